# Midgard: everything that is said about this game. How arguments and nouns work stands at the head of champions.ftl.

## Kingdoms, metals, Vikings
# .of is the noun after its "di".

kingdom-alfheim = Alfheim
    .in = in Alfheim
kingdom-mannheim = Mannheim
    .in = in Mannheim
kingdom-jotunheim = Jotunheim
    .in = in Jotunheim

metal-bronze = bronzo
    .of = di bronzo
metal-silver = argento
    .of = d'argento
metal-gold = oro
    .of = d'oro

viking-chieftain = capo
    .the = il capo
viking-warrior = guerriero
    .the = un guerriero

thing-warrior = { $count ->
    [one] guerriero
   *[other] guerrieri
}
    .some = { $count ->
        [one] 1 guerriero
       *[other] { $count } guerrieri
    }
thing-chieftain = capo
    .some = il capo
thing-alfheim = gettone grigio
    .some = { $count ->
        [one] 1 grigio
       *[other] { $count } grigi
    }
thing-mannheim = gettone marrone
    .some = { $count ->
        [one] 1 marrone
       *[other] { $count } marroni
    }
thing-jotunheim = gettone blu
    .some = { $count } blu

category-kingdoms = Regni
category-asgard = Asgard
category-ragnarok = Ragnarok
category-valhalla = Valhalla
category-sets = Set di gettoni

phase-draft = draft
phase-action = azioni
phase-scoring = punteggio
phase-over = termine della partita

## Areas
# .in says where somebody is, .to where somebody goes, .from where from. area-own is a province of a user's own cards.

area-gimle = Gimle
    .in = a Gimle
    .to = a Gimle
    .from = da Gimle
area-vidblain = Vidblain
    .in = a Vidblain
    .to = a Vidblain
    .from = da Vidblain
area-andlang = Andlang
    .in = ad Andlang
    .to = ad Andlang
    .from = da Andlang
area-angerboda = Angerboda
    .in = ad Angerboda
    .to = ad Angerboda
    .from = da Angerboda
area-elvagar = Elvagar
    .in = a Elvagar
    .to = a Elvagar
    .from = da Elvagar
area-myrkvior = Myrkvior
    .in = a Myrkvior
    .to = a Myrkvior
    .from = da Myrkvior
area-thrymheim = Thrymheim
    .in = a Thrymheim
    .to = a Thrymheim
    .from = da Thrymheim
area-muspelheim = Muspelheim
    .in = a Muspelheim
    .to = a Muspelheim
    .from = da Muspelheim
area-horgr = Horgr
    .in = a Horgr
    .to = a Horgr
    .from = da Horgr
area-utgard = Utgard
    .in = a Utgard
    .to = a Utgard
    .from = da Utgard
area-asgard = Asgard
    .in = ad Asgard
    .to = ad Asgard
    .from = da Asgard
area-vanaheim = Vanaheim
    .in = a Vanaheim
    .to = a Vanaheim
    .from = da Vanaheim
area-valhalla = Valhalla
    .in = nel Valhalla
    .to = nel Valhalla
    .from = dal Valhalla
area-boat = Barca
    .in = sulla barca
    .to = sulla barca
    .from = dalla barca
area-own = { $name }
    .in = nella provincia { $name }
    .to = nella provincia { $name }
    .from = dalla provincia { $name }

## Cards

card-invasion-alfheim = Invasione di Alfheim
card-invasion-mannheim = Invasione di Mannheim
card-invasion-jotunheim = Invasione di Jotunheim
card-new-warriors = Nuovi guerrieri
card-attack-alfheim = Attacco ad Alfheim
card-attack-mannheim = Attacco a Mannheim
card-attack-jotunheim = Attacco a Jotunheim
card-viking-horde = Orda vichinga
card-score-alfheim = Punteggio di Alfheim
card-score-mannheim = Punteggio di Mannheim
card-score-jotunheim = Punteggio di Jotunheim
card-token-alfheim = Gettone di Alfheim
card-token-mannheim = Gettone di Mannheim
card-token-jotunheim = Gettone di Jotunheim
card-draw-bronze = Pesca di bronzo
card-draw-silver = Pesca d'argento
card-destroy-alfheim = Rovina in Alfheim
card-destroy-mannheim = Rovina in Mannheim
card-destroy-jotunheim = Rovina in Jotunheim
card-muster-heavens = Guerrieri per i cieli
card-muster-alfheim = Guerrieri per Alfheim
card-muster-mannheim = Guerrieri per Mannheim
card-muster-jotunheim = Guerrieri per Jotunheim

