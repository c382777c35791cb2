# Champions of Midgard: everything that is said about this game.
#
# A noun of the game comes into a sentence as an argument named after its family: $space is the noun `place-<slug>`,
# $space-at its attribute `.at`. $seat is a player's name. $things is a list such as "2 Schwertkämpfer und 1 Nahrung".
# Things decline with $count; `.some` says how many of them there are. It is used as nominative and accusative alike, so
# a noun with an adjective that would differ is put in other words. Warriors are the same in singular and plural.

## Things that are counted

thing-swordsman = { $count ->
   *[other] Schwertkämpfer
}
    .some = { $count } Schwertkämpfer
thing-spearman = { $count ->
   *[other] Speerkämpfer
}
    .some = { $count } Speerkämpfer
thing-axeman = { $count ->
   *[other] Axtkämpfer
}
    .some = { $count } Axtkämpfer
thing-any = { $count ->
   *[other] Krieger
}
    .some = { $count } Krieger nach Wahl
thing-food = Nahrung
    .some = { $count } Nahrung
thing-wood = Holz
    .some = { $count } Holz
thing-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
    .some = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
thing-favor = Gunst
    .some = { $count } Gunst
thing-glory = Ruhm
    .some = { $count } Ruhm

## Places: spaces, shores, longships, stalls
# .at says where something is, .to where somebody goes (to a fight: against whom), .the the place itself as an object;
# what warriors are assigned to has .dat as well: the dative ("weist dem Troll 1 Axtkämpfer zu").

place-blacksmith = Schmied
    .at = beim Schmied
    .to = zum Schmied
place-hafter = Speerbauer
    .at = beim Speerbauer
    .to = zum Speerbauer
place-swordsmith = Schwertschmied
    .at = beim Schwertschmied
    .to = zum Schwertschmied
place-smokehouse = Räucherhaus
    .at = im Räucherhaus
    .to = ins Räucherhaus
place-jarls-longhouse = Langhaus des Jarls
    .at = im Langhaus des Jarls
    .to = ins Langhaus des Jarls
place-market = Markt
    .at = auf dem Markt
    .to = auf den Markt
place-merchant-ship = Handelsschiff
    .at = beim Handelsschiff
    .to = zum Handelsschiff
place-runesmith = Runenschmied
    .at = beim Runenschmied
    .to = zum Runenschmied
place-sages-hut = Haus des Weisen
    .at = im Haus des Weisen
    .to = ins Haus des Weisen
place-shipwright = Schiffbauer
    .at = beim Schiffbauer
    .to = zum Schiffbauer
place-stave-church = Stabkirche
    .at = in der Stabkirche
    .to = in die Stabkirche
place-worker-huts = Arbeiterhütten
    .at = bei den Arbeiterhütten
    .to = zu den Arbeiterhütten
place-hunting-grounds = Jagdgründe
    .at = in den Jagdgründen
    .to = in die Jagdgründe
place-troll = Troll
    .at = beim Troll
    .to = gegen den Troll
    .dat = dem Troll
place-draugr-left = Linker Draugr
    .at = beim linken Draugr
    .to = gegen den linken Draugr
    .dat = dem linken Draugr
place-draugr-right = Rechter Draugr
    .at = beim rechten Draugr
    .to = gegen den rechten Draugr
    .dat = dem rechten Draugr
place-begging = Betteln
    .at = beim Betteln
    .to = betteln
place-shore-1 = Erste Küste
    .at = an der ersten Küste
    .to = zur ersten Küste
    .dat = der ersten Küste
place-shore-2 = Zweite Küste
    .at = an der zweiten Küste
    .to = zur zweiten Küste
    .dat = der zweiten Küste
place-shore-3 = Dritte Küste
    .at = an der dritten Küste
    .to = zur dritten Küste
    .dat = der dritten Küste
place-shore-4 = Vierte Küste
    .at = an der vierten Küste
    .to = zur vierten Küste
    .dat = der vierten Küste
place-small-longship = Kleines Gemeinschaftsschiff
    .at = auf dem kleinen Gemeinschaftsschiff
    .to = auf das kleine Gemeinschaftsschiff
    .the = das kleine Gemeinschaftsschiff
place-large-longship = Großes Gemeinschaftsschiff
    .at = auf dem großen Gemeinschaftsschiff
    .to = auf das große Gemeinschaftsschiff
    .the = das große Gemeinschaftsschiff
place-karfi = Karfi
    .at = auf dem Langschiff Karfi
    .to = auf das Langschiff Karfi
    .the = das Langschiff Karfi
place-snekka = Snekka
    .at = auf dem Langschiff Snekka
    .to = auf das Langschiff Snekka
    .the = das Langschiff Snekka
place-skeid = Skeid
    .at = auf dem Langschiff Skeid
    .to = auf das Langschiff Skeid
    .the = das Langschiff Skeid
place-drekkar = Drekkar
    .at = auf dem Langschiff Drekkar
    .to = auf das Langschiff Drekkar
    .the = das Langschiff Drekkar
place-aumingi = Aumingi
    .at = beim Aumingi
    .to = zum Aumingi
place-skald = Skalde
    .at = beim Skalden
    .to = zum Skalden
place-generous-merchant = Spendabler Kaufmann
    .at = beim Spendablen Kaufmann
    .to = zum Spendablen Kaufmann
place-wealthy-traveller = Wohlhabender Gönner
    .at = beim Wohlhabenden Gönner
    .to = zum Wohlhabenden Gönner
place-huskarl = Huskarl
    .at = beim Huskarl
    .to = zum Huskarl
place-raiders = Plünderer
    .at = bei den Plünderern
    .to = zu den Plünderern
place-jomsvikings = Jomswikinger
    .at = bei den Jomswikingern
    .to = zu den Jomswikingern
place-varangians = Waräger
    .at = bei den Warägern
    .to = zu den Warägern

## Leaders and what they can do
# .dat: the leader in the dative ("den Clan von Asmundr dem Frommen").

leader-asmundr = Asmundr der Fromme
    .dat = Asmundr dem Frommen
leader-dagrun = Dagrun die Auserwählte
    .dat = Dagrun der Auserwählten
