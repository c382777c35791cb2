"""Games and states in the classes of OpenSpiel; what they do is in `position.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.game import Game
from meadhall.rl.openspiel.observer import observer_of
from meadhall.rl.openspiel.position import Position, Terms
from meadhall.rl.setting import setting_of

EXPLICIT, SAMPLED = "explicit", "sampled"
MOST_UTILITY = 2.0**16  # of rewards by difference: no two scores are further apart
MOST_OUTCOMES = 2000  # of one draw: Midgard may have 40 kinds of card with 50 copies each
PARAMETERS: dict[str, Any] = {
    "players": 4,
    "edition": "",
    "cards": "",
    "rewards": "rank",
    "chance": EXPLICIT,
    "rng_seed": -1,  # negative: as the system's randomness wills
}


def type_of(game: Game, chance: str) -> Any:
    """The type of a game, as OpenSpiel wants it."""
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"meadhall_{game.slug}",
        long_name=f"Meadhall: {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if chance == SAMPLED else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class State(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. All that it has of its own is a position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.first

    def current_player(self) -> int:
        """The seat that is asked, chance, or the mark that the game is over."""
        if self.position.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.position.is_chance and self.position.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance, all equally likely."""
        count = 1 if self.position.terms.is_sampled else self.position.fork[1]
        return [(outcome, 1 / count) for outcome in range(count)]

    def returns(self) -> list[float]:
        """The rewards of all seats; zeros before the end."""
        terms = self.position.terms
        if self.position.is_chance:
            return [0.0] * terms.rules.seats
        found: list[float] = terms.setting.rewards.final(terms.rules, self.position.state).tolist()
        return found

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Another state that the player cannot tell from this one; its history is empty."""
        other = State(self.get_game())
        other.position = self.position.imagined(player, int(sampler() * 2**53))
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.terms.rules.codes(self.position.state, player))

    def _apply_action(self, action: int) -> None:
        act = self.position.decided if self.position.is_chance else self.position.answered
        self.position = act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        terms = self.position.terms
        if player != pyspiel.PlayerId.CHANCE:
            return terms.actions.name(int(action))
        return f"{terms.rules.words.labels[self.position.fork[0]]} {action}"

    def __str__(self) -> str:
        position = self.position
        at = "nothing" if position.state is None else f"{position.state.fold(1):016x}"
        return f"{position.terms.setting.id} at {at}, owed {position.owed}, outcomes {position.script}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel; each of our games has a subclass."""

    game: Game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(parameters or {})}
        if chosen["chance"] not in (EXPLICIT, SAMPLED):
            raise BadOptions(f"Chance is explicit or sampled, not {str(chosen['chance'])[:20]!r}.")
        words = {"edition": chosen["edition"]} if chosen["edition"] else {}
        setting = setting_of(
            self.game.slug, chosen["players"], cards=chosen["cards"] or None, rewards=chosen["rewards"], **words
        )
        is_sampled, seed = chosen["chance"] == SAMPLED, chosen["rng_seed"]
        self.terms = Terms(setting, is_sampled, None if seed < 0 else seed)
        self.first = Position.first(self.terms)
        least, most = setting.rewards.bounds
        figures = pyspiel.GameInfo(
            num_distinct_actions=self.terms.actions.count,
            max_chance_outcomes=1 if is_sampled else MOST_OUTCOMES,
            num_players=setting.rules.seats,
            min_utility=max(least, -MOST_UTILITY),
            max_utility=min(most, MOST_UTILITY),
            max_game_length=MOST_ANSWERS_A_GAME,
        )
        super().__init__(type_of(self.game, chosen["chance"]), figures, dict(parameters or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> State:
        """A state before the game is set up."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound that no game reaches."""
        return MOST_ANSWERS_A_GAME

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Any:
        """An observer of the view, or of all that a seat was told."""
        return observer_of(self.terms, kind, parameters)


def register(game: Game) -> None:
    """Register a game with OpenSpiel, as a class: OpenSpiel drops its creators after Python has ended, which crashes
    if that is the end of a mere function."""
    pyspiel.register_game(type_of(game, EXPLICIT), type(f"{game.slug.capitalize()}Game", (SpielGame,), {"game": game}))
