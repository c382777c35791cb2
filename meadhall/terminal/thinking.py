"""Thinking in the background, so that the screen lives on and people can answer meanwhile."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Event, Thread
from typing import Final, Generic, TypeVar

from meadhall.bots.bot import Advice, Outlook
from meadhall.bots.registry import Player
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Decision, Rules

SOON: Final = 0.3  # seconds until a player is told that somebody is thinking
TICK: Final = 0.1

T = TypeVar("T")


class Thought(Generic[T]):
    """Some work under way in the background; it is left behind when the program ends."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._done = Event()
        self._found: list[T] = []
        self._error: BaseException | None = None
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        try:
            self._found.append(self._work())
        except BaseException as error:  # it belongs to whoever waits
            self._error = error
        finally:
            self._done.set()

    def wait(self, seconds: float) -> bool:
        """Whether it is done, if need be after some waiting; Control-C is heard meanwhile."""
        return self._done.wait(seconds)

    def found(self) -> T:
        """What came of it, once it is done."""
        if self._error is not None:
            raise self._error
        return self._found[0]


@dataclass(frozen=True, slots=True)
class Idea:
    """An answer to a question that has perhaps not been put yet."""

    decision: Decision
    advice: Advice


class Ahead:
    """Bots that think ahead while people are asked too: each its whole chain, on a copy of the game.

    They think one after the other, with rules of their own. Ideas hold as long as others answer nothing but sealed.
    """

    def __init__(self, match: Match, rules: Rules, players: Mapping[int, Player]) -> None:
        self._match = match
        self._rules = rules
        self._steps = list(match.played)
        self._state = match.state.copy()
        self._ideas: dict[int, deque[Idea]] = {seat: deque() for seat in players}
        self._stopped = Event()
        self.thought = Thought(lambda: self._think(players))

    def _think(self, players: Mapping[int, Player]) -> None:
        for seat, player in players.items():
            state, chance = self._state.copy(), self._rules.core.Chance()
            first = decision = self._rules.decision(state, seat)
            while decision is not None and first is not None and decision.question == first.question:
                if self._stopped.is_set():
                    return
                advice = player.advise(Outlook.of(self._rules, state, decision))
                self._ideas[seat].append(Idea(decision, advice))
                chance.listen()
                self._rules.core.proceed(state, seat, advice.code, chance)
                if chance.outcomes:
                    break  # what really comes is not known
                decision = self._rules.decision(state, seat)

    def stop(self) -> None:
        """Let the thought under way be the last one."""
        self._stopped.set()

    def is_spent(self) -> bool:
        """Whether nothing more comes of it."""
        return self.thought.wait(0) and not any(self._ideas.values())

    def advice(self, decision: Decision) -> Advice | None:
        """The next answer of a seat, once all is thought, if nobody has done more than to seal an answer since."""
        steps, begin = self._match.played, len(self._steps)
        holds = steps[:begin] == self._steps and all(step.is_sealed for step in steps[begin:])
        ideas = self._ideas.get(decision.seat)
        return ideas.popleft().advice if holds and ideas and ideas[0].decision == decision else None
