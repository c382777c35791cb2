# Midgard: everything that is said about this game. How arguments and nouns work stands at the head of champions.ftl.

## Kingdoms, metals, Vikings
# .card and .cards are the cards of a metal; .the is an object, in the accusative.

kingdom-alfheim = Alfheim
    .in = in Alfheim
kingdom-mannheim = Mannheim
    .in = in Mannheim
kingdom-jotunheim = Jotunheim
    .in = in Jotunheim

metal-bronze = Bronze
    .card = Bronzekarte
    .cards = Bronzekarten
metal-silver = Silber
    .card = Silberkarte
    .cards = Silberkarten
metal-gold = Gold
    .card = Goldkarte
    .cards = Goldkarten

viking-chieftain = Häuptling
    .the = den Häuptling
viking-warrior = Krieger
    .the = einen Krieger

thing-warrior = { $count ->
   *[other] Krieger
}
    .some = { $count } Krieger
thing-chieftain = Häuptling
    .some = der Häuptling
thing-alfheim = grauer Marker
    .some = { $count } grau
thing-mannheim = brauner Marker
    .some = { $count } braun
thing-jotunheim = blauer Marker
    .some = { $count } blau

category-kingdoms = Königreiche
category-asgard = Asgard
category-ragnarok = Ragnarok
category-valhalla = Walhalla
category-sets = Komplette Sätze

phase-draft = Kartenwahl
phase-action = Aktionsphase
phase-scoring = Wertung
phase-over = Spielende

## Areas
# .in says where somebody is, .to where somebody goes, .from where from. area-own is a province of a user's own cards.

area-gimle = Gimle
    .in = in Gimle
    .to = nach Gimle
    .from = aus Gimle
area-vidblain = Vidblain
    .in = in Vidblain
    .to = nach Vidblain
    .from = aus Vidblain
area-andlang = Andlang
    .in = in Andlang
    .to = nach Andlang
    .from = aus Andlang
area-angerboda = Angerboda
    .in = in Angerboda
    .to = nach Angerboda
    .from = aus Angerboda
area-elvagar = Elvagar
    .in = in Elvagar
    .to = nach Elvagar
    .from = aus Elvagar
area-myrkvior = Myrkvior
    .in = in Myrkvior
    .to = nach Myrkvior
    .from = aus Myrkvior
area-thrymheim = Thrymheim
    .in = in Thrymheim
    .to = nach Thrymheim
    .from = aus Thrymheim
area-muspelheim = Muspelheim
    .in = in Muspelheim
    .to = nach Muspelheim
    .from = aus Muspelheim
area-horgr = Horgr
    .in = in Horgr
    .to = nach Horgr
    .from = aus Horgr
area-utgard = Utgard
    .in = in Utgard
    .to = nach Utgard
    .from = aus Utgard
area-asgard = Asgard
    .in = in Asgard
    .to = nach Asgard
    .from = aus Asgard
area-vanaheim = Vanaheim
    .in = in Vanaheim
    .to = nach Vanaheim
    .from = aus Vanaheim
area-valhalla = Walhalla
    .in = in Walhalla
    .to = nach Walhalla
    .from = aus Walhalla
area-boat = Boot
    .in = auf dem Boot
    .to = auf das Boot
    .from = vom Boot
area-own = { $name }
    .in = in { $name }
    .to = nach { $name }
    .from = aus { $name }

## Cards

card-invasion-alfheim = Invasion in Alfheim
card-invasion-mannheim = Invasion in Mannheim
card-invasion-jotunheim = Invasion in Jotunheim
card-new-warriors = Neue Krieger
card-attack-alfheim = Angriff auf Alfheim
card-attack-mannheim = Angriff auf Mannheim
card-attack-jotunheim = Angriff auf Jotunheim
card-viking-horde = Wikingerhorde
card-score-alfheim = Königreichswertung Alfheim
card-score-mannheim = Königreichswertung Mannheim
card-score-jotunheim = Königreichswertung Jotunheim
card-token-alfheim = Königreichsmarker Alfheim
card-token-mannheim = Königreichsmarker Mannheim
card-token-jotunheim = Königreichsmarker Jotunheim
card-draw-bronze = Bronzekarten ziehen
card-draw-silver = Silberkarten ziehen
card-destroy-alfheim = Provinz in Alfheim zerstören
card-destroy-mannheim = Provinz in Mannheim zerstören
card-destroy-jotunheim = Provinz in Jotunheim zerstören
card-muster-heavens = Neue Krieger in den Himmeln
card-muster-alfheim = Neue Krieger in Alfheim
card-muster-mannheim = Neue Krieger in Mannheim
card-muster-jotunheim = Neue Krieger in Jotunheim

