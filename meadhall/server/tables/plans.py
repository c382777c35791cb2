"""A new table as somebody wishes it, and the table that comes of it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final, Literal

import msgspec

from meadhall.games import game
from meadhall.hall import wire
from meadhall.hall.clocks import check as check_clock
from meadhall.kernel.errors import BadOptions
from meadhall.server.config import BOTS
from meadhall.server.names import bot_name, clean_name, distinct
from meadhall.server.store.people import Person, digest_of, fresh_id, fresh_secret
from meadhall.server.store.tables import WAITING, Seat, Stored

ME: Final = "me"
BOT: Final = "bot"
LINK: Final = "link"
OPEN: Final = "open"
PERSON: Final = "person"
SLOWEST: Final = 10_000
MOST_SEATS: Final = 8


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be played, by whom, and how.

    A seat is `me`, `me:NAME` for another person at the same device, `bot:LEVEL`, `link` for a friend who is sent a
    link, or `open` for anybody. `cards` is a shipped set by its name, or an uploaded one of one's own by its id.
    """

    game: str
    seats: list[str]
    options: dict[str, bool | int | str] = {}
    cards: str | None = None
    clock: dict[str, float] | None = None
    pace: int = 900
    odds: bool = True
    hints: bool = True
    spectators: Literal["none", "link", "all"] = "link"
    listed: bool = False


def planned(
    wish: NewTable, host: Person, own: Mapping[str, Mapping[str, Any]] | None = None
) -> tuple[Stored, dict[int, str]]:
    """The table that is wished for, and the secrets of the seats that are given away by link.

    `own` are the card sets that the host has uploaded for the game, by id.
    """
    played = game(wish.game)
    if not 1 <= len(wish.seats) <= MOST_SEATS:
        raise BadOptions("The table has no seats, or too many.")
    mine = (own or {}).get(wish.cards or "")
    if wish.cards is not None and mine is None and wish.cards not in played.card_set.contents.sets:
        raise BadOptions("There is no such card set.")
    setting = played.setting(len(wish.seats), wish.options, mine if mine is not None else wish.cards)
    setting.rules()
    if not 0 <= wish.pace <= SLOWEST:
        raise BadOptions(f"The pace must be a whole number of milliseconds from 0 to {SLOWEST}.")
    if wish.clock is not None:
        check_clock(wish.clock)
    house = wire.House(wish.pace, wish.odds, wish.hints, wish.clock)
    seats: list[Seat] = []
    secrets: dict[int, str] = {}
    taken: list[str] = []
    for number, word in enumerate(wish.seats):
        seat = _seat(number, word, host, taken)
        if seat.kind == LINK:
            secrets[number] = fresh_secret()
            seat = Seat(number, LINK, secret=digest_of(secrets[number]))
        if seat.name:
            taken.append(seat.name)
        seats.append(seat)
    now = time.time()
    table = Stored(
        fresh_id(), host.id, WAITING, wish.game, setting.plain(), asdict(house), wish.spectators, wish.listed, now, now,
        None, tuple(seats),
    )  # fmt: skip
    return table, secrets


def _seat(number: int, word: str, host: Person, taken: list[str]) -> Seat:
    kind, _, rest = word.partition(":")
    match kind:
        case "me":
            name = clean_name(rest) if rest else host.name
            return Seat(number, PERSON, distinct(name, taken), host.id)
        case "bot" if rest in BOTS:
            return Seat(number, BOT, bot_name([*taken, host.name]), bot=rest)
        case "bot":
            raise BadOptions(f"There is no bot {rest[:20]!r}; there are: {', '.join(BOTS)}.")
        case "link" | "open" if not rest:
            return Seat(number, kind)
        case _:
            raise BadOptions("A seat is me, me:NAME, bot:LEVEL, link or open.")


def house_of(plain: dict[str, Any]) -> wire.House:
    """The rules of a stored table besides those of the game."""
    return wire.House(**plain)
