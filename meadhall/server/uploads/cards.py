"""A card set from a file: checked with the game's own rules for cards, every mistake at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from meadhall.games import game as find
from meadhall.games import of_other_game
from meadhall.kernel.errors import BadCards, Mistake

MOST_BYTES: Final = 64 * 1024  # the card files of both games together have 37,000
MOST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class SoundCards:
    """A card set that can be played."""

    game: str
    name: str
    body: Mapping[str, Any]
    figures: Mapping[str, int]


def sound_cards(game: str, file: str, contents: bytes) -> SoundCards:
    """The card set in a file; `BadCards` has all its mistakes."""
    played = find(game)
    try:
        cards = played.card_set.parse(contents, file)
    except BadCards as error:
        if (other := of_other_game(played, error)) is None:
            raise
        slug, kinds = other
        rest = (mistake for mistake in error.mistakes if mistake.key not in kinds)
        raise BadCards((Mistake(file, "file", f"has tables of {slug} ({', '.join(kinds)})."), *rest)) from None
    body = cards.kept
    assert not isinstance(body, str), body  # a shipped set has no file
    return SoundCards(game, cards.name, body, cards.count_trust())
