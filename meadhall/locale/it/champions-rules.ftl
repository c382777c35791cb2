# Champions of Midgard: the numbered rules, in our own words.
#
# A translation of ../en/champions-rules.ftl. A text may break its lines here; it is shown in one.

rules-name = Campioni di Midgard
rules-origin = Con parole nostre, dai quattro regolamenti: inglese (2015), francese, italiano e tedesco (2018).
rules-words =
    Per riserva si intende la riserva generale, per casa lunga i guerrieri di un giocatore (al massimo 8). A sinistra
    significa al posto successivo in senso orario. Una riva è una colonna delle rive distanti: spazio Spedizione, porto,
    spazio Mostro.
rules-rulings =
    Una regola contrassegnata con «decisione» risponde a una domanda che nessun libro risolve: lì abbiamo dovuto
    decidere noi.
rules-silence = «Tace» significa che il libro non dice nulla e che vale quanto sta tra parentesi quadre.

## Setup

chapter-setup = Preparazione della partita

rule-CS-1 = Da 2 a 4 giocatori, seduti in senso orario.
rule-CS-2 =
    I banchi del mercato si estraggono a caso e stanno a faccia in su: 1 militare e 1 economico in 2 giocatori, 1 e 2 in
    3 giocatori, 2 e 2 in 4 giocatori. Gli altri restano fuori dalla partita.
rule-CS-3 =
    Sul tabellone ci sono due drakkar pubbliche: la piccola (capacità 5) e la grande (capacità 10). Accanto ci sono
    quattro drakkar private; quelle con il segno 3+ o 4+ solo se i giocatori sono almeno altrettanti.
rule-CS-4 =
    Sette mazzi mischiati, a faccia in giù: 10 rune, 12 destini, 8 navi mercantili, 16 troll, 21 draugr, 18 spedizioni,
    36 mostri.
rule-CS-5 =
    Un giocatore a caso riceve il segnalino Primo Giocatore. I capi vichinghi si scelgono uno alla volta, in senso
    antiorario, a cominciare da chi siede a destra del primo giocatore, che quindi sceglie per ultimo. I capi sono
    cinque, ciascuno unico.
rule-CS-6 = Ciascuno inizia con 1 cibo, 1 legno, 1 moneta, 1 favore, 1 spadaccino e 1 carta Destino a caso.
rule-CS-7 =
    Ciascuno ha 3 lavoratori (4 nelle partite a due), più 1 nella riserva, che si ottiene soltanto alla capanna dei
    lavoratori.
rule-CS-8 =
    I dadi Guerriero sono limitati: 12 spadaccini (bianchi), 12 lancieri (rossi), 10 berserk (neri). Quelli che si
    trovano in un luogo o appartengono a un giocatore non sono nella riserva. Cibo, legno, monete, favori e gettoni
    Disonore sono illimitati.
rule-CS-9 =
    Due varianti, entrambe escluse se non vengono scelte. Paesani diffidenti: ciascuno inizia con 1 gettone Disonore. La
    sala dei registri: i nemici sconfitti stanno a faccia in su. Altrimenti la pila di ciascun giocatore sta a faccia in
    giù, e nessuno è tenuto a dirne numero, tipi e colori.
rule-CS-10 =
    L'ordine è: banchi, navi, mazzi; primo giocatore; capi vichinghi; risorse iniziali e lavoratori; per ultima la carta
    Destino. Il capo si sceglie dunque conoscendo banchi e navi, ma nessun destino e nulla del primo turno.
rule-CS-11 =
    Visibili a tutti: risorse, guerrieri, favori, disonore, gloria, rune, navi, pile di scarti, e quante carte Destino
    ha ciascuno. Segreti: i mazzi, le proprie carte Destino, le carte Spedizione a faccia in giù (tranne per chi le ha
    guardate), i nemici sconfitti secondo CS-9, le assegnazioni finché CA-2 non le mostra. La sconfitta di un nemico la
    vedono tutti e resta nella cronaca; soltanto, di una pila nascosta non si mostra il conto.

## Round setup

chapter-round-setup = Preparazione del turno
    .intro = I turni sono 8. Ciascuno inizia con questi passaggi, in quest'ordine.

