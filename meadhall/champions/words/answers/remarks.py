"""What Champions says about the answers to its questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from meadhall.champions.core.numbers import codes, events, limits
from meadhall.champions.words.answers.effects import Effects
from meadhall.champions.words.answers.reason_args import ReasonArgs
from meadhall.champions.words.answers.warnings import Warnings
from meadhall.champions.words.events import EVENTS
from meadhall.kernel.declared.answers import Open, Remarks
from meadhall.kernel.foresight import foretell
from meadhall.kernel.messages import Message

if TYPE_CHECKING:
    from meadhall.champions.game import ChampionsRules

SURPRISES: Final = frozenset(
    {number for number, event in EVENTS.items() if event.final}
    | {events.DIE_ROLLED, events.HUNT_BEGAN, events.FIGHT_BEGAN, events.KRAKEN_FOUGHT}
    | {events.ENEMY_DISCARDED, events.COIN_LAID, events.ROUND_BEGAN}
)
"""Events after which nothing is certain: something is shown, dice are rolled, or a round ends."""
DRAWN: Final = frozenset({events.RUNE_TAKEN})  # from the deck, or one that lies open (CL-6)


class ChampionsRemarks(Remarks):
    """The remarks at one table."""

    def __init__(self, rules: ChampionsRules) -> None:
        cards = rules.cards
        self.rules = rules
        self.reasons = ReasonArgs(cards.ships, cards.enemies)
        self.effects = Effects(rules.phrases, rules.box, rules.catalogue)
        self.warned = Warnings(cards.enemies, cards.journeys)
        self.runes = cards.runes

    def reason_args(self, known: Any, seat: int, code: int, refusal: int) -> Mapping[str, Any]:
        """The arguments of a refusal."""
        return self.reasons.of(known, seat, code, refusal)

    def open(self, known: Any, seat: int, codes: Sequence[int]) -> tuple[Open, ...]:
        """Each answer is tried in one world that agrees with what the seat knows; up to a surprise all are alike."""
        core, actions = self.rules.core, self.rules.catalogue.actions
        world = self.rules.new_state()
        core.imagine(known, seat, world, core.Chance(), core.Workspace())
        found = []
        for code in codes:
            action = actions[code]
            assert action is not None
            foretold = foretell(core, world, seat, code, SURPRISES, DRAWN)
            effect = self.effects.of(known, seat, code, action.kind, foretold)
            found.append(Open(code, foretold.reveals, effect, self.label(known, code)))
        return tuple(found)

    def label(self, known: Any, code: int) -> Message | None:
        """A face-up rune goes by its name, not by its space."""
        if codes.RUNE_SPACE <= code < codes.RUNE_SPACE_END:
            rune = known.rune_at.index(limits.ON_BOARD + code - codes.RUNE_SPACE)
            return Message("action-take-rune", {"rune": self.runes[rune]})
        return None

    def warnings(self, known: Any, seat: int) -> tuple[Message, ...]:
        """About the ships of an assignment that is not sealed yet."""
        return self.warned.of(known, seat)
