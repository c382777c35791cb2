# The game at a prompt: what the program itself says. What a game says stands in that game's file.

## Commands
# What a player types. The English words are understood in every language besides; `.short` is a second, shorter word.
# `.help` is one line of the help.

command-help = hilfe
    .short = ?
    .help = diese Liste
command-why = warum
    .short = w
    .help = warum 18, warum { -example-answer }: warum eine Antwort nicht möglich ist, mit der Regel dazu
command-look = zeig
    .short = z
    .help = zeig, zeig 9, zeig { -example-subject }, zeig Astrid, zeig { -example-rule }: der Spielplan, was eine Antwort bewirkt, eine Karte oder ein Standort, ein Mitspieler, eine Regel
command-odds = chancen
    .short = c
    .help = chancen, chancen troll, chancen troll 2 axt: wie wahrscheinlich ein Kampf gewonnen wird, mit deiner Gunst und deinen Runen; liegen Würfel da, dann mit ihnen
command-board = plan
    .short = p
    .help = der ganze Spielplan
command-rules = regeln
    .short = r
    .help = regeln, regeln { -example-rule }, regeln { -example-word }: die Kapitel der Regeln, eine Regel oder alle mit diesem Wort
command-drop = weg
    .short = weg
    .help = weg, weg { -example-answer }: den letzten oder den genannten Teil aus einer Wahl nehmen, die du zusammenstellst
command-story = saga
    .short = s
    .help = noch einmal, was seit deiner letzten Antwort geschehen ist; saga alles: von Anfang an
command-hint = tipp
    .short = t
    .help = tipp, tipp karl: die besten drei Antworten aus Sicht eines Bots an deiner Stelle, jeweils mit der Chance, die Partie zu gewinnen
command-undo = zurück
    .short = zurueck
    .help = deine letzte Antwort zurücknehmen, solange seither nichts aufgedeckt wurde
command-save = speichern
    .short = sichern
    .help = speichern DATEI: die Partie in einer Datei speichern (nach jeder Antwort geschieht das auch von selbst)
command-load = laden
    .short = lade
    .help = laden DATEI: mit einer Partie aus einer Datei weiterspielen
command-lang = sprache
    .short = sprich
    .help = sprache en: in einer anderen Sprache weiterspielen (en, de, fr, it)
command-quit = ende
    .short = q
    .help = aufhören; die Partie bleibt erhalten

## Help

help-answers = Antworte mit einer Zahl, mit mehreren (2 2 5) oder in Worten ({ -example-answers }).
help-choices = Eine Zahl bleibt die ganze Partie über dieselbe; 0 beendet eine Wahl oder lehnt ab. Eine Wahl aus mehreren Teilen kannst du in beliebiger Reihenfolge eingeben; niemand erfährt davon, bis du sie mit 0 oder „fertig“ abgibst. Vor dem, was sich nicht zurücknehmen lässt, wirst du gefragt; mit „!“ am Ende (2!) nicht. Enter allein zeigt die Frage noch einmal.
help-commands = Außer Antworten kannst du eingeben:

## Setting up

setup-welcome = { $game ->
    [champions] Champions of Midgard. Ein inoffizielles Fanprojekt.
    [midgard] Midgard. Ein inoffizielles Fanprojekt.
   *[other] { $game }. Ein inoffizielles Fanprojekt.
}
setup-resume = Es gibt eine angefangene Partie ({ $file }). Weiterspielen? [j/n]
setup-players = Wie viele spielen mit? ({ $least } bis { $most })
setup-name = Name für Platz { $number }, oder nichts für einen Bot:
setup-name-taken = Die Namen an einem Tisch müssen verschieden sein und Buchstaben enthalten.
setup-edition = Welche Ausgabe? { $editions } (nichts: { $usual })
setup-variants = Welche dieser Varianten? (Zahlen, oder nichts für keine)
setup-seats = Am Tisch: { $seats }.
setup-person = { $name } ist ein Mensch an dieser Tastatur; der Bot heißt { $bot } und wird mit --seats gesetzt.
setup-book = Gespielt wird nach dieser Ausgabe: { $edition }.
setup-ours = { $count ->
    [one] 1 von { $whole } Werten auf den Karten ist unsere eigene Schätzung; „meadhall cards show“ nennt ihn.
   *[other] { $count } von { $whole } Werten auf den Karten sind unsere eigenen Schätzungen; „meadhall cards show“ nennt sie.
}
setup-help = Mit „hilfe“ siehst du jederzeit, wie du antwortest und was du sonst eingeben kannst.
setup-is-bot = { $bot } ist der Name eines Bots. Soll hier der Bot sitzen? „Nein“ setzt einen Menschen namens { $name }. [j/n]
trust = In dieser Partie sitzt ein Programm am Tisch: { $program }. Darf es laufen? [ja/nein]
yes = ja
no = nein