rule-CR-1 = Troll: 1 carta a faccia in su.
rule-CR-2 = Draugr: 1 carta a faccia in su in ciascuno dei 2 spazi, sinistro e destro.
rule-CR-3 = Spedizioni: 1 carta a faccia in giù in ogni spazio Spedizione vuoto.
rule-CR-4 =
    Rune: dei 2 spazi Runa a faccia in su accanto al maestro delle rune si riforniscono quelli vuoti. Fra una
    preparazione e l'altra non si riforniscono.
rule-CR-5 =
    Mostri: 1 carta a faccia in su in ogni spazio Mostro vuoto. In 4 giocatori si usano 4 rive, in 2 o 3 giocatori 3; la
    seconda riva lontana resta allora esclusa.
rule-CR-6 = Nave mercantile: si rivela la carta successiva sopra le precedenti. 8 carte, 8 turni.
rule-CR-7 =
    Ogni luogo blu riceve 1 elemento in più, che sia vuoto o no, e gli elementi si accumulano: 1 spadaccino (fabbricante
    di spade), 1 lanciere (fabbricante di lance), 1 berserk (fabbricante di asce), 1 cibo (affumicatoio). Un tipo di
    guerriero esaurito nella riserva non si aggiunge.
rule-CR-8 =
    Un mazzo esaurito si ricostituisce mischiando la sua pila di scarti; le carte ancora sul tabellone non ne fanno
    parte. Con le quantità stampate può esaurirsi soltanto il mazzo Spedizioni. Se una pescata richiede più carte di
    quante ne restano (destini), si prende ciò che c'è.

## Placing workers

chapter-placing-workers = Posizionamento dei lavoratori

rule-CP-1 =
    Dal primo giocatore in senso orario, chi ha ancora un lavoratore ne posiziona esattamente 1 in uno spazio libero e
    ne esegue subito l'azione; così di seguito, finché nessuno ha più lavoratori. Non è possibile passare.
rule-CP-2 =
    Uno spazio è libero se non contiene lavoratori; la maggior parte ne ospita 1. Uno spazio di cui un giocatore non può
    pagare per intero il costo gli è precluso: non ci si posiziona soltanto per bloccarlo.
rule-CP-3 = «Pagare» significa restituire alla riserva; «prendere» significa attingere alla riserva.
rule-CP-4 =
    Il segnalino Primo Giocatore passa subito di mano, ma questa fase prosegue in senso orario da dove si trova. Il
    segnalino conta dalla prossima volta che serve un ordine, assegnazione e caccia di questo turno comprese.
rule-CP-5 =
    Limite della casa lunga: nessuno ha mai più di 8 guerrieri; contano anche quelli inviati. Un giocatore a cui ne
    spettano di più ne prende fino ad arrivare a 8, scegliendo tra quelli che gli spettano; gli altri vanno (o tornano)
    nella riserva e nessuno rimane nel luogo. Non si può rinunciare a guerrieri già posseduti per averne di migliori, né
    prenderne meno di quanti ne entrano. Valgono anche i limiti della riserva: ciò che vi manca è perduto.
rule-CP-6 =
    Uno spazio senza costo si può occupare anche se non rende nulla: un luogo blu vuoto, il mercato senza scambi, un
    combattimento senza guerrieri a casa. Un costo si può pagare anche se il ricavato va perduto, in parte o del tutto
    (casa lunga piena, dadi esauriti).
rule-CP-7 =
    Chi non ha lavoratori viene saltato. Chi con il suo ultimo lavoratore prende il lavoratore extra torna in gioco.

## Locations

chapter-locations = Luoghi

rule-CL-1 =
    Fabbricante di asce, fabbricante di lance, fabbricante di spade: prendi tutti i berserk, i lancieri, gli spadaccini
    che vi si trovano.
rule-CL-2 = Affumicatoio: prendi tutto il cibo che vi si trova.
rule-CL-3 =
    Casa lunga dello Jarl: prendi 1 spadaccino (se CP-5 lo permette) e, in ogni caso, il segnalino Primo Giocatore. Chi
    ha già il segnalino deve passarlo al giocatore alla propria sinistra. Nient'altro sposta il segnalino.