# What a card does, in a sentence.
does-invade = { $amount ->
    [one] Ziehe bis zu 1 Wikinger in ein freies Dorf { $kingdom-in } oder nach Asgard oder Vanaheim.
   *[other] Ziehe bis zu { $amount } Wikinger in freie Dörfer { $kingdom-in } oder nach Asgard oder Vanaheim.
}
does-reinforce = Ein Krieger aus dem Vorrat, wenn noch einer da ist, kommt auf dein Boot; ziehe dann 1 Wikinger in ein beliebiges freies Dorf oder nach Asgard oder Vanaheim.
does-attack = Ziehe 1 Wikinger in das Dorf eines gegnerischen Kriegers { $kingdom-in } oder nach Asgard oder Vanaheim; ein gegnerischer Krieger von dort kommt nach Walhalla.
does-horde = { $amount ->
    [one] Ziehe bis zu 1 Wikinger in einen Himmel oder in eine Provinz mit einem freien Dorf.
   *[other] Ziehe bis zu { $amount } Wikinger in einen Himmel oder in eine Provinz mit freien Dörfern.
}
does-score = { $kingdom } wird jetzt gewertet, für alle.
does-token = Nimm einen Königreichsmarker von { $kingdom }.
does-draw = { $amount ->
    [one] Ziehe 1 { $metal-card } und spiele sofort noch eine Karte.
   *[other] Ziehe { $amount } { $metal-cards } und spiele sofort noch eine Karte.
}
does-destroy = Alle Wikinger einer Provinz { $kingdom-in } kommen nach Walhalla.
does-muster = { $amount ->
    [one] Bis zu 1 Krieger aus dem Vorrat kommt in ein freies Dorf { $kingdom-in }.
   *[other] Bis zu { $amount } Krieger aus dem Vorrat kommen in freie Dörfer { $kingdom-in }.
}
does-muster-heavens = { $amount ->
    [one] Bis zu 1 Krieger aus dem Vorrat kommt in einen Himmel.
   *[other] Bis zu { $amount } Krieger aus dem Vorrat kommen in die Himmel.
}

## What happens, as a story; present tense

