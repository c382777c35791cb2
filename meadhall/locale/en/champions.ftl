# Champions of Midgard: everything that is said about this game.
#
# A noun of the game comes into a sentence as an argument named after its family: $space is the noun `place-<slug>`,
# $space-at its attribute `.at`. $seat is a player's name. $things is a list such as "2 swordsmen and 1 food".
# Things decline with $count; `.some` says how many of them there are.

## Things that are counted

thing-swordsman = { $count ->
    [one] swordsman
   *[other] swordsmen
}
    .some = { $count ->
        [one] 1 swordsman
       *[other] { $count } swordsmen
    }
thing-spearman = { $count ->
    [one] spearman
   *[other] spearmen
}
    .some = { $count ->
        [one] 1 spearman
       *[other] { $count } spearmen
    }
thing-axeman = { $count ->
    [one] axeman
   *[other] axemen
}
    .some = { $count ->
        [one] 1 axeman
       *[other] { $count } axemen
    }
thing-any = { $count ->
    [one] warrior
   *[other] warriors
}
    .some = { $count ->
        [one] 1 warrior of any kind
       *[other] { $count } warriors of any kind
    }
thing-food = food
    .some = { $count } food
thing-wood = wood
    .some = { $count } wood
thing-coins = { $count ->
    [one] coin
   *[other] coins
}
    .some = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
thing-favor = favor
    .some = { $count } favor
thing-glory = glory
    .some = { $count } glory

## Places: spaces, shores, longships, stalls
# .at says where something is, .to where somebody goes (to a fight: against whom), .the the place itself as an object.

place-blacksmith = Blacksmith
    .at = at the blacksmith
    .to = to the blacksmith
place-hafter = Hafter
    .at = at the hafter
    .to = to the hafter
place-swordsmith = Swordsmith
    .at = at the swordsmith
    .to = to the swordsmith
place-smokehouse = Smokehouse
    .at = at the smokehouse
    .to = to the smokehouse
place-jarls-longhouse = Jarl's Longhouse
    .at = in the Jarl's longhouse
    .to = to the Jarl's longhouse
place-market = Market
    .at = at the market
    .to = to the market
place-merchant-ship = Merchant Ship
    .at = at the merchant ship
    .to = to the merchant ship
place-runesmith = Runesmith
    .at = at the runesmith
    .to = to the runesmith
place-sages-hut = Sage's Hut
    .at = in the sage's hut
    .to = to the sage's hut
place-shipwright = Shipwright
    .at = at the shipwright
    .to = to the shipwright
place-stave-church = Stave Church
    .at = in the stave church
    .to = to the stave church
place-worker-huts = Worker Huts
    .at = at the worker huts
    .to = to the worker huts
place-hunting-grounds = Hunting Grounds
    .at = in the hunting grounds
    .to = to the hunting grounds
place-troll = Troll
    .at = with the troll
    .to = against the troll
place-draugr-left = Left Draugr
    .at = with the left draugr
    .to = against the left draugr
place-draugr-right = Right Draugr
    .at = with the right draugr
    .to = against the right draugr
place-begging = Begging
    .at = begging
    .to = begging
place-shore-1 = First Shore
    .at = on the first shore
    .to = to the first shore
place-shore-2 = Second Shore
    .at = on the second shore
    .to = to the second shore
place-shore-3 = Third Shore
    .at = on the third shore
    .to = to the third shore
place-shore-4 = Fourth Shore
    .at = on the fourth shore
    .to = to the fourth shore
place-small-longship = Small Longship
    .at = on the small longship
    .to = onto the small longship
    .the = the small longship
place-large-longship = Large Longship
    .at = on the large longship
    .to = onto the large longship
    .the = the large longship
place-karfi = Karfi
    .at = on the karfi
    .to = onto the karfi
    .the = the karfi
place-snekka = Snekka
    .at = on the snekka
    .to = onto the snekka
    .the = the snekka
place-skeid = Skeid
    .at = on the skeid
    .to = onto the skeid
    .the = the skeid
place-drekkar = Drekkar
    .at = on the drekkar
    .to = onto the drekkar
    .the = the drekkar
place-aumingi = Aumingi
    .at = with the aumingi
    .to = to the aumingi
place-skald = Skald
    .at = with the skald
    .to = to the skald
place-generous-merchant = Generous Merchant
    .at = with the generous merchant
    .to = to the generous merchant
place-wealthy-traveller = Wealthy Traveller
    .at = with the wealthy traveller
    .to = to the wealthy traveller
place-huskarl = Huskarl
    .at = with the huskarl
    .to = to the huskarl
place-raiders = Raiders
    .at = with the raiders
    .to = to the raiders
place-jomsvikings = Jomsvikings
    .at = with the jomsvikings
    .to = to the jomsvikings