leader-gylfir = Gylfir der Seefeste
    .dat = Gylfir dem Seefesten
leader-svanhildr = Svanhildr die Schwertjungfer
    .dat = Svanhildr der Schwertjungfer
leader-ullr = Ullr der Berserker
    .dat = Ullr dem Berserker

gift-pious = Jede Gunst, die fürs Neuwerfen ausgegeben wird, bringt ihre 2 Ruhm sofort.
gift-destined = Zieht im Haus des Weisen 1 Schicksalskarte mehr und behält eine davon.
gift-seaworthy = Bezahlt beim Handelsschiff keine Münze.
gift-swordmaiden = Ein Treffer eines Schwertkämpfers verursacht 2 Schadenspunkte, ein Doppeltreffer 3.
gift-berserker = Erhält 1 Ruhm in jeder Kampfrunde, in der ein Würfel einen Doppeltreffer zeigt.

## Runes
# .the: the rune as an object.

rune-gifts = Rune Gaben
    .the = die Rune Gaben
rune-wealth = Rune Wohlstand
    .the = die Rune Wohlstand
rune-knowledge = Rune Wissen
    .the = die Rune Wissen
rune-success = Rune Erfolg
    .the = die Rune Erfolg
rune-potential = Rune Potential
    .the = die Rune Potential
rune-reaction = Rune Reaktion
    .the = die Rune Reaktion
rune-healing = Rune Heilung
    .the = die Rune Heilung
rune-glory = Rune Ruhm
    .the = die Rune Ruhm
rune-journey = Rune Reise
    .the = die Rune Reise
rune-true-vision = Rune Vision
    .the = die Rune Vision

power-gifts = Nimm 4 Ressourcen: Nahrung, Holz und Münzen in beliebiger Kombination.
power-wealth = Verdopple deine Münzen; höchstens 5 kommen hinzu.
power-knowledge = Sieh dir alle Reisekarten an, die verdeckt ausliegen.
power-success = Decke 1 deiner Schicksalskarten auf, werte sie jetzt und am Ende noch einmal.
power-potential = Nach einem Wurf: Wirf alle Würfel mit leerer Seite neu.
power-reaction = Nach einem Wurf: Jeder Schild ist zugleich ein Treffer.
power-healing = Wenn im Kampf Verluste anstehen: Verliere in dieser Kampfrunde niemanden.
power-glory = Wenn du einen Gegner besiegst: Erhalte die Hälfte seines Ruhms noch dazu, abgerundet.
power-journey = Wirf die Reisekarte deines Schiffs ab und stelle dich der nächsten.
power-true-vision = Ziehe im Haus des Weisen 2 Schicksalskarten mehr und behalte eine davon.

## Destinies

destiny-crusher-of-ice = Zermalmer des Eises
destiny-earth-smasher = Erdzertrümmerer
destiny-master-of-flames = Herr der Flammen
destiny-craftsman = Handwerker
destiny-prepared = Gut vorbereitet
destiny-prosperous = Begütert
destiny-leader-of-armies = Heerführer
destiny-odins-favored = Odins Günstling
destiny-runemaster = Runenmeister
destiny-monster-hunter = Monsterjäger
destiny-slayer-of-the-undead = Bezwinger der Untoten
destiny-troll-slayer = Trollbezwinger

# .most: whoever has the most of it.

counts-blue = besiegte blaue Gegner
    .most = die meisten besiegten blauen Gegner
counts-yellow = besiegte gelbe Gegner
    .most = die meisten besiegten gelben Gegner
counts-red = besiegte rote Gegner
    .most = die meisten besiegten roten Gegner
counts-wood = Holz
    .most = das meiste Holz
counts-food = Nahrung
    .most = die meiste Nahrung
counts-coins = Münzen
    .most = die meisten Münzen
counts-warriors = Krieger
    .most = die meisten Krieger
counts-favor = Gunst
    .most = die meiste Gunst
counts-runes = Runen
    .most = die meisten Runen
counts-monsters = besiegte Monster
    .most = die meisten besiegten Monster
counts-draugr = besiegte Draugr
    .most = die meisten besiegten Draugr
counts-trolls = besiegte Trolle
    .most = die meisten besiegten Trolle

## Journeys

journey-all-quiet = Alles ruhig
journey-no-wind = Windstille
journey-whirlpool = Strudel
journey-storm = Sturm
journey-lost = Verloren
journey-kraken = Krake

does-quiet = Kein Effekt.
does-lose-food = Du verlierst { $count } Nahrung.
does-lose-warriors = Du verlierst { $count } Krieger.
does-lose-any = { $count ->
    [one] Du verlierst 1 Nahrung oder 1 Krieger deiner Wahl.
   *[other] Du verlierst insgesamt { $count } Nahrung oder Krieger deiner Wahl, in beliebiger Kombination.
}
does-kraken = Ein Kampf gegen die Krake: Angriff { $attack }, Verteidigung { $defence }, { $glory } Ruhm.

## Merchant ships

merchant-birka-knarr = Knorr aus Birka
merchant-hedeby-knarr = Knorr aus Haithabu
merchant-lofoten-boat = Lofotenboot
merchant-frisian-cog = Friesenkogge
merchant-dublin-trader = Handelsfahrer aus Dublin
merchant-novgorod-boat = Boot aus Nowgorod
merchant-miklagard-trader = Handelsfahrer aus Miklagard
merchant-gotland-knarr = Knorr von Gotland

## Enemies
# .nom: the enemy as a subject, with its article ("der Sumpftroll"); .the: as an object ("den Sumpftroll").

enemy-marsh-troll = Sumpftroll
    .nom = der Sumpftroll
    .the = den Sumpftroll
enemy-bridge-troll = Brückentroll
    .nom = der Brückentroll
    .the = den Brückentroll
enemy-ox-thief = Ochsendieb
    .nom = der Ochsendieb
    .the = den Ochsendieb
enemy-hollow-hag = Höhlenvettel
    .nom = die Höhlenvettel
    .the = die Höhlenvettel
enemy-scree-troll = Gerölltroll
    .nom = der Gerölltroll
    .the = den Gerölltroll
