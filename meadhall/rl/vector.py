"""Many games at once: a batch is stepped by one call into the core, in arrays that the caller may own.

Compiled, a call needs no Python for its games and does not hold the interpreter's lock. The random numbers of a game
depend on the seed of the batch, on the place of the game in it and on how often it has begun anew, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from operator import index
from threading import RLock
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from meadhall.kernel.errors import BadOptions, IllegalAction
from meadhall.rl.actions import Actions
from meadhall.rl.arrays import codes_of, memory, owned, seats_of, whole
from meadhall.rl.observation import Observer
from meadhall.rl.setting import Environment, core_of, setting_of

MOST_CELLS: Final = 2**31  # of one array: the core counts them in 32 bits
MOST_SEED: Final = 2**63
STREAMS: Final = 3
AT_RANDOM: Final = -1  # in place of a slack
POLICIES: Final = {"karl": 0, "random": AT_RANDOM}

P = ParamSpec("P")
R = TypeVar("R")


def alone(method: Callable[Concatenate[Batch, P], R]) -> Callable[Concatenate[Batch, P], R]:
    """One call of a batch at a time: they share a working state, and the interpreter's lock does not guard it."""

    @wraps(method)
    def called(batch: Batch, /, *given: P.args, **named: P.kwargs) -> R:
        with batch._lock:
            return method(batch, *given, **named)

    return called


