"""Where a game of OpenSpiel stands: between two answers, or in the middle of one, where chance must speak.

A position never changes: an action leads to another one. So a clone costs nothing. Chance is expanded with scripts: the
answer is carried out on a copy with all outcomes known so far, and the copy is dropped if one more is needed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any, Final

from meadhall.rl.actions import Actions
from meadhall.rl.observation import Observer
from meadhall.rl.setting import Environment

SETUP: Final = (-1, -1)  # owed before the first question, like an answer of nobody
SEEDS: Final = 2**63

Answer = tuple[int, int]
Script = tuple[tuple[int, int], ...]


class Terms:
    """What all positions of a loaded game share."""

    def __init__(self, setting: Environment, is_sampled: bool, seed: int | None) -> None:
        self.setting = setting
        self.is_sampled = is_sampled
        self.rules = setting.rules
        self.observer = Observer(self.rules)
        self.actions = Actions(self.rules)
        self.random = random.Random(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Terms are pickled without their stream of seeds; it begins anew, as the system's randomness wills."""
        return Terms, (self.setting, self.is_sampled, None)


@dataclass(frozen=True, slots=True)
class Position:
    """The last state in which a seat was asked, the answer that is being carried out, and what each seat was told."""

    terms: Terms
    state: Any = None
    owed: Answer | None = SETUP
    script: Script = ()
    fork: tuple[int, int] = (0, 0)  # the label of the outcome that is needed now, and how many there are; (0, 0): none
    told: tuple[str, ...] = ()

    @classmethod
    def first(cls, terms: Terms) -> Position:
        """The beginning of a game."""
        return cls(terms, told=("",) * terms.rules.seats)._carried_out()

    def __deepcopy__(self, _: Any) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        cells = None if self.state is None else self.state.dump()
        return _restored, (self.terms, cells, self.owed, self.script, self.fork, self.told)

    @property
    def is_chance(self) -> bool:
        """Whether chance must speak."""
        return self.owed is not None

    @property
    def seat(self) -> int:
        """The seat that is asked; negative if the game is over. Chance does not speak now."""
        seat: int = self.terms.rules.core.next_seat(self.state)
        return seat

    def answered(self, code: int) -> Position:
        """The position after an answer of the seat that is asked; one that is not open is refused."""
        rules, seat = self.terms.rules, self.seat
        if rules.core.refuse(self.state, seat, rules.catalogue.code(code)):
            rules.after(self.state, seat, code, rules.core.Chance())  # raises, and says why
        told = _and(self.told, seat, f" {self.digest(seat):x}!{code}")
        return replace(self, owed=(seat, code), told=told)._carried_out()

    def decided(self, outcome: int) -> Position:
        """The position after chance has spoken."""
        label, count = self.fork
        if not 0 <= outcome < (1 if self.terms.is_sampled else count):
            raise ValueError(f"There is no outcome {outcome}; there are {count}.")
        if self.terms.is_sampled:
            chance = self.terms.rules.core.Chance(self.terms.random.randrange(SEEDS))
            chance.listen()
            return self._settled(self._run(chance), chance)
        return replace(self, script=(*self.script, (label, outcome)))._carried_out()

    def _carried_out(self) -> Position:
        """Carry out what is owed, up to the first outcome that the script does not have."""
        chance = self.terms.rules.core.Chance()
        chance.listen(list(self.script))
        child = self._run(chance)
        if chance.forked:
            return replace(self, fork=(chance.outcomes[len(self.script)][0], chance.forked))
        return self._settled(child, chance)

    def _run(self, chance: Any) -> Any:
        rules = self.terms.rules
        assert self.owed is not None
        if self.state is None:
            child = rules.new_state()
            rules.core.start(child, chance)
        else:
            child = self.state.copy()
            rules.core.proceed(child, *self.owed, chance)
        rules.check_stuck(chance)
        return child

    def _settled(self, child: Any, chance: Any) -> Position:
        """The position in which the next seat is asked, or the game is over; every seat is told what it may know."""
        told = tuple(
            words + "".join(f" {row[0]}:{','.join(map(str, row[2:]))}" for row in chance.rows if row[1] >> seat & 1)
            for seat, words in enumerate(self.told)
        )
        return Position(self.terms, child, None, told=told)

    def digest(self, seat: int) -> int:
        """A digest of what a seat may know."""
        known: int = self.terms.rules.veil(self.state, seat).fold(1)
        return known

    def recalled(self, seat: int) -> str:
        """Everything that a seat was ever told and answered, and a digest of what it may know now."""
        now = "" if self.state is None else f" {self.digest(seat):x}"
        return f"seat {seat}:{self.told[seat]}{now}"

    def imagined(self, seat: int, seed: int) -> Position:
        """Another position that the seat cannot tell from this one; what other seats were told is left blank."""
        if self.is_chance:
            raise ValueError("Positions can be imagined where a seat is asked, not where chance speaks.")
        rules = self.terms.rules
        state = rules.imagine(rules.veil(self.state, seat), seat, rules.core.Chance(seed))
        told = tuple(words if one == seat else "" for one, words in enumerate(self.told))
        return replace(self, state=state, told=told)


def _and(told: tuple[str, ...], seat: int, words: str) -> tuple[str, ...]:
    return (*told[:seat], told[seat] + words, *told[seat + 1 :])


def _restored(
    terms: Terms, cells: Any, owed: Answer | None, script: Script, fork: tuple[int, int], told: tuple[str, ...]
) -> Position:
    state = None
    if cells is not None:
        state = terms.rules.new_state()
        state.load(cells)
    return Position(terms, state, owed, script, fork, told)
