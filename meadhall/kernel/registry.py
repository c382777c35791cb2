"""The registry of games, by slug. A game registers itself when it is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from meadhall.kernel.errors import UnknownGame

if TYPE_CHECKING:
    from meadhall.kernel.game import Game

_games: dict[str, Game] = {}
G = TypeVar("G", bound="Game")


def register(game: G) -> G:
    """Add a game to the registry."""
    _games[game.slug] = game
    return game


def game(slug: str) -> Game:
    """The game with this slug."""
    if slug not in _games:
        known = f"known are: {', '.join(sorted(_games))}" if _games else "import meadhall.games to make some known"
        raise UnknownGame(f"There is no game {slug[:40]!r}; {known}.")
    return _games[slug]


def games() -> tuple[Game, ...]:
    """All registered games, by slug."""
    return tuple(_games[slug] for slug in sorted(_games))
