"""Midgard, as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.kernel.events import Audience
from meadhall.kernel.game import Core, Game, Rules
from meadhall.kernel.registry import register
from meadhall.midgard import gate
from meadhall.midgard.cards.card_set import PLAYERS, CardSet, box_values
from meadhall.midgard.cards.options import EDITIONS, VARIANTS, Options, options_from
from meadhall.midgard.cards.totals import can_reach
from meadhall.midgard.forecast import FORECAST
from meadhall.midgard.words.actions import catalogue
from meadhall.midgard.words.events import lexicon
from meadhall.midgard.words.phrases import MidgardPhrases
from meadhall.midgard.words.view import View, view_of
from meadhall.midgard.words.vocabulary import WORDS

REVISION = 2


class MidgardRules(Rules):
    """Midgard at one table."""

    cards: CardSet
    options: Options

    def __init__(self, game: Game, options: Options, seats: int, cards: CardSet, revision: int) -> None:
        box = gate.Box()
        box.load(box_values(options, seats, cards, revision))
        super().__init__(game, options, cards, box, WORDS, catalogue(cards), lexicon(cards), MidgardPhrases(cards))

    def score(self, state: Any, seat: int) -> int:
        """Points on the track; at the end, all of them."""
        return int(state.score[seat])

    def can_reach(self, state: Any) -> bool:
        """Whether nobody has more in a lawful state than a game with these cards can lead to."""
        return can_reach(self.cards.tables, state)

    def view_of(self, veiled: Any, audience: Audience) -> View:
        """The typed view that a veiled state amounts to."""
        return view_of(veiled, self.box, self.cards, audience)


class Midgard(Game):
    """Draft and area majority, for 3 to 5, or 2 as a house variant (MS-1)."""

    slug = "midgard"
    revision = REVISION
    seats = PLAYERS
    core: Core = gate
    card_set = CardSet
    editions = tuple(EDITIONS)
    forecast = FORECAST
    variants = VARIANTS

    def rules(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        cards: CardSet | None = None,
        revision: int | None = None,
    ) -> MidgardRules:
        """Midgard at a table of so many seats."""
        chosen, played = options_from(options or {}), self.check_revision(revision)
        return MidgardRules(self, chosen, seats, cards or self.open_cards, played)


GAME = register(Midgard())
