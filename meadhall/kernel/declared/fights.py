"""Exact odds of fights, in a game that has fights with dice: what is asked, what is told, and who works it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

Noun = tuple[str, str]
"""A thing of a game: its family and its slug."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight that somebody asks about."""

    enemy: Noun
    warriors: Mapping[str, int]  # by kind
    favor: int = 0
    runes: Sequence[str] = ()
    leader: str | None = None
    damage: int = 0


@dataclass(frozen=True, slots=True)
class Ending:
    """A victory with these survivors, by kind, and how likely it is."""

    survivors: tuple[int, ...]
    chance: float


@dataclass(frozen=True, slots=True)
class FightOdds:
    """How a fight goes under the best policy; warriors by kind in the game's order."""

    attack: int
    defence: int
    won: float
    lost: float  # on average, of those sent
    lost_by_kind: tuple[float, ...]
    victory_by_losses: tuple[float, ...]  # chance of a victory with 0, 1, … lost
    defeat: float
    favor_kept: float  # on average
    endings: tuple[Ending, ...]  # victories, the likeliest first


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
    """The odds of the fights of one table."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of warriors, by slug."""

    @property
    def enemies(self) -> Sequence[Noun]:
        """Everybody one can fight."""

    @property
    def runes(self) -> Sequence[str]:
        """The runes that can be named."""

    @property
    def leaders(self) -> Sequence[str]:
        """The leaders that can be named."""

    def odds(self, fight: Fight, /) -> FightOdds:
        """How a fight goes."""

    def fight(self, enemy: Noun, view: Any, seat: int, warriors: Mapping[str, int] | None, /) -> Fight:
        """A fight of a seat with all its means; without warriors named, with all that are at home and may."""

    def on_board(self, view: Any, seat: int, warriors: Mapping[str, int] | None, /) -> list[tuple[Noun, Fight]]:
        """The fights that are to be had, each with its place; without warriors named, with those sent there."""

    def roll(self, state: Any, seat: int, picked: Mapping[str, int] | None = None, /) -> RollOdds | None:
        """The odds of the dice that a seat is asked about in a fight; None if it is not.

        `picked` are the dice to be rerolled, by kind and face such as `axeman-blank`; without it, those picked so far.
        """