enemy-birch-hag = Birkenvettel
    .nom = die Birkenvettel
    .the = die Birkenvettel
enemy-boulder-thrower = Felsenwerfer
    .nom = der Felsenwerfer
    .the = den Felsenwerfer
enemy-moss-grandmother = Moosgroßmutter
    .nom = die Moosgroßmutter
    .the = die Moosgroßmutter
enemy-snow-ogre = Schneeoger
    .nom = der Schneeoger
    .the = den Schneeoger
enemy-grim-of-the-ford = Grim von der Furt
    .nom = Grim von der Furt
    .the = Grim von der Furt
enemy-cliff-ogress = Klippenogerin
    .nom = die Klippenogerin
    .the = die Klippenogerin
enemy-two-headed-troll = Zweikopftroll
    .nom = der Zweikopftroll
    .the = den Zweikopftroll
enemy-ironwood-hag = Eisenwaldvettel
    .nom = die Eisenwaldvettel
    .the = die Eisenwaldvettel
enemy-three-headed-troll = Dreikopftroll
    .nom = der Dreikopftroll
    .the = den Dreikopftroll
enemy-grylas-firstborn = Grylas Erstgeborener
    .nom = Grylas Erstgeborener
    .the = Grylas Erstgeborenen
enemy-king-of-the-dovre-fells = König vom Dovrefjell
    .nom = der König vom Dovrefjell
    .the = den König vom Dovrefjell
enemy-bog-walker = Moorgänger
    .nom = der Moorgänger
    .the = den Moorgänger
enemy-drowned-oarsman = Ertrunkener Ruderer
    .nom = der Ertrunkene Ruderer
    .the = den Ertrunkenen Ruderer
enemy-cinder-thrall = Aschenknecht
    .nom = der Aschenknecht
    .the = den Aschenknecht
enemy-pyre-widow = Brandwitwe
    .nom = die Brandwitwe
    .the = die Brandwitwe
enemy-pale-ploughman = Bleicher Pflüger
    .nom = der Bleiche Pflüger
    .the = den Bleichen Pflüger
enemy-salt-corpse = Salzleiche
    .nom = die Salzleiche
    .the = die Salzleiche
enemy-hrapp = Hrapp
    .nom = Hrapp
    .the = Hrapp
enemy-barrow-sleeper = Hügelschläfer
    .nom = der Hügelschläfer
    .the = den Hügelschläfer
enemy-klaufi = Klaufi
    .nom = Klaufi
    .the = Klaufi
enemy-gallows-watcher = Galgenwächter
    .nom = der Galgenwächter
    .the = den Galgenwächter
enemy-soti = Soti
    .nom = Soti
    .the = Soti
enemy-frozen-huscarl = Gefrorener Huskarl
    .nom = der Gefrorene Huskarl
    .the = den Gefrorenen Huskarl
enemy-thorolf-halt-foot = Thorolf Hinkefuß
    .nom = Thorolf Hinkefuß
    .the = Thorolf Hinkefuß
enemy-drift-ice-wight = Treibeiswicht
    .nom = der Treibeiswicht
    .the = den Treibeiswicht
enemy-agnar-of-the-mound = Agnar vom Grabhügel
    .nom = Agnar vom Grabhügel
    .the = Agnar vom Grabhügel
enemy-gold-hoarder = Goldhorter
    .nom = der Goldhorter
    .the = den Goldhorter
enemy-hoar-captain = Reifhauptmann
    .nom = der Reifhauptmann
    .the = den Reifhauptmann
enemy-smoke-reeve = Rauchvogt
    .nom = der Rauchvogt
    .the = den Rauchvogt
enemy-thrain = Thrain
    .nom = Thrain
    .the = Thrain
enemy-karr-the-old = Karr der Alte
    .nom = Karr der Alte
    .the = Karr den Alten
enemy-glam = Glam
    .nom = Glam
    .the = Glam
enemy-skoffin = Skoffin
    .nom = das Skoffin
    .the = das Skoffin
enemy-muspel-spark = Muspelfunke
    .nom = der Muspelfunke
    .the = den Muspelfunken
enemy-fossegrim = Fossegrim
    .nom = der Fossegrim
    .the = den Fossegrim
enemy-fenris-cub = Fenriswelpe
    .nom = der Fenriswelpe
    .the = den Fenriswelpen
enemy-hot-spring-bird = Geysirvogel
    .nom = der Geysirvogel
    .the = den Geysirvogel
enemy-nykr = Nykr
    .nom = der Nykr
    .the = den Nykr
enemy-stone-boar = Steineber
    .nom = der Steineber
    .the = den Steineber
enemy-ember-fox = Glutfuchs
    .nom = der Glutfuchs
    .the = den Glutfuchs
enemy-ice-fell-wolf = Eisfjellwolf
    .nom = der Eisfjellwolf
    .the = den Eisfjellwolf
enemy-finngalkn = Finngalkn
    .nom = das Finngalkn
    .the = das Finngalkn
enemy-ash-mare = Aschenstute
    .nom = die Aschenstute
    .the = die Aschenstute
enemy-marbendill = Marbendill
    .nom = der Marbendill
    .the = den Marbendill
enemy-clay-giant = Lehmriese
    .nom = der Lehmriese
    .the = den Lehmriesen
enemy-skoll = Sköll
    .nom = Sköll
    .the = Sköll
enemy-hati = Hati
    .nom = Hati
    .the = Hati
enemy-myrkvid-bear = Myrkvidbär
    .nom = der Myrkvidbär
    .the = den Myrkvidbären
enemy-red-crest-whale = Rotkammwal
    .nom = der Rotkammwal
    .the = den Rotkammwal
enemy-margygur = Margygur
    .nom = die Margygur
    .the = die Margygur
enemy-lindworm = Lindwurm
    .nom = der Lindwurm
    .the = den Lindwurm
enemy-furnace-worm = Glutofenwurm
    .nom = der Glutofenwurm
    .the = den Glutofenwurm
enemy-ox-whale = Ochsenwal
    .nom = der Ochsenwal
    .the = den Ochsenwal
enemy-warg-mother = Wargmutter
    .nom = die Wargmutter
    .the = die Wargmutter
