# Champions of Midgard: the numbered rules, in our own words.
#
# A translation of ../en/champions-rules.ftl. A text may break its lines here; it is shown in one.

rules-name = Champions of Midgard
rules-origin =
    In unseren eigenen Worten, nach den vier Regelheften: englisch (2015), französisch, italienisch und deutsch (2018).
rules-words =
    Der Vorrat ist der allgemeine Vorrat. Ein Langhaus steht für die eigenen Krieger eines Spielers, höchstens 8. Links
    ist der nächste Platz im Uhrzeigersinn. Eine Küste ist eine Spalte der abgelegenen Küsten: Reise-Feld, Hafen,
    Monster-Feld.
rules-rulings =
    Eine Regel mit dem Vermerk „Festlegung“ beantwortet etwas, was keines der Hefte beantwortet: Hier mussten wir
    entscheiden.
rules-silence = „Schweigt“ heißt, dass das Heft nichts sagt und wir verwenden, was in eckigen Klammern steht.

## Setup

chapter-setup = Spielaufbau

rule-CS-1 = Für 2 bis 4 Spieler, die im Uhrzeigersinn um den Tisch sitzen.
rule-CS-2 =
    Die Marktstände werden zufällig gezogen und liegen offen aus: zu zweit 1 Söldner- und 1 Händler-Marktstand, zu dritt
    1 und 2, zu viert 2 und 2. Die übrigen sind nicht im Spiel.
rule-CS-3 =
    Auf dem Spielbrett liegen zwei Gemeinschaftsschiffe: das kleine (Kapazität 5) und das große (Kapazität 10). Daneben
    liegen vier Langschiffe, die sich Spieler bauen können; die mit 3+ oder 4+ nur, wenn mindestens so viele mitspielen.
rule-CS-4 =
    Sieben gemischte, verdeckte Stapel: 10 Runen, 12 Schicksale, 8 Handelsschiffe, 16 Trolle, 21 Draugr, 18 Reisen, 36
    Monster.
rule-CS-5 =
    Der Startspielermarker geht an einen zufällig bestimmten Spieler. Die Anführer werden nacheinander gewählt, gegen
    den Uhrzeigersinn und beginnend rechts vom Startspieler, der also als Letzter wählt. Es gibt fünf Anführer, jeden
    nur einmal.
rule-CS-6 = Alle beginnen mit 1 Nahrung, 1 Holz, 1 Münze, 1 Gunst, 1 Schwertkämpfer und 1 zufälligen Schicksalskarte.
rule-CS-7 = Alle haben 3 Arbeiter (zu zweit 4) und 1 weiteren im Vorrat, den nur die Arbeiterhütten freigeben.
rule-CS-8 =
    Die Kriegerwürfel sind begrenzt: 12 Schwertkämpfer (weiß), 12 Speerkämpfer (rot), 10 Axtkämpfer (schwarz). Was an
    einem Standort liegt oder einem Spieler gehört, ist nicht im Vorrat. Nahrung, Holz, Münzen, Gunst und Schande sind
    unbegrenzt.
rule-CS-9 =
    Zwei Varianten, die nur gelten, wenn sie gewählt werden. Misstrauische Bewohner: Alle beginnen mit 1 Schande.
    Chronik der Helden: Besiegte Gegner liegen offen. Sonst liegt der Stapel jedes Spielers verdeckt, und Anzahl, Arten
    und Farben darin müssen nicht genannt werden.
rule-CS-10 =
    Die Reihenfolge ist: Marktstände, Schiffe, Stapel; Startspieler; Anführer; Ressourcen und Arbeiter zu Beginn; ganz
    zuletzt die Schicksalskarte. Wer einen Anführer wählt, kennt also Marktstände und Schiffe, aber kein Schicksal und
    nichts von der ersten Runde.
