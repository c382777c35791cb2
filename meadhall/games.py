"""The shipped games; importing this module registers them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.champions.game import GAME as CHAMPIONS
from meadhall.kernel.errors import BadCards, BadOptions
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.registry import game, games
from meadhall.kernel.rules import Rules
from meadhall.midgard.game import GAME as MIDGARD

MOST_SEED = 2**63

__all__ = ["CHAMPIONS", "MIDGARD", "chance_of", "game", "games", "match_of", "new_match", "of_other_game"]


def new_match(slug: str, seats: int, seed: int | None = None, **options: Any) -> Match:
    """A new match of a game. With a seed it is reproducible; without one, chance comes from the operating system.

    Options are keyword arguments (`edition="en-2015"`). `cards` is a user's card set, by its path or as a mapping, and
    `names` are the players.
    """
    own: Mapping[str, Any] | str | None = options.pop("cards", None)
    names: Sequence[str] | None = options.pop("names", None)
    return match_of(game(slug).rules(seats, options, own), seed, names)


def match_of(rules: Rules, seed: int | None = None, names: Sequence[str] | None = None) -> Match:
    """A new match with these rules."""
    return Match(rules, chance_of(rules, seed), names)


def chance_of(rules: Rules, seed: int | None = None) -> Any:
    """The chance of a new game: by a seed, or from the operating system."""
    if seed is not None and (type(seed) is not int or not 0 <= seed < MOST_SEED):
        raise BadOptions(f"The seed must be a whole number from 0 to {MOST_SEED - 1}.")
    chance = rules.core.Chance(seed or 0)
    if seed is None:
        chance.trust_system()
    return chance


def of_other_game(played: Game, error: BadCards) -> tuple[str, list[str]] | None:
    """The game to which tables of a refused card file belong that this one does not have, and those tables."""
    unknown = {mistake.key for mistake in error.mistakes} - played.card_set.contents.kinds.keys()
    for other in games():
        if theirs := unknown & other.card_set.contents.kinds.keys():
            return other.slug, sorted(theirs)
    return None
