# Champions of Midgard: everything that is said about this game.
#
# A noun of the game comes into a sentence as an argument named after its family: $space is the noun `place-<slug>`,
# $space-at its attribute `.at`. $seat is a player's name: it may be anybody's and begin with a vowel, so no sentence
# says "de" before it or makes anything agree with it. $things is a list such as "2 gardes et 1 victuaille".
# Things decline with $count; `.some` says how many of them there are. In French 0 and 1 are both [one].
# There is a no-break space before a colon, a narrow one before ; ! ? and within « ».

## Things that are counted

thing-swordsman = { $count ->
    [one] garde
   *[other] gardes
}
    .some = { $count ->
        [one] { $count } garde
       *[other] { $count } gardes
    }
thing-spearman = { $count ->
    [one] lancier
   *[other] lanciers
}
    .some = { $count ->
        [one] { $count } lancier
       *[other] { $count } lanciers
    }
thing-axeman = { $count ->
    [one] berserk
   *[other] berserks
}
    .some = { $count ->
        [one] { $count } berserk
       *[other] { $count } berserks
    }
thing-any = { $count ->
    [one] guerrier
   *[other] guerriers
}
    .some = { $count ->
        [one] { $count } guerrier au choix
       *[other] { $count } guerriers au choix
    }
thing-food = { $count ->
    [one] victuaille
   *[other] victuailles
}
    .some = { $count ->
        [one] { $count } victuaille
       *[other] { $count } victuailles
    }
thing-wood = bois
    .some = { $count } bois
thing-coins = { $count ->
    [one] pièce d'or
   *[other] pièces d'or
}
    .some = { $count ->
        [one] { $count } pièce d'or
       *[other] { $count } pièces d'or
    }
thing-favor = { $count ->
    [one] faveur
   *[other] faveurs
}
    .some = { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    }
thing-glory = { $count ->
    [one] point de Gloire
   *[other] points de Gloire
}
    .some = { $count ->
        [one] { $count } point de Gloire
       *[other] { $count } points de Gloire
    }

## Places: spaces, shores, longships, stalls
# .at says where something is, .to where somebody goes (to a fight: against whom), .the the place itself as an object;
# a shore has .of as well: what belongs to it.

place-blacksmith = Fabricant de haches
    .at = chez le fabricant de haches
    .to = chez le fabricant de haches
place-hafter = Fabricant de lances
    .at = chez le fabricant de lances
    .to = chez le fabricant de lances
place-swordsmith = Fabricant d'épées
    .at = chez le fabricant d'épées
    .to = chez le fabricant d'épées
place-smokehouse = Fumoir
    .at = au fumoir
    .to = au fumoir
place-jarls-longhouse = Maison longue du Jarl
    .at = à la maison longue du Jarl
    .to = à la maison longue du Jarl
place-market = Marché
    .at = au marché
    .to = au marché
place-merchant-ship = Navire marchand
    .at = au navire marchand
    .to = au navire marchand
place-runesmith = Maître des runes
    .at = chez le maître des runes
    .to = chez le maître des runes
place-sages-hut = Hutte du Sage
    .at = à la hutte du Sage
    .to = à la hutte du Sage
place-shipwright = Charpentier
    .at = chez le charpentier
    .to = chez le charpentier
place-stave-church = Stavkirke
    .at = à la stavkirke
    .to = à la stavkirke
place-worker-huts = Baraque des ouvriers
    .at = à la baraque des ouvriers
    .to = à la baraque des ouvriers
place-hunting-grounds = Terrains de chasse
    .at = sur les terrains de chasse
    .to = sur les terrains de chasse
place-troll = Troll
    .at = face au troll
    .to = contre le troll
place-draugr-left = Draugr de gauche
    .at = face au draugr de gauche
    .to = contre le draugr de gauche
place-draugr-right = Draugr de droite
    .at = face au draugr de droite
    .to = contre le draugr de droite
place-begging = Faire la manche
    .at = en faisant la manche
    .to = faire la manche
place-shore-1 = Premier rivage
    .at = sur le premier rivage
    .to = vers le premier rivage
    .of = du premier rivage
place-shore-2 = Deuxième rivage
    .at = sur le deuxième rivage
    .to = vers le deuxième rivage
    .of = du deuxième rivage
place-shore-3 = Troisième rivage
    .at = sur le troisième rivage
    .to = vers le troisième rivage
    .of = du troisième rivage
place-shore-4 = Quatrième rivage
    .at = sur le quatrième rivage
    .to = vers le quatrième rivage
    .of = du quatrième rivage
place-small-longship = Petit drakkar public
    .at = à bord du petit drakkar
    .to = à bord du petit drakkar
    .the = le petit drakkar
place-large-longship = Grand drakkar public
    .at = à bord du grand drakkar
    .to = à bord du grand drakkar
    .the = le grand drakkar
place-karfi = Karfi
    .at = à bord du Karfi
    .to = à bord du Karfi
    .the = le Karfi
place-snekka = Snekka
    .at = à bord du Snekka
    .to = à bord du Snekka
    .the = le Snekka
place-skeid = Skeid
    .at = à bord du Skeid
    .to = à bord du Skeid
    .the = le Skeid
place-drekkar = Drekkar
    .at = à bord du Drekkar
    .to = à bord du Drekkar
    .the = le Drekkar
place-aumingi = Aumingi
    .at = auprès de l'aumingi
    .to = auprès de l'aumingi
place-skald = Skald
    .at = auprès du skald
    .to = auprès du skald
place-generous-merchant = Marchand généreux
    .at = chez le marchand généreux
    .to = chez le marchand généreux
place-wealthy-traveller = Voyageur fortuné
    .at = auprès du voyageur fortuné
    .to = auprès du voyageur fortuné
