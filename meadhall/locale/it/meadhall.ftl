# The game at a prompt: what the program itself says. What a game says stands in that game's file.

## Commands
# What a player types. The English words are understood in every language besides; `.short` is a second, shorter word.
# `.help` is one line of the help. Accents may be left out when a command is typed.

command-help = aiuto
    .short = ?
    .help = questo elenco
command-why = perché
    .short = pe
    .help = perché 18, perché { -example-answer }: perché una risposta non è disponibile, con la sua regola
command-look = guarda
    .short = g
    .help = guarda, guarda 9, guarda { -example-subject }, guarda Astrid, guarda { -example-rule }: il tabellone, l'effetto di una risposta, una carta o un luogo, un giocatore, una regola
command-odds = probabilità
    .short = p
    .help = probabilità, probabilità troll, probabilità troll 2 berserk: quanto è probabile vincere un combattimento, con i tuoi favori e le tue rune; se ci sono dadi lanciati, con quelli
command-board = tabellone
    .short = t
    .help = tutto il tabellone
command-rules = regole
    .short = r
    .help = regole, regole { -example-rule }, regole { -example-word }: i capitoli delle regole, una regola o tutte quelle con questa parola
command-drop = togli
    .short = to
    .help = togli, togli { -example-answer }: toglie l'ultimo elemento, o quello che nomini, da una scelta in corso
command-story = storia
    .short = s
    .help = ciò che è successo dalla tua ultima risposta, ancora una volta; storia intera: dall'inizio
command-hint = consiglio
    .short = c
    .help = consiglio, consiglio karl: le tre risposte migliori secondo un bot al tuo posto, ciascuna con la probabilità di vincere la partita
command-undo = annulla
    .short = a
    .help = ritira la tua ultima risposta, se nel frattempo non è stato rivelato nulla
command-save = salva
    .short = salva
    .help = salva FILE: salva la partita in un file (dopo ogni risposta avviene comunque da sé)
command-load = carica
    .short = carica
    .help = carica FILE: riprende la partita da un file
command-lang = lingua
    .short = lingua
    .help = lingua en: cambia lingua (en, de, fr, it)
command-quit = esci
    .short = q
    .help = chiude il programma; la partita resta salvata

## Help

help-answers = Rispondi con un numero, con più numeri (2 2 5) o a parole ({ -example-answers }).
help-choices = Un numero resta lo stesso per tutta la partita; 0 conclude una scelta o rifiuta. Una scelta di più elementi si può scrivere in qualsiasi ordine; nessuno ne sa nulla finché non la confermi con 0 o «fatto». Prima di ciò che non si può ritirare ti viene chiesta conferma; con «!» alla fine (2!) no. Invio da solo mostra di nuovo la domanda.
help-commands = Oltre alle risposte puoi scrivere:

## Setting up

setup-welcome = { $game ->
    [champions] Campioni di Midgard. Opera amatoriale non ufficiale.
    [midgard] Midgard. Opera amatoriale non ufficiale.
   *[other] { $game }. Opera amatoriale non ufficiale.
}
setup-resume = C'è una partita in sospeso ({ $file }). Vuoi riprenderla? [s/n]
setup-players = Quanti giocatori? (da { $least } a { $most })
setup-name = Nome del giocatore { $number } (se non scrivi nulla: un bot):
setup-name-taken = I nomi a un tavolo devono essere diversi e contenere lettere.
setup-edition = Quale edizione? { $editions } (se non scrivi nulla: { $usual })
setup-variants = Quali di queste varianti? (numeri; se non scrivi nulla: nessuna)
setup-seats = Al tavolo: { $seats }.
setup-person = { $name } è una persona a questa tastiera; il bot si chiama { $bot } e prende posto con --seats.
setup-book = Si gioca secondo questa edizione: { $edition }.
setup-ours = { $count ->
    [one] 1 dei { $whole } valori sulle carte è una nostra stima; la trovi in «meadhall cards show».
   *[other] { $count } dei { $whole } valori sulle carte sono nostre stime; le trovi in «meadhall cards show».
}
setup-help = Con «aiuto» vedi in qualsiasi momento come rispondere e che cos'altro puoi scrivere.
setup-is-bot = { $bot } è il nome di un bot. Deve sedersi qui il bot? «No» fa sedere una persona di nome { $name }. [s/n]
trust = A questa partita partecipa un programma: { $program }. Può essere avviato? [sì/no]
yes = sì
no = no

