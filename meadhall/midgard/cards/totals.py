"""Upper bounds of everything that a player can accumulate in a game, from the printed figures.

The cells of the state have 16 bits, and the compiled core does not check for overflow. So a card set is refused unless
these bounds fit, and a restored state must be within them. A bound assumes the best of everything at once: every card
that scores is played, and the player has every province and every heaven each time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from meadhall.kernel.cards.contents import Proof, Row
from meadhall.kernel.cards.totals import Sum
from meadhall.midgard.core.numbers import board
from meadhall.midgard.words.slugs import KINGDOMS

MOST_REACHED: Final = 9999  # the most points or tokens that the figures of a card set may allow a player

Rows = Mapping[str, Mapping[str, Row]]


def sums(rows: Rows) -> tuple[Sum, ...]:
    """The bounds of points and of the tokens of each kingdom."""
    return _points(rows), *(Sum("tokens", MOST_REACHED, parts) for parts in _tokens(rows))


def check_sums(proof: Proof) -> None:
    """Refuse figures by which a sum could overflow its cell (MV-2 to MV-4, MR-1, ME-1)."""
    for one in sums(proof.rows):
        one.check(proof)


def can_reach(rows: Rows, state: Any) -> bool:
    """Whether no seat has more than the figures allow; the state must be lawful.

    A restored game adds at most as much again, and sets of all its tokens: at most three times `MOST_REACHED`, which
    still fits the cells.
    """
    points, *tokens = (one.total for one in sums(rows))
    return all(
        state.score[seat] <= points
        and all(state.tokens[seat * board.KINGDOMS + place] <= most for place, most in enumerate(tokens))
        for seat in range(state.box.seats)
    )


def _cards(rows: Rows, effect: str, kingdom: str) -> int:
    """The most cards of an effect for a kingdom that can be played (MA-2, MG-3)."""
    cards = rows["cards"].values()
    copies = sum(row["copies"] for row in cards if row["effect"] == effect and row.get("kingdom") == kingdom)
    return min(int(copies), _plays(rows))


def _plays(rows: Rows) -> int:
    """The most cards that all seats together play in a game, one more for each draw card (MA-2, MG-3)."""
    printed = rows["board"]
    draws = sum(row["copies"] for row in rows["cards"].values() if row["effect"] == "draw")
    return board.SEATS * int(sum(printed["plays"]["counts"][: printed["game"]["rounds"]])) + int(draws)


def _sizes(rows: Rows) -> list[int]:
    """How many provinces each kingdom has."""
    return [sum(row["kingdom"] == kingdom for row in rows["provinces"].values()) for kingdom in KINGDOMS]


def _tokens(rows: Rows) -> Iterator[dict[str, int]]:
    """The tokens of each kingdom: one for each province when it is scored, and those of one's choice (MV-3, MV-4)."""
    printed = rows["board"]
    rounds = printed["game"]["rounds"]
    for kingdom, size in zip(KINGDOMS, _sizes(rows), strict=True):
        scored, taken = _cards(rows, "score", kingdom), _cards(rows, "token", kingdom)
        yield {
            "provinces": size * rounds,
            "cards": size * scored + taken,
            "board.heavens.vanaheim_tokens": printed["heavens"]["vanaheim_tokens"] * rounds,
        }


def _points(rows: Rows) -> Sum:
    """Points for kingdoms, Asgard, the fallen, Valhalla and sets (MV-2, MV-4, MR-1, ME-1)."""
    printed = rows["board"]
    rounds, points = printed["game"]["rounds"], [0, *printed["kingdoms"]["points"]]
    best = [max(points[: size + 1]) for size in _sizes(rows)]
    scored = [_cards(rows, "score", kingdom) for kingdom in KINGDOMS]
    falls = rounds * (1 + printed["warriors"]["boat"] + printed["warriors"]["reserve"])
    return Sum(
        "points",
        MOST_REACHED,
        {
            "board.kingdoms.points": rounds * sum(best)
            + min(sum(most * count for most, count in zip(best, scored, strict=True)), max(best) * _plays(rows)),
            "board.heavens.asgard_points": rounds * printed["heavens"]["asgard_points"],
            "board.ragnarok.doom_points": falls * printed["ragnarok"]["doom_points"],
            "board.ragnarok.valhalla_points": falls * printed["ragnarok"]["valhalla_points"],
            "board.sets.points": printed["sets"]["points"] * _most_sets(rows),
        },
    )


def _most_sets(rows: Rows) -> int:
    """The most sets: they need tokens of every kingdom, and a card that scores brings those of one (ME-1, MG-1).

    A number of sets is possible if the cards that all kingdoms need for it are no more than can be played.
    """
    scored = [_cards(rows, "score", kingdom) for kingdom in KINGDOMS]
    totals = [sum(parts.values()) for parts in _tokens(rows)]
    sizes = _sizes(rows)
    free = [total - size * cards for total, size, cards in zip(totals, sizes, scored, strict=True)]

    def plays_for(sets: int) -> int:
        """How many cards that score must be played for so many sets."""
        return sum(-(-max(0, sets - gift) // size) for gift, size in zip(free, sizes, strict=True))

    return max(sets for sets in range(min(totals) + 1) if plays_for(sets) <= _plays(rows))