place-huskarl = Miliciens
    .at = auprès des miliciens
    .to = auprès des miliciens
place-raiders = Pillards
    .at = auprès des pillards
    .to = auprès des pillards
place-jomsvikings = Jomsvikings
    .at = auprès des Jomsvikings
    .to = auprès des Jomsvikings
place-varangians = Varyags
    .at = auprès des Varyags
    .to = auprès des Varyags

## Leaders and what they can do

leader-asmundr = Asmundr le Pieux
leader-dagrun = Dagrun l'Élue
leader-gylfir = Gylfir le Loup de Mer
leader-svanhildr = Svanhildr la Vierge Guerrière
leader-ullr = Ullr le Berserker

gift-pious = Chaque faveur dépensée pour une relance rapporte aussitôt ses 2 points de Gloire.
gift-destined = À la hutte du Sage, pioche une carte Destinée de plus et en garde une.
gift-seaworthy = Ne paie aucune pièce d'or au navire marchand.
gift-swordmaiden = Sur le dé d'un garde, une arme inflige 2 dégâts, une double arme 3.
gift-berserker = Gagne 1 point de Gloire à chaque round de combat où un dé montre une double arme.

## Runes
# .the: the rune as an object.

rune-gifts = Rune Abondance
    .the = la rune Abondance
rune-wealth = Rune Fortune
    .the = la rune Fortune
rune-knowledge = Rune Connaissance
    .the = la rune Connaissance
rune-success = Rune Réussite
    .the = la rune Réussite
rune-potential = Rune Puissance
    .the = la rune Puissance
rune-reaction = Rune Riposte
    .the = la rune Riposte
rune-healing = Rune Guérison
    .the = la rune Guérison
rune-glory = Rune Gloire
    .the = la rune Gloire
rune-journey = Rune Voyage
    .the = la rune Voyage
rune-true-vision = Rune Vision véritable
    .the = la rune Vision véritable

power-gifts = Prenez 4 ressources au choix parmi victuailles, bois et pièces d'or.
power-wealth = Doublez vos pièces d'or, avec un gain de 5 au plus.
power-knowledge = Regardez toutes les cartes Expédition encore face cachée.
power-success = Révélez une de vos cartes Destinée : elle compte maintenant, et de nouveau à la fin.
power-potential = Après un lancer, relancez toutes les faces vides.
power-reaction = Après un lancer, chaque bouclier vaut aussi une arme.
power-healing = Au moment de perdre des guerriers au combat, n'en perdez aucun à ce round.
power-glory = En triomphant d'un ennemi, gagnez en plus la moitié de sa Gloire.
power-journey = Défaussez la carte Expédition de votre bateau et subissez la suivante.
power-true-vision = À la hutte du Sage, piochez deux cartes Destinée de plus et gardez-en une.

## Destinies

destiny-crusher-of-ice = Broyeur de glace
destiny-earth-smasher = Fracasseur de terre
destiny-master-of-flames = Maître des flammes
destiny-craftsman = Artisan
destiny-prepared = Prévoyant
destiny-prosperous = Prospère
destiny-leader-of-armies = Meneur d'armées
destiny-odins-favored = Favori d'Odin
destiny-runemaster = Seigneur des runes
destiny-monster-hunter = Chasseur de monstres
destiny-slayer-of-the-undead = Pourfendeur de morts-vivants
destiny-troll-slayer = Pourfendeur de trolls

# .of follows "le plus".
counts-blue = ennemis bleus vaincus
    .of = d'ennemis bleus vaincus
counts-yellow = ennemis jaunes vaincus
    .of = d'ennemis jaunes vaincus
counts-red = ennemis rouges vaincus
    .of = d'ennemis rouges vaincus
counts-wood = bois
    .of = de bois
counts-food = victuailles
    .of = de victuailles
counts-coins = pièces d'or
    .of = de pièces d'or
counts-warriors = guerriers
    .of = de guerriers
counts-favor = faveurs
    .of = de faveurs
counts-runes = runes
    .of = de runes
counts-monsters = monstres vaincus
    .of = de monstres vaincus
counts-draugr = draugar vaincus
    .of = de draugar vaincus
counts-trolls = trolls vaincus
    .of = de trolls vaincus

## Journeys

journey-all-quiet = Sans encombre
journey-no-wind = Calme plat
journey-whirlpool = Tourbillon
journey-storm = Tempête
journey-lost = Perdu
journey-kraken = Kraken

