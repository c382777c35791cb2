# Midgard on the page: short words on the map, on the cards, in the draft and in the scoring.
# Everything else that is said about the game is in `midgard.ftl`.

## The phases, in the lintel

midgard-page-phase-draft = Draft
midgard-page-phase-action = Actions
midgard-page-phase-scoring = Scoring
midgard-page-phase-end = End

## The map

midgard-page-free = { $free } of { $villages } villages free
midgard-page-strength = { $name } has { $strength }
midgard-page-ruler = { $name } controls it
midgard-page-tied = Nobody controls it.
midgard-page-doomed = Doomed: at Ragnarok every Viking here falls, for { $points } points each.
midgard-page-pays = For 1, 2, … provinces controlled: { $points } points
midgard-page-worth-asgard = most Vikings: { $count } points
midgard-page-worth-vanaheim = most Vikings: { $count } tokens
midgard-page-worth-valhalla = { $count ->
    [one] 1 point a Viking at Ragnarok
   *[other] { $count } points a Viking at Ragnarok
}
midgard-page-heavens = Heavens
midgard-page-map = Map
midgard-page-own-map = This map is your own and larger than our drawing has room for, so it stands here in words.

## Seats

midgard-page-starter = Began the round
midgard-page-played = Played

## One's own

midgard-page-your-tokens = Your tokens
midgard-page-only-you = only you see these
midgard-page-sets = Complete sets: { $points } points at the end.
midgard-page-looking-on = You are looking on.
midgard-page-no-cards = You have no cards yet.
midgard-page-pack = Pack in hand
midgard-page-this-round = This round
midgard-page-plays = { $left } of { $plays } cards left to play
midgard-page-to-play = { $plays } cards to play
midgard-page-decks = Cards left in the decks

## Cards: what they are called and do, briefly; the kingdom stands beside it

midgard-page-card-invade = Invasion
midgard-page-card-reinforce = New Warriors
midgard-page-card-attack = Attack
midgard-page-card-horde = Viking Horde
midgard-page-card-score = Scoring
midgard-page-card-token = Token
midgard-page-card-draw = Draw
midgard-page-card-destroy = Ruin
midgard-page-card-muster = Warriors
midgard-page-brief-invade = Up to { $amount } Vikings to free villages or to a heaven.
midgard-page-brief-reinforce = One from the reserve to your boat, then move one.
midgard-page-brief-attack = Move one; an enemy warrior there goes to Valhalla.
midgard-page-brief-horde = Up to { $amount } Vikings to one province or heaven.
midgard-page-brief-score = It scores now, for everybody.
midgard-page-brief-token = Take a token of it.
midgard-page-brief-draw = Draw { $amount } { $metal } cards and play another.
midgard-page-brief-destroy = All Vikings of one province go to Valhalla.
midgard-page-brief-muster = Up to { $amount } from the reserve come there.

## The draft

midgard-page-keep-one = Keep one card
midgard-page-passed-on = { $count ->
    [one] The other card goes to { $name }, on your left.
   *[other] The other { $count } cards go to { $name }, on your left.
}
midgard-page-last-card = It is the last card of this pack.
midgard-page-kept = kept
midgard-page-kept-so-far = Kept so far
midgard-page-of = { $count } of { $most }
midgard-page-seen = Packs you have seen
midgard-page-pick = { $pick }.
midgard-page-at-the-table = At the table
midgard-page-has-chosen = has chosen
midgard-page-choosing = choosing
midgard-page-stock-stays = Cards that you do not play stay with you for later rounds.
midgard-page-keep = Keep { $card }
midgard-page-see-map = Look at the map
midgard-page-back-to = Back to: { $name }

## The scoring

midgard-page-scored = Round { $round } is scored
midgard-page-most-points = Most points in it: { $names }, { $points }.
midgard-page-tokens-won = Tokens won
midgard-page-next-round = Round { $round }
midgard-page-show-again = Count again
midgard-page-show-all = Show all
