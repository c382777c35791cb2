"""Upper bounds of everything that a player can accumulate in a game, from the printed figures.

The cells of the state have 16 bits, and the compiled core does not check for overflow. So a card set is refused unless
these bounds fit, and a restored state must be within them. A bound assumes the best of everything at once: in every
round a worker on each of the best spaces, every fight won, nothing paid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from meadhall.champions.cards.options import MOST
from meadhall.champions.core.numbers import board
from meadhall.champions.core.numbers.limits import MOST_GLORY, MOST_STORED
from meadhall.champions.core.numbers.steps import TAKE_GOODS
from meadhall.champions.words.slugs import GOODS, STALL_SIDES
from meadhall.kernel.cards.contents import Proof, Row
from meadhall.kernel.cards.totals import Sum

SHIPS: Final = 3  # the most that one player can send in a round: the two public ones and a private one (CL-13)
DRAUGR_VENUES: Final = board.AT_SHORE - board.AT_DRAUGR_LEFT


Rows = Mapping[str, Mapping[str, Row]]


def sums(rows: Rows) -> tuple[Sum, ...]:
    """The bounds of goods of all kinds together, favor, blame, glory, and glory lost."""
    goods, favor, blame = _goods(rows), _favor(rows), _blame(rows)
    return goods, favor, blame, _glory(rows, goods.total, favor.total), _loss(rows, blame.total)


def check_sums(proof: Proof) -> None:
    """Refuse figures by which a sum could overflow its cell (CP-3, CE-1 to CE-7)."""
    for one in sums(proof.rows):
        one.check(proof)


def can_reach(rows: Rows, state: Any) -> bool:
    """Whether no seat has more than the figures allow; the state must be lawful.

    A restored game adds at most as much again, and its final score is at most three times `MOST_GLORY`, which still
    fits the cells.
    """
    goods, favor, blame, glory, loss = (one.total for one in sums(rows))
    return all(
        _goods_of(state, seat) <= goods
        and state.favor[seat] <= favor
        and state.blame[seat] <= blame
        and -loss * state.over <= state.glory[seat] <= glory
        for seat in range(state.box.seats)
    )


def _goods_of(state: Any, seat: int) -> int:
    """All goods of a seat: at home, on its ships, and given at the market for others not yet taken."""
    aboard = sum(food for food, owner in zip(state.aboard, state.owner[board.AT_SHORE :], strict=True) if owner == seat)
    given = 0
    if state.whose[state.depth] == seat:
        given = state.more[state.depth] if state.step[state.depth] == TAKE_GOODS else sum(state.swapped)
    return int(state.food[seat] + state.wood[seat] + state.coins[seat] + aboard + given)


def _workers(rows: Rows) -> int:
    """The most workers that a player has, the one from the huts included (CS-7, CL-10)."""
    return int(max(rows["board"]["workers"]["counts"])) + 1


def _most(rows: Mapping[str, Row], *names: str) -> int:
    """The greatest sum of these fields in a row."""
    return max((sum(row.get(name, 0) for name in names) for row in rows.values()), default=0)


def _stalls(rows: Rows, gain: Callable[[Row], int]) -> list[int]:
    """The most that each stall brings, for as many of the best of each side as are drawn (CS-2, CL-15, CL-16)."""
    found: list[int] = []
    for side in STALL_SIDES:
        gains = (row["times"] * gain(row) for row in rows["stalls"].values() if row["side"] == side)
        found += sorted(gains, reverse=True)[: max(rows["board"]["stalls-drawn"][side])]
    return found


def _by_workers(rows: Rows, *gains: tuple[str, Iterable[int]]) -> dict[str, int]:
    """The most that all workers bring in all rounds, each on a different one of the best spaces (CP-1)."""
    best = sorted(((gain, key) for key, some in gains for gain in some), reverse=True)[: _workers(rows)]
    parts = dict.fromkeys((key for key, _ in gains), 0)
    for gain, key in best:
        parts[key] += gain * rows["board"]["game"]["rounds"]
    return parts


def _goods(rows: Rows) -> Sum:
    """Food, wood and coins together, because the market swaps any of them (CL-4)."""
    printed, runes = rows["board"], [row["power"] for row in rows["runes"].values()]
    rounds = printed["game"]["rounds"]
    return Sum(
        "goods",
        MOST_STORED,
        {
            "board.start": sum(printed["start"][good] for good in GOODS),
            "runes": board.GIFTS_COUNT * runes.count("gifts") + board.WEALTH_LIMIT * runes.count("wealth"),
            "board.game.rounds": rounds * (1 + board.SHORES),  # at the smokehouse and on monsters (CR-7, CU-3)
            **_by_workers(
                rows,
                ("stalls", _stalls(rows, _taken)),
                ("merchant-ships", [max(map(_taken, rows["merchant-ships"].values()))]),
                ("board.hunting-grounds.most", [printed["hunting-grounds"]["most"]]),
                ("trolls", [_most(rows["trolls"], "wood")]),
                ("draugr", [_most(rows["draugr"], "coins")] * DRAUGR_VENUES),
                ("board.workers.counts", [1] * _workers(rows)),  # begging (CL-14)
            ),
        },
    )


def _taken(row: Row) -> int:
    """The goods among what a stall or a merchant ship brings."""
    return sum(row["take"].get(good, 0) for good in GOODS)


def _favor(rows: Rows) -> Sum:
    """Favor from the start, stalls, the church and monsters (E-1, CL-9, CF-3)."""
    return Sum(
        "favor",
        MOST_STORED,
        {
            "board.game.rounds": MOST["starting_favor"],
            **_by_workers(
                rows,
                ("stalls", _stalls(rows, lambda row: row["take"].get("favor", 0))),
                ("board.stave-church.prices", [board.MOST_FAVOR]),
                ("monsters", [_most(rows["monsters"], "favor")] * SHIPS),
            ),
        },
    )


def _blame(rows: Rows) -> Sum:
    """Blame from the start, a troll in every round, and begging with every worker (CS-9, CU-2, CF-5, CL-14)."""
    rounds = rows["board"]["game"]["rounds"]
    return Sum("blame", MOST_STORED, {"board.game.rounds": 1 + rounds, "board.workers.counts": rounds * _workers(rows)})


def _glory(rows: Rows, goods: int, favor: int) -> Sum:
    """All glory, on the track and in the final scoring (CF-3, CN-5, CN-9, CV-1, CV-5, CE-1 to CE-6)."""
    scoring, rounds = rows["board"]["scoring"], rows["board"]["game"]["rounds"]
    runes = list(rows["runes"].values())
    powers = [row["power"] for row in runes]
    destinies = sorted((max(row["alone"], row["tied"]) for row in rows["destinies"].values()), reverse=True)
    enemies = {kind: max(map(_prize, rows[kind].values())) for kind in ("trolls", "draugr", "monsters")}
    kraken = max((_prize(row) for row in rows["journeys"].values() if row["effect"] == "kraken"), default=0)
    colours = [
        sum(row["colour"] == colour for kind in ("draugr", "monsters") for row in rows[kind].values())
        for colour in ("red", "yellow", "blue")
    ]
    return Sum(
        "glory",
        MOST_GLORY,
        {
            "destinies": sum(destinies[: rounds + 1]) + powers.count("success") * destinies[0],
            "runes": sum(sorted((row["glory"] for row in runes), reverse=True)[:rounds])
            + powers.count("glory") * max(_most(rows[kind], "glory") for kind in (*enemies, "journeys")) // 2,
            "longships": _most(rows["longships"], "glory"),
            "board.scoring.set_glory": scoring["set_glory"] * min(colours),
            "board.scoring.favor_glory": scoring["favor_glory"] * favor,
            "board.scoring.coins_per_glory": goods // scoring["coins_per_glory"],
            **_by_workers(
                rows,
                ("stalls", _stalls(rows, lambda row: row["take"].get("glory", 0))),
                ("trolls", [enemies["trolls"]]),
                ("draugr", [enemies["draugr"]] * DRAUGR_VENUES),
                ("monsters", [enemies["monsters"] + kraken] * SHIPS),
            ),
        },
    )


def _prize(enemy: Row) -> int:
    """The glory of an enemy, and one for every two points of its defence: the berserker's doubles hit twice (CV-5)."""
    return int(enemy["glory"]) + -(-int(enemy["defence"]) // 2)


def _loss(rows: Rows, blame: int) -> Sum:
    """What blame costs in the end (CE-7, E-9)."""
    losses = rows["board"]["blame"]["losses"]
    beyond = max(0, blame - len(losses)) * MOST["blame_beyond"]
    return Sum("glory lost", MOST_GLORY, {"board.blame.losses": max(losses), "board.workers.counts": beyond})
