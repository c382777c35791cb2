"""Card sets of Champions, and how the box is filled from one (CS-2 to CS-9).

A card set has its rows by kind and slug. In the box, a row is known by its index in the set.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from meadhall.champions.cards.options import Options
from meadhall.champions.cards.validation import CONTENTS
from meadhall.champions.core.numbers import board
from meadhall.champions.words import slugs
from meadhall.kernel.cards import card_set
from meadhall.kernel.cards.card_set import column
from meadhall.kernel.cards.contents import Row
from meadhall.kernel.errors import BadOptions

ENEMY_REWARDS: Final = {"trolls": "wood", "draugr": "coins", "monsters": "favor"}  # CF-3: the field with the reward


@dataclass(frozen=True)
class CardSet(card_set.CardSet):
    """Everything printed, by kind and slug, with the slugs in the order of the box, each tuple made once."""

    contents = CONTENTS

    @cached_property
    def enemies(self) -> tuple[str, ...]:
        """Trolls, then draugr, then monsters."""
        return self.slugs(*ENEMY_REWARDS)

    @cached_property
    def destinies(self) -> tuple[str, ...]:
        """The destiny cards."""
        return self.slugs("destinies")

    @cached_property
    def runes(self) -> tuple[str, ...]:
        """The rune cards."""
        return self.slugs("runes")

    @cached_property
    def journeys(self) -> tuple[str, ...]:
        """The kinds of journey card; each has `copies`."""
        return self.slugs("journeys")

    @cached_property
    def merchants(self) -> tuple[str, ...]:
        """The merchant ship cards."""
        return self.slugs("merchant-ships")

    @cached_property
    def stalls(self) -> tuple[str, ...]:
        """All stalls, in play or not."""
        return self.slugs("stalls")

    @cached_property
    def ships(self) -> tuple[str, ...]:
        """The private longships."""
        return tuple(slug for slug in self.slugs("longships") if slug not in slugs.PUBLIC_SHIPS)

    @cached_property
    def leaders(self) -> tuple[str, ...]:
        """The leaders."""
        return self.slugs("leaders")

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """Slugs of all spaces, private longships and stalls included; empty for indexes that the set does not use."""
        ships = self.ships + ("",) * (board.MOST_SHIPS - len(self.ships))
        stalls = self.stalls + ("",) * (board.MOST_STALLS - len(self.stalls))
        return slugs.SPACES + ships + stalls


check, cards_from, load_cards = CardSet.check, CardSet.read, CardSet.load  # for a user's file


@cache
def open_set() -> CardSet:
    """The shipped set that is played by default: known figures, and ours where none are known."""
    return CardSet.shipped()


def _grid(rows: Iterable[Row], name: str, most: int, words: tuple[str, ...]) -> list[int]:
    """The amounts in one field of every row, a cell for each word, padded with 0."""
    cells = [row[name].get(word, 0) for row in rows for word in words]
    return cells + [0] * (most * len(words) - len(cells))


def box_values(options: Options, seats: int, cards: CardSet, revision: int = 1) -> dict[str, int | list[int]]:
    """Every field of the box by name, for `box.load` (CS-1)."""
    if not isinstance(cards, CardSet):
        raise TypeError(f"cards must be a card set of Champions, not {type(cards).__name__}")
    if type(seats) is not int or seats not in range(2, board.SEATS + 1):
        raise BadOptions(f"Champions of Midgard is for 2 to {board.SEATS} players, not for {str(seats)[:20]}.")
    rows = cards.rows
    return {
        "seats": seats,
        "revision": revision,
        "patient": 0,
        **_option_values(options, seats, rows["board"]),
        **_board_values(rows["board"], rows["dice"], seats),
        **_place_values(cards),
        **_card_values(rows),
        **_enemy_values(rows),
    }


def _option_values(options: Options, seats: int, printed: Mapping[str, Row]) -> dict[str, int | list[int]]:
    """The options; only four players use the outermost far shore (CR-5, E-5)."""
    feeds = [printed["shores"]["near"]] * 2 + [printed["shores"]["far"]] * 2
    in_use = [1, 1, 1, int(seats == board.SEATS)]
    if options.near_shores_right:
        feeds.reverse()
        in_use.reverse()
    return {
        "starting_favor": options.starting_favor,
        "beggar_chooses": int(options.beggar_chooses),
        "assign_sealed": int(options.assign_sealed),
        "shore_in_use": in_use,
        "shore_feeds": feeds,
        "killer_must_blame": int(options.killer_must_blame),
        "glory_on_kraken": int(options.glory_on_kraken),
        "destiny_needs_one": int(options.destiny_needs_one),
        "blame_beyond": options.blame_beyond,
        "piles_face_up": int(options.piles_face_up or options.hall_of_records),
        "starting_blame": int(options.suspicious_villagers),
        "draft_leaders": int(options.draft_leaders),
    }


def _board_values(printed: Mapping[str, Row], dice: Mapping[str, Row], seats: int) -> dict[str, int | list[int]]:
    """The board, the dice and the start; lists by player count begin at two players."""
    at = seats - 2
    return {
        "rounds": printed["game"]["rounds"],
        "longhouse": printed["longhouse"]["most"],
        "hunt_limit": printed["hunting-grounds"]["most"],
        "dice": [printed["warrior-dice"][kind] for kind in slugs.KINDS],
        "face": [slugs.FACES.index(face) for kind in slugs.KINDS for face in dice[kind]["faces"]],
        "starting_goods": [printed["start"][good] for good in slugs.GOODS],
        "starting_warriors": [printed["start"][kind] for kind in slugs.KINDS],
        "workers": printed["workers"]["counts"][at],
        "stalls_drawn": [printed["stalls-drawn"][side][at] for side in slugs.STALL_SIDES],
        "church_price": [0, *printed["stave-church"]["prices"]],
        "hut_price": list(printed["worker-huts"]["prices"]),
        "blame_loss": [0, *printed["blame"]["losses"]],
        "set_glory": printed["scoring"]["set_glory"],
        "favor_glory": printed["scoring"]["favor_glory"],
        "coins_per_glory": printed["scoring"]["coins_per_glory"],
    }


def _place_values(cards: CardSet) -> dict[str, int | list[int]]:
    """Longships, leaders, stalls and merchant ships."""
    public = [cards.rows["longships"][slug] for slug in slugs.PUBLIC_SHIPS]
    ships = [cards.rows["longships"][slug] for slug in cards.ships]
    leaders = cards.rows["leaders"].values()
    stalls = cards.rows["stalls"].values()
    merchants = cards.rows["merchant-ships"].values()
    return {
        "ships": len(ships),
        "least_ship_wood": min((ship["wood"] for ship in ships), default=0),
        "public_capacity": column(public, "capacity", 2),
        "public_coins": column(public, "coins", 2),
        **{
            f"ship_{name}": column(ships, name, board.MOST_SHIPS)
            for name in ("capacity", "wood", "coins", "glory", "players")
        },
        "leaders": len(leaders),
        "leader_gift": column(leaders, "gift", board.MOST_LEADERS, slugs.GIFTS),
        "stalls": len(stalls),
        "stall_military": column(stalls, "side", board.MOST_STALLS, slugs.STALL_SIDES),
        "stall_pay": _grid(stalls, "pay", board.MOST_STALLS, slugs.GOODS),
        "stall_take": _grid(stalls, "take", board.MOST_STALLS, slugs.GOODS),
        "stall_favor": _grid(stalls, "take", board.MOST_STALLS, ("favor",)),
        "stall_glory": _grid(stalls, "take", board.MOST_STALLS, ("glory",)),
        "stall_warriors": _grid(stalls, "take", board.MOST_STALLS, slugs.KINDS),
        "stall_times": column(stalls, "times", board.MOST_STALLS),
        "merchants": len(merchants),
        "merchant_goods": _grid(merchants, "take", board.MOST_MERCHANTS, slugs.GOODS),
        "merchant_warriors": _grid(merchants, "take", board.MOST_MERCHANTS, slugs.KINDS),
        "merchant_any": _grid(merchants, "take", board.MOST_MERCHANTS, ("any",)),
    }


def _card_values(rows: Mapping[str, Mapping[str, Row]]) -> dict[str, int | list[int]]:
    """Runes, destinies and journeys; a set has at most one kind of kraken."""
    runes, destinies, journeys = (rows[kind].values() for kind in ("runes", "destinies", "journeys"))
    kraken: Row = next((row for row in journeys if row["effect"] == "kraken"), {})
    return {
        "runes": len(runes),
        "rune_power": column(runes, "power", board.MOST_RUNES, slugs.POWERS),
        "rune_glory": column(runes, "glory", board.MOST_RUNES),
        "destinies": len(destinies),
        "destiny_counts": column(destinies, "counts", board.MOST_DESTINIES, slugs.DESTINY_COUNTS),
        "destiny_alone": column(destinies, "alone", board.MOST_DESTINIES),
        "destiny_tied": column(destinies, "tied", board.MOST_DESTINIES),
        "journeys": len(journeys),
        "journey_effect": column(journeys, "effect", board.MOST_JOURNEYS, slugs.JOURNEY_EFFECTS),
        "journey_amount": column(journeys, "amount", board.MOST_JOURNEYS),
        "journey_copies": column(journeys, "copies", board.MOST_JOURNEYS),
        **{f"kraken_{name}": kraken.get(name, 0) for name in ("attack", "defence", "glory")},
    }


def _enemy_values(rows: Mapping[str, Mapping[str, Row]]) -> dict[str, int | list[int]]:
    """Trolls, draugr and monsters in one array; `enemy_from` has the first index of each kind (CF-3, CA-4, CE-2)."""
    enemies = [row for kind in ENEMY_REWARDS for row in rows[kind].values()]
    begins = [0]
    for kind in ENEMY_REWARDS:
        begins.append(begins[-1] + len(rows[kind]))
    unused = [0] * (board.MOST_ENEMIES - len(enemies))
    return {
        "enemies": len(enemies),
        "enemy_from": begins,
        **{f"enemy_{name}": column(enemies, name, board.MOST_ENEMIES) for name in ("attack", "defence", "glory")},
        "enemy_reward": [row[pays] for kind, pays in ENEMY_REWARDS.items() for row in rows[kind].values()] + unused,
        "enemy_colour": [slugs.COLOURS.index(row.get("colour", "none")) for row in enemies] + unused,
        "enemy_forbids": [
            board.NOTHING if row["forbids"] == "none" else slugs.KINDS.index(row["forbids"]) for row in enemies
        ]
        + unused,
    }
