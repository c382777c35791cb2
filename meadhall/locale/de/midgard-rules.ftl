# Midgard: the numbered rules, in our own words.
#
# A translation of ../en/midgard-rules.ftl. A text may break its lines here; it is shown in one.

rules-name = Midgard
rules-origin = In unseren eigenen Worten, nach dem einen Regelheft, das uns vorliegt, dem deutschen.
rules-words =
    Ein Wikinger ist ein Krieger oder ein Häuptling. Ein Gebiet ist eine Provinz, ein Himmel oder ein Boot. Der Vorrat
    sind die eigenen Krieger außerhalb des Spielplans, der Kartenvorrat die eigenen behaltenen und noch nicht gespielten
    Karten. Links ist der nächste Platz im Uhrzeigersinn.
rules-rulings =
    Eine Regel mit dem Vermerk „Festlegung“ beantwortet etwas, was das Heft nicht beantwortet: Hier mussten wir
    entscheiden.

## Setup

chapter-setup = Spielaufbau

rule-MS-1 =
    Für 3 bis 5 Spieler, die im Uhrzeigersinn um den Tisch sitzen; zu zweit ist es eine Hausvariante. Der Spielplan hat
    drei Königreiche: Jotunheim (blaue Marker, 4 Provinzen), Mannheim (braune, 3), Alfheim (graue, 3). Jede Provinz hat
    Dörfer, und in einem Dorf steht höchstens 1 Wikinger. Auf den Booten und in den drei Himmeln Asgard, Vanaheim und
    Walhalla haben beliebig viele Platz.
rule-MS-2 = Drei gemischte, verdeckte Stapel: 50 Bronzekarten, 35 Silberkarten, 15 Goldkarten.
rule-MS-3 = Alle beginnen mit 1 Häuptling und 5 Kriegern auf ihrem Boot, 6 Kriegern im Vorrat und 0 Punkten.
rule-MS-4 =
    10 Unheilsmarker, einer für jede Provinz. 120 Königreichsmarker, 40 je Farbe, liegen sortiert und offen neben dem
    Spielplan. Einmal genommen, liegen sie verdeckt: Ihr Besitzer darf sie ansehen, die anderen nicht. Wie viele jeder
    hat, ist offen. Sie wurden vor aller Augen genommen, und ihre Farben bleiben im Spielverlauf stehen; nur eine
    Aufstellung davon wird nicht gezeigt. Geht eine Farbe aus, wird sie durch etwas anderes ersetzt.
rule-MS-5 =
    Für alle offen: Spielplan, Boote, Vorräte, Punkte, Unheilsmarker, gespielte Karten und wie viele Karten jeder Stapel
    und jeder Kartenvorrat hat. Geheim: die Stapel, jede Kartenauswahl während der Kartenwahl und ungespielte Karten,
    außer vorgezeigtem Gold (MA-1).

## Doom

chapter-doom = Unheilsphase
    .intro = Es gibt 3 Runden mit je fünf Phasen: Unheil, Kartenwahl, Aktion, Wertung, Ragnarok.

rule-MD-1 =
    Vor der Kartenwahl kommen 5 der 10 Unheilsmarker, zufällig bestimmt, offen in ihre Provinzen. In jeder Runde werden
    wieder alle 10 gemischt.

## Draft

chapter-draft = Kartenwahlphase

rule-MC-1 =
    Jeder erhält eine Kartenauswahl aus 3 Bronzekarten, 2 Silberkarten und 1 Goldkarte. Alle behalten gleichzeitig 1
    Karte und reichen den Rest nach links weiter, immer wieder, bis jeder 6 behalten hat. So wird jede ausgeteilte Karte
    von jemandem behalten. Behaltene Karten liegen verdeckt vor ihrem Besitzer, der sie ansehen darf.
rule-MC-2 =
    Karten, die aus früheren Runden übrig sind, bleiben im Kartenvorrat ihres Besitzers. Sie werden nie weitergereicht
    und dürfen in jeder späteren Runde gespielt werden.
rule-MC-3 =
    Für Anfänger, wenn so vereinbart: In Runde 1 behalten alle die 6 ausgeteilten Karten, und nichts wird
    weitergereicht.
rule-MC-4 =
    Kein Stapel geht jemals aus: Zu fünft reichen die gedruckten Karten für alles, was in drei Runden ausgeteilt und
    gezogen wird. Ein eigener Kartensatz mit weniger Karten, als so viele Spieler brauchen können, wird abgelehnt.

## Action

chapter-action = Aktionsphase

rule-MA-1 =
    Alle zeigen gleichzeitig alle ihre ungespielten Goldkarten vor, auch die aus früheren Runden. Die höchste Nummer
    beginnt die Runde; wer kein Gold hat, kann nicht beginnen. Einmal vorgezeigtes Gold bleibt bekannt. Irgendjemand hat
    immer Gold (MC-1); sollte ein Kartensatz keines austeilen, beginnt der linke Nachbar des letzten Startspielers, in
    Runde 1 ein zufällig bestimmter Spieler.