enemy-garm = Garm
    .nom = Garm
    .the = Garm
enemy-rime-bear = Reifbär
    .nom = der Reifbär
    .the = den Reifbären
enemy-grafvitnir = Grafvitnir
    .nom = Grafvitnir
    .the = Grafvitnir
enemy-ember-drake = Glutdrache
    .nom = der Glutdrache
    .the = den Glutdrachen
enemy-frost-giant = Frostriese
    .nom = der Frostriese
    .the = den Frostriesen
enemy-hill-giant = Hügelriese
    .nom = der Hügelriese
    .the = den Hügelriesen
enemy-fire-giant = Feuerriese
    .nom = der Feuerriese
    .the = den Feuerriesen
enemy-hraesvelg = Hräsvelg
    .nom = Hräsvelg
    .the = Hräsvelg
enemy-hyrrokkin = Hyrrokkin
    .nom = Hyrrokkin
    .the = Hyrrokkin
enemy-fafnirs-heir = Fafnirs Erbe
    .nom = Fafnirs Erbe
    .the = Fafnirs Erben
enemy-lyngbakr = Lyngbakr
    .nom = Lyngbakr
    .the = Lyngbakr
enemy-nidhoggs-spawn = Nidhöggs Brut
    .nom = Nidhöggs Brut
    .the = Nidhöggs Brut
enemy-surts-herald = Surts Herold
    .nom = Surts Herold
    .the = Surts Herold
enemy-jormungands-brood = Jörmungands Gezücht
    .nom = Jörmungands Gezücht
    .the = Jörmungands Gezücht

colour-none = keine Farbe
colour-red = rot
colour-yellow = gelb
colour-blue = blau

## Dice, decks, scoring

face-blank = leere Seite
    .some = { $count ->
        [one] 1 leere Seite
       *[other] { $count } leere Seiten
    }
face-hit = Treffer
    .some = { $count } Treffer
face-double = Doppeltreffer
    .some = { $count } Doppeltreffer
face-shield = Schild
    .some = { $count ->
        [one] 1 Schild
       *[other] { $count } Schilde
    }

deck-trolls = Trollkarten
deck-draugr = Draugrkarten
deck-monsters = Monsterkarten
deck-journeys = Reisekarten
deck-merchant-ships = Handelsschiffkarten

category-track = Ruhmesleiste
category-destinies = Schicksalskarten
category-sets = Gegnerkartensets
category-runes = Runen
category-ship = Eigenes Langschiff
category-favor = Gunst der Götter
category-coins = Münzen
category-blame = Schande

phase-leaders = Wahl der Anführer
phase-placing = Arbeiter einsetzen
phase-assigning = Zuweisung der Wikingerkrieger
phase-hunting = Jagd
phase-fighting = Kampf
phase-journey = Reisekarte
phase-feeding = Ernährung der Krieger
phase-ending = Ende der letzten Runde
phase-over = Spielende

## What happens, as a story; present tense

