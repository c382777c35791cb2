"""Scoring: kingdoms, heavens, Ragnarok, and the end (MV-1 to MV-4, MR-1, MR-2, ME-1)."""

from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.numbers.board import (
    ALFHEIM,
    AREAS,
    ASGARD,
    BOAT,
    FROM_ASGARD,
    FROM_KINGDOMS,
    FROM_RAGNAROK,
    FROM_SETS,
    FROM_VALHALLA,
    JOTUNHEIM,
    KINGDOMS,
    MANNHEIM,
    NOBODY,
    SEATS,
    VALHALLA,
    VANAHEIM,
)
from meadhall.midgard.core.numbers.codes import TAKE_TOKEN
from meadhall.midgard.core.numbers.events import (
    ASGARD_HELD,
    GAME_WON,
    KINGDOM_SCORED,
    RAGNAROK_SCORED,
    SETS_SCORED,
    TIE_COMPARED,
    TOKENS_SHOWN,
    TOKENS_TAKEN,
    VALHALLA_SCORED,
    VIKINGS_RETURNED,
)
from meadhall.midgard.core.numbers.reasons import OPEN, OUT_OF_ORDER
from meadhall.midgard.core.numbers.steps import CHOOSE_TOKENS
from meadhall.midgard.core.rules.setup import begin_round
from meadhall.midgard.core.rules.vikings import controller, fall, vikings
from meadhall.midgard.core.state import State


def win_points(s: State, seat: int, category: int, count: int) -> None:
    """Add points on the track, by category."""
    s.score[seat] += count
    s.points[category * SEATS + seat] += count


def score_kingdom(s: State, chance: Chance, kingdom: int) -> None:
    """Score controlled provinces, and take a token for each province with a Viking (MV-2, MV-3, MG-1)."""
    for seat in range(s.box.seats):
        held = 0
        present = 0
        for province in range(s.box.provinces):
            if s.box.kingdom[province] == kingdom:
                if controller(s, province) == seat:
                    held += 1
                if vikings(s, seat, province) > 0:
                    present += 1
        if held > 0:
            win_points(s, seat, FROM_KINGDOMS, s.box.kingdom_points[held])
            chance.tell(KINGDOM_SCORED, EVERYBODY, seat, kingdom, held, s.box.kingdom_points[held])
        take_tokens(s, chance, seat, kingdom, present)


def take_tokens(s: State, chance: Chance, seat: int, kingdom: int, count: int) -> None:
    """Take tokens from the supply, which has substitutes when a colour runs out (MS-4)."""
    if count > 0:
        s.tokens[seat * KINGDOMS + kingdom] += count
        chance.tell(TOKENS_TAKEN, EVERYBODY, seat, kingdom, count, 0)


def score_kingdoms(s: State, chance: Chance) -> None:
    """Score all kingdoms, one after another (MV-2, MV-3)."""
    settle(s)
    for kingdom in range(KINGDOMS):
        score_kingdom(s, chance, kingdom)


def score_heavens(s: State, chance: Chance) -> None:
    """Most strength in Asgard scores points; most in Vanaheim takes tokens of any colour (MV-4)."""
    settle(s)
    seat = controller(s, ASGARD)
    if seat != NOBODY:
        win_points(s, seat, FROM_ASGARD, s.box.asgard_points)
        chance.tell(ASGARD_HELD, EVERYBODY, seat, s.box.asgard_points, 0, 0)
    seat = controller(s, VANAHEIM)
    if seat != NOBODY and s.box.vanaheim_tokens > 0:
        s.last_goal = 0
        owe(s, CHOOSE_TOKENS, seat, 0, s.box.vanaheim_tokens)


def refuse_token(s: State, kingdom: int) -> int:
    """Tokens are chosen in ascending order of the kingdoms (MV-4)."""
    return OUT_OF_ORDER if kingdom < s.last_goal else OPEN


def token_answers(s: State, out: Answers) -> None:
    """The colours that can still be chosen."""
    for kingdom in range(KINGDOMS):
        if refuse_token(s, kingdom) == OPEN:
            out.add(TAKE_TOKEN + kingdom)


def choose_token(s: State, chance: Chance, seat: int, kingdom: int) -> None:
    """Take one token; if only the last colour can follow, the rest are of that colour (MV-4)."""
    count = s.more[s.depth] if kingdom == KINGDOMS - 1 and s.box.patient == 0 else 1
    take_tokens(s, chance, seat, kingdom, count)
    s.last_goal = kingdom
    s.more[s.depth] -= count
    if s.more[s.depth] == 0:
        s.last_goal = 0
        settle(s)