rule-CS-11 =
    Für alle offen: Ressourcen, Krieger, Gunst, Schande, Ruhm, Runen, Schiffe, Ablagestapel und wie viele
    Schicksalskarten jeder hat. Geheim: die Stapel, die eigenen Schicksalskarten, verdeckte Reisekarten (außer für die,
    die sie angesehen haben), besiegte Gegner nach CS-9 und Zuweisungen, bis CA-2 sie aufdeckt. Dass ein Gegner besiegt
    wird, sehen alle, und es bleibt im Spielverlauf stehen; nur eine Aufstellung eines verdeckten Stapels wird nicht
    gezeigt.

## Round setup

chapter-round-setup = Vorbereitung der Runde
    .intro = Es gibt 8 Runden. Jede beginnt mit diesen Schritten, in dieser Reihenfolge.

rule-CR-1 = Troll: 1 Karte offen.
rule-CR-2 = Draugr: je 1 Karte offen auf die 2 Felder, links und rechts.
rule-CR-3 = Reise: 1 Karte verdeckt auf jedes leere Reise-Feld.
rule-CR-4 =
    Runen: Von den 2 Runen-Feldern neben dem Runenschmied werden die leeren offen aufgefüllt. Zwischendurch wird nicht
    aufgefüllt.
rule-CR-5 =
    Monster: 1 Karte offen auf jedes leere Monster-Feld. Zu viert sind 4 Küsten im Spiel, zu zweit und zu dritt 3; dann
    entfällt die zweite ferne Küste.
rule-CR-6 = Handelsschiff: Die nächste Karte wird offen auf die alten gelegt. 8 Karten, 8 Runden.
rule-CR-7 =
    Jeder blaue Standort erhält 1 Stück mehr, ob er leer ist oder nicht, und sie häufen sich an: 1 Schwertkämpfer
    (Schwertschmied), 1 Speerkämpfer (Speerbauer), 1 Axtkämpfer (Schmied), 1 Nahrung (Räucherhaus). Eine Art von
    Kriegern, die dem Vorrat ausgegangen ist, kommt nicht hinzu.
rule-CR-8 =
    Geht ein Stapel aus, wird er aus seinem eigenen Ablagestapel neu gemischt; Karten, die noch auf dem Spielbrett
    liegen, gehören nicht dazu. Bei den gedruckten Anzahlen kann nur der Reisestapel ausgehen. Sind mehr Karten zu
    ziehen, als da sind (Schicksal), zieht man die vorhandenen.

## Placing workers

chapter-placing-workers = Arbeiter einsetzen

rule-CP-1 =
    Vom Startspieler aus im Uhrzeigersinn setzt jeder Spieler, der noch einen Arbeiter hat, genau 1 Arbeiter auf ein
    freies Feld und führt dessen Aktion sofort aus; immer weiter, bis niemand mehr einen Arbeiter hat. Passen ist nicht
    möglich.
rule-CP-2 =
    Ein Feld ist frei, wenn kein Arbeiter darauf steht; die meisten haben Platz für 1. Wer die Kosten eines Feldes nicht
    ganz bezahlen kann, dem steht es nicht offen: Einen Arbeiter nur zum Versperren zu setzen geht nicht.
rule-CP-3 = „Bezahlen“ legt etwas in den Vorrat zurück, „nehmen“ holt es aus dem Vorrat.
rule-CP-4 =
    Der Startspielermarker wechselt sofort den Besitzer, aber diese Phase geht im Uhrzeigersinn weiter, wo sie gerade
    steht. Der Marker zählt, sobald wieder eine Reihenfolge gebraucht wird, also auch schon bei Zuweisung und Jagd
    dieser Runde.
rule-CP-5 =
    Grenze des Langhauses: Niemand hat jemals mehr als 8 Krieger; entsandte zählen mit. Stehen einem Spieler mehr zu,
    füllt er auf 8 auf und wählt, welche der zustehenden er nimmt; der Rest geht (zurück) in den Vorrat, am Standort
    bleibt keiner. Krieger, die man schon hat, kann man nicht für bessere aufgeben, und man darf auch nicht weniger
    nehmen, als Platz haben. Auch die Grenzen des Vorrats gelten: Was ihm fehlt, verfällt.
