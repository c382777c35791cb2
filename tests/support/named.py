"""How named positions come about: a match after some answers, at a table with cards of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from meadhall.kernel.actions import Action
from meadhall.kernel.cards.card_set import CardSet
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match


class Named(NamedTuple):
    """A position in the making; `depth` is how many answers are counted ahead."""

    name: str
    about: str
    depth: int
    build: Callable[[], Match]


def named(name: str, depth: int, build: Callable[[], Match]) -> Named:
    """A position that its builder says everything about."""
    return Named(name, str(build.__doc__), depth, build)


def all_but(cards: CardSet, kind: str, *kept: str) -> list[str]:
    """The rows of a kind to drop so that only these are left."""
    return [slug for slug in cards.rows[kind] if slug not in kept]


def few(cards: CardSet, kind: str, count: int) -> list[str]:
    """The rows of a kind to drop so that only the first ones are left."""
    return list(cards.rows[kind])[count:]


def played(
    game: Game, players: int, seed: int, *answers: Action, board: Mapping[str, Any] | None = None, **more: Any
) -> Match:
    """A match after these answers, each given by the seat that is asked; `more` are rows by kind, or options."""
    kinds = game.cards(None).rows
    options = {name: chosen for name, chosen in more.items() if name not in ("drop", *kinds)}
    own = {name: rows for name, rows in more.items() if name not in options}
    cards = game.cards({"name": "position", "board": board or {}, **own} if board or own else None)
    rules = game.rules(players, options, cards)
    match = Match(rules, rules.core.Chance(seed))
    for action in answers:
        match.answer(rules.core.next_seat(match.state), action)
    return match
