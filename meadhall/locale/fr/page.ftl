# The page in the browser: what its frame and its screens say. What a board says of its game stands in GAME-page.

## How a thing on the board stands; the end of its spoken name

page-said-open = Ouvert
page-said-closed = Fermé
page-said-armed = Appuyez encore pour confirmer
page-said-picked = Choisi
page-said-drop = Appuyez pour le retirer
page-said-idle = { "" }

## The frame of a table

page-title = Meadhall
page-title-turn = ● { $name }, c'est à vous
page-round = Tour
page-round-of = Tour { $round } sur { $rounds }
page-undo = Annuler
page-language = Langue
page-night = Nuit
page-day = Jour
page-menu = Menu
page-close = Fermer
page-players = Joueurs
page-board = Plateau
page-saga = Saga
page-forked = Cette partie reprend une autre partie à son moment { $moment }, au tour { $round }.
page-talk = Discussion
page-question = Question
page-mine = Mes affaires
page-bot = { $bot }, un robot
page-away = absent ; { $bot } joue à sa place
page-here = à la table
page-not-here = non connecté
page-thinking = réfléchit
page-waited-for = doit jouer
page-waiting-for = En attente de { $names }
page-watching = Vous êtes spectateur.
page-over = La partie est terminée
page-won = Victoire de { $names }
page-again = Rejouer
page-share = Partager
page-home = Retour à l'accueil
page-open-count = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
page-point = Ce qui brille peut être choisi ; pointez pour voir l'effet.
page-give = Terminé
page-confirm = Confirmer : { $label }
page-confirm-all = Confirmer
page-back = Retour
page-armed = Appuyez encore pour confirmer. La suite ne pourra pas être annulée.
page-ready = Confirmez avec le bouton.
page-several = Plusieurs choix sont possibles : choisissez le second élément.
page-remark = { $label } : { $text }
page-sending = Un instant …
page-since = Depuis votre dernier tour
page-since-close = À mon tour
page-hint = Conseil
page-hint-line = { $answer } : { $percent } % de chances de gagner la partie
page-hint-bare = { $answer }
page-hint-title = Un joueur fort ferait
page-hint-waiting = Un robot fort y réfléchit …
page-motive = Pourquoi { $name } a fait cela ?
page-motive-bot = Un { $bot } { $about }.
page-motive-known = Les chances de gagner de { $name }, d'après ce que vous pouviez savoir :
page-motive-done = Ce choix
page-motive-none = Ce que vous pouvez savoir ne dit pas pourquoi : ce choix vous était caché.
page-text-view = Plateau en texte
page-drawn-view = Plateau dessiné
page-answers = Ce que vous pouvez faire
page-parts = Choisi jusqu'ici
page-take-out = Retirer : { $label }
page-closed-answers = Fermé
page-leave = Quitter la table ; un robot joue à votre place
page-other-device = Continuer sur un autre appareil
page-copied = Copié
page-copy = Copier
page-keys = Touches
page-rules = Règles
page-rule = Règle { $rule }
page-rule-read = Lire la règle { $rule }
page-looked = Maintenant

## The line

page-line-cut = La connexion est coupée. Rien n'est perdu ; nouvel essai …
page-ended = Cette table n'est plus accessible d'ici : { $why }
page-reload = Recharger
page-clock-left = reste { $minutes }:{ $seconds }

## Keys of the keyboard

page-key-tab = élément suivant à presser ou à regarder
page-key-arrows = lieu voisin, fermés compris
page-key-enter = choisir ; une seconde fois confirme
page-key-done = donner le choix en plusieurs parties
page-key-z = annuler
page-key-l = saga
page-key-t = discussion
page-key-h = conseil
page-key-w = pourquoi le dernier robot a agi ainsi
page-key-x = plateau en texte
page-key-seats = un joueur
page-key-esc = revenir, ou au plateau
page-key-help = cette liste

## Being called

page-call = Quand c'est mon tour
page-call-sound = Sonner du cor
page-call-notice = Afficher une notification quand je regarde ailleurs
page-call-shown = Voici l'appel que vous verrez quand ce sera à vous.
page-call-barred = Ce navigateur n'affiche aucune notification de cette page.

## Going back by consent

page-wish = { $name } souhaite revenir plus loin qu'il n'est possible seul.
page-wish-mine = Les autres sont consultés pour revenir en arrière.
page-wish-yes = Accepter
page-wish-no = Refuser
page-propose = Proposer à tous de revenir avant mon dernier coup
page-go-back = Revenir avant mon dernier coup