event-round-began = Runde { $round } beginnt.
event-province-doomed = Unheil droht in dieser Runde: { $area }.
event-provinces-doomed = Unheil droht in dieser Runde: { $areas }.
event-card-kept = { $seat } behält: { $card }.
event-packs-passed = Alle haben eine Karte behalten; der Rest geht nach links weiter.
event-gold-shown = { $seat } zeigt Gold vor: { $card }.
event-starter-found = { $seat } beginnt die Runde.
event-card-played = { $seat } spielt: { $card }.
event-viking-moved = { $seat } zieht { $viking-the } { $origin-from } { $goal-to }.
event-stayed = { $seat } zieht einen Wikinger innerhalb desselben Gebiets.
event-warrior-slain = { $seat } schlägt { $area-in } zu: Ein Krieger von { $other } kommt nach Walhalla.
event-warrior-came = Ein neuer Krieger von { $seat } kommt { $area-to }.
event-province-destroyed = { $seat } zerstört { $area }.
event-vikings-fell = { $count ->
    [one] 1 Wikinger von { $seat } fällt { $area-in } und kommt nach Walhalla.
   *[other] { $count } Wikinger von { $seat } fallen { $area-in } und kommen nach Walhalla.
}
event-kingdom-scored = { $seat } kontrolliert { $count ->
    [one] 1 Provinz
   *[other] { $count } Provinzen
} { $kingdom-in }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-tokens-taken = { $seat } nimmt { $count } Marker von { $kingdom }.
event-asgard-held = { $seat } hat die meisten Wikinger in Asgard: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-ragnarok-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $count ->
    [one] 1 Wikinger, der in einer Unheilsprovinz gefallen ist
   *[other] { $count } Wikinger, die in Unheilsprovinzen gefallen sind
}.
event-valhalla-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $count } Wikinger in Walhalla.
event-vikings-returned = { $count ->
    [one] 1 Wikinger von { $seat } kehrt aus Walhalla auf das Boot zurück.
   *[other] { $count } Wikinger von { $seat } kehren aus Walhalla auf das Boot zurück.
}
event-card-drawn = { $seat } zieht: { $card }.
event-cards-drawn = { $count ->
    [one] { $seat } zieht 1 { $metal-card }.
   *[other] { $seat } zieht { $count } { $metal-cards }.
}
event-game-won = { $seat } gewinnt!
event-area-chosen = { $seat } bricht { $area-to } auf.
event-card-hidden = { $seat } behält eine Karte.
event-packs-dealt = Die Karten werden ausgeteilt.
event-viking-picked = { $seat } wählt { $viking-the } { $origin-in }.
event-sets-scored = { $seat } hat { $count ->
    [0] keinen kompletten Satz
    [one] 1 kompletten Satz
   *[other] { $count } komplette Sätze
} Königreichsmarker: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-tokens-shown = { $seat } deckt die Königreichsmarker auf: Alfheim { $alfheim }, Mannheim { $mannheim }, Jotunheim { $jotunheim }.
event-tie-compared = { $seat } hat mit anderen die meisten Punkte ({ $score }) und { $tokens } Königreichsmarker; die meisten Marker entscheiden.
event-waived = { $seat } belässt es dabei.
event-card-lapsed = { $late ->
    [0] { $card }: { $seat } kann damit nichts mehr tun.
   *[other] { $card }: { $seat } belässt es dabei.
}
story-scoring = Die Runde wird gewertet:
story-ragnarok = Ragnarok:
winner = { $names } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.

## Questions

question-keep-card = Karte { $pick } dieser Kartenwahl: Welche behältst du?
question-play-card = Welche Karte spielst du?
question-pick-viking = { $left ->
    [one] { $card }: Welchen Wikinger ziehst du?
   *[other] { $card }: Welchen Wikinger ziehst du? Bis zu { $left } dürfen ziehen.
}
question-choose-goal = Wohin zieht dieser Wikinger?
question-choose-victim = Wessen Krieger greifst du an?
question-choose-horde = Wohin zieht die Horde?
question-choose-ruin = Welche Provinz zerstörst du?
question-muster-warriors = { $left ->
    [one] { $card }: Wohin kommt der neue Krieger?
   *[other] { $card }: Wohin kommen neue Krieger? Bis zu { $left } dürfen kommen.
}
question-choose-tokens = { $left ->
    [one] Vanaheim gehört dir. Welchen Königreichsmarker nimmst du?
   *[other] Vanaheim gehört dir. Welche Königreichsmarker nimmst du? Noch { $left }.
}

## Answers

action-done = Fertig
action-keep = { $card }
action-play = { $card }
action-pick-chieftain = Der Häuptling
action-pick-warrior = Ein Krieger { $area-from }
action-move = { $area }
action-stay = Innerhalb desselben Gebiets ziehen, was nichts ändert
action-strike = Ein Krieger von { $seat }
action-choose-area = { $area }
action-take-token = Ein Marker von { $kingdom }
action-take-tokens = { $count } Marker von { $kingdom }