## Playing

thinking = { $name } denkt nach …
hint-from = Die besten Antworten aus Sicht von { $bot }, jeweils mit der Chance, die Partie zu gewinnen, soweit sie sich von deinem Platz aus einschätzen lässt (± gilt mit 95 % Sicherheit):
hint-option = { $number }. { $answer }: { $percent } % ± { $error }
hint-option-bare = { $number }. { $answer }: { $percent } %
fault-bot-start = { $name } lässt sich nicht starten; Karl antwortet stattdessen. [{ $code }]
fault-bot-late = { $name } hat nicht rechtzeitig geantwortet; Karl antwortet stattdessen. [{ $code }]
fault-bot-gone = { $name } läuft nicht mehr; Karl antwortet stattdessen. [{ $code }]
fault-bot-nonsense = { $name } hat etwas gesagt, das keine Antwort ist; Karl antwortet stattdessen. [{ $code }]
fault-bot-flood = { $name } hört nicht auf zu senden; Karl antwortet stattdessen. [{ $code }]
fault-bot-illegal = { $name } hat eine Antwort gegeben, die nicht möglich ist; Karl antwortet stattdessen. [{ $code }]
fault-words = Im Wortlaut: { $words }
fault-last = Von nun an spielt Karl für { $name }.
turn-end = Enter beendet deinen Zug; „zurück“ nimmt deine Antwort zurück.
hand-over = Jetzt ist { $name } an der Tastatur. Enter leert den Bildschirm.
hand-name = { $name }, gib deinen Namen ein, wenn niemand sonst hinsieht:
hand-wrong = Das ist nicht { $name }. Was jetzt kommt, darf nur { $name } sehen.
since = Seit deiner letzten Antwort:
since-the-beginning = Von Anfang an:
nothing-since = Seit deiner letzten Antwort ist nichts geschehen.
prompt = { $name }>
closed = Nicht möglich (frag „warum“): { $answers }
draft = Gewählt: { $parts }. „zurück“ streicht den letzten Teil, „weg“ den genannten; 0 gibt die Wahl ab.
    .open = Gewählt: { $parts }. Es fehlt noch etwas; „zurück“ streicht den letzten Teil.
confirm = { $answer }: Meinst du das? Enter bestätigt, alles andere nicht.
confirm-final = { $answer }: Das lässt sich nicht zurücknehmen. Enter bestätigt, alles andere nicht.
not-given = Nicht abgegeben.
one-answer = Hier ist nur eine Antwort gefragt; „{ $answer }“ lässt sich nicht mit anderen verbinden.
draft-first = Gib zuerst ab, was du gewählt hast, oder streiche es: { $answer } lässt sich nicht damit verbinden.
nothing-asked = Du wirst gerade nichts gefragt.
turn-only = „{ $typed }“ ist kein Befehl; Enter beendet deinen Zug, „zurück“ nimmt deine Antwort zurück.
drop-nothing = Du hast noch nichts gewählt, was sich streichen ließe.
drop-unknown = „{ $typed }“ gehört nicht zu dem, was du gewählt hast: { $parts }.
board-more = Mehr: Enter. Zurück zur Frage: eine Taste und Enter.
read-on = Weiter: Enter.
look-hint = Mit „zeig { $number }“ siehst du, was eine Antwort bewirkt.
replay-with = So liest du die ganze Partie noch einmal:
rules-how = Gib nach „regeln“ eine Nummer, die Buchstaben eines Kapitels oder ein Wort ein: regeln { -example-rule }, regeln { -example-word }.
rules-none = Zu diesem Spiel gibt es keine nummerierten Regeln.
rules-unknown = Zu „{ $typed }“ gibt es keine Regel, weder nach Nummer noch nach Wort.
rules-several = { $count } Regeln; mit „regeln“ und einer Nummer liest du eine davon.
undone = Zurückgenommen.
undo-nothing = Du hast noch nichts geantwortet, was sich zurücknehmen ließe.
undo-refused = Zu spät: Seither sind Würfel gefallen, etwas wurde aufgedeckt, oder jemand anders hat geantwortet.
undo-rests = Zu spät: Was andere seither geantwortet haben, beruht darauf.
saved = Die Partie ist in { $file } gespeichert.
loaded = Weiter geht es mit der Partie aus { $file }.
loaded-apart = { $file } bleibt unverändert; von nun an wird die Partie in { $kept } gespeichert.
save-failed = Die Partie ließ sich nicht in { $file } speichern: { $why }.
goodbye = Die Partie ist gespeichert. So geht sie weiter:
goodbye-lost = Die Partie ließ sich nicht speichern.
over = Die Partie ist zu Ende.
not-over = { $count ->
    [one] Bisher gibt es 1 Antwort; die Partie ist nicht zu Ende.
   *[other] Bisher gibt es { $count } Antworten; die Partie ist nicht zu Ende.
}
not-over-for = { $count ->
    [one] Bisher hat { $name } von 1 Ereignis erfahren; die Partie ist nicht zu Ende.
   *[other] Bisher hat { $name } von { $count } Ereignissen erfahren; die Partie ist nicht zu Ende.
}
language = Ab jetzt auf Deutsch.