rule-CP-6 =
    Ein Feld ohne Kosten darf man nutzen, auch wenn es nichts einbringt: einen leeren blauen Standort, den Markt ohne
    Tausch, einen Kampf ohne Krieger zu Hause. Kosten darf man bezahlen, auch wenn der Ertrag zum Teil oder ganz
    verfällt (Langhaus voll, Würfel ausgegangen).
rule-CP-7 =
    Spieler ohne Arbeiter werden übersprungen. Wer mit seinem letzten Arbeiter den zusätzlichen holt, ist wieder dabei.

## Locations

chapter-locations = Standorte

rule-CL-1 =
    Schmied, Speerbauer, Schwertschmied: Nimm alle Axtkämpfer, Speerkämpfer beziehungsweise Schwertkämpfer, die dort
    liegen.
rule-CL-2 = Räucherhaus: Nimm alle Nahrung, die dort liegt.
rule-CL-3 =
    Langhaus des Jarls: Nimm 1 Schwertkämpfer (wenn CP-5 es zulässt) und in jedem Fall den Startspielermarker. Wer den
    Marker schon hat, muss ihn nach links weitergeben. Nichts anderes bewegt den Marker.
rule-CL-4 =
    Markt: Tausche Nahrung, Holz und Münzen in beliebiger Zahl 1:1 untereinander. Gunst wird nicht getauscht. Es zählt
    nur, was sich am Ende geändert hat.
rule-CL-5 =
    Handelsschiff: Bezahle 1 Münze, nimm alles, was die aktuelle Karte zeigt. Zeigt sie einen beliebigen Krieger, wählt
    die Art, wer ihn nimmt.
rule-CL-6 =
    Runenschmied: Bezahle 1 Holz, nimm 1 der offenen Runen oder ungesehen die oberste vom Runenstapel. Sie liegt offen
    vor dir und darf sofort aktiviert werden.
rule-CL-7 =
    Haus des Weisen: Sieh dir, allein, 1 verdeckte Reisekarte deiner Wahl auf dem Spielbrett an; ziehe dann 1
    Schicksalskarte, die geheim bleibt.
rule-CL-8 =
    Schiffbauer: Wähle eines der ausliegenden Langschiffe und bezahle seine Kosten. Jeder Spieler darf in der ganzen
    Partie nur 1 bauen; wer eines hat, dem steht das Feld nicht mehr offen. Von da an, auch schon in dieser Runde, ist
    es ein Standort seines Besitzers.
rule-CL-9 =
    Stabkirche: Bezahle genau 1, 3, 6 oder 10 Münzen für 1, 2, 3 oder 4 Gunst; mindestens 1, höchstens 4 je Besuch.
rule-CL-10 =
    Arbeiterhütten: Nimm deinen zusätzlichen Arbeiter, jeder Spieler nur einmal in der Partie; er darf ab dieser Runde
    eingesetzt werden. Wer das als Erster tut, bezahlt 5 Münzen, als Zweiter 4, als Dritter 3, als Vierter 2.
rule-CL-11 = Jagdgründe: beliebig viele Spieler, je 1 Arbeiter; abgehandelt wird nach der Zuweisung (CC-1).
rule-CL-12 = Troll, linker Draugr, rechter Draugr: je 1 Arbeiter; er reserviert den Kampf.
rule-CL-13 =
    Kleines Gemeinschaftsschiff (kostenlos, Kapazität 5), großes Gemeinschaftsschiff (1 Münze, Kapazität 10), eigenes
    Langschiff (kostenlos, mit seiner Kapazität): Lege das Schiff sofort in den leeren Hafen der Küste, zu der du reisen
    willst; damit steht sie fest. 1 Schiff je Küste; nicht möglich, wenn alle Häfen, die im Spiel sind (CR-5), besetzt
    sind. Auf ein eigenes Langschiff darf nur sein Besitzer einen Arbeiter setzen, 1 je Runde. Ein Spieler darf mehrere
    Schiffe unterwegs haben.
rule-CL-14 =
    Betteln: steht immer offen, für beliebig viele Arbeiter, auch wenn andere Felder frei sind. Nimm 1 Schande und 1
    Nahrung. Wer kein anderes Feld nutzen kann oder will, muss betteln.