effect-warriors = { $count ->
    [one] 1 ist dort
   *[other] { $count } sind dort
}
effect-chieftain = { $area-from }
effect-token = davon hast du dann { $count }
effect-province = { $kingdom }; { $free } von { $villages } Dörfern frei
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
effect-there = dort: { $forces }
effect-force = { $chieftain ->
    [0] { $seat } { $count }
   *[other] { $count ->
        [0] { $seat } Häuptling
       *[other] { $seat } { $count } + Häuptling
    }
}
effect-doomed = { $kingdom }, Unheilsprovinz; { $free } von { $villages } Dörfern frei
effect-asgard = ein Himmel; für die meisten Wikinger { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effect-vanaheim = ein Himmel; für die meisten Wikinger { $count } Königreichsmarker nach Wahl
effect-valhalla = wo die Gefallenen sind; bis zum Rundenende aus dem Spiel, dann je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
effect-several = { $parts }
effect-score = { $kingdom } wird jetzt gewertet, für alle; du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $count } Königreichsmarker
effect-lapse = davon ist gerade nichts möglich
effect-slay = ein Krieger von { $seat } kommt nach Walhalla
effect-ruin = nach Walhalla kommen { $mine } von dir und { $others } von anderen
effect-horde = bis zu { $count } Wikinger
effect-control-you = du hast dann dort die Kontrolle
effect-control = { $seat } hat dann dort die Kontrolle
effect-control-nobody = niemand hat dann dort die Kontrolle
look-number = Ihre Nummer ist { $number }; wer die höchste vorzeigt, beginnt die Runde.
look-copies = { $count }-mal unter den { $metal-cards }.

## Why an answer is closed

reason-not-asked = Danach wird gerade nicht gefragt.
reason-not-in-pack = Diese Karte ist nicht in deiner Kartenauswahl.
reason-not-in-stock = Diese Karte hast du nicht.
reason-nobody-there = Dort hast du keinen Krieger.
reason-in-valhalla = Wer in Walhalla ist, bleibt dort bis zum Rundenende.
reason-moved-already = Wer dort ist, ist mit dieser Karte schon gezogen.
reason-no-village = Dort ist kein Dorf frei.
reason-no-village-figures = { $villages ->
    [one] Das einzige Dorf { $area-in } ist besetzt.
   *[other] Alle { $villages } Dörfer { $area-in } sind besetzt.
}
reason-other-kingdom = Die Karte nennt ein anderes Königreich oder Gebiet.
reason-other-kingdom-figures = Die Karte nennt { $kingdom }.
reason-no-such-area = Dorthin können Wikinger nicht ziehen.
reason-no-change = Das würde nichts ändern.
reason-out-of-order = Gewählt wird in der Reihenfolge der Liste, und darüber bist du schon hinaus; nimm deine Antworten zurück, wenn du es doch noch willst.
reason-no-enemy-warrior = Dort ist kein gegnerischer Krieger, den du angreifen könntest.
reason-no-enemy-warrior-figures = Es gibt { $area-in } keinen gegnerischen Krieger, den du angreifen könntest.
reason-oneself = Deine eigenen Krieger kannst du nicht angreifen.
reason-no-way-to-stay = Bei dieser Karte kannst du nicht stehen bleiben.

## Options

option-beginners = Variante: Anfänger (in der ersten Runde behalten alle die ausgeteilten Karten)
edition-de = Deutsche Regeln

## The board at a prompt: headings and short words

board-map = Spielplan
board-kingdom = Königreich
board-villages = Frei
board-vikings = Wikinger
board-doom = Unheil
board-doomed = droht
board-score = Punkte
board-chieftain = Häuptling
board-boat = Auf dem Boot
board-reserve = Vorrat
board-heavens = In den Himmeln
board-tokens = Königreichsmarker
board-stock = Kartenvorrat
board-gold = Vorgezeigtes Gold
board-plays = Noch zu spielen
board-own = Deine Karten
board-count = Anzahl
board-effect = Wirkung
board-scoring = Schlusswertung
board-category = Wertung
board-total = Gesamt
board-of-villages = { $free } von { $villages }

## Bei jeder Frage

status-own = Du. { $parts }.
status-province = { $area } ({ $free } von { $villages } frei{ $doomed ->
    [0] {""}
   *[other] , Unheil droht
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

-example-answers = häuptling; gimle; fertig
-example-answer = häuptling
-example-subject = horde
-example-rule = MX-2
-example-word = dorf

## What studies count

subject-drafted = Behaltene Karten
subject-played = Gespielte Karten
subject-goal = Wohin Wikinger ziehen
subject-kingdom = Punkte aus Königreichen
subject-token = Genommene Königreichsmarker
subject-category = Woher die Punkte kommen