rule-MA-2 =
    Vom Startspieler aus im Uhrzeigersinn spielt jeder 1 Karte und führt sie aus; sie bleibt offen liegen. Jeder spielt
    4 Karten in Runde 1, 5 in Runde 2, 6 in Runde 3. Was übrig bleibt, wird aufbewahrt; nach Runde 3 ist es nichts mehr
    wert (je 3 Karten, nach MG-3 mehr).
rule-MA-3 =
    „Bis zu“ erlaubt weniger, auch gar nichts. Was eine Karte ohne „bis zu“ verlangt, geschieht, wenn es möglich ist;
    sonst entfällt dieser Teil. Eine Karte wird auch dann gespielt, wenn sie nichts bewirkt.
rule-MA-4 =
    Wikinger ziehen von überall auf dem Spielplan, außer aus Walhalla, und müssen nicht aus demselben Gebiet kommen. Ein
    Wikinger darf in ein anderes freies Dorf seiner eigenen Provinz ziehen, aber innerhalb eines Himmels zieht niemand.
    Keine Karte bringt einen Wikinger auf ein Boot zurück, und nur eine Horde (MX-2) und neue Krieger für die Himmel
    (MG-5) kommen aus freier Wahl nach Walhalla; wer dort ist, ist bis zum Rundenende aus dem Spiel.
rule-MA-5 =
    Mehrere Wikinger einer Karte ziehen nacheinander: Ein Dorf, das der erste verlassen hat, ist für den zweiten frei.

## Bronze cards

chapter-bronze-cards = Bronzekarten

rule-MB-1 =
    Invasion eines Königreichs: Ziehe bis zu 2 deiner Wikinger in freie Dörfer des genannten Königreichs oder nach
    Asgard oder Vanaheim, in beliebiger Kombination.
rule-MB-2 =
    Neue Krieger: Setze 1 Krieger aus deinem Vorrat auf dein Boot, wenn noch einer da ist. Ziehe dann in jedem Fall 1
    deiner Wikinger in ein beliebiges freies Dorf eines beliebigen Königreichs oder nach Asgard oder Vanaheim; es darf
    der neue sein.

## Silver cards

chapter-silver-cards = Silberkarten

rule-MX-1 =
    Angriff auf ein Königreich: Ziehe 1 deiner Wikinger in ein Dorf des genannten Königreichs, in dem ein gegnerischer
    Krieger steht; dieser kommt sofort nach Walhalla. Oder ziehe ihn nach Asgard oder Vanaheim, von wo 1 gegnerischer
    Krieger deiner Wahl, kein Häuptling, nach Walhalla kommt; ein Himmel ohne einen solchen darf trotzdem betreten
    werden. Ein leeres Dorf kann nicht angegriffen werden, auch kein eigenes und keines mit einem Häuptling. Du darfst
    aus derselben Provinz angreifen, wo dann das alte Dorf frei wird, oder aus einem Himmel, in dem ein gegnerischer
    Krieger ist; dort zieht niemand, und nur der Angegriffene geht.
rule-MX-2 =
    Wikingerhorde: Wähle einen Himmel, auch Walhalla, oder eine Provinz eines beliebigen Königreichs mit mindestens 1
    freien Dorf. Ziehe bis zu 3 deiner Wikinger dorthin, in eine Provinz höchstens so viele, wie sie freie Dörfer hatte,
    als die Karte gespielt wurde.

## Gold cards

chapter-gold-cards = Goldkarten
    .intro = Nummeriert von 1 bis 15, jede nur einmal.

rule-MG-1 =
    Königreichswertung (1 bis 3): Das genannte Königreich wird jetzt wie in Phase 4 gewertet, mit Punkten und Markern,
    für alle Spieler; keine Himmel, kein Ragnarok, und niemand verlässt seinen Platz. In Phase 4 wird es noch einmal
    gewertet.
rule-MG-2 = Königreichsmarker nehmen (4 bis 6): Nimm 1 Marker des genannten Königreichs.
rule-MG-3 =
    Karten ziehen (7 und 8): Ziehe die genannten Karten, nimm sie in deinen Kartenvorrat und spiele sofort noch eine
    Karte daraus, eine beliebige, auch eine zweite Karte dieser Art. Die zusätzliche Karte zählt nicht zur Anzahl der
    Runde, die Karte zum Ziehen schon.
rule-MG-4 =
    Provinz zerstören (9 bis 11): Wähle eine Provinz des genannten Königreichs, leer oder nicht. Alle Wikinger dort
    kommen nach Walhalla, auch Häuptlinge und deine eigenen; dort sind sie 1 Punkt wert (MR-1), nicht die 2 einer
    Unheilsprovinz. Die Provinz und ihr Unheilsmarker bleiben im Spiel.