rule-CL-4 =
    Mercato: scambia cibo, legno e monete in quantità qualsiasi, 1 contro 1, fra questi tre tipi. I favori non si
    scambiano. Conta soltanto la differenza finale.
rule-CL-5 =
    Nave mercantile: paga 1 moneta, prendi tutto ciò che mostra la carta attuale. Dove mostra un guerriero a scelta, chi
    lo prende sceglie il tipo.
rule-CL-6 =
    Maestro delle rune: paga 1 legno, prendi 1 delle rune a faccia in su oppure, senza vederla, la prima del mazzo.
    Resta a faccia in su davanti a te e puoi attivarla subito.
rule-CL-7 =
    Capanna del Saggio: guarda, senza mostrarla ad altri, 1 carta Spedizione a faccia in giù del tabellone, a tua
    scelta; poi pesca 1 carta Destino, che resta segreta.
rule-CL-8 =
    Carpentiere: scegli una drakkar privata e pagane il costo. 1 per giocatore in tutta la partita; lo spazio è dunque
    precluso a chi ne ha una. Da quel momento, turno in corso compreso, la drakkar è un luogo di chi la possiede.
rule-CL-9 =
    Chiesa di legno: paga esattamente 1, 3, 6 o 10 monete per 1, 2, 3 o 4 favori; almeno 1, al massimo 4 per visita.
rule-CL-10 =
    Capanna dei lavoratori: una sola volta a partita per giocatore, prendi il lavoratore extra, utilizzabile da questo
    turno in poi. Il primo paga 5 monete, il secondo 4, il terzo 3, il quarto 2.
rule-CL-11 =
    Territori di caccia: un numero qualsiasi di giocatori, 1 lavoratore ciascuno; si risolvono dopo l'assegnazione
    (CC-1).
rule-CL-12 = Troll, draugr di sinistra, draugr di destra: 1 lavoratore ciascuno, che prenota il combattimento.
rule-CL-13 =
    Drakkar pubblica piccola (gratuita, capacità 5), drakkar pubblica grande (1 moneta, capacità 10), propria drakkar
    privata (gratuita, con la sua capacità): metti subito la nave nel porto vuoto della riva di destinazione, che da
    allora è fissata. 1 nave per riva; non si può se tutti i porti in uso (CR-5) sono occupati. Una drakkar privata
    accoglie soltanto il lavoratore di chi la possiede, 1 per turno. Un giocatore può avere più navi in viaggio.
rule-CL-14 =
    Mendicare: sempre possibile, con un numero qualsiasi di lavoratori, anche se altri spazi sono liberi: prendi 1
    gettone Disonore e 1 cibo. Chi non può o non vuole usare un altro spazio deve mendicare.
rule-CL-15 =
    Banchi economici. Aumingi: paga 1 cibo, prendi 1 favore, da 1 a 3 volte. Skald: 2 punti Gloria. Mercante generoso: 1
    cibo e 1 legno. Ricco straniero: 2 monete.
rule-CL-16 =
    Banchi militari. Milizia cittadina: 1 cibo per 2 spadaccini. Razziatori: 1 legno per 2 lancieri. Vichinghi di
    Jomsborg: 2 monete per 1 spadaccino e 1 berserk. Variaghi: 1 moneta per 1 spadaccino e 1 lanciere. Un banco si usa
    una volta per lavoratore.

## Assigning warriors

chapter-assigning-warriors = Assegnazione dei guerrieri vichinghi

rule-CA-1 =
    Ogni giocatore con un lavoratore in un luogo di combattimento o su una nave assegna guerrieri e, sulle navi, cibo. È
    ammesso anche non assegnare nulla.
rule-CA-2 =
    Tutti assegnano simultaneamente, in segreto finché ognuno non ha terminato. Qualsiasi giocatore può richiedere che
    lo si faccia apertamente, a turno, dal primo giocatore: anche chi non ha combattimenti, navi o guerrieri. Lo si può
    richiedere finché tutti non hanno confermato; le assegnazioni segrete vengono allora ritirate.
