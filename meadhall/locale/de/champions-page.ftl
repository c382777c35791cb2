# Champions of Midgard auf der Seite: kurze Wörter auf dem Spielplan, in den Feldern der Spieler und im eigenen Langhaus.
# Alles andere, was über das Spiel gesagt wird, steht in `champions.ftl`.

## Der Spielplan

champions-page-holds = Platz für { $count }
champions-page-short-small-longship = Kleines Schiff
champions-page-short-large-longship = Großes Schiff
champions-page-feeds = 1 Nahrung ernährt { $count }
champions-page-rune-deck = Runenstapel: noch { $count }
champions-page-left = noch { $count }
champions-page-workers-here = Arbeiter hier: { $names }
champions-page-ship-of = gehört { $seat }
champions-page-troll-blame = Überlebt er, erhalten alle 1 Schande.
champions-page-not-in-play = nicht im Spiel
champions-page-shore-unused = Diese Küste wird bei so wenigen Spielern nicht benutzt.
champions-page-shore-feeds = { $count ->
    [one] 1 Nahrung ernährt auf dem Weg dorthin 1 Krieger.
   *[other] 1 Nahrung ernährt auf dem Weg dorthin { $count } Krieger.
}
champions-page-journey-down = Die Reisekarte dort liegt verdeckt.
champions-page-no-enemy = Dort liegt gerade kein Gegner.
champions-page-coins-on-it = { $count ->
    [one] Darauf liegt 1 Münze.
   *[other] Darauf liegen { $count } Münzen.
}
champions-page-goes-there = Dort kämpft { $name }.
champions-page-held = Du hast { $count }.
champions-page-stands = Du hast { $count }, die anderen haben je höchstens { $others }.

## Spieler

champions-page-first = Startspieler
champions-page-no-leader = noch kein Anführer
champions-page-has-leader = hat gewählt
champions-page-choosing = wählt
champions-page-waiting = wartet
champions-page-assigning-waiting = wartet
champions-page-assigning-choosing = wählt
champions-page-assigning-done = verdeckt
champions-page-assigning-shown = aufgedeckt
champions-page-workers-left = { $left } von { $most } Arbeitern übrig
champions-page-leads = { $name } führt mit { $count }
champions-page-level = { $count } liegen gleichauf vorn

## Das eigene Langhaus

champions-page-your-hall = Dein Langhaus
champions-page-looking-on = Du schaust zu.
champions-page-longhouse = Langhaus
champions-page-of = { $count } von { $most }
champions-page-blame = Schande
champions-page-stores = Lager
champions-page-workers = Arbeiter
champions-page-only-you = nur für dich sichtbar
champions-page-none-yet = noch keine
champions-page-used = benutzt
champions-page-destiny = meiste { $counts } · { $alone } allein, { $tied } geteilt
champions-page-worth = { $alone } allein, { $tied } geteilt

## Sheets

# Frame of a sheet

champions-page-see-board = Das Spielfeld ansehen
champions-page-back-to = Zurück: { $name }
champions-page-put-aside = Beiseitelegen
champions-page-take-back = Zurücknehmen
champions-page-choose-again = Neu wählen
champions-page-choose-more = { $count ->
    [one] Noch 1 wählen
   *[other] Noch { $count } wählen
}
champions-page-chosen-of = { $count } von { $most } gewählt
champions-page-will-have = dann { $count }
champions-page-you-have = du hast { $count }
champions-page-standing = du { $count }, die anderen höchstens { $others }

# Leaders

champions-page-choose = Wählen
champions-page-lead-as = Als { $name } führen
champions-page-leads-as = { $seat } hat diesen Anführer

# Assigning

champions-page-against = gegen { $enemy-the }
champions-page-attack = Angriff
champions-page-defence = Verteidigung
champions-page-places-free = { $count } von { $most } Plätzen frei
champions-page-at-home = { $count ->
    [0] keiner zu Hause
    [one] 1 zu Hause
   *[other] { $count } zu Hause
}
champions-page-in-store = { $count } im Lager
champions-page-fed = { $count } satt
champions-page-starve = { $count ->
    [one] 1 verhungert
   *[other] { $count } verhungern
}
champions-page-nobody-sent = Noch geht niemand dorthin.
champions-page-seal = Fertig: verdeckt abgeben

# Odds