rule-MG-5 =
    Neue Krieger auf dem Spielplan (12 bis 15): Setze bis zu 2 Krieger aus deinem Vorrat gleich in die Himmel (12: jeden
    der drei) oder in freie Dörfer des genannten Königreichs (13 bis 15), beliebig aufgeteilt. Ist der Vorrat leer,
    geschieht nichts.

## Scoring

chapter-scoring = Wertungsphase

rule-MV-1 =
    Ein Spieler kontrolliert ein Gebiet, wenn er dort stärker ist als jeder andere Spieler: Ein Krieger zählt 1, ein
    Häuptling 1½. Bei Gleichstand, oder wo kein Wikinger ist, hat niemand die Kontrolle, und es gibt keine Punkte. „Die
    meisten“ in einem Himmel bedeutet dasselbe.
rule-MV-2 = Königreiche: 3, 7, 12 oder 20 Punkte für die Kontrolle von 1, 2, 3 oder 4 Provinzen in einem Königreich.
rule-MV-3 =
    Königreichsmarker: Jeder nimmt 1 Marker in der Farbe eines Königreichs für jede Provinz darin, in der er mindestens
    1 Wikinger hat, ob er sie kontrolliert oder nicht.
rule-MV-4 =
    Himmel: die meisten in Asgard, 5 Punkte. Die meisten in Vanaheim, 2 Königreichsmarker eigener Wahl, gleichfarbig
    oder nicht, ausgesucht, nachdem die Marker der Königreiche genommen sind. Walhalla bringt hier nichts.

## Ragnarok

chapter-ragnarok = Ragnarokphase

rule-MR-1 =
    2 Punkte für jeden eigenen Wikinger in einer Unheilsprovinz; sie alle kommen nach Walhalla. Dann 1 Punkt für jeden
    eigenen Wikinger in Walhalla, auch für die eben angekommenen.
rule-MR-2 =
    Danach kehren alle Wikinger aus Walhalla, auch Häuptlinge, auf die Boote ihrer Besitzer zurück, nicht in den Vorrat,
    und die Unheilsmarker werden zurückgenommen. Wikinger in anderen Provinzen, in Asgard und in Vanaheim bleiben, wo
    sie sind.

## End

chapter-end = Spielende

rule-ME-1 =
    Nach Runde 3 werden alle Königreichsmarker aufgedeckt, und jeder komplette Satz der drei Farben ist 5 Punkte wert.
    Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die meisten Marker, gleich welcher Farbe; besteht er dann
    noch, wird der Sieg geteilt.

## Worked example

chapter-worked-example = Wertungsbeispiel
    .intro = Aus dem Heft, dazu eine Stellung von uns, die es ergibt; beide sind Tests.

rule-MT-1 =
    Fünf Spieler werten. Alfheim: Rot, Schwarz und Grün kontrollieren je eine Provinz (je 3 Punkte); in Gimle bricht der
    rote Häuptling einen Gleichstand, in Andlang, beim schwarzen Häuptling, gab es keinen zu brechen; Marker: Schwarz 2,
    Rot, Gelb und Grün je 1. Mannheim: Grün kontrolliert alle drei (12), wobei der Häuptling in Myrkvior einen
    Gleichstand bricht; Marker: Grün 3, Schwarz 2, Rot 2, Violett 1, Gelb 1. Jotunheim: Violett und Rot kontrollieren je
    eine (3); in zwei Provinzen herrscht Gleichstand; Marker: Violett 3, Schwarz, Gelb und Rot je 2. Asgard: Violett 5.
    Vanaheim: Gelb nimmt einen braunen und einen grauen. Ragnarok: Schwarz schickt 5 (10 Punkte), Violett und Grün je 3
    (6), Rot und Gelb je 2 (4), darunter die Häuptlinge von Rot, Gelb und Violett; dann Walhalla: Schwarz 5, Rot 4, Gelb
    4, Grün 3, Violett 3 (2 rote und 2 gelbe waren schon vorher dort). Zusammen, von 0 an: Grün 24, Schwarz 18, Violett
    17, Rot 14, Gelb 8. Marker grau/braun/blau: Schwarz 2/2/2, Rot 1/2/2, Gelb 2/2/2, Grün 1/3/0, Violett 0/1/3.
rule-MT-2 =
    Eine Stellung auf unserem Spielplan, die MT-1 ergibt (von uns; H = Häuptling, Ziffern = Krieger, † =
    Unheilsprovinz). Gimle† Rot H, Schwarz 1 · Andlang Schwarz H+1, Gelb 1 · Vidblain Grün 1 · Angerboda Grün 2, Schwarz
    1, Rot 1, Violett 1 · Elvagar† Grün 3, Schwarz 1 · Myrkvior Grün H, Rot 1, Gelb 1 · Horgr† Schwarz 1, Gelb 1,
    Violett 1 · Muspelheim† Violett H+1, Schwarz 2, Gelb H · Utgard† Rot 1 · Thrymheim Violett 1, Rot 1 · Asgard Violett
    1 · Vanaheim Gelb 1 · Walhalla Rot 2, Gelb 2.
