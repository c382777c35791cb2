"""The longhouse limit: which warriors are owed, how many fit, and who chooses (CP-5, CL-5)."""

from meadhall.champions.core.numbers.board import KINDS, NOTHING
from meadhall.champions.core.numbers.codes import RECRUIT
from meadhall.champions.core.numbers.events import WARRIORS_FORFEITED, WARRIORS_TAKEN
from meadhall.champions.core.numbers.reasons import NO_DICE_LEFT, NOT_OWED, OPEN, OUT_OF_ORDER
from meadhall.champions.core.numbers.steps import RECRUIT_WARRIORS
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import warriors
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance


def to_be_had(s: State, least: int) -> int:
    """How many of the warriors owed, of the kinds from `least` on, the supply has."""
    certain = 0
    spare = 0
    for kind in range(least, KINDS):
        named = min(s.owed[kind], s.supply[kind])
        certain += named
        spare += s.supply[kind] - named
    return certain + min(s.owed_any, spare)


def take_owed(s: State, chance: Chance, seat: int) -> None:
    """Take all that is owed; if not all of it fits, or a type is free, the seat chooses (CP-5)."""
    owed = s.owed[0] + s.owed[1] + s.owed[2] + s.owed_any
    if owed == 0:
        return
    room = s.box.longhouse - warriors(s, seat)
    if owed <= room and s.owed_any == 0 and is_in_supply(s):
        take_everything(s, chance, seat)
        return
    count = min(room, to_be_had(s, 0))
    if count < owed:
        chance.tell(WARRIORS_FORFEITED, EVERYBODY, seat, owed - count, 0, 0)
    owe(s, RECRUIT_WARRIORS, seat, 0, count)


def is_in_supply(s: State) -> bool:
    """Whether the supply has every warrior owed by name."""
    return s.owed[0] <= s.supply[0] and s.owed[1] <= s.supply[1] and s.owed[2] <= s.supply[2]


def recruit_while_forced(s: State, chance: Chance, seat: int) -> bool:
    """Take what is forced; True while the seat must choose. What is left over in the end is forfeited."""
    for _ in range(s.more[s.depth]):
        if s.more[s.depth] == 0:
            break
        if s.box.patient == 1:
            return True
        if s.owed_any == 0 and to_be_had(s, least_kind(s)) == s.more[s.depth]:
            take_everything(s, chance, seat)
            break
        kind = only_kind(s)
        if kind == NOTHING:
            return True
        count = s.more[s.depth] if to_be_had(s, kind + 1) == 0 else 1
        take_warriors(s, chance, seat, kind, count)
        s.more[s.depth] -= count
    settle(s)
    s.chain = 0
    s.owed_any = 0
    for kind in range(KINDS):
        s.owed[kind] = 0
    return False


def least_kind(s: State) -> int:
    """The least kind that may follow in the chain."""
    return 0 if s.chain == 0 else s.chain - RECRUIT


def only_kind(s: State) -> int:
    """The only kind that can be taken next, or NOTHING if there are several."""
    found = NOTHING
    for kind in range(KINDS):
        if refuse_recruit(s, kind) == OPEN:
            if found != NOTHING:
                return NOTHING
            found = kind
    return found


def take_everything(s: State, chance: Chance, seat: int) -> None:
    """Take every warrior that is left to take."""
    for kind in range(least_kind(s), KINDS):
        count = min(s.owed[kind], s.supply[kind])
        if count > 0:
            take_warriors(s, chance, seat, kind, count)


def refuse_recruit(s: State, kind: int) -> int:
    """Kinds ascend along the chain, and as many must be taken as fit (CP-5)."""
    if RECRUIT + kind < s.chain:
        return OUT_OF_ORDER
    if s.owed[kind] == 0 and s.owed_any == 0:
        return NOT_OWED
    if s.supply[kind] == 0:
        return NO_DICE_LEFT
    return OUT_OF_ORDER if to_be_had(s, kind) < s.more[s.depth] else OPEN


def recruit_answers(s: State, out: Answers) -> None:
    """The kinds of warrior that can be taken next."""
    for kind in range(KINDS):
        if refuse_recruit(s, kind) == OPEN:
            out.add(RECRUIT + kind)


def take_warriors(s: State, chance: Chance, seat: int, kind: int, count: int) -> None:
    """Move warriors from the supply to the longhouse; those owed by name count first, then those of any type."""
    named = min(count, s.owed[kind])
    s.owed[kind] -= named
    s.owed_any -= count - named
    s.supply[kind] -= count
    s.held[seat * KINDS + kind] += count
    chance.tell(WARRIORS_TAKEN, EVERYBODY, seat, kind, count, 0)


def recruit(s: State, chance: Chance, seat: int, kind: int) -> None:
    """Take one warrior of a kind, as the seat answered."""
    take_warriors(s, chance, seat, kind, 1)
    s.chain = RECRUIT + kind
    s.more[s.depth] -= 1