## Playing

thinking = { $name } sta pensando…
hint-from = Le risposte migliori secondo { $bot }, ciascuna con la probabilità di vincere la partita, per quanto si può stimare dal tuo posto (± vale con il 95% di certezza):
hint-option = { $number }. { $answer }: { $percent }% ± { $error }
hint-option-bare = { $number }. { $answer }: { $percent }%
fault-bot-start = { $name } non si può avviare; al suo posto risponde karl. [{ $code }]
fault-bot-late = { $name } non ha risposto in tempo; al suo posto risponde karl. [{ $code }]
fault-bot-gone = { $name } non è più in esecuzione; al suo posto risponde karl. [{ $code }]
fault-bot-nonsense = { $name } ha detto qualcosa che non è una risposta; al suo posto risponde karl. [{ $code }]
fault-bot-flood = { $name } parla senza fine; al suo posto risponde karl. [{ $code }]
fault-bot-illegal = { $name } ha dato una risposta che non è possibile; al suo posto risponde karl. [{ $code }]
fault-words = Con le sue parole: { $words }
fault-last = D'ora in poi karl gioca per { $name }.
turn-end = Premi Invio per terminare il turno; con «annulla» ritiri la tua risposta.
hand-over = La tastiera passa nelle mani di { $name }. Premi Invio per cancellare lo schermo.
hand-name = { $name }, scrivi il tuo nome quando nessun altro guarda:
hand-wrong = Questo non è il nome di { $name }. Solo { $name } può vedere ciò che segue.
since = Dalla tua ultima risposta:
since-the-beginning = Dall'inizio:
nothing-since = Dalla tua ultima risposta non è successo nulla.
prompt = { $name }>
closed = Non disponibili (chiedi «perché»): { $answers }
draft = Scelto: { $parts }. «annulla» toglie l'ultimo elemento, «togli» quello che nomini; 0 conferma.
    .open = Scelto: { $parts }. Manca ancora qualcosa; «annulla» toglie l'ultimo elemento.
confirm = { $answer }: è questo che intendi? Invio conferma, tutto il resto no.
confirm-final = { $answer }: non si potrà ritirare. Invio conferma, tutto il resto no.
not-given = Non confermato.
one-answer = Qui è richiesta una sola risposta; «{ $answer }» non si combina con altre.
draft-first = Prima conferma ciò che hai scelto, o toglilo: { $answer } non si combina con il resto.
nothing-asked = In questo momento non ti viene chiesto nulla.
turn-only = «{ $typed }» non è un comando; Invio termina il turno, «annulla» ritira la tua risposta.
drop-nothing = Non hai ancora scelto nulla che si possa togliere.
drop-unknown = «{ $typed }» non fa parte della tua scelta: { $parts }.
board-more = Continua: Invio. Torna alla domanda: un tasto e Invio.
read-on = Continua: Invio.
look-hint = Con «guarda { $number }» vedi che cosa fa una risposta.
replay-with = Per rileggere tutta la partita:
rules-how = Scrivi «regole» con un identificativo, le lettere di un capitolo o una parola: regole { -example-rule }, regole { -example-word }.
rules-none = Questo gioco non ha regole numerate.
rules-unknown = Nessuna regola corrisponde a «{ $typed }», né per identificativo né per parola.
rules-several = { $count } regole; scrivi «regole» con un identificativo per leggerne una.
undone = Risposta ritirata.
undo-nothing = Non hai ancora dato risposte che si possano ritirare.
undo-refused = Non si può più ritirare: nel frattempo sono stati lanciati dadi o rivelate carte, oppure altri hanno risposto.
undo-rests = Non si può più ritirare: ne dipendono le risposte che altri hanno dato nel frattempo.
saved = La partita è salvata in { $file }.
loaded = Riprende la partita salvata in { $file }.
loaded-apart = { $file } resta com'è; d'ora in poi la partita è salvata in { $kept }.
save-failed = Impossibile salvare la partita in { $file }: { $why }.
goodbye = La partita è salvata. Per riprenderla:
goodbye-lost = Non è stato possibile salvare la partita.
over = La partita è finita.
not-over = { $count ->
    [one] La partita non è finita: finora c'è stata 1 risposta.
   *[other] La partita non è finita: finora ci sono state { $count } risposte.
}
not-over-for = { $count ->
    [one] La partita non è finita: finora { $name } è al corrente di 1 evento.
   *[other] La partita non è finita: finora { $name } è al corrente di { $count } eventi.
}
language = D'ora in poi si parla italiano.

