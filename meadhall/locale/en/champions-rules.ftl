# Champions of Midgard: the numbered rules, in our own words.
#
# Written from docs/rules/champions.md by `python3 dev.py golden`. Change that page, not this file.

rules-name = Champions of Midgard
rules-origin = In our own words, from the four rulebooks: English (2015), French, Italian and German (2018).
rules-words =
    The supply is the general supply. A longhouse is a player's own warriors, at most 8. Left is the next seat
    clockwise. A shore is one column of the distant shores: journey space, harbour, monster space.
rules-rulings = A rule marked “ruling” answers a question that no book answers: there we had to decide.
rules-silence = Silent means that the book says nothing and that we use what stands in brackets.

## Setup

chapter-setup = Setup

rule-CS-1 = For 2 to 4 players, seated clockwise.
rule-CS-2 =
    Stalls are drawn at random and laid face up: 1 military and 1 economic with 2 players, 1 and 2 with 3 players, 2 and
    2 with 4 players. The rest are out of the game.
rule-CS-3 =
    Two public longships lie on the board: the small one (capacity 5) and the large one (capacity 10). Four private
    longships lie beside it; those marked 3+ or 4+ are used only with at least that many players.
rule-CS-4 =
    Seven shuffled face-down decks: 10 runes, 12 destinies, 8 merchant ships, 16 trolls, 21 draugr, 18 journeys, 36
    monsters.
rule-CS-5 =
    A random player gets the first-player marker. Leaders are chosen one by one, counter-clockwise, beginning to the
    right of the first player, who therefore chooses last. There are five leaders, each unique.
rule-CS-6 = Everyone starts with 1 food, 1 wood, 1 coin, 1 favor, 1 swordsman, and 1 random destiny card.
rule-CS-7 = Everyone has 3 workers (4 in a game of two), and 1 more in the supply that only the worker huts release.
rule-CS-8 =
    Warrior dice are limited: 12 swordsmen (white), 12 spearmen (red), 10 axemen (black). Those lying at a location or
    held by a player are not in the supply. Food, wood, coins, favor and blame are unlimited.
rule-CS-9 =
    Two variants, both off unless chosen. Suspicious villagers: everyone starts with 1 blame. Hall of records: defeated
    enemies lie face up. Otherwise each player's pile lies face down, and its owner need not tell the number, kinds and
    colours of its cards.
rule-CS-10 =
    The order is: stalls, ships, decks; first player; leaders; starting resources and workers; last of all the destiny
    card. So players choose a leader knowing the stalls and ships, but no destiny card and nothing of the first round.
rule-CS-11 =
    Open to all: resources, warriors, favor, blame, glory, runes, ships, discard piles, and how many destiny cards each
    player holds. Secret: the decks, one's own destiny cards, face-down journey cards (except to those who have looked),
    defeated enemies by CS-9, and assignments until CA-2 shows them. A defeat itself is seen by all and stays in the
    log; only the totals of a hidden pile are not shown.

## Round setup

chapter-round-setup = Round setup
    .intro = There are 8 rounds. Each begins with these steps, in this order.

rule-CR-1 = Troll: 1 card face up.
rule-CR-2 = Draugr: 1 card face up on each of the 2 spaces, left and right.
rule-CR-3 = Journey: 1 card face down on each empty journey space.
rule-CR-4 =
    Runes: each empty one of the 2 face-up rune spaces beside the runesmith is refilled. They are not refilled at any
    other time.
rule-CR-5 =
    Monsters: 1 card face up on each empty monster space. 4 shores are used with 4 players, 3 with 2 or 3 players; the
    second far shore is then left out.
rule-CR-6 = Merchant ship: the next card is laid face up on the old ones. There are 8 cards for 8 rounds.
rule-CR-7 =
    Each blue location receives 1 more item, in addition to what still lies there: 1 swordsman (swordsmith), 1 spearman
    (hafter), 1 axeman (blacksmith), 1 food (smokehouse). A type of warrior that the supply has run out of is not
    placed.
rule-CR-8 =
    A deck that runs out is rebuilt from its own discard pile, shuffled; cards still on the board are not part of it.
    With the printed counts only the journey deck can run out. A draw of more cards than are left (destiny) takes those
    that are left.

## Placing workers

chapter-placing-workers = Placing workers