# What a card does, in a sentence.
does-invade = { $amount ->
    [one] Sposta fino a 1 vichingo in un villaggio libero { $kingdom-in }, ad Asgard o a Vanaheim.
   *[other] Sposta fino a { $amount } vichinghi in villaggi liberi { $kingdom-in }, ad Asgard o a Vanaheim.
}
does-reinforce = Un guerriero della riserva, se ne resta uno, viene sulla tua barca; poi sposta 1 vichingo in un qualsiasi villaggio libero, ad Asgard o a Vanaheim.
does-attack = Sposta 1 vichingo nel villaggio di un guerriero nemico { $kingdom-in }, ad Asgard o a Vanaheim; un guerriero nemico che vi si trova va nel Valhalla.
does-horde = { $amount ->
    [one] Sposta fino a 1 vichingo in un cielo o in una provincia con un villaggio libero.
   *[other] Sposta fino a { $amount } vichinghi in uno stesso cielo o in una stessa provincia con villaggi liberi.
}
does-score = Si calcola subito il punteggio di { $kingdom }, per tutti.
does-token = Prendi un gettone di { $kingdom }.
does-draw = { $amount ->
    [one] Pesca 1 carta { $metal-of } e gioca subito un'altra carta.
   *[other] Pesca { $amount } carte { $metal-of } e gioca subito un'altra carta.
}
does-destroy = Tutti i vichinghi di una provincia { $kingdom-in } vanno nel Valhalla.
does-muster = { $amount ->
    [one] Fino a 1 guerriero della riserva viene in un villaggio libero { $kingdom-in }.
   *[other] Fino a { $amount } guerrieri della riserva vengono in villaggi liberi { $kingdom-in }.
}
does-muster-heavens = { $amount ->
    [one] Fino a 1 guerriero della riserva viene in un cielo.
   *[other] Fino a { $amount } guerrieri della riserva vengono nei cieli.
}

## What happens, as a story; present tense

