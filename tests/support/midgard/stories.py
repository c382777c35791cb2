"""The golden playthroughs of Midgard: one by the book, and one for each corner of the game worth reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from meadhall.kernel.events import Told
from meadhall.kernel.rules import Rules
from meadhall.midgard.cards.card_set import open_set
from meadhall.midgard.words.events import RoundBegan, StarterFound
from meadhall.midgard.words.view import SeatView, View
from tests.support.named import all_but
from tests.support.playthroughs import Playthrough, Teller, counted

CARDS = open_set()

BRISK = {"done": 1, "stay": 1, "boat": 9, "asgard": 6, "vanaheim": 6}
"""Players who leave their boats, and do as much as a card allows."""


def story(
    name: str,
    about: str,
    seed: int,
    seats: int = 2,
    rounds: int = 1,
    tastes: Mapping[str, int] | None = None,
    board: Mapping[str, Any] | None = None,
    cards: Mapping[str, Any] | None = None,
    revision: int = 1,
    **options: Any,
) -> Playthrough:
    """A playthrough of few rounds."""
    own = {"name": name, **(cards or {}), "board": {**(board or {}), "game": {"rounds": rounds}}}
    return Playthrough("midgard", name, about, seats, seed, options, own, {**BRISK, **(tastes or {})}, revision)


def only(*kinds: str) -> dict[str, list[str]]:
    """What is dropped so that only these kinds of card are left."""
    return {"cards": all_but(CARDS, "cards", *kinds)}


def deal(bronze: int = 0, silver: int = 0, gold: int = 0) -> dict[str, int]:
    """So many cards for everybody."""
    return {"bronze": bronze, "silver": silver, "gold": gold}


PLAYTHROUGHS = (
    story("de", "One round by the book de.", 142, seats=3, edition="de"),
    story(
        "beginners",
        "Two rounds: the first packs are kept as they were dealt, and what is left of them is played later.",
        310,
        rounds=2,
        board={"deal": deal(2, 1, 1), "plays": {"counts": [2, 4]}},
        beginners=True,
    ),
    story(
        "war",
        "Attacks on villages and heavens: whoever is struck goes to Valhalla, and where several are, one is chosen.",
        339,
        seats=4,
        tastes={"asgard": 40, "attack-alfheim": 30, "attack-mannheim": 30},
        board={"deal": deal(bronze=2, silver=2), "plays": {"counts": [4]}},
        cards={"drop": only("invasion-alfheim", "invasion-mannheim", "attack-alfheim", "attack-mannheim")},
    ),
    story(
        "hordes",
        "Hordes in narrow lands: there is seldom a village left, and who must move may stay or cannot move at all.",
        351,
        seats=3,
        tastes={"stay": 60, "asgard": 1, "vanaheim": 1, "choose-area": 9},
        board={"deal": deal(bronze=2, silver=2), "plays": {"counts": [4]}, "warriors": {"boat": 3, "reserve": 1}},
        cards={
            "provinces": {slug: {"villages": 1} for slug in CARDS.provinces},
            "cards": {"viking-horde": {"copies": 20}},
            "drop": only("invasion-jotunheim", "new-warriors", "viking-horde"),
        },
    ),
    story(
        "gold",
        "All gold cards at one table: kingdoms score, provinces fall, tokens are taken, warriors come, more is drawn.",
        56,
        seats=3,
        tastes={"draw-bronze": 20, "draw-silver": 20},
        board={"deal": deal(bronze=1, gold=5), "plays": {"counts": [6]}},
    ),
    story(
        "ragnarok",
        "Every province is doomed in both rounds: all who went ashore go to Valhalla, and come back on their boats.",
        175,
        rounds=2,
        tastes={"vanaheim": 2, "asgard": 1},
        board={"deal": deal(2, 1, 1), "plays": {"counts": [3, 3]}, "doom": {"provinces": 10}},
    ),
    story(
        "peace",
        "No gold is dealt, so the left neighbour starts the second round; nobody moves, and all share the victory.",
        1,
        seats=3,
        rounds=2,
        tastes={"done": 99, "pick-warrior": 0, "pick-chieftain": 0, "boat": 0},
        board={"deal": deal(bronze=2), "plays": {"counts": [2, 2]}},
        cards={"drop": only("invasion-alfheim", "invasion-mannheim", "invasion-jotunheim")},
    ),
    story(
        "heavens",
        "A horde and new warriors in the heavens, Valhalla included, and a tie that the tokens break.",
        30,
        tastes={"valhalla": 30, "asgard": 9, "vanaheim": 9, "stay": 60},
        board={"deal": deal(1, 1, 1), "plays": {"counts": [3]}, "warriors": {"boat": 3, "reserve": 3}},
        cards={
            "cards": {"viking-horde": {"copies": 9}},
            "drop": only("new-warriors", "viking-horde", "muster-heavens", "token-alfheim"),
        },
        revision=2,
    ),
)


def seat_line(seat: SeatView) -> str:
    """One seat as it sees itself."""
    gold = f"; gold shown {', '.join(seat.gold)}" if seat.gold else ""
    return (
        f"seat {seat.seat}: {seat.score} points; chieftain {seat.chieftain}, warriors {counted(seat.warriors)}, "
        f"reserve {seat.reserve}; tokens {counted(seat.tokens)}; stock {counted(seat.stock or {})}{gold}"
    )


def board(rules: Rules, state: Any) -> Iterator[str]:
    """The seats, each by its own view, and the board as the spectator sees it."""
    view = rules.view(state, None)
    assert isinstance(view, View)
    doomed = [province.province for province in view.provinces if province.doomed]
    yield f"round {view.round}, starter {view.starter}, decks {counted(view.decks)}"
    yield f"doomed: {', '.join(doomed) or 'nothing'}"
    for seat in range(rules.seats):
        yield seat_line(rules.view(state, seat).seats[seat])


def scoring(rules: Rules, state: Any) -> Iterator[str]:
    """The board at the end, and the points of each seat by category."""
    yield from board(rules, state)
    view = rules.view(state, None)
    for category in view.seats[0].points:
        yield f"{category:<10}" + "".join(f"{seat.points[category]:>5}" for seat in view.seats)
    yield f"{'points':<10}" + "".join(f"{seat.score:>5}" for seat in view.seats)


def ends_phase(told: Told) -> bool:
    """The end of a draft shows who kept what, a new round how the last one ended."""
    return isinstance(told.event, StarterFound) or (isinstance(told.event, RoundBegan) and told.event.round > 1)


TELLER = Teller(ends_phase, board, scoring)
