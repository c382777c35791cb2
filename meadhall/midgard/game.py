"""The game Midgard, as it is registered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from meadhall.kernel.cards.card_set import CardSet as AnyCardSet
from meadhall.kernel.declared.core import Core
from meadhall.kernel.declared.pictures import Picture
from meadhall.kernel.events import Audience
from meadhall.kernel.game import Game
from meadhall.kernel.registry import register
from meadhall.kernel.rules import Rules
from meadhall.kernel.setting import Setting
from meadhall.midgard import gate
from meadhall.midgard.cards.card_set import PLAYERS, CardSet, box_values
from meadhall.midgard.cards.options import EDITIONS, VARIANTS, Options, options_from
from meadhall.midgard.cards.totals import can_reach
from meadhall.midgard.core.numbers.steps import CHOOSE_TOKENS
from meadhall.midgard.forecast import FORECAST, earliness
from meadhall.midgard.words import picture
from meadhall.midgard.words.actions import catalogue
from meadhall.midgard.words.events import lexicon
from meadhall.midgard.words.observed import OBSERVED
from meadhall.midgard.words.phrases import MidgardPhrases
from meadhall.midgard.words.remarks import MidgardRemarks
from meadhall.midgard.words.study import STUDY
from meadhall.midgard.words.view import View
from meadhall.midgard.words.viewing import view_of
from meadhall.midgard.words.vocabulary import WORDS

REVISION = 2


class MidgardRules(Rules):
    """The rules of Midgard with one setting."""

    cards: CardSet
    options: Options
    phrases: MidgardPhrases

    def __init__(self, setting: Setting, options: Options, cards: CardSet) -> None:
        box = gate.Box()
        box.load(box_values(options, setting.seats, cards, setting.revision))
        super().__init__(setting, box, WORDS, catalogue(cards), lexicon(cards), MidgardPhrases(cards))

    def score(self, state: Any, seat: int) -> int:
        """Points on the track; at the end, the final score."""
        return int(state.score[seat])

    def is_midway(self, state: Any, seat: int) -> bool:
        """Whether a seat is asked for more of a choice; the tokens of Vanaheim are another one than the move before."""
        is_begun = state.step[state.depth] != CHOOSE_TOKENS or state.more[state.depth] < self.box.vanaheim_tokens
        return super().is_midway(state, seat) and bool(is_begun)

    @cached_property
    def remarks(self) -> MidgardRemarks:
        """What Midgard says about answers at this table."""
        return MidgardRemarks(self)

    def can_reach(self, state: Any) -> bool:
        """Whether no seat has more than a game with these cards can lead to; the state must be lawful."""
        return can_reach(self.cards.rows, state)

    def earliness(self, state: Any) -> float:
        """The rounds that are still to be decided, as a share of all."""
        return earliness(state)

    def view_of(self, veiled: Any, audience: Audience) -> View:
        """The typed view of a veiled state."""
        return view_of(veiled, self.box, self.cards, audience)

    def revealed(self, state: Any) -> View:
        """Everything: also the hand of each seat and the cards that it has kept."""
        own = (self.view(state, seat).seats[seat] for seat in range(self.seats))
        return replace(self.view_of(state, None), seats=tuple(own))


class Midgard(Game):
    """Draft and area majority, for 3 to 5, or 2 as a house variant (MS-1)."""

    slug = "midgard"
    revision = REVISION
    seats = PLAYERS
    core: Core[gate.State] = gate
    card_set = CardSet
    editions = tuple(EDITIONS)
    forecast = FORECAST
    variants = VARIANTS
    study = STUDY
    observed = OBSERVED
    picture: Picture = picture
    policy = ("meadhall.midgard.core.policy", "meadhall.midgard.forecast")

    def options(self, chosen: Mapping[str, Any]) -> Options:
        """Options by name, on top of the preset of an edition."""
        return options_from(chosen)

    def make_rules(self, setting: Setting) -> MidgardRules:
        """New rules for a setting of Midgard."""
        assert isinstance(setting.options, Options) and isinstance(setting.cards, CardSet)
        return MidgardRules(setting, setting.options, setting.cards)

    def rules(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        cards: AnyCardSet | Mapping[str, Any] | str | None = None,
        revision: int | None = None,
    ) -> MidgardRules:
        """The rules of a setting of Midgard."""
        rules = super().rules(seats, options, cards, revision)
        assert isinstance(rules, MidgardRules)
        return rules


GAME = register(Midgard())