event-first-player = { $seat } hat den Startspielermarker.
event-stall-laid = Ein Marktstand wird aufgebaut: { $stall }.
event-leader-chosen = { $seat } führt den Clan von { $leader-dat }.
event-dealt = { $seat } erhält Ressourcen, Krieger und Arbeiter zum Spielbeginn.
event-destiny-drawn = { $seat } zieht das Schicksal „{ $destiny }“.
event-destiny-hidden = { $count ->
    [one] { $seat } zieht eine Schicksalskarte.
   *[other] { $seat } zieht { $count } Schicksalskarten.
}
event-round-began = Runde { $round } beginnt.
event-enemy-laid = { $venue }: Es erscheint { $enemy-nom }.
event-journey-laid = { $shore }: Eine Reisekarte wird verdeckt ausgelegt.
event-rune-laid = Neben dem Runenschmied liegt { $rune-the }.
event-merchant-came = Ein Handelsschiff legt an: { $merchant }.
event-stocked = Nachschub liegt bereit: { $item-some }.
event-ready = Nachschub liegt bereit: { $things }.
event-journeys-laid = Reisekarten werden verdeckt ausgelegt.
event-coins-laid = Bei jedem unbesiegten Monster liegt jetzt 1 Münze mehr.
event-worker-placed = { $seat } schickt einen Arbeiter { $space-to }.
event-goods-taken = { $seat } erhält { $good-some }.
event-goods-paid = { $seat } bezahlt { $good-some }.
event-favor-taken = { $seat } erhält { $count } Gunst.
event-favor-paid = { $seat } bezahlt 1 Gunst und wirft neu.
event-blame-taken = { $seat } erhält 1 Schande.
event-blame-shed = { $seat } wirft 1 Schande ab.
event-glory-won = { $cause ->
    [favor] { $seat } erhält { $count } Ruhm für die ausgegebene Gunst.
    [double] { $seat } erhält { $count } Ruhm für einen Doppeltreffer.
    [rune] { $seat } erhält durch die Rune Ruhm noch { $count } Ruhm dazu.
    [stall] { $seat } erhält { $count } Ruhm am Marktstand.
    [destiny] { $seat } erhält { $count } Ruhm für das aufgedeckte Schicksal.
   *[enemy] { $seat } erhält { $count } Ruhm.
}
event-warriors-taken = { $count ->
    [one] { $warrior-some } schließt sich { $seat } an.
   *[other] { $warrior-some } schließen sich { $seat } an.
}
event-warriors-forfeited = { $count ->
    [one] 1 Krieger entgeht { $seat }: kein Platz im Langhaus oder keiner mehr im Vorrat.
   *[other] { $count } Krieger entgehen { $seat }: kein Platz im Langhaus oder keine mehr im Vorrat.
}
event-warriors-lost = { $cause ->
    [journey] { $seat } verliert { $warrior-some } auf See.
    [hunger] { $seat } verliert { $warrior-some } durch Hunger.
    [ban] { $seat } verliert { $warrior-some }: Gegen das Monster ist diese Waffe nicht erlaubt.
   *[fight] { $seat } verliert { $warrior-some }.
}
event-marker-moved = { $seat } hat jetzt den Startspielermarker.
event-rune-taken = { $seat } nimmt { $rune-the }.
event-rune-used = { $seat } aktiviert { $rune-the }.
event-journey-seen = { $seat } sieht sich die Reisekarte { $shore-at } an: „{ $journey }“.
event-journey-looked-at = { $seat } sieht sich die Reisekarte { $shore-at } an.
event-destiny-kept = { $seat } behält das Schicksal „{ $destiny }“.
event-destiny-returned = { $count ->
    [one] { $seat } legt eine Schicksalskarte unter den Stapel.
   *[other] { $seat } legt { $count } Schicksalskarten unter den Stapel.
}
event-ship-built = { $seat } baut ein eigenes Langschiff: { $ship }.
event-ship-sent = { $seat } schickt { $space-the } { $shore-to }.
event-extra-worker = { $seat } hat jetzt einen zusätzlichen Arbeiter.
event-assigned = { $seat } weist { $venue-dat } { $item-some } zu.
event-assignment-sealed = { $seat } ist mit der Zuweisung fertig.
event-assignment-demanded = { $seat } verlangt, dass alle der Reihe nach offen zuweisen.
event-nothing-sent = { $seat } entsendet niemanden.
event-sent-out = { $seat } schickt { $item-some } { $venue-to }.
event-hunt-began = { $seat } geht auf die Jagd.
event-die-rolled = { $seat } würfelt: { $warrior }, { $face }.
event-dice-rolled = { $seat } würfelt: { $dice }.
event-die-picked = { $seat } wählt einen Würfel zum Neuwerfen: { $warrior }, { $face }.
event-hunted = { $count ->
    [0] Die Jäger von { $seat } kehren mit leeren Händen heim.
   *[other] Die Jäger von { $seat } bringen { $count } Nahrung heim.
}
event-fight-began = { $seat } kämpft gegen { $enemy-the }.
event-damage-dealt = { $seat } fügt dem Gegner { $count ->
    [0] keinen Schaden
    [one] 1 Schadenspunkt
   *[other] { $count } Schadenspunkte
} zu (insgesamt { $total } gegen Verteidigung { $defence }).
event-losses-due = { $count ->
    [one] Der Gegner schlägt zu: { $seat } muss 1 Krieger verlieren.
   *[other] Der Gegner schlägt zu: { $seat } muss { $count } Krieger verlieren.
}
event-healed = { $seat } verliert in dieser Kampfrunde niemanden.
event-enemy-defeated = { $seat } besiegt { $enemy-the }!
event-fight-lost = { $seat } hat niemanden mehr gegen { $enemy-the }; der Kampf ist verloren.
event-journey-turned = { $seat } reist { $shore-to }: „{ $journey }“.
event-food-lost = { $seat } verliert { $count } Nahrung auf See.
# $count are the warriors fed.
event-fed = { $starving ->
    [0] { $count ->
        [0] { $seat } hat auf der Reise { $shore-to } niemanden zu ernähren.
       *[other] { $seat } ernährt { $count } Krieger auf der Reise { $shore-to }.
    }
    [one] { $count ->
        [0] { $seat } hat auf der Reise { $shore-to } keine Nahrung; 1 Krieger verhungert.
       *[other] { $seat } ernährt { $count } Krieger auf der Reise { $shore-to }; 1 weiterer verhungert.
    }
   *[other] { $count ->
        [0] { $seat } hat auf der Reise { $shore-to } keine Nahrung; { $starving } Krieger verhungern.
       *[other] { $seat } ernährt { $count } Krieger auf der Reise { $shore-to }; { $starving } weitere verhungern.
    }
}
event-enemy-discarded = Niemand hat { $enemy-the } besiegt.
event-coin-laid = Beim Monster { $shore-at } liegt jetzt 1 Münze mehr.
event-destiny-revealed = { $seat } deckt das Schicksal „{ $destiny }“ auf: { $glory } Ruhm.
event-scored = { $seat }, { $category }: { $glory }.
event-game-won = { $seat } gewinnt!
event-deck-rebuilt = Aus dem Ablagestapel neu gemischt: { $deck }.
event-kraken-fought = Die Krake greift das Schiff von { $seat } auf der Reise { $shore-to } an!
event-kraken-defeated = { $seat } schlägt die Krake in die Flucht!
event-kraken-escaped = Die Krake holt sich die ganze Mannschaft von { $seat }.
event-waived = { $seat } belässt es dabei.
event-assigning-began = Die Zuweisung der Krieger beginnt.
winner = { $names } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
} mit { $score } Ruhm.

## Questions

question-choose-leader = Wer soll deinen Clan anführen?
question-place-worker = Wohin schickst du deinen Arbeiter?
question-choose-shore = Zu welcher Küste reist dein Langschiff?
question-give-goods = Was tauschst du auf dem Markt?
question-take-goods = { $left ->
    [one] Was nimmst du auf dem Markt? Noch 1 Ressource.
   *[other] Was nimmst du auf dem Markt? Noch { $left } Ressourcen.
}
question-beg = Was erbettelst du?
question-recruit-warriors = { $left ->
    [one] Welcher Krieger schließt sich dir an?
   *[other] Welche Krieger schließen sich dir an? Noch { $left }.
}
question-choose-rune = Welche Rune nimmst du?
question-look-at-journey = Welche Reisekarte siehst du dir an?
question-draw-destiny = Aktivierst du eine Rune, bevor du eine Schicksalskarte ziehst?
question-keep-destiny = Welche Schicksalskarte behältst du?
question-choose-ship = Welches Langschiff baust du?
question-choose-favor = Wie viel Gunst kaufst du?
question-choose-times = Wie oft tauschst du?
question-afterwards = Aktivierst du jetzt eine Rune?
question-assign = Wen schickst du wohin?
question-reroll = Welche Würfel wirfst du neu? 1 Gunst bezahlt beliebig viele.
question-pick-dice = Welche Würfel wirfst du außerdem neu?
question-lose-in-fight = { $left ->
    [one] Welcher Krieger fällt?
   *[other] Welche Krieger fallen? Noch { $left }.
}
question-lose-at-sea = { $left ->
    [one] Was holt sich die See?
   *[other] Was holt sich die See? Noch { $left }.
}
question-starve = { $left ->
    [one] Welcher Krieger verhungert?
   *[other] Welche Krieger verhungern? Noch { $left }.
}
question-meet-journey = Das erwartet dein Schiff. Aktivierst du eine Rune, um die Karte zu wechseln?
question-take-reward = Der Gegner ist besiegt. Aktivierst du eine Rune für mehr Ruhm?
question-shed-blame = Wirfst du 1 Schande ab?
question-give-blame = Wer erhält 1 Schande?
question-choose-gifts = { $left ->
    [one] Welche Ressource bringt dir die Rune?
   *[other] Welche Ressourcen bringt dir die Rune? Noch { $left }.
}
question-reveal-destiny = Welche Schicksalskarte deckst du auf?
question-offer-demand = Du kannst verlangen, dass alle offen zuweisen.
question-offer-rune = Du bist nicht am Zug, kannst aber jetzt eine Rune aktivieren.

