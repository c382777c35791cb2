"""The most that a player can come to: upper bounds of everything that adds up in a game, from the printed figures.

The cells of the state have 16 bits, and the compiled core does not notice when a sum leaves them. So a card set is
refused on loading unless these bounds fit, and a restored state is held to them. A bound takes the best of everything
at once: in every round a worker on each of the best spaces, every fight won, nothing paid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from meadhall.champions.cards.options import MOST
from meadhall.champions.core.numbers import board
from meadhall.champions.core.numbers.limits import MOST_GLORY, MOST_STORED
from meadhall.champions.core.numbers.steps import TAKE_GOODS
from meadhall.champions.words.slugs import GOODS, STALL_SIDES
from meadhall.kernel.cards.contents import Line, Proof
from meadhall.kernel.cards.totals import Sum

SHIPS: Final = 3  # that one player can send in a round: the two public ones and one of their own (CL-13)
DRAUGR_VENUES: Final = board.AT_SHORE - board.AT_DRAUGR_LEFT


Tables = Mapping[str, Mapping[str, Line]]


def sums(tables: Tables) -> tuple[Sum, ...]:
    """The most goods of all kinds together, favor, blame and glory that a player can come to, and the most lost."""
    goods, favor, blame = _goods(tables), _favor(tables), _blame(tables)
    return goods, favor, blame, _glory(tables, goods.total, favor.total), _loss(tables, blame.total)


def check_sums(proof: Proof) -> None:
    """Refuse figures by which a sum could leave its cell (CP-3, CE-1 to CE-7)."""
    for one in sums(proof.tables):
        one.check(proof)


def can_reach(tables: Tables, state: Any) -> bool:
    """Whether nobody has more in a lawful state than the figures allow; a restored game goes on from it.

    What it then adds is at most as much again, and its final score is at most three times `MOST_GLORY`: still inside
    the cells.
    """
    goods, favor, blame, glory, loss = (one.total for one in sums(tables))
    return all(
        _goods_of(state, seat) <= goods
        and state.favor[seat] <= favor
        and state.blame[seat] <= blame
        and -loss * state.over <= state.glory[seat] <= glory
        for seat in range(state.box.seats)
    )


def _goods_of(state: Any, seat: int) -> int:
    """All goods of a seat: at home, aboard its ships, and given at the market for others not yet taken."""
    aboard = sum(food for food, owner in zip(state.aboard, state.owner[board.AT_SHORE :], strict=True) if owner == seat)
    given = 0
    if state.whose[state.depth] == seat:
        given = state.more[state.depth] if state.step[state.depth] == TAKE_GOODS else sum(state.swapped)
    return int(state.food[seat] + state.wood[seat] + state.coins[seat] + aboard + given)


def _workers(tables: Tables) -> int:
    """The most workers that a player has, the one from the huts included (CS-7, CL-10)."""
    return int(max(tables["board"]["workers"]["counts"])) + 1


def _most(lines: Mapping[str, Line], *names: str) -> int:
    """The greatest sum of these fields in any row."""
    return max((sum(line.get(name, 0) for name in names) for line in lines.values()), default=0)


def _stalls(tables: Tables, gain: Callable[[Line], int]) -> list[int]:
    """What each stall brings at most, the best of each side as many as are drawn (CS-2, CL-15, CL-16)."""
    found: list[int] = []
    for side in STALL_SIDES:
        gains = (line["times"] * gain(line) for line in tables["stalls"].values() if line["side"] == side)
        found += sorted(gains, reverse=True)[: max(tables["board"]["stalls-drawn"][side])]
    return found


def _by_workers(tables: Tables, *gains: tuple[str, Iterable[int]]) -> dict[str, int]:
    """What all workers bring in all rounds, each on another of the best spaces (CP-1)."""
    best = sorted(((gain, key) for key, some in gains for gain in some), reverse=True)[: _workers(tables)]
    parts = dict.fromkeys((key for key, _ in gains), 0)
    for gain, key in best:
        parts[key] += gain * tables["board"]["game"]["rounds"]
    return parts


def _goods(tables: Tables) -> Sum:
    """Food, wood and coins together, for the market swaps any for any (CL-4)."""
    printed, runes = tables["board"], [line["power"] for line in tables["runes"].values()]
    rounds = printed["game"]["rounds"]
    return Sum(
        "goods",
        MOST_STORED,
        {
            "board.start": sum(printed["start"][good] for good in GOODS),
            "runes": board.GIFTS_COUNT * runes.count("gifts") + board.WEALTH_LIMIT * runes.count("wealth"),
            "board.game.rounds": rounds * (1 + board.SHORES),  # at the smokehouse and on monsters (CR-7, CU-3)
            **_by_workers(
                tables,
                ("stalls", _stalls(tables, _taken)),
                ("merchant-ships", [max(map(_taken, tables["merchant-ships"].values()))]),
                ("board.hunting-grounds.most", [printed["hunting-grounds"]["most"]]),
                ("trolls", [_most(tables["trolls"], "wood")]),
                ("draugr", [_most(tables["draugr"], "coins")] * DRAUGR_VENUES),
                ("board.workers.counts", [1] * _workers(tables)),  # begging (CL-14)
            ),
        },
    )


def _taken(line: Line) -> int:
    """The goods among what a stall or a merchant ship brings."""
    return sum(line["take"].get(good, 0) for good in GOODS)


def _favor(tables: Tables) -> Sum:
    """Favor from the start, stalls, the church and monsters (E-1, CL-9, CF-3)."""
    return Sum(
        "favor",
        MOST_STORED,
        {
            "board.game.rounds": MOST["starting_favor"],
            **_by_workers(
                tables,
                ("stalls", _stalls(tables, lambda line: line["take"].get("favor", 0))),
                ("board.stave-church.prices", [board.MOST_FAVOR]),
                ("monsters", [_most(tables["monsters"], "favor")] * SHIPS),
            ),
        },
    )


def _blame(tables: Tables) -> Sum:
    """Blame from the start, a troll in every round, and begging with every worker (CS-9, CU-2, CF-5, CL-14)."""
    rounds = tables["board"]["game"]["rounds"]
    return Sum(
        "blame", MOST_STORED, {"board.game.rounds": 1 + rounds, "board.workers.counts": rounds * _workers(tables)}
    )


def _glory(tables: Tables, goods: int, favor: int) -> Sum:
    """All glory, on the track and in the final scoring (CF-3, CN-5, CN-9, CV-1, CV-5, CE-1 to CE-6)."""
    scoring, rounds = tables["board"]["scoring"], tables["board"]["game"]["rounds"]
    runes = list(tables["runes"].values())
    powers = [line["power"] for line in runes]
    destinies = sorted((max(line["alone"], line["tied"]) for line in tables["destinies"].values()), reverse=True)
    enemies = {kind: max(map(_prize, tables[kind].values())) for kind in ("trolls", "draugr", "monsters")}
    kraken = max((_prize(line) for line in tables["journeys"].values() if line["effect"] == "kraken"), default=0)
    colours = [
        sum(line["colour"] == colour for kind in ("draugr", "monsters") for line in tables[kind].values())
        for colour in ("red", "yellow", "blue")
    ]
    return Sum(
        "glory",
        MOST_GLORY,
        {
            "destinies": sum(destinies[: rounds + 1]) + powers.count("success") * destinies[0],
            "runes": sum(sorted((line["glory"] for line in runes), reverse=True)[:rounds])
            + powers.count("glory") * max(_most(tables[kind], "glory") for kind in (*enemies, "journeys")) // 2,
            "longships": _most(tables["longships"], "glory"),
            "board.scoring.set_glory": scoring["set_glory"] * min(colours),
            "board.scoring.favor_glory": scoring["favor_glory"] * favor,
            "board.scoring.coins_per_glory": goods // scoring["coins_per_glory"],
            **_by_workers(
                tables,
                ("stalls", _stalls(tables, lambda line: line["take"].get("glory", 0))),
                ("trolls", [enemies["trolls"]]),
                ("draugr", [enemies["draugr"]] * DRAUGR_VENUES),
                ("monsters", [enemies["monsters"] + kraken] * SHIPS),
            ),
        },
    )


def _prize(enemy: Line) -> int:
    """The glory of an enemy, and one for every two points of its defence: the berserker's doubles hit twice (CV-5)."""
    return int(enemy["glory"]) + -(-int(enemy["defence"]) // 2)


def _loss(tables: Tables, blame: int) -> Sum:
    """What blame costs in the end (CE-7, E-9)."""
    losses = tables["board"]["blame"]["losses"]
    beyond = max(0, blame - len(losses)) * MOST["blame_beyond"]
    return Sum("glory lost", MOST_GLORY, {"board.blame.losses": max(losses), "board.workers.counts": beyond})
