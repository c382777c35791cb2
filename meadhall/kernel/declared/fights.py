"""Exact odds of fights, in a game that has fights with dice: the question, the result, and the protocol of a solver."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Noun = tuple[str, str]
"""A thing of a game: its family and its slug."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight whose odds are wanted."""

    enemy: Noun
    warriors: Mapping[str, int]  # by kind
    favor: int = 0
    runes: Sequence[str] = ()
    leader: str | None = None
    damage: int = 0


@dataclass(frozen=True, slots=True)
class Ending:
    """A victory with these survivors, by kind, and its probability."""

    survivors: tuple[int, ...]
    chance: float


@dataclass(frozen=True, slots=True)
class FightOdds:
    """The outcome of a fight under the best policy; warriors by kind in the game's order."""

    attack: int
    defence: int
    won: float
    lost: float  # the mean, of those sent
    lost_by_kind: tuple[float, ...]
    victory_by_losses: tuple[float, ...]  # the probability of a victory with 0, 1, … lost
    defeat: float
    favor_kept: float  # the mean
    endings: tuple[Ending, ...]  # victories, the most likely first


@dataclass(frozen=True, slots=True)
class RollOdds:
    """How a fight goes with the dice on the table, by what is done about them; from now on, the best policy follows.

    Losses are counted from now on. `reroll` is that of the dice picked, if any are. With a reaction used on this very
    roll, only `strike` can be told.
    """

    best: FightOdds | None
    strike: FightOdds
    reroll: FightOdds | None


class Fights(Protocol):
    """The fights of one table, and their odds."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of warriors, by slug."""

    @property
    def enemies(self) -> Sequence[Noun]:
        """Everything that can be fought."""

    @property
    def runes(self) -> Sequence[str]:
        """The runes that can be named."""

    @property
    def leaders(self) -> Sequence[str]:
        """The leaders that can be named."""

    def odds(self, fight: Fight, /) -> FightOdds:
        """The odds of a fight."""

    def fight(self, enemy: Noun, view: Any, seat: int, warriors: Mapping[str, int] | None, /) -> Fight:
        """The fight of a seat with its favor and runes; by default with all warriors at home that may fight."""

    def on_board(self, view: Any, seat: int, warriors: Mapping[str, int] | None, /) -> list[tuple[Noun, Fight]]:
        """The fights on the board, each with its place; by default with the warriors sent there."""

    def roll(self, state: Any, seat: int, picked: Mapping[str, int] | None = None, /) -> RollOdds | None:
        """The odds of the dice that a seat is asked about in a fight; None if it is not.

        `picked` are the dice to be rerolled, by kind and face such as `axeman-blank`; without it, those picked so far.
        """