## Answers

action-done = Fertig
action-no = Nein
action-nobody = Niemand
action-choose-leader = { $leader }
action-place = { $space }
action-sail = { $shore }
action-give = 1 { $good } abgeben
action-take = 1 { $good } nehmen
action-recruit = 1 { $warrior } anwerben
action-take-rune = { $rune } nehmen
action-take-rune-from = Rune auf Feld { $rune_space } nehmen
action-draw-rune = Rune verdeckt vom Stapel ziehen
action-look = Reisekarte { $shore-at } ansehen
action-keep = „{ $destiny }“ behalten
action-buy-ship = { $ship }
action-buy-favor = { $favor } Gunst kaufen
action-trade = { $times ->
    [one] Einmal tauschen
    [2] Zweimal tauschen
    [3] Dreimal tauschen
   *[other] { $times }-mal tauschen
}
action-send = { $venue }: 1 { $warrior }
action-load = { $shore }: 1 { $item }
action-demand = Verlangen, dass alle offen zuweisen
action-pick = Neuwerfen: 1 { $warrior } ({ $face })
action-roll = 1 Gunst bezahlen und die gewählten Würfel werfen
action-lose = 1 { $item } verlieren
action-shed = 1 Schande abwerfen
action-blame = { $seat } erhält 1 Schande
action-use = { $rune } aktivieren
action-reveal = „{ $destiny }“ aufdecken

## What an answer brings

effect-take = erhalte { $things }
effect-nothing = hier ist gerade nichts
effect-pay-take = bezahle { $price }, erhalte { $things }
effect-pay-take-times = jedes Mal: bezahle { $price }, erhalte { $things }
effect-jarl = nimm 1 Schwertkämpfer und den Startspielermarker
effect-jarl-pass = nimm 1 Schwertkämpfer und gib den Startspielermarker an { $seat } weiter
effect-market = tausche Nahrung, Holz und Münzen im Verhältnis 1:1
effect-runesmith = bezahle 1 Holz, nimm eine Rune
effect-sage = sieh dir eine Reisekarte an, ziehe eine Schicksalskarte
effect-shipwright = baue ein eigenes Langschiff
effect-church = kaufe 1 bis 4 Gunst für 1, 3, 6 oder 10 Münzen
effect-huts = bezahle { $price } für einen zusätzlichen Arbeiter in jeder Runde
effect-hunt = Krieger, die zu Hause bleiben, gehen auf die Jagd: höchstens 6 Nahrung
effect-fight = { $enemy }: Angriff { $attack }, Verteidigung { $defence }; { $glory } Ruhm, { $things }
effect-sail-free = ein Schiff mit Kapazität { $capacity }
effect-sail-paid = bezahle { $price }: ein Schiff mit Kapazität { $capacity }
effect-beg-food = nimm 1 Schande und 1 Nahrung
effect-beg-good = nimm 1 Schande und 1 Nahrung, Holz oder Münze
effect-shore = { $enemy }: Angriff { $attack }, Verteidigung { $defence }; { $glory } Ruhm, { $things }; 1 Nahrung ernährt { $feeds } Krieger
effect-buy-ship = bezahle { $price }; Kapazität { $capacity }, am Ende { $glory } Ruhm
effect-destiny = { $counts-most }: alleine { $alone } Ruhm, gleichauf { $tied }
effect-several = { $parts }
effect-pay = bezahle { $price }
effect-lose = verliere { $things }
effect-blame = nimm { $count } Schande
effect-forfeit = { $count ->
    [one] 1 Krieger entgeht dir
   *[other] { $count } Krieger entgehen dir
}
effect-first = der Startspielermarker geht an { $seat }
effect-worker = ein zusätzlicher Arbeiter in jeder Runde
effect-longhouse = das Langhaus ist dann voll, { $held } von { $most }
effect-recruit = wähle { $count } Krieger
effect-beg = wähle 1 Nahrung, Holz oder Münze
effect-forbids = { $kind ->
    [axeman] keine Axtkämpfer erlaubt
    [spearman] keine Speerkämpfer erlaubt
   *[swordsman] keine Schwertkämpfer erlaubt
}
effect-colour = { $colour }
effect-journey = Reisekarte: { $journey }
effect-swap = nimm { $count } dafür
effect-draw = { $count ->
    [one] ziehe 1 Schicksalskarte
   *[other] ziehe { $count } Schicksalskarten
}
effect-at-home = { $left ->
    [0] davon ist dann keiner mehr zu Hause
   *[other] davon dann noch { $left } zu Hause
}
effect-room = { $left ->
    [0] das Schiff ist dann voll
   *[other] dann noch Platz für { $left } auf diesem Schiff
}
effect-demand = alle nehmen zurück, was sie zugewiesen haben, und weisen der Reihe nach offen zu
effect-strike = { $hits ->
    [one] 1 Schadenspunkt, insgesamt { $damage } von { $defence }
   *[other] { $hits } Schadenspunkte, insgesamt { $damage } von { $defence }
}
effect-losses = verliere { $count } Krieger
effect-defeat = Sieg über { $enemy-the }
effect-kraken = Sieg über die Krake
effect-starve = { $count ->
    [one] 1 Krieger verhungert
   *[other] { $count } Krieger verhungern
}
effect-blame-of = { $seat } hat dann { $count } Schande
effect-blame-left = du hast dann { $count } Schande