## Talk

page-say = Dire quelque chose
page-mute = Réduire { $name } au silence
page-unmute = Rendre la parole à { $name }
page-mute-onlookers = Réduire les spectateurs au silence
page-unmute-onlookers = Rendre la parole aux spectateurs
page-muted = sans parole
page-send = Envoyer
page-silence = Personne n'a encore rien dit.
page-onlooker = Un spectateur

## Several people on one device

page-curtain = Passez l'appareil à { $name }.
page-curtain-why = D'ici là, ce que les autres ont reste caché.
page-curtain-open = Je suis { $name }

## What the server answers, by the code of the error

page-refused-line-cut = Le serveur est injoignable. Vérifiez la connexion et réessayez.
page-refused-other = Cela n'a pas fonctionné ({ $code }).
page-refused-table-unknown = Cette table n'existe pas ou ne vous est pas ouverte.
page-refused-seat-not-yours = Cette place appartient à quelqu'un d'autre.
page-refused-secret-wrong = Ce lien a déjà servi ou n'est pas complet.
page-refused-session-none = Vous n'êtes plus connecté ici.
page-refused-wire-version = La page est plus ancienne que le serveur.
page-refused-wire-too-large = C'est trop grand.
page-refused-rate-slow-down = C'était trop rapide ; attendez un instant.

## Games

page-game-champions = Champions of Midgard
    .about = Envoyez vos ouvriers, armez vos guerriers et voguez vers la gloire.
page-game-midgard = Midgard
    .about = Choisissez vos cartes, tenez les provinces et tombez dignement au Ragnarök.
page-game-players = { $least } à { $most } joueurs

## The first screen

page-nav-play = Jouer
page-nav-new = Nouvelle table
page-guest = Invité
page-name = Votre nom
page-name-label = Nom à la table
page-name-save = Enregistrer
page-unofficial = Un projet de fans non officiel, avec ses propres mots et images, sans lien avec les auteurs ou éditeurs des jeux.
page-start-title = Le feu est allumé. Prenez place et jouez.
page-start-lead = Deux jeux de plateau vikings, contre des robots ou entre amis.
page-play-now = Jouer contre des robots
page-play-other = Entre amis, ou autrement
page-continue = Continuer
page-continue-none = Aucune partie en cours.
page-with = avec { $names }
page-waiting-room = en attente de joueurs
page-open-tables = Tables ouvertes
page-open-none = Personne n'attend de joueurs.
page-join = Rejoindre
page-finished = Parties terminées
page-score = { $name } { $score }

## A new table

page-new-title = Dresser une nouvelle table
page-new-lead = Choisissez le jeu, remplissez le banc, puis distribuez les liens.
page-new-game = Jeu
page-new-edition = Livret de règles
page-sentence = { $text }.
page-new-seats = Places
page-new-seats-lead = dans le sens horaire
page-seat = Place { $number }
page-seat-me = Moi
page-seat-bot = Robot
page-seat-link = Ami
page-seat-open = Ouverte
page-seat-none = Vide
page-sits-me = vous
page-sits-bot = un { $bot }
page-sits-link = un ami
page-sits-open = une place ouverte
page-about-me = Vous êtes ici.
page-about-device = Une autre personne sur cet appareil ; un rideau cache ce que les autres ont.
page-about-link = Quiconque ouvre le lien s'assied ici.
page-about-open = Visible parmi les tables ouvertes ; le premier venu s'assied.
page-about-none = Personne ici.
page-new-clock = Pendule
page-clock-none = Aucune
page-clock-bank = 15 minutes chacun
page-clock-days = Un jour par tour
page-clock-about = Quand le temps est écoulé, un karl joue jusqu'au retour de la personne.
page-new-help = Chances et conseils
page-new-odds = Chances à côté des dés
page-new-hints = Conseils d'un robot fort
page-new-cards = Jeu de cartes
page-new-figures = { $ours } des { $all } valeurs sont de notre choix ; les autres viennent des livrets.
page-new-summary = { $game } · { $edition } · { $seats }
page-new-open = Ouvrir la table

## The waiting room

page-room-lead = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
page-room-you = vous
page-room-free = Place libre
page-room-link = lien pas encore utilisé
page-room-open = pour qui vient
page-room-links = Liens à distribuer
page-room-copy = Copier le lien de la place
page-room-sit = S'asseoir ici
page-room-leave = Se lever
page-room-waiting = { $count ->
    [one] Il manque une personne.
   *[other] Il manque { $count } personnes.
}
page-room-full = Tout le monde est là.
page-room-start = { $count ->
    [0] Commencer
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec des robots aux places libres
}

