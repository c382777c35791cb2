"""What the gate of a game hands out: the records of its strict core, and the functions over them.

A game's gate is a module; `Core` says which names it must have and how they are called. The state is the game's own, so
`Core` is generic in it: what is the same for all games takes a `Core[Any]`.
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
    Box: Any  # the class of what is printed and agreed
    State: Any  # the class of everything true at the table, made on a box
    Answers: Any  # the class of a list of answers
    Chance: Any  # the class of where outcomes come from
    Workspace: Any  # the class of what `imagine` needs to work on

    def start(self, s: S, chance: Source, /) -> None:
        """Set up a game on a blank state, and run to the first question."""

    def next_seat(self, s: S, /) -> int:
        """The seat that the game waits for, the first of several; below 0 when the game is over."""

    def question(self, s: S, seat: int, /) -> int:
        """What the seat is asked, by its number; 0 if nothing."""

    def answers(self, s: S, seat: int, out: AnswerList, /) -> None:
        """List the answers open to the seat."""

    def refuse(self, s: S, seat: int, code: int, /) -> int:
        """Why the seat may not give an answer, by the number of the reason; 0 if it may."""

    def proceed(self, s: S, seat: int, code: int, chance: Source, /) -> None:
        """Give an answer that is open, and run to the next question."""

    def winners(self, s: S, /) -> int:
        """Who has won, as a bit mask of seats."""

    def broken_law(self, s: S, out: AnswerList, /) -> int:
        """The number of a law that the state breaks; 0 if it keeps them all."""

    def is_off_course(self, s: S, /) -> bool:
        """Whether a lawful state still is none that a game can come to."""

    def veil(self, s: S, audience: int, out: S, /) -> None:
        """Write what an audience may know into a blank state."""

    def is_veiled(self, s: S, /) -> bool:
        """Whether anything in the state is unknown."""

    def is_veiled_for(self, s: S, audience: int, /) -> bool:
        """Whether the state holds what one audience may know, and nothing else."""

    def imagine(self, veiled: S, audience: int, out: S, chance: Source, work: Any, /) -> None:
        """Write a full state that agrees with a veiled one, each equally likely."""

    def imagine_likely(
        self, veiled: S, audience: int, out: S, chance: Source, work: Any, answers: AnswerList, /
    ) -> None:
        """The same, with others' sealed answers as the policy would give them."""

    def weigh(self, s: S, seat: int, out: AnswerList, /) -> None:
        """List the open answers with what the policy takes each to be worth."""

    def judge(self, s: S, seat: int, /) -> int:
        """What the policy expects the seat to score in the end."""

    def play_on(self, s: S, chance: Source, out: AnswerList, until: int, last: int, slack: int, /) -> int:
        """Play by the policy until a seat is asked or a round is over; how many answers that took."""

    def play_out(self, s: S, chance: Source, out: AnswerList, /) -> int:
        """Play at random to the end; how many answers that took."""

    def play_lawfully(self, s: S, chance: Source, out: AnswerList, /) -> int:
        """Play at random to the end, looking at all laws after every answer; the number of one that was broken."""
