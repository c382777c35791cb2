# Midgard: the numbered rules, in our own words.
#
# A translation of ../en/midgard-rules.ftl. A text may break its lines here; it is shown in one.

rules-name = Midgard
rules-origin = Dans nos propres mots, d'après le seul livret que nous ayons, le livret allemand.
rules-words =
    Un Viking est un guerrier ou un chef. Une zone est une province, un ciel ou un bateau. La réserve, ce sont les
    guerriers d'un joueur hors du plateau ; le stock, ses cartes gardées et pas encore jouées. À gauche désigne la place
    suivante dans le sens des aiguilles d'une montre.
rules-rulings =
    Une règle marquée « décision » répond à une question que le livret laisse ouverte : il nous a fallu trancher.

## Setup

chapter-setup = Mise en place

rule-MS-1 =
    De 3 à 5 joueurs, placés dans le sens des aiguilles d'une montre ; à 2, c'est une variante maison. Le plateau compte
    trois royaumes : Jotunheim (jetons bleus, 4 provinces), Mannheim (marron, 3), Alfheim (gris, 3). Chaque province a
    des villages, et un village accueille au plus 1 Viking. Les bateaux et les trois cieux, Asgard, Vanaheim et
    Valhalla, en accueillent autant qu'on veut.
rule-MS-2 = Trois paquets mélangés, face cachée : 50 cartes de bronze, 35 d'argent, 15 d'or.
rule-MS-3 = Chacun commence avec 1 chef et 5 guerriers sur son bateau, 6 guerriers dans la réserve et 0 point.
rule-MS-4 =
    10 jetons Fatalité, un par province. 120 jetons Royaume, 40 par couleur, sont triés à côté du plateau, visibles de
    tous. Une fois pris, ils sont posés face cachée : leur propriétaire peut les regarder, les autres non. Leur nombre
    est connu de tous. Ils ont été pris au vu de tous, et leurs couleurs restent dans le journal ; seul leur décompte
    n'est pas montré. Une couleur épuisée est remplacée par autre chose.
rule-MS-5 =
    Visible de tous : le plateau, les bateaux, les réserves, les points, les jetons Fatalité, les cartes jouées, et le
    nombre de cartes de chaque paquet et de chaque stock. Secret : les paquets, les lots du draft et les cartes non
    jouées, sauf l'or une fois montré (MA-1).

## Doom

chapter-doom = Fatalité
    .intro = Il y a 3 tours de jeu, chacun en cinq phases : Fatalité, draft, actions, décompte, Ragnarok.

rule-MD-1 =
    Avant le draft, 5 des 10 jetons Fatalité, tirés au sort, sont posés face visible dans leurs provinces. À chaque tour
    de jeu, les 10 sont mélangés de nouveau.

## Draft

chapter-draft = Draft

rule-MC-1 =
    Chacun reçoit un lot de 3 cartes de bronze, 2 d'argent et 1 d'or. Tous gardent simultanément 1 carte et passent le
    reste à gauche, et ainsi de suite jusqu'à ce que chacun en ait gardé 6. Toute carte distribuée est donc gardée par
    quelqu'un. Les cartes gardées restent face cachée devant leur propriétaire, qui peut les regarder.
rule-MC-2 =
    Les cartes qui restent des tours de jeu précédents demeurent dans le stock de leur propriétaire. Elles ne sont
    jamais passées et peuvent être jouées à tout tour de jeu suivant.
rule-MC-3 =
    Pour débutants, si l'on en convient : au tour de jeu 1, chacun garde les 6 cartes reçues, et rien n'est passé.
rule-MC-4 =
    Aucun paquet ne s'épuise jamais : à 5 joueurs, les cartes imprimées suffisent à tout ce qui se distribue et se
    pioche en trois tours de jeu. Un jeu de cartes personnel qui en compte moins que n'en peuvent demander autant de
    joueurs est refusé.

## Action

chapter-action = Actions

rule-MA-1 =
    Tous montrent en même temps toutes leurs cartes d'or non jouées, y compris celles des tours de jeu précédents. Le
    plus grand numéro commence le tour de jeu ; qui n'a pas d'or ne peut pas commencer. L'or une fois montré reste
    connu. Quelqu'un a toujours de l'or (MC-1) ; si un jeu de cartes n'en distribuait pas, ce serait au voisin de gauche
    du dernier premier joueur de commencer, au tour de jeu 1 à un joueur tiré au sort.
