# The lab: what arenas and studies say of the games they have played.

lab-playing = en jeu
lab-exported = { $folder } contient { $games } parties ({ $size } Mo), dont { $played } viennent d'être jouées.
lab-arena = { $games } parties de { $game ->
    [champions] Champions de Midgard
    [midgard] Midgard
   *[other] { $game }
}, à toutes les places tour à tour, graine { $seed }
lab-even = À parts égales, ce serait { $share } ; les intervalles valent à 95 %.
lab-bot = bot
lab-wins = victoires
lab-share = part
lab-interval = 95 %
lab-score = score moyen
lab-time = ms/coup
lab-rating = { $bot } : cote { $rating } ({ $low } à { $high })
lab-rating-unsure = { $bot } : cote { $rating } (parties trop peu nombreuses ou trop inégales pour un intervalle)
lab-faults = { $bot } a été en faute dans { $games ->
    [one] une partie
   *[other] { $games } parties
} ; réponses données par karl à sa place : { $answers }. La première fois : { $first }

## Studies

lab-study = { $game ->
    [champions] Champions de Midgard
    [midgard] Midgard
   *[other] { $game }
} : une étude
lab-study-line = { $games } parties par réglage, { $players } joueurs, tous { $bot }, graine { $seed }. Les barres d'erreur et les valeurs après ± sont des intervalles à 95 %.
lab-report = Le rapport complet est dans { $file }.
lab-setting = réglage
lab-cards = jeu de cartes
lab-revision = révision
lab-games = parties
lab-decisions = décisions par partie
lab-shared = victoires partagées
lab-winning-score = score du vainqueur
lab-verdicts = Attentes
lab-should = attendu
lab-found = constaté
lab-holds = vérifié
lab-holds-perhaps = semble vérifié ; il faut plus de parties pour en être sûr
lab-fails = non vérifié
lab-fails-perhaps = semble non vérifié ; il faut plus de parties pour en être sûr
lab-fair = { $what } : chaque part de victoires est à { $reach } points au plus de { $even }.
lab-fair-found = Le plus loin : { $which }, { $share }.
lab-used = { $what } : tout est utilisé au moins un dixième aussi souvent que la médiane.
lab-used-found = Le moins utilisé : { $which }, { $part } fois la médiane.
lab-scores = Les vainqueurs marquent le plus souvent de { $least } à { $most }.
lab-scores-found = C'est le cas dans { $share } des parties.
lab-seats = Places
lab-turns = Ordre du premier tour de jeu
lab-about-share = La ligne en tirets est la part égale ; la bande s'étend sur cinq points de chaque côté.
lab-about-use = Combien de fois chaque élément a servi dans une partie où il était en jeu, tous joueurs confondus, et combien de fois ont gagné ceux qui l'ont utilisé au moins une fois. Avoir utilisé une chose n'est pas toujours la raison d'avoir gagné.
lab-about-points = Points moyens à la fin selon leur origine, pour tous et pour les vainqueurs.
lab-about-scores = Combien de fois chaque score a gagné. Le tableau donne la moyenne et des centiles.
lab-about-expected = L'intervalle attendu se trouve entre les lignes en tirets.
lab-win-share = part de victoires
lab-even-mark = égal
lab-median = médiane
lab-tenth = un dixième de la médiane
lab-use = utilisations par partie
lab-of-median = utilisation, en multiple de la médiane
lab-times-median = × médiane
lab-seat-games = joueurs
lab-points = points moyens
lab-everybody = tous
lab-the-winners = vainqueurs
lab-winners = Scores des vainqueurs
lab-share-of-games = part des parties
lab-mean = moyenne

## Calibrages

lab-calibration = { $game ->
    [champions] Champions de Midgard
    [midgard] Midgard
   *[other] { $game }
} : les chances annoncées se vérifient-elles ?
lab-calibration-line = { $games } parties de { $bot } à toutes les places : la chance de gagner la partie qu'il annonce pour chacune de ses réponses, et la part des parties qu'il a ensuite gagnées.
lab-about-calibration = Chaque point représente les réponses dont la chance annoncée se situe dans un dixième de l'échelle, avec le nombre de parties dont elles proviennent. Les chances qui se vérifient se trouvent sur la diagonale en tirets ; la bande s'étend sur { $near } points de chaque côté. Les intervalles rééchantillonnent des parties entières.
lab-stated = chance annoncée
lab-questions = réponses
lab-predicted = chance annoncée moyenne
lab-won = part gagnée
lab-too-few = trop peu de parties
lab-brier = Score de Brier { $brier } ; annoncer toujours le taux de base donnerait { $base }. Plus il est bas, mieux c'est.
lab-fit = La prévision la mieux ajustée à ces parties : { $fit }.
lab-judged = Chaque moitié des parties, jugée par la prévision la mieux ajustée à l'autre moitié.
