"""The final score that a seat can expect, from any position, for a search that does not play to the end.

What the board would score now counts in full at the end of a round, and less the more plays are left. What is to come
counts a constant for each play and round. Fitted to games of karls with the open card set.
"""

from meadhall.midgard.core.numbers.board import AREAS, ASGARD, KINGDOMS, VALHALLA, VANAHEIM
from meadhall.midgard.core.numbers.steps import CHOOSE_TOKENS, KEEP_CARD, PLAY_CARD
from meadhall.midgard.core.policy.prices import hold, plays_to_come, rounds_to_come
from meadhall.midgard.core.rules.vikings import strength, vikings
from meadhall.midgard.core.state import State

RIVAL_PLAY = 50  # how much each play of an enemy adds to the uncertainty, in hundredths of half a strength

# In hundredths of a point, or percent of what they are named after
WANING = 97  # of the board, with a whole round to play
LAST_PLAY = 605  # for each play in the last round
LAST_PLAY_MAN = 31  # and for each Viking in play
LAST_RIVAL = 107  # less for each play of the others
LAST_SETS_WANING = 27
LAST_SPARE = 51  # of tokens that make no set yet, with a whole round to play
LAST_HEAVEN = 93
LAST_HEAVEN_WANING = 16

PLAY_WORTH = 861  # for each play in earlier rounds
PLAY_CROWD = 28  # less for each seat
RIVAL_WORTH = 47
ROUND_WORTH = 2941  # for each round to come
ROUND_CROWD = 358  # less for each seat
ROUND_MAN = 240
ROUND_PLACED = 50  # for each Viking who stays on the map
ROUND_CARD = 47
ROUND_SETS_WANING = 52
ROUND_SPARE = 6
ROUND_HEAVEN = 125