does-quiet = Pas d'effet.
does-lose-food = { $count ->
    [one] Vous perdez { $count } victuaille.
   *[other] Vous perdez { $count } victuailles.
}
does-lose-warriors = { $count ->
    [one] Vous perdez { $count } guerrier.
   *[other] Vous perdez { $count } guerriers.
}
does-lose-any = { $count ->
    [one] Vous perdez { $count } victuaille ou { $count } guerrier, au choix.
   *[other] Vous perdez { $count } éléments de votre choix, victuailles ou guerriers.
}
does-kraken = Combat contre le kraken : dégâts { $attack }, défense { $defence }, { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire.

## Merchant ships

merchant-birka-knarr = Knarr de Birka
merchant-hedeby-knarr = Knarr de Hedeby
merchant-lofoten-boat = Barque des Lofoten
merchant-frisian-cog = Cogue frisonne
merchant-dublin-trader = Navire de Dublin
merchant-novgorod-boat = Barque de Novgorod
merchant-miklagard-trader = Navire de Miklagard
merchant-gotland-knarr = Knarr de Gotland

## Enemies
# .the: the enemy as an object ("affronte le Troll des marais").

enemy-marsh-troll = Troll des marais
    .the = le Troll des marais
enemy-bridge-troll = Troll du pont
    .the = le Troll du pont
enemy-ox-thief = Voleur de bœufs
    .the = le Voleur de bœufs
enemy-hollow-hag = Mégère de la caverne
    .the = la Mégère de la caverne
enemy-scree-troll = Troll des éboulis
    .the = le Troll des éboulis
enemy-birch-hag = Mégère des bouleaux
    .the = la Mégère des bouleaux
enemy-boulder-thrower = Lanceur de rochers
    .the = le Lanceur de rochers
enemy-moss-grandmother = Grand-mère des mousses
    .the = la Grand-mère des mousses
enemy-snow-ogre = Ogre des neiges
    .the = l'Ogre des neiges
enemy-grim-of-the-ford = Grim du Gué
    .the = Grim du Gué
enemy-cliff-ogress = Ogresse des falaises
    .the = l'Ogresse des falaises
enemy-two-headed-troll = Troll à deux têtes
    .the = le Troll à deux têtes
enemy-ironwood-hag = Mégère du Bois de Fer
    .the = la Mégère du Bois de Fer
enemy-three-headed-troll = Troll à trois têtes
    .the = le Troll à trois têtes
enemy-grylas-firstborn = Premier-né de Gryla
    .the = le Premier-né de Gryla
enemy-king-of-the-dovre-fells = Roi du Dovrefjell
    .the = le Roi du Dovrefjell
enemy-bog-walker = Marcheur des tourbières
    .the = le Marcheur des tourbières
enemy-drowned-oarsman = Rameur noyé
    .the = le Rameur noyé
enemy-cinder-thrall = Thrall des cendres
    .the = le Thrall des cendres
enemy-pyre-widow = Veuve du bûcher
    .the = la Veuve du bûcher
enemy-pale-ploughman = Laboureur blême
    .the = le Laboureur blême
enemy-salt-corpse = Cadavre de sel
    .the = le Cadavre de sel
enemy-hrapp = Hrapp
    .the = Hrapp
enemy-barrow-sleeper = Dormeur du tumulus
    .the = le Dormeur du tumulus
enemy-klaufi = Klaufi
    .the = Klaufi
enemy-gallows-watcher = Guetteur du gibet
    .the = le Guetteur du gibet
enemy-soti = Soti
    .the = Soti
enemy-frozen-huscarl = Huscarl gelé
    .the = le Huscarl gelé
enemy-thorolf-halt-foot = Thorolf le Boiteux
    .the = Thorolf le Boiteux
enemy-drift-ice-wight = Spectre de la banquise
    .the = le Spectre de la banquise
enemy-agnar-of-the-mound = Agnar du Tertre
    .the = Agnar du Tertre
enemy-gold-hoarder = Accapareur d'or
    .the = l'Accapareur d'or
enemy-hoar-captain = Capitaine du givre
    .the = le Capitaine du givre
enemy-smoke-reeve = Prévôt de la fumée
    .the = le Prévôt de la fumée
enemy-thrain = Thrain
    .the = Thrain
enemy-karr-the-old = Karr le Vieux
    .the = Karr le Vieux
enemy-glam = Glam
    .the = Glam
enemy-skoffin = Skoffin
    .the = le Skoffin
enemy-muspel-spark = Étincelle de Muspel
    .the = l'Étincelle de Muspel
enemy-fossegrim = Fossegrim
    .the = le Fossegrim
enemy-fenris-cub = Louveteau de Fenrir
    .the = le Louveteau de Fenrir
enemy-hot-spring-bird = Oiseau des sources chaudes
    .the = l'Oiseau des sources chaudes
enemy-nykr = Nykr
    .the = le Nykr
enemy-stone-boar = Sanglier de pierre
    .the = le Sanglier de pierre
enemy-ember-fox = Renard de braise
    .the = le Renard de braise
enemy-ice-fell-wolf = Loup des monts de glace
    .the = le Loup des monts de glace
enemy-finngalkn = Finngalkn
    .the = le Finngalkn
enemy-ash-mare = Jument de cendre
    .the = la Jument de cendre
enemy-marbendill = Marbendill
    .the = le Marbendill
enemy-clay-giant = Géant d'argile
    .the = le Géant d'argile
enemy-skoll = Skoll
    .the = Skoll
enemy-hati = Hati
    .the = Hati
enemy-myrkvid-bear = Ours de Myrkvid
    .the = l'Ours de Myrkvid
enemy-red-crest-whale = Baleine à crête rouge
    .the = la Baleine à crête rouge
enemy-margygur = Margygur
    .the = la Margygur
enemy-lindworm = Lindworm
    .the = le Lindworm
enemy-furnace-worm = Ver de la fournaise
    .the = le Ver de la fournaise
enemy-ox-whale = Baleine-bœuf
    .the = la Baleine-bœuf
enemy-warg-mother = Mère des wargs
    .the = la Mère des wargs
enemy-garm = Garm
    .the = Garm
enemy-rime-bear = Ours de givre
    .the = l'Ours de givre
enemy-grafvitnir = Grafvitnir
    .the = Grafvitnir
enemy-ember-drake = Dragon de braise
    .the = le Dragon de braise
enemy-frost-giant = Géant du givre
    .the = le Géant du givre
enemy-hill-giant = Géant des collines
    .the = le Géant des collines
enemy-fire-giant = Géant de feu
    .the = le Géant de feu
enemy-hraesvelg = Hraesvelg
    .the = Hraesvelg
enemy-hyrrokkin = Hyrrokkin
    .the = Hyrrokkin
enemy-fafnirs-heir = Héritier de Fafnir
    .the = l'Héritier de Fafnir
enemy-lyngbakr = Lyngbakr
    .the = Lyngbakr
enemy-nidhoggs-spawn = Engeance de Nidhogg
    .the = l'Engeance de Nidhogg
enemy-surts-herald = Héraut de Surt
    .the = le Héraut de Surt
enemy-jormungands-brood = Couvée de Jormungand
    .the = la Couvée de Jormungand

colour-none = sans couleur
colour-red = rouge
colour-yellow = jaune
colour-blue = bleu

## Dice, decks, scoring

face-blank = face vide
    .some = { $count ->
        [one] { $count } face vide
       *[other] { $count } faces vides
    }
face-hit = arme
    .some = { $count ->
        [one] { $count } arme
       *[other] { $count } armes
    }
face-double = double arme
    .some = { $count ->
        [one] { $count } double arme
       *[other] { $count } doubles armes
    }
face-shield = bouclier
    .some = { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }

deck-trolls = Trolls
deck-draugr = Draugar
deck-monsters = Monstres
deck-journeys = Expéditions
deck-merchant-ships = Navires marchands

category-track = Piste de Gloire
category-destinies = Cartes Destinée
category-sets = Sets d'ennemis
category-runes = Cartes Rune
category-ship = Drakkar privé
category-favor = Faveur des Dieux
category-coins = Pièces d'or
category-blame = Déshonneur

phase-leaders = choix des chefs vikings
phase-placing = placement des ouvriers
phase-assigning = répartition des guerriers vikings
phase-hunting = chasse
phase-fighting = combat
phase-journey = carte Expédition
phase-feeding = guerriers à nourrir
phase-ending = fin du dernier tour de jeu
phase-over = fin de partie

## What happens, as a story; present tense

event-first-player = { $seat } reçoit le jeton Premier Joueur.
event-stall-laid = Un étal s'installe : { $stall }.
event-leader-chosen = { $seat } incarne { $leader }.
event-dealt = { $seat } reçoit ses ressources, ses guerriers et ses ouvriers de départ.
event-destiny-drawn = { $seat } pioche la destinée « { $destiny } ».
event-destiny-hidden = { $count ->
    [one] { $seat } pioche une carte Destinée.
   *[other] { $seat } pioche { $count } cartes Destinée.
}
event-round-began = Le tour de jeu { $round } commence.
event-enemy-laid = { $venue } : { $enemy-the } apparaît.
event-journey-laid = { $shore } : une carte Expédition est posée face cachée.
event-rune-laid = Le maître des runes propose { $rune-the }.
event-merchant-came = Un navire marchand accoste : { $merchant }.
event-stocked = Arrivage en ville : { $item-some }.
event-ready = Arrivage en ville : { $things }.
event-journeys-laid = Des cartes Expédition sont posées face cachée.
event-coins-laid = Une pièce d'or de plus est posée sur chaque monstre invaincu.
event-worker-placed = { $seat } envoie un ouvrier { $space-to }.
event-goods-taken = { $seat } prend { $good-some }.
event-goods-paid = { $seat } paie { $good-some }.
event-favor-taken = { $seat } reçoit { $count ->
    [one] { $count } faveur
   *[other] { $count } faveurs
}.
event-favor-paid = { $seat } dépense 1 faveur pour relancer des dés.
event-blame-taken = { $seat } reçoit 1 déshonneur.
event-blame-shed = { $seat } se défausse d'un déshonneur.
event-glory-won = { $cause ->
    [favor] Pour la faveur dépensée, { $seat } gagne
    [double] Pour une double arme, { $seat } gagne
    [rune] Grâce à la rune Gloire, { $seat } gagne encore
    [stall] À l'étal, { $seat } gagne
    [destiny] Grâce à la destinée révélée, { $seat } gagne
   *[enemy] { $seat } gagne
} { $count ->
    [one] { $count } point
   *[other] { $count } points
} de Gloire.
event-warriors-taken = { $warrior-some } { $count ->
    [one] rejoint
   *[other] rejoignent
} { $seat }.
event-warriors-forfeited = Faute de place ou de dés, { $seat } renonce à { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
}.
event-warriors-lost = { $cause ->
    [journey] { $seat } perd { $warrior-some } en mer.
    [hunger] La faim coûte { $warrior-some } à { $seat }.
    [ban] { $seat } perd { $warrior-some } : arme interdite contre cet ennemi.
   *[fight] { $seat } perd { $warrior-some }.
}
event-marker-moved = Le jeton Premier Joueur passe à { $seat }.
event-rune-taken = { $seat } prend { $rune-the }.
event-rune-used = { $seat } active { $rune-the }.
event-journey-seen = { $seat } regarde la carte Expédition { $shore-of } : { $journey }.
event-journey-looked-at = { $seat } regarde la carte Expédition { $shore-of }.
event-destiny-kept = { $seat } garde la destinée « { $destiny } ».
event-destiny-returned = { $count ->
    [one] { $seat } remet une carte Destinée sous le paquet.
   *[other] { $seat } remet { $count } cartes Destinée sous le paquet.
}
event-ship-built = { $seat } acquiert { $ship-the }.
event-ship-sent = { $seat } envoie { $space-the } { $shore-to }.
event-extra-worker = { $seat } a un ouvrier de plus.
event-assigned = { $seat } assigne { $item-some } { $venue-at }.
event-assignment-sealed = { $seat } a terminé sa répartition.
event-assignment-demanded = { $seat } exige une répartition ouverte, chacun son tour.
event-nothing-sent = { $seat } n'envoie personne.
event-sent-out = { $seat } envoie { $item-some } { $venue-to }.
event-hunt-began = { $seat } part à la chasse.
event-die-rolled = { $seat } lance un dé : { $warrior }, { $face }.
event-dice-rolled = { $seat } lance les dés : { $dice }.
event-die-picked = { $seat } reprend un dé : { $warrior }, { $face }.
event-hunted = { $count ->
    [0] { $seat } rentre bredouille de la chasse.
    [one] { $seat } rapporte { $count } victuaille de la chasse.
   *[other] { $seat } rapporte { $count } victuailles de la chasse.
}
event-fight-began = { $seat } affronte { $enemy-the }.
event-damage-dealt = { $count ->
    [0] { $seat } n'inflige aucun dégât
    [one] { $seat } inflige { $count } dégât
   *[other] { $seat } inflige { $count } dégâts
} : { $total } sur { $defence }.
event-losses-due = { $count ->
    [one] L'ennemi frappe : { $seat } doit perdre { $count } guerrier.
   *[other] L'ennemi frappe : { $seat } doit perdre { $count } guerriers.
}
event-healed = { $seat } ne perd personne à ce round de combat.
event-enemy-defeated = { $seat } terrasse { $enemy-the } !
event-fight-lost = { $seat } n'a plus personne contre { $enemy-the } : le combat est perdu.
event-journey-turned = { $seat } fait voile { $shore-to } : { $journey }.
event-food-lost = { $seat } perd { $count ->
    [one] { $count } victuaille
   *[other] { $count } victuailles
} en mer.
# $count and $starving are warriors: those fed, and those who are not.
event-fed = { $count ->
    [0] { $starving ->
        [0] En route { $shore-to }, { $seat } n'a personne à nourrir.
        [one] En route { $shore-to }, { $seat } n'a pas de victuailles ; { $starving } guerrier meurt de faim.
       *[other] En route { $shore-to }, { $seat } n'a pas de victuailles ; { $starving } guerriers meurent de faim.
    }
   *[other] En route { $shore-to }, { $seat } nourrit { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }{ $starving ->
        [0] .
        [one] ; { $starving } meurt de faim.
       *[other] ; { $starving } meurent de faim.
    }
}
event-enemy-discarded = Personne n'a vaincu { $enemy-the }.
event-coin-laid = Une pièce d'or de plus est posée sur le monstre { $shore-of }.
event-destiny-revealed = { $seat } révèle la destinée « { $destiny } » : { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire.
event-scored = { $seat } – { $category } : { $glory }.
event-game-won = { $seat } remporte la partie !
event-deck-rebuilt = La défausse est mélangée et reforme le paquet : { $deck }.
event-kraken-fought = En route { $shore-to }, { $seat } voit surgir le kraken !
event-kraken-defeated = { $seat } repousse le kraken !
event-kraken-escaped = { $seat } perd tout son équipage, emporté par le kraken.
event-waived = { $seat } en reste là.
event-assigning-began = La répartition des guerriers commence.
winner = { $names } { $count ->
    [one] remporte la partie
   *[other] se partagent la victoire
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de Gloire.

## Questions

question-choose-leader = Quel chef viking mènera votre clan ?
question-place-worker = Où va votre ouvrier ?
question-choose-shore = Vers quel rivage navigue votre drakkar ?
question-give-goods = Qu'échangez-vous au marché ?
question-take-goods = { $left ->
    [one] Que prenez-vous au marché ? Il reste { $left } ressource à prendre.
   *[other] Que prenez-vous au marché ? Il reste { $left } ressources à prendre.
}
question-beg = Que mendiez-vous ?
question-recruit-warriors = { $left ->
    [one] Quel guerrier vous rejoint ?
   *[other] Quels guerriers vous rejoignent ? Encore { $left } à choisir.
}
question-choose-rune = Quelle rune prenez-vous ?
question-look-at-journey = Quelle carte Expédition regardez-vous ?
question-draw-destiny = Activez-vous une rune avant de piocher une carte Destinée ?
question-keep-destiny = Quelle carte Destinée gardez-vous ?
question-choose-ship = Quel drakkar acquérez-vous ?
question-choose-favor = Combien de faveurs achetez-vous ?
question-choose-times = Combien d'échanges faites-vous ?
question-afterwards = Activez-vous une rune maintenant ?
question-assign = Qui envoyez-vous, et où ?
question-reroll = Quels dés relancez-vous ? 1 faveur en paie autant que vous voulez.
question-pick-dice = Quels autres dés relancez-vous ?
question-lose-in-fight = { $left ->
    [one] Quel guerrier tombe au combat ?
   *[other] Quels guerriers tombent au combat ? Encore { $left } à choisir.
}
question-lose-at-sea = { $left ->
    [one] Qu'emporte la mer ?
   *[other] Qu'emporte la mer ? Encore { $left } éléments à choisir.
}
question-starve = { $left ->
    [one] Quel guerrier meurt de faim ?
   *[other] Quels guerriers meurent de faim ? Encore { $left } à choisir.
}
question-meet-journey = Voilà ce qui attend votre bateau. Activez-vous une rune pour changer de carte ?
question-take-reward = L'ennemi est vaincu. Activez-vous une rune pour gagner plus de Gloire ?
question-shed-blame = Vous défaussez-vous d'un déshonneur ?
question-give-blame = Qui reçoit un déshonneur ?
question-choose-gifts = { $left ->
    [one] Quelle ressource la rune vous apporte-t-elle ?
   *[other] Quelles ressources la rune vous apporte-t-elle ? Encore { $left } à choisir.
}
question-reveal-destiny = Quelle carte Destinée révélez-vous ?
question-offer-demand = Vous pouvez exiger que tous répartissent ouvertement.
question-offer-rune = Ce n'est pas votre tour, mais vous pouvez activer une rune maintenant.

## Answers

action-done = Terminé
action-no = Non
action-nobody = Personne
action-choose-leader = { $leader }
action-place = { $space }
action-sail = { $shore }
action-give = Donner { $good-some }
action-take = Prendre { $good-some }
action-recruit = Recruter { $warrior-some }
action-take-rune = Prendre { $rune-the }
action-take-rune-from = Prendre la rune de la case { $rune_space }
action-draw-rune = Prendre la première rune du paquet, sans la voir
action-look = Regarder la carte Expédition { $shore-of }
action-keep = Garder « { $destiny } »
action-buy-ship = { $ship }
action-buy-favor = Acheter { $favor ->
    [one] { $favor } faveur
   *[other] { $favor } faveurs
}
action-trade = { $times ->
    [one] Échanger une fois
    [2] Échanger deux fois
   *[other] Échanger { $times } fois
}
action-send = { $venue } : { $warrior-some }
action-load = { $shore } : { $item-some }
action-demand = Exiger que tous répartissent ouvertement
action-pick = Relancer { $warrior-some } ({ $face })
action-roll = Dépenser 1 faveur et relancer les dés choisis
action-lose = Perdre { $item-some }
action-shed = Se défausser d'un déshonneur
action-blame = { $seat } reçoit 1 déshonneur
action-use = Activer { $rune-the }
action-reveal = Révéler « { $destiny } »

## What an answer brings

effect-take = obtenir { $things }
effect-nothing = rien ici pour l'instant
effect-pay-take = payer { $price }, obtenir { $things }
effect-pay-take-times = à chaque fois, payer { $price }, obtenir { $things }
effect-jarl = prendre 1 garde et le jeton Premier Joueur
effect-jarl-pass = prendre 1 garde et passer le jeton Premier Joueur à { $seat }
effect-market = échanger victuailles, bois et pièces d'or, un pour un
effect-runesmith = payer 1 bois, prendre une rune
effect-sage = regarder une carte Expédition, piocher une carte Destinée
effect-shipwright = acquérir un drakkar privé
effect-church = acheter de 1 à 4 faveurs pour 1, 3, 6 ou 10 pièces d'or
effect-huts = payer { $price }, avoir un ouvrier de plus à chaque tour de jeu
effect-hunt = les guerriers qui restent chez vous chassent ; 6 victuailles au plus
effect-fight = { $enemy } (dégâts { $attack }, défense { $defence }) ; { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire, { $things }
effect-sail-free = un bateau d'une capacité de { $capacity }
effect-sail-paid = payer { $price } ; un bateau d'une capacité de { $capacity }
effect-beg-food = prendre 1 déshonneur et 1 victuaille
effect-beg-good = prendre 1 déshonneur et 1 victuaille, 1 bois ou 1 pièce d'or au choix
effect-shore = { $enemy } (dégâts { $attack }, défense { $defence }) ; { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire, { $things } ; 1 victuaille nourrit { $feeds ->
    [one] { $feeds } guerrier
   *[other] { $feeds } guerriers
}
effect-buy-ship = payer { $price } ; capacité { $capacity }, { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire à la fin
effect-destiny = avoir le plus { $counts-of } : { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
} de Gloire, { $tied } en cas d'égalité
effect-several = { $parts }
effect-pay = payer { $price }
effect-lose = perdre { $things }
effect-blame = { $count ->
    [one] prendre { $count } déshonneur
   *[other] prendre { $count } déshonneurs
}
effect-forfeit = { $count ->
    [one] renoncer à { $count } guerrier
   *[other] renoncer à { $count } guerriers
}
effect-first = le jeton Premier Joueur passe à { $seat }
effect-worker = un ouvrier de plus à chaque tour de jeu
effect-longhouse = la maison longue sera pleine, { $held } sur { $most }
effect-recruit = { $count ->
    [one] choisir { $count } guerrier
   *[other] choisir { $count } guerriers
}
effect-beg = choisir 1 victuaille, 1 bois ou 1 pièce d'or
effect-forbids = { $kind ->
    [axeman] berserks interdits
    [spearman] lanciers interdits
   *[swordsman] gardes interdits
}
effect-colour = { $colour }
effect-journey = carte Expédition : { $journey }
effect-swap = en prendre { $count } en échange
effect-draw = { $count ->
    [one] piocher { $count } carte Destinée
   *[other] piocher { $count } cartes Destinée
}
effect-at-home = { $left ->
    [0] il n'en restera plus à la maison
   *[other] il en restera { $left } à la maison
}
effect-room = { $left ->
    [0] le bateau sera plein
    [one] il restera { $left } place à bord
   *[other] il restera { $left } places à bord
}
effect-demand = tous reprennent ce qu'ils ont réparti, puis répartissent ouvertement, chacun son tour
effect-strike = { $hits ->
    [one] { $hits } dégât, en tout { $damage } sur { $defence }
   *[other] { $hits } dégâts, en tout { $damage } sur { $defence }
}
effect-losses = { $count ->
    [one] perdre { $count } guerrier
   *[other] perdre { $count } guerriers
}
effect-defeat = victoire contre { $enemy-the }
effect-kraken = victoire contre le kraken
effect-starve = { $count ->
    [one] { $count } guerrier meurt de faim
   *[other] { $count } guerriers meurent de faim
}
effect-blame-of = { $count ->
    [one] { $seat } aura { $count } déshonneur
   *[other] { $seat } aura { $count } déshonneurs
}
effect-blame-left = { $count ->
    [one] vous aurez { $count } déshonneur
   *[other] vous aurez { $count } déshonneurs
}

## Why an answer is closed

reason-not-asked = Ce n'est pas ce qui vous est demandé.
reason-not-in-play = Cela n'est pas en jeu dans cette partie.
reason-taken = Un ouvrier s'y trouve déjà.
reason-taken-figures = { $own ->
    [1] Votre propre ouvrier s'y trouve déjà.
   *[0] { $seat } y a déjà un ouvrier.
}
reason-no-food = Vous n'avez pas assez de victuailles.
reason-no-food-figures = { $needed ->
    [one] Il faut { $needed } victuaille, et vous en avez { $have }.
   *[other] Il faut { $needed } victuailles, et vous en avez { $have }.
}
reason-no-wood = Vous n'avez pas assez de bois.
reason-no-wood-figures = Il faut { $needed } bois, et vous en avez { $have }.
reason-no-coins = Vous n'avez pas assez de pièces d'or.
reason-no-coins-figures = { $needed ->
    [one] Il faut { $needed } pièce d'or, et vous en avez { $have }.
   *[other] Il faut { $needed } pièces d'or, et vous en avez { $have }.
}
reason-no-favor = Vous n'avez pas de faveur à dépenser.
reason-no-favor-figures = { $needed ->
    [one] Il faut { $needed } faveur pour relancer, et vous en avez { $have }.
   *[other] Il faut { $needed } faveurs pour relancer, et vous en avez { $have }.
}
reason-has-ship = Vous avez déjà un drakkar privé ; un clan n'en possède jamais qu'un seul.
reason-has-ship-figures = Vous avez déjà { $ship-the } ; un clan ne possède jamais qu'un seul drakkar privé.
reason-not-your-ship = Ce drakkar n'est pas le vôtre.
reason-no-harbour = Tous les mouillages sont occupés.
reason-harbour-taken = Un bateau occupe déjà ce mouillage.
reason-harbour-taken-figures = { $seat } y a déjà un bateau.
reason-has-extra = Vous avez déjà votre ouvrier supplémentaire.
reason-already-hunting = Vous avez déjà un ouvrier sur les terrains de chasse.
reason-no-enemy = Il n'y a pas d'ennemi à combattre ici.
reason-out-of-order = Vous avez déjà passé ce choix ; annulez vos réponses pour y revenir.
reason-given-away = Vous venez d'en donner ; vous ne pouvez pas en reprendre dans le même échange.
reason-nothing-left-to-take = Si vous en donniez plus, il ne resterait rien à prendre en échange.
reason-not-owed = Cela ne vous est pas dû.
reason-no-dice-left = Il n'en reste plus dans la réserve générale.
reason-no-rune-there = Il n'y a pas de rune à cet endroit.
reason-no-card-there = Il n'y a pas de carte face cachée à cet endroit.
reason-not-drawn = Vous n'avez pas pioché cette carte.
reason-forbidden = Cette arme est interdite contre cet ennemi.
reason-forbidden-figures = { $kind ->
    [axeman] Les berserks ne peuvent pas combattre { $enemy-the }.
    [spearman] Les lanciers ne peuvent pas combattre { $enemy-the }.
   *[swordsman] Les gardes ne peuvent pas combattre { $enemy-the }.
}
reason-not-at-home = Il ne vous en reste plus à envoyer.
reason-not-at-home-figures = { $have ->
    [0] Vous n'en avez pas.
   *[other] Vous n'en avez que { $have }, et tout est déjà assigné.
}
reason-ship-full = Le bateau est plein.
reason-ship-full-figures = Le bateau a une capacité de { $have }, et il est plein.
reason-not-your-venue = Vous n'y avez pas d'ouvrier.
reason-open-already = Tous répartissent déjà ouvertement.
reason-no-such-die = Aucun dé ne montre cela.
reason-not-there = Vous n'en avez pas à perdre ici.
reason-oneself = Le déshonneur doit aller à quelqu'un d'autre.
reason-not-your-rune = Vous n'avez pas cette rune.
reason-rune-used = Cette rune a déjà été activée.
reason-wrong-window = Cette rune ne peut pas être activée à ce moment.
reason-wrong-window-figures = Cette rune ne peut pas être activée à ce moment. { $power }
reason-no-effect = Cette rune n'aurait aucun effet maintenant.
reason-no-effect-figures = Cette rune n'aurait aucun effet maintenant. { $power }
reason-not-your-destiny = Vous n'avez pas cette carte Destinée face cachée.
reason-leader-taken = Ce chef viking est déjà pris.
reason-leader-taken-figures = { $seat } a déjà ce chef viking.
reason-too-many = C'est plus que vous ne pouvez payer, ou que l'étal ne permet.
reason-too-many-figures = L'étal peut servir { $have } fois au plus.
reason-nobody-else = Personne d'autre n'a de guerriers à répartir.
reason-nothing-to-assign = Vous n'avez rien à répartir.

## What a choice is going to cost

warning-starve = { $count ->
    [one] En route { $shore-to }, { $count } guerrier mourra de faim : il y a trop peu de victuailles à bord.
   *[other] En route { $shore-to }, { $count } guerriers mourront de faim : il y a trop peu de victuailles à bord.
}
warning-may-starve = { $count ->
    [one] En route { $shore-to }, { $count } guerrier mourra de faim si la carte est « { $journey } ».
   *[other] En route { $shore-to }, { $count } guerriers mourront de faim si la carte est « { $journey } ».
}
warning-forbidden = { $kind ->
    [axeman] Les berserks ne peuvent pas combattre { $enemy-the } : vous en perdrez { $count } { $shore-at }.
    [spearman] Les lanciers ne peuvent pas combattre { $enemy-the } : vous en perdrez { $count } { $shore-at }.
   *[swordsman] Les gardes ne peuvent pas combattre { $enemy-the } : vous en perdrez { $count } { $shore-at }.
}

## Looking at things

look-enemy = Dégâts { $attack }, défense { $defence } ; { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire, { $things } ; ennemi { $colour }.
look-enemy-forbids = { $kind ->
    [axeman] Les berserks ne peuvent pas le combattre.
    [spearman] Les lanciers ne peuvent pas le combattre.
   *[swordsman] Les gardes ne peuvent pas le combattre.
}
look-rune-glory = Vaut { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire à la fin, activée ou non.
look-destiny = Pour qui a le plus { $counts-of } : { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
} de Gloire, { $tied } en cas d'égalité.
look-ship = Coûte { $price } ; capacité { $capacity }, { $glory ->
    [one] { $glory } point
   *[other] { $glory } points
} de Gloire à la fin.
look-public-ship = Capacité { $capacity } ; ouvert à tous.
look-merchant = Apporte { $things }.
look-die = Le dé porte { $faces }.
dice-of = { $warrior } ({ $faces })

## Options

option-starting-favor = Faveurs au départ
option-beggar-chooses = Faire la manche : victuaille, bois ou pièce d'or au choix
option-assign-sealed = Les guerriers sont répartis simultanément, en secret
option-near-shores-right = Rivages proches à droite
option-killer-must-blame = Qui triomphe du troll doit se défausser d'un déshonneur et en donner un
option-glory-on-kraken = La rune Gloire vaut aussi pour le kraken
option-destiny-needs-one = Une destinée demande au moins 1 de ce qu'elle compte
option-blame-beyond = Gloire perdue par déshonneur au-delà du sixième
option-piles-face-up = Ennemis vaincus face visible
option-suspicious-villagers = Variante : Les villageois méfiants (chacun commence avec 1 déshonneur)
option-hall-of-records = Variante : Le hall des trophées (ennemis vaincus face visible)
option-draft-leaders = Chefs vikings choisis, non distribués

edition-en-2015 = Règles anglaises, 2015
edition-fr = Règles françaises
edition-it = Règles italiennes
edition-de-2018 = Règles allemandes, 2018

## The board at a prompt: headings and short words

board-fights = Combats
board-town = Ville
board-glory = Gloire
board-leader = Chef viking
board-warriors = Guerriers
board-goods = Ressources
board-favor-blame = Faveurs, déshonneurs
board-workers = Ouvriers restants
board-ship = Drakkar
board-runes = Runes
board-destinies = Destinées
board-slain = Ennemis vaincus
board-enemy = Ennemi
board-strength = Dégâts, défense
board-reward = Récompense
board-who = Qui
board-journey = Expédition
board-place = Lieu
board-there = Sur place
board-lying = Chez les fabricants et au fumoir
board-merchant = Navire marchand
board-rune-spaces = Près du maître des runes
board-stalls = Étals
board-supply = Guerriers en réserve
board-dice = Dés lancés
board-damage = Dégâts infligés
board-assigned = assigne { $things }
board-used = { $rune } (activée)
board-open = { $destiny } (révélée)
board-hidden-cards = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
board-seen = { $journey } (vue)
board-face-down = face cachée
board-strength-of = { $attack }, { $defence }
board-scoring = Score final
board-category = Catégorie
board-total = Total

## À chaque question

status-own = Vous : { $parts }.
status-warriors = { $things } ({ $held } sur { $most })
status-no-warriors = aucun guerrier
status-no-goods = aucune ressource
status-favor = faveurs { $favor }, déshonneurs { $blame }
status-workers = ouvriers { $left } sur { $owned }
status-aboard = à bord : { $things }
status-foe = { $venue } : { $foe }, dégâts { $attack }, défense { $defence }{ $feeds ->
    [0] {""}
    [one] , 1 victuaille nourrit { $feeds } guerrier
   *[other] , 1 victuaille nourrit { $feeds } guerriers
}
status-fight = Combat : { $foe }, dégâts { $attack }, défense { $defence } ; dégâts infligés { $damage }. Dés : { $dice } ; { $hits ->
    [one] { $hits } arme
   *[other] { $hits } armes
}, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}.
board-foe = { $enemy } ({ $marks })
board-forbids = { $kind ->
    [axeman] sans berserks
    [spearman] sans lanciers
   *[swordsman] sans gardes
}

## Odds

odds-fight = { $crew } contre { $foe } (dégâts { $attack }, défense { $defence })
odds-nobody = Personne
odds-means = Moyens
odds-won = Chances de victoire
odds-lost = Pertes à prévoir
odds-favor-left = Faveurs restantes
odds-of = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } sur { $whole }
odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-under = moins de { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-over = plus de { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-outcome = Issue
odds-chance = Probabilité
odds-victory = { $count ->
    [0] Victoire sans pertes
    [one] Victoire, { $count } perte
   *[other] Victoire, { $count } pertes
}
odds-defeat = Défaite
odds-roll = Avec ces dés : { $chance } de chances de victoire et { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } pertes à prévoir, si vous en tirez le meilleur parti.
odds-strike = En frappant maintenant : { $chance } de chances de victoire et { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } pertes à prévoir.
odds-reroll = En relançant les dés choisis : { $chance } de chances de victoire et { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } pertes à prévoir.
odds-impossible = « { $typed } » n'est pas un combat dont on puisse calculer les chances ; essayez « chances troll » ou « chances troll 2 berserks ».

## Examples in what the program says itself
# Answers in words, one of them that may be closed, something to look at, and a rule.

-example-answers = lances ; 2 berserks 1 victuaille ; terminé
-example-answer = lances
-example-subject = kraken
-example-rule = CF-1
-example-word = rune

## What studies count

subject-leader = Chefs vikings
subject-location = Lieux
subject-stall = Étals du marché
subject-sailing = Drakkars envoyés
subject-rune = Runes prises
subject-used-rune = Runes activées
subject-building = Drakkars acquis
subject-enemy = Ennemis vaincus
subject-destiny = Cartes Destinée gardées
subject-category = D'où vient la Gloire
