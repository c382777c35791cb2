# Champions of Midgard: everything that is said about this game.
#
# A noun of the game comes into a sentence as an argument named after its family: $space is the noun `place-<slug>`,
# $space-at its attribute `.at`. $seat is a player's name. $things is a list such as "2 spadaccini e 1 cibo".
# Things decline with $count; `.some` says how many of them there are.
# Names may be of any gender and begin with any letter, so that no sentence has "a" or an adjective with $seat.

## Things that are counted

thing-swordsman = { $count ->
    [one] spadaccino
   *[other] spadaccini
}
    .some = { $count ->
        [one] 1 spadaccino
       *[other] { $count } spadaccini
    }
thing-spearman = { $count ->
    [one] lanciere
   *[other] lancieri
}
    .some = { $count ->
        [one] 1 lanciere
       *[other] { $count } lancieri
    }
thing-axeman = { $count ->
   *[other] berserk
}
    .some = { $count } berserk
thing-any = { $count ->
    [one] guerriero
   *[other] guerrieri
}
    .some = { $count ->
        [one] 1 guerriero a scelta
       *[other] { $count } guerrieri a scelta
    }
thing-food = cibo
    .some = { $count } cibo
thing-wood = legno
    .some = { $count } legno
thing-coins = { $count ->
    [one] moneta
   *[other] monete
}
    .some = { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
thing-favor = favore
    .some = { $count ->
        [one] 1 favore
       *[other] { $count } favori
    }
thing-glory = gloria
    .some = { $count ->
        [one] 1 punto Gloria
       *[other] { $count } punti Gloria
    }

## Places: spaces, shores, longships, stalls
# .at says where something is, .to where somebody goes (to a fight: against whom), .the the place itself as an object.

place-blacksmith = Fabbricante di asce
    .at = dal fabbricante di asce
    .to = dal fabbricante di asce
place-hafter = Fabbricante di lance
    .at = dal fabbricante di lance
    .to = dal fabbricante di lance
place-swordsmith = Fabbricante di spade
    .at = dal fabbricante di spade
    .to = dal fabbricante di spade
place-smokehouse = Affumicatoio
    .at = all'affumicatoio
    .to = all'affumicatoio
place-jarls-longhouse = Casa lunga dello Jarl
    .at = nella casa lunga dello jarl
    .to = nella casa lunga dello jarl
place-market = Mercato
    .at = al mercato
    .to = al mercato
place-merchant-ship = Nave mercantile
    .at = alla nave mercantile
    .to = alla nave mercantile
place-runesmith = Maestro delle rune
    .at = dal maestro delle rune
    .to = dal maestro delle rune
place-sages-hut = Capanna del Saggio
    .at = nella capanna del saggio
    .to = alla capanna del saggio
place-shipwright = Carpentiere
    .at = dal carpentiere
    .to = dal carpentiere
place-stave-church = Chiesa di legno
    .at = nella chiesa di legno
    .to = alla chiesa di legno
place-worker-huts = Capanna dei lavoratori
    .at = nella capanna dei lavoratori
    .to = alla capanna dei lavoratori
place-hunting-grounds = Territori di caccia
    .at = nei territori di caccia
    .to = nei territori di caccia
place-troll = Troll
    .at = di fronte al troll
    .to = contro il troll
place-draugr-left = Draugr di sinistra
    .at = di fronte al draugr di sinistra
    .to = contro il draugr di sinistra
place-draugr-right = Draugr di destra
    .at = di fronte al draugr di destra
    .to = contro il draugr di destra
place-begging = Mendicare
    .at = a mendicare
    .to = a mendicare
place-shore-1 = Prima riva
    .at = sulla prima riva
    .to = alla prima riva
place-shore-2 = Seconda riva
    .at = sulla seconda riva
    .to = alla seconda riva
place-shore-3 = Terza riva
    .at = sulla terza riva
    .to = alla terza riva
place-shore-4 = Quarta riva
    .at = sulla quarta riva
    .to = alla quarta riva
place-small-longship = Drakkar pubblica piccola
    .at = sulla drakkar pubblica piccola
    .to = sulla drakkar pubblica piccola
    .the = la drakkar pubblica piccola
place-large-longship = Drakkar pubblica grande
    .at = sulla drakkar pubblica grande
    .to = sulla drakkar pubblica grande
    .the = la drakkar pubblica grande
place-karfi = Karfi
    .at = sulla Karfi
    .to = sulla Karfi
    .the = la Karfi
place-snekka = Snekka
    .at = sulla Snekka
    .to = sulla Snekka
    .the = la Snekka
place-skeid = Skeid
    .at = sulla Skeid
    .to = sulla Skeid
    .the = la Skeid
place-drekkar = Drekkar
    .at = sulla Drekkar
    .to = sulla Drekkar
    .the = la Drekkar
place-aumingi = Aumingi
    .at = dall'aumingi
    .to = dall'aumingi
place-skald = Skald
    .at = dallo skald
    .to = dallo skald
place-generous-merchant = Mercante generoso
    .at = dal mercante generoso
    .to = dal mercante generoso
place-wealthy-traveller = Ricco straniero
    .at = dal ricco straniero
    .to = dal ricco straniero
place-huskarl = Milizia cittadina
    .at = dalla milizia cittadina
    .to = dalla milizia cittadina
place-raiders = Razziatori
    .at = dai razziatori
    .to = dai razziatori
place-jomsvikings = Vichinghi di Jomsborg
    .at = dai vichinghi di Jomsborg
    .to = dai vichinghi di Jomsborg
place-varangians = Variaghi
    .at = dai variaghi
    .to = dai variaghi

## Leaders and what they can do

leader-asmundr = Asmundr il Pio
leader-dagrun = Dagrun l'Eletta
leader-gylfir = Gylfir il Lupo di Mare
leader-svanhildr = Svanhildr la Vergine Guerriera
leader-ullr = Ullr il Berserker

gift-pious = Ogni favore speso per un rilancio frutta subito i suoi 2 punti Gloria.
gift-destined = Nella capanna del saggio pesca una carta Destino in più e ne conserva una.
gift-seaworthy = Alla nave mercantile non paga alcuna moneta.
gift-swordmaiden = Il colpo di uno spadaccino infligge 2 danni, il colpo doppio 3.
gift-berserker = Ottiene 1 punto Gloria in ogni turno di combattimento in cui compare un colpo doppio.

## Runes
# .the: the rune as an object.

rune-gifts = Runa Abbondanza
    .the = la runa Abbondanza
rune-wealth = Runa Fortuna
    .the = la runa Fortuna
rune-knowledge = Runa Conoscenza
    .the = la runa Conoscenza
rune-success = Runa Successo
    .the = la runa Successo
rune-potential = Runa Potenziale
    .the = la runa Potenziale
rune-reaction = Runa Reazione
    .the = la runa Reazione
rune-healing = Runa Guarigione
    .the = la runa Guarigione
rune-glory = Runa Gloria
    .the = la runa Gloria
rune-journey = Runa Spedizione
    .the = la runa Spedizione
rune-true-vision = Runa Vera visione
    .the = la runa Vera visione

power-gifts = Prendi 4 risorse a piacere tra cibo, legno e monete.
power-wealth = Raddoppia le tue monete: 5 in più al massimo.
power-knowledge = Guarda tutte le carte Spedizione a faccia in giù.
power-success = Rivela una tua carta Destino: ne ottieni i punti adesso, e di nuovo a fine partita.
power-potential = Dopo un lancio, rilancia tutte le facce vuote.
power-reaction = Dopo un lancio, ogni scudo vale anche come colpo.
power-healing = Quando in combattimento dovresti perdere guerrieri, in quel turno di combattimento non ne perdi.
power-glory = Quando sconfiggi un nemico, ottieni metà della sua gloria in più.
power-journey = Scarta la carta Spedizione della tua nave e affronta la successiva.
power-true-vision = Nella capanna del saggio, pesca due carte Destino in più e conservane una.

## Destinies

destiny-crusher-of-ice = Frantumatore del ghiaccio
destiny-earth-smasher = Spaccaterra
destiny-master-of-flames = Signore delle fiamme
destiny-craftsman = Artigiano
destiny-prepared = Previdente
destiny-prosperous = Benestante
destiny-leader-of-armies = Condottiero di eserciti
destiny-odins-favored = Favorito di Odino
destiny-runemaster = Signore delle rune
destiny-monster-hunter = Cacciatore di mostri
destiny-slayer-of-the-undead = Sterminatore di non morti
destiny-troll-slayer = Sterminatore di troll

counts-blue = nemici blu sconfitti
counts-yellow = nemici gialli sconfitti
counts-red = nemici rossi sconfitti
counts-wood = legno
counts-food = cibo
counts-coins = monete
counts-warriors = guerrieri
counts-favor = favori
counts-runes = rune
counts-monsters = mostri sconfitti
counts-draugr = draugr sconfitti
counts-trolls = troll sconfitti

## Journeys

journey-all-quiet = Tutto tranquillo
journey-no-wind = Calma piatta
journey-whirlpool = Gorgo
journey-storm = Tempesta
journey-lost = Perso
journey-kraken = Kraken

does-quiet = Nessun effetto.
does-lose-food = Perdi { $count } cibo.
does-lose-warriors = { $count ->
    [one] Perdi 1 guerriero.
   *[other] Perdi { $count } guerrieri.
}
does-lose-any = { $count ->
    [one] Perdi 1 cibo o 1 guerriero, a scelta.
   *[other] Perdi { $count } elementi a tua scelta tra cibo e guerrieri.
}
does-kraken = Combattimento contro il kraken: attacco { $attack }, difesa { $defence }, { $glory ->
    [one] 1 punto Gloria
   *[other] { $glory } punti Gloria
}.

## Merchant ships

merchant-birka-knarr = Knarr di Birka
merchant-hedeby-knarr = Knarr di Hedeby
merchant-lofoten-boat = Barca delle Lofoten
merchant-frisian-cog = Cocca frisona
merchant-dublin-trader = Nave di Dublino
merchant-novgorod-boat = Barca di Novgorod
merchant-miklagard-trader = Nave di Miklagard
merchant-gotland-knarr = Knarr di Gotland

## Enemies
# .the: the enemy as an object ("sconfigge il Troll delle paludi"); proper names have no article.

enemy-marsh-troll = Troll delle paludi
    .the = il Troll delle paludi
enemy-bridge-troll = Troll del ponte
    .the = il Troll del ponte
enemy-ox-thief = Ladro di buoi
    .the = il Ladro di buoi
enemy-hollow-hag = Megera della caverna
    .the = la Megera della caverna
enemy-scree-troll = Troll dei ghiaioni
    .the = il Troll dei ghiaioni
enemy-birch-hag = Megera delle betulle
    .the = la Megera delle betulle
enemy-boulder-thrower = Scagliamassi
    .the = lo Scagliamassi
enemy-moss-grandmother = Nonna del muschio
    .the = la Nonna del muschio
enemy-snow-ogre = Orco delle nevi
    .the = l'Orco delle nevi
enemy-grim-of-the-ford = Grim del Guado
    .the = Grim del Guado
enemy-cliff-ogress = Orchessa delle scogliere
    .the = l'Orchessa delle scogliere
enemy-two-headed-troll = Troll a due teste
    .the = il Troll a due teste
enemy-ironwood-hag = Megera del Bosco di Ferro
    .the = la Megera del Bosco di Ferro
enemy-three-headed-troll = Troll a tre teste
    .the = il Troll a tre teste
enemy-grylas-firstborn = Primogenito di Gryla
    .the = il Primogenito di Gryla
enemy-king-of-the-dovre-fells = Re del Dovrefjell
    .the = il Re del Dovrefjell
enemy-bog-walker = Viandante della torbiera
    .the = il Viandante della torbiera
enemy-drowned-oarsman = Rematore annegato
    .the = il Rematore annegato
enemy-cinder-thrall = Servo delle ceneri
    .the = il Servo delle ceneri
enemy-pyre-widow = Vedova della pira
    .the = la Vedova della pira
enemy-pale-ploughman = Aratore pallido
    .the = l'Aratore pallido
enemy-salt-corpse = Cadavere di sale
    .the = il Cadavere di sale
enemy-hrapp = Hrapp
    .the = Hrapp
enemy-barrow-sleeper = Dormiente del tumulo
    .the = il Dormiente del tumulo
enemy-klaufi = Klaufi
    .the = Klaufi
enemy-gallows-watcher = Guardiano della forca
    .the = il Guardiano della forca
enemy-soti = Soti
    .the = Soti
enemy-frozen-huscarl = Huscarl congelato
    .the = lo Huscarl congelato
enemy-thorolf-halt-foot = Thorolf lo Zoppo
    .the = Thorolf lo Zoppo
enemy-drift-ice-wight = Spettro della banchisa
    .the = lo Spettro della banchisa
enemy-agnar-of-the-mound = Agnar del Tumulo
    .the = Agnar del Tumulo
enemy-gold-hoarder = Accaparratore d'oro
    .the = l'Accaparratore d'oro
enemy-hoar-captain = Capitano della brina
    .the = il Capitano della brina
enemy-smoke-reeve = Balivo del fumo
    .the = il Balivo del fumo
enemy-thrain = Thrain
    .the = Thrain
enemy-karr-the-old = Karr il Vecchio
    .the = Karr il Vecchio
enemy-glam = Glam
    .the = Glam
enemy-skoffin = Skoffin
    .the = lo Skoffin
enemy-muspel-spark = Scintilla di Muspel
    .the = la Scintilla di Muspel
enemy-fossegrim = Fossegrim
    .the = il Fossegrim
enemy-fenris-cub = Cucciolo di Fenrir
    .the = il Cucciolo di Fenrir
enemy-hot-spring-bird = Uccello delle sorgenti calde
    .the = l'Uccello delle sorgenti calde
enemy-nykr = Nykr
    .the = il Nykr
enemy-stone-boar = Cinghiale di pietra
    .the = il Cinghiale di pietra
enemy-ember-fox = Volpe di brace
    .the = la Volpe di brace
enemy-ice-fell-wolf = Lupo dei monti di ghiaccio
    .the = il Lupo dei monti di ghiaccio
enemy-finngalkn = Finngalkn
    .the = il Finngalkn
enemy-ash-mare = Giumenta di cenere
    .the = la Giumenta di cenere
enemy-marbendill = Marbendill
    .the = il Marbendill
enemy-clay-giant = Gigante d'argilla
    .the = il Gigante d'argilla
enemy-skoll = Skoll
    .the = Skoll
enemy-hati = Hati
    .the = Hati
enemy-myrkvid-bear = Orso di Myrkvid
    .the = l'Orso di Myrkvid
enemy-red-crest-whale = Balena dalla cresta rossa
    .the = la Balena dalla cresta rossa
enemy-margygur = Margygur
    .the = la Margygur
enemy-lindworm = Lindworm
    .the = il Lindworm
enemy-furnace-worm = Verme della fornace
    .the = il Verme della fornace
enemy-ox-whale = Balena bue
    .the = la Balena bue
enemy-warg-mother = Madre dei warg
    .the = la Madre dei warg
enemy-garm = Garm
    .the = Garm
enemy-rime-bear = Orso di brina
    .the = l'Orso di brina
enemy-grafvitnir = Grafvitnir
    .the = Grafvitnir
enemy-ember-drake = Drago di brace
    .the = il Drago di brace
enemy-frost-giant = Gigante di brina
    .the = il Gigante di brina
enemy-hill-giant = Gigante delle colline
    .the = il Gigante delle colline
enemy-fire-giant = Gigante di fuoco
    .the = il Gigante di fuoco
enemy-hraesvelg = Hraesvelg
    .the = Hraesvelg
enemy-hyrrokkin = Hyrrokkin
    .the = Hyrrokkin
enemy-fafnirs-heir = Erede di Fafnir
    .the = l'Erede di Fafnir
enemy-lyngbakr = Lyngbakr
    .the = Lyngbakr
enemy-nidhoggs-spawn = Progenie di Nidhogg
    .the = la Progenie di Nidhogg
enemy-surts-herald = Araldo di Surt
    .the = l'Araldo di Surt
enemy-jormungands-brood = Covata di Jormungand
    .the = la Covata di Jormungand

# .of: what colour an enemy of any gender is.

colour-none = senza colore
    .of = senza colore
colour-red = rosso
    .of = di colore rosso
colour-yellow = giallo
    .of = di colore giallo
colour-blue = blu
    .of = di colore blu

## Dice, decks, scoring

face-blank = faccia vuota
    .some = { $count ->
        [one] 1 faccia vuota
       *[other] { $count } facce vuote
    }
face-hit = colpo
    .some = { $count ->
        [one] 1 colpo
       *[other] { $count } colpi
    }
face-double = colpo doppio
    .some = { $count ->
        [one] 1 colpo doppio
       *[other] { $count } colpi doppi
    }
face-shield = scudo
    .some = { $count ->
        [one] 1 scudo
       *[other] { $count } scudi
    }

deck-trolls = Troll
deck-draugr = Draugr
deck-monsters = Mostri
deck-journeys = Spedizioni
deck-merchant-ships = Navi mercantili

category-track = Segnapunti
category-destinies = Carte Destino
category-sets = Set di nemici
category-runes = Rune
category-ship = Drakkar privata
category-favor = Favore degli dei
category-coins = Monete
category-blame = Disonore

phase-leaders = scelta dei capi vichinghi
phase-placing = posizionamento dei lavoratori
phase-assigning = assegnazione dei guerrieri vichinghi
phase-hunting = caccia
phase-fighting = combattimento
phase-journey = carta Spedizione
phase-feeding = guerrieri da sfamare
phase-ending = fine dell'ultimo turno
phase-over = termine della partita

## What happens, as a story; present tense

event-first-player = { $seat } ha il segnalino Primo Giocatore.
event-stall-laid = Al mercato apre un banco: { $stall }.
event-leader-chosen = { $seat } guida il clan di { $leader }.
event-dealt = { $seat } riceve risorse, guerrieri e lavoratori iniziali.
event-destiny-drawn = { $seat } pesca la carta Destino «{ $destiny }».
event-destiny-hidden = { $count ->
    [one] { $seat } pesca una carta Destino.
   *[other] { $seat } pesca { $count } carte Destino.
}
event-round-began = Inizia il turno { $round }.
event-enemy-laid = { $venue }: appare { $enemy-the }.
event-journey-laid = { $shore }: una carta Spedizione viene posta a faccia in giù.
event-rune-laid = Accanto al maestro delle rune c'è { $rune-the }.
event-merchant-came = Attracca una nave mercantile: { $merchant }.
event-stocked = Rifornimento: { $item-some }.
event-ready = Rifornimento: { $things }.
event-journeys-laid = Le carte Spedizione vengono poste a faccia in giù.
event-coins-laid = Si aggiunge 1 moneta a ogni mostro non sconfitto.
event-worker-placed = { $seat } manda un lavoratore { $space-to }.
event-goods-taken = { $seat } prende { $good-some }.
event-goods-paid = { $seat } paga { $good-some }.
event-favor-taken = { $count ->
    [one] { $seat } prende 1 favore.
   *[other] { $seat } prende { $count } favori.
}
event-favor-paid = { $seat } spende 1 favore per un rilancio.
event-blame-taken = { $seat } prende 1 gettone Disonore.
event-blame-shed = { $seat } scarta 1 gettone Disonore.
event-glory-won = { $seat } ottiene { $count ->
    [one] 1 punto Gloria
   *[other] { $count } punti Gloria
}{ $cause ->
    [favor] {" "}per il favore speso
    [double] {" "}per un colpo doppio
    [rune] {" "}in più grazie alla runa Gloria
    [stall] {" "}al banco del mercato
    [destiny] {" "}per il destino rivelato
   *[enemy] {""}
}.
event-warriors-taken = { $count ->
   *[other] { $seat } recluta { $warrior-some }.
}
event-warriors-forfeited = { $count ->
    [one] { $seat } deve rinunciare a 1 guerriero: manca il posto nella casa lunga o il dado nella riserva.
   *[other] { $seat } deve rinunciare a { $count } guerrieri: mancano i posti nella casa lunga o i dadi nella riserva.
}
event-warriors-lost = { $cause ->
    [journey] { $seat } perde { $warrior-some } in mare.
    [hunger] { $seat } perde { $warrior-some } per fame.
    [ban] { $seat } perde { $warrior-some }: arma vietata contro questo nemico.
   *[fight] { $seat } perde { $warrior-some }.
}
event-marker-moved = Il segnalino Primo Giocatore passa di mano: ora lo ha { $seat }.
event-rune-taken = { $seat } prende { $rune-the }.
event-rune-used = { $seat } attiva { $rune-the }.
event-journey-seen = { $seat } guarda la carta Spedizione { $shore-at }: «{ $journey }».
event-journey-looked-at = { $seat } guarda la carta Spedizione { $shore-at }.
event-destiny-kept = { $seat } conserva la carta Destino «{ $destiny }».
event-destiny-returned = { $count ->
    [one] { $seat } mette una carta Destino in fondo al mazzo.
   *[other] { $seat } mette { $count } carte Destino in fondo al mazzo.
}
event-ship-built = { $seat } costruisce { $ship-the }.
event-ship-sent = { $seat } invia { $space-the } { $shore-to }.
event-extra-worker = { $seat } prende il lavoratore extra.
event-assigned = { $seat } assegna { $item-some } { $venue-to }.
event-assignment-sealed = { $seat } ha terminato l'assegnazione.
event-assignment-demanded = { $seat } richiede che tutti assegnino apertamente, a turno.
event-nothing-sent = { $seat } non invia nessuno.
event-sent-out = { $seat } invia { $item-some } { $venue-to }.
event-hunt-began = { $seat } va a caccia.
event-die-rolled = { $seat } lancia: { $warrior }, { $face }.
event-dice-rolled = { $seat } lancia: { $dice }.
event-die-picked = { $seat } sceglie un dado da rilanciare: { $warrior }, { $face }.
event-hunted = { $count ->
    [0] La caccia di { $seat } non frutta nulla.
   *[other] La caccia di { $seat } frutta { $count } cibo.
}
event-fight-began = { $seat } affronta { $enemy-the }.
event-damage-dealt = { $count ->
    [0] { $seat } non infligge danni: in totale { $total } su { $defence }.
    [one] { $seat } infligge 1 danno: in totale { $total } su { $defence }.
   *[other] { $seat } infligge { $count } danni: in totale { $total } su { $defence }.
}
event-losses-due = { $count ->
    [one] Il nemico colpisce: { $seat } deve perdere 1 guerriero.
   *[other] Il nemico colpisce: { $seat } deve perdere { $count } guerrieri.
}
event-healed = { $seat } non perde nessuno in questo turno di combattimento.
event-enemy-defeated = { $seat } sconfigge { $enemy-the }!
event-fight-lost = { $seat } non ha più guerrieri contro { $enemy-the }: il combattimento è perduto.
event-journey-turned = Spedizione di { $seat } { $shore-to }: «{ $journey }».
event-food-lost = { $seat } perde { $count } cibo in mare.
event-fed = { $starving ->
    [0] { $count ->
        [0] { $seat } non ha nessuno da sfamare nella spedizione { $shore-to }.
        [one] { $seat } sfama 1 guerriero nella spedizione { $shore-to }.
       *[other] { $seat } sfama { $count } guerrieri nella spedizione { $shore-to }.
    }
    [one] { $count ->
        [0] { $seat } non ha cibo nella spedizione { $shore-to }: 1 guerriero muore di fame.
        [one] { $seat } sfama 1 guerriero nella spedizione { $shore-to }; un altro muore di fame.
       *[other] { $seat } sfama { $count } guerrieri nella spedizione { $shore-to }; un altro muore di fame.
    }
   *[other] { $count ->
        [0] { $seat } non ha cibo nella spedizione { $shore-to }: { $starving } guerrieri muoiono di fame.
        [one] { $seat } sfama 1 guerriero nella spedizione { $shore-to }; altri { $starving } muoiono di fame.
       *[other] { $seat } sfama { $count } guerrieri nella spedizione { $shore-to }; altri { $starving } muoiono di fame.
    }
}
event-enemy-discarded = Nessuno ha sconfitto { $enemy-the }.
event-coin-laid = Si aggiunge 1 moneta al mostro { $shore-at }.
event-destiny-revealed = { $seat } rivela la carta Destino «{ $destiny }»: { $glory ->
    [one] 1 punto Gloria
   *[other] { $glory } punti Gloria
}.
event-scored = { $seat }, { $category }: { $glory }.
event-game-won = { $seat } vince la partita!
event-deck-rebuilt = Gli scarti, mischiati, formano un nuovo mazzo: { $deck }.
event-kraken-fought = Il kraken attacca la nave di { $seat } diretta { $shore-to }!
event-kraken-defeated = { $seat } mette in fuga il kraken!
event-kraken-escaped = Il kraken trascina negli abissi tutto l'equipaggio di { $seat }.
event-waived = { $seat } lascia le cose come stanno.
event-assigning-began = Si assegnano i guerrieri.
winner = { $names } { $count ->
    [one] vince
   *[other] condividono la vittoria
} con { $score ->
    [one] 1 punto Gloria
   *[other] { $score } punti Gloria
}.

## Questions

question-choose-leader = Quale capo vichingo guiderà il tuo clan?
question-place-worker = Dove mandi il tuo lavoratore?
question-choose-shore = Verso quale riva salpa la tua drakkar?
question-give-goods = Che cosa scambi al mercato?
question-take-goods = { $left ->
    [one] Che cosa prendi al mercato? Ti spetta ancora 1 risorsa.
   *[other] Che cosa prendi al mercato? Ti spettano ancora { $left } risorse.
}
question-beg = Che cosa mendichi?
question-recruit-warriors = { $left ->
    [one] Quale guerriero recluti?
   *[other] Quali guerrieri recluti? Te ne spettano { $left }.
}
question-choose-rune = Quale runa prendi?
question-look-at-journey = Quale carta Spedizione guardi?
question-draw-destiny = Attivi una runa prima di pescare la carta Destino?
question-keep-destiny = Quale carta Destino conservi?
question-choose-ship = Quale drakkar costruisci?
question-choose-favor = Quanti favori acquisti?
question-choose-times = Quante volte fai lo scambio?
question-afterwards = Attivi una runa adesso?
question-assign = Chi invii, e dove?
question-reroll = Quali dadi rilanci? 1 favore ne paga quanti ne vuoi.
question-pick-dice = Quali altri dadi rilanci?
question-lose-in-fight = { $left ->
    [one] Quale guerriero cade?
   *[other] Quali guerrieri cadono? Devi perderne { $left }.
}
question-lose-at-sea = { $left ->
    [one] Che cosa si prende il mare?
   *[other] Che cosa si prende il mare? Devi perdere { $left } elementi.
}
question-starve = { $left ->
    [one] Quale guerriero muore di fame?
   *[other] Quali guerrieri muoiono di fame? Devi perderne { $left }.
}
question-meet-journey = Ecco che cosa attende la tua nave. Vuoi cambiarne la sorte con una runa?
question-take-reward = Il nemico è sconfitto. Attivi una runa per ottenere più gloria?
question-shed-blame = Scarti 1 gettone Disonore?
question-give-blame = Chi prende 1 gettone Disonore?
question-choose-gifts = { $left ->
    [one] Quale risorsa ti porta la runa?
   *[other] Quali risorse ti porta la runa? Te ne spettano { $left }.
}
question-reveal-destiny = Quale carta Destino riveli?
question-offer-demand = Puoi richiedere che tutti assegnino apertamente.
question-offer-rune = Non è il tuo turno, ma puoi attivare una runa adesso.

## Answers

action-done = Fatto
action-no = No
action-nobody = Nessuno
action-choose-leader = { $leader }
action-place = { $space }
action-sail = { $shore }
action-give = Cedi 1 { $good }
action-take = Prendi 1 { $good }
action-recruit = Recluta 1 { $warrior }
action-take-rune = Prendi { $rune-the }
action-take-rune-from = Prendi la runa nello spazio { $rune_space }
action-draw-rune = Pesca una runa dal mazzo, alla cieca
action-look = Guarda la carta Spedizione { $shore-at }
action-keep = Conserva «{ $destiny }»
action-buy-ship = { $ship }
action-buy-favor = { $favor ->
    [one] Acquista 1 favore
   *[other] Acquista { $favor } favori
}
action-trade = { $times ->
    [one] Scambia una volta
    [2] Scambia due volte
   *[other] Scambia { $times } volte
}
action-send = { $venue }: 1 { $warrior }
action-load = { $shore }: 1 { $item }
action-demand = Richiedi che tutti assegnino apertamente
action-pick = Rilancia 1 { $warrior } ({ $face })
action-roll = Spendi 1 favore e rilancia i dadi scelti
action-lose = Perdi 1 { $item }
action-shed = Scarta 1 gettone Disonore
action-blame = { $seat } prende 1 gettone Disonore
action-use = Attiva { $rune-the }
action-reveal = Rivela «{ $destiny }»

## What an answer brings

effect-take = ottieni { $things }
effect-nothing = al momento qui non c'è nulla
effect-pay-take = paga { $price }, prendi { $things }
effect-pay-take-times = ogni volta: paga { $price }, prendi { $things }
effect-jarl = prendi 1 spadaccino e il segnalino Primo Giocatore
effect-jarl-pass = prendi 1 spadaccino; { $seat } riceve il segnalino Primo Giocatore
effect-market = scambia cibo, legno e monete alla pari
effect-runesmith = paga 1 legno, prendi una runa
effect-sage = guarda una carta Spedizione, pesca una carta Destino
effect-shipwright = costruisci una drakkar privata
effect-church = acquista da 1 a 4 favori per 1, 3, 6 o 10 monete
effect-huts = paga { $price } per un lavoratore in più in ogni turno
effect-hunt = i guerrieri rimasti a casa vanno a caccia: al massimo 6 cibo
effect-fight = { $enemy }: attacco { $attack }, difesa { $defence }; { $glory ->
    [one] 1 punto Gloria
   *[other] { $glory } punti Gloria
}, { $things }
effect-sail-free = una nave con capacità { $capacity }
effect-sail-paid = paga { $price }: una nave con capacità { $capacity }
effect-beg-food = prendi 1 gettone Disonore e 1 cibo
effect-beg-good = prendi 1 gettone Disonore e 1 cibo, legno o moneta
effect-shore = { $enemy }: attacco { $attack }, difesa { $defence }; { $glory ->
    [one] 1 punto Gloria
   *[other] { $glory } punti Gloria
}, { $things }; 1 cibo sfama { $feeds ->
    [one] 1 guerriero
   *[other] { $feeds } guerrieri
}
effect-buy-ship = paga { $price }; capacità { $capacity }, { $glory ->
    [one] 1 punto Gloria
   *[other] { $glory } punti Gloria
} a fine partita
effect-destiny = se hai più { $counts } degli altri: { $alone ->
    [one] 1 punto Gloria
   *[other] { $alone } punti Gloria
}, in caso di parità { $tied }
effect-several = { $parts }
effect-pay = paga { $price }
effect-lose = perdi { $things }
effect-blame = { $count ->
    [one] prendi 1 gettone Disonore
   *[other] prendi { $count } gettoni Disonore
}
effect-forfeit = { $count ->
    [one] rinunci a 1 guerriero
   *[other] rinunci a { $count } guerrieri
}
effect-first = il segnalino Primo Giocatore passa di mano: lo riceve { $seat }
effect-worker = un lavoratore in più in ogni turno
effect-longhouse = la casa lunga sarà piena, { $held } su { $most }
effect-recruit = { $count ->
    [one] scegli 1 guerriero
   *[other] scegli { $count } guerrieri
}
effect-beg = scegli 1 cibo, legno o moneta
effect-forbids = { $kind ->
    [axeman] berserk vietati
    [spearman] lancieri vietati
   *[swordsman] spadaccini vietati
}
effect-colour = { $colour }
effect-journey = carta Spedizione: { $journey }
effect-swap = ne prendi { $count } in cambio
effect-draw = { $count ->
    [one] pesca 1 carta Destino
   *[other] pesca { $count } carte Destino
}
effect-at-home = { $left ->
    [0] a casa non ne resterà nessuno
    [one] a casa ne resterà 1
   *[other] a casa ne resteranno { $left }
}
effect-room = { $left ->
    [0] la nave sarà al completo
    [one] su questa nave resterà 1 posto
   *[other] su questa nave resteranno { $left } posti
}
effect-demand = tutti ritirano ciò che hanno assegnato e assegnano apertamente, a turno
effect-strike = { $hits ->
    [one] 1 danno, in totale { $damage } su { $defence }
   *[other] { $hits } danni, in totale { $damage } su { $defence }
}
effect-losses = { $count ->
    [one] perdi 1 guerriero
   *[other] perdi { $count } guerrieri
}
effect-defeat = vittoria contro { $enemy-the }
effect-kraken = vittoria contro il kraken
effect-starve = { $count ->
    [one] 1 guerriero muore di fame
   *[other] { $count } guerrieri muoiono di fame
}
effect-blame-of = { $count ->
    [one] { $seat } avrà 1 gettone Disonore
   *[other] { $seat } avrà { $count } gettoni Disonore
}
effect-blame-left = { $count ->
    [one] avrai 1 gettone Disonore
   *[other] avrai { $count } gettoni Disonore
}

## Why an answer is closed

reason-not-asked = In questo momento non è ciò che ti viene chiesto.
reason-not-in-play = Non è presente in questa partita.
reason-taken = C'è già un lavoratore.
reason-taken-figures = { $own ->
    [1] C'è già un tuo lavoratore.
   *[0] { $seat } vi ha già un lavoratore.
}
reason-no-food = Non hai abbastanza cibo.
reason-no-food-figures = { $needed ->
    [one] Serve 1 cibo, e ne hai { $have }.
   *[other] Servono { $needed } cibo, e ne hai { $have }.
}
reason-no-wood = Non hai abbastanza legno.
reason-no-wood-figures = { $needed ->
    [one] Serve 1 legno, e ne hai { $have }.
   *[other] Servono { $needed } legno, e ne hai { $have }.
}
reason-no-coins = Non hai abbastanza monete.
reason-no-coins-figures = { $needed ->
    [one] Serve 1 moneta, e ne hai { $have }.
   *[other] Servono { $needed } monete, e ne hai { $have }.
}
reason-no-favor = Non hai favori da spendere.
reason-no-favor-figures = { $needed ->
    [one] Per rilanciare serve 1 favore, e ne hai { $have }.
   *[other] Per rilanciare servono { $needed } favori, e ne hai { $have }.
}
reason-has-ship = Hai già una drakkar privata; a ogni clan ne spetta una sola.
reason-has-ship-figures = Hai già { $ship-the }; a ogni clan spetta una sola drakkar privata.
reason-not-your-ship = Questa drakkar non è tua.
reason-no-harbour = Tutti i porti sono occupati.
reason-harbour-taken = In questo porto c'è già una nave.
reason-harbour-taken-figures = In questo porto { $seat } ha già una nave.
reason-has-extra = Hai già il lavoratore extra.
reason-already-hunting = Hai già un lavoratore nei territori di caccia.
reason-no-enemy = Qui non c'è nessun nemico da combattere.
reason-out-of-order = Quel momento è passato; se ci ripensi, ritira le tue risposte con «annulla».
reason-given-away = È una risorsa che hai ceduto: non puoi riprenderla nello stesso scambio.
reason-nothing-left-to-take = Se cedi altro, non resta nulla che tu possa prendere in cambio.
reason-not-owed = Non ti spetta.
reason-no-dice-left = Nella riserva non ci sono più guerrieri di questo tipo.
reason-no-rune-there = Qui non c'è nessuna runa.
reason-no-card-there = Qui non c'è nessuna carta a faccia in giù.
reason-not-drawn = Non hai pescato questa carta.
reason-forbidden = Contro questo nemico questa arma è vietata.
reason-forbidden-figures = { $kind ->
    [axeman] I berserk non possono combattere contro { $enemy-the }.
    [spearman] I lancieri non possono combattere contro { $enemy-the }.
   *[swordsman] Gli spadaccini non possono combattere contro { $enemy-the }.
}
reason-not-at-home = A casa non ne resta più.
reason-not-at-home-figures = { $have ->
    [0] Non ne hai.
    [one] Ne hai solo 1, già assegnato.
   *[other] Ne hai solo { $have }, tutti già assegnati.
}
reason-ship-full = La nave è al completo.
reason-ship-full-figures = La nave ha capacità { $have } ed è al completo.
reason-not-your-venue = Qui non hai nessun lavoratore.
reason-open-already = Tutti assegnano già apertamente.
reason-no-such-die = Nessun dado mostra questo risultato.
reason-not-there = Qui non c'è nulla di simile da perdere.
reason-oneself = Il disonore deve toccare a qualcun altro.
reason-not-your-rune = Non hai questa runa.
reason-rune-used = Questa runa è già stata attivata.
reason-wrong-window = Questa runa non si può attivare in questo momento.
reason-wrong-window-figures = Questa runa non si può attivare in questo momento. { $power }
reason-no-effect = Ora questa runa non avrebbe alcun effetto.
reason-no-effect-figures = Ora questa runa non avrebbe alcun effetto. { $power }
reason-not-your-destiny = Non hai questa carta Destino a faccia in giù.
reason-leader-taken = Questo capo vichingo è già stato scelto.
reason-leader-taken-figures = { $seat } ha già questo capo vichingo.
reason-too-many = È più di quanto tu possa pagare, o di quanto il banco permetta.
reason-too-many-figures = { $have ->
    [one] Il banco si può usare una volta sola.
   *[other] Il banco si può usare al massimo { $have } volte.
}
reason-nobody-else = Nessun altro ha guerrieri da assegnare.
reason-nothing-to-assign = Non hai nulla da assegnare.

## What a choice is going to cost

warning-starve = { $count ->
    [one] Nella spedizione { $shore-to } 1 guerriero morirà di fame: a bordo c'è troppo poco cibo.
   *[other] Nella spedizione { $shore-to } { $count } guerrieri moriranno di fame: a bordo c'è troppo poco cibo.
}
warning-may-starve = { $count ->
    [one] Nella spedizione { $shore-to } 1 guerriero morirà di fame, se la carta è «{ $journey }».
   *[other] Nella spedizione { $shore-to } { $count } guerrieri moriranno di fame, se la carta è «{ $journey }».
}
warning-forbidden = { $kind ->
    [axeman] I berserk non possono combattere contro { $enemy-the }: ne perderai { $count } { $shore-at }.
    [spearman] I lancieri non possono combattere contro { $enemy-the }: ne perderai { $count } { $shore-at }.
   *[swordsman] Gli spadaccini non possono combattere contro { $enemy-the }: ne perderai { $count } { $shore-at }.
}

## Looking at things

look-enemy = Attacco { $attack }, difesa { $defence }; { $glory ->
    [one] 1 punto Gloria
   *[other] { $glory } punti Gloria
}, { $things }; { $colour-of }.
look-enemy-forbids = { $kind ->
    [axeman] I berserk non possono combattere contro questo nemico.
    [spearman] I lancieri non possono combattere contro questo nemico.
   *[swordsman] Gli spadaccini non possono combattere contro questo nemico.
}
look-rune-glory = Vale { $glory ->
    [one] 1 punto Gloria
   *[other] { $glory } punti Gloria
} a fine partita, che sia stata attivata o no.
look-destiny = Se hai più { $counts } degli altri: { $alone ->
    [one] 1 punto Gloria
   *[other] { $alone } punti Gloria
}, in caso di parità { $tied }.
look-ship = Costa { $price }; capacità { $capacity }, { $glory ->
    [one] 1 punto Gloria
   *[other] { $glory } punti Gloria
} a fine partita.
look-public-ship = Capacità { $capacity }; chiunque può salpare con questa nave.
look-merchant = Porta { $things }.
look-die = Il dado ha { $faces }.
dice-of = { $warrior } ({ $faces })

## Options

option-starting-favor = Favori iniziali
option-beggar-chooses = Chi mendica sceglie cibo, legno o moneta
option-assign-sealed = I guerrieri si assegnano simultaneamente e in segreto
option-near-shores-right = Rive vicine a destra
option-killer-must-blame = Chi uccide il troll deve scartare e assegnare disonore
option-glory-on-kraken = La runa Gloria vale anche per il kraken
option-destiny-needs-one = Un destino richiede almeno 1 di ciò che conta
option-blame-beyond = Gloria persa per ogni gettone Disonore oltre il sesto
option-piles-face-up = Nemici sconfitti a faccia in su
option-suspicious-villagers = Variante: paesani diffidenti (tutti iniziano con 1 gettone Disonore)
option-hall-of-records = Variante: la sala dei registri (nemici sconfitti a faccia in su)
option-draft-leaders = Capi vichinghi scelti, non distribuiti

edition-en-2015 = Regole inglesi, 2015
edition-fr = Regole francesi
edition-it = Regole italiane
edition-de-2018 = Regole tedesche, 2018

## The board at a prompt: headings and short words

board-fights = Combattimenti
board-town = Città
board-glory = Gloria
board-leader = Capo vichingo
board-warriors = Guerrieri
board-goods = Risorse
board-favor-blame = Favori, disonore
board-workers = Lavoratori rimasti
board-ship = Drakkar
board-runes = Rune
board-destinies = Destini
board-slain = Sconfitti
board-enemy = Nemico
board-strength = Attacco, difesa
board-reward = Ricompensa
board-who = Chi
board-journey = Spedizione
board-place = Luogo
board-there = Presente
board-lying = Disponibili dai fabbricanti e all'affumicatoio
board-merchant = Nave mercantile
board-rune-spaces = Rune accanto al maestro delle rune
board-stalls = Banchi del mercato
board-supply = Guerrieri nella riserva
board-dice = Dadi lanciati
board-damage = Danni inflitti
board-assigned = assegna { $things }
board-used = { $rune } (attivata)
board-open = { $destiny } (rivelata)
board-hidden-cards = { $count ->
    [one] 1 carta a faccia in giù
   *[other] { $count } carte a faccia in giù
}
board-seen = { $journey } (vista)
board-face-down = a faccia in giù
board-strength-of = { $attack }, { $defence }
board-scoring = Punteggio finale
board-category = Categoria
board-total = Totale

## A ogni domanda

status-own = Tu: { $parts }.
status-warriors = { $things } ({ $held } su { $most })
status-no-warriors = nessun guerriero
status-no-goods = nessuna risorsa
status-favor = favori { $favor }, disonore { $blame }
status-workers = lavoratori { $left } su { $owned }
status-aboard = a bordo: { $things }
status-foe = { $venue }: { $foe }, attacco { $attack }, difesa { $defence }{ $feeds ->
    [0] {""}
    [one] , 1 cibo sfama 1 guerriero
   *[other] , 1 cibo sfama { $feeds } guerrieri
}
status-fight = Combattimento: { $foe }, attacco { $attack }, difesa { $defence }; danni finora { $damage }. Dadi: { $dice }; { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}, { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
}.
board-foe = { $enemy } ({ $marks })
board-forbids = { $kind ->
    [axeman] niente berserk
    [spearman] niente lancieri
   *[swordsman] niente spadaccini
}

## Odds

odds-fight = { $crew } contro { $foe } (attacco { $attack }, difesa { $defence })
odds-nobody = Nessuno
odds-means = Mezzi
odds-won = Probabilità di vittoria
odds-lost = Perdite previste
odds-favor-left = Favori rimasti
odds-of = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } su { $whole }
odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-under = meno di { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-over = più di { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-outcome = Esito
odds-chance = Probabilità
odds-victory = { $count ->
    [0] Vittoria senza perdite
    [one] Vittoria, { $count } perdita
   *[other] Vittoria, { $count } perdite
}
odds-defeat = Sconfitta
odds-roll = Con questi dadi: { $chance } di probabilità di vittoria e { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } perdite previste, se ne fai l'uso migliore.
odds-strike = Se colpisci adesso: { $chance } di probabilità di vittoria e { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } perdite previste.
odds-reroll = Se rilanci i dadi scelti: { $chance } di probabilità di vittoria e { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } perdite previste.
odds-impossible = «{ $typed }» non è un combattimento di cui si possano dire le probabilità; prova «probabilità troll» o «probabilità troll 2 berserk».

## Examples in what the program says itself
# Answers in words, one of them that may be closed, something to look at, and a rule.

-example-answers = lance; 2 berserk 1 cibo; fatto
-example-answer = lance
-example-subject = kraken
-example-rule = CF-1
-example-word = rune

## What studies count

subject-leader = Capi vichinghi
subject-location = Luoghi
subject-stall = Banchi del mercato
subject-sailing = Drakkar inviate
subject-rune = Rune prese
subject-used-rune = Rune attivate
subject-building = Drakkar costruite
subject-enemy = Nemici sconfitti
subject-destiny = Carte Destino conservate
subject-category = Da dove viene la Gloria
