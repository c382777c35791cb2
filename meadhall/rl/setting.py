"""The setting of an environment: what is played and what is rewarded, frozen, with an id that names all of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, cast

from meadhall.games import game
from meadhall.kernel.cards.card_set import CardSet
from meadhall.kernel.declared.learning import LearningCore
from meadhall.kernel.declared.observations import Observed
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.rules import Rules
from meadhall.kernel.setting import Setting
from meadhall.rl.rewards import Rewards


@dataclass(frozen=True, slots=True)
class Environment:
    """What an environment plays. Two environments with one id give the same trajectory for one seed."""

    setting: Setting
    rewards: Rewards

    @property
    def rules(self) -> Rules:
        """The rules of the setting."""
        return self.setting.rules()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.setting.seats

    @property
    def observed(self) -> Observed:
        """What is observed in this game."""
        return observed_in(self.rules)

    @property
    def id(self) -> str:
        """Game, revision, seats, options, cards, version of the observation and rewards, in one line."""
        setting = self.setting
        options = ",".join(f"{name}={given}" for name, given in asdict(setting.options).items())
        cards = f"{setting.cards.name}@{setting.cards.digest}"
        return (
            f"meadhall/{setting.game}-v{self.observed.version}:revision={setting.revision}:seats={setting.seats}:"
            f"{options}:cards={cards}:rewards={self.rewards.name}"
        )


def observed_in(rules: Rules) -> Observed:
    """What is observed in a game; a game that declares nothing is refused."""
    observed = rules.game.observed
    if observed is None:
        raise BadOptions(f"The game {rules.game.slug} has no observations for learning.")
    return observed


def core_of(rules: Rules) -> LearningCore[Any]:
    """The core of a game that declares its observations."""
    observed_in(rules)
    return cast(LearningCore[Any], rules.core)


def setting_of(
    slug: str,
    seats: int,
    *,
    rewards: str = "rank",
    dense: float = 0.0,
    cards: CardSet | Mapping[str, Any] | str | None = None,
    revision: int | None = None,
    **options: Any,
) -> Environment:
    """The setting of an environment, from options by name (`edition="en-2015"`), cards, and the kind of reward."""
    setting = game(slug).setting(seats, options, cards, revision)
    found = Environment(setting, Rewards(rewards, dense))
    observed_in(found.rules)
    return found
