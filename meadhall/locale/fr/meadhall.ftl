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
    .help = voir, voir 9, voir { -example-subject }, voir Astrid, voir { -example-rule } : le plateau, l'effet d'une réponse, une carte ou un lieu, un joueur, une règle
command-odds = chances
    .short = c
    .help = chances, chances troll, chances troll 2 berserks : la probabilité de gagner un combat, avec vos faveurs et vos runes ; quand des dés sont lancés, avec eux
command-board = plateau
    .short = pl
    .help = tout le plateau
command-rules = règles
    .short = r
    .help = règles, règles { -example-rule }, règles { -example-word } : les chapitres des règles, une règle, ou toutes celles qui ont ce mot
command-drop = retirer
    .short = ret
    .help = retirer, retirer { -example-answer } : enlever le dernier élément, ou celui que vous nommez, d'un choix en cours
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
    .help = langue en : continuer dans une autre langue (en, de, fr, it)
command-quit = quitter
    .short = q
    .help = partir ; la partie est sauvegardée

## Help

help-answers =
    Répondez par un numéro, par plusieurs (2 2 5) ou par des mots ({ -example-answers }).
help-choices = Un numéro reste le même pendant toute la partie ; 0 termine un choix ou refuse. Un choix en plusieurs éléments se tape dans n'importe quel ordre ; personne n'en sait rien avant que vous le validiez avec 0 ou « terminé ». Ce qui ne peut pas être annulé vous est demandé d'abord ; avec « ! » à la fin, non. Entrée seule affiche de nouveau la question.
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
setup-book = On joue selon cette édition : { $edition }.
setup-ours = { $count ->
    [one] { $count } des { $whole } valeurs des cartes est notre propre estimation ; « meadhall cards show » l'indique.
   *[other] { $count } des { $whole } valeurs des cartes sont nos propres estimations ; « meadhall cards show » les indique.
}
setup-help = Tapez « aide » à tout moment pour voir comment répondre et quoi d'autre taper.
setup-is-bot = { $bot } est le nom d'un bot. Est-ce le bot qui joue ici ? « Non » donne la place à une personne nommée { $name }. [o/n]
trust = Un programme participe à cette partie : { $program }. Peut-on le lancer ? [oui/non]
yes = oui
no = non

## Playing

thinking = { $name } réfléchit…
hint-from = Les meilleures réponses selon { $bot }, chacune avec la chance de gagner la partie, pour autant qu'on puisse l'estimer de votre place (± vaut avec 95 % de certitude) :
hint-option = { $number }. { $answer } : { $percent } % ± { $error }
hint-option-bare = { $number }. { $answer } : { $percent } %
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
since-the-beginning = Depuis le début :
nothing-since = Il ne s'est rien passé depuis votre dernière réponse.
prompt = { $name }>
closed = Indisponible (demandez « pourquoi ») : { $answers }
draft = Choisi : { $parts }. « annuler » enlève le dernier élément, « retirer » celui que vous nommez ; 0 valide.
    .open = Choisi : { $parts }. Il manque encore quelque chose ; « annuler » enlève le dernier élément.
confirm = { $answer } : est-ce bien cela ? Entrée valide, toute autre chose non.
confirm-final = { $answer } : cela ne pourra pas être annulé. Entrée valide, toute autre chose non.
not-given = Rien n'a été validé.
one-answer = Une seule réponse est demandée ici ; « { $answer } » ne se combine pas avec d'autres.
draft-first = Validez d'abord votre choix, ou retirez-le : { $answer } ne se combine pas avec lui.
nothing-asked = On ne vous demande rien en ce moment.
turn-only = « { $typed } » n'est pas une commande ; Entrée termine votre tour, « annuler » annule votre réponse.
drop-nothing = Vous n'avez encore rien choisi qui puisse être retiré.
drop-unknown = « { $typed } » ne fait pas partie de votre choix : { $parts }.
board-more = Suite : Entrée. Retour à la question : une touche puis Entrée.
read-on = Suite : Entrée.
look-hint = Tapez « voir { $number } » pour voir l'effet d'une réponse.
replay-with = Pour relire toute la partie :
rules-how = Tapez « règles » avec un identifiant, les lettres d'un chapitre ou un mot : règles { -example-rule }, règles { -example-word }.
rules-none = Ce jeu n'a pas de règles numérotées.
rules-unknown = Aucune règle ne répond à « { $typed } », ni par son identifiant ni par un mot.
rules-several = { $count } règles ; tapez « règles » avec un identifiant pour en lire une.
undone = Réponse annulée.
undo-nothing = Vous n'avez encore donné aucune réponse qu'on puisse annuler.
undo-refused =
    Cela ne peut plus être annulé : des dés sont tombés, quelque chose a été révélé ou un autre joueur a répondu depuis.