rule-MA-2 =
    À partir du premier joueur, dans le sens des aiguilles d'une montre, chacun joue 1 carte et l'exécute ; elle reste
    face visible. Chacun joue 4 cartes au tour de jeu 1, 5 au tour de jeu 2, 6 au tour de jeu 3. Le reste est gardé ;
    après le tour de jeu 3, il ne vaut rien (3 cartes chacun, davantage après MG-3).
rule-MA-3 =
    « Jusqu'à » permet moins, voire rien. Ce qu'une carte demande sans « jusqu'à » se fait si c'est possible ; sinon,
    cette partie tombe. Une carte est jouée même si elle n'a aucun effet.
rule-MA-4 =
    Les Vikings partent de n'importe où sur le plateau, sauf du Valhalla, et pas forcément de la même zone. Un Viking
    peut aller dans un autre village libre de sa propre province, mais personne ne se déplace au sein d'un ciel. Aucune
    carte ne ramène un Viking sur un bateau, et seuls une horde (MX-2) et les nouveaux guerriers des cieux (MG-5) vont
    au Valhalla par choix ; qui s'y trouve est hors jeu jusqu'à la fin du tour de jeu.
rule-MA-5 =
    Plusieurs Vikings d'une même carte se déplacent l'un après l'autre : un village que le premier a quitté est libre
    pour le deuxième.

## Bronze cards

chapter-bronze-cards = Cartes de bronze

rule-MB-1 =
    Invasion d'un royaume : déplacer jusqu'à 2 de ses Vikings vers des villages libres du royaume nommé, à Asgard ou à
    Vanaheim, en les répartissant à volonté.
rule-MB-2 =
    Nouveaux guerriers : mettre 1 guerrier de sa réserve sur son bateau, s'il en reste. Puis, dans tous les cas,
    déplacer 1 de ses Vikings vers n'importe quel village libre de n'importe quel royaume, à Asgard ou à Vanaheim ; ce
    peut être le nouveau.

## Silver cards

chapter-silver-cards = Cartes d'argent

rule-MX-1 =
    Attaque contre un royaume : déplacer 1 de ses Vikings vers un village du royaume nommé, tenu par un guerrier ennemi,
    qui part aussitôt au Valhalla. Ou le déplacer à Asgard ou à Vanaheim, d'où 1 guerrier ennemi au choix, pas un chef,
    part au Valhalla ; un ciel où il n'y en a pas peut tout de même être rejoint. On ne peut attaquer ni un village
    vide, ni l'un des siens, ni celui d'un chef. On peut attaquer depuis la même province, où l'ancien village se libère
    alors, ou depuis un ciel où se trouve un guerrier ennemi ; là, personne ne se déplace et seule la victime s'en va.
rule-MX-2 =
    Horde viking : choisir un ciel, Valhalla compris, ou une province de n'importe quel royaume avec au moins 1 village
    libre. Y déplacer jusqu'à 3 de ses Vikings, dans une province au plus autant qu'elle avait de villages libres quand
    la carte a été jouée.

## Gold cards

chapter-gold-cards = Cartes d'or
    .intro = Numérotées de 1 à 15, chacune unique.

rule-MG-1 =
    Décompte d'un royaume (1 à 3) : le royaume nommé est décompté maintenant comme en phase 4, points et jetons, pour
    tous les joueurs ; ni cieux, ni Ragnarok, et personne ne s'en va. La phase 4 le décompte de nouveau.
rule-MG-2 = Prendre un jeton (4 à 6) : prendre 1 jeton du royaume nommé.
rule-MG-3 =
    Piocher des cartes (7 et 8) : piocher les cartes nommées, les ajouter à son stock et jouer aussitôt une autre carte
    de ce stock, n'importe laquelle, même une seconde carte de pioche. La carte supplémentaire ne compte pas dans le
    nombre du tour de jeu ; la carte de pioche, si.
rule-MG-4 =
    Détruire une province (9 à 11) : choisir une province du royaume nommé, vide ou non. Tous les Vikings qui s'y
    trouvent partent au Valhalla, y compris les chefs et les siens propres ; ils y valent 1 point (MR-1), et non les 2
    d'une province condamnée. La province et son jeton Fatalité restent en jeu.
