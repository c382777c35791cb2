# The page in the browser: what its frame and its screens say. What a board says of its game stands in GAME-page.

## How a thing on the board stands; the end of its spoken name

page-said-open = Aperto
page-said-closed = Chiuso
page-said-armed = Premi di nuovo per confermare
page-said-picked = Scelto
page-said-drop = Premi per toglierlo
page-said-idle = { "" }

## The frame of a table

page-title = Meadhall
page-title-turn = ● { $name }, tocca a te
page-round = Round
page-round-of = Round { $round } di { $rounds }
page-undo = Annulla
page-language = Lingua
page-night = Notte
page-day = Giorno
page-menu = Menu
page-close = Chiudi
page-players = Giocatori
page-board = Plancia
page-saga = Saga
page-forked = Questa partita continua da un'altra, dal momento { $moment }, nel round { $round }.
page-talk = Conversazione
page-question = Domanda
page-mine = Le mie cose
page-bot = { $bot }, un bot
page-away = assente; gioca { $bot }
page-here = al tavolo
page-not-here = non connesso
page-thinking = sta pensando
page-waited-for = deve giocare
page-waiting-for = In attesa di { $names }
page-watching = Stai guardando.
page-over = La partita è finita
page-won = Vince { $names }
page-again = Gioca ancora
page-share = Condividi
page-home = Alla pagina iniziale
page-open-count = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
page-point = Ciò che brilla si può scegliere; puntalo per vedere che cosa dà.
page-give = Fatto
page-confirm = Conferma: { $label }
page-confirm-all = Conferma
page-back = Indietro
page-armed = Premi di nuovo per confermare. Quel che segue non si può annullare.
page-ready = Conferma con il pulsante.
page-several = Può voler dire più cose: scegli la seconda.
page-remark = { $label }: { $text }
page-sending = Un momento …
page-since = Dal tuo ultimo turno
page-since-close = Al mio turno
page-hint = Consiglio
page-hint-line = { $answer }: { $percent }% di vincere la partita
page-hint-bare = { $answer }
page-hint-title = Un giocatore forte farebbe
page-hint-waiting = Un bot forte ci sta pensando …
page-motive = Perché { $name } ha fatto così?
page-motive-bot = Un { $bot } { $about }.
page-motive-known = Quanto era probabile che { $name } vincesse, per quel che potevi sapere:
page-motive-done = Questa scelta
page-motive-none = Quel che puoi sapere non dice perché: questa scelta ti era nascosta.
page-text-view = Plancia come testo
page-drawn-view = Plancia disegnata
page-answers = Che cosa puoi fare
page-parts = Scelto finora
page-take-out = Togli: { $label }
page-closed-answers = Chiuso
page-leave = Lascia il tavolo; gioca un bot
page-other-device = Continua su un altro dispositivo
page-copied = Copiato
page-copy = Copia
page-keys = Tasti
page-rules = Regole
page-rule = Regola { $rule }
page-rule-read = Leggi la regola { $rule }
page-looked = Adesso

## The line

page-line-cut = La connessione è interrotta. Niente è perduto; nuovo tentativo …
page-ended = Questo tavolo non è più raggiungibile da qui: { $why }
page-reload = Ricarica
page-clock-left = restano { $minutes }:{ $seconds }

## Keys of the keyboard

page-key-tab = prossimo elemento da premere o da guardare
page-key-arrows = luogo vicino, anche chiuso
page-key-enter = scegli; una seconda volta conferma
page-key-done = dai la scelta di più parti
page-key-z = annulla
page-key-l = saga
page-key-t = conversazione
page-key-h = consiglio
page-key-w = perché l'ultimo bot ha fatto così
page-key-x = plancia come testo
page-key-seats = un giocatore
page-key-esc = indietro, o alla plancia
page-key-help = questo elenco

## Being called

page-call = Quando è il mio turno
page-call-sound = Suonare il corno
page-call-notice = Mostrare una notifica mentre guardo altrove
page-call-shown = Così sarai chiamato quando toccherà a te.
page-call-barred = Questo browser non mostra notifiche di questa pagina.

## Going back by consent

page-wish = { $name } vorrebbe tornare indietro più di quanto si possa da soli.
page-wish-mine = Agli altri è stato chiesto se tornare indietro.
page-wish-yes = Accetta
page-wish-no = Rifiuta
page-propose = Chiedi a tutti di tornare a prima della mia ultima mossa
page-go-back = Torna a prima della mia ultima mossa

