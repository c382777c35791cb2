"""The setting of a table: the game, the number of seats, options, cards and the revision of the rules."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from meadhall.kernel.cards.card_set import CardSet
from meadhall.kernel.cards.contents import BASE
from meadhall.kernel.errors import BadOptions, BadRecord
from meadhall.kernel.options import Agreed
from meadhall.kernel.registry import game

if TYPE_CHECKING:
    from meadhall.kernel.game import Game
    from meadhall.kernel.rules import Rules

KEYS = ("game", "revision", "seats", "options", "cards")
MOST_KEPT = 64  # rules cached at a time


@dataclass(frozen=True, slots=True)
class Setting:
    """Everything that is decided before play. Tables with equal settings share their rules."""

    game: str
    seats: int
    options: Agreed
    cards: CardSet
    revision: int

    def __post_init__(self) -> None:
        """Refuse what could pass for another setting: 2.0 equals 2, and cards of another game have digests too."""
        if type(self.seats) is not int:
            raise BadOptions(f"The number of players must be a whole number, not {str(self.seats)[:20]!r}.")
        if not isinstance(self.cards, self.played.card_set):
            raise TypeError(f"cards must be a card set of {self.game}, not {type(self.cards).__name__}")

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Setting:
        """The setting in a record; one that cannot be played is refused with a sentence that says why."""
        if not isinstance(plain["game"], str):
            raise BadRecord("The record does not name its game.")
        played, revision = game(plain["game"]), plain["revision"]
        if type(revision) is not int:
            raise BadRecord("The record does not name the revision of its rules.")
        played.check_revision(revision)
        cards, options, seats = plain["cards"], plain["options"], plain["seats"]
        if not isinstance(cards, dict) or not isinstance(options, dict) or type(seats) is not int:
            raise BadRecord("The record has no readable cards, options or seats.")
        try:
            found = played.setting(seats, options, _recorded_cards(played, cards), revision)
            found.rules()
        except BadOptions as error:
            raise BadRecord(f"The record cannot be played: {error}") from error
        if found.cards.digest != cards.get("digest"):
            raise BadRecord(
                f"The record was played with the card set {str(cards.get('name'))[:40]!r} in another state "
                f"({str(cards.get('digest'))[:20]}) than the one at hand ({found.cards.digest})."
            )
        return found

    @property
    def played(self) -> Game:
        """The game itself."""
        return game(self.game)

    def rules(self) -> Rules:
        """The rules of this setting. They are made once, and can be used by any number of tables and threads."""
        return _rules(self)

    def plain(self) -> dict[str, Any]:
        """The setting as plain data, as in a record; a user's card set is included in full."""
        cards: dict[str, Any] = {"name": self.cards.name, "digest": self.cards.digest}
        if self.cards.own is not None:
            cards["own"] = self.cards.own
        return {
            "game": self.game,
            "revision": self.revision,
            "seats": self.seats,
            "options": asdict(self.options),
            "cards": cards,
        }

    @property
    def digest(self) -> str:
        """A digest of the setting, equal for equal settings on any machine."""
        text = json.dumps(self.plain(), sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[Callable[[str, Mapping[str, Any]], Setting], tuple[str, dict[str, Any]]]:
        """Settings are pickled as plain data, with the module that registers their game in the other process."""
        return _arrived, (type(self.played).__module__, self.plain())


def _arrived(module: str, plain: Mapping[str, Any]) -> Setting:
    """A setting from another process."""
    import_module(module)
    return Setting.read(plain)


@lru_cache(maxsize=MOST_KEPT)
def _rules(setting: Setting) -> Rules:
    rules: Rules = setting.played.make_rules(setting)
    return rules


def _recorded_cards(played: Game, cards: Mapping[str, Any]) -> CardSet:
    """The card set of a record: a shipped one by name, or the user's; one without a base predates the second set."""
    own, sets = cards.get("own"), played.card_set.contents.sets
    if own is None and cards.get("name") in sets:
        found: CardSet = played.cards(cards["name"])
        return found
    if not isinstance(own, dict):
        raise BadRecord("The record's card set is neither shipped nor its own, or cannot be read.")
    mine: CardSet = played.cards({BASE: sets[0], **own})
    return mine