event-round-began = Inizia il turno { $round }.
event-province-doomed = Condannata in questo turno: { $area }.
event-provinces-doomed = Condannate in questo turno: { $areas }.
event-card-kept = { $seat } conserva: { $card }.
event-packs-passed = Tutti hanno conservato una carta; i mazzetti passano a sinistra.
event-gold-shown = { $seat } mostra oro: { $card }.
event-starter-found = { $seat } inizia il turno.
event-card-played = { $seat } gioca: { $card }.
event-viking-moved = { $seat } sposta { $viking-the } { $origin-from } { $goal-to }.
event-stayed = { $seat } sposta un vichingo all'interno della stessa zona.
event-warrior-slain = { $seat } colpisce { $area-in }: un guerriero di { $other } va nel Valhalla.
event-warrior-came = Un nuovo guerriero di { $seat } arriva { $area-to }.
event-province-destroyed = { $seat } distrugge { $area }.
event-vikings-fell = { $count ->
    [one] 1 vichingo di { $seat } cade { $area-in } e va nel Valhalla.
   *[other] { $count } vichinghi di { $seat } cadono { $area-in } e vanno nel Valhalla.
}
event-kingdom-scored = { $seat } controlla { $count ->
    [one] 1 provincia
   *[other] { $count } province
} { $kingdom-in }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-tokens-taken = { $count ->
    [one] { $seat } prende 1 gettone di { $kingdom }.
   *[other] { $seat } prende { $count } gettoni di { $kingdom }.
}
event-asgard-held = { $seat } ha più vichinghi di tutti ad Asgard: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-ragnarok-scored = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $count ->
    [one] 1 vichingo caduto in una provincia condannata
   *[other] { $count } vichinghi caduti in province condannate
}.
event-valhalla-scored = { $seat } ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per { $count ->
    [one] 1 vichingo
   *[other] { $count } vichinghi
} nel Valhalla.
event-vikings-returned = { $count ->
    [one] 1 vichingo di { $seat } torna dal Valhalla sulla barca.
   *[other] { $count } vichinghi di { $seat } tornano dal Valhalla sulla barca.
}
event-card-drawn = { $seat } pesca: { $card }.
event-cards-drawn = { $count ->
    [one] { $seat } pesca 1 carta { $metal-of }.
   *[other] { $seat } pesca { $count } carte { $metal-of }.
}
event-game-won = { $seat } vince la partita!
event-area-chosen = { $seat } si dirige { $area-to }.
event-card-hidden = { $seat } conserva una carta.
event-packs-dealt = Si distribuiscono i mazzetti.
event-viking-picked = { $seat } sceglie { $viking-the } { $origin-in }.
event-sets-scored = { $count ->
    [0] { $seat } non ha nessun set completo
    [one] { $seat } ha 1 set completo
   *[other] { $seat } ha { $count } set completi
} di gettoni: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
event-tokens-shown = { $seat } scopre i suoi gettoni: { $alfheim } di Alfheim, { $mannheim } di Mannheim, { $jotunheim } di Jotunheim.
event-tie-compared = { $seat } è in parità per il maggior numero di punti, { $score }, e ha { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
}; decide il maggior numero di gettoni.
event-waived = { $seat } lascia le cose come stanno.
event-card-lapsed = { $late ->
    [0] { $card }: { $seat } non può farne più nulla.
   *[other] { $card }: { $seat } lascia le cose come stanno.
}
story-scoring = Punteggio del turno:
story-ragnarok = Ragnarok:
winner = { $names } { $count ->
    [one] vince
   *[other] condividono la vittoria
} con { $score ->
    [one] 1 punto
   *[other] { $score } punti
}.

## Questions

question-keep-card = Carta { $pick } di questo draft: quale conservi?
question-play-card = Quale carta giochi?
question-pick-viking = { $left ->
    [one] { $card }: quale vichingo sposti?
   *[other] { $card }: quale vichingo sposti? Puoi spostarne fino a { $left }.
}
question-choose-goal = Dove va questo vichingo?
question-choose-victim = Di chi è il guerriero che colpisci?
question-choose-horde = Dove va l'orda?
question-choose-ruin = Quale provincia distruggi?
question-muster-warriors = { $left ->
    [one] { $card }: dove va il nuovo guerriero?
   *[other] { $card }: dove vanno i nuovi guerrieri? Possono venirne fino a { $left }.
}
question-choose-tokens = { $left ->
    [one] Vanaheim è tua. Quale gettone prendi?
   *[other] Vanaheim è tua. Quali gettoni prendi? Te ne spettano { $left }.
}

## Answers

action-done = Fatto
action-keep = { $card }
action-play = { $card }
action-pick-chieftain = Il capo
action-pick-warrior = Un guerriero { $area-from }
action-move = { $area }
action-stay = Spostarsi nella stessa zona, senza cambiare nulla
action-strike = Un guerriero di { $seat }
action-choose-area = { $area }
action-take-token = Un gettone di { $kingdom }
action-take-tokens = { $count } gettoni di { $kingdom }