rule-CA-3 = Guerrieri e cibo su una nave, sommati, non superano mai la sua capacità.
rule-CA-4 =
    A un troll o draugr che vieta un'arma non si può assegnare quel tipo di guerriero. Su una nave può viaggiare
    qualsiasi tipo, ma quello vietato viene distrutto, senza lancio, prima del primo turno di combattimento con il
    mostro; non prima della carta Spedizione, del kraken o del pasto: fino ad allora combatte e mangia come gli altri.
    Guarigione non lo salva.
rule-CA-5 = Con un lavoratore nei territori di caccia, vanno a caccia tutti i guerrieri rimasti nella casa lunga.
rule-CA-6 =
    Si può assegnare soltanto ciò che si ha adesso: il cibo della caccia di questo turno arriva troppo tardi per le
    navi. Non si può caricare altro. I guerrieri non assegnati restano a casa, al sicuro. Una volta mostrata,
    un'assegnazione è definitiva.

## Resolution

chapter-resolution = Risoluzione dei combattimenti
    .intro = In quest'ordine:

rule-CC-1 =
    Caccia, dal primo giocatore in senso orario: un lancio di tutti i dadi in caccia; rilanci con i favori, Potenziale e
    Reazione come in CF-7. Prendi tanto cibo quanti sono i colpi, al massimo 6. Nessuna perdita; i cacciatori tornano a
    casa.
rule-CC-2 = Troll: combattimento.
rule-CC-3 = Draugr di sinistra, poi draugr di destra: combattimento.
rule-CC-4 =
    Rive, da sinistra a destra; una riva senza nave si salta. Prima si rivela la sua carta Spedizione, che si risolve su
    ciò che è sulla nave, anche se a bordo non c'è nessuno. Poi si sfama l'equipaggio: alla riva vicina 1 cibo nutre 2
    guerrieri, alla riva lontana 1 cibo ne nutre 1. Se ne sfamano quanti il cibo permette, e un guerriero spaiato
    consuma un cibo intero; i guerrieri non sfamati, a scelta del proprietario, muoiono di fame e tornano nella riserva.
    Tutto il cibo a bordo torna nella riserva, anche se a bordo non c'è nessuno. Poi si combatte il mostro, se resta
    qualcuno.

## A fight

chapter-a-fight = Un combattimento

rule-CF-1 =
    Un combattimento è una serie di turni di combattimento. (1) Lancia tutti i dadi impegnati. (2) Se vuoi, paga 1
    favore per rilanciare i dadi che preferisci; si può ripetere. (3) Ogni arma mostrata è 1 danno al nemico, un'arma
    doppia 2; i danni restano da un turno di combattimento all'altro. (4) Perdi tanti guerrieri quanto è l'attacco del
    nemico, meno gli scudi mostrati, mai meno di 0; sceglie il proprietario. (5) Verifica.
rule-CF-2 = I danni sono simultanei: un nemico che muore colpisce ancora.
rule-CF-3 =
    Danni pari o superiori alla difesa: il nemico è sconfitto, anche se non resta nessun guerriero. Prendi subito la
    carta (sulla tua pila), la sua gloria e la sua ricompensa: i troll danno legno, i draugr monete, i mostri favori e
    le monete che vi si trovano sopra. I sopravvissuti tornano a casa.
rule-CF-4 =
    Nemico non sconfitto e guerrieri rimasti: un altro turno di combattimento. Nessuno rimasto: niente ricompensa, e i
    danni si tolgono. Non ci si ritira.
rule-CF-5 =
    Troll: chi lo uccide può scartare 1 proprio gettone Disonore e può farne prendere 1 dalla riserva a un altro
    giocatore. Sono due scelte distinte, che si fanno con la ricompensa; per assegnarlo non occorre averne da scartare.
rule-CF-6 =
    Kraken: si combatte con le stesse regole quando esce la sua carta Spedizione; 3 punti Gloria. La sua carta non è un
    trofeo: non conta per set, destini o parità. I sopravvissuti proseguono, vengono sfamati e affrontano il mostro.
    Senza guerrieri a bordo il kraken non fa nulla.
