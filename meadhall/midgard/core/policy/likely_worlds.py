"""Imagining for a search: hidden cards as in `imagine`, and the cards that others have just kept as karl would."""

from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.chance import Chance
from meadhall.kernel.core.favourites import favoured
from meadhall.midgard.core.knowledge.imagining import imagine
from meadhall.midgard.core.knowledge.sampler.workspace import Workspace
from meadhall.midgard.core.numbers.board import NOTHING, UNKNOWN
from meadhall.midgard.core.numbers.codes import KEEP
from meadhall.midgard.core.policy.weights import weigh
from meadhall.midgard.core.state import State


def imagine_likely(view: State, audience: int, out: State, chance: Chance, work: Workspace, scratch: Answers) -> None:
    """Fill in what a veiled state leaves unknown; a seat that has kept a card gets the one that karl would keep."""
    imagine(view, audience, out, chance, work)
    for seat in range(out.box.seats):
        if view.keeping[seat] == UNKNOWN:
            out.keeping[seat] = NOTHING
            weigh(out, seat, scratch)
            out.keeping[seat] = favoured(scratch, chance, 0) - KEEP