place-varangians = Varangians
    .at = with the varangians
    .to = to the varangians

## Leaders and what they can do

leader-asmundr = Asmundr the Pious
leader-dagrun = Dagrun the Destined
leader-gylfir = Gylfir the Seaworthy
leader-svanhildr = Svanhildr the Swordmaiden
leader-ullr = Ullr the Berserker

gift-pious = Each favor spent on a reroll scores its 2 glory at once.
gift-destined = At the sage's hut, draws one more destiny card and keeps one.
gift-seaworthy = Pays no coin at the merchant ship.
gift-swordmaiden = A swordsman's hit does 2 damage, a double hit 3.
gift-berserker = Gains 1 glory in each round of a fight in which a double hit is shown.

## Runes
# .the: the rune as an object.

rune-gifts = Rune of Gifts
    .the = the rune of gifts
rune-wealth = Rune of Wealth
    .the = the rune of wealth
rune-knowledge = Rune of Knowledge
    .the = the rune of knowledge
rune-success = Rune of Success
    .the = the rune of success
rune-potential = Rune of Potential
    .the = the rune of potential
rune-reaction = Rune of Reaction
    .the = the rune of reaction
rune-healing = Rune of Healing
    .the = the rune of healing
rune-glory = Rune of Glory
    .the = the rune of glory
rune-journey = Rune of the Journey
    .the = the rune of the journey
rune-true-vision = Rune of True Vision
    .the = the rune of true vision

power-gifts = Take 4 resources: food, wood, coins, in any mix.
power-wealth = Double your coins, by 5 at most.
power-knowledge = Look at every journey card that lies face down.
power-success = Reveal a destiny card of yours, score it now, and again at the end.
power-potential = After a roll, reroll all blanks.
power-reaction = After a roll, each shield is a hit as well.
power-healing = When warriors are to be lost in a fight, lose none in this round of it.
power-glory = When you defeat an enemy, gain half as much glory again.
power-journey = Discard your ship's journey card and meet the next one.
power-true-vision = At the sage's hut, draw two more destiny cards and keep one.

## Destinies

destiny-crusher-of-ice = Crusher of Ice
destiny-earth-smasher = Earth Smasher
destiny-master-of-flames = Master of Flames
destiny-craftsman = Craftsman
destiny-prepared = Prepared
destiny-prosperous = Prosperous
destiny-leader-of-armies = Leader of Armies
destiny-odins-favored = Odin's Favored
destiny-runemaster = Runemaster
destiny-monster-hunter = Monster Hunter
destiny-slayer-of-the-undead = Slayer of the Undead
destiny-troll-slayer = Troll Slayer

counts-blue = blue enemies defeated
counts-yellow = yellow enemies defeated
counts-red = red enemies defeated
counts-wood = wood
counts-food = food
counts-coins = coins
counts-warriors = warriors
counts-favor = favor
counts-runes = runes
counts-monsters = monsters defeated
counts-draugr = draugr defeated
counts-trolls = trolls defeated

## Journeys

journey-all-quiet = All Quiet
journey-no-wind = No Wind
journey-whirlpool = Whirlpool
journey-storm = Storm
journey-lost = Lost
journey-kraken = Kraken

does-quiet = No effect.
does-lose-food = Lose { $count } food.
does-lose-warriors = { $count ->
    [one] Lose 1 warrior.
   *[other] Lose { $count } warriors.
}
does-lose-any = { $count ->
    [one] Lose 1 food or 1 warrior, as you choose.
   *[other] Lose { $count } items of your choice, food or warriors.
}
does-kraken = A fight with the kraken: attack { $attack }, defence { $defence }, { $glory } glory.

## Merchant ships

merchant-birka-knarr = Birka Knarr
merchant-hedeby-knarr = Hedeby Knarr
merchant-lofoten-boat = Lofoten Boat
merchant-frisian-cog = Frisian Cog
merchant-dublin-trader = Dublin Trader
merchant-novgorod-boat = Novgorod Boat
merchant-miklagard-trader = Miklagard Trader
merchant-gotland-knarr = Gotland Knarr

## Enemies
# .the: the enemy as an object ("defeats the Marsh Troll").

enemy-marsh-troll = Marsh Troll
    .the = the Marsh Troll
enemy-bridge-troll = Bridge Troll
    .the = the Bridge Troll
enemy-ox-thief = Ox Thief
    .the = the Ox Thief
enemy-hollow-hag = Hollow Hag
    .the = the Hollow Hag
enemy-scree-troll = Scree Troll
    .the = the Scree Troll
enemy-birch-hag = Birch Hag
    .the = the Birch Hag
enemy-boulder-thrower = Boulder Thrower
    .the = the Boulder Thrower
enemy-moss-grandmother = Moss Grandmother
    .the = the Moss Grandmother
