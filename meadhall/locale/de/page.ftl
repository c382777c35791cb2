# The page in the browser: what its frame and its screens say. What a board says of its game stands in GAME-page.

## How a thing on the board stands; the end of its spoken name

page-said-open = Offen
page-said-closed = Geschlossen
page-said-armed = Zum Bestätigen noch einmal drücken
page-said-picked = Gewählt
page-said-drop = Drücken, um es herauszunehmen
page-said-idle = { "" }

## The frame of a table

page-title = Meadhall
page-title-turn = ● { $name }, du bist dran
page-round = Runde
page-round-of = Runde { $round } von { $rounds }
page-undo = Zurücknehmen
page-language = Sprache
page-night = Nacht
page-day = Tag
page-menu = Menü
page-close = Schließen
page-players = Spieler
page-board = Spielplan
page-saga = Saga
page-forked = Diese Partie geht von Moment { $moment } einer anderen aus, in Runde { $round }.
page-talk = Gespräch
page-question = Frage
page-mine = Meine Sachen
page-bot = { $bot }, ein Bot
page-away = abwesend; { $bot } spielt weiter
page-here = am Tisch
page-not-here = nicht verbunden
page-thinking = denkt nach
page-waited-for = ist am Zug
page-waiting-for = Warten auf { $names }
page-watching = Du schaust zu.
page-over = Die Partie ist zu Ende
page-won = Gewonnen von { $names }
page-again = Noch einmal spielen
page-share = Teilen
page-home = Zur Startseite
page-open-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
page-point = Was leuchtet, kannst du wählen; zeige darauf, um zu sehen, was es bringt.
page-give = Fertig
page-confirm = Bestätigen: { $label }
page-confirm-all = Bestätigen
page-back = Zurück
page-armed = Zum Bestätigen noch einmal drücken. Was dann kommt, lässt sich nicht zurücknehmen.
page-ready = Bestätige es mit der Taste.
page-several = Das kann mehreres heißen: Wähle das Zweite dazu.
page-remark = { $label }: { $text }
page-sending = Einen Augenblick …
page-since = Seit deinem letzten Zug
page-since-close = Weiter zu meinem Zug
page-hint = Hinweis
page-hint-line = { $answer }: { $percent } % Chance auf den Gesamtsieg
page-hint-bare = { $answer }
page-hint-title = Ein starker Spieler würde
page-hint-waiting = Ein starker Bot denkt darüber nach …
page-motive = Warum hat { $name } das getan?
page-motive-bot = Ein { $bot } { $about }.
page-motive-known = Wie wahrscheinlich { $name } damit gewonnen hätte, nach dem, was du wissen konntest:
page-motive-done = Diese Wahl
page-motive-none = Was du wissen kannst, verrät nicht, warum: Diese Wahl war vor dir verborgen.
page-text-view = Spielplan als Text
page-drawn-view = Spielplan als Bild
page-answers = Was du tun kannst
page-parts = Bisher gewählt
page-take-out = Herausnehmen: { $label }
page-closed-answers = Geschlossen
page-leave = Tisch verlassen; ein Bot spielt weiter
page-other-device = Mit einem anderen Gerät weiterspielen
page-copied = Kopiert
page-copy = Kopieren
page-keys = Tasten
page-rules = Regeln
page-rule = Regel { $rule }
page-rule-read = Regel { $rule } lesen
page-looked = Jetzt

## The line

page-line-cut = Die Verbindung ist unterbrochen. Nichts ist verloren; neuer Versuch …
page-ended = Dieser Tisch ist von hier aus nicht mehr zu erreichen: { $why }
page-reload = Neu laden
page-clock-left = noch { $minutes }:{ $seconds }

## Keys of the keyboard

page-key-tab = nächstes Ding, das man drücken oder ansehen kann
page-key-arrows = benachbarter Ort, auch geschlossene
page-key-enter = wählen; ein zweites Mal bestätigt
page-key-done = die Auswahl aus mehreren Teilen abgeben
page-key-z = zurücknehmen
page-key-l = Saga
page-key-t = Gespräch
page-key-h = Hinweis
page-key-w = warum der letzte Bot so gehandelt hat
page-key-x = Spielplan als Text
page-key-seats = ein Spieler
page-key-esc = Schritt zurück, oder zum Spielplan
page-key-help = diese Liste

## Being called

page-call = Wenn ich dran bin
page-call-sound = Ein Horn blasen
page-call-notice = Eine Mitteilung zeigen, während ich woanders bin
page-call-shown = So wirst du gerufen, wenn du dran bist.
page-call-barred = Dieser Browser zeigt keine Mitteilungen dieser Seite.

## Going back by consent

page-wish = { $name } möchte weiter zurück, als es allein geht.
page-wish-mine = Die anderen werden gefragt, ob es zurückgehen soll.
page-wish-yes = Zustimmen
page-wish-no = Ablehnen
page-propose = Alle fragen, ob wir vor meinen letzten Zug zurückgehen
page-go-back = Vor meinen letzten Zug zurückgehen

