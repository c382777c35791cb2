"""Hopeless answers: those that send warriors, a ship or the last worker to a fight that cannot be won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from threading import Lock
from typing import Any, Final

from meadhall.champions import gate
from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    FIGHT_DRAUGR_RIGHT,
    FIGHT_TROLL,
    KINDS,
    NOTHING,
    PRIVATE_SHIP,
    SMALL_SHIP,
    VENUES,
)
from meadhall.champions.core.numbers.codes import LOAD, LOAD_END, PLACE, PLACE_END, SAIL, SAIL_END, SEND, SEND_END
from meadhall.kernel.rules import Decision

NIL: Final = 0.0005  # a chance below this is shown as 0.0 %
NO_LIMIT: Final = 99  # for those who go by land

_lock = Lock()


@cache
def _odds() -> Any:
    """The arrays in which odds are computed."""
    return gate.Odds()


def hopeless(veiled: Any, decision: Decision) -> frozenset[int]:
    """The answers whose fight cannot be won, whatever the seat may still send there."""
    return frozenset(
        code
        for code, venue, crews in sendings(veiled, decision)
        if veiled.enemy[venue] != NOTHING and all(chance(veiled, decision.seat, venue, crew) < NIL for crew in crews)
    )


def chance(veiled: Any, seat: int, venue: int, crew: Sequence[int]) -> float:
    """The probability that a seat wins the fight at a venue with a crew, all its favor and its runes."""
    with _lock:
        return float(gate.chance_to_win(_odds(), veiled, seat, veiled.enemy[venue], *crew))


def sendings(veiled: Any, decision: Decision) -> Iterator[tuple[int, int, list[tuple[int, ...]]]]:
    """The answers for one fight, each with its venue and the largest crews that can fight there."""
    seat = decision.seat
    held = veiled.held[seat * KINDS : (seat + 1) * KINDS]
    for code in decision.codes:
        if decision.question == "assign" and SEND <= code < LOAD_END:
            venue, item = venue_and_item(code)
            if item < KINDS:
                yield code, venue, crews_after(veiled, seat, held, venue, item)
        elif decision.question == "choose-shore" and SAIL <= code < SAIL_END:
            if veiled.workers[seat] == 0:  # otherwise more warriors may come
                room = ship_room(veiled, veiled.what[veiled.depth])
                yield code, AT_SHORE + code - SAIL, largest([0] * KINDS, held, room)
        elif PLACE <= code < PLACE_END and is_last_fight(veiled, decision, code - PLACE):
            yield code, code - PLACE - FIGHT_TROLL, largest([0] * KINDS, held, NO_LIMIT)


def is_last_fight(veiled: Any, decision: Decision, space: int) -> bool:
    """Whether an answer puts the last worker of a seat on a fight."""
    is_last = decision.question == "place-worker" and veiled.workers[decision.seat] == 1
    return is_last and FIGHT_TROLL <= space <= FIGHT_DRAUGR_RIGHT


def venue_and_item(code: int) -> tuple[int, int]:
    """The venue and the item of an assigning answer: a kind of warrior, or food."""
    if SEND <= code < SEND_END:
        return (code - SEND) // KINDS, (code - SEND) % KINDS
    return AT_SHORE + (code - LOAD) // (KINDS + 1), (code - LOAD) % (KINDS + 1)


def crews_after(veiled: Any, seat: int, held: Sequence[int], venue: int, item: int) -> list[tuple[int, ...]]:
    """The largest crews at a venue after an item is sent there: later links send this kind or a later one (CA-1)."""
    mine = [other for other in range(VENUES) if veiled.owner[other] == seat]
    there = veiled.sealed[venue * KINDS : (venue + 1) * KINDS]
    home = [
        held[kind] - sum(veiled.sealed[other * KINDS + kind] for other in mine) if kind >= item else 0
        for kind in range(KINDS)
    ]
    room = NO_LIMIT
    if venue >= AT_SHORE:
        shore = venue - AT_SHORE
        room = ship_room(veiled, veiled.harbour[shore]) - sum(there) - veiled.sealed_food[shore]
    return largest(there, home, room)


def ship_room(veiled: Any, space: int) -> int:
    """The capacity of the ship of a space (CA-3)."""
    if space >= PRIVATE_SHIP:
        return int(veiled.box.ship_capacity[space - PRIVATE_SHIP])
    return int(veiled.box.public_capacity[space - SMALL_SHIP])


def largest(there: Sequence[int], home: Sequence[int], room: int) -> list[tuple[int, ...]]:
    """All crews of the warriors there and as many from home as there is room for."""
    count = min(sum(home), room)
    added = product(*(range(most + 1) for most in home))
    return [tuple(map(sum, zip(there, more, strict=True))) for more in added if sum(more) == count]