enemy-snow-ogre = Snow Ogre
    .the = the Snow Ogre
enemy-grim-of-the-ford = Grim of the Ford
    .the = Grim of the Ford
enemy-cliff-ogress = Cliff Ogress
    .the = the Cliff Ogress
enemy-two-headed-troll = Two-Headed Troll
    .the = the Two-Headed Troll
enemy-ironwood-hag = Ironwood Hag
    .the = the Ironwood Hag
enemy-three-headed-troll = Three-Headed Troll
    .the = the Three-Headed Troll
enemy-grylas-firstborn = Gryla's Firstborn
    .the = Gryla's Firstborn
enemy-king-of-the-dovre-fells = King of the Dovre Fells
    .the = the King of the Dovre Fells
enemy-bog-walker = Bog Walker
    .the = the Bog Walker
enemy-drowned-oarsman = Drowned Oarsman
    .the = the Drowned Oarsman
enemy-cinder-thrall = Cinder Thrall
    .the = the Cinder Thrall
enemy-pyre-widow = Pyre Widow
    .the = the Pyre Widow
enemy-pale-ploughman = Pale Ploughman
    .the = the Pale Ploughman
enemy-salt-corpse = Salt Corpse
    .the = the Salt Corpse
enemy-hrapp = Hrapp
    .the = Hrapp
enemy-barrow-sleeper = Barrow Sleeper
    .the = the Barrow Sleeper
enemy-klaufi = Klaufi
    .the = Klaufi
enemy-gallows-watcher = Gallows Watcher
    .the = the Gallows Watcher
enemy-soti = Soti
    .the = Soti
enemy-frozen-huscarl = Frozen Huscarl
    .the = the Frozen Huscarl
enemy-thorolf-halt-foot = Thorolf Halt-Foot
    .the = Thorolf Halt-Foot
enemy-drift-ice-wight = Drift-Ice Wight
    .the = the Drift-Ice Wight
enemy-agnar-of-the-mound = Agnar of the Mound
    .the = Agnar of the Mound
enemy-gold-hoarder = Gold Hoarder
    .the = the Gold Hoarder
enemy-hoar-captain = Hoar Captain
    .the = the Hoar Captain
enemy-smoke-reeve = Smoke Reeve
    .the = the Smoke Reeve
enemy-thrain = Thrain
    .the = Thrain
enemy-karr-the-old = Karr the Old
    .the = Karr the Old
enemy-glam = Glam
    .the = Glam
enemy-skoffin = Skoffin
    .the = the Skoffin
enemy-muspel-spark = Muspel Spark
    .the = the Muspel Spark
enemy-fossegrim = Fossegrim
    .the = the Fossegrim
enemy-fenris-cub = Fenris Cub
    .the = the Fenris Cub
enemy-hot-spring-bird = Hot-Spring Bird
    .the = the Hot-Spring Bird
enemy-nykr = Nykr
    .the = the Nykr
enemy-stone-boar = Stone Boar
    .the = the Stone Boar
enemy-ember-fox = Ember Fox
    .the = the Ember Fox
enemy-ice-fell-wolf = Ice Fell Wolf
    .the = the Ice Fell Wolf
enemy-finngalkn = Finngalkn
    .the = the Finngalkn
enemy-ash-mare = Ash Mare
    .the = the Ash Mare
enemy-marbendill = Marbendill
    .the = the Marbendill
enemy-clay-giant = Clay Giant
    .the = the Clay Giant
enemy-skoll = Skoll
    .the = Skoll
enemy-hati = Hati
    .the = Hati
enemy-myrkvid-bear = Myrkvid Bear
    .the = the Myrkvid Bear
enemy-red-crest-whale = Red-Crest Whale
    .the = the Red-Crest Whale
enemy-margygur = Margygur
    .the = the Margygur
enemy-lindworm = Lindworm
    .the = the Lindworm
enemy-furnace-worm = Furnace Worm
    .the = the Furnace Worm
enemy-ox-whale = Ox Whale
    .the = the Ox Whale
enemy-warg-mother = Warg Mother
    .the = the Warg Mother
enemy-garm = Garm
    .the = Garm
enemy-rime-bear = Rime Bear
    .the = the Rime Bear
enemy-grafvitnir = Grafvitnir
    .the = Grafvitnir
enemy-ember-drake = Ember Drake
    .the = the Ember Drake
enemy-frost-giant = Frost Giant
    .the = the Frost Giant
enemy-hill-giant = Hill Giant
    .the = the Hill Giant
enemy-fire-giant = Fire Giant
    .the = the Fire Giant
enemy-hraesvelg = Hraesvelg
    .the = Hraesvelg
enemy-hyrrokkin = Hyrrokkin
    .the = Hyrrokkin
enemy-fafnirs-heir = Fafnir's Heir
    .the = Fafnir's Heir