champions-page-percent = { $percent } %
champions-page-mean = { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
champions-page-mean-lost = Verluste im Mittel
champions-page-to-win = auf den Sieg:
champions-page-mood-good = gut
champions-page-mood-even = ausgeglichen
champions-page-mood-poor = schlecht
champions-page-if-reroll = { $count ->
    [one] Sieg mit 1 neu geworfenen Würfel:
   *[other] Sieg mit { $count } neu geworfenen Würfeln:
}
champions-page-if-strike = Sieg, wenn du jetzt zuschlägst:
champions-page-at-best = mit den besten neuen Würfen
champions-page-with-these = Sieg mit diesen:

# Fights and hunts

champions-page-your-roll = Dein Wurf
champions-page-press-dice = Würfel drücken, um sie neu zu werfen
champions-page-your-warriors = Deine Krieger
champions-page-fight-round = Kampfrunde { $number }
champions-page-fight-won = Besiegt!
champions-page-fight-lost = Niemand ist übrig
champions-page-damage = { $damage } von { $defence } Schaden
champions-page-damage-parts = vorher { $before }, jetzt { $now }
champions-page-fall = { $count ->
    [0] schlägt mit { $attack } zu: niemand fällt
    [one] schlägt mit { $attack } zu: 1 fällt
   *[other] schlägt mit { $attack } zu: { $count } fallen
}
champions-page-sail-on = Überlebende reisen weiter
champions-page-must-fall = { $count ->
    [one] Einer muss fallen: wähle
   *[other] { $count } müssen fallen: wähle
}
champions-page-they-fall = Diese fallen
champions-page-lost = verloren
champions-page-strike = Zuschlagen
champions-page-enough = Würfel liegen lassen
champions-page-reroll = { $count ->
    [0] Neu werfen
    [one] 1 neu werfen
   *[other] { $count } neu werfen
}

# Voyages

champions-page-aboard = An Bord
champions-page-way-card = Reisekarte
champions-page-way-meal = Ernährung
champions-page-then-eat = Dann essen sie
champions-page-nobody-left = niemand
champions-page-lose = { $things } verlieren

# Market, sage and other places

champions-page-market-sub = Tausche eins zu eins, so oft du willst
champions-page-favor-not-sold = wird nie getauscht
champions-page-even = ausgeglichen: { $given } für { $taken }
champions-page-uneven = { $given } für { $taken }
champions-page-no-swap = Kein Tausch
champions-page-swap = { $count } gegen { $count } tauschen
champions-page-take-more = Noch { $count } nehmen
champions-page-give-more = Noch { $count } geben
champions-page-take-these = Diese nehmen
champions-page-unseen = Vom Stapel
champions-page-unseen-of = verdeckt, eine von { $count }
champions-page-ship = Platz für { $capacity }, am Ende { $glory } Ruhm
champions-page-sage-look = Ansehen
champions-page-sage-keep = Eine behalten
champions-page-you-saw = Du hast gesehen
champions-page-only-you-know = nur du weißt es
champions-page-keep-one = Behalte ein Schicksal
champions-page-others-under = der Rest kommt unter den Stapel
champions-page-has-blame = hat { $count } Schande

# The end

champions-page-fire-down = Das letzte Feuer verglimmt. Der Skalde hat gezählt.
champions-page-skald-counts = Der Skalde zählt, und die Halle ist still.
champions-page-wins = { $count ->
    [one] { $names } gewinnt die Halle
   *[other] { $names } gewinnen die Halle
}
champions-page-wins-with = Sie haben je { $count } Ruhm.
champions-page-wins-by = { $count } Ruhm, { $ahead } vor { $seat }.
champions-page-wins-level = { $count } Ruhm wie { $seat }, aber vorn bei Gleichstand.
champions-page-takes-most = Am meisten für { $names }: { $count }.
champions-page-loses-most = Am meisten verliert { $names }: { $count }.
champions-page-nobody-scores = Niemand hat etwas davon.
champions-page-of-counted = von { $count } gezählt
champions-page-counted-track = Im Spiel
champions-page-counted-sets = Farbsets
champions-page-counted-destinies = Schicksale
champions-page-counted-runes = Runen
champions-page-counted-ship = Langschiff
champions-page-counted-favor = Gunst
champions-page-counted-coins = Münzen
champions-page-counted-blame = Schande
champions-page-by-round = Ruhm, Runde für Runde
champions-page-by-round-more = wer führte und wann es sich drehte
champions-page-end = Ende
champions-page-decided = Was entschied
champions-page-decided-against = gegen { $seat }
champions-page-decided-by = { $category }: { $own } gegen { $other }
champions-page-to-the-end = Zum Ende
champions-page-next = Weiter: { $category }
champions-page-town = Stadt
champions-page-shores = Küsten