## Why an answer is closed

reason-not-asked = Danach wird gerade nicht gefragt.
reason-not-in-play = Das ist in dieser Partie nicht im Spiel.
reason-taken = Dort steht schon ein Arbeiter.
reason-taken-figures = { $own ->
    [1] Dort steht schon dein eigener Arbeiter.
   *[0] Dort steht schon ein Arbeiter von { $seat }.
}
reason-no-food = Dafür hast du nicht genug Nahrung.
reason-no-food-figures = Dafür brauchst du { $needed } Nahrung, und du hast { $have }.
reason-no-wood = Dafür hast du nicht genug Holz.
reason-no-wood-figures = Dafür brauchst du { $needed } Holz, und du hast { $have }.
reason-no-coins = Dafür hast du nicht genug Münzen.
reason-no-coins-figures = { $needed ->
    [one] Dafür brauchst du 1 Münze, und du hast { $have }.
   *[other] Dafür brauchst du { $needed } Münzen, und du hast { $have }.
}
reason-no-favor = Du hast keine Gunst, mit der du bezahlen könntest.
reason-no-favor-figures = Neu zu werfen kostet { $needed } Gunst, und du hast { $have }.
reason-has-ship = Du hast schon ein eigenes Langschiff; mehr als eines bekommt kein Clan.
reason-has-ship-figures = Du hast schon { $ship-the }; mehr als ein eigenes Langschiff bekommt kein Clan.
reason-not-your-ship = Dieses Langschiff gehört dir nicht.
reason-no-harbour = Alle Häfen sind besetzt.
reason-harbour-taken = In diesem Hafen liegt schon ein Schiff.
reason-harbour-taken-figures = In diesem Hafen liegt schon ein Schiff von { $seat }.
reason-has-extra = Den zusätzlichen Arbeiter hast du schon.
reason-already-hunting = Du hast schon einen Arbeiter in den Jagdgründen.
reason-no-enemy = Dort gibt es keinen Gegner.
reason-out-of-order = Darüber bist du schon hinaus; nimm deine Antworten zurück, wenn du es doch noch willst.
reason-given-away = Das hast du abgegeben; beim selben Tausch kannst du es nicht wieder nehmen.
reason-nothing-left-to-take = Gäbst du noch mehr ab, bliebe nichts, was du dafür nehmen könntest.
reason-not-owed = Das steht dir nicht zu.
reason-no-dice-left = Von diesen Kriegern ist keiner mehr im Vorrat.
reason-no-rune-there = Dort liegt keine Rune.
reason-no-card-there = Dort liegt keine verdeckte Karte.
reason-not-drawn = Diese Karte hast du nicht gezogen.
reason-forbidden = Gegen diesen Gegner ist diese Waffe nicht erlaubt.
reason-forbidden-figures = { $kind ->
    [axeman] Axtkämpfer dürfen gegen { $enemy-the } nicht kämpfen.
    [spearman] Speerkämpfer dürfen gegen { $enemy-the } nicht kämpfen.
   *[swordsman] Schwertkämpfer dürfen gegen { $enemy-the } nicht kämpfen.
}
reason-not-at-home = Davon ist zu Hause nichts mehr übrig.
reason-not-at-home-figures = { $have ->
    [0] Davon hast du nichts.
    [one] Davon hast du nur 1, schon zugewiesen.
   *[other] Davon hast du nur { $have }, alle schon zugewiesen.
}
reason-ship-full = Das Schiff ist voll.
reason-ship-full-figures = Das Schiff hat Kapazität { $have } und ist voll.
reason-not-your-venue = Du hast dort keinen Arbeiter.
reason-open-already = Es wird bereits offen zugewiesen.
reason-no-such-die = Das zeigt kein Würfel.
reason-not-there = Davon gibt es dort nichts zu verlieren.
reason-oneself = Die Schande muss an jemand anderen gehen.
reason-not-your-rune = Diese Rune hast du nicht.
reason-rune-used = Diese Rune hast du schon aktiviert.
reason-wrong-window = Diese Rune lässt sich in diesem Moment nicht aktivieren.
reason-wrong-window-figures = Diese Rune lässt sich in diesem Moment nicht aktivieren. { $power }
reason-no-effect = Diese Rune hätte jetzt keinen Effekt.
reason-no-effect-figures = Diese Rune hätte jetzt keinen Effekt. { $power }
reason-not-your-destiny = Eine solche Schicksalskarte hast du nicht verdeckt vor dir.
reason-leader-taken = Dieser Anführer ist schon vergeben.
reason-leader-taken-figures = Diesen Anführer hat schon { $seat }.
reason-too-many = Das ist mehr, als du bezahlen kannst oder der Marktstand erlaubt.
reason-too-many-figures = { $have ->
    [one] Der Marktstand lässt sich nur einmal nutzen.
   *[other] Der Marktstand lässt sich höchstens { $have }-mal nutzen.
}
reason-nobody-else = Außer dir weist niemand zu.
reason-nothing-to-assign = Du hast nichts zuzuweisen.

## What a choice is going to cost

warning-starve = { $count ->
    [one] Auf der Reise { $shore-to } wird 1 Krieger verhungern: Es ist zu wenig Nahrung an Bord.
   *[other] Auf der Reise { $shore-to } werden { $count } Krieger verhungern: Es ist zu wenig Nahrung an Bord.
}
warning-may-starve = { $count ->
    [one] Auf der Reise { $shore-to } wird 1 Krieger verhungern, falls dort „{ $journey }“ liegt.
   *[other] Auf der Reise { $shore-to } werden { $count } Krieger verhungern, falls dort „{ $journey }“ liegt.
}
warning-forbidden = { $kind ->
    [axeman] Axtkämpfer dürfen gegen { $enemy-the } nicht kämpfen: Du verlierst { $shore-at } { $count } davon.
    [spearman] Speerkämpfer dürfen gegen { $enemy-the } nicht kämpfen: Du verlierst { $shore-at } { $count } davon.
   *[swordsman] Schwertkämpfer dürfen gegen { $enemy-the } nicht kämpfen: Du verlierst { $shore-at } { $count } davon.
}

