# Midgard: the numbered rules, in our own words.
#
# A translation of ../en/midgard-rules.ftl. A text may break its lines here; it is shown in one.

rules-name = Midgard
rules-origin = Con parole nostre, dall'unico regolamento che abbiamo, quello tedesco.
rules-words =
    Un vichingo è un guerriero o un capo. Una zona è una provincia, un cielo o una barca. Per riserva si intendono i
    guerrieri di un giocatore fuori dal tabellone, per scorta le sue carte tenute e non ancora giocate. A sinistra
    significa al posto successivo in senso orario.
rules-rulings =
    Una regola contrassegnata con «decisione» risponde a una domanda che il libro non risolve: lì abbiamo dovuto
    decidere noi.

## Setup

chapter-setup = Preparazione della partita

rule-MS-1 =
    Da 3 a 5 giocatori, seduti in senso orario; in 2 è una variante casalinga. Il tabellone ha tre regni: Jotunheim
    (gettoni blu, 4 province), Mannheim (marroni, 3), Alfheim (grigi, 3). Ogni provincia ha dei villaggi, e un villaggio
    ospita al massimo 1 vichingo. Le barche e i tre cieli, Asgard, Vanaheim e Valhalla, ne ospitano un numero qualsiasi.
rule-MS-2 = Tre mazzi mischiati, a faccia in giù: 50 carte di bronzo, 35 d'argento, 15 d'oro.
rule-MS-3 = Ciascuno inizia con 1 capo e 5 guerrieri sulla propria barca, 6 guerrieri nella riserva e 0 punti.
rule-MS-4 =
    10 segnalini Sventura, uno per ogni provincia. 120 gettoni Regno, 40 per colore, stanno accanto al tabellone, divisi
    per colore e in vista. Una volta presi stanno a faccia in giù: chi li possiede può guardarli, gli altri no. Quanti
    ne abbia ciascuno è noto a tutti. Sono stati presi davanti a tutti, e i loro colori restano nella cronaca; soltanto,
    non se ne mostra il conto. Un colore esaurito si sostituisce con altro.
rule-MS-5 =
    Visibili a tutti: tabellone, barche, riserve, punti, segnalini Sventura, carte giocate, e quante carte hanno ogni
    mazzo e ogni scorta. Segreti: i mazzi, i mazzetti del draft e le carte non giocate, tranne l'oro una volta mostrato
    (MA-1).

## Doom

chapter-doom = Sventura
    .intro = I turni sono 3, ciascuno di cinque fasi: sventura, draft, azioni, punteggio, Ragnarok.

rule-MD-1 =
    Prima del draft, 5 dei 10 segnalini Sventura, estratti a caso, si mettono a faccia in su nelle loro province. A ogni
    turno si mischiano di nuovo tutti e 10.

## Draft

chapter-draft = Draft

rule-MC-1 =
    Ciascuno riceve un mazzetto di 3 carte di bronzo, 2 d'argento e 1 d'oro. Tutti conservano simultaneamente 1 carta e
    passano le altre a sinistra, e così via finché ciascuno non ne ha conservate 6. Ogni carta distribuita viene dunque
    conservata da qualcuno. Le carte conservate stanno a faccia in giù davanti al proprietario, che può guardarle.
rule-MC-2 =
    Le carte rimaste dai turni precedenti restano nella scorta del proprietario. Non si passano mai e si possono giocare
    in qualsiasi turno successivo.
rule-MC-3 = Per principianti, se così si conviene: nel turno 1 ciascuno conserva le 6 carte ricevute, e non si passa nulla.
rule-MC-4 =
    Nessun mazzo si esaurisce mai: in 5 giocatori le carte stampate bastano per tutto ciò che si distribuisce e si pesca
    in tre turni. Una propria serie di carte che ne abbia meno di quante ne possano servire a tanti giocatori viene
    rifiutata.

## Action

chapter-action = Azioni

rule-MA-1 =
    Tutti mostrano insieme tutte le proprie carte d'oro non giocate, comprese quelle dei turni precedenti. Il numero più
    alto inizia il turno; chi non ha oro non può iniziare. L'oro una volta mostrato resta noto. Qualcuno ha sempre
    dell'oro (MC-1); se una serie di carte non ne distribuisse, comincerebbe il vicino di sinistra dell'ultimo primo
    giocatore, nel turno 1 un giocatore a caso.