## The rules

page-contents = Sommaire
page-search = Chercher dans { $count } règles, ou un numéro
page-search-none = Aucune règle ne contient cela.
page-search-there = Voir les règles de { $game }
page-search-rule-there = Chercher { $rule } dans { $game }
page-rules-ruling = décision
page-rules-alike = imprimé autrement, joué de même
page-rules-agree = les deux livrets concordent
page-rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
page-rules-differ = { $count ->
    [0] les deux livrets concordent
    [one] { $count } diffère entre ces livrets
   *[other] { $count } diffèrent entre ces livrets
}
page-rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
page-rules-hint = règles où les deux livrets diffèrent
page-rules-back = Retour à la partie
page-rules-read = Lire
page-rules-beside = à côté de
page-rules-only = Seulement les différences
page-rules-same = Les deux livrets ne diffèrent pas.
page-rules-elsewhere = Imprimé, mais dans aucune règle

## What is printed on a thing

page-printed-attack = Attaque { $count }
page-printed-defence = Défense { $count }
page-printed-glory = Gloire { $count }
page-printed-capacity = Place pour { $count }
page-printed-alone = { $count } gloire seul
page-printed-tied = { $count } gloire à égalité
page-printed-villages = { $count } villages
page-printed-pay = Payez { $things }
page-printed-take = Prenez { $things }

## The phases of Champions, in the lintel

page-phase-setup = Préparation
page-phase-workers = Ouvriers
page-phase-warriors = Guerriers
page-phase-fights = Combats
page-phase-end = Fin

# Replay
page-replay = Relecture
page-replay-watch = Revoir la partie
page-replay-back = Un acte en arrière
page-replay-on = Un acte en avant
page-replay-round-back = Un tour en arrière
page-replay-round-on = Un tour en avant
page-replay-seat-back = L'acte précédent : { $name }
page-replay-seat-on = L'acte suivant : { $name }
page-replay-other-back = Revenir à l'acte d'un autre joueur
page-replay-other-on = Aller à l'acte d'un autre joueur
page-replay-beginning = La partie commence.
page-replay-hidden = { $name } a fait quelque chose en secret.
page-replay-nothing = Il s'est passé quelque chose que ces yeux n'ont pas vu.
page-replay-play = Lire
page-replay-pause = Pause
page-replay-at = Moment { $moment } sur { $count }
page-replay-moment = Moment de la partie
page-replay-eye = Par les yeux de qui
page-replay-eyes-of = Vu par : { $name }
page-replay-goods = Ce que possède { $name }
page-replay-whose = Les affaires de qui
page-replay-all = Tout révélé
page-replay-share = Partager ce moment
page-replay-file = Télécharger la partie
page-replay-loading = Lecture de la partie…
page-replay-fork = Continuer à partir d'ici

## The first visit

page-coach-glow = Ce qui brille peut être choisi. Pointez pour voir l'effet ; appuyez pour choisir.
page-coach-question = Ici se trouvent la question et les conséquences de ce que vous pointez.
page-coach-glow-phone = Ce qui brille peut être choisi. Touchez pour voir l'effet, puis confirmez.
page-coach-question-phone = Ici se trouvent la question et ce que vous pouvez choisir.
page-coach-undo = Vous pouvez annuler ce que vous avez fait, tant que rien n'a été révélé et que personne d'autre n'a joué.
page-coach-close = Compris
page-coach = Montrer les premiers pas

## The table's own rules, in the waiting room

page-room-house = À cette table
page-room-no-clock = Sans pendule
page-spectators-none = Sans spectateurs
page-spectators-link = Spectateurs avec le lien
page-spectators-all = Spectateurs bienvenus

## Files that one adds

page-upload-record = Ajouter une partie enregistrée
page-upload-about = Une partie sauvée dans un fichier, comme l'enregistrement d'une partie revue, peut être suivie ici coup par coup.
page-upload-busy = Vérification du fichier…
page-upload-delete = Supprimer { $name }
page-upload-sure = Supprimer ?
page-upload-more = et { $count } de plus
page-cards-ours = Les cartes de cette halle
page-cards-add = Ajouter ses propres cartes
page-cards-about = Un fichier de cartes au format de notre guide (TOML). Vous seul le voyez ; à vos tables, tout le monde joue avec.
page-cards-line = Cartes : { $name }. { $ours } valeurs sur { $all } sont notre choix.