rule-CL-15 =
    Händler-Marktstände. Aumingi: Bezahle 1 Nahrung, nimm 1 Gunst, 1- bis 3-mal. Skalde: 2 Ruhm. Spendabler Kaufmann: 1
    Nahrung und 1 Holz. Wohlhabender Gönner: 2 Münzen.
rule-CL-16 =
    Söldner-Marktstände. Huskarl: 1 Nahrung für 2 Schwertkämpfer. Plünderer: 1 Holz für 2 Speerkämpfer. Jomswikinger: 2
    Münzen für 1 Schwertkämpfer und 1 Axtkämpfer. Waräger: 1 Münze für 1 Schwertkämpfer und 1 Speerkämpfer. Ein
    Marktstand wird je Arbeiter einmal genutzt.

## Assigning warriors

chapter-assigning-warriors = Zuweisung der Wikingerkrieger

rule-CA-1 =
    Wer einen Arbeiter auf einem Kampfstandort oder einem Schiff hat, weist Krieger zu und, auf Schiffen, Nahrung. Auch
    gar nichts ist erlaubt.
rule-CA-2 =
    Alle weisen gleichzeitig zu, verdeckt, bis alle fertig sind. Jeder Spieler kann verlangen, dass es offen geschieht,
    der Reihe nach vom Startspieler aus: auch einer ohne Kampf, Schiff oder Krieger. Verlangen kann man es, bis alle
    bestätigt haben; verdeckte Zuweisungen werden dann zurückgenommen.
rule-CA-3 = Krieger und Nahrung auf einem Schiff sind zusammen nie mehr als seine Kapazität.
rule-CA-4 =
    Verbietet ein Troll oder Draugr eine Waffe, können ihm Krieger dieser Art nicht zugewiesen werden. Auf einem Schiff
    darf jede Art mitreisen, aber die verbotene wird vor der ersten Runde des Kampfes gegen das Monster besiegt, ohne
    geworfen zu werden; nicht schon vor Reisekarte, Krake oder Ernährung: Bis dahin kämpfen und essen diese Krieger wie
    die anderen. Heilung rettet sie nicht.
rule-CA-5 = Wer einen Arbeiter in den Jagdgründen hat, für den jagt jeder Krieger, der im Langhaus geblieben ist.
rule-CA-6 =
    Zuweisen lässt sich nur, was man jetzt hat: Nahrung aus der Jagd dieser Runde kommt für die Schiffe zu spät. Anderes
    darf nicht geladen werden. Krieger, die nicht zugewiesen sind, bleiben zu Hause und in Sicherheit. Ist eine
    Zuweisung aufgedeckt, gilt sie endgültig.

## Resolution

chapter-resolution = Kampfauswertung
    .intro = In dieser Reihenfolge:

rule-CC-1 =
    Jagd, vom Startspieler aus im Uhrzeigersinn: ein Wurf mit allen jagenden Würfeln; Neuwerfen gegen Gunst, Potential
    und Reaktion wie in CF-7. Nimm so viel Nahrung, wie Treffer gefallen sind, höchstens 6. Keine Verluste; die Jäger
    kehren heim.
rule-CC-2 = Troll: Kampf.
rule-CC-3 = Linker Draugr, dann rechter Draugr: Kampf.
rule-CC-4 =
    Küsten, von links nach rechts; eine Küste ohne Schiff wird übersprungen. Zuerst wird die Reisekarte aufgedeckt und
    mit dem abgehandelt, was auf dem Schiff ist, auch wenn niemand an Bord ist. Dann wird die Mannschaft ernährt: Auf
    der Reise zu einer nahen Küste ernährt 1 Nahrung 2 Krieger, zu einer fernen 1. Es werden so viele ernährt, wie die
    Nahrung erlaubt, und ein einzelner Krieger braucht eine ganze Nahrung; die übrigen verhungern und gehen zurück in
    den Vorrat, wobei ihr Besitzer bestimmt, welche das sind. Alle Nahrung an Bord geht zurück in den Vorrat, auch wenn
    niemand an Bord ist. Dann wird gegen das Monster gekämpft, wenn noch jemand da ist.

