# Champions of Midgard on the page: short words on the board, in the panels of the seats and in one's own hall.
# Everything else that is said about the game is in `champions.ftl`.

## The board

champions-page-holds = holds { $count }
champions-page-short-small-longship = Small Longship
champions-page-short-large-longship = Large Longship
champions-page-feeds = 1 food feeds { $count }
champions-page-rune-deck = Rune deck: { $count } left
champions-page-left = { $count } left
champions-page-workers-here = Workers here: { $names }
champions-page-ship-of = belongs to { $seat }
champions-page-troll-blame = If it lives, everybody takes 1 blame.
champions-page-not-in-play = not in play
champions-page-shore-unused = This shore is not used with so few players.
champions-page-shore-feeds = { $count ->
    [one] 1 food feeds 1 warrior on the way there.
   *[other] 1 food feeds { $count } warriors on the way there.
}
champions-page-journey-down = Its journey card lies face down.
champions-page-no-enemy = No enemy lies there now.
champions-page-coins-on-it = { $count ->
    [one] 1 coin lies on it.
   *[other] { $count } coins lie on it.
}
champions-page-goes-there = { $name } fights there.
champions-page-held = You have { $count }.
champions-page-stands = You have { $count }, each of the others { $others } at most.

## Seats

champions-page-first = First player
champions-page-no-leader = no leader yet
champions-page-has-leader = has chosen
champions-page-choosing = choosing
champions-page-waiting = waiting
champions-page-assigning-waiting = waiting
champions-page-assigning-choosing = choosing
champions-page-assigning-done = sealed
champions-page-assigning-shown = shown
champions-page-workers-left = { $left } of { $most } workers left
champions-page-leads = { $name } leads by { $count }
champions-page-level = { $count } share the lead

## One's own hall

champions-page-your-hall = Your hall
champions-page-looking-on = You are looking on.
champions-page-longhouse = Longhouse
champions-page-of = { $count } of { $most }
champions-page-blame = blame
champions-page-stores = Stores
champions-page-workers = Workers
champions-page-only-you = only you see these
champions-page-none-yet = none yet
champions-page-used = used
champions-page-destiny = most { $counts } · { $alone } alone, { $tied } tied
champions-page-worth = { $alone } alone, { $tied } tied

## Sheets

# Frame of a sheet

champions-page-see-board = Look at the board
champions-page-back-to = Back to: { $name }
champions-page-put-aside = Put it aside
champions-page-take-back = Take back
champions-page-choose-again = Choose again
champions-page-choose-more = { $count ->
    [one] Choose 1 more
   *[other] Choose { $count } more
}
champions-page-chosen-of = { $count } of { $most } chosen
champions-page-will-have = then { $count }
champions-page-you-have = you have { $count }
champions-page-standing = you { $count }, the others { $others } at most

# Leaders

champions-page-choose = Choose
champions-page-lead-as = Lead as { $name }
champions-page-leads-as = { $seat } has this leader

# Assigning

champions-page-against = against { $enemy-the }
champions-page-attack = attack
champions-page-defence = defence
champions-page-places-free = { $count } of { $most } places free
champions-page-at-home = { $count ->
    [0] none at home
    [one] 1 at home
   *[other] { $count } at home
}
champions-page-in-store = { $count } in store
champions-page-fed = { $count } fed
champions-page-starve = { $count ->
    [one] 1 starves
   *[other] { $count } starve
}
champions-page-nobody-sent = Nobody goes there yet.
champions-page-seal = Done: seal it

# Odds

champions-page-percent = { $percent }%
champions-page-mean = { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) }
champions-page-mean-lost = lost on average
champions-page-to-win = to win:
champions-page-mood-good = good
champions-page-mood-even = an even fight
champions-page-mood-poor = poor
champions-page-if-reroll = { $count ->
    [one] to win if you reroll 1:
   *[other] to win if you reroll { $count }:
}
champions-page-if-strike = to win if you strike now:
champions-page-at-best = with the best rerolls
champions-page-with-these = to win with these:

# Fights and hunts

champions-page-your-roll = Your roll
champions-page-press-dice = press dice to reroll them
champions-page-your-warriors = Your warriors
champions-page-fight-round = round { $number } of the fight
champions-page-fight-won = Defeated!
champions-page-fight-lost = Nobody is left
champions-page-damage = { $damage } of { $defence } damage
champions-page-damage-parts = { $before } before, { $now } now
champions-page-fall = { $count ->
    [0] it strikes for { $attack }: nobody falls
    [one] it strikes for { $attack }: 1 falls
   *[other] it strikes for { $attack }: { $count } fall
}
champions-page-sail-on = survivors sail on
champions-page-must-fall = { $count ->
    [one] One must fall: choose
   *[other] { $count } must fall: choose
}
champions-page-they-fall = These fall
champions-page-lost = lost
champions-page-strike = Strike
champions-page-enough = Leave the dice
champions-page-reroll = { $count ->
    [0] Reroll
    [one] Reroll 1
   *[other] Reroll { $count }
}

# Voyages

champions-page-aboard = Aboard
champions-page-way-card = Journey card
champions-page-way-meal = Feeding
champions-page-then-eat = Then they eat
champions-page-nobody-left = nobody
champions-page-lose = Lose { $things }

# Market, sage and other places

champions-page-market-sub = Swap one for one, as often as you like
champions-page-favor-not-sold = never traded
champions-page-even = even: { $given } for { $taken }
champions-page-uneven = { $given } for { $taken }
champions-page-no-swap = No swap
champions-page-swap = Swap { $count } for { $count }
champions-page-take-more = Take { $count } more
champions-page-give-more = Give { $count } more
champions-page-take-these = Take these
champions-page-unseen = From the deck
champions-page-unseen-of = unseen, one of { $count }
champions-page-ship = room for { $capacity }, { $glory } glory at the end
champions-page-sage-look = Look
champions-page-sage-keep = Keep one
champions-page-you-saw = You saw
champions-page-only-you-know = only you know
champions-page-keep-one = Keep one destiny
champions-page-others-under = the rest goes under the deck
champions-page-has-blame = has { $count } blame

# The end

champions-page-fire-down = The last fire burns down. The skald has counted.
champions-page-skald-counts = The skald counts, and the hall is quiet.
champions-page-wins = { $count ->
    [one] { $names } wins the hall
   *[other] { $names } win the hall
}
champions-page-wins-with = Together they have { $count } glory each.
champions-page-wins-by = { $count } glory, { $ahead } before { $seat }.
champions-page-wins-level = { $count } glory, as much as { $seat }, whom the tiebreak puts second.
champions-page-takes-most = Most for { $names }: { $count }.
champions-page-loses-most = { $names } loses most: { $count }.
champions-page-nobody-scores = Nobody has any of it.
champions-page-of-counted = of { $count } counted
champions-page-counted-track = In play
champions-page-counted-sets = Colour sets
champions-page-counted-destinies = Destinies
champions-page-counted-runes = Runes
champions-page-counted-ship = Longship
champions-page-counted-favor = Favor
champions-page-counted-coins = Coins
champions-page-counted-blame = Blame
champions-page-by-round = Glory, round by round
champions-page-by-round-more = who led, and when it turned
champions-page-end = end
champions-page-decided = What decided it
champions-page-decided-against = against { $seat }
champions-page-decided-by = { $category }: { $own } against { $other }
champions-page-to-the-end = Skip to the end
champions-page-next = Next: { $category }
champions-page-town = Town
champions-page-shores = Shores
