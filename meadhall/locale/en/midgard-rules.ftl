# Midgard: the numbered rules, in our own words.
#
# Written from docs/rules/midgard.md by `python3 dev.py golden`. Change that page, not this file.

rules-name = Midgard
rules-origin = In our own words, from the one rulebook that we have, the German one.
rules-words =
    A Viking is a warrior or a chieftain. An area is a province, a heaven or a boat. The reserve is a player's own
    warriors off the board, the stock a player's cards kept and not yet played. Left is the next seat clockwise.
rules-rulings = A rule marked “ruling” answers a question that the book does not answer: there we had to decide.

## Setup

chapter-setup = Setup

rule-MS-1 =
    For 3 to 5 players, seated clockwise; with 2 it is a house variant. The board has three kingdoms: Jotunheim (blue
    tokens, 4 provinces), Mannheim (brown, 3), Alfheim (grey, 3). Every province has villages, and a village holds at
    most 1 Viking. The boats and the three heavens (Asgard, Vanaheim and Valhalla) hold any number.
rule-MS-2 = Three shuffled face-down decks: 50 bronze, 35 silver, 15 gold cards.
rule-MS-3 = Everyone starts with 1 chieftain and 5 warriors on their boat, 6 warriors in the reserve, and 0 points.
rule-MS-4 =
    There are 10 doom markers, one for each province. 120 kingdom tokens, 40 of each colour, lie sorted and open in the
    supply. Once taken they lie face down: their owner may look, others may not. How many each player has is open. The
    colours were taken in the open and stay in the log; only their totals are not shown. A colour that runs out is
    replaced by stand-ins.
rule-MS-5 =
    Open to all: the board, boats, reserves, points, doom markers, cards played, and how many cards each deck and stock
    holds. Secret: the decks, the packs of the draft, and unplayed cards, except gold cards once shown (MA-1).

## Doom

chapter-doom = Doom
    .intro = There are 3 rounds, each of five phases: doom, draft, action, scoring, Ragnarok.

rule-MD-1 =
    Before the draft, 5 of the 10 doom markers, at random, are laid face up in their provinces. All 10 are mixed again
    in every round.

## Draft

chapter-draft = Draft

rule-MC-1 =
    Everyone is dealt a pack of 3 bronze, 2 silver and 1 gold card. All keep 1 card at the same time and pass the rest
    to the left; this is repeated until each has kept 6. So every card dealt is kept by somebody. Cards kept lie face
    down in front of their owner, who may look at them.
rule-MC-2 =
    Cards left from earlier rounds stay in their owner's stock. They are never passed, and may be played in any later
    round.
rule-MC-3 = For beginners, if agreed: in round 1 everyone keeps the 6 cards dealt, and nothing is passed.
rule-MC-4 =
    No deck ever runs out: with 5 players the printed cards are enough for all that is dealt and drawn in three rounds.
    A card set of your own with fewer cards than the players may need is refused.

## Action

chapter-action = Action

rule-MA-1 =
    All players show all their unplayed gold cards at once, including those kept from earlier rounds. The one with the
    highest number starts the round; a player without gold cannot start. Gold once shown stays known. Somebody always
    has gold (MC-1); if a card set deals none, the left neighbour of the last starter starts, in round 1 a random
    player.
rule-MA-2 =
    From the starter clockwise, each player plays 1 card and carries it out; it stays face up. Everyone plays 4 cards in
    round 1, 5 in round 2, 6 in round 3. Cards left over are kept; after round 3 they are worth nothing (3 cards each,
    more after MG-3).
rule-MA-3 =
    "Up to" allows fewer, down to none. What a card asks for without "up to" is done if possible; otherwise that part is
    skipped. A card is played even if it does nothing.
rule-MA-4 =
    Vikings move from anywhere on the board except Valhalla, and need not come from one area. A Viking may move to
    another free village of its own province, but nobody moves within a heaven. No card moves a Viking back to a boat,
    and only a horde (MX-2) and new warriors for the heavens (MG-5) go to Valhalla by choice; a Viking there is out
    until the round ends.
rule-MA-5 =
    Several Vikings of one card move one after another: a village that the first has left is free for the second.

## Bronze cards

chapter-bronze-cards = Bronze cards

rule-MB-1 =
    Invasion of a kingdom: move up to 2 of your Vikings to free villages of the kingdom named, or to Asgard or Vanaheim,
    in any mix.
rule-MB-2 =
    New warriors: put 1 warrior from your reserve on your boat, if one is left. Then, in any case, move 1 of your
    Vikings to any free village of any kingdom, or to Asgard or Vanaheim; it may be the new one.

## Silver cards

chapter-silver-cards = Silver cards

rule-MX-1 =
    Attack on a kingdom: move 1 of your Vikings to a village of the kingdom named that is held by an enemy warrior, who
    goes to Valhalla at once. Or move it to Asgard or Vanaheim, from where 1 enemy warrior of your choice, not a
    chieftain, goes to Valhalla; a heaven without an enemy warrior may still be entered. You cannot attack an empty
    village, one of your own, or a chieftain's. You may attack from within the same province, where the old village is
    then free, or from within a heaven with an enemy warrior in it, where nobody moves and only the victim goes.