## A fight

chapter-a-fight = Der Kampf

rule-CF-1 =
    Ein Kampf ist eine Folge von Kampfrunden. (1) Wirf alle eingesetzten Würfel. (2) Wenn du willst, bezahle 1 Gunst und
    wirf beliebige Würfel neu; wiederholbar. (3) Jede gezeigte Waffe ist 1 Schaden für den Gegner, eine doppelte 2;
    Schaden bleibt von Runde zu Runde. (4) Du verlierst so viele Krieger, wie der Angriffswert des Gegners beträgt,
    weniger die gezeigten Schilde, nie unter 0; welche, bestimmst du. (5) Prüfen.
rule-CF-2 = Schaden geschieht gleichzeitig: Auch ein sterbender Gegner schlägt noch zu.
rule-CF-3 =
    Erreicht oder übersteigt der Schaden den Verteidigungswert, ist der Gegner besiegt, auch wenn kein Krieger übrig
    ist. Nimm sofort die Karte (auf den eigenen Stapel), ihren Ruhm und ihre Belohnung: Trolle geben Holz, Draugr
    Münzen, Monster Gunst und die Münzen, die auf ihnen liegen. Überlebende kehren heim.
rule-CF-4 =
    Nicht besiegt und noch Krieger übrig: eine weitere Kampfrunde. Keine übrig: keine Belohnung, und der Schaden wird
    entfernt. Kein Rückzug.
rule-CF-5 =
    Troll: Wer ihn tötet, darf 1 eigene Schande abwerfen und darf einen anderen Spieler zwingen, 1 Schande aus dem
    Vorrat zu nehmen. Das sind zwei getrennte Entscheidungen, zusammen mit der Belohnung; um Schande zu geben, muss man
    keine zum Abwerfen haben.
rule-CF-6 =
    Krake: Gegen sie wird nach denselben Regeln gekämpft, wenn ihre Reisekarte aufgedeckt wird; 3 Ruhm. Ihre Karte ist
    keine Trophäe: Kein Set, kein Schicksal und kein Unentschieden zählt sie. Überlebende reisen weiter, werden ernährt
    und treffen auf das Monster. Ist kein Krieger an Bord, tut sie nichts.
rule-CF-7 =
    Zeitpunkte in einer Kampfrunde: Nach dem Wurf kommen Neuwerfen gegen Gunst, Potential und Reaktion, in beliebiger
    Reihenfolge und so oft, wie sie bezahlt werden können, bis der Besitzer fertig ist; Reaktion zählt für die Würfel,
    wie sie am Ende liegen. Heilung wird angeboten, wenn mindestens 1 Verlust ansteht, bevor Würfel entfernt werden; der
    zugefügte Schaden bleibt. Die Rune Ruhm wird angeboten, wenn die Belohnung genommen wird.
rule-CF-8 =
    Niemand entsandt, oder alle Krieger eines Schiffs schon vor dem Kampf verloren: kein Kampf, und der Gegner bleibt
    unbesiegt. Nach einem verlorenen Kampf darf es in derselben Runde niemand sonst mit diesem Gegner versuchen.

## Journey cards

chapter-journey-cards = Reisekarten

rule-CJ-1 =
    Alles ruhig: nichts. Windstille: Verliere 1 Nahrung. Strudel: Verliere 1 Krieger. Sturm: Verliere 1 Nahrung oder 1
    Krieger, nach eigener Wahl. Verloren: Verliere 2 Stück, Nahrung und Krieger in beliebiger Kombination. Krake: CF-6.
    Was nicht an Bord ist, kann nicht verloren gehen; gewählt werden muss unter dem, was da ist, wenn möglich bis zur
    vollen Zahl. Die Karte bleibt bis zum Aufräumen offen liegen. Verluste treffen nur das Schiff; Heilung und Gunst
    helfen nicht, außer im Kampf gegen die Krake.

## Clean-up

chapter-clean-up = Aufräumen

