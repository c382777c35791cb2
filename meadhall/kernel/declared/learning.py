"""The type of a gate through which one can learn as well: the doors besides those of `Core`, which work on arrays.

Arrays are contiguous memory of the caller. A compiled core does not check their lengths, so `rl` does. The arguments of
the doors for batches are in `core/observing/batch.py` of each game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from meadhall.kernel.declared.core import Core

if TYPE_CHECKING:
    from meadhall.kernel.core.answers import Answers as AnswerList
    from meadhall.kernel.core.strict import Cells, Flags

S = TypeVar("S", contravariant=True)


class LearningCore(Core[S], Protocol[S]):
    """The strict core of a game that declares its observations."""

    Run: Any  # the class of the figures of a batch
    begin_games: Callable[..., None]
    show_games: Callable[..., None]
    find_refused: Callable[..., int]
    step_games: Callable[..., None]
    run_at_random: Callable[..., None]
    run_to_learners: Callable[..., None]
    choose_answers: Callable[..., None]
    answers_by_logits: Callable[..., None]
    play_games_out: Callable[..., None]
    imagine_games: Callable[..., None]

    def observe(self, s: S, seat: int, cells: Cells, at: int, /) -> None:
        """Write what the seat may know into an array from `at` on."""

    def write_mask(self, s: S, seat: int, out: AnswerList, flags: Flags, at: int, codes: int, /) -> None:
        """List the answers open to the seat, and write 1 for these and 0 for all others into an array of bytes."""

    def reward_for(self, s: S, seat: int, kind: int, out: AnswerList, /) -> float:
        """The reward of a seat for the end of a game; 0 before it."""

    def read_state(self, s: S, cells: Cells, at: int, /) -> None:
        """Read a state from the row of a game in a batch."""

    def write_state(self, s: S, cells: Cells, at: int, /) -> None:
        """Write a state into the row of a game in a batch."""

    def game_seed(self, seed: int, index: int, restart: int, /) -> int:
        """The seed of a game of a batch."""