## Talk

page-say = Etwas sagen
page-mute = { $name } stumm schalten
page-unmute = { $name } wieder reden lassen
page-mute-onlookers = Alle stumm schalten, die zuschauen
page-unmute-onlookers = Alle wieder reden lassen, die zuschauen
page-muted = stumm
page-send = Senden
page-silence = Noch hat niemand etwas gesagt.
page-onlooker = Jemand, der zuschaut

## Several people on one device

page-curtain = Gib das Gerät an { $name } weiter.
page-curtain-why = Bis dahin ist verborgen, was die anderen haben.
page-curtain-open = Ich bin { $name }

## What the server answers, by the code of the error

page-refused-line-cut = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
page-refused-other = Das hat nicht geklappt ({ $code }).
page-refused-table-unknown = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
page-refused-seat-not-yours = Dieser Platz gehört jemand anderem.
page-refused-secret-wrong = Dieser Link wurde schon benutzt oder ist nicht vollständig.
page-refused-session-none = Du bist hier nicht mehr angemeldet.
page-refused-wire-version = Die Seite ist älter als der Server.
page-refused-wire-too-large = Das ist zu groß.
page-refused-rate-slow-down = Das war zu schnell; warte einen Augenblick.

## Games

page-game-champions = Champions of Midgard
    .about = Schicke deine Arbeiter aus, rüste deine Krieger und segle dem Ruhm entgegen.
page-game-midgard = Midgard
    .about = Wähle deine Karten, halte die Provinzen und falle gut bei Ragnarök.
page-game-players = { $least } bis { $most } Spieler

## The first screen

page-nav-play = Spielen
page-nav-new = Neuer Tisch
page-guest = Gast
page-name = Dein Name
page-name-label = Name am Tisch
page-name-save = Speichern
page-unofficial = Ein inoffizielles Fanprojekt mit eigenen Worten und Bildern, ohne Verbindung zu Autoren oder Verlagen der Spiele.
page-start-title = Das Feuer brennt. Setz dich und spiel.
page-start-lead = Zwei Wikinger-Brettspiele, gegen Bots oder mit Freunden.
page-play-now = Sofort gegen Bots spielen
page-play-other = Mit Freunden, oder anders
page-continue = Weiterspielen
page-continue-none = Keine Partie ist im Gang.
page-with = mit { $names }
page-waiting-room = wartet auf Mitspieler
page-open-tables = Offene Tische
page-open-none = Niemand wartet auf Mitspieler.
page-join = Mitspielen
page-finished = Beendete Partien
page-score = { $name } { $score }

## A new table

page-new-title = Einen neuen Tisch decken
page-new-lead = Wähle das Spiel, besetze die Bank und verteile die Links.
page-new-game = Spiel
page-new-edition = Regelheft
page-sentence = { $text }.
page-new-seats = Plätze
page-new-seats-lead = im Uhrzeigersinn
page-seat = Platz { $number }
page-seat-me = Ich
page-seat-bot = Bot
page-seat-link = Freund
page-seat-open = Offen
page-seat-none = Leer
page-sits-me = du
page-sits-bot = ein { $bot }
page-sits-link = ein Freund
page-sits-open = ein offener Platz
page-about-me = Du sitzt hier.
page-about-device = Eine weitere Person an diesem Gerät; ein Vorhang verbirgt, was die anderen haben.
page-about-link = Wer den Link öffnet, setzt sich hierher.
page-about-open = Steht unter den offenen Tischen; wer zuerst kommt, setzt sich.
page-about-none = Hier sitzt niemand.
page-new-clock = Uhr
page-clock-none = Keine
page-clock-bank = 15 Minuten je Person
page-clock-days = Ein Tag je Zug
page-clock-about = Ist die Zeit um, spielt ein Karl weiter, bis die Person zurück ist.
page-new-help = Chancen und Hinweise
page-new-odds = Chancen neben den Würfeln
page-new-hints = Hinweise eines starken Bots
page-new-cards = Kartensatz
page-new-figures = { $ours } von { $all } Werten haben wir selbst gewählt; die anderen stehen in den Regelheften.
page-new-summary = { $game } · { $edition } · { $seats }
page-new-open = Tisch eröffnen

## The waiting room

page-room-lead = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
page-room-you = du
page-room-free = Freier Platz
page-room-link = Link noch nicht benutzt
page-room-open = für alle, die kommen
page-room-links = Links zum Verteilen
page-room-copy = Link zum Platz kopieren
page-room-sit = Hier hinsetzen
page-room-leave = Aufstehen
page-room-waiting = { $count ->
    [one] Eine Person fehlt noch.
   *[other] { $count } Personen fehlen noch.
}
page-room-full = Alle sind da.
page-room-start = { $count ->
    [0] Beginnen
    [one] Beginnen, mit einem Bot auf dem freien Platz
   *[other] Beginnen, mit Bots auf den freien Plätzen
}