rule-MA-2 =
    Dal primo giocatore in senso orario, ciascuno gioca 1 carta e la esegue; la carta resta a faccia in su. Ciascuno
    gioca 4 carte nel turno 1, 5 nel turno 2, 6 nel turno 3. Ciò che avanza si conserva; dopo il turno 3 non vale nulla
    (3 carte a testa, di più dopo MG-3).
rule-MA-3 =
    «Fino a» permette di fare meno, anche nulla. Ciò che una carta chiede senza «fino a» si fa se è possibile;
    altrimenti quella parte decade. Una carta si gioca anche se non ha alcun effetto.
rule-MA-4 =
    I vichinghi si muovono da qualsiasi punto del tabellone tranne il Valhalla, e non devono venire dalla stessa zona.
    Un vichingo può muoversi in un altro villaggio libero della propria provincia, ma nessuno si muove all'interno di un
    cielo. Nessuna carta riporta un vichingo su una barca, e solo un'orda (MX-2) e i nuovi guerrieri dei cieli (MG-5)
    vanno nel Valhalla per scelta; chi vi si trova è fuori gioco fino alla fine del turno.
rule-MA-5 =
    Più vichinghi di una stessa carta si muovono uno dopo l'altro: un villaggio lasciato dal primo è libero per il
    secondo.

## Bronze cards

chapter-bronze-cards = Carte di bronzo

rule-MB-1 =
    Invasione di un regno: sposta fino a 2 tuoi vichinghi in villaggi liberi del regno indicato, ad Asgard o a Vanaheim,
    in qualsiasi combinazione.
rule-MB-2 =
    Nuovi guerrieri: metti 1 guerriero della tua riserva sulla tua barca, se ne resta uno. Poi, in ogni caso, sposta 1
    tuo vichingo in un qualsiasi villaggio libero di qualsiasi regno, ad Asgard o a Vanaheim; può essere quello nuovo.

## Silver cards

chapter-silver-cards = Carte d'argento

rule-MX-1 =
    Attacco a un regno: sposta 1 tuo vichingo in un villaggio del regno indicato tenuto da un guerriero nemico, che va
    subito nel Valhalla. Oppure spostalo ad Asgard o a Vanaheim, da dove 1 guerriero nemico a tua scelta, non un capo,
    va nel Valhalla; in un cielo dove non ce ne sono si può entrare lo stesso. Non si può attaccare un villaggio vuoto,
    né uno dei propri, né quello di un capo. Puoi attaccare dall'interno della stessa provincia, dove allora il vecchio
    villaggio si libera, oppure dall'interno di un cielo in cui si trova un guerriero nemico; lì nessuno si muove e se
    ne va solo la vittima.
rule-MX-2 =
    Orda vichinga: scegli un cielo, anche il Valhalla, o una provincia di qualsiasi regno con almeno 1 villaggio libero.
    Spostavi fino a 3 tuoi vichinghi, in una provincia al massimo quanti erano i suoi villaggi liberi quando la carta è
    stata giocata.

## Gold cards

chapter-gold-cards = Carte d'oro
    .intro = Numerate da 1 a 15, ciascuna unica.

rule-MG-1 =
    Punteggio di un regno (da 1 a 3): si calcola subito il punteggio del regno indicato come nella fase 4, punti e
    gettoni, per tutti i giocatori; niente cieli, niente Ragnarok, e nessuno se ne va. Nella fase 4 si calcola di nuovo.
rule-MG-2 = Prendere un gettone (da 4 a 6): prendi 1 gettone del regno indicato.
rule-MG-3 =
    Pescare carte (7 e 8): pesca le carte indicate, aggiungile alla tua scorta e gioca subito un'altra carta della
    scorta, una qualsiasi, anche una seconda carta di pesca. La carta in più non conta nel numero del turno; la carta di
    pesca sì.
rule-MG-4 =
    Distruggere una provincia (da 9 a 11): scegli una provincia del regno indicato, vuota o no. Tutti i vichinghi che vi
    si trovano vanno nel Valhalla, compresi i capi e i tuoi; là valgono 1 punto (MR-1), non i 2 di una provincia
    condannata. La provincia e il suo segnalino Sventura restano in gioco.
rule-MG-5 =
    Nuovi guerrieri sul tabellone (da 12 a 15): metti fino a 2 guerrieri della tua riserva direttamente nei cieli (12:
    uno qualsiasi dei tre) o in villaggi liberi del regno indicato (da 13 a 15), divisi come vuoi. Se la riserva è vuota
    non succede nulla.