rule-CU-1 =
    Die Arbeiter kehren heim; Gemeinschaftsschiffe kommen zurück auf ihre Felder, eigene Langschiffe zu ihren Besitzern.
rule-CU-2 = Ein unbesiegter Troll wird abgelegt, und alle nehmen 1 Schande. Ein besiegter Troll bringt keine Schande.
rule-CU-3 =
    Unbesiegte Draugr werden abgelegt (ein offener Stapel für Trolle und Draugr, der nie wieder gebraucht wird).
    Aufgedeckte Reisekarten werden abgelegt; verdeckte bleiben liegen, und was Spieler von ihnen wissen, gilt weiter.
rule-CU-4 = Auf jedes unbesiegte Monster kommt 1 Münze mehr, ob jemand dort war oder nicht; sie häufen sich an.
rule-CU-5 = Nach Runde 8 folgt die Schlusswertung; sonst rückt der Rundenmarker weiter.

## Final scoring

chapter-final-scoring = Schlusswertung

rule-CE-1 =
    Schicksale: Wer bei der Bedingung einer eigenen Schicksalskarte alleine vorne liegt, erhält ihren höheren Wert,
    gleichauf an der Spitze den kleineren, sonst nichts. Mindestens 1 vom Gezählten ist nötig. Karten anderer Spieler
    bringen nichts. Alles wird in einem einzigen Augenblick gezählt, für alle Spieler, auch Karten eines verdeckten
    Stapels.
rule-CE-2 =
    Sets: 5 Ruhm für jedes vollständige Set aus einem roten, einem gelben und einem blauen Gegner (Draugr und Monster;
    Trolle haben keine Farbe).
rule-CE-3 = Runen: der Ruhm, der auf jeder angegeben ist, aktiviert oder nicht.
rule-CE-4 = Eigenes Langschiff: sein Ruhm.
rule-CE-5 = Gunst: je 2 Ruhm.
rule-CE-6 = Münzen: 1 Ruhm für je 3; ein Rest verfällt.
rule-CE-7 = Schande: 1, 2, 3, 4, 5, 6 Schande kosten 1, 3, 6, 10, 15, 21 Ruhm; über 6 hinaus entscheidet die Ausgabe.
rule-CE-8 =
    Der meiste Ruhm gewinnt. Bei einem Unentschieden entscheiden die meisten Gegnerkarten, Trolle eingeschlossen; steht
    es immer noch unentschieden, wird der Sieg geteilt. Die Summe kann unter 0 liegen.

## Leaders

chapter-leaders = Anführer

rule-CV-1 =
    Asmundr der Fromme: Jede Gunst bringt ihre 2 Ruhm, ob fürs Neuwerfen ausgegeben (dann sofort) oder behalten.
    Ausgegebene Gunst wird trotzdem abgeworfen.
rule-CV-2 =
    Dagrun die Auserwählte: Im Haus des Weisen zieht sie 1 Schicksalskarte mehr und behält 1, die andere kommt unter den
    Stapel; mit Vision zieht sie 4 und behält 1. Mehrere kommen in der gezogenen Reihenfolge darunter. Für die Karte vom
    Spielaufbau gilt das nicht.
rule-CV-3 = Gylfir der Seefeste: bezahlt beim Handelsschiff keine Münze; es steht ihm auch ohne Münzen offen.
rule-CV-4 =
    Svanhildr die Schwertjungfer: Ein einfacher Treffer eines Schwertkämpfers zählt 2, ein Doppeltreffer 3; auch auf der
    Jagd (weiterhin höchstens 6 Nahrung).
rule-CV-5 =
    Ullr der Berserker: In jeder Kampfrunde (nicht auf der Jagd), in der am Ende mindestens ein Würfel einen
    Doppeltreffer zeigt, sofort 1 Ruhm, nie mehr je Kampfrunde, wie der Kampf auch ausgeht; auch gegen die Krake.

## Runes

chapter-runes = Runen
    .intro = Jede wird einmal aktiviert und trotzdem behalten und gewertet.