rule-MX-2 =
    Viking horde: choose a heaven, Valhalla included, or a province of any kingdom with at least 1 free village. Move up
    to 3 of your Vikings there; into a province at most as many as it had free villages when the card was played.

## Gold cards

chapter-gold-cards = Gold cards
    .intro = Numbered 1 to 15, each unique.

rule-MG-1 =
    Score a kingdom (1 to 3): the kingdom named scores now as in phase 4, points and tokens, for all players; no
    heavens, no Ragnarok, and nobody leaves. Phase 4 scores it again.
rule-MG-2 = Take a token (4 to 6): take 1 token of the kingdom named.
rule-MG-3 =
    Draw cards (7 and 8): draw the cards named, add them to your stock, and at once play another card from it, any card,
    even a second draw card. The extra card does not count against the number of the round; the draw card does.
rule-MG-4 =
    Destroy a province (9 to 11): choose a province of the kingdom named, empty or not. All Vikings there go to
    Valhalla, chieftains and your own included; there they are worth 1 point (MR-1), not the 2 of a doomed province. The
    province and its doom marker stay in play.
rule-MG-5 =
    New warriors on the board (12 to 15): put up to 2 warriors from your reserve straight into the heavens (12: any of
    the three) or into free villages of the kingdom named (13 to 15), split as you like. With an empty reserve nothing
    happens.

## Scoring

chapter-scoring = Scoring

rule-MV-1 =
    A player controls an area with strictly more strength there than every other player: a warrior counts 1, a chieftain
    1½. On a tie, or without any Viking, nobody controls it, and there are no points. "Most" in a heaven means the same.
rule-MV-2 = Kingdoms: 3, 7, 12 or 20 points for 1, 2, 3 or 4 provinces controlled in one kingdom.
rule-MV-3 =
    Tokens: everyone takes 1 token of a kingdom's colour for each of its provinces where they have at least 1 Viking, in
    control or not.
rule-MV-4 =
    Heavens: most in Asgard, 5 points. Most in Vanaheim, 2 tokens of that player's choice, alike or not, chosen after
    the tokens of the kingdoms are taken. Valhalla gives nothing here.

## Ragnarok

chapter-ragnarok = Ragnarok

rule-MR-1 =
    Everyone scores 2 points for each of their Vikings in a doomed province; these Vikings all go to Valhalla. Then
    everyone scores 1 point for each of their Vikings in Valhalla, including those just arrived.
rule-MR-2 =
    Then all Vikings in Valhalla, chieftains included, return to their owners' boats, not to the reserve, and the doom
    markers are taken back. Vikings in other provinces, in Asgard and in Vanaheim stay where they are.

## End

chapter-end = End

rule-ME-1 =
    After round 3 all tokens are shown, and every complete set of the three colours is worth 5 points. Most points wins.
    A tie goes to the most tokens of any colour; still tied, the victory is shared.

## Worked example

chapter-worked-example = Worked example
    .intro = From the book, with a position of ours that gives it; both are tests.

rule-MT-1 =
    Five players score. Alfheim: red, black and green control one province each (3 points each); in Gimle the red
    chieftain breaks a tie, in Andlang, with the black chieftain, there was none to break; tokens: black 2, red, yellow
    and green 1 each. Mannheim: green controls all three (12), the chieftain breaking a tie in Myrkvior; tokens: green
    3, black 2, red 2, violet 1, yellow 1. Jotunheim: violet and red control one each (3); two provinces are tied;
    tokens: violet 3, black, yellow and red 2 each. Asgard: violet 5. Vanaheim: yellow takes one brown and one grey.
    Ragnarok: black sends 5 (10 points), violet and green 3 each (6), red and yellow 2 each (4), the chieftains of red,
    yellow and violet among them; then Valhalla: black 5, red 4, yellow 4, green 3, violet 3 (2 red and 2 yellow were
    there before). In sum, from 0: green 24, black 18, violet 17, red 14, yellow 8. Tokens grey/brown/blue: black 2/2/2,
    red 1/2/2, yellow 2/2/2, green 1/3/0, violet 0/1/3.
rule-MT-2 =
    A position on our map that gives MT-1 (ours; C = chieftain, digits = warriors, † = doomed). Gimle† red C, black 1 ·
    Andlang black C+1, yellow 1 · Vidblain green 1 · Angerboda green 2, black 1, red 1, violet 1 · Elvagar† green 3,
    black 1 · Myrkvior green C, red 1, yellow 1 · Horgr† black 1, yellow 1, violet 1 · Muspelheim† violet C+1, black 2,
    yellow C · Utgard† red 1 · Thrymheim violet 1, red 1 · Asgard violet 1 · Vanaheim yellow 1 · Valhalla red 2, yellow
    2.
