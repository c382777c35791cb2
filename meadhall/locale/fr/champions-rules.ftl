# Champions of Midgard: the numbered rules, in our own words.
#
# A translation of ../en/champions-rules.ftl. A text may break its lines here; it is shown in one.

rules-name = Champions de Midgard
rules-origin = Dans nos propres mots, d'après les quatre livrets : anglais (2015), français, italien et allemand (2018).
rules-words =
    La réserve est la réserve générale. La maison longue, ce sont les guerriers d'un joueur, 8 au plus. À gauche désigne
    la place suivante dans le sens des aiguilles d'une montre. Un rivage est une colonne des rivages lointains : case
    Expédition, mouillage, case Monstre.
rules-rulings =
    Une règle marquée « décision » répond à une question que tous les livrets laissent ouverte : il nous a fallu
    trancher.
rules-silence = « Muet » signifie que le livret n'en dit rien ; nous jouons alors ce qui figure entre crochets.

## Setup

chapter-setup = Mise en place

rule-CS-1 = De 2 à 4 joueurs, placés dans le sens des aiguilles d'une montre.
rule-CS-2 =
    Les étals sont tirés au sort et posés face visible : à 2 joueurs, 1 Militaire et 1 Économie ; à 3 joueurs, 1 et 2 ;
    à 4 joueurs, 2 et 2. Les autres ne servent pas.
rule-CS-3 =
    Deux drakkars publics se trouvent sur le plateau : le petit (capacité 5) et le grand (capacité 10). Quatre drakkars
    privés sont posés à côté ; ceux qui portent la mention 3+ ou 4+ ne servent qu'à partir de ce nombre de joueurs.
rule-CS-4 =
    Sept paquets mélangés, face cachée : 10 runes, 12 destinées, 8 navires marchands, 16 trolls, 21 draugar, 18
    expéditions, 36 monstres.
rule-CS-5 =
    Le sort désigne qui reçoit le jeton Premier Joueur. Les chefs vikings sont choisis un par un, dans le sens contraire
    des aiguilles d'une montre, en commençant à droite du premier joueur, qui choisit donc en dernier. Il y a cinq
    chefs, tous différents.
rule-CS-6 =
    Chacun commence avec 1 victuaille, 1 bois, 1 pièce d'or, 1 faveur, 1 garde et 1 carte Destinée tirée au hasard.
rule-CS-7 =
    Chacun a 3 ouvriers (4 dans une partie à deux), plus 1 dans la réserve, que seule la baraque des ouvriers libère.
rule-CS-8 =
    Les dés Guerrier viking sont en nombre limité : 12 gardes (blancs), 12 lanciers (rouges), 10 berserks (noirs). Ceux
    qui attendent sur un lieu ou qu'un joueur détient ne sont pas dans la réserve. Victuailles, bois, pièces d'or,
    faveurs et déshonneurs sont illimités.
rule-CS-9 =
    Deux variantes, à choisir expressément. Les villageois méfiants : chacun commence avec 1 déshonneur. Le hall des
    trophées : les ennemis vaincus restent face visible. Sinon, chacun garde les siens en un tas face cachée, sans avoir
    à en dire le nombre, les types ni les couleurs.
rule-CS-10 =
    L'ordre est : étals, drakkars, paquets ; premier joueur ; chefs vikings ; ressources et ouvriers de départ ; en tout
    dernier, la carte Destinée. On choisit donc son chef en connaissant les étals et les drakkars, mais aucune destinée
    et rien du premier tour de jeu.
rule-CS-11 =
    Visible de tous : ressources, guerriers, faveurs, déshonneurs, Gloire, runes, drakkars, défausses, et le nombre de
    cartes Destinée de chacun. Secret : les paquets, les cartes Destinée de chacun, les cartes Expédition face cachée
    (sauf pour qui les a regardées), les ennemis vaincus selon CS-9, les répartitions jusqu'à ce que CA-2 les révèle. La
    défaite d'un ennemi se voit de tous et reste dans le journal ; seul le décompte d'un tas face cachée n'est pas
    montré.

## Round setup

chapter-round-setup = Préparation d'un tour de jeu
    .intro = Il y a 8 tours de jeu. Chacun commence par ces étapes, dans cet ordre.

