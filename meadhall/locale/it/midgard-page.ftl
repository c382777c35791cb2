# Midgard sulla pagina: parole brevi sul tabellone, sulle carte, nella scelta e nel punteggio.
# Tutto il resto di ciò che si dice del gioco è in `midgard.ftl`.

## Le fasi, nell'architrave

midgard-page-phase-draft = Scelta
midgard-page-phase-action = Azioni
midgard-page-phase-scoring = Punteggio
midgard-page-phase-end = Fine

## Il tabellone

midgard-page-free = { $free } villaggi liberi su { $villages }
midgard-page-strength = { $name } ha { $strength }
midgard-page-ruler = controllo di { $name }
midgard-page-tied = Nessuno controlla questa zona.
midgard-page-doomed = Condannata: al Ragnarok ogni vichingo qui cade, per { $points } punti.
midgard-page-pays = Per 1, 2, … province controllate: { $points } punti
midgard-page-worth-asgard = più vichinghi: { $count } punti
midgard-page-worth-vanaheim = più vichinghi: { $count } gettoni
midgard-page-worth-valhalla = { $count ->
    [one] 1 punto per vichingo al Ragnarok
   *[other] { $count } punti per vichingo al Ragnarok
}
midgard-page-heavens = Cieli
midgard-page-map = Mappa
midgard-page-own-map = Questo tabellone è tuo ed è più grande del nostro disegno, perciò è descritto qui a parole.

## Giocatori

midgard-page-starter = Ha iniziato il round
midgard-page-played = Giocate

## Di chi guarda

midgard-page-your-tokens = I tuoi gettoni
midgard-page-only-you = li vedi solo tu
midgard-page-sets = Set completi: { $points } punti alla fine.
midgard-page-looking-on = Stai guardando.
midgard-page-no-cards = Non hai ancora carte.
midgard-page-pack = Mazzetto in mano
midgard-page-this-round = Questo round
midgard-page-plays = ancora { $left } carte da giocare su { $plays }
midgard-page-to-play = { $plays } carte da giocare
midgard-page-decks = Carte nei mazzi

## Carte: come si chiamano e che cosa fanno, in breve; il regno sta accanto

midgard-page-card-invade = Invasione
midgard-page-card-reinforce = Rinforzi
midgard-page-card-attack = Attacco
midgard-page-card-horde = Orda vichinga
midgard-page-card-score = Punteggio
midgard-page-card-token = Gettone
midgard-page-card-draw = Pesca
midgard-page-card-destroy = Rovina
midgard-page-card-muster = Guerrieri
midgard-page-brief-invade = Fino a { $amount } vichinghi in villaggi liberi o in un cielo.
midgard-page-brief-reinforce = Uno della riserva sulla barca, poi spostane uno.
midgard-page-brief-attack = Spostane uno; un nemico va nel Valhalla.
midgard-page-brief-horde = Fino a { $amount } vichinghi in una sola zona.
midgard-page-brief-score = Punteggio subito, per tutti.
midgard-page-brief-token = Prendine un gettone.
midgard-page-brief-draw = Pesca { $amount } carte { $metal-of }, poi giocane un'altra.
midgard-page-brief-destroy = I vichinghi di una provincia vanno nel Valhalla.
midgard-page-brief-muster = Fino a { $amount } della riserva vengono lì.

## La scelta delle carte

midgard-page-keep-one = Conserva una carta
midgard-page-passed-on = { $count ->
    [one] L'altra carta passa a { $name }, alla tua sinistra.
   *[other] Le altre { $count } carte passano a { $name }, alla tua sinistra.
}
midgard-page-last-card = È l'ultima carta del mazzetto.
midgard-page-kept = conservata
midgard-page-kept-so-far = Conservate finora
midgard-page-of = { $count } su { $most }
midgard-page-seen = Mazzetti che hai visto
midgard-page-pick = { $pick }.
midgard-page-at-the-table = Al tavolo
midgard-page-has-chosen = ha scelto
midgard-page-choosing = sceglie
midgard-page-stock-stays = Le carte non giocate ti restano per i round successivi.
midgard-page-keep = Conserva: { $card }
midgard-page-see-map = Guarda il tabellone
midgard-page-back-to = Torna a: { $name }

## Il punteggio

midgard-page-scored = Il round { $round } è stato calcolato
midgard-page-most-points = Più punti: { $names }, { $points }.
midgard-page-tokens-won = Gettoni presi
midgard-page-next-round = Round { $round }
midgard-page-show-again = Rivedi il conteggio
midgard-page-show-all = Mostra tutto
