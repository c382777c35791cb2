"""What a seat should know before it seals an assignment: who starves, whose weapon a monster forbids (CC-4, CA-4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.champions.core.numbers import board, limits, steps
from meadhall.champions.words import slugs
from meadhall.kernel.messages import Message


class Warnings:
    """The warnings of one table."""

    def __init__(self, enemies: tuple[str, ...], journeys: tuple[str, ...]) -> None:
        self.enemies = enemies
        self.journeys = journeys

    def of(self, known: Any, seat: int) -> tuple[Message, ...]:
        """The warnings about everything that the seat has assigned so far; none at another question."""
        if known.depth == 0 or known.step[known.depth] != steps.ASSIGN or known.assigning[seat] != limits.CHOOSING:
            return ()
        owner = known.owner
        shores = [shore for shore in range(board.SHORES) if owner[board.AT_SHORE + shore] == seat]
        return tuple(warning for shore in shores for warning in self.of_ship(known, shore))

    def of_ship(self, known: Any, shore: int) -> Iterator[Message]:
        """The warnings about one ship."""
        venue = board.AT_SHORE + shore
        crew = known.sealed[venue * board.KINDS : (venue + 1) * board.KINDS]
        yield from self.of_hunger(known, shore, sum(crew), known.sealed_food[shore])
        enemy = known.enemy[venue]
        forbids = known.box.enemy_forbids[enemy] if enemy != board.NOTHING else board.NOTHING
        if forbids != board.NOTHING and crew[forbids]:
            yield Message(
                "warning-forbidden",
                {
                    "shore": slugs.SHORES[shore],
                    "enemy": self.enemies[enemy],
                    "kind": slugs.KINDS[forbids],
                    "count": crew[forbids],
                },
            )

    def of_hunger(self, known: Any, shore: int, crew: int, food: int) -> Iterator[Message]:
        """How many the food does not feed as things stand, and with the worst journey card that may lie there."""
        box, feeds = known.box, known.box.shore_feeds[shore]
        cards = self.cards(known, shore)
        now = hungry(box, cards[0], crew, food, feeds) if len(cards) == 1 else max(crew - food * feeds, 0)
        if now:
            yield Message("warning-starve", {"shore": slugs.SHORES[shore], "count": now})
        worst = max(cards, key=lambda card: hungry(box, card, crew, food, feeds), default=board.NOTHING)
        count = hungry(box, worst, crew, food, feeds)
        if count > now:
            args = {"shore": slugs.SHORES[shore], "count": count, "journey": self.journeys[worst]}
            yield Message("warning-may-starve", args)

    def cards(self, known: Any, shore: int) -> list[int]:
        """The kinds of journey card that may lie at a shore, as far as the seat knows; none if none lies there."""
        if known.journey[shore] != board.UNKNOWN:
            return [known.journey[shore]] if known.journey[shore] >= 0 else []
        box, journey = known.box, known.journey
        return [
            card
            for card in range(box.journeys)
            if box.journey_copies[card] > known.journey_discard[card] + journey.count(card)
        ]


def hungry(box: Any, card: int, crew: int, food: int, feeds: int) -> int:
    """How many of a crew are not fed after a journey card, if fewest are to starve; the kraken's toll is unknown."""
    effect, amount = (box.journey_effect[card], box.journey_amount[card]) if card >= 0 else (board.QUIET, 0)
    if effect == board.LOSE_FOOD:
        food = max(food - amount, 0)
    elif effect == board.LOSE_WARRIORS:
        crew = max(crew - amount, 0)
    elif effect == board.LOSE_ANY:
        amount = min(amount, crew + food)
        ways = range(max(amount - food, 0), min(amount, crew) + 1)
        return min(max(crew - lost - (food - amount + lost) * feeds, 0) for lost in ways)
    return max(crew - food * feeds, 0)
