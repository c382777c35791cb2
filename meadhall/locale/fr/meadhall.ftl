# The game at a prompt: what the program itself says. What a game says stands in that game's file.

## Commands
# What a player types. The English words are understood in every language besides; `.short` is a second, shorter word.
# `.help` is one line of the help. Accents may be left out when a command is typed.

command-help = aide
    .short = ?
    .help = cette liste
command-why = pourquoi
    .short = p
    .help = pourquoi 18, pourquoi { -example-answer } : pourquoi une réponse est indisponible, avec sa règle
command-look = voir
    .short = v
    .help = voir, voir { -example-subject }, voir Astrid, voir { -example-rule } : le plateau, une carte, un joueur, un lieu ou une règle
command-odds = chances
    .short = c
    .help = chances, chances troll, chances troll 2 berserks : la probabilité de gagner un combat, avec vos faveurs et vos runes ; quand des dés sont lancés, avec eux
command-story = histoire
    .short = h
    .help = ce qui s'est passé depuis votre dernière réponse, encore une fois ; histoire tout : depuis le début
command-hint = conseil
    .short = co
    .help = conseil, conseil karl : les trois meilleures réponses selon un bot à votre place, chacune avec la chance de gagner la partie
command-undo = annuler
    .short = a
    .help = revenir sur votre dernière réponse, tant que rien n'a été révélé depuis
command-save = sauvegarder
    .short = sauver
    .help = sauvegarder FICHIER : sauvegarder la partie dans un fichier (elle l'est aussi d'elle-même après chaque réponse)
command-load = charger
    .short = charger
    .help = charger FICHIER : reprendre une partie à partir d'un fichier
command-lang = langue
    .short = lang
    .help = langue de : parler une autre langue (en, de, fr, it)
command-quit = quitter
    .short = q
    .help = partir ; la partie est sauvegardée

## Help

help-answers =
    Répondez par un numéro, par plusieurs (2 2 5) ou par des mots ({ -example-answers }).
help-commands = En plus des réponses, vous pouvez taper :

## Setting up

setup-welcome = { $game ->
    [champions] Champions de Midgard. Une création de fans, non officielle.
    [midgard] Midgard. Une création de fans, non officielle.
   *[other] { $game }. Une création de fans, non officielle.
}
setup-resume = Il y a une partie inachevée ({ $file }). La reprendre ? [o/n]
setup-players = Combien de joueurs ? (de { $least } à { $most })
setup-name = Nom du joueur { $number }, ou rien pour un bot :
setup-name-taken = Les noms autour d'une table doivent être différents et contenir des lettres.
setup-edition = Quelle édition ? { $editions } (rien : { $usual })
setup-variants = Lesquelles de ces variantes ? (des numéros, ou rien pour aucune)
setup-seats = À la table : { $seats }.
setup-person = { $name } est une personne à ce clavier ; le bot s'appelle { $bot } et prend place avec --seats.
trust = Un programme participe à cette partie : { $program }. Peut-on le lancer ? [oui/non]
yes = oui
no = non

## Playing

thinking = { $name } réfléchit…
hint-from = Les meilleures réponses selon { $bot }, chacune avec la chance de gagner la partie, pour autant qu'on puisse l'estimer de votre place (± vaut avec 95 % de certitude) :
hint-option = { $number } { $answer } : { $percent } % ± { $error }
hint-option-bare = { $number } { $answer } : { $percent } %
fault-bot-start = { $name } ne peut pas être lancé ; karl répond à sa place. [{ $code }]
fault-bot-late = { $name } n'a pas répondu à temps ; karl répond à sa place. [{ $code }]
fault-bot-gone = { $name } ne tourne plus ; karl répond à sa place. [{ $code }]
fault-bot-nonsense = { $name } a dit quelque chose qui n'est pas une réponse ; karl répond à sa place. [{ $code }]
fault-bot-flood = { $name } parle sans fin ; karl répond à sa place. [{ $code }]
fault-bot-illegal = { $name } a donné une réponse qui n'est pas possible ; karl répond à sa place. [{ $code }]
fault-words = Avec ses propres mots : { $words }
fault-last = Désormais, karl joue pour { $name }.
turn-end = Entrée termine votre tour ; « annuler » annule votre réponse.
hand-over = Passez le clavier à { $name }. Entrée efface l'écran.
hand-name = { $name }, tapez votre nom à l'abri des regards :
hand-wrong = Ce n'est pas { $name }. La suite est réservée à { $name }.
since = Depuis votre dernière réponse :
nothing-since = Il ne s'est rien passé depuis votre dernière réponse.
prompt = { $name }>
closed = Indisponible (demandez « pourquoi ») : { $answers }
undone = Réponse annulée.
undo-nothing = Vous n'avez encore donné aucune réponse qu'on puisse annuler.
undo-refused =
    Cela ne peut plus être annulé : des dés sont tombés, quelque chose a été révélé ou un autre joueur a répondu depuis.