rule-CN-1 =
    Zehn verschiedene Runen. Nennt eine unten einen Zeitpunkt, wird sie nur dann aktiviert; die anderen „jederzeit“. Das
    heißt: Immer wenn ein Spieler etwas gefragt wird, womit eine Wahl beginnt (Einsetzen: bevor der Arbeiter gesetzt
    wird und noch einmal nach seiner Aktion; jede Wahl bei Jagd, Reise oder Kampf und gleich nach deren Ausgang; und
    noch einmal, für alle der Reihe nach, nach dem letzten Aufräumen vor der Schlusswertung), darf dieser Spieler zuvor
    eine Rune aktivieren, und allen anderen wird es angeboten: Niemand wartet darauf. Während der Zuweisung dürfen es
    alle, vor dem ersten Teil der eigenen Zuweisung und wieder, sobald sie bestätigt ist. Was eine Rune ihren Besitzer
    fragt, wird beantwortet, bevor das Spiel weitergeht; mehrere Runen dürfen zusammen aktiviert werden.
rule-CN-2 =
    Gaben: 4 Ressourcen, Holz, Nahrung und Münzen in beliebiger Kombination, in den persönlichen Vorrat, nie auf ein
    Schiff, das unterwegs ist.
rule-CN-3 = Wohlstand: Verdopple deine Münzen; höchstens 5 kommen hinzu.
rule-CN-4 = Wissen: Sieh dir alle verdeckten Reisekarten auf dem Spielbrett an.
rule-CN-5 =
    Erfolg: Decke 1 eigene Schicksalskarte auf und werte sie jetzt nach CE-1 (womöglich 0). Verdeckte Stapel, entsandte
    Krieger und Nahrung an Bord zählen mit, und nur das Ergebnis wird genannt. Behalte sie, nun offen, und werte sie am
    Ende noch einmal.
rule-CN-6 =
    Potential, nach jedem Wurf oder Neuwerfen in Kampf oder Jagd: Wirf einmal alle leeren Seiten neu. Was fällt, zählt;
    Gunst darf noch folgen.
rule-CN-7 =
    Reaktion, zum selben Zeitpunkt: Jeder Schild zählt bei diesem Wurf auch als einfacher Treffer (2 Schaden bei den
    Schwertkämpfern von Svanhildr, nicht 3) und weiter als Schild.
rule-CN-8 = Heilung, wenn Verluste anstehen: keine Verluste in dieser Kampfrunde.
rule-CN-9 =
    Ruhm, wenn du einen Gegner besiegst: die Hälfte des Ruhms, der auf seiner Karte angegeben ist, noch dazu,
    abgerundet.
rule-CN-10 =
    Reise, nachdem eine Reisekarte für das eigene Schiff aufgedeckt ist: Wirf sie ab, decke die nächste vom Stapel auf
    und handle diese ab, ob schlimmer oder nicht. Erst dann kommt die erste auf den Ablagestapel.
rule-CN-11 =
    Vision, wenn du das Haus des Weisen nutzt, vor dem Ziehen des Schicksals; nach dem Ansehen der Reisekarte ist früh
    genug: Ziehe 2 Schicksalskarten mehr, behalte 1, die anderen kommen unter den Stapel (Reihenfolge wie in CV-2).

## Worked examples

chapter-worked-examples = Beispiele
    .intro = Aus den Heften; jedes ist ein Test.

rule-CT-1 = Auf einem Draugr sind 6 Ruhm und 4 Münzen angegeben: Wer ihn besiegt, erhält 6 Ruhm und nimmt 4 Münzen.
rule-CT-2 = Die Rune Ruhm bei einem Monster, das 13 wert ist: 6 mehr. Bei einer Krake, wo E-7 es erlaubt: 1 mehr.
rule-CT-3 = 7 Krieger zu Hause, 2 stehen dem Spieler zu: 1 nimmt er und sagt, welchen; der andere geht in den Vorrat.
rule-CT-4 = Dagrun mit Vision: 4 gezogen, 1 behalten, 3 unter den Stapel. Ohne: 2, 1, 1.
rule-CT-5 = Ein Schwertkämpfer von Svanhildr: Treffer 2, Doppeltreffer 3, Schild mit Reaktion 2 und weiter ein Schild.

