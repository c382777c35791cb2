# Champions of Midgard sulla pagina: parole brevi del tabellone, dei giocatori e della propria casa lunga.
# Tutto il resto che si dice del gioco è in `champions.ftl`.

## Il tabellone

champions-page-holds = capacità { $count }
champions-page-short-small-longship = Drakkar piccola
champions-page-short-large-longship = Drakkar grande
champions-page-feeds = 1 cibo sfama { $count }
champions-page-rune-deck = Mazzo delle rune: ne restano { $count }
champions-page-left = ne restano { $count }
champions-page-workers-here = Lavoratori qui: { $names }
champions-page-ship-of = appartiene a { $seat }
champions-page-troll-blame = Se sopravvive, tutti prendono 1 gettone Disonore.
champions-page-not-in-play = fuori dal gioco
champions-page-shore-unused = Questa riva non si usa con così pochi giocatori.
champions-page-shore-feeds = { $count ->
    [one] 1 cibo sfama 1 guerriero durante il viaggio.
   *[other] 1 cibo sfama { $count } guerrieri durante il viaggio.
}
champions-page-journey-down = La sua carta Spedizione è a faccia in giù.
champions-page-no-enemy = Al momento non c'è nessun nemico.
champions-page-coins-on-it = { $count ->
    [one] Sopra c'è 1 moneta.
   *[other] Sopra ci sono { $count } monete.
}
champions-page-goes-there = { $name } combatte qui.
champions-page-held = Ne hai { $count }.
champions-page-stands = Ne hai { $count }, ciascuno degli altri al massimo { $others }.

## I giocatori

champions-page-first = Primo giocatore
champions-page-no-leader = ancora nessun capo
champions-page-has-leader = ha scelto
champions-page-choosing = sceglie
champions-page-waiting = attende
champions-page-assigning-waiting = attende
champions-page-assigning-choosing = sceglie
champions-page-assigning-done = nascosto
champions-page-assigning-shown = scoperto
champions-page-workers-left = { $left } lavoratori su { $most } rimasti
champions-page-leads = { $name } in testa di { $count }
champions-page-level = { $count } a pari merito in testa

## La propria casa lunga

champions-page-your-hall = La tua casa lunga
champions-page-looking-on = Stai guardando la partita.
champions-page-longhouse = Casa lunga
champions-page-of = { $count } su { $most }
champions-page-blame = disonore
champions-page-stores = Scorte
champions-page-workers = Lavoratori
champions-page-only-you = li vedi solo tu
champions-page-none-yet = ancora niente
champions-page-used = usata
champions-page-destiny = più { $counts } · { $alone } da solo, { $tied } in parità
champions-page-worth = { $alone } da solo, { $tied } in parità

## Sheets

# Frame of a sheet

champions-page-see-board = Guarda il tabellone
champions-page-back-to = Torna a: { $name }
champions-page-put-aside = Metti da parte
champions-page-take-back = Annulla
champions-page-choose-again = Scegli di nuovo
champions-page-choose-more = { $count ->
    [one] Scegline ancora 1
   *[other] Scegline ancora { $count }
}
champions-page-chosen-of = { $count } su { $most } scelti
champions-page-will-have = poi { $count }
champions-page-you-have = ne hai { $count }
champions-page-standing = tu { $count }, gli altri al massimo { $others }

# Leaders

champions-page-choose = Scegli
champions-page-lead-as = Guida come { $name }
champions-page-leads-as = { $seat } ha questo capo

# Assigning

champions-page-against = contro { $enemy-the }
champions-page-attack = attacco
champions-page-defence = difesa
champions-page-places-free = { $count } posti liberi su { $most }
champions-page-at-home = { $count ->
    [0] nessuno a casa
    [one] 1 a casa
   *[other] { $count } a casa
}
champions-page-in-store = { $count } in scorta
champions-page-fed = { $count } sfamati
champions-page-starve = { $count ->
    [one] 1 muore di fame
   *[other] { $count } muoiono di fame
}
champions-page-nobody-sent = Non ci va ancora nessuno.
champions-page-seal = Fatto: conferma

# Odds

