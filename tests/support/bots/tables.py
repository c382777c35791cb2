"""Whole games between bots, and what they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.bots.bot import Outlook
from meadhall.bots.registry import Player
from meadhall.games import new_match
from meadhall.kernel.match import Match

GAMES: Final = {"champions": 2, "midgard": 3}  # with the least seats
SHORT: Final = {"champions": {"name": "short", "board": {"game": {"rounds": 1}}}, "midgard": None}


def asked(match: Match, seat: int) -> Outlook:
    """What a seat is asked now."""
    decision = match.decision(seat)
    assert decision is not None
    return Outlook.of(match.rules, match.state, decision)


def play(match: Match, players: Sequence[Player]) -> Match:
    """Play a game to its end; the players are let go."""
    try:
        while (seat := match.rules.core.next_seat(match.state)) >= 0:
            match.answer(seat, players[seat].advise(asked(match, seat)).code)
    finally:
        for one in players:
            one.close()
    assert match.rules.result(match.state) is not None
    return match


def short(slug: str, seed: int = 1) -> Match:
    """A game that is soon over, if its cards allow that."""
    return new_match(slug, GAMES[slug], seed, cards=SHORT[slug])