## Looking at things

look-enemy = Angriff { $attack }, Verteidigung { $defence }; { $glory } Ruhm, { $things }; { $colour }.
look-enemy-forbids = { $kind ->
    [axeman] Axtkämpfer dürfen gegen diesen Gegner nicht kämpfen.
    [spearman] Speerkämpfer dürfen gegen diesen Gegner nicht kämpfen.
   *[swordsman] Schwertkämpfer dürfen gegen diesen Gegner nicht kämpfen.
}
look-rune-glory = Am Ende { $glory } Ruhm wert, aktiviert oder nicht.
look-destiny = Für { $counts-most }: alleine { $alone } Ruhm, gleichauf { $tied }.
look-ship = Kostet { $price }; Kapazität { $capacity }, am Ende { $glory } Ruhm.
look-public-ship = Kapazität { $capacity }; steht allen offen.
look-merchant = Bringt { $things }.
look-die = Der Würfel hat { $faces }.
dice-of = { $warrior } ({ $faces })

## Options

option-starting-favor = Gunst zu Beginn
option-beggar-chooses = Wer bettelt, wählt Nahrung, Holz oder Münze
option-assign-sealed = Krieger werden gleichzeitig und verdeckt zugewiesen
option-near-shores-right = Die nahen Küsten liegen rechts
option-killer-must-blame = Wer den Troll tötet, muss Schande abwerfen und geben
option-glory-on-kraken = Die Rune Ruhm gilt auch bei der Krake
option-destiny-needs-one = Ein Schicksal braucht mindestens 1 von dem, was es zählt
option-blame-beyond = Ruhmverlust je Schande ab der siebten
option-piles-face-up = Besiegte Gegner liegen offen
option-suspicious-villagers = Variante: Misstrauische Bewohner (alle beginnen mit 1 Schande)
option-hall-of-records = Variante: Chronik der Helden (besiegte Gegner liegen offen)
option-draft-leaders = Anführer werden gewählt, nicht verteilt

edition-en-2015 = Englische Regeln, 2015
edition-fr = Französische Regeln
edition-it = Italienische Regeln
edition-de-2018 = Deutsche Regeln, 2018

## The board at a prompt: headings and short words

board-fights = Kämpfe
board-town = Stadt
board-glory = Ruhm
board-leader = Anführer
board-warriors = Krieger
board-goods = Ressourcen
board-favor-blame = Gunst, Schande
board-workers = Arbeiter übrig
board-ship = Langschiff
board-runes = Runen
board-destinies = Schicksale
board-slain = Besiegt
board-enemy = Gegner
board-strength = Angriff, Verteidigung
board-reward = Belohnung
board-who = Wer
board-journey = Reise
board-place = Standort
board-there = Dort
board-lying = Nachschub
board-merchant = Handelsschiff
board-rune-spaces = Offene Runen
board-stalls = Marktstände
board-supply = Krieger im Vorrat
board-dice = Gewürfelt
board-damage = Zugefügter Schaden
board-assigned = zugewiesen: { $things }
board-used = { $rune } (aktiviert)
board-open = { $destiny } (offen)
board-hidden-cards = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
board-seen = { $journey } (angesehen)
board-face-down = verdeckt
board-strength-of = { $attack }, { $defence }
board-scoring = Schlusswertung
board-category = Wertung
board-total = Gesamt

## Bei jeder Frage

status-own = Du: { $parts }.
status-warriors = { $things } ({ $held } von { $most })
status-no-warriors = keine Krieger
status-no-goods = keine Ressourcen
status-favor = { $favor } Gunst, { $blame } Schande
status-workers = Arbeiter { $left } von { $owned }
status-aboard = an Bord: { $things }
status-foe = { $venue }: { $foe }, Angriff { $attack }, Verteidigung { $defence }{ $feeds ->
    [0] {""}
   *[other] , 1 Nahrung ernährt { $feeds } Krieger
}
status-fight = Kampf: { $foe }, Angriff { $attack }, Verteidigung { $defence }; bisher { $damage } Schaden. Würfel: { $dice }; { $hits } Treffer, { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
}.
board-foe = { $enemy } ({ $marks })
board-forbids = { $kind ->
    [axeman] keine Axtkämpfer
    [spearman] keine Speerkämpfer
   *[swordsman] keine Schwertkämpfer
}

## Odds

odds-fight = { $crew } gegen { $foe } (Angriff { $attack }, Verteidigung { $defence })
odds-nobody = Niemand
odds-means = Mittel
odds-won = Siegchance
odds-lost = Erwartete Verluste
odds-favor-left = Verbleibende Gunst
odds-of = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } von { $whole }
odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-under = unter { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-over = über { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-outcome = Ausgang
odds-chance = Chance
odds-victory = { $count ->
    [0] Sieg ohne Verluste
   *[other] Sieg, { $count } verloren
}
odds-defeat = Niederlage
odds-roll = Mit diesen Würfeln: Siegchance { $chance }, erwartete Verluste { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) }, wenn du das Beste daraus machst.
odds-strike = Wenn du sie liegen lässt: Siegchance { $chance }, erwartete Verluste { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
odds-reroll = Wenn du die gewählten neu wirfst: Siegchance { $chance }, erwartete Verluste { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
odds-impossible = „{ $typed }“ ist kein Kampf, dessen Chancen sich angeben lassen; versuch es mit „chancen troll“ oder „chancen troll 2 axt“.

## Examples in what the program says itself
# Answers in words, one of them that may be closed, something to look at, and a rule.

-example-answers = speerbauer; 2 axtkämpfer 1 nahrung; fertig
-example-answer = speerbauer
-example-subject = krake
-example-rule = CF-1
-example-word = rune

## What studies count

subject-leader = Anführer
subject-location = Standorte
subject-stall = Marktstände
subject-sailing = Ausgesandte Langschiffe
subject-rune = Genommene Runen
subject-used-rune = Aktivierte Runen
subject-building = Gebaute Langschiffe
subject-enemy = Besiegte Gegner
subject-destiny = Behaltene Schicksalskarten
subject-category = Woher der Ruhm kommt