rule-CP-1 =
    From the first player clockwise, each player with a worker left places exactly 1 worker on a free space and carries
    out its action at once. This is repeated until nobody has a worker left. Passing is not possible.
rule-CP-2 =
    A space is free if no worker is on it; most hold 1. A space whose cost a player cannot pay in full is not open to
    that player: a worker cannot be placed merely to block it.
rule-CP-3 = "Pay" returns things to the supply; "take" draws from the supply.
rule-CP-4 =
    The first-player marker changes hands at once, but this phase continues clockwise from the player whose turn it is.
    The marker counts from the next time that an order is needed, which includes this round's assignment and hunting.
rule-CP-5 =
    Longhouse limit: nobody ever holds more than 8 warriors, including those sent out. A player owed more takes up to 8
    and chooses which of those owed; the rest go (back) to the supply, and none stay at the location. Warriors already
    held cannot be given up for better ones, and a player cannot take fewer than fit. The supply is a limit as well:
    what it lacks is forfeited.
rule-CP-6 =
    A space without cost may be taken even if it yields nothing: an empty blue location, the market without a swap, a
    fight with no warriors at home. A cost may be paid even if part or all of the yield is forfeited (longhouse full,
    dice run out).
rule-CP-7 =
    Players without a worker are skipped. A player who takes the extra worker with their last one goes on taking turns.

## Locations

chapter-locations = Locations

rule-CL-1 = Blacksmith, hafter, swordsmith: take all axemen, spearmen, swordsmen lying there.
rule-CL-2 = Smokehouse: take all food lying there.
rule-CL-3 =
    Jarl's longhouse: take 1 swordsman (if CP-5 allows) and, in any case, the first-player marker. A player who already
    has the marker must pass it to the player on their left. Nothing else moves the marker.
rule-CL-4 =
    Market: swap any number of food, wood and coins, 1 for 1, among those three kinds. Favor is not traded. Only the net
    change matters.
rule-CL-5 =
    Merchant ship: pay 1 coin, take everything that the current card shows. Where it shows a warrior of any type, the
    player chooses the type.
rule-CL-6 =
    Runesmith: pay 1 wood, take 1 of the face-up runes or the unseen top card of the rune deck. It lies face up in front
    of you and may be used at once.
rule-CL-7 =
    Sage's hut: look secretly at 1 face-down journey card of your choice on the board; then draw 1 destiny card and keep
    it secret.
rule-CL-8 =
    Shipwright: choose a private longship and pay its cost. Each player may have 1 in the whole game, so the space is
    closed to those who have one. From then on, including this round, the ship is a location for its owner.
rule-CL-9 = Stave church: pay exactly 1, 3, 6 or 10 coins for 1, 2, 3 or 4 favor; at least 1, at most 4 per visit.
rule-CL-10 =
    Worker huts: once per player per game, take the extra worker, who can be used from this round on. The first player
    to do so pays 5 coins, the second 4, the third 3, the fourth 2.
rule-CL-11 = Hunting grounds: any number of players, 1 worker each; resolved after the assignment (CC-1).
rule-CL-12 = Troll, draugr left, draugr right: 1 worker each, which reserves the fight.
rule-CL-13 =
    Small public longship (free, capacity 5), large public longship (1 coin, capacity 10), own private longship (free,
    its capacity): place the ship at once in the empty harbour of the shore to sail to; it cannot be changed later. 1
    ship per shore; the space is closed when every harbour in use (CR-5) is taken. A private ship takes only its owner's
    worker, 1 a round. A player may have several ships out.
rule-CL-14 =
    Begging: always open, to any number of workers, even when other spaces are free: take 1 blame and 1 food. A player
    who cannot or will not use another space must beg.
rule-CL-15 =
    Economic stalls. Aumingi: pay 1 food, take 1 favor, 1 to 3 times. Skald: 2 glory. Generous merchant: 1 food and 1
    wood. Wealthy traveller: 2 coins.
rule-CL-16 =
    Military stalls. Huskarl: 1 food for 2 swordsmen. Raiders: 1 wood for 2 spearmen. Jomsvikings: 2 coins for 1
    swordsman and 1 axeman. Varangians: 1 coin for 1 swordsman and 1 spearman. Each worker uses a stall once.

## Assigning warriors