rule-CF-7 =
    Momenti di un turno di combattimento: dopo il lancio vengono i rilanci con i favori, Potenziale e Reazione, in
    qualsiasi ordine, tutte le volte che si possono pagare, finché il proprietario non ha finito; Reazione conta sui
    dadi come si trovano alla fine. Guarigione si offre quando è dovuta almeno 1 perdita, prima di togliere i dadi; i
    danni inflitti restano validi. La runa Gloria si offre quando si prende la ricompensa.
rule-CF-8 =
    Nessuno inviato, o tutti i guerrieri di una nave persi prima del combattimento: niente combattimento, e il nemico
    non è sconfitto. Dopo un combattimento perduto nessun altro può affrontare quel nemico nello stesso turno.

## Journey cards

chapter-journey-cards = Carte Spedizione

rule-CJ-1 =
    Tutto tranquillo: nulla. Calma piatta: perdi 1 cibo. Gorgo: perdi 1 guerriero. Tempesta: perdi 1 cibo o 1 guerriero,
    a scelta del proprietario. Perso: perdi 2 elementi, cibo e guerrieri in qualsiasi combinazione. Kraken: CF-6. Ciò
    che non è a bordo non si può perdere; si deve scegliere tra ciò che c'è, fino al numero intero se possibile. La
    carta resta a faccia in su fino alla conclusione del turno. Le perdite riguardano soltanto la nave; Guarigione e
    favori non aiutano, salvo nel combattimento con un kraken.

## Clean-up

chapter-clean-up = Conclusione

rule-CU-1 =
    I lavoratori tornano a casa; le drakkar pubbliche tornano nei loro spazi, quelle private dai loro proprietari.
rule-CU-2 =
    Un troll non sconfitto viene scartato, e ciascuno prende 1 gettone Disonore. Un troll sconfitto non dà disonore.