undo-rests = Cela ne peut plus être annulé : ce que d'autres ont répondu depuis en dépend.
saved = La partie est sauvegardée dans { $file }.
loaded = Reprise de la partie de { $file }.
loaded-apart = { $file } reste inchangé ; la partie est désormais sauvegardée dans { $kept }.
save-failed = La partie n'a pas pu être sauvegardée dans { $file } : { $why }.
goodbye = La partie est sauvegardée. Pour la reprendre :
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
number-unknown = Il n'y a pas de réponse { $number } ici.
ambiguous = « { $typed } » peut désigner plusieurs choses : { $answers }.
small-words = à, au, aux, le, la, les, l, de, du, des, d, vers, sur, dans, en, avec, contre, un, une, et
too-long = C'est trop long pour une réponse.
why-what = Pourquoi quoi ? Tapez le numéro ou un mot d'une réponse indisponible : pourquoi 18, pourquoi { -example-answer }.
why-open = { $answer } : c'est disponible, vous pouvez le choisir.
why-closed = { $answer } : { $reason }
why-rule = Règle { $rule } : { $text }
look-unknown =
    Il n'y a rien à voir sous le nom « { $typed } » ; essayez une carte, un lieu, un joueur ou une règle comme { -example-rule }.
look-several = « { $typed } » peut désigner : { $names }.
look-perhaps = Rien ne s'appelle « { $typed } » ; voulez-vous dire { $name } ?
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
bot-learned = savant
    .about = répond d'après un réseau entraîné par examples/ppo ; MEADHALL_POLICY nomme son fichier

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
refused-session-none = Vous n'êtes pas connecté.
refused-session-refused = Le nom et le mot de passe ne correspondent pas.
refused-account-taken = Il existe déjà un compte de ce nom.
refused-table-unknown = Cette table n'existe pas.
refused-table-not-started = La partie n'a pas encore commencé.
refused-table-started = La partie a déjà commencé.
refused-table-over = La partie est terminée.
refused-table-not-over = La partie n'est pas encore terminée.
refused-table-read-only = Cette partie a été jouée avec d'autres règles ; on peut la consulter, pas la poursuivre.
refused-table-not-host = Seul l'hôte de la table peut le faire.
refused-table-idle = Personne n'était à la table depuis un moment.
refused-seat-taken = Cette place est déjà prise.
refused-seat-not-yours = Cette place appartient à quelqu'un d'autre.
refused-secret-wrong = Ce lien ne permet pas de prendre cette place.
refused-talk-muted = L'hôte vous a réduit au silence à cette table.
refused-rate-slow-down = C'était trop à la fois. Attendez un instant.
refused-request-foreign = Cette demande venait d'un autre site.
refused-request-bad = C'est impossible.
refused-wire-version = La page n'est plus à jour. Rechargez-la.
refused-wire-silent = Aucun salut n'est venu à temps ; nouvelle connexion.
refused-wire-slow = La liaison est trop lente ; nouvelle connexion.
refused-server-restart = Le serveur redémarre. Rien n'est perdu.
refused-server-broken = Le serveur a fait une erreur. Rien n'est perdu.
refused-database-failed = Le serveur n'atteint pas sa base de données. Rien n'est perdu.
refused-options-invalid = Une table ne peut pas être préparée ainsi.
refused-cards-invalid = On ne peut pas jouer avec ces cartes.
refused-game-unknown = Ce jeu n'existe pas ici.
refused-record-unreadable = Ce fichier n'est pas l'enregistrement d'une partie, ou il est illisible.
refused-record-revision = Cet enregistrement a été joué avec des règles que cette version n'a pas.
refused-record-drift = L'enregistrement dit quelque chose que les règles ne permettent pas : il a été modifié ou abîmé.
refused-record-unfinished = La partie de ce fichier n'est pas finie ; seules les parties finies sont gardées.
refused-rules-stuck = Les règles ne peuvent pas continuer dans cette partie.
refused-upload-failed = Le fichier n'a pas pu être vérifié à temps.
refused-upload-full = Vous gardez autant de fichiers que permis ; supprimez-en un d'abord.