enemy-lyngbakr = Lyngbakr
    .the = Lyngbakr
enemy-nidhoggs-spawn = Nidhogg's Spawn
    .the = Nidhogg's Spawn
enemy-surts-herald = Surt's Herald
    .the = Surt's Herald
enemy-jormungands-brood = Jormungand's Brood
    .the = Jormungand's Brood

colour-none = no colour
colour-red = red
colour-yellow = yellow
colour-blue = blue

## Dice, decks, scoring

face-blank = blank
    .some = { $count ->
        [one] 1 blank
       *[other] { $count } blanks
    }
face-hit = hit
    .some = { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
face-double = double hit
    .some = { $count ->
        [one] 1 double hit
       *[other] { $count } double hits
    }
face-shield = shield
    .some = { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }

deck-trolls = Trolls
deck-draugr = Draugr
deck-monsters = Monsters
deck-journeys = Journeys
deck-merchant-ships = Merchant ships

category-track = Glory track
category-destinies = Destiny cards
category-sets = Sets of enemies
category-runes = Runes
category-ship = Private longship
category-favor = Favor of the gods
category-coins = Coins
category-blame = Blame

phase-leaders = choosing leaders
phase-placing = placing workers
phase-assigning = assigning warriors
phase-hunting = hunting
phase-fighting = fighting
phase-journey = journey card
phase-feeding = feeding the crew
phase-ending = end of the last round
phase-over = game over

## What happens, as a story; present tense

event-first-player = { $seat } has the first-player marker.
event-stall-laid = A stall is set up: { $stall }.
event-leader-chosen = { $seat } leads the clan of { $leader }.
event-dealt = { $seat } has resources, warriors and workers for the start.
event-destiny-drawn = { $seat } draws the destiny “{ $destiny }”.
event-destiny-hidden = { $count ->
    [one] { $seat } draws a destiny card.
   *[other] { $seat } draws { $count } destiny cards.
}
event-round-began = Round { $round } begins.
event-enemy-laid = { $venue }: { $enemy-the } appears.
event-journey-laid = { $shore }: a journey card is laid face down.
event-rune-laid = Beside the runesmith lies { $rune-the }.
event-merchant-came = A merchant ship ties up: { $merchant }.
event-stocked = One more lies ready: { $item }.
event-ready = More lies ready: { $things }.
event-journeys-laid = Journey cards are laid face down.
event-coins-laid = One more coin lies with every monster that is left.
event-worker-placed = { $seat } sends a worker { $space-to }.
event-goods-taken = { $seat } takes { $good-some }.
event-goods-paid = { $seat } pays { $good-some }.
event-favor-taken = { $seat } takes { $count } favor.
event-favor-paid = { $seat } spends 1 favor on a reroll.
event-blame-taken = { $seat } takes 1 blame.
event-blame-shed = { $seat } discards 1 blame.
event-glory-won = { $cause ->
    [favor] { $seat } gains { $count } glory for the favor spent.
    [double] { $seat } gains { $count } glory for a double hit.
    [rune] { $seat } gains { $count } more glory by the rune of glory.
    [stall] { $seat } gains { $count } glory at the stall.
    [destiny] { $seat } gains { $count } glory by the destiny revealed.
   *[enemy] { $seat } gains { $count } glory.
}
event-warriors-taken = { $warrior-some } { $count ->
    [one] joins
   *[other] join
} { $seat }.
event-warriors-forfeited = { $count ->
    [one] 1 warrior finds no room or is not to be had; { $seat } goes without.
   *[other] { $count } warriors find no room or are not to be had; { $seat } goes without.
}
event-warriors-lost = { $cause ->
    [journey] { $seat } loses { $warrior-some } at sea.
    [hunger] { $seat } loses { $warrior-some } to hunger.
    [ban] { $seat } loses { $warrior-some }: that weapon is forbidden against this enemy.
   *[fight] { $seat } loses { $warrior-some }.
}
event-marker-moved = { $seat } now has the first-player marker.
event-rune-taken = { $seat } takes { $rune-the }.
event-rune-used = { $seat } uses { $rune-the }.
event-journey-seen = { $seat } looks at the journey card { $shore-at }: { $journey }.
event-journey-looked-at = { $seat } looks at the journey card { $shore-at }.
event-destiny-kept = { $seat } keeps the destiny “{ $destiny }”.
event-destiny-returned = { $count ->
    [one] { $seat } puts a destiny card under the deck.
   *[other] { $seat } puts { $count } destiny cards under the deck.
}
event-ship-built = { $seat } builds a longship: { $ship }.
event-ship-sent = { $seat } sends { $space-the } { $shore-to }.
event-extra-worker = { $seat } has one more worker.
event-assigned = { $seat } assigns { $item-some } { $venue-to }.
event-assignment-sealed = { $seat } has assigned.
event-assignment-demanded = { $seat } demands that all assign openly, in turn order.
event-nothing-sent = { $seat } sends nobody.
event-sent-out = { $seat } sends { $item-some } { $venue-to }.
event-hunt-began = { $seat } goes hunting.
event-die-rolled = { $seat } rolls: { $warrior }, { $face }.
event-dice-rolled = { $seat } rolls: { $dice }.
event-die-picked = { $seat } takes up a die: { $warrior }, { $face }.
event-hunted = { $count ->
    [0] { $seat }'s hunters bring nothing home.
   *[other] { $seat }'s hunters bring home { $count } food.
}
event-fight-began = { $seat } fights { $enemy-the }.
event-damage-dealt = { $seat } deals { $count } damage: { $total } of { $defence }.
event-losses-due = { $count ->
    [one] The enemy strikes: { $seat } must lose 1 warrior.
   *[other] The enemy strikes: { $seat } must lose { $count } warriors.
}
event-healed = { $seat } loses nobody in this round of the fight.
event-enemy-defeated = { $seat } defeats { $enemy-the }!
event-fight-lost = { $seat } has nobody left against { $enemy-the }; the fight is lost.
event-journey-turned = { $seat }'s journey { $shore-to }: { $journey }.
event-food-lost = { $seat } loses { $count } food at sea.
# $count and $starving are warriors: those fed, and those who are not.
event-fed = { $starving ->
    [0] { $count ->
        [0] { $seat } has nobody to feed on the way { $shore-to }.
        [one] { $seat } feeds 1 warrior on the way { $shore-to }.
       *[other] { $seat } feeds { $count } warriors on the way { $shore-to }.
    }
    [one] { $count ->
        [0] { $seat } has no food on the way { $shore-to }; 1 warrior starves.
        [one] { $seat } feeds 1 warrior on the way { $shore-to }; another one starves.
       *[other] { $seat } feeds { $count } warriors on the way { $shore-to }; another one starves.
    }
   *[other] { $count ->
        [0] { $seat } has no food on the way { $shore-to }; { $starving } warriors starve.
        [one] { $seat } feeds 1 warrior on the way { $shore-to }; { $starving } others starve.
       *[other] { $seat } feeds { $count } warriors on the way { $shore-to }; { $starving } others starve.
    }
}
event-enemy-discarded = Nobody has defeated { $enemy-the }.
event-coin-laid = One more coin lies with the monster { $shore-at }.
event-destiny-revealed = { $seat } reveals the destiny “{ $destiny }”: { $glory } glory.
event-scored = { $seat }, { $category }: { $glory }.
event-game-won = { $seat } wins!
event-deck-rebuilt = Shuffled anew from the discard pile: { $deck }.
event-kraken-fought = The kraken attacks { $seat }'s ship on the way { $shore-to }!
event-kraken-defeated = { $seat } drives the kraken off!
event-kraken-escaped = The kraken takes { $seat }'s whole crew.
event-waived = { $seat } leaves it at that.
event-assigning-began = Warriors are assigned.
winner = { $names } { $count ->
    [one] wins
   *[other] share the victory
} with { $score } glory.

## Questions

question-choose-leader = Which leader shall lead your clan?
question-place-worker = Where does your worker go?
question-choose-shore = To which shore does your longship sail?
question-give-goods = What do you swap at the market?
question-take-goods = { $left ->
    [one] What do you take at the market? One resource is left to take.
   *[other] What do you take at the market? { $left } resources are left to take.
}
question-beg = What do you beg for?
question-recruit-warriors = { $left ->
    [one] Which warrior joins you?
   *[other] Which warriors join you? { $left } to go.
}
question-choose-rune = Which rune do you take?
question-look-at-journey = Which journey card do you look at?
question-draw-destiny = Do you use a rune before drawing a destiny card?
question-keep-destiny = Which destiny card do you keep?
question-choose-ship = Which longship do you build?
question-choose-favor = How much favor do you buy?
question-choose-times = How many times do you trade?
question-afterwards = Do you use a rune now?
question-assign = Whom do you send where?
question-reroll = Which dice do you reroll? 1 favor pays for as many as you like.
question-pick-dice = Which other dice do you reroll?
question-lose-in-fight = { $left ->
    [one] Which warrior falls?
   *[other] Which warriors fall? { $left } to go.
}
question-lose-at-sea = { $left ->
    [one] What does the sea take?
   *[other] What does the sea take? { $left } to go.
}
question-starve = { $left ->
    [one] Which warrior starves?
   *[other] Which warriors starve? { $left } to go.
}
question-meet-journey = This is what awaits your ship. Do you change it by a rune?
question-take-reward = The enemy is beaten. Do you use a rune for more glory?
question-shed-blame = Do you discard one blame?
question-give-blame = Who takes one blame?
question-choose-gifts = { $left ->
    [one] Which resource does the rune bring you?
   *[other] Which resources does the rune bring you? { $left } to go.
}
question-reveal-destiny = Which destiny card do you reveal?
question-offer-demand = You may demand that all assign openly.
question-offer-rune = It is another player's turn; you may use a rune all the same.

## Answers

action-done = Done
action-no = No
action-nobody = Nobody
action-choose-leader = { $leader }
action-place = { $space }
action-sail = { $shore }
action-give = Give 1 { $good }
action-take = Take 1 { $good }
action-recruit = Take 1 { $warrior }
action-take-rune = Take { $rune-the }
action-take-rune-from = Take the rune on space { $rune_space }
action-draw-rune = Take a rune from the deck, unseen
action-look = Look at the journey card { $shore-at }
action-keep = Keep “{ $destiny }”
action-buy-ship = { $ship }
action-buy-favor = Buy { $favor } favor
action-trade = { $times ->
    [one] Trade once
    [2] Trade twice
   *[other] Trade { $times } times
}
action-send = { $venue }: 1 { $warrior }
action-load = { $shore }: 1 { $item }
action-demand = Demand that all assign openly
action-pick = Reroll 1 { $warrior } showing: { $face }
action-roll = Pay 1 favor and roll the dice picked
action-lose = Lose 1 { $item }
action-shed = Discard 1 blame
action-blame = { $seat } takes 1 blame
action-use = Use { $rune-the }
action-reveal = Reveal “{ $destiny }”

## What an answer brings

effect-take = take { $things }
effect-nothing = nothing lies there now
effect-pay-take = pay { $price }, take { $things }
effect-pay-take-times = each time: pay { $price }, take { $things }
effect-jarl = take 1 swordsman and the first-player marker
effect-jarl-pass = take 1 swordsman and pass the first-player marker to { $seat }
effect-market = swap food, wood and coins one for one
effect-runesmith = pay 1 wood, take a rune
effect-sage = look at a journey card, draw a destiny card
effect-shipwright = build a longship of your own
effect-church = buy 1 to 4 favor for 1, 3, 6 or 10 coins
effect-huts = pay { $price } for one more worker in every round
effect-hunt = warriors who stay at home hunt for food, 6 at most
effect-fight = { $enemy }: attack { $attack }, defence { $defence }; { $glory } glory, { $things }
effect-sail-free = a ship with room for { $capacity }
effect-sail-paid = pay { $price }: a ship with room for { $capacity }
effect-beg-food = take 1 blame and 1 food
effect-beg-good = take 1 blame and 1 food, wood or coin
effect-shore = { $enemy }: attack { $attack }, defence { $defence }; { $glory } glory, { $things }; 1 food feeds { $feeds ->
    [one] 1 warrior
   *[other] { $feeds } warriors
}
effect-buy-ship = pay { $price }; room for { $capacity }, { $glory } glory at the end
effect-destiny = most { $counts }: { $alone } glory alone, { $tied } tied
effect-several = { $parts }
effect-pay = pay { $price }
effect-lose = lose { $things }
effect-blame = take { $count } blame
effect-forfeit = { $count ->
    [one] forfeit 1 warrior
   *[other] forfeit { $count } warriors
}
effect-first = the first-player marker goes to { $seat }
effect-worker = one more worker in every round
effect-longhouse = the longhouse is then full, { $held } of { $most }
effect-recruit = { $count ->
    [one] choose 1 warrior
   *[other] choose { $count } warriors
}
effect-beg = choose 1 food, wood or coin
effect-forbids = { $kind ->
    [axeman] axemen cannot fight it
    [spearman] spearmen cannot fight it
   *[swordsman] swordsmen cannot fight it
}
effect-colour = { $colour }
effect-journey = journey card: { $journey }
effect-swap = { $count ->
    [one] take 1 in return
   *[other] take { $count } in return
}
effect-draw = { $count ->
    [one] draw 1 destiny card
   *[other] draw { $count } destiny cards
}
effect-at-home = { $left ->
    [0] none of them is then left at home
    [one] 1 of them is then left at home
   *[other] { $left } of them are then left at home
}
effect-room = { $left ->
    [0] the ship is then full
   *[other] then room for { $left } more on this ship
}
effect-demand = all take back what they have assigned, and assign openly in turn order
effect-strike = { $hits } damage, in all { $damage } of { $defence }
effect-losses = { $count ->
    [one] lose 1 warrior
   *[other] lose { $count } warriors
}
effect-defeat = victory over { $enemy-the }
effect-kraken = victory over the kraken
effect-starve = { $count ->
    [one] 1 warrior starves
   *[other] { $count } warriors starve
}
effect-blame-of = { $seat } then has { $count } blame
effect-blame-left = you then have { $count } blame

## Why an answer is closed

reason-not-asked = That is not what is asked now.
reason-not-in-play = That is not in play in this game.
reason-taken = A worker stands there already.
reason-taken-figures = { $own ->
    [1] Your own worker stands there already.
   *[0] A worker of { $seat } stands there already.
}
reason-no-food = You have not enough food for that.
reason-no-food-figures = That needs { $needed } food, and you have { $have }.
reason-no-wood = You have not enough wood for that.
reason-no-wood-figures = That needs { $needed } wood, and you have { $have }.
reason-no-coins = You have not enough coins for that.
reason-no-coins-figures = { $needed ->
    [one] That needs 1 coin, and you have { $have }.
   *[other] That needs { $needed } coins, and you have { $have }.
}
reason-no-favor = You have no favor to pay with.
reason-no-favor-figures = A reroll needs { $needed } favor, and you have { $have }.
reason-has-ship = You have a longship of your own already; one is all a clan gets.
reason-has-ship-figures = You have { $ship-the } already; one longship is all a clan gets.
reason-not-your-ship = That longship is not yours.
reason-no-harbour = Every harbour is taken.
reason-harbour-taken = A ship lies in that harbour already.
reason-harbour-taken-figures = A ship of { $seat } lies in that harbour already.
reason-has-extra = You have the extra worker already.
reason-already-hunting = You have a worker in the hunting grounds already.
reason-no-enemy = There is no enemy to fight there.
reason-out-of-order = You have gone past that; take your answers back with undo if you want it after all.
reason-given-away = You gave that away; you cannot take it back in the same swap.
reason-nothing-left-to-take = Giving more would leave nothing you could take for it.
reason-not-owed = You are not owed that.
reason-no-dice-left = No such warrior is left in the supply.
reason-no-rune-there = No rune lies there.
reason-no-card-there = No face-down card lies there.
reason-not-drawn = You did not draw that card.
reason-forbidden = That weapon is forbidden against this enemy.
reason-forbidden-figures = { $kind ->
    [axeman] Axemen cannot fight { $enemy-the }.
    [spearman] Spearmen cannot fight { $enemy-the }.
   *[swordsman] Swordsmen cannot fight { $enemy-the }.
}
reason-not-at-home = None of those are left at home.
reason-not-at-home-figures = { $have ->
    [0] You have none of those.
    [one] You have only 1 of those, and it is assigned already.
   *[other] You have only { $have } of those, and they are assigned already.
}
reason-ship-full = The ship is full.
reason-ship-full-figures = The ship holds { $have }, and that is aboard.
reason-not-your-venue = You have no worker there.
reason-open-already = All assign openly already.
reason-no-such-die = No die shows that.
reason-not-there = There is none there to lose.
reason-oneself = The blame must go to somebody else.
reason-not-your-rune = You do not have that rune.
reason-rune-used = That rune is used up.
reason-wrong-window = That rune cannot be used at this moment.
reason-wrong-window-figures = That rune cannot be used at this moment. { $power }
reason-no-effect = That rune would do nothing now.
reason-no-effect-figures = That rune would do nothing now. { $power }
reason-not-your-destiny = You have no such destiny card face down.
reason-leader-taken = Somebody has that leader already.
reason-leader-taken-figures = { $seat } has that leader already.
reason-too-many = That is more than you can pay for, or than the stall allows.
reason-too-many-figures = { $have ->
    [one] The stall can be used only once.
   *[other] The stall can be used { $have } times at most.
}
reason-nobody-else = Nobody else is assigning.
reason-nothing-to-assign = You have nothing to assign.

## What a choice is going to cost

warning-starve = { $count ->
    [one] On the voyage { $shore-to } 1 warrior will starve: there is too little food aboard.
   *[other] On the voyage { $shore-to } { $count } warriors will starve: there is too little food aboard.
}
warning-may-starve = { $count ->
    [one] On the voyage { $shore-to } 1 warrior will starve if “{ $journey }” lies there.
   *[other] On the voyage { $shore-to } { $count } warriors will starve if “{ $journey }” lies there.
}
warning-forbidden = { $kind ->
    [axeman] Axemen cannot fight { $enemy-the }: { $count } will be lost { $shore-at }.
    [spearman] Spearmen cannot fight { $enemy-the }: { $count } will be lost { $shore-at }.
   *[swordsman] Swordsmen cannot fight { $enemy-the }: { $count } will be lost { $shore-at }.
}

## Looking at things

look-enemy = Attack { $attack }, defence { $defence }; { $glory } glory, { $things }; { $colour }.
look-enemy-forbids = { $kind ->
    [axeman] Axemen cannot fight it.
    [spearman] Spearmen cannot fight it.
   *[swordsman] Swordsmen cannot fight it.
}
look-rune-glory = Worth { $glory } glory at the end, used or not.
look-destiny = For the most { $counts }: { $alone } glory alone, { $tied } tied.
look-ship = Costs { $price }; room for { $capacity }, { $glory } glory at the end.
look-public-ship = Room for { $capacity }; anybody may sail on it.
look-merchant = Brings { $things }.
look-die = The die has { $faces }.
dice-of = { $warrior } ({ $faces })

## Options

option-starting-favor = Favor at the start
option-beggar-chooses = Beggars choose food, wood or a coin
option-assign-sealed = Warriors are assigned at the same time, unseen
option-near-shores-right = The near shores are on the right
option-killer-must-blame = Whoever kills the troll must discard and give blame
option-glory-on-kraken = The rune of glory works on the kraken
option-destiny-needs-one = A destiny needs at least one of what it counts
option-blame-beyond = Glory lost for each blame past the sixth
option-piles-face-up = Defeated enemies lie face up
option-suspicious-villagers = Variant: suspicious villagers (everybody starts with 1 blame)
option-hall-of-records = Variant: hall of records (defeated enemies lie face up)
option-draft-leaders = Leaders are chosen, not dealt

edition-en-2015 = English rulebook, 2015
edition-fr = French rulebook
edition-it = Italian rulebook
edition-de-2018 = German rulebook, 2018

## The board at a prompt: headings and short words

board-fights = Fights
board-town = Town
board-glory = Glory
board-leader = Leader
board-warriors = Warriors
board-goods = Resources
board-favor-blame = Favor, blame
board-workers = Workers left
board-ship = Longship
board-runes = Runes
board-destinies = Destinies
board-slain = Defeated
board-enemy = Enemy
board-strength = Attack, defence
board-reward = Reward
board-who = Who
board-journey = Journey
board-place = Place
board-there = There
board-lying = Ready at the smiths and the smokehouse
board-merchant = Merchant ship
board-rune-spaces = Runes beside the runesmith
board-stalls = Stalls
board-supply = Warriors in the supply
board-dice = Dice shown
board-damage = Damage dealt
board-assigned = assigned { $things }
board-used = { $rune } (used)
board-open = { $destiny } (open)
board-hidden-cards = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
board-seen = { $journey } (seen)
board-face-down = face down
board-strength-of = { $attack }, { $defence }
board-scoring = Final scoring
board-category = Category
board-total = Total

## Beside every question

status-own = You: { $parts }.
status-warriors = { $things } ({ $held } of { $most })
status-no-warriors = no warriors
status-no-goods = no resources
status-favor = { $favor } favor, { $blame } blame
status-workers = workers { $left } of { $owned }
status-aboard = aboard: { $things }
status-foe = { $venue }: { $foe }, attack { $attack }, defence { $defence }{ $feeds ->
    [0] {""}
    [one] , 1 food feeds 1 warrior
   *[other] , 1 food feeds { $feeds } warriors
}
status-fight = Fight: { $foe }, attack { $attack }, defence { $defence }; damage so far { $damage }. Dice: { $dice }; { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
}.
board-foe = { $enemy } ({ $marks })
board-forbids = { $kind ->
    [axeman] no axemen
    [spearman] no spearmen
   *[swordsman] no swordsmen
}

## Odds

odds-fight = { $crew } against { $foe } (attack { $attack }, defence { $defence })
odds-nobody = Nobody
odds-means = Means
odds-won = Chance to win
odds-lost = Losses to expect
odds-favor-left = Favor left
odds-of = { NUMBER($part, minimumFractionDigits: 2, maximumFractionDigits: 2) } of { $whole }
odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-under = under { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-over = over { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
odds-outcome = Outcome
odds-chance = Chance
odds-victory = { $count ->
    [0] Victory without losses
   *[other] Victory, { $count } lost
}
odds-defeat = Defeat
odds-roll = With these dice: { $chance } to win, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } losses to expect, if you make the best of them.
odds-strike = Struck now: { $chance } to win, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } losses to expect.
odds-reroll = With the dice picked rerolled: { $chance } to win, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } losses to expect.
odds-impossible = “{ $typed }” is no fight whose odds could be told; try “odds troll” or “odds troll 2 axes”.

## Examples in what the program says itself
# Answers in words, one of them that may be closed, something to look at, and a rule.

-example-answers = hafter; 2 axemen 1 food; done
-example-answer = hafter
-example-subject = kraken
-example-rule = CF-1
-example-word = rune

## What studies count

subject-leader = Leaders
subject-location = Locations
subject-stall = Market stalls
subject-sailing = Longships sent out
subject-rune = Runes taken
subject-used-rune = Runes used
subject-building = Longships built
subject-enemy = Enemies defeated
subject-destiny = Destiny cards kept at the sage's hut
subject-category = Where glory comes from