rule-CU-3 =
    I draugr non sconfitti vengono scartati (un'unica pila visibile per troll e draugr, che non si usa più). Le carte
    Spedizione rivelate vengono scartate; quelle non rivelate restano, e con esse ciò che i giocatori ne sanno.
rule-CU-4 = Su ogni mostro non sconfitto, visitato o no, si aggiunge 1 moneta; le monete si accumulano.
rule-CU-5 = Dopo il turno 8 viene il punteggio finale; altrimenti il segnalino Turno avanza.

## Final scoring

chapter-final-scoring = Punteggio finale

rule-CE-1 =
    Destini: per ogni propria carta Destino, chi è primo da solo nella sua condizione ottiene il valore maggiore, chi è
    primo in parità il minore, chi non è primo nulla. Occorre almeno 1 di ciò che si conta. Le carte degli altri
    giocatori non danno nulla. Tutto si conta nello stesso momento, per tutti i giocatori, comprese le carte di una pila
    nascosta.
rule-CE-2 =
    Set: 5 punti Gloria per ogni set completo di un nemico rosso, uno giallo e uno blu (draugr e mostri; i troll non
    hanno colore).
rule-CE-3 = Rune: la gloria stampata su ciascuna, utilizzata o no.
rule-CE-4 = Drakkar privata: la sua gloria.
rule-CE-5 = Favori: 2 punti Gloria ciascuno.
rule-CE-6 = Monete: 1 punto Gloria ogni 3; i resti vanno perduti.
rule-CE-7 =
    Disonore: 1, 2, 3, 4, 5, 6 gettoni Disonore costano 1, 3, 6, 10, 15, 21 punti Gloria; oltre 6 decide l'edizione.
rule-CE-8 =
    Vince chi ha più gloria. In caso di parità vince chi ha più carte nemico, troll compresi; se la parità resta, la
    vittoria è condivisa. Un totale può essere negativo.

## Leaders

chapter-leaders = Capi vichinghi

rule-CV-1 =
    Asmundr il Pio: ogni favore vale i suoi 2 punti Gloria, speso per un rilancio (li ottiene subito) o conservato. Il
    favore speso va comunque scartato.
rule-CV-2 =
    Dagrun l'Eletta: nella capanna del saggio pesca 1 carta Destino in più, ne conserva 1 e l'altra va in fondo al
    mazzo; con Vera visione ne pesca 4 e ne conserva 1. Più carte vanno in fondo nell'ordine in cui sono state pescate.
    Non vale per la carta iniziale.
rule-CV-3 = Gylfir il Lupo di Mare: non paga monete alla nave mercantile, che per lui è aperta anche senza monete.
rule-CV-4 =
    Svanhildr la Vergine Guerriera: il colpo singolo di uno spadaccino vale 2, il colpo doppio 3; anche a caccia (sempre
    al massimo 6 cibo).
rule-CV-5 =
    Ullr il Berserker: in ogni turno di combattimento (non a caccia) in cui almeno un dado mostra alla fine un colpo
    doppio: 1 punto Gloria subito, mai di più per turno di combattimento, qualunque sia l'esito; kraken compreso.

## Runes

chapter-runes = Rune
    .intro = Ciascuna si usa una volta sola, ma si conserva e vale comunque a fine partita.

rule-CN-1 =
    Dieci rune diverse. Quella che qui sotto indica un momento si attiva soltanto allora; le altre «in qualsiasi
    momento». Significa: ogni volta che a un giocatore viene chiesto qualcosa con cui inizia una scelta (posizionamento:
    prima di posizionare il lavoratore e di nuovo dopo la sua azione; ogni scelta in una caccia, una spedizione o un
    combattimento, e subito dopo l'esito; e ancora una volta, per tutti a turno, dopo l'ultima conclusione e prima del
    punteggio finale), quel giocatore può prima attivare una runa, e lo stesso viene proposto a tutti gli altri: nessuno
    li aspetta. Durante l'assegnazione possono farlo tutti, prima della prima parte della propria assegnazione e di
    nuovo quando è confermata. A ciò che una runa chiede a chi la possiede si risponde prima che la partita continui; si
    possono attivare più rune insieme.
rule-CN-2 =
    Abbondanza: 4 risorse (legno, cibo e monete in qualsiasi combinazione), che vanno nella propria riserva personale,
    mai su una nave in viaggio.
rule-CN-3 = Fortuna: raddoppia le tue monete, al massimo 5 in più.
rule-CN-4 = Conoscenza: guarda tutte le carte Spedizione a faccia in giù sul tabellone.
rule-CN-5 =
    Successo: rivela una tua carta Destino e segna subito i suoi punti secondo CE-1 (anche 0). Contano le pile nascoste,
    i guerrieri inviati e il cibo a bordo, e si dice soltanto il risultato. Conserva la carta, ormai visibile, che vale
    di nuovo a fine partita.
rule-CN-6 =
    Potenziale, dopo qualsiasi lancio o rilancio di un combattimento o di una caccia: rilancia una volta tutte le facce
    vuote. Conta ciò che esce; possono ancora seguire favori.
rule-CN-7 =
    Reazione, nello stesso momento: in questo lancio ogni scudo conta anche come colpo singolo (2 danni per gli
    spadaccini di Svanhildr, non 3), e resta uno scudo.
rule-CN-8 = Guarigione, quando sono dovute perdite: nessuna perdita in questo turno di combattimento.
rule-CN-9 =
    Gloria, quando sconfiggi un nemico: in più, metà della gloria stampata su quel nemico, arrotondata per difetto.
rule-CN-10 =
    Spedizione, dopo che una carta Spedizione è stata rivelata per la propria nave: scartala, rivela la successiva del
    mazzo e subisci quella, peggiore o no. La prima si aggiunge alla pila di scarti soltanto allora.
rule-CN-11 =
    Vera visione, quando usi la capanna del saggio, prima di pescare le carte Destino (si è in tempo anche dopo aver
    guardato la carta Spedizione): pesca 2 carte Destino in più, conservane 1, le altre vanno in fondo al mazzo (ordine
    come in CV-2).

## Worked examples

chapter-worked-examples = Esempi svolti
    .intro = Dai libri; ciascuno è verificato da un test.

rule-CT-1 =
    Un draugr su cui sono stampati 6 punti Gloria e 4 monete: chi lo sconfigge ottiene 6 punti e prende 4 monete.
rule-CT-2 = La runa Gloria su un mostro da 13: 6 in più. Su un kraken, dove E-7 lo permette: 1 in più.
rule-CT-3 = 7 guerrieri a casa, 2 in arrivo: se ne prende 1, il giocatore dice quale, l'altro va nella riserva.
rule-CT-4 = Dagrun con Vera visione: 4 pescate, 1 conservata, 3 in fondo al mazzo. Senza: 2, 1, 1.
rule-CT-5 = Lo spadaccino di Svanhildr: singolo 2, doppio 3, scudo con Reazione 2, e resta uno scudo.

## Where the editions differ
# .<edition>: what that book says; in brackets what we use where it is silent.

point-E-1 = favori iniziali
    .en-2015 = 1
    .fr = 1
    .it = 0
    .de-2018 = 1
point-E-2 = le rune a faccia in su si riforniscono alla preparazione del turno
    .en-2015 = tace [sì]
    .fr = sì
    .it = sì
    .de-2018 = sì
point-E-3 = mendicare dà
    .en-2015 = 1 cibo
    .fr = 1 cibo
    .it = 1 cibo
    .de-2018 = 1 cibo, legno o moneta, a scelta
point-E-4 = assegnazione
    .en-2015 = tace [a turno, apertamente]
    .fr = simultanea, a turno su richiesta
    .it = simultanea, a turno su richiesta
    .de-2018 = simultanea, a turno su richiesta
point-E-5 = quali rive sono vicine, e quindi in quale ordine si salpa
    .en-2015 = le due a destra (prima le lontane); in 2 o 3 giocatori si esclude la prima a sinistra
    .fr = le due a sinistra; si esclude l'ultima a destra
    .it = le due a sinistra; si esclude l'ultima a destra
    .de-2018 = le due a sinistra; si esclude l'ultima a destra
point-E-6 = chi uccide il troll può o deve scartare, assegnare disonore
    .en-2015 = può, può
    .fr = può, può
    .it = deve (se ne ha), deve
    .de-2018 = può, può
point-E-7 = gloria del kraken; runa Gloria sul kraken
    .en-2015 = tace [3]; no
    .fr = 3; sì
    .it = 3; sì
    .de-2018 = 3; sì
point-E-8 = un destino richiede almeno 1 di ciò che conta
    .en-2015 = tace [no]
    .fr = sì
    .it = sì
    .de-2018 = sì
point-E-9 = disonore oltre 6
    .en-2015 = al massimo −21
    .fr = al massimo −21
    .it = al massimo −21
    .de-2018 = −6 per ogni ulteriore gettone
point-E-10 = le varianti di CS-9 sono stampate
    .en-2015 = no
    .fr = sì
    .it = sì
    .de-2018 = sì
point-E-11 = rilanci con i favori durante la caccia
    .en-2015 = tace [sì]
    .fr = sì
    .it = sì
    .de-2018 = sì
point-E-12 = spazi detti vuoti quando si posano le carte
    .en-2015 = Spedizione, Mostro [tutti]
    .fr = Runa [tutti]
    .it = Mostro [tutti]
    .de-2018 = Spedizione, Runa, Mostro
point-E-13 = i nemici sconfitti stanno
    .en-2015 = tace [a faccia in su: nulla li nasconde]
    .fr = a faccia in giù, non è obbligatorio renderli noti
    .it = a faccia in giù, vietato renderli noti [non è obbligatorio renderli noti]
    .de-2018 = a faccia in giù, non è obbligatorio renderli noti
point-E-14 = testi dei banchi del mercato
    .en-2015 = non stampati [come gli altri]
    .fr = stampati
    .it = stampati
    .de-2018 = stampati
point-E-15 = primo giocatore
    .en-2015 = chi per ultimo ha ottenuto gloria in battaglia [a caso]
    .fr = chi per ultimo ha ottenuto gloria in battaglia, o a caso
    .it = chi per ultimo ha ottenuto gloria in battaglia, o a caso
    .de-2018 = chi per ultimo ha ottenuto gloria in battaglia, o a caso
point-E-16 = un porto accoglie 1 nave
    .en-2015 = tace [sì]
    .fr = tace [sì]
    .it = tace [sì]
    .de-2018 = sì
