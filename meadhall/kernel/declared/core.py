"""The type of a game's gate: the classes of its strict core, and the functions on them.

A gate is a module; `Core` declares the names that it must have. Each game has its own state class, so `Core` is generic
in it; code that works for all games takes a `Core[Any]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from meadhall.kernel.core.answers import Answers as AnswerList
    from meadhall.kernel.core.chance import Chance as Source

S = TypeVar("S", contravariant=True)


class Core(Protocol[S]):
    """The strict core of a game, compiled or interpreted."""

    COMPILED: bool
    Box: Any  # the class of what is printed and which options are played
    State: Any  # the class of states, which are made for a box
    Answers: Any  # the class of lists of answers
    Chance: Any  # the class of sources of outcomes
    Workspace: Any  # the class of the scratch memory of `imagine`

    def start(self, s: S, chance: Source, /) -> None:
        """Set up a game on a blank state, and run to the first question."""

    def next_seat(self, s: S, /) -> int:
        """The first seat that the game waits for; below 0 when the game is over."""

    def question(self, s: S, seat: int, /) -> int:
        """What the seat is asked, by the number of the question; 0 if nothing."""

    def answers(self, s: S, seat: int, out: AnswerList, /) -> None:
        """List the answers open to the seat."""

    def refuse(self, s: S, seat: int, code: int, /) -> int:
        """The number of the reason why the seat may not give an answer; 0 if it may."""

    def proceed(self, s: S, seat: int, code: int, chance: Source, /) -> None:
        """Carry out an open answer, and run to the next question."""

    def winners(self, s: S, /) -> int:
        """The winners, as a bit mask of seats."""

    def broken_law(self, s: S, out: AnswerList, /) -> int:
        """The number of a law that the state breaks; 0 if it breaks none."""

    def is_off_course(self, s: S, /) -> bool:
        """Whether no game can lead to this state, even if it is lawful."""

    def veil(self, s: S, audience: int, out: S, /) -> None:
        """Write what an audience may know into a blank state."""

    def is_veiled(self, s: S, /) -> bool:
        """Whether anything in the state is unknown."""

    def is_veiled_for(self, s: S, audience: int, /) -> bool:
        """Whether the state holds what one audience may know, and nothing else."""

    def imagine(self, veiled: S, audience: int, out: S, chance: Source, work: Any, /) -> None:
        """Write a full state that agrees with a veiled one, uniformly among all such states."""

    def imagine_likely(
        self, veiled: S, audience: int, out: S, chance: Source, work: Any, answers: AnswerList, /
    ) -> None:
        """The same, but sealed answers of other seats are those that the policy would give."""

    def weigh(self, s: S, seat: int, out: AnswerList, /) -> None:
        """List the open answers with their weights by the policy."""

    def judge(self, s: S, seat: int, /) -> int:
        """The final score that the policy expects for the seat."""

    def play_on(self, s: S, chance: Source, out: AnswerList, until: int, last: int, slack: int, /) -> int:
        """Play by the policy until a seat is asked or a round is over; returns the number of answers."""

    def play_out(self, s: S, chance: Source, out: AnswerList, /) -> int:
        """Play at random to the end; returns the number of answers."""

    def play_lawfully(self, s: S, chance: Source, out: AnswerList, /) -> int:
        """Play at random to the end, and check all laws after every answer; returns the number of a broken law or 0."""
