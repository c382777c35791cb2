"""The arguments of a reason: what is needed and what the seat has, or who or what prevents the answer.

The core has already said why an answer is closed. These functions only look up printed figures and what the seat can
see. `have` is always less than `needed`, and with exactly as much as is needed the reason is gone; a test checks this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from meadhall.champions.core.numbers import board, codes, reasons
from meadhall.champions.words import slugs
from meadhall.kernel.actions import place_in
from meadhall.kernel.messages import Message

Args = Mapping[str, Any]
Lookup = Callable[[Any, int, int], Args]


def short_of(good: int, known: Any, seat: int, code: int) -> Args:
    """How much of a good an answer costs, and how much one has (CP-2)."""
    have = (known.food, known.wood, known.coins)[good][seat]
    if code == codes.PLACE + board.SHIPWRIGHT:
        return {"needed": cheapest_ship(known, seat, good), "have": have}
    return {"needed": price_of(known, seat, code)[good], "have": have}


def price_of(known: Any, seat: int, code: int) -> tuple[int, int, int]:
    """Food, wood and coins that an answer costs, or needs to be at hand."""
    box = known.box
    if codes.PLACE <= code < codes.PLACE_END:
        return price_of_space(known, code - codes.PLACE)
    if codes.BUY_SHIP <= code < codes.BUY_SHIP_END:
        ship = code - codes.BUY_SHIP
        return 0, box.ship_wood[ship], box.ship_coins[ship]
    if codes.BUY_FAVOR <= code < codes.BUY_FAVOR_END:
        return 0, 0, box.church_price[code - codes.BUY_FAVOR + 1]
    if codes.TRADE <= code < codes.TRADE_END:
        return price_of_stall(box, known.what[known.depth], code - codes.TRADE + 1)
    if codes.LOAD <= code < codes.LOAD_END:
        return loaded(known, seat) + 1, 0, 0
    return 1, 1, 1  # of the good that is given at the market


def price_of_space(known: Any, space: int) -> tuple[int, int, int]:
    """What a worker on a space pays there, at least."""
    box = known.box
    if space >= board.STALL:
        return price_of_stall(box, space - board.STALL, 1)
    if space in (board.SMALL_SHIP, board.LARGE_SHIP):
        return 0, 0, box.public_coins[space - board.SMALL_SHIP]
    if space == board.CHURCH:
        return 0, 0, box.church_price[1]
    if space == board.HUTS:
        return 0, 0, box.hut_price[known.huts_taken]
    return 0, 1, 1  # the runesmith's wood, the coin of the merchant ship


def price_of_stall(box: Any, stall: int, times: int) -> tuple[int, int, int]:
    """What so many uses of a stall cost (CL-15)."""
    pay, base = box.stall_pay, stall * board.GOODS
    return times * pay[base], times * pay[base + 1], times * pay[base + 2]


def cheapest_ship(known: Any, seat: int, good: int) -> int:
    """The wood or coins of the cheapest longship to be had: of those that lack nothing else, if there are any."""
    box, wood, coins = known.box, known.wood[seat], known.coins[seat]
    out = [
        (box.ship_wood[ship], box.ship_coins[ship]) for ship, is_out in enumerate(known.ship_out[: box.ships]) if is_out
    ]
    if good == board.COIN:
        return int(min(price for needed, price in out if needed <= wood))
    if not out:
        return int(box.least_ship_wood)
    payable = [needed for needed, price in out if price <= coins]
    return int(min(payable) if payable else out[-1][0])


def loaded(known: Any, seat: int) -> int:
    """Food that the seat has loaded so far."""
    owner, food = known.owner, known.sealed_food
    return sum(food[shore] for shore in range(board.SHORES) if owner[board.AT_SHORE + shore] == seat)


def venue_of(code: int) -> int:
    """Where an assigning answer sends something."""
    if codes.SEND <= code < codes.SEND_END:
        return (code - codes.SEND) // board.KINDS
    return board.AT_SHORE + (place_in(code, codes.LOAD, codes.LOAD_END)) // (board.KINDS + 1)


def kind_of(code: int) -> int:
    """The kind of warrior that an assigning answer sends."""
    if codes.SEND <= code < codes.SEND_END:
        return (code - codes.SEND) % board.KINDS
    return (place_in(code, codes.LOAD, codes.LOAD_END)) % (board.KINDS + 1)


def none_at_home(known: Any, seat: int, code: int) -> Args:
    """How many warriors of the kind one has; all of them are assigned (CA-6)."""
    kind, owner, sealed = kind_of(code), known.owner, known.sealed
    sent = sum(sealed[venue * board.KINDS + kind] for venue in range(board.VENUES) if owner[venue] == seat)
    return {"needed": sent + 1, "have": known.held[seat * board.KINDS + kind]}


def no_room(known: Any, seat: int, code: int) -> Args:
    """How much the ship holds (CA-3)."""
    room = capacity(known, venue_of(code) - board.AT_SHORE)
    return {"needed": room + 1, "have": room}


def capacity(known: Any, shore: int) -> int:
    """How much the ship bound for a shore holds (CA-3)."""
    ship = known.harbour[shore]
    if ship >= board.PRIVATE_SHIP:
        return int(known.box.ship_capacity[ship - board.PRIVATE_SHIP])
    return int(known.box.public_capacity[ship - board.SMALL_SHIP])


def worker_there(known: Any, seat: int, code: int) -> Args:
    """Whose worker is on the space, and whether it is one's own (CP-2)."""
    owner = known.worker_on[place_in(code, codes.PLACE, codes.PLACE_END)]
    return {"seat": owner, "own": int(owner == seat)}