chapter-assigning-warriors = Assigning warriors

rule-CA-1 = Every player with a worker on a fight or a ship assigns warriors and, on ships, food. It may be none.
rule-CA-2 =
    All assign at the same time, unseen until everyone is done. Any player, even one without a fight, a ship or a
    warrior, may demand that it be done openly, in turn order from the first player. The demand can be made until all
    have confirmed; sealed assignments are then taken back.
rule-CA-3 = Warriors and food on a ship together never exceed its capacity.
rule-CA-4 =
    Warriors whose weapon a troll or draugr forbids cannot be assigned to it. On a ship any type may sail, but the
    forbidden type is destroyed, without a roll, before the first round of the fight with the monster, not before the
    journey card, the kraken or the feeding: until then these warriors fight and eat like the others. Healing does not
    save them.
rule-CA-5 = With a worker on the hunting grounds, every warrior left in the longhouse hunts.
rule-CA-6 =
    Only what a player has now can be assigned: food from this round's hunt comes too late for the ships. Nothing else
    may be loaded. Warriors not assigned stay at home, safe. Once shown, an assignment is final.

## Resolution

chapter-resolution = Resolution
    .intro = In this order:

rule-CC-1 =
    Hunting, from the first player clockwise: one roll of all hunting dice; favor rerolls, potential and reaction as in
    CF-7. Take food equal to the hits, at most 6. There are no losses; the hunters come home.
rule-CC-2 = Troll: fight.
rule-CC-3 = Left draugr, then right draugr: fight.
rule-CC-4 =
    Shores, left to right; a shore with no ship is skipped. First its journey card is turned up and resolved on what is
    on the ship, even with nobody aboard. Then the crew is fed: near shore 1 food feeds 2 warriors, far shore 1 food
    feeds 1. As many are fed as the food allows, and an odd one takes a whole food. The unfed starve and go back to the
    supply; the owner chooses which. All food aboard returns to the supply, even with nobody aboard. Then the monster is
    fought, if any warrior is left.

## A fight

chapter-a-fight = A fight

rule-CF-1 =
    A fight is a series of rounds. (1) Roll all committed dice. (2) If you like, pay 1 favor to reroll any dice you
    choose; this may be repeated. (3) Every weapon shown is 1 damage on the enemy, a double weapon 2; damage stays from
    round to round. (4) Lose warriors equal to the enemy's attack less the shields shown, never below 0; the owner
    chooses which. (5) Check whether the fight is over.
rule-CF-2 = Damage is simultaneous: a dying enemy still strikes.
rule-CF-3 =
    If the damage is equal to the defence or more, the enemy is defeated, even if no warrior is left. Take the card (own
    pile), its glory and its reward at once: trolls give wood, draugr coins, monsters favor and the coins lying on them.
    Survivors go home.
rule-CF-4 =
    If the enemy is not defeated and warriors are left, there is another round. If none are left, there is no reward,
    and the damage is removed. Retreat is not possible.
rule-CF-5 =
    Troll: its killer may discard 1 own blame, and may make one other player take 1 blame from the supply. These are two
    separate choices, made when the reward is taken; a player without blame to discard may still give one.
rule-CF-6 =
    Kraken: fought by the same rules when its journey card comes up; 3 glory. Its card is not a trophy: it does not
    count for sets, destinies or ties. Survivors sail on, are fed, and meet the monster. With no warrior aboard it does
    nothing.
rule-CF-7 =
    Windows in a round: after the roll come favor rerolls, potential and reaction, in any order, as often as they can be
    paid, until the owner is done; reaction counts on the dice as they finally lie. Healing is offered when at least 1
    loss is due, before dice are removed; the damage dealt to the enemy stands. The rune of glory is offered when the
    reward is taken.
rule-CF-8 =
    If nobody was sent, or all warriors of a ship are gone before the fight, there is no fight, and the enemy is
    undefeated. After a lost fight nobody else may try that enemy in the same round.

## Journey cards

chapter-journey-cards = Journey cards

rule-CJ-1 =
    All quiet: nothing. No wind: lose 1 food. Whirlpool: lose 1 warrior. Storm: lose 1 food or 1 warrior, the owner's
    choice. Lost: lose 2 items, any mix of food and warriors. Kraken: CF-6. What is not aboard cannot be lost; a choice
    must be made among what is there, up to the full number if possible. The card stays face up until clean-up. Losses
    come from the ship alone; healing and favor do not help, except in a fight with a kraken.