effect-warriors = { $count ->
    [one] ce n'è 1
   *[other] ce ne sono { $count }
}
effect-chieftain = { $area-in }
effect-token = ne avrai { $count }
effect-province = { $kingdom }; villaggi liberi: { $free } su { $villages }
stock-card = { $metal }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}: { $does }
stock-card-brief = { $metal }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
effect-there = presenti: { $forces }
effect-force = { $chieftain ->
    [0] { $seat } { $count }
   *[other] { $count ->
        [0] { $seat } capo
       *[other] { $seat } { $count } + capo
    }
}
effect-doomed = { $kingdom }, provincia condannata; villaggi liberi: { $free } su { $villages }
effect-asgard = un cielo; per chi ha più vichinghi { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
effect-vanaheim = un cielo; per chi ha più vichinghi { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} a scelta
effect-valhalla = dove vanno i caduti; fuori gioco fino alla fine del turno, poi { $points ->
    [one] 1 punto
   *[other] { $points } punti
} ciascuno
effect-several = { $parts }
effect-score = si calcola subito il punteggio di { $kingdom }, per tutti; ottieni { $points ->
    [one] 1 punto
   *[other] { $points } punti
} e { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
effect-lapse = al momento non se ne può fare nulla
effect-slay = un guerriero di { $seat } va nel Valhalla
effect-ruin = nel Valhalla vanno { $mine } dei tuoi e { $others } di altri
effect-horde = { $count ->
    [one] fino a 1 vichingo
   *[other] fino a { $count } vichinghi
}
effect-control-you = ne avrai tu il controllo
effect-control = ne avrà il controllo { $seat }
effect-control-nobody = nessuno ne avrà il controllo
look-number = Il suo numero è { $number }; chi mostra il più alto inizia il turno.
look-copies = { $count ->
    [one] 1 copia tra le carte { $metal-of }.
   *[other] { $count } copie tra le carte { $metal-of }.
}

## Why an answer is closed

reason-not-asked = In questo momento non è ciò che ti viene chiesto.
reason-not-in-pack = Questa carta non è nel tuo mazzetto.
reason-not-in-stock = Non hai questa carta.
reason-nobody-there = Lì non hai nessun guerriero.
reason-in-valhalla = Chi è nel Valhalla ci resta fino alla fine del turno.
reason-moved-already = Chi si trova lì si è già mosso con questa carta.
reason-no-village = Lì non c'è nessun villaggio libero.
reason-no-village-figures = { $villages ->
    [one] L'unico villaggio { $area-in } è occupato.
   *[other] I { $villages } villaggi { $area-in } sono tutti occupati.
}
reason-other-kingdom = La carta indica un altro regno o un'altra zona.
reason-other-kingdom-figures = La carta indica { $kingdom }.
reason-no-such-area = Non vi si possono inviare vichinghi.
reason-no-change = Non cambierebbe nulla.
reason-out-of-order = Si sceglie nell'ordine della lista, e quel momento è passato; se ci ripensi, ritira le tue risposte con «annulla».
reason-no-enemy-warrior = Lì non c'è nessun guerriero nemico da colpire.
reason-no-enemy-warrior-figures = Non c'è { $area-in } nessun guerriero nemico da colpire.
reason-oneself = Non puoi colpire i tuoi.
reason-no-way-to-stay = Questa carta non permette di restare fermi.

## Options

option-beginners = Variante: principianti (nel primo turno ciascuno conserva le carte ricevute)
edition-de = Regole tedesche

## The board at a prompt: headings and short words

board-map = Tabellone
board-kingdom = Regno
board-villages = Liberi
board-vikings = Vichinghi
board-doom = Sventura
board-doomed = condannata
board-score = Punti
board-chieftain = Capo
board-boat = Sulla barca
board-reserve = Riserva
board-heavens = Nei cieli
board-tokens = Gettoni
board-stock = Carte nella scorta
board-gold = Oro mostrato
board-plays = Carte da giocare
board-own = Le tue carte
board-count = Copie
board-effect = Effetto
board-scoring = Punteggio finale
board-category = Categoria
board-total = Totale
board-of-villages = { $free } su { $villages }

## A ogni domanda

status-own = Tu. { $parts }.
status-province = { $area } (liberi { $free } su { $villages }{ $doomed ->
    [0] {""}
   *[other] , condannata
})
status-card = { $card } ({ $metal }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}){ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}

## Examples in what the program says itself
# Answers in words, one of them that may be closed, something to look at, and a rule.

-example-answers = capo; gimle; fatto
-example-answer = capo
-example-subject = orda
-example-rule = MX-2
-example-word = villaggio

## What studies count

subject-drafted = Carte conservate
subject-played = Carte giocate
subject-goal = Dove vanno i vichinghi
subject-kingdom = Punti dai regni
subject-token = Gettoni presi
subject-category = Da dove vengono i punti