## What cannot be understood

not-understood = „{ $typed }“ ist hier keine Antwort; gib ihre Zahl oder ein Wort daraus ein, oder „hilfe“.
number-unknown = Eine Antwort { $number } gibt es hier nicht.
ambiguous = „{ $typed }“ kann Verschiedenes heißen: { $answers }.
small-words = zu, zum, zur, nach, auf, aus, an, am, in, ins, im, von, vom, mit, gegen, der, die, das, den, dem, des, ein, eine, einen, und
too-long = Das ist zu lang für eine Antwort.
why-what = Warum was? Gib die Zahl oder ein Wort einer Antwort ein, die nicht möglich ist: warum 18, warum { -example-answer }.
why-open = { $answer } ist möglich: Das kannst du wählen.
why-closed = { $answer }: { $reason }
why-rule = Regel { $rule }: { $text }
look-unknown = „{ $typed }“ ist hier unbekannt; versuch es mit Karten, Standorten, Namen am Tisch oder Regeln wie { -example-rule }.
look-several = „{ $typed }“ kann Verschiedenes heißen: { $names }.
look-perhaps = „{ $typed }“ gibt es nicht; meinst du { $name }?
hint-unknown = Einen Bot „{ $typed }“ gibt es nicht; es gibt: { $bots }.
odds-none = In diesem Spiel gibt es keine Kämpfe mit Würfeln, also auch keine Chancen dafür.
lang-unknown = „{ $typed }“ ist keine der Sprachen: { $languages }.
file-needed = Welche Datei? Gib zum Beispiel „{ $command } meine-partie.json“ ein.
load-failed = { $file } lässt sich nicht laden: { $why }
error-record-unreadable = Das ist keine lesbare Partie.
error-record-revision = Die Partie wurde nach einer anderen Fassung der Regeln gespielt.
error-record-drift = Die Partie passt nicht zu den Regeln.
error-cards-invalid = Der Kartensatz der Partie enthält Fehler.
error-options-invalid = Die Partie hat Optionen oder Plätze, die es in diesem Spiel nicht gibt.
error-game-unknown = Das Spiel der Partie ist hier unbekannt.
error-request-bad = Damit lässt sich nichts anfangen.

## The board, for all games

board-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round } von { $rounds }
}
board-first = Startspieler: { $seat }
board-players = Spieler
labelled = { $label }: { $text }
bot-named = { $name } ({ $bot })
bot-thrall = Knecht
    .about = antwortet aufs Geratewohl
bot-karl = Karl
    .about = kennt das Spiel und nimmt, was am besten aussieht, ohne vorauszudenken
bot-huscarl = Huskarl
    .about = denkt kurz voraus: spielt viele Partien weiter, ausgehend von Stellungen, die zu dem passen, was er sieht
bot-jarl = Jarl
    .about = denkt länger voraus
bot-learned = Gelehrter
    .about = antwortet nach einem Netz, das examples/ppo trainiert hat; MEADHALL_POLICY nennt seine Datei

## The numbered rules
# $name is that of the game, $id that of a rule or of a point where editions differ, $held what an edition has there.
# .alike stands above the points that differ in print alone.

rules-title = { $name }: die nummerierten Regeln, Ausgabe { $edition }
rules-ruling = Festlegung
rules-line = { $id }: { $text }
    .ruling = { $id } ({ rules-ruling }): { $text }
    .held = { $id }, { $point }: { $held }
