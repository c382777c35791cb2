"""The golden playthroughs of Champions: one for each edition, and one for each corner of the game worth reading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from meadhall.champions.cards.card_set import open_set
from meadhall.champions.words.events import GameWon, RoundBegan
from meadhall.champions.words.view import SeatView, VenueView, View
from meadhall.kernel.events import Told
from meadhall.kernel.rules import Rules
from tests.support.playthroughs import Playthrough, Teller, counted

CARDS = open_set()

RICH = {"food": 4, "wood": 4, "coins": 6, "swordsman": 2, "spearman": 1, "axeman": 1}
"""A start that lets everybody do something from the first round on."""

BRISK = {
    "done": 2,
    "begging": 1,
    "demand": 0,
    "send": 12,
    "load": 12,
    "pick": 6,
    "use": 12,
    "troll": 12,
    "draugr-left": 9,
    "draugr-right": 9,
    "small-longship": 9,
    "large-longship": 6,
}
"""Players who like to fight and to sail, and who use what they have."""


def story(
    name: str,
    about: str,
    seed: int,
    seats: int = 2,
    rounds: int = 1,
    tastes: Mapping[str, int] | None = None,
    board: Mapping[str, Any] | None = None,
    cards: Mapping[str, Any] | None = None,
    **options: Any,
) -> Playthrough:
    """A playthrough of few rounds."""
    printed = {"start": RICH, **(board or {}), "game": {"rounds": rounds}}
    own = {"name": name, **(cards or {}), "board": printed}
    return Playthrough("champions", name, about, seats, seed, options, own, {**BRISK, **(tastes or {})})


RUNE_LOVERS = {"runesmith": 90, "sages-hut": 30, "use": 40, "reveal": 9, "draw-rune": 4, "done": 4}
SAILORS = {"small-longship": 60, "large-longship": 60, "load": 40, "food": 20, "karfi": 60, "drekkar": 60}
PLENTY = {"food": 8, "wood": 8, "coins": 12, "swordsman": 3, "spearman": 2, "axeman": 2}

PLAYTHROUGHS = (
    *(
        story(edition, f"Two rounds by the book {edition}.", seed, rounds=2, edition=edition)
        for edition, seed in (("en-2015", 111), ("fr", 88), ("it", 28), ("de-2018", 101))
    ),
    story(
        "kraken",
        "Every voyage meets the kraken; some win, some starve, one escapes.",
        6,
        rounds=2,
        tastes=SAILORS,
        board={"start": PLENTY, "workers": {"counts": [2, 2, 2]}},
        cards={
            "journeys": {"kraken": {"copies": 6}},
            "drop": {"journeys": ["all-quiet", "no-wind", "whirlpool", "storm", "lost"]},
        },
    ),
    story(
        "perils-at-sea",
        "No wind, whirlpools, storms and ships astray: what goes overboard is the captain's choice.",
        19,
        rounds=2,
        seats=3,
        tastes=SAILORS,
        board={"start": PLENTY, "workers": {"counts": [2, 2, 2]}},
        cards={"drop": {"journeys": ["all-quiet", "kraken"]}},
    ),
    story(
        "runes",
        "Five short rounds at the runesmith's: runes are taken, and used in their windows.",
        20,
        rounds=5,
        tastes=RUNE_LOVERS,
        board={"start": {**PLENTY, "wood": 12}, "workers": {"counts": [1, 1, 1]}},
    ),
    story(
        "battle-runes",
        "Potential, reaction and healing in fights that are worth it.",
        733,
        rounds=3,
        tastes={**RUNE_LOVERS, "sages-hut": 1, "small-longship": 1, "large-longship": 1},
        board={"start": {**PLENTY, "swordsman": 2}, "workers": {"counts": [2, 2, 2]}},
        cards={"drop": {"runes": ["gifts", "wealth", "knowledge", "success", "journey", "true-vision"]}},
    ),
    story(
        "destinies",
        "The sage's hut with Dagrun, true vision and success; five destiny cards, so that those put under come up.",
        18,
        rounds=4,
        tastes={"dagrun": 99, "sages-hut": 90, "runesmith": 60, "true-vision": 60, "success": 60},
        board={"workers": {"counts": [2, 2, 2]}, "hunting-grounds": {"most": 2}},
        cards={
            "runes": {"wealth": {"power": "true-vision"}, "gifts": {"power": "success"}},
            "drop": {
                "runes": ["knowledge", "potential", "reaction", "healing", "glory", "journey"],
                "destinies": list(CARDS.destinies[5:]),
            },
        },
    ),
    story(
        "demand",
        "Four players assign, one demands that it be done openly; everything sealed is taken back.",
        111,
        seats=4,
        tastes={"demand": 6},
    ),
    story(
        "scarcity",
        "Few dice, a small longhouse and tiny decks: warriors forfeited, decks rebuilt, spaces left empty.",
        90,
        seats=3,
        rounds=3,
        tastes={"merchant-ship": 60, "blacksmith": 20, "hafter": 20, "swordsmith": 20},
        board={
            "start": {"food": 2, "wood": 2, "coins": 6, "swordsman": 1, "spearman": 0, "axeman": 0},
            "warrior-dice": {"swordsman": 5, "spearman": 3, "axeman": 2},
            "longhouse": {"most": 3},
            "workers": {"counts": [2, 2, 2]},
        },
        cards={
            "merchant-ships": {"gotland-knarr": {"take": {"swordsman": 1, "any": 3}}},
            "journeys": {slug: {"copies": 1} for slug in ("all-quiet", "no-wind", "whirlpool", "storm", "lost")},
            "drop": {
                "trolls": [slug for slug in CARDS.rows["trolls"] if slug not in ("ox-thief", "grim-of-the-ford")],
                "merchant-ships": [
                    slug for slug in CARDS.merchants if slug not in ("gotland-knarr", "miklagard-trader")
                ],
            },
        },
    ),
    story(
        "variants",
        "Suspicious villagers, a hall of records and leaders dealt at random.",
        54,
        seats=3,
        suspicious_villagers=True,
        hall_of_records=True,
        draft_leaders=False,
    ),
)


def seat_line(seat: SeatView) -> str:
    """One seat as it sees itself."""
    goods = {"food": seat.food, "wood": seat.wood, "coins": seat.coins, "favor": seat.favor, "blame": seat.blame}
    runes = [f"{one.rune}{' (used)' if one.used else ''}" for one in seat.runes]
    destinies = [f"{one.destiny}{' (open)' if one.open else ''}" for one in seat.destinies]
    owned = [*([seat.ship] if seat.ship else []), *runes, *seat.slain]
    return (
        f"seat {seat.seat} {seat.leader}: {seat.glory} glory; {counted({**goods, **seat.warriors})}; "
        f"{', '.join(owned) or 'nothing'}; destinies {', '.join(destinies)}"
    )


def venue_words(venue: VenueView) -> str:
    """One venue in a few words."""
    words = [venue.enemy or "no enemy"]
    if venue.coins:
        words.append(f"{venue.coins} coins")
    if venue.journey:
        words.append(f"journey {venue.journey}, seen by {list(venue.seen_by)}")
    return f"{venue.venue}: {', '.join(words)}"


def board(rules: Rules, state: Any) -> Iterator[str]:
    """The seats, each by its own view, and the board as the spectator sees it."""
    view = rules.view(state, None)
    assert isinstance(view, View)
    yield f"round {view.round}, first player {view.first}, supply {counted(view.supply)}, lying {counted(view.lying)}"
    for seat in range(rules.seats):
        yield seat_line(rules.view(state, seat).seats[seat])
    yield "; ".join(venue_words(venue) for venue in view.venues if venue.enemy or venue.journey)


def scoring(rules: Rules, state: Any) -> Iterator[str]:
    """The board at the end, and the glory of each seat by category."""
    yield from board(rules, state)
    view = rules.view(state, None)
    assert view.scoring is not None
    for category, glory in view.scoring.items():
        yield f"{category:<10}" + "".join(f"{points:>5}" for points in glory)
    yield f"{'glory':<10}" + "".join(f"{seat.glory:>5}" for seat in view.seats)


def ends_phase(told: Told) -> bool:
    """A new round shows how the last one ended; the end of the game has a telling of its own."""
    return isinstance(told.event, RoundBegan) and told.event.round > 1 and not isinstance(told.event, GameWon)


TELLER = Teller(ends_phase, board, scoring)
