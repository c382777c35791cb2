# Midgard auf der Seite: kurze Wörter auf dem Spielplan, auf den Karten, beim Kartenwählen und in der Wertung.
# Alles andere, was über das Spiel gesagt wird, steht in `midgard.ftl`.

## Die Phasen, im Balken

midgard-page-phase-draft = Kartenwahl
midgard-page-phase-action = Aktionen
midgard-page-phase-scoring = Wertung
midgard-page-phase-end = Ende

## Der Spielplan

midgard-page-free = { $free } von { $villages } Dörfern frei
midgard-page-strength = { $name } hat { $strength }
midgard-page-ruler = { $name } kontrolliert das Gebiet
midgard-page-tied = Niemand kontrolliert das Gebiet.
midgard-page-doomed = Dem Untergang geweiht: Bei Ragnarök fällt hier jeder Wikinger, für je { $points } Punkte.
midgard-page-pays = Für 1, 2, … kontrollierte Provinzen: { $points } Punkte
midgard-page-worth-asgard = meiste Wikinger: { $count } Punkte
midgard-page-worth-vanaheim = meiste Wikinger: { $count } Marker
midgard-page-worth-valhalla = { $count ->
    [one] je Wikinger 1 Punkt bei Ragnarök
   *[other] je Wikinger { $count } Punkte bei Ragnarök
}
midgard-page-heavens = Himmel
midgard-page-map = Karte
midgard-page-own-map = Dieser Spielplan ist ein eigener und größer, als unsere Zeichnung Platz hat; darum steht er hier in Worten.

## Spieler

midgard-page-starter = Hat die Runde begonnen
midgard-page-played = Gespielt

## Das Eigene

midgard-page-your-tokens = Deine Marker
midgard-page-only-you = nur du siehst sie
midgard-page-sets = Vollständige Sätze: { $points } Punkte am Ende.
midgard-page-looking-on = Du schaust zu.
midgard-page-no-cards = Du hast noch keine Karten.
midgard-page-pack = Kartenauswahl
midgard-page-this-round = Diese Runde
midgard-page-plays = noch { $left } von { $plays } Karten zu spielen
midgard-page-to-play = { $plays } Karten zu spielen
midgard-page-decks = Karten in den Stapeln

## Karten: wie sie heißen und was sie tun, kurz; das Königreich steht daneben

midgard-page-card-invade = Invasion
midgard-page-card-reinforce = Neue Krieger
midgard-page-card-attack = Angriff
midgard-page-card-horde = Wikingerhorde
midgard-page-card-score = Wertung
midgard-page-card-token = Marker
midgard-page-card-draw = Ziehen
midgard-page-card-destroy = Zerstören
midgard-page-card-muster = Neue Krieger
midgard-page-brief-invade = Bis zu { $amount } Wikinger in freie Dörfer oder einen Himmel.
midgard-page-brief-reinforce = Einer vom Vorrat auf dein Boot, dann ziehe einen.
midgard-page-brief-attack = Ziehe einen; ein Gegner dort kommt nach Walhalla.
midgard-page-brief-horde = Bis zu { $amount } Wikinger in ein Gebiet.
midgard-page-brief-score = Wird jetzt gewertet, für alle.
midgard-page-brief-token = Nimm einen Marker davon.
midgard-page-brief-draw = Ziehe { $amount } { $metal-cards }, spiele noch eine.
midgard-page-brief-destroy = Alle Wikinger einer Provinz nach Walhalla.
midgard-page-brief-muster = Bis zu { $amount } vom Vorrat kommen dorthin.

## Kartenwahl

midgard-page-keep-one = Behalte eine Karte
midgard-page-passed-on = { $count ->
    [one] Die andere Karte geht an { $name }, links von dir.
   *[other] Die anderen { $count } Karten gehen an { $name }, links von dir.
}
midgard-page-last-card = Es ist die letzte Karte.
midgard-page-kept = behalten
midgard-page-kept-so-far = Bisher behalten
midgard-page-of = { $count } von { $most }
midgard-page-seen = Was du gesehen hast
midgard-page-pick = { $pick }.
midgard-page-at-the-table = Am Tisch
midgard-page-has-chosen = hat gewählt
midgard-page-choosing = wählt
midgard-page-stock-stays = Karten, die du nicht spielst, bleiben dir für spätere Runden.
midgard-page-keep = Behalten: { $card }
midgard-page-see-map = Den Spielplan ansehen
midgard-page-back-to = Zurück zu: { $name }

## Die Wertung

midgard-page-scored = Runde { $round } ist gewertet
midgard-page-most-points = Meiste Punkte darin: { $names }, { $points }.
midgard-page-tokens-won = Erhaltene Marker
midgard-page-next-round = Runde { $round }
midgard-page-show-again = Wertung noch einmal
midgard-page-show-all = Alles zeigen
