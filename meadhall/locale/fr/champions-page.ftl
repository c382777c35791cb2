# Champions of Midgard sur la page : mots courts du plateau, des joueurs et de sa propre maison longue.
# Tout le reste de ce qui se dit du jeu est dans `champions.ftl`.

## Le plateau

champions-page-holds = capacité { $count }
champions-page-short-small-longship = Petit drakkar
champions-page-short-large-longship = Grand drakkar
champions-page-feeds = 1 victuaille nourrit { $count }
champions-page-rune-deck = Pioche de runes : reste { $count }
champions-page-left = reste { $count }
champions-page-workers-here = Ouvriers ici : { $names }
champions-page-ship-of = appartient à { $seat }
champions-page-troll-blame = S'il survit, tous reçoivent 1 déshonneur.
champions-page-not-in-play = hors jeu
champions-page-shore-unused = Ce rivage n'est pas utilisé à si peu de joueurs.
champions-page-shore-feeds = { $count ->
    [one] 1 victuaille nourrit 1 guerrier pendant la traversée.
   *[other] 1 victuaille nourrit { $count } guerriers pendant la traversée.
}
champions-page-journey-down = Sa carte Expédition est face cachée.
champions-page-no-enemy = Aucun ennemi ne s'y trouve pour l'instant.
champions-page-coins-on-it = { $count ->
    [one] 1 pièce d'or se trouve dessus.
   *[other] { $count } pièces d'or se trouvent dessus.
}
champions-page-goes-there = { $name } y combat.
champions-page-held = Vous en avez { $count }.
champions-page-stands = Vous en avez { $count }, chacun des autres { $others } au plus.

## Les joueurs

champions-page-first = Premier joueur
champions-page-no-leader = pas encore de chef
champions-page-has-leader = a choisi
champions-page-choosing = choisit
champions-page-waiting = attend
champions-page-assigning-waiting = attend
champions-page-assigning-choosing = choisit
champions-page-assigning-done = scellé
champions-page-assigning-shown = révélé
champions-page-workers-left = { $left } ouvriers sur { $most } restants
champions-page-leads = { $name } mène de { $count }
champions-page-level = { $count } à égalité en tête

## Sa propre maison longue

champions-page-your-hall = Votre maison longue
champions-page-looking-on = Vous regardez la partie.
champions-page-longhouse = Maison longue
champions-page-of = { $count } sur { $most }
champions-page-blame = déshonneur
champions-page-stores = Réserves
champions-page-workers = Ouvriers
champions-page-only-you = visibles de vous seul
champions-page-none-yet = encore rien
champions-page-used = utilisée
champions-page-destiny = le plus : { $counts } · { $alone } seul, { $tied } à égalité
champions-page-worth = { $alone } seul, { $tied } à égalité

## Sheets

# Frame of a sheet

champions-page-see-board = Voir le plateau
champions-page-back-to = Retour : { $name }
champions-page-put-aside = Mettre de côté
champions-page-take-back = Annuler
champions-page-choose-again = Choisir à nouveau
champions-page-choose-more = { $count ->
    [one] Encore { $count } à choisir
   *[other] Encore { $count } à choisir
}
champions-page-chosen-of = { $count } sur { $most } choisis
champions-page-will-have = ensuite { $count }
champions-page-you-have = vous en avez { $count }
champions-page-standing = vous { $count }, les autres { $others } au plus

# Leaders

champions-page-choose = Choisir
champions-page-lead-as = Mener avec { $name }
champions-page-leads-as = { $seat } a pris ce chef

# Assigning

champions-page-against = contre { $enemy-the }
champions-page-attack = dégâts
champions-page-defence = défense
champions-page-places-free = { $count } places libres sur { $most }
champions-page-at-home = { $count ->
    [0] aucun sur place
    [one] { $count } sur place
   *[other] { $count } sur place
}
champions-page-in-store = { $count } en réserve
champions-page-fed = { $count } nourris
champions-page-starve = { $count ->
    [one] { $count } meurt de faim
   *[other] { $count } meurent de faim
}
champions-page-nobody-sent = Personne n'y va encore.
champions-page-seal = Terminé : sceller

# Odds

