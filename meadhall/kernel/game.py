"""The base class of games: its name, its options and card sets, and what the layers above need of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from meadhall.kernel.cards.card_set import CardSet
from meadhall.kernel.declared.core import Core
from meadhall.kernel.declared.forecast import Forecast
from meadhall.kernel.declared.observations import Observed
from meadhall.kernel.declared.pictures import Picture
from meadhall.kernel.declared.studies import Study
from meadhall.kernel.errors import OtherRevision
from meadhall.kernel.options import Agreed
from meadhall.kernel.rules import Rules
from meadhall.kernel.setting import Setting


class Game(ABC):
    """What a game declares. Above the kernel, games are looked up in the registry only."""

    slug: str
    home: str = "meadhall"  # the package that has its card files and its messages, in `tables` and `locale`
    revision: int  # the newest; every older one from 1 on can still be played
    seats: range
    core: Core[Any]
    card_set: type[CardSet]
    editions: tuple[str, ...]
    forecast: Forecast = Forecast()
    picture: Picture  # the board in words
    study: Study  # what is counted in a study
    policy: tuple[str, ...]  # the modules and packages that our bots play it by
    observed: Observed | None = None  # what learners observe; None in a game without environments
    variants: tuple[str, ...] = ()  # options that are variants, independent of the edition

    @abstractmethod
    def options(self, chosen: Mapping[str, Any]) -> Agreed:
        """The options of a setting, from options by name."""

    @abstractmethod
    def make_rules(self, setting: Setting) -> Rules:
        """New rules for a setting; `Setting.rules` caches them."""

    @property
    def messages(self) -> str:
        """Where its messages are: the package, and the name of the language files."""
        return f"{self.home}:{self.slug}"

    def setting(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        cards: CardSet | Mapping[str, Any] | str | None = None,
        revision: int | None = None,
    ) -> Setting:
        """A setting, from options by name, cards as `cards` takes them, and a revision, by default the newest."""
        chosen = cards if isinstance(cards, CardSet) else self.cards(cards)
        return Setting(self.slug, seats, self.options(options or {}), chosen, self.check_revision(revision))

    def rules(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        cards: CardSet | Mapping[str, Any] | str | None = None,
        revision: int | None = None,
    ) -> Rules:
        """The rules of a setting."""
        return self.setting(seats, options, cards, revision).rules()

    def check_revision(self, revision: int | None) -> int:
        """The revision to play: the newest, or the given one if the rules have it."""
        if revision is None:
            return self.revision
        if type(revision) is not int or not 1 <= revision <= self.revision:
            raise OtherRevision(
                f"There is no revision {str(revision)[:20]} of the rules of {self.slug}; "
                f"this version plays revisions 1 to {self.revision}."
            )
        return revision

    @cached_property
    def open_cards(self) -> Any:
        """The shipped card set that is played by default."""
        return self.card_set.shipped()

    def cards(self, own: Mapping[str, Any] | str | None) -> Any:
        """A card set: the default one, a shipped one by its name, or a user's file by its path or as parsed data."""
        if own is None:
            return self.open_cards
        if isinstance(own, str):
            return self.card_set.shipped(own) if own in self.card_set.contents.sets else self.card_set.load(own)
        return self.card_set.read(own, "the record")
