"""Leaders: what each gift changes (CV-1 to CV-5)."""

from meadhall.champions.core.numbers.board import (
    BERSERKER,
    DESTINED,
    DOUBLE,
    FACES,
    HIT,
    KINDS,
    NOTHING,
    PIOUS,
    SEAWORTHY,
    SHIELD,
    SWORDMAIDEN,
    SWORDSMAN,
)
from meadhall.champions.core.numbers.events import BY_DOUBLE, BY_FAVOR, FAVOR_PAID
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import win_glory
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance


def has_gift(s: State, seat: int, gift: int) -> bool:
    """Whether the seat's leader has this gift."""
    leader = s.leader[seat]
    return leader != NOTHING and s.box.leader_gift[leader] == gift


def spend_favor(s: State, chance: Chance, seat: int) -> None:
    """Pay one favor for a reroll; the pious score it at once (CF-1, CV-1)."""
    s.favor[seat] -= 1
    chance.tell(FAVOR_PAID, EVERYBODY, seat, 0, 0, 0)
    if has_gift(s, seat, PIOUS):
        win_glory(s, chance, seat, s.box.favor_glory, BY_FAVOR)


def destinies_drawn(s: State, seat: int) -> int:
    """How many destiny cards the seat draws at the sage's hut (CL-7, CV-2)."""
    return 2 if has_gift(s, seat, DESTINED) else 1


def merchant_price(s: State, seat: int) -> int:
    """The coin at the merchant ship, which the seaworthy do not pay (CL-5, CV-3)."""
    return 0 if has_gift(s, seat, SEAWORTHY) else 1


def hits_shown(s: State, seat: int) -> int:
    """Damage on the dice; with reaction, shields hit too (CN-7)."""
    hits = 0
    for kind in range(KINDS):
        base = kind * FACES
        singles = s.shown[base + HIT]
        if s.reacting == 1:
            singles += s.shown[base + SHIELD]
        hits += damage_by(kind, singles, s.shown[base + DOUBLE], has_gift(s, seat, SWORDMAIDEN))
    return hits


def damage_by(kind: int, singles: int, doubles: int, maiden: bool) -> int:
    """The damage of dice of a kind with so many single and double hits: the swordmaiden's swordsmen do more (CV-4)."""
    hits = singles + 2 * doubles
    if kind == SWORDSMAN and maiden:
        hits += singles + doubles
    return hits


def rage(s: State, chance: Chance, seat: int) -> None:
    """The berserker wins one glory in a fight round with any double hit (CV-5)."""
    if has_gift(s, seat, BERSERKER):
        doubles = 0
        for kind in range(KINDS):
            doubles += s.shown[kind * FACES + DOUBLE]
        if doubles > 0:
            win_glory(s, chance, seat, 1, BY_DOUBLE)