## Clean-up

chapter-clean-up = Clean-up

rule-CU-1 = Workers come home; public ships return to their spaces, private ships to their owners.
rule-CU-2 = A troll not defeated is discarded, and everyone takes 1 blame. A defeated troll gives no blame.
rule-CU-3 =
    Undefeated draugr are discarded (one open pile for trolls and draugr, never used again). Revealed journey cards are
    discarded; unrevealed ones stay, and so does what players know of them.
rule-CU-4 = 1 more coin is laid on every undefeated monster, visited or not; coins from earlier rounds stay.
rule-CU-5 = After round 8 comes the final scoring; otherwise the round marker moves on.

## Final scoring

chapter-final-scoring = Final scoring

rule-CE-1 =
    Destinies: each of your destiny cards scores its larger value if you alone are first in its condition, its smaller
    value if you are tied for first, and otherwise nothing. At least 1 of the counted thing is needed. Other players'
    cards give you nothing. Everything is counted at one moment, for all players, including the cards of hidden piles.
rule-CE-2 =
    Sets: 5 glory for each complete set of one red, one yellow and one blue enemy (draugr and monsters; trolls have no
    colour).
rule-CE-3 = Runes: the glory printed on each, used or not.
rule-CE-4 = Private longship: its glory.
rule-CE-5 = Favor: 2 glory each.
rule-CE-6 = Coins: 1 glory for every 3; remainders are lost.
rule-CE-7 = Blame: 1, 2, 3, 4, 5 or 6 blame cost 1, 3, 6, 10, 15 or 21 glory; beyond 6 the edition decides.
rule-CE-8 =
    Most glory wins. A tie goes to the most enemy cards, trolls included; still tied, the victory is shared. A total may
    be negative.

## Leaders

chapter-leaders = Leaders

rule-CV-1 =
    Asmundr the Pious: each favor is worth its 2 glory, whether spent on a reroll (scored at once) or kept. Spent favor
    is still discarded.
rule-CV-2 =
    Dagrun the Destined: at the sage's hut she draws 1 more destiny card, keeps 1, and the other goes under the deck;
    with true vision she draws 4 and keeps 1. Several go under in the order drawn. The starting card is not affected.
rule-CV-3 = Gylfir the Seaworthy: pays no coin at the merchant ship, which is open to him without coins.
rule-CV-4 =
    Svanhildr the Swordmaiden: a swordsman's single hit does 2, a double hit 3; in hunts too (still at most 6 food).
rule-CV-5 =
    Ullr the Berserker: in each round of a fight (not of a hunt) in which at least one die finally shows a double hit: 1
    glory at once, never more than 1 a round, whatever the outcome; in a fight with a kraken too.

## Runes

chapter-runes = Runes
    .intro = Each is used once; it is still kept and scored afterwards.

rule-CN-1 =
    Ten different runes. One that names a window below is used only there; the others "at any time". That means:
    whenever a player is asked something that begins a choice, that player may use a rune first, and every other player
    is offered to use one, but nobody waits for it. These moments are: in placing, before the worker is set and again
    after its action; in a hunt, journey or fight, at each choice and just after its outcome; and once more, for all in
    turn order, after the last clean-up before the final scoring. While warriors are assigned, every player may use a
    rune before the first part of their own assignment and again once it is confirmed. What a rune asks its owner is
    answered before the game goes on; several runes may be used together.
rule-CN-2 = Gifts: take 4 resources, any mix of wood, food and coins, into your own stock, never onto a ship under way.
rule-CN-3 = Wealth: double your coins, gaining at most 5.
rule-CN-4 = Knowledge: look at all face-down journey cards on the board.
rule-CN-5 =
    Success: reveal one of your destiny cards and score it now by CE-1 (possibly 0). Hidden piles, warriors sent out and
    food aboard count, and only the result is told. Keep the card, now open, and score it again at the end.
rule-CN-6 =
    Potential, after any roll or reroll of a fight or hunt: reroll all blanks once. What comes up counts; favor may
    still follow.
rule-CN-7 =
    Reaction, in the same window: each shield also counts as a single hit this roll (2 damage for Svanhildr's swordsmen,
    not 3), and still as a shield.