## What cannot be understood

not-understood = «{ $typed }» qui non è una risposta; scrivi il numero o una parola di una risposta, oppure «aiuto».
number-unknown = Qui non esiste una risposta { $number }.
ambiguous = «{ $typed }» può significare più cose: { $answers }.
small-words = a, al, allo, alla, ai, agli, alle, il, lo, la, i, gli, le, l, da, dal, dallo, dalla, di, del, dello, della, in, su, sul, verso, con, contro, un, uno, una, e
too-long = È troppo lungo per essere una risposta.
why-what = Perché che cosa? Scrivi il numero o una parola di una risposta non disponibile: perché 18, perché { -example-answer }.
why-open = { $answer }: è una risposta disponibile, puoi sceglierla.
why-closed = { $answer }: { $reason }
why-rule = Regola { $rule }: { $text }
look-unknown = «{ $typed }» non si può guardare; prova con una carta, un luogo, un giocatore o una regola come { -example-rule }.
look-several = «{ $typed }» può essere: { $names }.
look-perhaps = Nulla si chiama «{ $typed }»; intendi { $name }?
hint-unknown = Non c'è nessun bot «{ $typed }»; ci sono: { $bots }.
odds-none = In questo gioco non ci sono combattimenti con i dadi, quindi niente probabilità.
lang-unknown = «{ $typed }» non è tra le lingue disponibili: { $languages }.
file-needed = Quale file? Scrivi «{ $command } mia-partita.json».
load-failed = Impossibile caricare { $file }: { $why }
error-record-unreadable = non è una partita leggibile.
error-record-revision = la partita è stata giocata con un'altra revisione delle regole.
error-record-drift = la partita non concorda con le regole.
error-cards-invalid = il set di carte della partita contiene errori.
error-options-invalid = la partita ha opzioni o posti che questo gioco non ha.
error-game-unknown = il gioco di questa partita è sconosciuto qui.
error-request-bad = non si può usare.

## The board, for all games

board-round = { $round ->
    [0] Prima del primo turno
   *[other] Turno { $round } di { $rounds }
}
board-first = primo giocatore: { $seat }
board-players = Giocatori
labelled = { $label }: { $text }
bot-named = { $name } ({ $bot })
bot-thrall = servo
    .about = risponde a caso
bot-karl = karl
    .about = conosce il gioco e prende ciò che sembra migliore, senza guardare avanti
bot-huscarl = huscarl
    .about = guarda avanti per poco: porta avanti molte partite, da posizioni compatibili con ciò che vede
bot-jarl = jarl
    .about = guarda avanti più a lungo
bot-learned = dotto
    .about = risponde secondo una rete addestrata da examples/ppo; MEADHALL_POLICY indica il suo file

## The numbered rules
# $name is that of the game, $id that of a rule or of a point where editions differ, $held what an edition has there.
# .alike stands above the points that differ in print alone.

