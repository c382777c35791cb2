"""A state from outside is one that a game can lead to: agenda, packs, decks, plays and gold hang together.

Each state here is sound but for one thing; the core, which does not look, would leave its arrays or never end.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from meadhall.kernel.errors import BadRecord
from meadhall.kernel.match import Match
from meadhall.midgard.core.numbers import board, steps
from meadhall.midgard.game import GAME
from meadhall.midgard.words.actions import ChooseArea, PickWarrior, Play
from tests.support.rule import rule

RULES = GAME.rules(3)
METALS = list(RULES.box.card_metal)
Saved = dict[str, Any]
Change = Callable[[Saved], None]


@cache
def after(card: str) -> Match:
    """A game whose first card is this one, just played."""
    for seed in range(400):
        match = Match(RULES, RULES.core.Chance(seed))
        while match.decisions()[0].question == "keep-card":
            match.answer(match.decisions()[0].seat, match.decisions()[0].codes[-1])
        [decision] = match.decisions()
        if Play(card) in RULES.actions(decision):
            match.answer(decision.seat, Play(card))
            return match
    raise AssertionError(f"nobody has {card}")


def drafting() -> Match:
    """The first pick, one card kept."""
    match = Match(RULES, RULES.core.Chance(1))
    match.answer(0, match.decisions()[0].codes[0])
    return match


def about_to_play() -> Match:
    """The first card of a game is to be played."""
    match = Match(RULES, RULES.core.Chance(1))
    while match.decisions()[0].question == "keep-card":
        match.answer(match.decisions()[0].seat, match.decisions()[0].codes[0])
    return match


@cache
def horde() -> Match:
    """A horde on its way to Andlang, which has three villages."""
    match = after("viking-horde")
    match.answer(match.decisions()[0].seat, ChooseArea("andlang"))
    return match


@cache
def reinforcing() -> Match:
    """A warrior on the boat is picked."""
    match = after("new-warriors")
    match.answer(match.decisions()[0].seat, PickWarrior("boat"))
    return match


def put(field: str, number: int, place: int | None = None) -> Change:
    """Another number in a field, or in one place of it."""

    def change(state: Saved) -> None:
        if place is None:
            state[field] = number
        else:
            state[field][place] = number

    return change


def swap_stocks(state: Saved) -> None:
    """Two seats change cards: none is lost, but neither took what it has."""
    stock, kinds = state["stock"], board.MOST_KINDS
    mine = next(kind for kind in range(kinds) if stock[kind] > stock[kinds + kind])
    other = next(kind for kind in range(kinds) if stock[kinds + kind] > stock[kind])
    for kind, by in ((mine, 1), (other, -1)):
        stock[kind] -= by
        stock[kinds + kind] += by


def deal_more_gold(state: Saved) -> None:
    """A silver card that seat 0 took is gold: the gold deck would run out in a later deal."""
    slot = next(slot for slot in (0, 11, 16, 3) if METALS[state["took"][slot]] == board.SILVER)
    new = next(kind for kind, left in enumerate(state["deck"]) if left and METALS[kind] == board.GOLD)
    for kind, by in ((state["took"][slot], -1), (new, 1)):
        state["stock"][kind] += by
        state["deck"][kind] -= by
        state["deck_left"][METALS[kind]] -= by
    state["took"][slot] = new


def pack_again(state: Saved) -> None:
    """A card lies in a pack that nobody holds."""
    kind = next(kind for kind, left in enumerate(state["deck"]) if left)
    state["deck"][kind] -= 1
    state["deck_left"][METALS[kind]] -= 1
    state["rest"][kind] += 1


def keep_another(state: Saved) -> None:
    """Seat 0 keeps a card that is not in its pack."""
    state["keeping"][0] = next(kind for kind in range(len(METALS)) if state["rest"][kind] == 0)


def forget_gold(state: Saved) -> None:
    """Gold was shown, and nobody knows whose it is."""
    state["gold_owner"] = [-1] * board.MOST_KINDS


WRONG: list[tuple[Callable[[], Match], Change]] = [
    (about_to_play, put("step", steps.DOOM, 1)),
    (about_to_play, put("step", steps.END, 2)),
    (about_to_play, put("step", steps.RAGNAROK, 3)),
    (about_to_play, put("step", steps.SCORE_HEAVENS, 4)),
    (about_to_play, put("step", steps.SHOW_GOLD, 5)),
    (about_to_play, put("step", steps.CHOOSE_RUIN, 6)),
    (about_to_play, put("step", steps.CHOOSE_HORDE, 6)),
    (about_to_play, put("step", steps.MUSTER_WARRIORS, 6)),
    (about_to_play, put("card", 0)),
    (about_to_play, put("plays_left", 24, 0)),
    (about_to_play, put("plays_left", 0, 1)),
    (about_to_play, put("plays_before", 1, 0)),
    (about_to_play, put("picks_made", 5, 0)),
    (about_to_play, put("keeping", 0, 1)),
    (about_to_play, swap_stocks),
    (about_to_play, deal_more_gold),
    (about_to_play, pack_again),
    (about_to_play, forget_gold),
    (about_to_play, put("over", 1)),
    (drafting, put("step", steps.NEXT_CARD, 5)),
    (drafting, put("plays_left", 1, 2)),
    (drafting, keep_another),
    (drafting, put("round", 2)),
    (horde, put("goal", -1)),
    (horde, put("goal", 12)),
    (horde, put("more", 4, 6)),
    (horde, put("more", 0, 6)),
    (horde, put("card", -1)),
    (horde, put("card", 0)),
    (reinforcing, put("what", 82, 7)),
    (reinforcing, put("step", steps.CHOOSE_VICTIM, 7)),
    (reinforcing, put("whose", 3, 7)),
    (lambda: after("draw-silver"), put("drawn_at", 0, 0)),
    (lambda: after("draw-silver"), put("drawn_metal", board.BRONZE, 0)),
    (lambda: after("draw-silver"), put("drawn_count", 1)),
    (lambda: after("muster-heavens"), put("more", 0, 6)),
    (lambda: after("destroy-alfheim"), put("card", -1)),
]


@rule("MS-5", "MC-1", "MA-1", "MA-2", "MX-2", "MG-3")
@pytest.mark.parametrize(("position", "change"), WRONG, ids=range(len(WRONG)))
def test_a_state_that_no_game_leads_to_is_refused(position: Callable[[], Match], change: Change) -> None:
    saved = RULES.save(position().state)
    before = {name: list(cell) if isinstance(cell, list) else cell for name, cell in saved["state"].items()}
    RULES.restore(saved)
    change(saved["state"])
    assert saved["state"] != before
    with pytest.raises(BadRecord, match="not one that the rules can reach"):
        RULES.restore(saved)