## Where the editions differ
# .<edition>: what that book says; in brackets what we use where it is silent.

point-E-1 = Gunst zu Beginn
    .en-2015 = 1
    .fr = 1
    .it = 0
    .de-2018 = 1
point-E-2 = offene Runen werden bei der Vorbereitung der Runde aufgefüllt
    .en-2015 = schweigt [ja]
    .fr = ja
    .it = ja
    .de-2018 = ja
point-E-3 = Betteln bringt
    .en-2015 = 1 Nahrung
    .fr = 1 Nahrung
    .it = 1 Nahrung
    .de-2018 = 1 Nahrung, Holz oder Münze nach Wahl
point-E-4 = Zuweisung
    .en-2015 = schweigt [der Reihe nach, offen]
    .fr = gleichzeitig, auf Verlangen der Reihe nach
    .it = gleichzeitig, auf Verlangen der Reihe nach
    .de-2018 = gleichzeitig, auf Verlangen der Reihe nach
point-E-5 = welche Küsten nah sind, also welche zuerst an der Reihe sind
    .en-2015 = die zwei rechten (die fernen zuerst); zu zweit und zu dritt entfällt die ganz linke
    .fr = die zwei linken; es entfällt die ganz rechte
    .it = die zwei linken; es entfällt die ganz rechte
    .de-2018 = die zwei linken; es entfällt die ganz rechte
point-E-6 = wer den Troll tötet, wirft Schande ab, gibt Schande
    .en-2015 = darf, darf
    .fr = darf, darf
    .it = muss (falls vorhanden), muss
    .de-2018 = darf, darf
point-E-7 = Ruhm der Krake; Rune Ruhm bei ihr
    .en-2015 = schweigt [3]; nein
    .fr = 3; ja
    .it = 3; ja
    .de-2018 = 3; ja
point-E-8 = ein Schicksal braucht mindestens 1 vom Gezählten
    .en-2015 = schweigt [nein]
    .fr = ja
    .it = ja
    .de-2018 = ja
point-E-9 = Schande über 6 hinaus
    .en-2015 = höchstens −21
    .fr = höchstens −21
    .it = höchstens −21
    .de-2018 = −6 für jede weitere
point-E-10 = die Varianten von CS-9 sind gedruckt
    .en-2015 = nein
    .fr = ja
    .it = ja
    .de-2018 = ja
point-E-11 = Neuwerfen gegen Gunst auf der Jagd
    .en-2015 = schweigt [ja]
    .fr = ja
    .it = ja
    .de-2018 = ja
point-E-12 = Felder, die beim Auslegen von Karten leer genannt werden
    .en-2015 = Reise, Monster [alle]
    .fr = Runen [alle]
    .it = Monster [alle]
    .de-2018 = Reise, Runen, Monster
point-E-13 = besiegte Gegner liegen
    .en-2015 = schweigt [offen: nichts verbirgt sie]
    .fr = verdeckt, müssen nicht genannt werden
    .it = verdeckt, dürfen nicht genannt werden [müssen nicht genannt werden]
    .de-2018 = verdeckt, müssen nicht genannt werden
point-E-14 = Texte der Marktstände
    .en-2015 = nicht gedruckt [wie die anderen]
    .fr = gedruckt
    .it = gedruckt
    .de-2018 = gedruckt
point-E-15 = Startspieler
    .en-2015 = wer zuletzt Ruhm in einer Schlacht errang [zufällig]
    .fr = wer zuletzt Ruhm in einer Schlacht errang, oder zufällig
    .it = wer zuletzt Ruhm in einer Schlacht errang, oder zufällig
    .de-2018 = wer zuletzt Ruhm in einer Schlacht errang, oder zufällig
point-E-16 = ein Hafen nimmt 1 Schiff auf
    .en-2015 = schweigt [ja]
    .fr = schweigt [ja]
    .it = schweigt [ja]
    .de-2018 = ja
