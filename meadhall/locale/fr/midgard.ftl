# Midgard: everything that is said about this game. How arguments and nouns work stands at the head of champions.ftl.
# $seat and $other are names: no sentence says "de" before them or makes anything agree with them.

## Kingdoms, metals, Vikings
# .of is the noun after its "de".

kingdom-alfheim = Alfheim
    .in = en Alfheim
    .of = d'Alfheim
kingdom-mannheim = Mannheim
    .in = en Mannheim
    .of = de Mannheim
kingdom-jotunheim = Jotunheim
    .in = en Jotunheim
    .of = de Jotunheim

metal-bronze = bronze
    .of = de bronze
metal-silver = argent
    .of = d'argent
metal-gold = or
    .of = d'or

viking-chieftain = chef
    .the = son chef
viking-warrior = guerrier
    .the = un guerrier

thing-warrior = { $count ->
    [one] guerrier
   *[other] guerriers
}
    .some = { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
thing-chieftain = chef
    .some = le chef
thing-alfheim = jeton gris
    .some = { $count } gris
thing-mannheim = jeton marron
    .some = { $count } marron
thing-jotunheim = jeton bleu
    .some = { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }

category-kingdoms = Royaumes
category-asgard = Asgard
category-ragnarok = Ragnarok
category-valhalla = Valhalla
category-sets = Sets de jetons

phase-draft = draft
phase-action = actions
phase-scoring = décompte
phase-over = fin de partie

## Areas
# .in says where somebody is, .to where somebody goes, .from where from. area-own is a province of a user's own cards.

area-gimle = Gimle
    .in = à Gimle
    .to = à Gimle
    .from = de Gimle
area-vidblain = Vidblain
    .in = à Vidblain
    .to = à Vidblain
    .from = de Vidblain
area-andlang = Andlang
    .in = à Andlang
    .to = à Andlang
    .from = d'Andlang
area-angerboda = Angerboda
    .in = à Angerboda
    .to = à Angerboda
    .from = d'Angerboda
area-elvagar = Elvagar
    .in = à Elvagar
    .to = à Elvagar
    .from = d'Elvagar
area-myrkvior = Myrkvior
    .in = à Myrkvior
    .to = à Myrkvior
    .from = de Myrkvior
area-thrymheim = Thrymheim
    .in = à Thrymheim
    .to = à Thrymheim
    .from = de Thrymheim
area-muspelheim = Muspelheim
    .in = à Muspelheim
    .to = à Muspelheim
    .from = de Muspelheim
area-horgr = Horgr
    .in = à Horgr
    .to = à Horgr
    .from = de Horgr
area-utgard = Utgard
    .in = à Utgard
    .to = à Utgard
    .from = d'Utgard
area-asgard = Asgard
    .in = à Asgard
    .to = à Asgard
    .from = d'Asgard
area-vanaheim = Vanaheim
    .in = à Vanaheim
    .to = à Vanaheim
    .from = de Vanaheim
area-valhalla = Valhalla
    .in = au Valhalla
    .to = au Valhalla
    .from = du Valhalla
area-boat = Bateau
    .in = sur le bateau
    .to = sur le bateau
    .from = du bateau
area-own = { $name }
    .in = dans la province { $name }
    .to = dans la province { $name }
    .from = de la province { $name }

## Cards

card-invasion-alfheim = Invasion d'Alfheim
card-invasion-mannheim = Invasion de Mannheim
card-invasion-jotunheim = Invasion de Jotunheim
card-new-warriors = Nouveaux guerriers
card-attack-alfheim = Attaque contre Alfheim
card-attack-mannheim = Attaque contre Mannheim
card-attack-jotunheim = Attaque contre Jotunheim
card-viking-horde = Horde viking
card-score-alfheim = Décompte d'Alfheim
card-score-mannheim = Décompte de Mannheim
card-score-jotunheim = Décompte de Jotunheim
card-token-alfheim = Jeton d'Alfheim
card-token-mannheim = Jeton de Mannheim
card-token-jotunheim = Jeton de Jotunheim
card-draw-bronze = Pioche de bronze
card-draw-silver = Pioche d'argent
card-destroy-alfheim = Ruine en Alfheim
card-destroy-mannheim = Ruine en Mannheim
card-destroy-jotunheim = Ruine en Jotunheim
card-muster-heavens = Guerriers pour les cieux
card-muster-alfheim = Guerriers pour Alfheim
card-muster-mannheim = Guerriers pour Mannheim
card-muster-jotunheim = Guerriers pour Jotunheim

# What a card does, in a sentence.
does-invade = { $amount ->
    [one] Déplacez jusqu'à { $amount } Viking vers un village libre { $kingdom-in }, à Asgard ou à Vanaheim.
   *[other] Déplacez jusqu'à { $amount } Vikings vers des villages libres { $kingdom-in }, à Asgard ou à Vanaheim.
}
does-reinforce = Un guerrier de la réserve, s'il en reste, vient sur votre bateau ; puis déplacez 1 Viking vers n'importe quel village libre, à Asgard ou à Vanaheim.
does-attack = Déplacez 1 Viking vers le village d'un guerrier ennemi { $kingdom-in }, à Asgard ou à Vanaheim ; un guerrier ennemi qui s'y trouve part au Valhalla.
does-horde = { $amount ->
    [one] Déplacez jusqu'à { $amount } Viking vers un ciel ou vers une province avec un village libre.
   *[other] Déplacez jusqu'à { $amount } Vikings vers un même ciel ou vers une même province avec des villages libres.
}
does-score = Le décompte { $kingdom-of } se fait maintenant, pour tous.
does-token = Prenez un jeton { $kingdom-of }.
does-draw = { $amount ->
    [one] Piochez { $amount } carte { $metal-of } et jouez aussitôt une autre carte.
   *[other] Piochez { $amount } cartes { $metal-of } et jouez aussitôt une autre carte.
}
does-destroy = Tous les Vikings d'une province { $kingdom-of } partent au Valhalla.
does-muster = { $amount ->
    [one] Jusqu'à { $amount } guerrier de la réserve vient dans un village libre { $kingdom-in }.
   *[other] Jusqu'à { $amount } guerriers de la réserve viennent dans des villages libres { $kingdom-in }.
}
does-muster-heavens = { $amount ->
    [one] Jusqu'à { $amount } guerrier de la réserve vient dans un ciel.
   *[other] Jusqu'à { $amount } guerriers de la réserve viennent dans les cieux.
}

## What happens, as a story; present tense

event-round-began = Le tour de jeu { $round } commence.
event-province-doomed = Condamnée à ce tour de jeu : { $area }.
event-provinces-doomed = Condamnées à ce tour de jeu : { $areas }.
event-card-kept = { $seat } garde : { $card }.
event-packs-passed = Chacun a gardé une carte ; les lots passent à gauche.
event-gold-shown = { $seat } montre de l'or : { $card }.
event-starter-found = { $seat } commence le tour de jeu.
event-card-played = { $seat } joue : { $card }.
event-viking-moved = { $seat } déplace { $viking-the } { $origin-from } { $goal-to }.
event-stayed = { $seat } déplace un Viking au sein d'une même zone.
event-warrior-slain = { $seat } frappe { $area-in } : { $other } perd un guerrier, qui part au Valhalla.
event-warrior-came = { $seat } fait venir un nouveau guerrier { $area-to }.
event-province-destroyed = { $seat } détruit { $area }.
event-vikings-fell = { $count ->
    [one] { $seat } perd { $count } Viking { $area-in } : il part au Valhalla.
   *[other] { $seat } perd { $count } Vikings { $area-in } : ils partent au Valhalla.
}
event-kingdom-scored = { $seat } contrôle { $count ->
    [one] { $count } province
   *[other] { $count } provinces
} { $kingdom-in } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-tokens-taken = { $count ->
    [one] { $seat } prend { $count } jeton { $kingdom-of }.
   *[other] { $seat } prend { $count } jetons { $kingdom-of }.
}
event-asgard-held = { $seat } a le plus de Vikings à Asgard : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ragnarok-scored = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } Viking tombé dans une province condamnée
   *[other] { $count } Vikings tombés dans des provinces condamnées
}.
event-valhalla-scored = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
} au Valhalla.
event-vikings-returned = { $count ->
    [one] { $seat } voit revenir { $count } Viking du Valhalla sur son bateau.
   *[other] { $seat } voit revenir { $count } Vikings du Valhalla sur son bateau.
}
event-card-drawn = { $seat } pioche : { $card }.
event-cards-drawn = { $count ->
    [one] { $seat } pioche { $count } carte { $metal-of }.
   *[other] { $seat } pioche { $count } cartes { $metal-of }.
}
event-game-won = { $seat } remporte la partie !
event-area-chosen = { $seat } se rend { $area-to }.
event-card-hidden = { $seat } garde une carte.
event-packs-dealt = Les lots sont distribués.
event-viking-picked = { $seat } choisit { $viking-the } { $origin-in }.
event-sets-scored = { $count ->
    [0] { $seat } n'a aucun set complet
    [one] { $seat } a { $count } set complet
   *[other] { $seat } a { $count } sets complets
} de jetons : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-tokens-shown = { $seat } retourne ses jetons : { $alfheim } d'Alfheim, { $mannheim } de Mannheim, { $jotunheim } de Jotunheim.
event-tie-compared = { $seat } est à égalité pour le plus grand nombre de points, { $score }, et a { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} ; le plus grand nombre de jetons décide.
event-waived = { $seat } en reste là.
event-card-lapsed = { $late ->
    [0] { $card } : { $seat } ne peut plus rien en faire.
   *[other] { $card } : { $seat } en reste là.
}
story-scoring = Décompte du tour :
story-ragnarok = Ragnarok :
winner = { $names } { $count ->
    [one] remporte la partie
   *[other] se partagent la victoire
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Questions

question-keep-card = Carte { $pick } de ce draft : laquelle gardez-vous ?
question-play-card = Quelle carte jouez-vous ?
question-pick-viking = { $left ->
    [one] { $card } : quel Viking déplacez-vous ?
   *[other] { $card } : quel Viking déplacez-vous ? Jusqu'à { $left } peuvent partir.
}
question-choose-goal = Où va ce Viking ?
question-choose-victim = Qui perd un guerrier ?
question-choose-horde = Où va la horde ?
question-choose-ruin = Quelle province détruisez-vous ?
question-muster-warriors = { $left ->
    [one] { $card } : où va le nouveau guerrier ?
   *[other] { $card } : où vont les nouveaux guerriers ? Jusqu'à { $left } peuvent venir.
}
question-choose-tokens = { $left ->
    [one] Vanaheim est à vous. Quel jeton prenez-vous ?
   *[other] Vanaheim est à vous. Quels jetons prenez-vous ? Encore { $left } à choisir.
}

## Answers

action-done = Terminé
action-keep = { $card }
action-play = { $card }
action-pick-chieftain = Le chef
action-pick-warrior = Un guerrier { $area-from }
action-move = { $area }
action-stay = Se déplacer au sein de la même zone, sans rien changer
action-strike = { $seat } perd un guerrier
action-choose-area = { $area }
action-take-token = Un jeton { $kingdom-of }
action-take-tokens = { $count } jetons { $kingdom-of }

effect-warriors = { $count ->
    [one] { $count } s'y trouve
   *[other] { $count } s'y trouvent
}
effect-chieftain = { $area-in }
effect-token = vous en aurez { $count }
effect-province = { $kingdom } ; villages libres : { $free } sur { $villages }
stock-card = { $metal }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
} : { $does }
stock-card-brief = { $metal }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
effect-there = sur place : { $forces }
effect-force = { $chieftain ->
    [0] { $seat } { $count }
   *[other] { $count ->
        [0] { $seat } chef
       *[other] { $seat } { $count } + chef
    }
}
effect-doomed = { $kingdom }, province condamnée ; villages libres : { $free } sur { $villages }
effect-asgard = un ciel ; le plus de Vikings : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
effect-vanaheim = un ciel ; le plus de Vikings : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} au choix
effect-valhalla = le séjour des Vikings tombés ; hors jeu jusqu'à la fin du tour de jeu, puis { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun
effect-several = { $parts }
effect-score = le décompte { $kingdom-of } se fait maintenant, pour tous ; vous gagnez { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
effect-lapse = rien de cela n'est possible pour l'instant
effect-slay = { $seat } y perd un guerrier, qui part au Valhalla
effect-ruin = partent au Valhalla : { $mine } des vôtres, { $others } des autres joueurs
effect-horde = { $count ->
    [one] jusqu'à { $count } Viking
   *[other] jusqu'à { $count } Vikings
}
effect-control-you = vous en aurez le contrôle
effect-control = { $seat } en aura le contrôle
effect-control-nobody = personne n'en aura le contrôle
look-number = Son numéro est { $number } ; qui montre le plus grand commence le tour de jeu.
look-copies = { $count ->
    [one] { $count } exemplaire parmi les cartes { $metal-of }.
   *[other] { $count } exemplaires parmi les cartes { $metal-of }.
}

## Why an answer is closed

reason-not-asked = Ce n'est pas ce qui vous est demandé.
reason-not-in-pack = Cette carte n'est pas dans votre lot.
reason-not-in-stock = Vous n'avez pas cette carte.
reason-nobody-there = Vous n'avez là aucun guerrier.
reason-in-valhalla = Qui est au Valhalla y reste jusqu'à la fin du tour de jeu.
reason-moved-already = Ceux qui s'y trouvent se sont déjà déplacés grâce à cette carte.
reason-no-village = Il n'y a là aucun village libre.
reason-no-village-figures = { $villages ->
    [one] Le seul village { $area-in } est occupé.
   *[other] Les { $villages } villages { $area-in } sont tous occupés.
}
reason-other-kingdom = La carte nomme un autre royaume ou une autre zone.
reason-other-kingdom-figures = La carte nomme { $kingdom }.
reason-no-such-area = On ne peut pas y envoyer de Vikings.
reason-no-change = Cela ne changerait rien.
reason-out-of-order = On choisit dans l'ordre de la liste, et vous avez déjà passé ce choix ; annulez vos réponses pour y revenir.
reason-no-enemy-warrior = Il n'y a là aucun guerrier ennemi à frapper.
reason-no-enemy-warrior-figures = Il n'y a { $area-in } aucun guerrier ennemi à frapper.
reason-oneself = Vous ne pouvez pas frapper les vôtres.
reason-no-way-to-stay = Cette carte ne permet pas de rester sur place.

## Options

option-beginners = Variante : débutants (au premier tour de jeu, chacun garde les cartes reçues)
edition-de = Règles allemandes

## The board at a prompt: headings and short words

board-map = Plateau
board-kingdom = Royaume
board-villages = Libres
board-vikings = Vikings
board-doom = Fatalité
board-doomed = condamnée
board-score = Points
board-chieftain = Chef
board-boat = Sur le bateau
board-reserve = Réserve
board-heavens = Dans les cieux
board-tokens = Jetons
board-stock = Cartes en stock
board-gold = Or montré
board-plays = Cartes à jouer
board-own = Vos cartes
board-count = Exemplaires
board-effect = Effet
board-scoring = Score final
board-category = Catégorie
board-total = Total
board-of-villages = { $free } sur { $villages }

## À chaque question

status-own = Vous. { $parts }.
status-province = { $area } (libres { $free } sur { $villages }{ $doomed ->
    [0] {""}
   *[other] , condamnée
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

-example-answers = chef ; gimle ; terminé
-example-answer = chef
-example-subject = horde
-example-rule = MX-2
-example-word = village

## What studies count

subject-drafted = Cartes gardées
subject-played = Cartes jouées
subject-goal = Où vont les Vikings
subject-kingdom = Points des royaumes
subject-token = Jetons pris
subject-category = D'où viennent les points