def judge(s: State, seat: int) -> int:
    """The expected final score of a seat, in tenths of a point."""
    if s.depth == 0:
        return 10 * s.score[seat]
    rivals = 0
    for other in range(s.box.seats):
        if other != seat:
            rivals += plays_to_come(s, other)
    doubt = 1 + RIVAL_PLAY * rivals // 100
    board = board_points(s, seat, doubt)
    sets = 100 * s.box.set_points * fewest_tokens(s, seat)
    spare = 100 * s.box.set_points * spare_tokens(s, seat) // KINGDOMS
    heaven = s.box.set_points * tokens_from_heaven(s, seat, doubt) // KINGDOMS
    total = 100 * s.score[seat] + board + sets - unsure(s, seat, WANING, board)
    if rounds_to_come(s) == 0:
        total += unsure(s, seat, LAST_SPARE, spare) - unsure(s, seat, LAST_SETS_WANING, sets)
        total += LAST_HEAVEN * heaven // 100 - unsure(s, seat, LAST_HEAVEN_WANING, heaven)
        total += (LAST_PLAY + LAST_PLAY_MAN * men_in_play(s, seat)) * half_plays(s, seat) // 2 - LAST_RIVAL * rivals
    else:
        total += rounds_to_come(s) * round_worth(s, seat) - rounds_to_come(s) * (ROUND_SETS_WANING * sets // 100)
        total += ROUND_HEAVEN * heaven // 100 + rounds_to_come(s) * (ROUND_SPARE * spare // 100)
        total += (PLAY_WORTH - PLAY_CROWD * s.box.seats) * half_plays(s, seat) // 2 - RIVAL_WORTH * rivals
    return max(0, total) // 10


def half_plays(s: State, seat: int) -> int:
    """Twice the plays that a seat has left in this round; a card that is being carried out is half a play (MA-2)."""
    halves = 2 * plays_to_come(s, seat)
    if s.whose[s.depth] == seat and KEEP_CARD < s.step[s.depth] < CHOOSE_TOKENS:
        halves += 2 if s.step[s.depth] == PLAY_CARD else 1
    return halves


def unsure(s: State, seat: int, share: int, worth: int) -> int:
    """A percentage of a worth, scaled by how much of the round is left."""
    return share * worth // 100 * half_plays(s, seat) // (2 * s.box.plays[s.round - 1])


def is_scored(s: State) -> bool:
    """Whether the kingdoms and Asgard are already scored in this round, and Ragnarok is still to come (MV-4)."""
    return s.step[s.depth] == CHOOSE_TOKENS


def likely_control(s: State, seat: int, area: int, doubt: int) -> int:
    """The likelihood that a seat will control an area, in percent (MV-1)."""
    mine = strength(s, seat, area)
    rival = 0
    for other in range(s.box.seats):
        if other != seat:
            rival = max(rival, strength(s, other, area))
    return hold(mine - rival, doubt) if mine > 0 else 0


def board_points(s: State, seat: int, doubt: int) -> int:
    """What kingdoms, Asgard, doom and Valhalla would score now (MV-2, MV-4, MR-1)."""
    fallen = s.box.valhalla_points * vikings(s, seat, VALHALLA)
    for province in range(s.box.provinces):
        if s.doomed[province] == 1:
            fallen += (s.box.doom_points + s.box.valhalla_points) * vikings(s, seat, province)
    if is_scored(s):
        return 100 * fallen
    total = 100 * fallen + s.box.asgard_points * likely_control(s, seat, ASGARD, doubt)
    for kingdom in range(KINGDOMS):
        held = 0
        for province in range(s.box.provinces):
            if s.box.kingdom[province] == kingdom:
                held += likely_control(s, seat, province, doubt)
        sure = held // 100
        total += 100 * s.box.kingdom_points[sure]
        if held > 100 * sure:
            total += (held - 100 * sure) * (s.box.kingdom_points[sure + 1] - s.box.kingdom_points[sure])
    return total


def likely_tokens(s: State, seat: int, kingdom: int) -> int:
    """Tokens of a colour: those that a seat has, and those that the kingdom would bring now (MV-3)."""
    count = s.tokens[seat * KINGDOMS + kingdom]
    if not is_scored(s):
        for province in range(s.box.provinces):
            if s.box.kingdom[province] == kingdom and vikings(s, seat, province) > 0:
                count += 1
    return count


def fewest_tokens(s: State, seat: int) -> int:
    """The sets that a seat would have (ME-1)."""
    fewest = likely_tokens(s, seat, 0)
    for kingdom in range(1, KINGDOMS):
        fewest = min(fewest, likely_tokens(s, seat, kingdom))
    return fewest


def spare_tokens(s: State, seat: int) -> int:
    """Tokens beyond the sets."""
    count = -KINGDOMS * fewest_tokens(s, seat)
    for kingdom in range(KINGDOMS):
        count += likely_tokens(s, seat, kingdom)
    return count


def tokens_from_heaven(s: State, seat: int, doubt: int) -> int:
    """The expected tokens from Vanaheim, in hundredths (MV-4)."""
    if is_scored(s):
        return 100 * s.more[s.depth] if s.whose[s.depth] == seat else 0
    return s.box.vanaheim_tokens * likely_control(s, seat, VANAHEIM, doubt)


def men_in_play(s: State, seat: int) -> int:
    """Vikings that are not in the reserve."""
    count = 1
    for area in range(AREAS):
        count += s.warriors[seat * AREAS + area]
    return count


def round_worth(s: State, seat: int) -> int:
    """The worth of each round to come: more with more Vikings, especially on the map, and with more cards."""
    placed = vikings(s, seat, ASGARD) + vikings(s, seat, VANAHEIM)
    for province in range(s.box.provinces):
        if s.doomed[province] == 0:
            placed += vikings(s, seat, province)
    cards = s.stock_count[seat]
    if s.step[s.depth] == KEEP_CARD:
        cards += s.box.picks - s.what[s.depth]
    worth = ROUND_WORTH + ROUND_MAN * men_in_play(s, seat) + ROUND_PLACED * placed + ROUND_CARD * cards
    return worth - ROUND_CROWD * s.box.seats