champions-page-percent = { $percent }%
champions-page-mean = { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
champions-page-mean-lost = perdite in media
champions-page-to-win = di vittoria:
champions-page-mood-good = buono
champions-page-mood-even = equilibrato
champions-page-mood-poor = scarso
champions-page-if-reroll = { $count ->
    [one] di vittoria rilanciando 1 dado:
   *[other] di vittoria rilanciando { $count } dadi:
}
champions-page-if-strike = di vittoria se colpisci ora:
champions-page-at-best = con i rilanci migliori
champions-page-with-these = di vittoria con questi:

# Fights and hunts

champions-page-your-roll = Il tuo lancio
champions-page-press-dice = premi i dadi da rilanciare
champions-page-your-warriors = I tuoi guerrieri
champions-page-fight-round = round { $number } del combattimento
champions-page-fight-won = Sconfitto!
champions-page-fight-lost = Non resta nessuno
champions-page-damage = { $damage } danni su { $defence }
champions-page-damage-parts = prima { $before }, ora { $now }
champions-page-fall = { $count ->
    [0] colpisce per { $attack }: nessuno cade
    [one] colpisce per { $attack }: 1 cade
   *[other] colpisce per { $attack }: { $count } cadono
}
champions-page-sail-on = i superstiti proseguono
champions-page-must-fall = { $count ->
    [one] Uno deve cadere: scegli
   *[other] { $count } devono cadere: scegli
}
champions-page-they-fall = Questi cadono
champions-page-lost = perso
champions-page-strike = Colpisci
champions-page-enough = Tieni i dadi
champions-page-reroll = { $count ->
    [0] Rilancia
    [one] Rilancia 1
   *[other] Rilancia { $count }
}

# Voyages

champions-page-aboard = A bordo
champions-page-way-card = Carta Spedizione
champions-page-way-meal = Cibo
champions-page-then-eat = Poi mangiano
champions-page-nobody-left = nessuno
champions-page-lose = Perdi { $things }

# Market, sage and other places

champions-page-market-sub = Scambia uno a uno, quanto vuoi
champions-page-favor-not-sold = non si scambia
champions-page-even = pari: { $given } per { $taken }
champions-page-uneven = { $given } per { $taken }
champions-page-no-swap = Nessuno scambio
champions-page-swap = Scambia { $count } con { $count }
champions-page-take-more = Prendine ancora { $count }
champions-page-give-more = Danne ancora { $count }
champions-page-take-these = Prendi questi
champions-page-unseen = Dal mazzo
champions-page-unseen-of = coperta, una di { $count }
champions-page-ship = capacità { $capacity }, gloria a fine partita: { $glory }
champions-page-sage-look = Guarda
champions-page-sage-keep = Tienine una
champions-page-you-saw = Hai visto
champions-page-only-you-know = lo sai solo tu
champions-page-keep-one = Tieni un destino
champions-page-others-under = il resto va sotto il mazzo
champions-page-has-blame = disonore: { $count }

# The end

champions-page-fire-down = L'ultimo fuoco si spegne. Lo scaldo ha contato.
champions-page-skald-counts = Lo scaldo conta, e la sala tace.
champions-page-wins = { $count ->
    [one] { $names } vince la partita
   *[other] { $names } vincono la partita
}
champions-page-wins-with = La gloria di ciascuno: { $count }.
champions-page-wins-by = Gloria: { $count }, { $ahead } più di { $seat }.
champions-page-wins-level = Gloria: { $count }, come { $seat }, ma davanti allo spareggio.
champions-page-takes-most = Di più a { $names }: { $count }.
champions-page-loses-most = Perde di più { $names }: { $count }.
champions-page-nobody-scores = Nessuno ne ha.
champions-page-of-counted = su { $count } contati
champions-page-counted-track = In gioco
champions-page-counted-sets = Set
champions-page-counted-destinies = Destini
champions-page-counted-runes = Rune
champions-page-counted-ship = Drakkar
champions-page-counted-favor = Favore
champions-page-counted-coins = Monete
champions-page-counted-blame = Disonore
champions-page-by-round = Gloria, turno per turno
champions-page-by-round-more = chi guidava, e quando è cambiato
champions-page-end = fine
champions-page-decided = Che cosa ha deciso
champions-page-decided-against = contro { $seat }
champions-page-decided-by = { $category }: { $own } contro { $other }
champions-page-to-the-end = Vai alla fine
champions-page-next = Avanti: { $category }
champions-page-town = Città
champions-page-shores = Rive