rules-difference = { $name }: worin sich die Ausgaben { $one } und { $other } unterscheiden
    .none = { $name }: Die Ausgaben { $one } und { $other } sind gleich gedruckt und werden gleich gespielt.
    .alike = Anders gedruckt, gleich gespielt
    .point = Punkt
    .rules = Regeln
    .line = { $id }, { $point }
    .concerns = { $id }, { $point } ({ $rules })
    .held = { $edition }: { $held }

event-taken-back = { $seat } nimmt eine Antwort zurück.
event-went-back = Alle haben zugestimmt: Es geht zurück.

# What the kernel says of a choice of several parts.
reason-parts-missing = Diese Auswahl ist noch nicht vollständig.
reason-parts-clash = Das lässt sich nicht zusammen wählen.

# What a table answers to a message that it cannot carry out, by the code of the error.
refused-action-malformed = Diese Antwort gibt es nicht.
refused-action-illegal = Das ist jetzt nicht möglich.
refused-action-stale = Diese Frage ist nicht mehr offen; beantworte die, die jetzt gestellt ist.
refused-action-not-yours = Du wirst gerade nichts gefragt.
refused-undo-refused = Das lässt sich nicht mehr zurücknehmen.
refused-odds-invalid = Dafür lassen sich keine Chancen angeben.
refused-wire-malformed = Die Nachricht lässt sich nicht lesen.
refused-wire-too-large = Die Nachricht ist zu lang.
refused-wire-move-reused = Unter derselben Kennung wurde schon etwas anderes gesendet.
refused-table-refused = Das ist an diesem Tisch nicht möglich.
refused-table-stopped = Der Tisch ist angehalten. Es geht nichts verloren.
refused-session-none = Du bist nicht angemeldet.
refused-session-refused = Name und Passwort passen nicht zusammen.
refused-account-taken = Ein Konto mit diesem Namen gibt es schon.
refused-table-unknown = Diesen Tisch gibt es nicht.
refused-table-not-started = Die Partie hat noch nicht begonnen.
refused-table-started = Die Partie hat schon begonnen.
refused-table-over = Die Partie ist zu Ende.
refused-table-not-over = Die Partie ist noch nicht zu Ende.
refused-table-read-only = Diese Partie wurde nach anderen Regeln gespielt; man kann sie ansehen, aber nicht fortsetzen.
refused-table-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-table-idle = Eine Weile war niemand am Tisch.
refused-seat-taken = Dort sitzt schon jemand.
refused-seat-not-yours = Dieser Platz gehört jemand anderem.
refused-secret-wrong = Mit diesem Link lässt sich der Platz nicht einnehmen.
refused-talk-muted = Der Gastgeber hat dich an diesem Tisch stumm geschaltet.
refused-rate-slow-down = Das war zu viel auf einmal. Warte einen Augenblick.
refused-request-foreign = Diese Anfrage kam von einer anderen Seite.
refused-request-bad = Das geht nicht.
refused-wire-version = Die Seite ist veraltet. Lade sie neu.
refused-wire-silent = Es kam nicht rechtzeitig ein Gruß; die Verbindung wird neu aufgebaut.
refused-wire-slow = Die Leitung ist zu langsam; die Verbindung wird neu aufgebaut.
refused-server-restart = Der Server startet neu. Nichts geht verloren.
refused-server-broken = Der Server hat einen Fehler gemacht. Nichts geht verloren.
refused-database-failed = Der Server erreicht seine Datenbank nicht. Nichts geht verloren.
refused-options-invalid = So lässt sich kein Tisch einrichten.
refused-cards-invalid = Mit diesen Karten kann man nicht spielen.
refused-game-unknown = Dieses Spiel gibt es hier nicht.
refused-record-unreadable = Die Datei ist keine Aufzeichnung einer Partie, oder sie ist nicht lesbar.
refused-record-revision = Diese Aufzeichnung wurde nach Regeln gespielt, die diese Version nicht hat.
refused-record-drift = Die Aufzeichnung sagt etwas, das die Regeln nicht erlauben: Sie wurde verändert oder ist beschädigt.
refused-record-unfinished = Die Partie in dieser Datei ist nicht zu Ende; nur beendete Partien werden aufbewahrt.
refused-rules-stuck = In dieser Partie kommen die Regeln nicht weiter.
refused-upload-failed = Die Datei konnte nicht rechtzeitig geprüft werden.
refused-upload-full = Du hast so viele Dateien, wie man haben darf; lösche zuerst eine.
