"""The game Champions of Midgard, as it is registered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from meadhall.champions import gate
from meadhall.champions.cards.card_set import CardSet, box_values
from meadhall.champions.cards.options import EDITIONS, VARIANTS, Options, options_from
from meadhall.champions.cards.totals import can_reach
from meadhall.champions.core.numbers.steps import PICK_DICE, TAKE_GOODS
from meadhall.champions.fights import ChampionsFights
from meadhall.champions.forecast import FORECAST
from meadhall.champions.hopeless import hopeless
from meadhall.champions.words import picture
from meadhall.champions.words.actions import catalogue
from meadhall.champions.words.answers.remarks import ChampionsRemarks
from meadhall.champions.words.events import lexicon
from meadhall.champions.words.observed import OBSERVED
from meadhall.champions.words.phrases import ChampionsPhrases
from meadhall.champions.words.study import STUDY
from meadhall.champions.words.view import View
from meadhall.champions.words.viewing import view_of
from meadhall.champions.words.vocabulary import WORDS
from meadhall.kernel.cards.card_set import CardSet as AnyCardSet
from meadhall.kernel.declared.core import Core
from meadhall.kernel.declared.pictures import Picture
from meadhall.kernel.events import Audience
from meadhall.kernel.game import Game
from meadhall.kernel.registry import register
from meadhall.kernel.rules import Decision, Rules
from meadhall.kernel.setting import Setting

REVISION = 2


class ChampionsRules(Rules):
    """The rules of Champions with one setting."""

    cards: CardSet
    options: Options
    phrases: ChampionsPhrases

    def __init__(self, setting: Setting, options: Options, cards: CardSet) -> None:
        box = gate.Box()
        box.load(box_values(options, setting.seats, cards, setting.revision))
        super().__init__(setting, box, WORDS, catalogue(cards), lexicon(cards), ChampionsPhrases(cards, options))

    def score(self, state: Any, seat: int) -> int:
        """Glory on the track; at the end, the final score."""
        return int(state.glory[seat])

    def is_midway(self, state: Any, seat: int) -> bool:
        """Whether a seat is asked for more of a choice; the same question may also come again for another choice."""
        begun = state.chain or state.link[seat] or state.aside[seat]
        return super().is_midway(state, seat) and bool(begun or state.step[state.depth] in (TAKE_GOODS, PICK_DICE))

    def hopeless(self, veiled: Any, decision: Decision) -> frozenset[int]:
        """Answers for a fight that cannot be won, by the exact odds."""
        return hopeless(veiled, decision)

    @cached_property
    def fights(self) -> ChampionsFights:
        """The odds of fights at this table."""
        return ChampionsFights(self)

    @cached_property
    def remarks(self) -> ChampionsRemarks:
        """What Champions says about answers at this table."""
        return ChampionsRemarks(self)

    def can_reach(self, state: Any) -> bool:
        """Whether no seat has more than a game with these cards can lead to; the state must be lawful."""
        return can_reach(self.cards.rows, state)

    def view_of(self, veiled: Any, audience: Audience) -> View:
        """The typed view of a veiled state."""
        return view_of(veiled, self.box, self.cards, audience)

    def revealed(self, state: Any) -> View:
        """Everything: also what each seat has sealed."""
        view = self.view_of(state, None)
        by_owner = {one.owner: self.view_of(state, one.owner).venues for one in view.venues if one.owner is not None}
        venues = (one if one.owner is None else by_owner[one.owner][at] for at, one in enumerate(view.venues))
        return replace(view, venues=tuple(venues))


class Champions(Game):
    """Worker placement and dice combat, for 2 to 4 (CS-1)."""

    slug = "champions"
    revision = REVISION
    seats = range(2, 5)
    core: Core[gate.State] = gate
    card_set = CardSet
    editions = tuple(EDITIONS)
    forecast = FORECAST
    variants = VARIANTS
    study = STUDY
    observed = OBSERVED
    picture: Picture = picture
    policy = ("meadhall.champions.core.policy", "meadhall.champions.forecast")

    def options(self, chosen: Mapping[str, Any]) -> Options:
        """Options by name, on top of the preset of an edition."""
        return options_from(chosen)

    def make_rules(self, setting: Setting) -> ChampionsRules:
        """New rules for a setting of Champions."""
        assert isinstance(setting.options, Options) and isinstance(setting.cards, CardSet)
        return ChampionsRules(setting, setting.options, setting.cards)

    def rules(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        cards: AnyCardSet | Mapping[str, Any] | str | None = None,
        revision: int | None = None,
    ) -> ChampionsRules:
        """The rules of a setting of Champions."""
        rules = super().rules(seats, options, cards, revision)
        assert isinstance(rules, ChampionsRules)
        return rules


GAME = register(Champions())
