"""Bronze cards: invasion and new warriors (MB-1, MB-2)."""

from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance
from meadhall.midgard.core.numbers.board import AREAS, BOAT
from meadhall.midgard.core.numbers.events import WARRIOR_CAME
from meadhall.midgard.core.rules.moving import owe_moves
from meadhall.midgard.core.state import State


def invade(s: State, seat: int) -> None:
    """Move up to 2 own Vikings to free villages of the kingdom named, or to Asgard or Vanaheim (MB-1)."""
    owe_moves(s, seat, s.box.moves_invade)


def reinforce(s: State, chance: Chance, seat: int) -> None:
    """Move a warrior from the reserve onto the boat, then 1 own Viking to any free place (MB-2)."""
    come_from_reserve(s, chance, seat, BOAT)
    owe_moves(s, seat, 1)


def come_from_reserve(s: State, chance: Chance, seat: int, area: int) -> None:
    """Move one warrior of the reserve, if any is left, to an area (MB-2, MG-5)."""
    if s.reserve[seat] > 0:
        s.reserve[seat] -= 1
        s.warriors[seat * AREAS + area] += 1
        chance.tell(WARRIOR_CAME, EVERYBODY, seat, area, 0, 0)
