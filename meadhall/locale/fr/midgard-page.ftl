# Midgard sur la page : mots courts sur le plateau, sur les cartes, pendant le choix et au décompte.
# Tout le reste de ce qui se dit du jeu est dans `midgard.ftl`.

## Les phases, dans le linteau

midgard-page-phase-draft = Choix
midgard-page-phase-action = Actions
midgard-page-phase-scoring = Décompte
midgard-page-phase-end = Fin

## Le plateau

midgard-page-free = { $free } villages libres sur { $villages }
midgard-page-strength = { $name } a { $strength }
midgard-page-ruler = { $name } contrôle cette zone
midgard-page-tied = Personne ne contrôle cette zone.
midgard-page-doomed = Condamnée : au Ragnarok, chaque Viking tombe ici, pour { $points } points.
midgard-page-pays = Pour 1, 2, … provinces contrôlées : { $points } points
midgard-page-worth-asgard = le plus de Vikings : { $count } points
midgard-page-worth-vanaheim = le plus de Vikings : { $count } jetons
midgard-page-worth-valhalla = { $count ->
    [one] 1 point par Viking au Ragnarok
   *[other] { $count } points par Viking au Ragnarok
}
midgard-page-heavens = Cieux
midgard-page-map = Carte
midgard-page-own-map = Ce plateau est le vôtre et plus grand que notre dessin ; il est donc décrit ici en mots.

## Joueurs

midgard-page-starter = A commencé la manche
midgard-page-played = Jouées

## À soi

midgard-page-your-tokens = Vos jetons
midgard-page-only-you = visibles de vous seul
midgard-page-sets = Sets complets : { $points } points à la fin.
midgard-page-looking-on = Vous regardez.
midgard-page-no-cards = Vous n'avez pas encore de carte.
midgard-page-pack = Lot en main
midgard-page-this-round = Cette manche
midgard-page-plays = encore { $left } cartes à jouer sur { $plays }
midgard-page-to-play = { $plays } cartes à jouer
midgard-page-decks = Cartes dans les pioches

## Cartes : leur nom et leur effet, en bref ; le royaume est indiqué à côté

midgard-page-card-invade = Invasion
midgard-page-card-reinforce = Nouveaux guerriers
midgard-page-card-attack = Attaque
midgard-page-card-horde = Horde viking
midgard-page-card-score = Décompte
midgard-page-card-token = Jeton
midgard-page-card-draw = Pioche
midgard-page-card-destroy = Ruine
midgard-page-card-muster = Guerriers
midgard-page-brief-invade = Jusqu'à { $amount } Vikings vers des villages libres ou un ciel.
midgard-page-brief-reinforce = Un de la réserve sur le bateau, puis déplacez-en un.
midgard-page-brief-attack = Déplacez-en un ; un ennemi part au Valhalla.
midgard-page-brief-horde = Jusqu'à { $amount } Vikings vers une seule zone.
midgard-page-brief-score = Décompte immédiat, pour tous.
midgard-page-brief-token = Prenez-en un jeton.
midgard-page-brief-draw = Piochez { $amount } cartes { $metal-of }, puis rejouez.
midgard-page-brief-destroy = Les Vikings d'une province vont au Valhalla.
midgard-page-brief-muster = Jusqu'à { $amount } de la réserve y viennent.

## Le choix des cartes

midgard-page-keep-one = Gardez une carte
midgard-page-passed-on = { $count ->
    [one] L'autre carte passe à { $name }, à votre gauche.
   *[other] Les { $count } autres cartes passent à { $name }, à votre gauche.
}
midgard-page-last-card = C'est la dernière carte du lot.
midgard-page-kept = gardée
midgard-page-kept-so-far = Déjà gardées
midgard-page-of = { $count } sur { $most }
midgard-page-seen = Lots que vous avez vus
midgard-page-pick = { $pick }.
midgard-page-at-the-table = À la table
midgard-page-has-chosen = a choisi
midgard-page-choosing = choisit
midgard-page-stock-stays = Les cartes non jouées vous restent pour les manches suivantes.
midgard-page-keep = Garder : { $card }
midgard-page-see-map = Regarder le plateau
midgard-page-back-to = Retour : { $name }

## Le décompte

midgard-page-scored = La manche { $round } est décomptée
midgard-page-most-points = Le plus de points : { $names }, { $points }.
midgard-page-tokens-won = Jetons gagnés
midgard-page-next-round = Manche { $round }
midgard-page-show-again = Revoir le décompte
midgard-page-show-all = Tout montrer
