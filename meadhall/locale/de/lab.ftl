# The lab: what arenas and studies say of the games they have played.

lab-playing = spielt
lab-exported = In { $folder } liegen { $games } Partien ({ $size } MB); { $played } davon wurden eben gespielt.
lab-arena = { $games } Partien { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}, reihum auf allen Plätzen, Startwert { $seed }
lab-even = Gleich verteilt wären { $share }; die Intervalle gelten mit 95 % Sicherheit.
lab-bot = Bot
lab-wins = Siege
lab-share = Anteil
lab-interval = 95 %
lab-score = Punkte im Mittel
lab-time = ms/Zug
lab-rating = { $bot }: Wertung { $rating } ({ $low } bis { $high })
lab-rating-unsure = { $bot }: Wertung { $rating } (zu wenige oder zu einseitige Partien für ein Intervall)
lab-faults = { $bot } hat in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} einen Fehler gemacht; Karl hat { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
} an seiner Stelle gegeben. Beim ersten Mal: { $first }

## Studies

lab-study = { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}: eine Studie
lab-study-line = { $games } Partien je Einstellung, { $players } Spieler, alle { $bot }, Startwert { $seed }. Fehlerbalken und Angaben hinter ± sind 95-%-Intervalle.
lab-report = Der ganze Bericht steht in { $file }.
lab-setting = Einstellung
lab-cards = Kartensatz
lab-revision = Regelstand
lab-games = Partien
lab-decisions = Entscheidungen je Partie
lab-shared = geteilte Siege
lab-winning-score = Punkte des Siegers
lab-verdicts = Erwartungen
lab-should = Erwartung
lab-found = gemessen
lab-holds = erfüllt
lab-holds-perhaps = wohl erfüllt; für Gewissheit braucht es mehr Partien
lab-fails = nicht erfüllt
lab-fails-perhaps = wohl nicht erfüllt; für Gewissheit braucht es mehr Partien
lab-fair = { $what }: Jeder Siegesanteil liegt höchstens { $reach } Prozentpunkte neben { $even }.
lab-fair-found = Am weitesten entfernt: { $which }, { $share }.
lab-used = { $what }: Alles wird mindestens ein Zehntel so oft genutzt wie der Median.
lab-used-found = Am seltensten genutzt: { $which }, das { $part }-Fache des Medians.
lab-scores = Sieger haben meist { $least } bis { $most } Punkte.
lab-scores-found = So war es in { $share } der Partien.
lab-seats = Plätze
lab-turns = Reihenfolge in der ersten Runde
lab-about-share = Die gestrichelte Linie ist die Gleichverteilung; das Band reicht nach beiden Seiten fünf Prozentpunkte weit.
lab-about-use = Wie oft es in einer Partie, die es hatte, genutzt wurde, von allen zusammen, und wie oft gewann, wer es mindestens einmal nutzte. Etwas genutzt zu haben ist nicht immer der Grund für den Sieg.
lab-about-points = Mittlere Punkte am Ende nach ihrer Herkunft, für alle und für die Sieger.
lab-about-scores = Wie oft welche Punktzahl gewann. Die Tabelle nennt das Mittel und Perzentile.
lab-about-expected = Zwischen den gestrichelten Linien liegt der erwartete Bereich.
lab-win-share = Siegesanteil
lab-even-mark = gleich verteilt
lab-median = Median
lab-tenth = ein Zehntel davon
lab-use = Nutzungen je Partie
lab-of-median = Nutzung als Vielfaches des Medians
lab-times-median = × Median
lab-seat-games = Spieler
lab-points = mittlere Punkte
lab-everybody = alle
lab-the-winners = Sieger
lab-winners = Punkte der Sieger
lab-share-of-games = Anteil der Partien
lab-mean = Mittel

## Kalibrierungen

lab-calibration = { $game ->
    [champions] Champions of Midgard
    [midgard] Midgard
   *[other] { $game }
}: Stimmen die genannten Gewinnchancen?
lab-calibration-line = { $games } Partien von { $bot } auf allen Plätzen: die Chance auf den Sieg, die er für jede seiner Antworten nennt, und der Anteil der Partien, die er dann gewonnen hat.
lab-about-calibration = Jeder Punkt steht für die Antworten, deren genannte Chance in einem Zehntel der Skala liegt, mit der Zahl der Partien, aus denen sie stammen. Stimmen die Chancen, so liegen die Punkte auf der gestrichelten Diagonale; das Band ist nach beiden Seiten { $near } Prozentpunkte breit. Für die Intervalle werden ganze Partien neu gezogen.
lab-stated = genannte Chance
lab-questions = Antworten
lab-predicted = mittlere genannte Chance
lab-won = Anteil gewonnen
lab-too-few = zu wenige Partien
lab-brier = Brier-Wert { $brier }; wer stets die Grundrate nennt, käme auf { $base }. Kleiner ist besser.
lab-fit = Die Vorhersage, die am besten zu diesen Partien passt: { $fit }.
lab-judged = Jede Hälfte der Partien, beurteilt mit der Vorhersage, die am besten zur anderen Hälfte passt.