def ragnarok(s: State, chance: Chance) -> None:
    """Doomed provinces fall, Valhalla is scored, and all Vikings return (MR-1, MR-2); then the next round (MD-1)."""
    settle(s)
    for seat in range(s.box.seats):
        fallen = 0
        for province in range(s.box.provinces):
            if s.doomed[province] == 1:
                fallen += fall(s, chance, seat, province)
        if fallen > 0:
            win_points(s, seat, FROM_RAGNAROK, s.box.doom_points * fallen)
            chance.tell(RAGNAROK_SCORED, EVERYBODY, seat, fallen, s.box.doom_points * fallen, 0)
    for seat in range(s.box.seats):
        count = vikings(s, seat, VALHALLA)
        if count > 0:
            win_points(s, seat, FROM_VALHALLA, s.box.valhalla_points * count)
            chance.tell(VALHALLA_SCORED, EVERYBODY, seat, count, s.box.valhalla_points * count, 0)
            return_home(s, chance, seat, count)
    for province in range(s.box.provinces):
        s.doomed[province] = 0
    if s.round < s.box.rounds:
        begin_round(s)


def return_home(s: State, chance: Chance, seat: int, count: int) -> None:
    """Return Vikings from Valhalla to the boat, not to the reserve (MR-2)."""
    s.warriors[seat * AREAS + BOAT] += s.warriors[seat * AREAS + VALHALLA]
    s.warriors[seat * AREAS + VALHALLA] = 0
    if s.chieftain[seat] == VALHALLA:
        s.chieftain[seat] = BOAT
    chance.tell(VIKINGS_RETURNED, EVERYBODY, seat, count, 0, 0)


def sets_of(s: State, seat: int) -> int:
    """Complete sets of the three colours (ME-1)."""
    least = s.tokens[seat * KINGDOMS]
    for kingdom in range(1, KINGDOMS):
        least = min(least, s.tokens[seat * KINGDOMS + kingdom])
    return least


def set_worth(s: State, seat: int) -> int:
    """Points for the complete sets of a seat (ME-1)."""
    return s.box.set_points * sets_of(s, seat)


def tokens_of(s: State, seat: int) -> int:
    """Tokens of any colour (ME-1)."""
    count = 0
    for kingdom in range(KINGDOMS):
        count += s.tokens[seat * KINGDOMS + kingdom]
    return count


def end(s: State, chance: Chance) -> None:
    """Show tokens and score sets; most points win (ME-1)."""
    settle(s)
    for seat in range(s.box.seats):
        show_tokens(s, chance, seat)
        win_points(s, seat, FROM_SETS, set_worth(s, seat))
        chance.tell(SETS_SCORED, EVERYBODY, seat, sets_of(s, seat), set_worth(s, seat), 0)
    s.over = 1
    tell_tie(s, chance)
    best = winners(s)
    for seat in range(s.box.seats):
        if best >> seat & 1 == 1:
            chance.tell(GAME_WON, EVERYBODY, seat, 0, 0, 0)


def show_tokens(s: State, chance: Chance, seat: int) -> None:
    """Turn up all tokens of a seat (ME-1)."""
    first = seat * KINGDOMS
    chance.tell(
        TOKENS_SHOWN,
        EVERYBODY,
        seat,
        s.tokens[first + ALFHEIM],
        s.tokens[first + MANNHEIM],
        s.tokens[first + JOTUNHEIM],
    )


def tell_tie(s: State, chance: Chance) -> None:
    """If several seats have the most points, tell the comparison of their tokens (ME-1)."""
    best = 0
    tied = 0
    for seat in range(s.box.seats):
        if s.score[seat] > best:
            best = s.score[seat]
            tied = 0
        if s.score[seat] == best:
            tied += 1
    for seat in range(s.box.seats):
        if tied > 1 and s.score[seat] == best:
            chance.tell(TIE_COMPARED, EVERYBODY, seat, best, tokens_of(s, seat), 0)


def winners(s: State) -> int:
    """The seats with most points, then most tokens, as a bit mask; else shared (ME-1)."""
    best = 0
    for seat in range(s.box.seats):
        ahead = 1
        for other in range(s.box.seats):
            if s.score[other] > s.score[seat] or (
                s.score[other] == s.score[seat] and tokens_of(s, other) > tokens_of(s, seat)
            ):
                ahead = 0
        if ahead == 1:
            best |= 1 << seat
    return best