rule-CN-8 = Healing, when losses are due: no losses in this round of the fight.
rule-CN-9 = Glory, when you defeat an enemy: half as much glory again as is printed on that enemy, rounded down.
rule-CN-10 =
    Journey, after a journey card is turned up for your own ship: discard it, turn up the next card of the deck and
    resolve that one, even if it is worse. The first joins the discard pile only then.
rule-CN-11 =
    True vision, when using the sage's hut, before the destiny card is drawn; after the look is soon enough: draw 2 more
    destiny cards, keep 1, and put the others under the deck (order as in CV-2).

## Worked examples

chapter-worked-examples = Worked examples
    .intro = From the books; each is a test.

rule-CT-1 = A draugr with 6 glory and 4 coins printed on it: its victor scores 6 and takes 4 coins.
rule-CT-2 = The rune of glory on a monster worth 13: 6 more. On a kraken, where E-7 allows it: 1 more.
rule-CT-3 = 7 warriors at home, 2 owed: 1 is taken, the player says which; the other goes to the supply.
rule-CT-4 = Dagrun with true vision: 4 drawn, 1 kept, 3 under the deck. Without: 2, 1, 1.
rule-CT-5 = Svanhildr's swordsman: single 2, double 3, shield under reaction 2 and still a shield.

## Where the editions differ
# .<edition>: what that book says; in brackets what we use where it is silent.

point-E-1 = starting favor
    .en-2015 = 1
    .fr = 1
    .it = 0
    .de-2018 = 1
point-E-2 = face-up runes are refilled at round setup
    .en-2015 = silent [yes]
    .fr = yes
    .it = yes
    .de-2018 = yes
point-E-3 = begging gives
    .en-2015 = 1 food
    .fr = 1 food
    .it = 1 food
    .de-2018 = 1 food, wood or coin, by choice
point-E-4 = assignment
    .en-2015 = silent [in turn order, open]
    .fr = at the same time, turn order on demand
    .it = at the same time, turn order on demand
    .de-2018 = at the same time, turn order on demand
point-E-5 = which shores are near, so which sail first
    .en-2015 = the two on the right (far ones first); 2 or 3 players leave out the leftmost
    .fr = the two on the left; leave out the rightmost
    .it = the two on the left; leave out the rightmost
    .de-2018 = the two on the left; leave out the rightmost
point-E-6 = the troll's killer discards, gives blame
    .en-2015 = may, may
    .fr = may, may
    .it = must (if any), must
    .de-2018 = may, may
point-E-7 = glory of the kraken; rune of glory on it
    .en-2015 = silent [3]; no
    .fr = 3; yes
    .it = 3; yes
    .de-2018 = 3; yes
point-E-8 = a destiny needs at least 1 of the thing
    .en-2015 = silent [no]
    .fr = yes
    .it = yes
    .de-2018 = yes
point-E-9 = blame beyond 6
    .en-2015 = capped at −21
    .fr = capped at −21
    .it = capped at −21
    .de-2018 = −6 for each one more
point-E-10 = the variants of CS-9 are printed
    .en-2015 = no
    .fr = yes
    .it = yes
    .de-2018 = yes
point-E-11 = favor rerolls hunting dice
    .en-2015 = silent [yes]
    .fr = yes
    .it = yes
    .de-2018 = yes
point-E-12 = spaces called empty where cards are laid
    .en-2015 = journey, monster [all]
    .fr = rune [all]
    .it = monster [all]
    .de-2018 = journey, rune, monster
point-E-13 = defeated enemies lie
    .en-2015 = silent [face up: nothing hides them]
    .fr = face down, need not be told
    .it = face down, are not to be told [need not be told]
    .de-2018 = face down, need not be told
point-E-14 = texts of the stalls
    .en-2015 = not printed [as the others]
    .fr = printed
    .it = printed
    .de-2018 = printed
point-E-15 = first player
    .en-2015 = last to gain glory in battle [random]
    .fr = last to gain glory in battle, or random
    .it = last to gain glory in battle, or random
    .de-2018 = last to gain glory in battle, or random
point-E-16 = a harbour takes 1 ship
    .en-2015 = silent [yes]
    .fr = silent [yes]
    .it = silent [yes]
    .de-2018 = yes