rule-MG-5 =
    Nouveaux guerriers sur le plateau (12 à 15) : placer jusqu'à 2 guerriers de sa réserve directement dans les cieux
    (12 : n'importe lequel des trois) ou dans des villages libres du royaume nommé (13 à 15), répartis à volonté. Si la
    réserve est vide, il ne se passe rien.

## Scoring

chapter-scoring = Décompte

rule-MV-1 =
    Un joueur contrôle une zone s'il y est strictement plus fort que chacun des autres : un guerrier compte 1, un chef
    1½. En cas d'égalité, ou sans aucun Viking, personne ne la contrôle, et elle ne rapporte pas de points. « Le plus de
    Vikings » dans un ciel veut dire la même chose.
rule-MV-2 = Royaumes : 3, 7, 12 ou 20 points pour 1, 2, 3 ou 4 provinces contrôlées dans un même royaume.
rule-MV-3 =
    Jetons : chacun prend 1 jeton de la couleur d'un royaume pour chaque province de ce royaume où il a au moins 1
    Viking, qu'il la contrôle ou non.
rule-MV-4 =
    Cieux : le plus de Vikings à Asgard, 5 points. Le plus de Vikings à Vanaheim, 2 jetons au choix, pareils ou non,
    choisis une fois pris les jetons des royaumes. Le Valhalla ne rapporte rien ici.

## Ragnarok

chapter-ragnarok = Ragnarok

rule-MR-1 =
    2 points pour chacun de ses Vikings dans une province condamnée ; tous partent au Valhalla. Puis 1 point pour chacun
    de ses Vikings au Valhalla, y compris ceux qui viennent d'y arriver.
rule-MR-2 =
    Ensuite, tous les Vikings du Valhalla, chefs compris, retournent sur le bateau de leur propriétaire, et non dans la
    réserve, et les jetons Fatalité sont repris. Les Vikings des autres provinces, d'Asgard et de Vanaheim restent où
    ils sont.

## End

chapter-end = Fin de partie

rule-ME-1 =
    Après le tour de jeu 3, tous les jetons sont révélés, et chaque set complet des trois couleurs vaut 5 points. Qui a
    le plus de points l'emporte. En cas d'égalité, le plus grand nombre de jetons, toutes couleurs confondues, tranche ;
    si elle persiste, la victoire est partagée.

## Worked example

chapter-worked-example = Exemple de décompte
    .intro = Celui du livret, et une position de notre cru qui y mène ; les deux sont des tests.

rule-MT-1 =
    Cinq joueurs font le décompte. Alfheim : rouge, noir et vert contrôlent chacun une province (3 points chacun) ; à
    Gimle, le chef rouge rompt une égalité ; à Andlang, avec le chef noir, il n'y en avait pas à rompre ; jetons : noir
    2, rouge, jaune et vert 1 chacun. Mannheim : vert contrôle les trois (12), son chef rompant une égalité à Myrkvior ;
    jetons : vert 3, noir 2, rouge 2, violet 1, jaune 1. Jotunheim : violet et rouge en contrôlent une chacun (3) ; il y
    a égalité dans deux provinces ; jetons : violet 3, noir, jaune et rouge 2 chacun. Asgard : violet 5. Vanaheim :
    jaune prend un marron et un gris. Ragnarok : noir envoie 5 Vikings (10 points), violet et vert 3 chacun (6), rouge
    et jaune 2 chacun (4), dont les chefs rouge, jaune et violet ; puis le Valhalla : noir 5, rouge 4, jaune 4, vert 3,
    violet 3 (2 rouges et 2 jaunes y étaient déjà). En tout, à partir de 0 : vert 24, noir 18, violet 17, rouge 14,
    jaune 8. Jetons gris/marron/bleus : noir 2/2/2, rouge 1/2/2, jaune 2/2/2, vert 1/3/0, violet 0/1/3.
rule-MT-2 =
    Une position sur notre plateau qui donne MT-1 (de nous ; C = chef, chiffres = guerriers, † = condamnée). Gimle†
    rouge C, noir 1 · Andlang noir C+1, jaune 1 · Vidblain vert 1 · Angerboda vert 2, noir 1, rouge 1, violet 1 ·
    Elvagar† vert 3, noir 1 · Myrkvior vert C, rouge 1, jaune 1 · Horgr† noir 1, jaune 1, violet 1 · Muspelheim† violet
    C+1, noir 2, jaune C · Utgard† rouge 1 · Thrymheim violet 1, rouge 1 · Asgard violet 1 · Vanaheim jaune 1 · Valhalla
    rouge 2, jaune 2.
