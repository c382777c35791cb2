# The lab: what arenas and studies say of the games they have played.

lab-playing = in gioco
lab-exported = In { $folder } ci sono { $games } partite ({ $size } MB), di cui { $played } appena giocate.
lab-arena = { $games } partite di { $game ->
    [champions] Campioni di Midgard
    [midgard] Midgard
   *[other] { $game }
}, a turno su tutti i posti, seme { $seed }
lab-even = In parti uguali sarebbe { $share }; gli intervalli valgono al 95%.
lab-bot = bot
lab-wins = vittorie
lab-share = quota
lab-interval = 95%
lab-score = punteggio medio
lab-time = ms/mossa
lab-rating = { $bot }: valutazione { $rating } (da { $low } a { $high })
lab-rating-unsure = { $bot }: valutazione { $rating } (partite troppo poche o troppo impari per un intervallo)
lab-faults = { $bot } ha commesso errori in { $games ->
    [one] una partita
   *[other] { $games } partite
}; karl ha dato { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
} al suo posto. La prima volta: { $first }

## Studies

lab-study = { $game ->
    [champions] Campioni di Midgard
    [midgard] Midgard
   *[other] { $game }
}: uno studio
lab-study-line = { $games } partite per impostazione, { $players } giocatori, tutti { $bot }, seme { $seed }. Le barre d'errore e i valori dopo ± sono intervalli al 95%.
lab-report = Il rapporto intero è in { $file }.
lab-setting = impostazione
lab-cards = set di carte
lab-revision = revisione
lab-games = partite
lab-decisions = decisioni a partita
lab-shared = vittorie condivise
lab-winning-score = punteggio del vincitore
lab-verdicts = Aspettative
lab-should = atteso
lab-found = misurato
lab-holds = confermato
lab-holds-perhaps = sembra confermato; per esserne certi servono più partite
lab-fails = non confermato
lab-fails-perhaps = sembra non confermato; per esserne certi servono più partite
lab-fair = { $what }: ogni quota di vittorie dista al massimo { $reach } punti da { $even }.
lab-fair-found = La più lontana: { $which }, { $share }.
lab-used = { $what }: tutto è usato almeno un decimo delle volte della mediana.
lab-used-found = Meno usato: { $which }, { $part } volte la mediana.
lab-scores = I vincitori fanno per lo più da { $least } a { $most } punti.
lab-scores-found = Succede nel { $share } delle partite.
lab-seats = Posti
lab-turns = Ordine nel primo turno
lab-about-share = La linea tratteggiata è la quota uguale per tutti; la fascia si estende per cinque punti da ogni lato.
lab-about-use = Quante volte ciascun elemento è servito in una partita in cui era in gioco, tutti i giocatori insieme, e quante volte ha vinto chi lo ha usato almeno una volta. Aver usato una cosa non è sempre la ragione della vittoria.
lab-about-points = Punti medi alla fine secondo la loro origine, per tutti e per i vincitori.
lab-about-scores = Quante volte ha vinto ciascun punteggio. La tabella dà la media e i percentili.
lab-about-expected = L'intervallo atteso sta tra le linee tratteggiate.
lab-win-share = quota di vittorie
lab-even-mark = uguale
lab-median = mediana
lab-tenth = un decimo della mediana
lab-use = usi a partita
lab-of-median = uso, come multiplo della mediana
lab-times-median = × mediana
lab-seat-games = giocatori
lab-points = punti medi
lab-everybody = tutti
lab-the-winners = vincitori
lab-winners = Punteggi dei vincitori
lab-share-of-games = quota di partite
lab-mean = media

## Calibrazioni

lab-calibration = { $game ->
    [champions] Campioni di Midgard
    [midgard] Midgard
   *[other] { $game }
}: le probabilità dichiarate si avverano?
lab-calibration-line = { $games } partite di { $bot } a tutti i posti: la probabilità di vincere la partita che dichiara per ogni sua risposta, e la quota di partite che ha poi vinto.
lab-about-calibration = Ogni punto rappresenta le risposte la cui probabilità dichiarata cade in un decimo della scala, con il numero di partite da cui provengono. Le probabilità che si avverano stanno sulla diagonale tratteggiata; la fascia è larga { $near } punti per lato. Gli intervalli ricampionano partite intere.
lab-stated = probabilità dichiarata
lab-questions = risposte
lab-predicted = probabilità dichiarata media
lab-won = quota vinta
lab-too-few = troppo poche partite
lab-brier = Punteggio di Brier { $brier }; dichiarare sempre il tasso di base darebbe { $base }. Più basso è meglio.
lab-fit = La previsione che meglio si adatta a queste partite: { $fit }.
lab-judged = Ogni metà delle partite, giudicata con la previsione che meglio si adatta all'altra metà.