undo-rests = Cela ne peut plus être annulé : ce que d'autres ont répondu depuis en dépend.
saved = La partie est sauvegardée dans { $file }.
loaded = Reprise de la partie de { $file }.
loaded-apart = { $file } reste inchangé ; la partie est désormais sauvegardée dans { $kept }.
save-failed = La partie n'a pas pu être sauvegardée dans { $file } : { $why }.
goodbye = La partie est sauvegardée ; « meadhall play { $game } --load { $file } » la reprend.
goodbye-lost = La partie n'a pas pu être sauvegardée.
over = La partie est terminée.
not-over = { $count ->
    [0] Il n'y a pas encore de réponse ; la partie n'est pas terminée.
    [one] Il y a { $count } réponse jusqu'ici ; la partie n'est pas terminée.
   *[other] Il y a { $count } réponses jusqu'ici ; la partie n'est pas terminée.
}
not-over-for = { $count ->
    [0] { $name } n'a encore rien appris ; la partie n'est pas terminée.
    [one] { $name } a appris { $count } événement jusqu'ici ; la partie n'est pas terminée.
   *[other] { $name } a appris { $count } événements jusqu'ici ; la partie n'est pas terminée.
}
language = Va pour le français.

## What cannot be understood

not-understood = « { $typed } » n'est pas une réponse ici ; tapez son numéro ou un de ses mots, ou « aide ».
number-range = Il n'y a pas de réponse { $number } ; elles vont de 1 à { $most }.
ambiguous = « { $typed } » peut désigner plusieurs choses : { $answers }.
too-much = On s'arrête là : « { $typed } » n'est plus disponible. « annuler » revient en arrière pas à pas.
too-long = C'est trop long pour une réponse.
nothing-typed = Tapez le numéro d'une réponse, ou « aide ».
why-what = Pourquoi quoi ? Tapez le numéro ou un mot d'une réponse indisponible : pourquoi 18, pourquoi { -example-answer }.
why-open = { $answer } : c'est disponible, vous pouvez le choisir.
why-closed = { $answer } : { $reason }
why-rule = Règle { $rule } : { $text }
look-unknown =
    Il n'y a rien à voir sous le nom « { $typed } » ; essayez une carte, un lieu, un joueur ou une règle comme { -example-rule }.
look-several = « { $typed } » peut désigner : { $names }.
hint-unknown = Il n'y a pas de bot « { $typed } » ; il y a : { $bots }.
odds-none = Il n'y a pas de combats aux dés dans ce jeu, donc pas de chances à calculer.
lang-unknown = « { $typed } » n'est aucune de ces langues : { $languages }.
file-needed = Quel fichier ? Tapez « { $command } ma-partie.json ».
load-failed = { $file } ne peut pas être chargé : { $why }
error-record-unreadable = ce n'est pas une partie lisible.
error-record-revision = la partie a été jouée avec une autre révision des règles.
error-record-drift = la partie ne s'accorde pas avec les règles.
error-cards-invalid = le jeu de cartes de la partie contient des erreurs.
error-options-invalid = la partie a des options ou des places que ce jeu n'a pas.
error-game-unknown = le jeu de cette partie est inconnu ici.
error-request-bad = on ne peut rien en faire.

## The board, for all games

board-round = { $round ->
    [0] Avant le premier tour de jeu
   *[other] Tour de jeu { $round } sur { $rounds }
}
board-first = premier joueur : { $seat }
board-players = Joueurs
labelled = { $label } : { $text }
bot-named = { $name } ({ $bot })
bot-thrall = thrall
    .about = répond au hasard
bot-karl = karl
    .about = connaît le jeu et prend ce qui semble le meilleur, sans anticiper
bot-huscarl = huscarl
    .about = anticipe un peu : poursuit beaucoup de parties à partir de positions compatibles avec ce qu'il voit
bot-jarl = jarl
    .about = anticipe plus longtemps

## The numbered rules
# $name is that of the game, $id that of a rule or of a point where editions differ, $held what an edition has there.
# .alike stands above the points that differ in print alone.

rules-title = { $name } : les règles numérotées, édition { $edition }
rules-ruling = décision
rules-line = { $id } : { $text }
    .ruling = { $id } ({ rules-ruling }) : { $text }
    .held = { $id }, { $point } : { $held }
rules-difference = { $name } : ce qui distingue les éditions { $one } et { $other }
    .none = { $name } : les éditions { $one } et { $other } s'impriment et se jouent de la même façon.
    .alike = Imprimé autrement, joué de même
    .point = point
    .rules = règles
    .line = { $id }, { $point }
    .concerns = { $id }, { $point } ({ $rules })
    .held = { $edition } : { $held }

event-taken-back = { $seat } revient sur une réponse.
event-went-back = Tous ont accepté de revenir en arrière.

# What the kernel says of a choice of several parts.
reason-parts-missing = Ce choix n'est pas encore complet.
reason-parts-clash = Ces éléments ne peuvent pas être choisis ensemble.

# What a table answers to a message that it cannot carry out, by the code of the error.
refused-action-malformed = Cette réponse n'existe pas.
refused-action-illegal = Ce n'est pas possible maintenant.
refused-action-stale = Cette question n'est plus posée ; répondez à celle qui l'est maintenant.
refused-action-not-yours = On ne vous demande rien pour l'instant.
refused-undo-refused = Cela ne peut plus être annulé.
refused-odds-invalid = Il n'y a pas de chances à calculer ici.
refused-wire-malformed = Le message est illisible.
refused-wire-too-large = Le message est trop long.
refused-wire-move-reused = Autre chose a déjà été envoyé sous le même identifiant.
refused-table-refused = Ce n'est pas possible à cette table.
refused-table-stopped = La table est arrêtée. Rien n'est perdu.