## Scoring

chapter-scoring = Punteggio

rule-MV-1 =
    Un giocatore controlla una zona se vi è strettamente più forte di ogni altro: un guerriero vale 1, un capo 1½. In
    caso di parità, o senza alcun vichingo, non la controlla nessuno e non ci sono punti. «Più vichinghi di tutti» in un
    cielo vuol dire lo stesso.
rule-MV-2 = Regni: 3, 7, 12 o 20 punti per 1, 2, 3 o 4 province controllate in uno stesso regno.
rule-MV-3 =
    Gettoni: ciascuno prende 1 gettone del colore di un regno per ogni provincia di quel regno in cui ha almeno 1
    vichingo, che la controlli o no.
rule-MV-4 =
    Cieli: più vichinghi di tutti ad Asgard, 5 punti. Più vichinghi di tutti a Vanaheim, 2 gettoni a scelta, uguali o
    no, scelti dopo che si sono presi i gettoni dei regni. Il Valhalla qui non dà nulla.

## Ragnarok

chapter-ragnarok = Ragnarok

rule-MR-1 =
    2 punti per ogni proprio vichingo in una provincia condannata; tutti vanno nel Valhalla. Poi 1 punto per ogni
    proprio vichingo nel Valhalla, compresi quelli appena arrivati.
rule-MR-2 =
    Poi tutti i vichinghi del Valhalla, capi compresi, tornano sulle barche dei loro proprietari, non nella riserva, e i
    segnalini Sventura si riprendono. I vichinghi nelle altre province, ad Asgard e a Vanaheim restano dove sono.

## End

chapter-end = Termine della partita

rule-ME-1 =
    Dopo il turno 3 si rivelano tutti i gettoni, e ogni set completo dei tre colori vale 5 punti. Vince chi ha più
    punti. In caso di parità vince chi ha più gettoni di qualsiasi colore; se la parità resta, la vittoria è condivisa.

## Worked example

chapter-worked-example = Esempio di punteggio
    .intro = Quello del libro, con una posizione nostra da cui risulta; entrambi sono test.

rule-MT-1 =
    Cinque giocatori calcolano il punteggio. Alfheim: rosso, nero e verde controllano una provincia ciascuno (3 punti
    ciascuno); a Gimle il capo rosso rompe una parità, ad Andlang, con il capo nero, non ce n'era una da rompere;
    gettoni: nero 2, rosso, giallo e verde 1 ciascuno. Mannheim: verde le controlla tutte e tre (12), e a Myrkvior il
    capo rompe una parità; gettoni: verde 3, nero 2, rosso 2, viola 1, giallo 1. Jotunheim: viola e rosso ne controllano
    una ciascuno (3); in due province c'è parità; gettoni: viola 3, nero, giallo e rosso 2 ciascuno. Asgard: viola 5.
    Vanaheim: giallo ne prende uno marrone e uno grigio. Ragnarok: nero manda 5 vichinghi (10 punti), viola e verde 3
    ciascuno (6), rosso e giallo 2 ciascuno (4), fra cui i capi rosso, giallo e viola; poi il Valhalla: nero 5, rosso 4,
    giallo 4, verde 3, viola 3 (2 rossi e 2 gialli vi si trovavano già). In tutto, partendo da 0: verde 24, nero 18,
    viola 17, rosso 14, giallo 8. Gettoni grigi/marroni/blu: nero 2/2/2, rosso 1/2/2, giallo 2/2/2, verde 1/3/0, viola
    0/1/3.
rule-MT-2 =
    Una posizione sul nostro tabellone da cui risulta MT-1 (nostra; C = capo, cifre = guerrieri, † = condannata). Gimle†
    rosso C, nero 1 · Andlang nero C+1, giallo 1 · Vidblain verde 1 · Angerboda verde 2, nero 1, rosso 1, viola 1 ·
    Elvagar† verde 3, nero 1 · Myrkvior verde C, rosso 1, giallo 1 · Horgr† nero 1, giallo 1, viola 1 · Muspelheim†
    viola C+1, nero 2, giallo C · Utgard† rosso 1 · Thrymheim viola 1, rosso 1 · Asgard viola 1 · Vanaheim giallo 1 ·
    Valhalla rosso 2, giallo 2.