## The rules

page-contents = Inhalt
page-search = { $count } Regeln durchsuchen, auch Nummern
page-search-none = Keine Regel enthält das.
page-search-there = Zu den Regeln von { $game }
page-search-rule-there = { $rule } in { $game } suchen
page-rules-ruling = Entscheidung
page-rules-alike = anders gedruckt, gleich gespielt
page-rules-agree = beide Bücher stimmen überein
page-rules-count = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
page-rules-differ = { $count ->
    [0] beide Bücher stimmen überein
    [one] { $count } ist in diesen Büchern verschieden
   *[other] { $count } sind in diesen Büchern verschieden
}
page-rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
page-rules-hint = Regeln, in denen sich die beiden Bücher unterscheiden
page-rules-back = Zurück zur Partie
page-rules-read = Lies
page-rules-beside = neben
page-rules-only = Nur Unterschiede
page-rules-same = Die beiden Bücher unterscheiden sich nicht.
page-rules-elsewhere = Gedruckt, aber Teil keiner Regel

## What is printed on a thing

page-printed-attack = Angriff { $count }
page-printed-defence = Verteidigung { $count }
page-printed-glory = Ruhm { $count }
page-printed-capacity = Platz für { $count }
page-printed-alone = allein { $count } Ruhm
page-printed-tied = bei Gleichstand { $count } Ruhm
page-printed-villages = { $count } Dörfer
page-printed-pay = Bezahle { $things }
page-printed-take = Nimm { $things }

## The phases of Champions, in the lintel

page-phase-setup = Aufbau
page-phase-workers = Arbeiter
page-phase-warriors = Krieger
page-phase-fights = Kämpfe
page-phase-end = Ende

# Replay
page-replay = Wiederholung
page-replay-watch = Spiel noch einmal ansehen
page-replay-back = Einen Zug zurück
page-replay-on = Einen Zug weiter
page-replay-round-back = Eine Runde zurück
page-replay-round-on = Eine Runde weiter
page-replay-seat-back = Der vorige Zug von { $name }
page-replay-seat-on = Der nächste Zug von { $name }
page-replay-other-back = Zurück zum Zug eines anderen
page-replay-other-on = Weiter zum Zug eines anderen
page-replay-beginning = Die Partie beginnt.
page-replay-hidden = { $name } hat etwas Verdecktes getan.
page-replay-nothing = Es ist etwas geschehen, das diese Augen nicht gesehen haben.
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-at = Moment { $moment } von { $count }
page-replay-moment = Moment der Partie
page-replay-eye = Mit wessen Augen
page-replay-eyes-of = Gesehen von: { $name }
page-replay-goods = Was { $name } hat
page-replay-whose = Wessen Sachen
page-replay-all = Alles offen
page-replay-share = Moment teilen
page-replay-file = Partie herunterladen
page-replay-loading = Die Partie wird gelesen …
page-replay-fork = Von hier weiterspielen

## The first visit

page-coach-glow = Was leuchtet, kannst du wählen. Zeige darauf, um zu sehen, was es bringt; drücke, um zu wählen.
page-coach-question = Hier steht, was du gefragt wirst und was aus dem folgt, worauf du zeigst.
page-coach-glow-phone = Was leuchtet, kannst du wählen. Tippe darauf, um zu sehen, was es bringt, und bestätige dann.
page-coach-question-phone = Hier steht, was du gefragt wirst und was du wählen kannst.
page-coach-undo = Du kannst zurücknehmen, was du getan hast, bis etwas aufgedeckt wird oder jemand anders zieht.
page-coach-close = Verstanden
page-coach = Erste Schritte zeigen

## The table's own rules, in the waiting room

page-room-house = An diesem Tisch
page-room-no-clock = Ohne Uhr
page-spectators-none = Niemand schaut zu
page-spectators-link = Wer den Link hat, darf zuschauen
page-spectators-all = Alle dürfen zuschauen

## Files that one adds

page-upload-record = Aufgezeichnete Partie hinzufügen
page-upload-about = Eine als Datei gespeicherte Partie, etwa die Aufzeichnung aus einer Wiederholung, lässt sich hier Zug um Zug ansehen.
page-upload-busy = Die Datei wird geprüft …
page-upload-delete = { $name } löschen
page-upload-sure = Löschen?
page-upload-more = und { $count } weitere
page-cards-ours = Die Karten dieser Halle
page-cards-add = Eigene Karten hinzufügen
page-cards-about = Eine Datei mit Karten im Format unserer Anleitung (TOML). Nur du siehst sie; an deinen Tischen spielen alle damit.
page-cards-line = Karten: { $name }. { $ours } von { $all } Zahlen haben wir selbst gewählt.