rule-CR-1 = Troll : 1 carte face visible.
rule-CR-2 = Draugar : 1 carte face visible sur chacune des 2 cases, à gauche et à droite.
rule-CR-3 = Expédition : 1 carte face cachée sur chaque case Expédition vide.
rule-CR-4 =
    Runes : les 2 cases Rune visibles près du maître des runes sont réapprovisionnées là où elles sont vides. Elles ne
    le sont pas entre-temps.
rule-CR-5 =
    Monstres : 1 carte face visible sur chaque case Monstre vide. À 4 joueurs, on joue avec 4 rivages ; à 2 ou 3
    joueurs, avec 3 : le second rivage éloigné ne sert pas.
rule-CR-6 = Navire marchand : la carte suivante est retournée sur les précédentes. 8 cartes, 8 tours de jeu.
rule-CR-7 =
    Chaque lieu bleu reçoit 1 élément de plus, qu'il soit vide ou non, et ils s'accumulent : 1 garde (fabricant
    d'épées), 1 lancier (fabricant de lances), 1 berserk (fabricant de haches), 1 victuaille (fumoir). Un type de
    guerrier épuisé dans la réserve n'est pas posé.
rule-CR-8 =
    Un paquet épuisé est reformé à partir de sa propre défausse, mélangée ; les cartes encore sur le plateau n'en font
    pas partie. Avec les nombres imprimés, seul le paquet Expédition peut s'épuiser. Qui doit piocher plus de cartes
    qu'il n'en reste (destinées) prend ce qu'il y a.

## Placing workers

chapter-placing-workers = Placement des ouvriers

rule-CP-1 =
    À partir du premier joueur, dans le sens des aiguilles d'une montre, chaque joueur à qui il reste un ouvrier en
    place exactement 1 sur une case libre et effectue aussitôt l'action correspondante ; et ainsi de suite jusqu'à ce
    que plus personne n'ait d'ouvrier. Il n'est pas possible de passer.
rule-CP-2 =
    Une case est libre si aucun ouvrier ne s'y trouve ; la plupart n'en accueillent qu'un. Une case dont on ne peut pas
    payer tout le coût reste fermée : on ne s'y place pas pour simplement la bloquer.
rule-CP-3 = « Payer » remet dans la réserve ; « prendre » tire de la réserve.
rule-CP-4 =
    Le jeton Premier Joueur change de mains aussitôt, mais cette phase se poursuit dans le sens des aiguilles d'une
    montre, là où elle en est. Le jeton compte dès qu'il faut de nouveau un ordre, y compris pour la répartition et la
    chasse de ce tour de jeu.
rule-CP-5 =
    Limite de la maison longue : personne ne détient jamais plus de 8 guerriers, y compris ceux envoyés au combat ou en
    mer. Qui doit en recevoir davantage en prend jusqu'à en avoir 8 et choisit lesquels parmi ceux qui lui reviennent ;
    le reste va ou retourne dans la réserve, et aucun ne demeure sur le lieu. On ne peut ni renoncer à des guerriers
    déjà détenus pour de meilleurs, ni en prendre moins qu'il n'y a de place. Les limites de la réserve valent aussi :
    ce qui lui manque est perdu.
rule-CP-6 =
    Une case sans coût peut être occupée même si elle ne rapporte rien : un lieu bleu vide, le marché sans échange, un
    combat sans guerrier chez soi. Un coût peut être payé même si le gain est perdu en tout ou en partie (maison longue
    pleine, dés épuisés).
rule-CP-7 =
    Les joueurs sans ouvrier sont sautés. Qui prend l'ouvrier supplémentaire avec son dernier ouvrier reprend part au
    placement.

## Locations

chapter-locations = Lieux

rule-CL-1 = Fabricants de haches, de lances, d'épées : prendre tous les berserks, lanciers, gardes qui s'y trouvent.
rule-CL-2 = Fumoir : prendre toutes les victuailles qui s'y trouvent.
rule-CL-3 =
    Maison longue du Jarl : prendre 1 garde (si CP-5 le permet) et, dans tous les cas, le jeton Premier Joueur. Qui l'a
    déjà doit le passer au joueur à sa gauche. Rien d'autre ne déplace ce jeton.
rule-CL-4 =
    Marché : échanger autant de victuailles, de bois et de pièces d'or qu'on veut, 1 pour 1, entre ces trois sortes. Les
    faveurs ne s'échangent pas. Seul compte le solde.
rule-CL-5 =
    Navire marchand : payer 1 pièce d'or, prendre tout ce que montre la carte du moment. Si elle montre un guerrier au
    choix, on en choisit le type en le prenant.
rule-CL-6 =
    Maître des runes : payer 1 bois, prendre 1 des runes visibles, ou la première du paquet sans l'avoir vue. Elle se
    pose devant soi, face visible, et peut être activée aussitôt.
rule-CL-7 =
    Hutte du Sage : regarder, sans la montrer à personne, 1 carte Expédition face cachée du plateau, au choix ; puis
    piocher 1 carte Destinée, tenue secrète.
rule-CL-8 =
    Charpentier : choisir un drakkar privé et payer son coût. 1 par joueur pour toute la partie ; la case est donc
    fermée à qui en a un. Dès lors, et dès ce tour de jeu, c'est un lieu de son propriétaire.
rule-CL-9 =
    Stavkirke : payer exactement 1, 3, 6 ou 10 pièces d'or pour 1, 2, 3 ou 4 faveurs ; au moins 1, au plus 4 par visite.
rule-CL-10 =
    Baraque des ouvriers : une fois par joueur et par partie, prendre l'ouvrier supplémentaire, utilisable dès ce tour
    de jeu. Le premier paie 5 pièces d'or, le deuxième 4, le troisième 3, le quatrième 2.
rule-CL-11 =
    Terrains de chasse : ouverts à tous les joueurs, 1 ouvrier chacun ; la chasse a lieu après la répartition (CC-1).
rule-CL-12 = Troll, draugr de gauche, draugr de droite : 1 ouvrier chacun ; il réserve le combat.
rule-CL-13 =
    Petit drakkar public (gratuit, capacité 5), grand drakkar public (1 pièce d'or, capacité 10), drakkar privé
    (gratuit, capacité propre) : mettre aussitôt le bateau au mouillage vide du rivage visé, qui est alors fixé. 1
    bateau par rivage ; le lieu est fermé quand tous les mouillages en jeu (CR-5) sont pris. Un drakkar privé
    n'accueille que l'ouvrier de son propriétaire, 1 par tour de jeu. On peut avoir plusieurs bateaux en mer.
rule-CL-14 =
    Faire la manche : toujours possible, avec autant d'ouvriers qu'on veut, même si d'autres cases sont libres : prendre
    1 déshonneur et 1 victuaille. Qui ne peut ou ne veut occuper aucune autre case doit faire la manche.
rule-CL-15 =
    Étals Économie. Aumingi : payer 1 victuaille, prendre 1 faveur, de 1 à 3 fois. Skald : 2 points de Gloire. Marchand
    généreux : 1 victuaille et 1 bois. Voyageur fortuné : 2 pièces d'or.
rule-CL-16 =
    Étals Militaire. Miliciens : 1 victuaille pour 2 gardes. Pillards : 1 bois pour 2 lanciers. Jomsvikings : 2 pièces
    d'or pour 1 garde et 1 berserk. Varyags : 1 pièce d'or pour 1 garde et 1 lancier. Un étal sert une fois par ouvrier.

## Assigning warriors

chapter-assigning-warriors = Répartition des guerriers vikings

rule-CA-1 =
    Quiconque a un ouvrier sur une zone de combat ou un bateau y assigne des guerriers et, sur les bateaux, des
    victuailles. Zéro est permis.
rule-CA-2 =
    Tous répartissent simultanément, en secret jusqu'à ce que chacun ait fini. Tout joueur peut exiger que cela se fasse
    ouvertement, chacun son tour à partir du premier joueur : même celui qui n'a ni combat, ni bateau, ni guerrier. On
    peut l'exiger tant que tous n'ont pas confirmé ; les répartitions secrètes sont alors reprises.
rule-CA-3 = Guerriers et victuailles à bord ne dépassent jamais, ensemble, la capacité du bateau.
rule-CA-4 =
    Contre un troll ou un draugr qui interdit une arme, le type de guerrier correspondant ne peut pas être assigné. Sur
    un bateau, tous les types peuvent naviguer, mais le type interdit est anéanti, ses dés n'étant pas lancés, avant le
    premier round du combat contre le monstre ; pas avant la carte Expédition, le kraken ou le repas : jusque-là, ils
    combattent et mangent comme les autres. Guérison ne les sauve pas.
rule-CA-5 = Avec un ouvrier sur les terrains de chasse, tous les guerriers restés à la maison longue chassent.
rule-CA-6 =
    On ne répartit que ce qu'on a maintenant : les victuailles de la chasse de ce tour de jeu arrivent trop tard pour
    les bateaux. Rien d'autre ne peut être chargé. Les guerriers non assignés restent chez eux, en sûreté. Une fois
    révélée, une répartition est définitive.

## Resolution

chapter-resolution = Phase de combat
    .intro = Dans cet ordre :

rule-CC-1 =
    Chasse, à partir du premier joueur dans le sens des aiguilles d'une montre : un seul lancer de tous les dés qui
    chassent ; relances par faveur, Puissance et Riposte comme en CF-7. Prendre autant de victuailles que de dégâts
    obtenus, 6 au plus. Aucune perte ; les chasseurs rentrent chez eux.
rule-CC-2 = Troll : combat.
rule-CC-3 = Draugr de gauche, puis draugr de droite : combat.
rule-CC-4 =
    Rivages, de gauche à droite ; un rivage sans bateau est sauté. D'abord, sa carte Expédition est retournée et
    s'applique à ce qui se trouve sur le bateau, même s'il n'y a personne à bord. Puis l'équipage mange : vers un rivage
    proche, 1 victuaille nourrit 2 guerriers ; vers un rivage éloigné, 1 seul. Autant de guerriers sont nourris que les
    victuailles le permettent, un guerrier isolé en consommant une entière ; les autres meurent de faim et retournent
    dans la réserve, leur propriétaire choisissant lesquels. Toutes les victuailles à bord retournent dans la réserve,
    même s'il n'y a personne à bord. Enfin, s'il reste quelqu'un, on combat le monstre.

## A fight

chapter-a-fight = Déroulement d'un combat

rule-CF-1 =
    Un combat est une suite de rounds. (1) Lancer tous les dés engagés. (2) Si on le souhaite, payer 1 faveur pour
    relancer les dés de son choix ; autant de fois qu'on veut. (3) Chaque arme obtenue inflige 1 dégât à l'ennemi, une
    double arme 2 ; les dégâts restent d'un round à l'autre. (4) Perdre autant de guerriers que la
    valeur de dégât de l'ennemi, moins les boucliers obtenus, jamais moins de 0 ; leur propriétaire choisit lesquels.
    (5) Vérifier l'issue.
rule-CF-2 = Les dégâts sont simultanés : un ennemi qui meurt frappe encore.
rule-CF-3 =
    Dégâts égaux ou supérieurs à la défense : l'ennemi est vaincu, même s'il ne reste plus un guerrier. Prendre aussitôt
    la carte (sur son propre tas), sa Gloire et sa récompense : les trolls donnent du bois, les draugar des pièces d'or,
    les monstres des faveurs et les pièces d'or posées sur eux. Les survivants rentrent chez eux.
rule-CF-4 =
    Ennemi invaincu et guerriers restants : un autre round. Plus de guerriers : pas de récompense, et les dégâts sont
    retirés. Pas de retraite.
rule-CF-5 =
    Troll : qui en triomphe peut se défausser d'un de ses déshonneurs, et peut faire prendre 1 déshonneur de la réserve
    à un autre joueur. Ce sont deux choix distincts, faits avec la récompense ; pour en donner un, il n'est pas
    nécessaire d'en avoir un à défausser.
rule-CF-6 =
    Kraken : on le combat selon les mêmes règles quand sa carte Expédition apparaît ; 3 points de Gloire. Sa carte n'est
    pas un trophée : elle ne compte ni pour un set, ni pour une destinée, ni pour une égalité. Les survivants
    poursuivent leur route, mangent et rencontrent le monstre. Sans guerrier à bord, il ne fait rien.
rule-CF-7 =
    Occasions d'un round : après le lancer viennent les relances par faveur, Puissance et Riposte, dans n'importe quel
    ordre, aussi souvent qu'on peut les payer, jusqu'à ce qu'on en ait fini ; Riposte compte sur les dés tels qu'ils
    restent à la fin. Guérison est proposée quand au moins 1 perte est due, avant que des dés soient retirés ; les
    dégâts infligés demeurent. La rune Gloire est proposée au moment de la récompense.
rule-CF-8 =
    Personne d'envoyé, ou plus un guerrier sur le bateau avant le combat : pas de combat, et l'ennemi reste invaincu.
    Après un combat perdu, personne d'autre ne peut affronter cet ennemi dans le même tour de jeu.

## Journey cards

chapter-journey-cards = Cartes Expédition

rule-CJ-1 =
    Sans encombre : rien. Calme plat : perdre 1 victuaille. Tourbillon : perdre 1 guerrier. Tempête : perdre 1
    victuaille ou 1 guerrier, au choix du propriétaire. Perdu : perdre 2 éléments, victuailles et guerriers mêlés à
    volonté. Kraken : CF-6. Ce qui n'est pas à bord ne peut pas être perdu ; il faut choisir parmi ce qui s'y trouve,
    jusqu'au nombre entier si possible. La carte reste face visible jusqu'au nettoyage. Les pertes ne touchent que le
    bateau ; Guérison et faveurs n'y peuvent rien, sauf dans un combat contre le kraken.

## Clean-up

chapter-clean-up = Nettoyage

rule-CU-1 =
    Les ouvriers rentrent ; les drakkars publics retournent sur leurs cases, les drakkars privés chez leurs
    propriétaires.
rule-CU-2 = Un troll invaincu est défaussé, et chacun prend 1 déshonneur. Un troll vaincu n'en donne aucun.
rule-CU-3 =
    Les draugar invaincus sont défaussés (une seule défausse visible pour trolls et draugar, qui ne resservent jamais).
    Les cartes Expédition révélées sont défaussées ; les autres restent, comme ce que les joueurs en savent.
rule-CU-4 = 1 pièce d'or de plus est posée sur chaque monstre invaincu, visité ou non ; elles s'accumulent.
rule-CU-5 = Après le tour de jeu 8 vient le score final ; sinon, le marqueur Tour de jeu avance.

## Final scoring

chapter-final-scoring = Score final

rule-CE-1 =
    Destinées : chaque carte Destinée rapporte à qui la détient la plus grande valeur s'il est seul en tête de sa
    condition, la plus petite s'il y est à égalité, rien sinon. Il faut au moins 1 de ce qui est compté. Les cartes des
    autres ne rapportent rien. Tout est compté au même moment, pour tous les joueurs, y compris les cartes d'un tas face
    cachée.
rule-CE-2 =
    Sets : 5 points de Gloire par set complet d'un ennemi rouge, d'un jaune et d'un bleu (draugar et monstres ; les
    trolls n'ont pas de couleur).
rule-CE-3 = Runes : la Gloire imprimée sur chacune, activée ou non.
rule-CE-4 = Drakkar privé : sa Gloire.
rule-CE-5 = Faveurs : 2 points de Gloire chacune.
rule-CE-6 = Pièces d'or : 1 point de Gloire par tranche de 3 ; le reste est perdu.
rule-CE-7 =
    Déshonneur : 1, 2, 3, 4, 5, 6 déshonneurs coûtent 1, 3, 6, 10, 15, 21 points de Gloire ; au-delà de 6, l'édition
    décide.
rule-CE-8 =
    Qui a le plus de Gloire l'emporte. En cas d'égalité, le plus grand nombre de cartes d'ennemis tranche, trolls
    compris ; si elle persiste, la victoire est partagée. Un total peut être négatif.

## Leaders

chapter-leaders = Chefs vikings

rule-CV-1 =
    Asmundr le Pieux : chaque faveur vaut ses 2 points de Gloire, qu'elle soit dépensée pour une relance (ils comptent
    aussitôt) ou gardée. La faveur dépensée est tout de même défaussée.
rule-CV-2 =
    Dagrun l'Élue : à la hutte du Sage, elle pioche 1 carte Destinée de plus, en garde 1, et l'autre va sous le paquet ;
    avec Vision véritable, elle en pioche 4 et en garde 1. S'il y en a plusieurs, elles vont dessous dans l'ordre de la
    pioche. La carte de départ n'est pas concernée.
rule-CV-3 =
    Gylfir le Loup de Mer : il ne paie pas de pièce d'or au navire marchand, qui lui est ouvert même sans pièce d'or.
rule-CV-4 =
    Svanhildr la Vierge Guerrière : une arme sur le dé d'un garde inflige 2 dégâts, une double arme 3 ; à la chasse aussi
    (toujours 6 victuailles au plus).
rule-CV-5 =
    Ullr le Berserker : à chaque round de combat (pas à la chasse) où au moins un dé montre finalement une double arme, 1
    point de Gloire aussitôt, jamais plus par round, quelle que soit l'issue ; kraken compris.

## Runes

chapter-runes = Runes
    .intro = Chacune s'active une seule fois ; on la garde, et elle compte tout de même à la fin.

rule-CN-1 =
    Dix runes différentes. Celle qui nomme ci-dessous une occasion ne s'active qu'à cette occasion ; les autres « à
    n'importe quel moment ». Cela veut dire : chaque fois qu'une question posée à un joueur ouvre un choix (placement :
    avant de poser l'ouvrier, et encore après son action ; chaque choix d'une chasse, d'une expédition ou d'un combat,
    et juste après son issue ; et une fois encore, pour tous et chacun son tour, après le dernier nettoyage, avant le
    score final), ce joueur peut d'abord activer une rune, et cela est proposé à tous les autres : personne ne les
    attend. Pendant la répartition, tous le peuvent, avant le premier élément de leur propre répartition et de nouveau
    une fois qu'elle est confirmée. Ce qu'une rune demande à son propriétaire reçoit sa réponse avant que la partie
    continue ; plusieurs runes peuvent être activées ensemble.
rule-CN-2 =
    Abondance : 4 ressources au choix, bois, victuailles et pièces d'or mêlés à volonté, pour sa réserve personnelle,
    jamais pour un bateau en route.
rule-CN-3 = Fortune : doubler ses pièces d'or, 5 de plus au maximum.
rule-CN-4 = Connaissance : voir toutes les cartes Expédition face cachée du plateau.
rule-CN-5 =
    Réussite : révéler une de ses cartes Destinée et la compter maintenant selon CE-1 (0 est possible). Les tas face
    cachée, les guerriers envoyés et les victuailles à bord comptent, et seul le résultat est annoncé. La garder,
    désormais visible, et la compter de nouveau à la fin.
rule-CN-6 =
    Puissance, après tout lancer ou toute relance d'un combat ou d'une chasse : relancer une fois toutes les faces
    vides. Ce qui sort compte ; des faveurs peuvent encore suivre.
rule-CN-7 =
    Riposte, à la même occasion : chaque bouclier vaut aussi une arme pour ce lancer (2 dégâts pour les gardes de
    Svanhildr, et non 3), et reste un bouclier.
rule-CN-8 = Guérison, quand des pertes sont dues : aucune perte à ce round de combat.
rule-CN-9 =
    Gloire, en triomphant d'un ennemi : en plus, la moitié de la Gloire imprimée sur cet ennemi, arrondie à l'inférieur.
rule-CN-10 =
    Voyage, après qu'une carte Expédition a été retournée pour son propre bateau : la défausser, retourner la suivante
    du paquet et la subir, pire ou non. La première ne rejoint la défausse qu'à ce moment-là.
rule-CN-11 =
    Vision véritable, en utilisant la hutte du Sage, avant de piocher la destinée ; après le coup d'œil, il est encore
    temps : piocher 2 cartes Destinée de plus, en garder 1, les autres vont sous le paquet (ordre comme en CV-2).

## Worked examples

chapter-worked-examples = Exemples
    .intro = Tirés des livrets ; chacun est un test.

rule-CT-1 =
    Un draugr qui porte 6 points de Gloire et 4 pièces d'or : son vainqueur marque 6 points et prend 4 pièces d'or.
rule-CT-2 = La rune Gloire sur un monstre qui vaut 13 : 6 de plus. Sur un kraken, là où E-7 le permet : 1 de plus.
rule-CT-3 = 7 guerriers chez soi, 2 à recevoir : on en prend 1, en disant lequel, l'autre va dans la réserve.
rule-CT-4 = Dagrun avec Vision véritable : 4 piochées, 1 gardée, 3 sous le paquet. Sans : 2, 1, 1.
rule-CT-5 = Un garde de Svanhildr : arme 2, double arme 3, bouclier avec Riposte 2 et toujours bouclier.

## Where the editions differ
# .<edition>: what that book says; in brackets what we use where it is silent.

point-E-1 = faveurs au départ
    .en-2015 = 1
    .fr = 1
    .it = 0
    .de-2018 = 1
point-E-2 = runes visibles réapprovisionnées à la préparation d'un tour de jeu
    .en-2015 = muet [oui]
    .fr = oui
    .it = oui
    .de-2018 = oui
point-E-3 = faire la manche donne
    .en-2015 = 1 victuaille
    .fr = 1 victuaille
    .it = 1 victuaille
    .de-2018 = 1 victuaille, 1 bois ou 1 pièce d'or, au choix
point-E-4 = répartition
    .en-2015 = muet [chacun son tour, ouvertement]
    .fr = simultanée, chacun son tour sur demande
    .it = simultanée, chacun son tour sur demande
    .de-2018 = simultanée, chacun son tour sur demande
point-E-5 = quels rivages sont proches, donc lesquels viennent d'abord
    .en-2015 = les deux de droite (les éloignés d'abord) ; à 2 ou 3 joueurs, sans celui tout à gauche
    .fr = les deux de gauche ; sans celui tout à droite
    .it = les deux de gauche ; sans celui tout à droite
    .de-2018 = les deux de gauche ; sans celui tout à droite
point-E-6 = qui triomphe du troll se défausse d'un déshonneur, en donne un
    .en-2015 = peut, peut
    .fr = peut, peut
    .it = doit (s'il en a), doit
    .de-2018 = peut, peut
point-E-7 = Gloire du kraken ; rune Gloire sur lui
    .en-2015 = muet [3] ; non
    .fr = 3 ; oui
    .it = 3 ; oui
    .de-2018 = 3 ; oui
point-E-8 = une destinée demande au moins 1 de ce qu'elle compte
    .en-2015 = muet [non]
    .fr = oui
    .it = oui
    .de-2018 = oui
point-E-9 = déshonneurs au-delà de 6
    .en-2015 = plafond à −21
    .fr = plafond à −21
    .it = plafond à −21
    .de-2018 = −6 pour chacun de plus
point-E-10 = les variantes de CS-9 sont imprimées
    .en-2015 = non
    .fr = oui
    .it = oui
    .de-2018 = oui
point-E-11 = une faveur relance des dés de chasse
    .en-2015 = muet [oui]
    .fr = oui
    .it = oui
    .de-2018 = oui
point-E-12 = cases dites vides là où l'on pose des cartes
    .en-2015 = Expédition, Monstre [toutes]
    .fr = Rune [toutes]
    .it = Monstre [toutes]
    .de-2018 = Expédition, Rune, Monstre
point-E-13 = les ennemis vaincus sont posés
    .en-2015 = muet [face visible : rien ne les cache]
    .fr = face cachée, sans avoir à en parler
    .it = face cachée, à ne pas dévoiler [sans avoir à en parler]
    .de-2018 = face cachée, sans avoir à en parler
point-E-14 = textes des étals
    .en-2015 = non imprimés [comme les autres]
    .fr = imprimés
    .it = imprimés
    .de-2018 = imprimés
point-E-15 = premier joueur
    .en-2015 = le dernier à avoir gagné de la gloire au combat [tiré au sort]
    .fr = le dernier à avoir gagné de la gloire au combat, ou tiré au sort
    .it = le dernier à avoir gagné de la gloire au combat, ou tiré au sort
    .de-2018 = le dernier à avoir gagné de la gloire au combat, ou tiré au sort
point-E-16 = un mouillage accueille 1 bateau
    .en-2015 = muet [oui]
    .fr = muet [oui]
    .it = muet [oui]
    .de-2018 = oui