class Batch:
    """Games played in step.

    After `reset` and every `step`, `observations`, `masks` and `seats_to_move` are those of the seat that is to answer
    in each game. `rewards` are what all seats got for the last answer, and `dones` is 1 where it ended the game; a game
    that has ended has begun anew already.
    """

    def __init__(
        self,
        environment: Environment,
        games: int,
        seed: int = 1,
        first: int = 0,
        arrays: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        rules = environment.rules
        self.environment, self.rules = environment, rules
        self.observer, self.actions = Observer(rules), Actions(rules)
        self._core = core = core_of(rules)
        blank = rules.new_state()
        width = sum(len(cell) if isinstance(cell, list) else 1 for cell in blank.dump().values())
        most = MOST_CELLS // max(width, self.observer.length)
        self.games = games = whole(games, 1, most, "The number of games")
        self.first = first = whole(first, 0, MOST_SEED - 1, "The place of the first game")
        self._lock = RLock()
        self._run = core.Run()
        self._run.games, self._run.first, self._run.width = games, first, width
        self._run.codes, self._run.reward = self.actions.count, environment.rewards.number
        self._run.dense = float(environment.rewards.dense)
        self._blank, self._state, self._chance, self._draws = blank, rules.new_state(), core.Chance(), core.Chance()
        self._out = core.Answers()
        self._states = np.zeros((games, width), np.int16)
        self._streams = np.zeros((games, STREAMS), np.uint64)
        self._codes = np.zeros(games, np.int16)
        given = dict(arrays or {})
        self.observations: NDArray[np.int16] = owned(given, "observations", (games, self.observer.length), np.int16)
        self.masks: NDArray[np.uint8] = owned(given, "masks", (games, self.actions.count), np.uint8)
        self.rewards: NDArray[np.float32] = owned(given, "rewards", (games, rules.seats), np.float32)
        self.dones: NDArray[np.uint8] = owned(given, "dones", (games,), np.uint8)
        self.seats_to_move: NDArray[np.int8] = owned(given, "seats_to_move", (games,), np.int8)
        if given:
            raise ValueError(f"a batch has no array {sorted(given)[0]!r}")
        self.reset(seed)

    def __setattr__(self, name: str, given: Any) -> None:
        """Set an attribute for the first time: the core relies on the lengths of the arrays, so none is replaced."""
        if getattr(self, name, given) is not given:
            raise AttributeError(f"{name} of a batch cannot be replaced, only written into")
        super().__setattr__(name, given)

    @property
    def seed(self) -> int:
        """The seed by which the games were begun."""
        return int(self._run.seed)

    @property
    def _working(self) -> tuple[Any, ...]:
        return self._state, self._blank, self._chance

    @property
    def _shown(self) -> tuple[memoryview, memoryview, memoryview]:
        return memory(self.observations), memory(self.masks), memory(self.seats_to_move)

    @property
    def _kept(self) -> tuple[memoryview, memoryview]:
        return memory(self._states), memory(self._streams)

    def _check_stuck(self) -> None:
        for chance in (self._chance, self._draws):
            self.rules.check_stuck(chance)

    @alone
    def reset(self, seed: int | None = None) -> None:
        """Begin all games, by the same seed again or by another one."""
        if seed is not None:
            self._run.seed = whole(seed, 0, MOST_SEED - 1, "The seed")
        self._chance.stuck = self._draws.stuck = 0
        self._core.begin_games(*self._working, self._draws, self._out, self._run, *self._kept, *self._shown)
        self.rewards[:] = 0
        self.dones[:] = 0
        self._check_stuck()

    @alone
    def step(self, actions: ArrayLike) -> None:
        """Answer in every game; if one answer is not open, it is refused and no game has changed."""
        codes = codes_of(actions, self.games, self.actions.count)
        refused = self._core.find_refused(self._state, self._run, memory(self._states), memory(codes))
        if refused >= 0:
            seat, code = int(self._core.next_seat(self.state(refused))), int(codes[refused])
            raise IllegalAction(
                f"In game {refused} seat {seat} cannot answer {self.actions.name(code)!r} ({code}), which its mask "
                "closes; no game was stepped.",
                "closed",
            )
        self._core.step_games(
            *self._working, self._out, self._run, *self._kept, memory(codes), *self._shown[:2], *self._outcome
        )
        self._check_stuck()

    @property
    def _outcome(self) -> tuple[memoryview, memoryview, memoryview]:
        return memory(self.rewards), memory(self.dones), memory(self.seats_to_move)

    @alone
    def random(self, steps: int = 1) -> None:
        """Answer at random in every game so many times; all arrays are written after every answer."""
        self._core.run_at_random(
            *self._working,
            self._draws,
            self._out,
            self._run,
            whole(steps, 0, MOST_SEED - 1, "The number of steps"),
            *self._kept,
            memory(self._codes),
            *self._shown[:2],
            *self._outcome,
        )
        self._check_stuck()

    @alone
    def choose(self, policy: str) -> NDArray[np.int16]:
        """An open answer for each game by "karl" or at "random"; `step` carries them out."""
        found = np.zeros(self.games, np.int16)
        working = (self._state, self._draws, self._out, self._run)
        self._core.choose_answers(*working, _slack(policy), *self._kept, memory(found))
        return found

    @alone
    def run_to(self, seats: ArrayLike, policy: str = "karl") -> None:
        """Let a policy answer for the other seats until this seat is asked in each game.

        What they bring is added to the rewards of the last step, and `dones` is 1 where a game has ended meanwhile.
        """
        self._core.run_to_learners(
            *self._working,
            self._draws,
            self._out,
            self._run,
            _slack(policy),
            *self._kept,
            memory(seats_of(seats, self.games, self.rules.seats)),
            *self._shown[:2],
            *self._outcome,
        )
        self._check_stuck()

    @alone
    def choose_by_logits(self, logits: NDArray[np.float32], greedy: bool = False) -> NDArray[np.int16]:
        """An open answer for each game: by the softmax of the logits of what is open, or the best of them."""
        scores = np.require(logits, np.float32, ["C", "A", "W"])
        if scores.shape != self.masks.shape:
            raise ValueError(f"the logits must have the shape {self.masks.shape}, not {scores.shape}")
        if not np.isfinite(scores).all():
            raise ValueError("the logits must be finite numbers")
        found = np.zeros(self.games, np.int16)
        self._core.answers_by_logits(
            self._draws,
            self._run,
            greedy,
            memory(self._streams),
            memory(self.masks),
            memory(scores),
            memory(found),
        )
        return found

    @alone
    def play_out(self, policy: str = "karl") -> NDArray[np.float32]:
        """The final rewards if each game is played to its end by a policy, with other luck; no game changes."""
        rewards = np.zeros((self.games, self.rules.seats), np.float32)
        self._core.play_games_out(
            self._state, self._draws, self._out, self._run, _slack(policy), *self._kept, memory(rewards)
        )
        self._check_stuck()
        return rewards

    @alone
    def imagine(self, seats: ArrayLike | None = None) -> Batch:
        """A batch of imagined games: each agrees with all that one seat, the one to move, knows of its game."""
        audiences = seats_of(self.seats_to_move if seats is None else seats, self.games, self.rules.seats)
        twin = Batch(self.environment, self.games, self._run.seed, self.first)
        self._core.imagine_games(
            self._state,
            self.rules.new_state(),
            self.rules.new_state(),
            self._draws,
            self._core.Workspace(),
            self._run,
            *self._kept,
            memory(audiences),
            *twin._kept,
        )
        self._check_stuck()
        twin._show()
        return twin

    @alone
    def copy(self) -> Batch:
        """The same games with arrays of their own, to be played on independently."""
        twin = Batch(self.environment, self.games, self._run.seed, self.first)
        twin._states[:], twin._streams[:] = self._states, self._streams
        twin.rewards[:], twin.dones[:] = self.rewards, self.dones
        twin._show()
        return twin

    def _show(self) -> None:
        self._core.show_games(self._state, self._out, self._run, memory(self._states), *self._shown)

    @alone
    def state(self, game: int) -> Any:
        """A copy of the state of a game, for the ordinary rules."""
        state = self.rules.new_state()
        self._core.read_state(state, memory(self._states), self._place(game) * self._run.width)
        return state

    def seed_of(self, game: int) -> int:
        """The seed of the game that is being played at a place: the ordinary core gives the same game by it."""
        place = self._place(game)
        return int(self._core.game_seed(self._run.seed, self.first + place, int(self._streams[place, 2])))

    def _place(self, game: int) -> int:
        place = index(game)
        if not 0 <= place < self.games:
            raise IndexError(f"there is no game {place} in a batch of {self.games}")
        return place


def _slack(policy: str) -> int:
    if policy not in POLICIES:
        raise BadOptions(f"The policy must be one of {', '.join(POLICIES)}, not {str(policy)[:20]!r}.")
    return POLICIES[policy]


def make(
    slug: str,
    games: int = 1024,
    seats: int = 4,
    seed: int = 1,
    *,
    first: int = 0,
    rewards: str = "rank",
    dense: float = 0.0,
    arrays: Mapping[str, NDArray[Any]] | None = None,
    **options: Any,
) -> Batch:
    """A batch of games. `first` is the place of its first game, where a larger batch is split among processes.

    `arrays` are the caller's own, by the names of the attributes of `Batch`. The other keywords are those of
    `setting_of`: cards, revision, and options by name.
    """
    environment = setting_of(slug, seats, rewards=rewards, dense=dense, **options)
    return Batch(environment, games, seed, first, arrays)