def ship_there(known: Any, seat: int, code: int) -> Args:
    """Whose ship lies in the harbour (CL-13)."""
    return {"seat": known.owner[board.AT_SHORE + place_in(code, codes.SAIL, codes.SAIL_END)]}


def leader_of(known: Any, seat: int, code: int) -> Args:
    """Who has the leader (CS-5)."""
    return {"seat": known.leader.index(place_in(code, codes.LEADER, codes.LEADER_END))}


def too_often(known: Any, seat: int, code: int) -> Args:
    """How often a stall can be used (CL-15)."""
    return {
        "needed": place_in(code, codes.TRADE, codes.TRADE_END) + 1,
        "have": known.box.stall_times[known.what[known.depth]],
    }


class ReasonArgs:
    """The arguments of every reason that has some, with the cards of one table."""

    def __init__(self, ships: tuple[str, ...], enemies: tuple[str, ...]) -> None:
        self.ships = ships
        self.enemies = enemies
        self.by_reason: Final[Mapping[int, Lookup]] = {
            reasons.NO_FOOD: lambda known, seat, code: short_of(board.FOOD, known, seat, code),
            reasons.NO_WOOD: lambda known, seat, code: short_of(board.WOOD, known, seat, code),
            reasons.NO_COINS: lambda known, seat, code: short_of(board.COIN, known, seat, code),
            reasons.NO_FAVOR: lambda known, seat, code: {"needed": 1, "have": known.favor[seat]},
            reasons.TAKEN: worker_there,
            reasons.HAS_SHIP: lambda known, seat, code: {"ship": ships[known.ship[seat]]},
            reasons.HARBOUR_TAKEN: ship_there,
            reasons.LEADER_TAKEN: leader_of,
            reasons.NOT_AT_HOME: none_at_home,
            reasons.SHIP_FULL: no_room,
            reasons.TOO_MANY: too_often,
            reasons.FORBIDDEN: self.forbidden,
            reasons.WRONG_WINDOW: self.power,
            reasons.NO_EFFECT: self.power,
        }

    def of(self, known: Any, seat: int, code: int, refusal: int) -> Args:
        """The arguments of a refusal."""
        return self.by_reason[refusal](known, seat, code)

    def forbidden(self, known: Any, seat: int, code: int) -> Args:
        """Which enemy forbids which weapon (CA-4)."""
        return {"enemy": self.enemies[known.enemy[venue_of(code)]], "kind": slugs.KINDS[kind_of(code)]}

    def power(self, known: Any, seat: int, code: int) -> Args:
        """What a rune does, and so when (CN-1)."""
        return {
            "power": Message(f"power-{slugs.POWERS[known.box.rune_power[place_in(code, codes.USE, codes.USE_END)]]}")
        }
