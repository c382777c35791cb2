"""Gold cards: score, take, draw, destroy, muster (MG-1 to MG-5)."""

from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance, only
from meadhall.midgard.core.decks import draw_card, stow
from meadhall.midgard.core.numbers.board import (
    CHOOSABLE,
    HEAVENS,
    MOST_DRAWN,
    MOST_PROVINCES,
    NOTHING,
)
from meadhall.midgard.core.numbers.codes import CHOOSE_AREA, DONE
from meadhall.midgard.core.numbers.events import CARD_DRAWN, CARD_LAPSED, CARDS_DRAWN, PROVINCE_DESTROYED
from meadhall.midgard.core.numbers.reasons import (
    MUSTER_ELSEWHERE,
    NO_SUCH_AREA,
    NO_VILLAGE,
    OPEN,
    OUT_OF_ORDER,
    RUIN_ELSEWHERE,
)
from meadhall.midgard.core.numbers.steps import CHOOSE_RUIN, MUSTER_WARRIORS, PLAY_CARD
from meadhall.midgard.core.rules.bronze import come_from_reserve
from meadhall.midgard.core.rules.moving import code_choosing, is_choosable
from meadhall.midgard.core.rules.vikings import fall, has_room
from meadhall.midgard.core.state import State


def draw_more(s: State, chance: Chance, seat: int) -> None:
    """Draw the cards named, and play another card at once, in addition to those of the round (MG-3)."""
    metal = s.box.card_draws[s.card]
    count = 0
    for _ in range(s.box.card_amount[s.card]):
        if s.drawn_count < MOST_DRAWN:
            kind = draw_card(s, chance, metal)
            if kind != NOTHING:
                s.drawn[s.drawn_count] = kind
                s.drawn_metal[s.drawn_count] = metal
                s.drawn_by[s.drawn_count] = seat
                s.drawn_at[s.drawn_count] = s.plays_made[seat]
                s.drawn_count += 1
                count += 1
                stow(s, seat, kind)
                chance.tell(CARD_DRAWN, only(seat), seat, kind, 0, 0)
    chance.tell(CARDS_DRAWN, EVERYBODY, seat, metal, count, 0)
    if s.stock_count[seat] > 0:
        owe(s, PLAY_CARD, seat, 0, 0)


def ask_ruin(s: State, seat: int) -> None:
    """Ask which province of the kingdom named to destroy (MG-4)."""
    owe(s, CHOOSE_RUIN, seat, 0, 0)


def refuse_ruin(s: State, area: int) -> int:
    """Any province of the kingdom named, empty or not (MG-4)."""
    if area >= s.box.provinces:
        return NO_SUCH_AREA
    return OPEN if s.box.kingdom[area] == s.box.card_kingdom[s.card] else RUIN_ELSEWHERE


def ruin_answers(s: State, out: Answers) -> None:
    """The provinces that can be destroyed."""
    for area in range(s.box.provinces):
        if refuse_ruin(s, area) == OPEN:
            out.add(CHOOSE_AREA + area)


def destroy(s: State, chance: Chance, seat: int, area: int) -> None:
    """All Vikings there go to Valhalla, chieftains and own Vikings included; the province stays in play (MG-4)."""
    settle(s)
    chance.tell(PROVINCE_DESTROYED, EVERYBODY, seat, area, 0, 0)
    for other in range(s.box.seats):
        fall(s, chance, other, area)


def muster(s: State, chance: Chance, seat: int) -> None:
    """Put up to 2 warriors of the reserve directly onto the board; an empty reserve has none (MG-5)."""
    if s.reserve[seat] > 0:
        owe(s, MUSTER_WARRIORS, seat, 0, min(s.box.musters, s.reserve[seat]))
    else:
        chance.tell(CARD_LAPSED, EVERYBODY, seat, s.card, 0, 0)


def refuse_muster(s: State, area: int) -> int:
    """Only free villages of the kingdom named, or the heavens, in the order of the map (MG-5)."""
    if not is_choosable(s, area):
        return NO_SUCH_AREA
    kingdom = s.box.card_kingdom[s.card]
    if area >= MOST_PROVINCES:
        if kingdom != HEAVENS:
            return MUSTER_ELSEWHERE
    elif kingdom != s.box.kingdom[area]:
        return MUSTER_ELSEWHERE
    if not has_room(s, area):
        return NO_VILLAGE
    return OUT_OF_ORDER if area < s.last_goal else OPEN


def can_muster(s: State) -> bool:
    """Whether there is room for a new warrior."""
    for area in range(CHOOSABLE):
        if refuse_muster(s, area) == OPEN:
            return True
    return False


def late_musters(s: State) -> int:
    """The number of areas with room that only the order of the map closes (MG-5)."""
    count = 0
    for area in range(CHOOSABLE):
        if refuse_muster(s, area) == OUT_OF_ORDER:
            count += 1
    return count


def muster_answers(s: State, out: Answers) -> None:
    """No more, or one more warrior in an area."""
    out.add(DONE)
    for area in range(CHOOSABLE):
        if refuse_muster(s, area) == OPEN:
            out.add(code_choosing(area))


def place_warrior(s: State, chance: Chance, seat: int, area: int) -> None:
    """Put one new warrior there (MG-5)."""
    come_from_reserve(s, chance, seat, area)
    s.last_goal = area
    s.more[s.depth] -= 1
    if s.more[s.depth] == 0:
        settle(s)