rules-title = { $name }: le regole numerate, edizione { $edition }
rules-ruling = decisione
rules-line = { $id }: { $text }
    .ruling = { $id } ({ rules-ruling }): { $text }
    .held = { $id }, { $point }: { $held }
rules-difference = { $name }: dove le edizioni { $one } e { $other } differiscono
    .none = { $name }: le edizioni { $one } e { $other } dicono lo stesso e si giocano allo stesso modo.
    .alike = Stampate diversamente, giocate allo stesso modo
    .point = punto
    .rules = regole
    .line = { $id }, { $point }
    .concerns = { $id }, { $point } ({ $rules })
    .held = { $edition }: { $held }

event-taken-back = { $seat } ritira una risposta.
event-went-back = Tutti hanno accettato di tornare indietro.

# What the kernel says of a choice of several parts.
reason-parts-missing = Questa scelta non è ancora completa.
reason-parts-clash = Queste parti non si possono scegliere insieme.

# What a table answers to a message that it cannot carry out, by the code of the error.
refused-action-malformed = Questa risposta non esiste.
refused-action-illegal = Ora non è possibile.
refused-action-stale = Questa domanda non è più aperta; rispondi a quella che ti viene posta ora.
refused-action-not-yours = Ora non ti viene chiesto nulla.
refused-undo-refused = Non si può più ritirare.
refused-odds-invalid = Qui non ci sono probabilità da calcolare.
refused-wire-malformed = Il messaggio non è leggibile.
refused-wire-too-large = Il messaggio è troppo lungo.
refused-wire-move-reused = Con lo stesso identificativo è già stato inviato qualcos'altro.
refused-table-refused = Non è possibile a questo tavolo.
refused-table-stopped = Il tavolo è fermo. Nulla è andato perso.
refused-session-none = Non hai effettuato l'accesso.
refused-session-refused = Nome e password non corrispondono.
refused-account-taken = Esiste già un account con questo nome.
refused-table-unknown = Questo tavolo non esiste.
refused-table-not-started = La partita non è ancora iniziata.
refused-table-started = La partita è già iniziata.
refused-table-over = La partita è finita.
refused-table-not-over = La partita non è ancora finita.
refused-table-read-only = Questa partita è stata giocata con altre regole: si può guardare, non continuare.
refused-table-not-host = Solo chi ospita il tavolo può farlo.
refused-table-idle = Da un po' non c'era nessuno al tavolo.
refused-seat-taken = Quel posto è già occupato.
refused-seat-not-yours = Quel posto è di qualcun altro.
refused-secret-wrong = Con questo link non si può prendere il posto.
refused-talk-muted = Chi ospita ti ha messo a tacere a questo tavolo.
refused-rate-slow-down = Troppe richieste in una volta. Aspetta un momento.
refused-request-foreign = Questa richiesta veniva da un altro sito.
refused-request-bad = Non è possibile.
refused-wire-version = La pagina non è aggiornata. Ricaricala.
refused-wire-silent = Nessun saluto è arrivato in tempo; nuova connessione.
refused-wire-slow = La linea è troppo lenta; nuova connessione.
refused-server-restart = Il server si riavvia. Nulla va perso.
refused-server-broken = Il server ha commesso un errore. Nulla va perso.
refused-database-failed = Il server non raggiunge il suo database. Nulla va perso.
refused-options-invalid = Un tavolo non si può preparare così.
refused-cards-invalid = Con queste carte non si può giocare.
refused-game-unknown = Questo gioco qui non c'è.
refused-record-unreadable = Il file non è la registrazione di una partita, o non si può leggere.
refused-record-revision = Questa registrazione è stata giocata con regole che questa versione non ha.
refused-record-drift = La registrazione dice qualcosa che le regole non permettono: è stata modificata o è danneggiata.
refused-record-unfinished = La partita di questo file non è finita; si conservano solo partite finite.
refused-rules-stuck = In questa partita le regole non possono andare avanti.
refused-upload-failed = Non è stato possibile controllare il file in tempo.
refused-upload-full = Hai già tutti i file che si possono avere; eliminane prima uno.