## Talk

page-say = Di' qualcosa
page-mute = Metti a tacere { $name }
page-unmute = Ridai la parola a { $name }
page-mute-onlookers = Metti a tacere gli spettatori
page-unmute-onlookers = Ridai la parola agli spettatori
page-muted = a tacere
page-send = Invia
page-silence = Nessuno ha ancora detto niente.
page-onlooker = Uno spettatore

## Several people on one device

page-curtain = Passa il dispositivo a { $name }.
page-curtain-why = Fino ad allora quel che hanno gli altri resta nascosto.
page-curtain-open = Sono { $name }

## What the server answers, by the code of the error

page-refused-line-cut = Il server non è raggiungibile. Controlla la connessione e riprova.
page-refused-other = Non ha funzionato ({ $code }).
page-refused-table-unknown = Questo tavolo non esiste o non è aperto a te.
page-refused-seat-not-yours = Questo posto è di un'altra persona.
page-refused-secret-wrong = Questo link è già stato usato o non è completo.
page-refused-session-none = Qui non sei più collegato.
page-refused-wire-version = La pagina è più vecchia del server.
page-refused-wire-too-large = È troppo grande.
page-refused-rate-slow-down = Troppo in fretta; aspetta un momento.

## Games

page-game-champions = Champions of Midgard
    .about = Manda i tuoi lavoratori, arma i guerrieri e salpa verso la gloria.
page-game-midgard = Midgard
    .about = Scegli le carte, tieni le province e cadi bene nel Ragnarok.
page-game-players = da { $least } a { $most } giocatori

## The first screen

page-nav-play = Gioca
page-nav-new = Nuovo tavolo
page-guest = Ospite
page-name = Il tuo nome
page-name-label = Nome al tavolo
page-name-save = Salva
page-unofficial = Un progetto amatoriale non ufficiale, con parole e immagini proprie, senza legami con autori o editori dei giochi.
page-start-title = Il fuoco è acceso. Siediti e gioca.
page-start-lead = Due giochi da tavolo vichinghi, contro i bot o con gli amici.
page-play-now = Gioca subito contro i bot
page-play-other = Con gli amici, o in altro modo
page-continue = Continua
page-continue-none = Nessuna partita in corso.
page-with = con { $names }
page-waiting-room = in attesa di giocatori
page-open-tables = Tavoli aperti
page-open-none = Nessuno aspetta giocatori.
page-join = Partecipa
page-finished = Partite finite
page-score = { $name } { $score }

## A new table

page-new-title = Apparecchia un nuovo tavolo
page-new-lead = Scegli il gioco, riempi la panca, poi distribuisci i link.
page-new-game = Gioco
page-new-edition = Regolamento
page-sentence = { $text }.
page-new-seats = Posti
page-new-seats-lead = in senso orario
page-seat = Posto { $number }
page-seat-me = Io
page-seat-bot = Bot
page-seat-link = Amico
page-seat-open = Aperto
page-seat-none = Vuoto
page-sits-me = tu
page-sits-bot = un { $bot }
page-sits-link = un amico
page-sits-open = un posto aperto
page-about-me = Siedi qui.
page-about-device = Un'altra persona a questo dispositivo; una tenda nasconde quel che hanno gli altri.
page-about-link = Chi apre il link si siede qui.
page-about-open = Tra i tavoli aperti; chi arriva per primo si siede.
page-about-none = Qui non siede nessuno.
page-new-clock = Orologio
page-clock-none = Nessuno
page-clock-bank = 15 minuti a testa
page-clock-days = Un giorno a turno
page-clock-about = Quando il tempo finisce, gioca un karl finché la persona non torna.
page-new-help = Probabilità e consigli
page-new-odds = Probabilità accanto ai dadi
page-new-hints = Consigli di un bot forte
page-new-cards = Mazzo di carte
page-new-figures = { $ours } dei { $all } valori sono scelti da noi; gli altri vengono dai regolamenti.
page-new-summary = { $game } · { $edition } · { $seats }
page-new-open = Apri il tavolo

## The waiting room

page-room-lead = { $count ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
}
page-room-you = tu
page-room-free = Posto libero
page-room-link = link non ancora usato
page-room-open = per chi arriva
page-room-links = Link da distribuire
page-room-copy = Copia il link del posto
page-room-sit = Siediti qui
page-room-leave = Alzati
page-room-waiting = { $count ->
    [one] Manca una persona.
   *[other] Mancano { $count } persone.
}
page-room-full = Ci sono tutti.
page-room-start = { $count ->
    [0] Comincia
    [one] Comincia con un bot al posto libero
   *[other] Comincia con i bot ai posti liberi
}