champions-page-percent = { $percent } %
champions-page-mean = { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
champions-page-mean-lost = pertes en moyenne
champions-page-to-win = de gagner :
champions-page-mood-good = bon
champions-page-mood-even = combat égal
champions-page-mood-poor = mauvais
champions-page-if-reroll = { $count ->
    [one] de gagner en relançant { $count } dé :
   *[other] de gagner en relançant { $count } dés :
}
champions-page-if-strike = de gagner en frappant maintenant :
champions-page-at-best = avec les meilleures relances
champions-page-with-these = de gagner avec eux :

# Fights and hunts

champions-page-your-roll = Votre lancer
champions-page-press-dice = appuyez sur les dés à relancer
champions-page-your-warriors = Vos guerriers
champions-page-fight-round = manche { $number } du combat
champions-page-fight-won = Vaincu !
champions-page-fight-lost = Il ne reste personne
champions-page-damage = { $damage } dégâts sur { $defence }
champions-page-damage-parts = { $before } avant, { $now } maintenant
champions-page-fall = { $count ->
    [0] frappe de { $attack } : personne ne tombe
    [one] frappe de { $attack } : { $count } tombe
   *[other] frappe de { $attack } : { $count } tombent
}
champions-page-sail-on = les survivants continuent
champions-page-must-fall = { $count ->
    [one] Un guerrier doit tomber : choisissez
   *[other] { $count } guerriers doivent tomber : choisissez
}
champions-page-they-fall = Ceux-ci tombent
champions-page-lost = perdu
champions-page-strike = Frapper
champions-page-enough = Garder les dés
champions-page-reroll = { $count ->
    [0] Relancer
    [one] Relancer { $count }
   *[other] Relancer { $count }
}

# Voyages

champions-page-aboard = À bord
champions-page-way-card = Carte Expédition
champions-page-way-meal = Nourriture
champions-page-then-eat = Puis ils mangent
champions-page-nobody-left = personne
champions-page-lose = Perdre { $things }

# Market, sage and other places

champions-page-market-sub = Échangez un pour un, autant que vous voulez
champions-page-favor-not-sold = jamais échangée
champions-page-even = équilibré : { $given } pour { $taken }
champions-page-uneven = { $given } pour { $taken }
champions-page-no-swap = Pas d'échange
champions-page-swap = Échanger { $count } contre { $count }
champions-page-take-more = Prenez-en encore { $count }
champions-page-give-more = Donnez-en encore { $count }
champions-page-take-these = Les prendre
champions-page-unseen = De la pioche
champions-page-unseen-of = face cachée, une parmi { $count }
champions-page-ship = capacité { $capacity }, gloire en fin de partie : { $glory }
champions-page-sage-look = Regarder
champions-page-sage-keep = En garder une
champions-page-you-saw = Vous avez vu
champions-page-only-you-know = vous seul le savez
champions-page-keep-one = Gardez une destinée
champions-page-others-under = le reste va sous la pioche
champions-page-has-blame = déshonneur : { $count }

# The end

champions-page-fire-down = Le dernier feu s'éteint. Le scalde a compté.
champions-page-skald-counts = Le scalde compte, et la salle se tait.
champions-page-wins = { $count ->
    [one] { $names } remporte la partie
   *[other] { $names } remportent la partie
}
champions-page-wins-with = Leur gloire à chacun : { $count }.
champions-page-wins-by = Gloire : { $count }, { $ahead } de plus que { $seat }.
champions-page-wins-level = Gloire : { $count }, autant que { $seat }, mais devant au départage.
champions-page-takes-most = Le plus pour { $names } : { $count }.
champions-page-loses-most = Perte la plus lourde : { $names }, { $count }.
champions-page-nobody-scores = Personne n'en a.
champions-page-of-counted = sur { $count } comptés
champions-page-counted-track = En jeu
champions-page-counted-sets = Sets
champions-page-counted-destinies = Destinées
champions-page-counted-runes = Runes
champions-page-counted-ship = Drakkar
champions-page-counted-favor = Faveur
champions-page-counted-coins = Or
champions-page-counted-blame = Déshonneur
champions-page-by-round = La gloire, tour après tour
champions-page-by-round-more = qui menait, et quand tout a basculé
champions-page-end = fin
champions-page-decided = Ce qui a décidé
champions-page-decided-against = face à { $seat }
champions-page-decided-by = { $category } : { $own } contre { $other }
champions-page-to-the-end = Aller à la fin
champions-page-next = Suivant : { $category }
champions-page-town = Ville
champions-page-shores = Rivages
