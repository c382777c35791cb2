"""Rich tables for five: card sets at random within what is allowed, and games in which seats answer in any order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from meadhall.games import game
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.rules import Rules
from tests.support.conformance.extremes import EXTREMES

GAME: Final = game("midgard")
METALS: Final = ("bronze", "silver", "gold")
SEATS: Final = 5
ROUNDS: Final = 3
KINDS: Final = 40
EFFECTS: Final[tuple[dict[str, Any], ...]] = (
    {"effect": "reinforce"},
    {"effect": "horde"},
    {"effect": "invade", "kingdom": "alfheim"},
    {"effect": "attack", "kingdom": "mannheim"},
)


def cards_of(pick: random.Random, metal: str, copies: int, kinds: int) -> dict[str, dict[str, Any]]:
    """So many cards of a metal, of so many kinds, some of them much more frequent than others."""
    counts = [1] * kinds
    weights = [pick.random() ** pick.choice((0, 3)) + 0.01 for _ in counts]
    for _ in range(copies - kinds):
        counts[pick.choices(range(kinds), weights)[0]] += 1
    rows = {}
    for n, copies_of in enumerate(counts):
        what = {"effect": "token", "kingdom": "alfheim", "number": n + 20} if metal == "gold" else pick.choice(EFFECTS)
        rows[f"{metal}-{n}"] = {"name": f"{metal} {n}", "metal": metal, "copies": copies_of, **what}
    return rows


def draw_cards(pick: random.Random, most: int) -> dict[str, dict[str, Any]]:
    """A few cards that draw others (MG-3), of any metal."""
    rows = {}
    for n in range(pick.randrange(most + 1)):
        row = {"name": f"draw {n}", "metal": pick.choice(METALS), "effect": "draw", "amount": pick.randrange(1, 4)}
        number = {"number": n + 1} if row["metal"] == "gold" else {}
        rows[f"draw-{n}"] = {**row, **number, "draws": pick.choice(METALS[:2])}
    return rows


def card_set(pick: random.Random) -> dict[str, Any]:
    """Few or many kinds, decks with cards to spare or none, all cards played or some; not all of it is allowed."""
    deal = {"bronze": pick.randrange(7), "silver": pick.randrange(7), "gold": pick.randrange(3)}
    picks = sum(deal.values())
    plays = [picks if pick.random() < 0.7 else pick.randrange(1, picks + 1) if picks else 1 for _ in range(ROUNDS)]
    draws = draw_cards(pick, 5)
    spare = pick.choice((0, 0, 1, 3, 10))
    cards = dict(draws)
    for metal in METALS:
        there = sum(row["metal"] == metal for row in draws.values())
        drawn = sum(row["amount"] for row in draws.values() if row["draws"] == metal)
        copies = SEATS * ROUNDS * deal[metal] + drawn + spare - there
        if copies > 0 and deal[metal] + drawn > 0:
            most = min(copies, (KINDS - len(draws) - SEATS * ROUNDS * deal["gold"] - spare) // 2)
            kinds = pick.choice((min(most, 3), most, pick.randrange(1, max(most, 1) + 1)))
            cards |= cards_of(pick, metal, copies, copies if metal == "gold" else max(kinds, 1))
    return {
        "name": "rich",
        "drop": {"cards": list(GAME.open_cards.kinds)},
        "cards": cards,
        "board": {"game": {"rounds": ROUNDS}, "plays": {"counts": plays}, "deal": deal},
    }


def rich_tables(seed: int) -> Iterator[Rules]:
    """Tables for five without end: the set that is played, the fullest box, and card sets at random."""
    fullest, _ = EXTREMES["midgard"]
    pick = random.Random(seed)
    for number in count():
        if number % 3 == 0:
            yield GAME.rules(SEATS)
        elif number % 3 == 1:
            yield GAME.rules(SEATS, {}, GAME.cards(fullest))
        else:
            yield rich_table(pick)


def rich_table(pick: random.Random) -> Rules:
    """A table for five with a card set at random, the first that is allowed."""
    while True:
        try:
            return GAME.rules(SEATS, {"beginners": pick.random() < 0.1}, GAME.cards(card_set(pick)))
        except MeadhallError:
            continue


def in_any_order(rules: Rules, seed: int, *, karl: bool = False, answers: int | None = None) -> Iterator[Any]:
    """The states of a game, before each answer: any seat that is asked may answer, at random or as karl would."""
    core, pick, chance = rules.core, random.Random(seed), rules.core.Chance(seed)
    state, out = rules.start(chance), core.Answers()
    for number in count():
        asked = [seat for seat in range(rules.seats) if core.question(state, seat)]
        yield state
        if not asked or number == answers:
            return
        seat = pick.choice(asked)
        if karl:
            core.weigh(state, seat, out)
            listed = list(zip(out.weights[: out.count], out.codes[: out.count], strict=True))
            code = pick.choice([code for weight, code in listed if weight == max(listed)[0]])
        else:
            code = pick.choice(rules.codes(state, seat))
        core.proceed(state, seat, code, chance)