## The rules

page-contents = Indice
page-search = Cerca in { $count } regole, o un numero
page-search-none = Nessuna regola lo contiene.
page-search-there = Vai alle regole di { $game }
page-search-rule-there = Cerca { $rule } in { $game }
page-rules-ruling = decisione
page-rules-alike = stampato diversamente, giocato allo stesso modo
page-rules-agree = i due manuali concordano
page-rules-count = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
page-rules-differ = { $count ->
    [0] i due manuali concordano
    [one] { $count } differisce tra questi manuali
   *[other] { $count } differiscono tra questi manuali
}
page-rules-found = { $count ->
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
page-rules-hint = regole in cui i due manuali differiscono
page-rules-back = Torna alla partita
page-rules-read = Leggi
page-rules-beside = accanto a
page-rules-only = Solo le differenze
page-rules-same = I due manuali non differiscono.
page-rules-elsewhere = Stampato, ma in nessuna regola

## What is printed on a thing

page-printed-attack = Attacco { $count }
page-printed-defence = Difesa { $count }
page-printed-glory = Gloria { $count }
page-printed-capacity = Posto per { $count }
page-printed-alone = { $count } gloria da solo
page-printed-tied = { $count } gloria in parità
page-printed-villages = { $count } villaggi
page-printed-pay = Paga { $things }
page-printed-take = Prendi { $things }

## The phases of Champions, in the lintel

page-phase-setup = Preparazione
page-phase-workers = Lavoratori
page-phase-warriors = Guerrieri
page-phase-fights = Scontri
page-phase-end = Fine

# Replay
page-replay = Replay
page-replay-watch = Rivedi la partita
page-replay-back = Un atto indietro
page-replay-on = Un atto avanti
page-replay-round-back = Un round indietro
page-replay-round-on = Un round avanti
page-replay-seat-back = L'atto precedente di { $name }
page-replay-seat-on = Il prossimo atto di { $name }
page-replay-other-back = Indietro all'atto di un altro giocatore
page-replay-other-on = Avanti all'atto di un altro giocatore
page-replay-beginning = La partita comincia.
page-replay-hidden = { $name } ha fatto qualcosa in segreto.
page-replay-nothing = È successo qualcosa che questi occhi non hanno visto.
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-at = Momento { $moment } di { $count }
page-replay-moment = Momento della partita
page-replay-eye = Con gli occhi di chi
page-replay-eyes-of = Visto da: { $name }
page-replay-goods = Che cosa ha { $name }
page-replay-whose = Le cose di chi
page-replay-all = Tutto scoperto
page-replay-share = Condividi questo momento
page-replay-file = Scarica la partita
page-replay-loading = Lettura della partita…
page-replay-fork = Continua da qui

## The first visit

page-coach-glow = Ciò che brilla si può scegliere. Puntalo per vedere che cosa dà; premi per scegliere.
page-coach-question = Qui c'è la domanda, e che cosa segue da ciò che punti.
page-coach-glow-phone = Ciò che brilla si può scegliere. Toccalo per vedere che cosa dà, poi conferma.
page-coach-question-phone = Qui c'è la domanda, e che cosa puoi scegliere.
page-coach-undo = Puoi annullare quel che hai fatto finché nulla è stato rivelato e nessun altro ha giocato.
page-coach-close = Ho capito
page-coach = Mostra i primi passi

## The table's own rules, in the waiting room

page-room-house = A questo tavolo
page-room-no-clock = Senza orologio
page-spectators-none = Nessuno spettatore
page-spectators-link = Può guardare chi ha il link
page-spectators-all = Tutti possono guardare

## Files that one adds

page-upload-record = Aggiungi una partita registrata
page-upload-about = Una partita salvata in un file, come la registrazione di una partita rivista, si può rivedere qui mossa per mossa.
page-upload-busy = Controllo del file…
page-upload-delete = Elimina { $name }
page-upload-sure = Eliminare?
page-upload-more = e altri { $count }
page-cards-ours = Le carte di questa sala
page-cards-add = Aggiungi carte tue
page-cards-about = Un file di carte nel formato della nostra guida (TOML). Lo vedi solo tu; ai tuoi tavoli tutti giocano con esso.
page-cards-line = Carte: { $name }. { $ours } valori su { $all } sono scelte nostre.
