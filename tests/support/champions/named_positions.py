"""The named positions of Champions: how each comes about; `tests/perft/` keeps them as records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from meadhall.champions.cards.card_set import open_set
from meadhall.champions.game import GAME
from meadhall.champions.words.actions import (
    ChooseLeader,
    Done,
    Load,
    Look,
    Place,
    Sail,
    Send,
    Take,
    TakeRune,
    Use,
)
from meadhall.kernel.actions import Action
from meadhall.kernel.match import Match
from tests.support import named as naming
from tests.support.named import Named, named

CARDS: Final = open_set()
played = partial(naming.played, GAME)
all_but = partial(naming.all_but, CARDS)
few = partial(naming.few, CARDS)
ONE_WORKER: Final = {"workers": {"counts": [1, 1, 1]}, "game": {"rounds": 1}}
TWO_WORKERS: Final = {"workers": {"counts": [2, 2, 2]}, "game": {"rounds": 1}}


def leaders(players: int, *slugs: str) -> list[Action]:
    """The leaders of the first seats to choose, the others in the order of the set."""
    others = [slug for slug in CARDS.leaders if slug not in slugs]
    return [ChooseLeader(slug) for slug in (*slugs, *others)[:players]]


def start(players: int) -> Match:
    """The first worker of the game is to be placed."""
    return played(players, 1, *leaders(players))


def draft() -> Match:
    """Four players, no leader chosen yet."""
    return played(4, 1)


def market() -> Match:
    """Two of each good at the market."""
    return played(2, 1, *leaders(2), Place("market"), board={**ONE_WORKER, "start": {"food": 2, "wood": 2, "coins": 2}})


def merchant() -> Match:
    """A merchant ship with a swordsman and three warriors of any kind, and room for three in the longhouse."""
    return played(
        2,
        1,
        *leaders(2),
        Place("merchant-ship"),
        board={**ONE_WORKER, "longhouse": {"most": 4}, "warrior-dice": {"swordsman": 4, "spearman": 3, "axeman": 2}},
        drop={"merchant-ships": all_but("merchant-ships", "gotland-knarr")},
        **{"merchant-ships": {"gotland-knarr": {"take": {"swordsman": 1, "any": 3}}}},
    )


ARMED: Final = {"food": 2, "wood": 2, "coins": 6, "swordsman": 2, "spearman": 1, "axeman": 1}


def two_fights(shore: str, *last: Action, start: Mapping[str, int] = ARMED, **options: Any) -> Match:
    """One seat has the troll and a ship, the other a draugr; nothing is assigned yet."""
    placed = (Place("troll"), Place("draugr-left"), Place("small-longship"), Sail(shore), Place("begging"), *last)
    return played(2, 1, *leaders(2), *placed, board={**TWO_WORKERS, "start": start}, **options)


def assigning() -> Match:
    """One seat has the troll and a ship, the other a draugr; both assign, unseen."""
    return two_fights("shore-1", Take("food"))


def assigning_openly() -> Match:
    """One seat has the troll and a ship, the other a draugr; they assign in turn order, by the oldest book."""
    return two_fights("shore-4", edition="en-2015")


def fighting(
    *fought: Action,
    attack: int,
    defence: int = 9,
    seed: int = 2,
    start: Mapping[str, int] = ARMED,
    **options: Any,
) -> Match:
    """One seat is at the troll and assigns and fights as told; the other begs for food."""
    trolls = {slug: {"attack": attack, "defence": defence, "forbids": "none"} for slug in CARDS.rows["trolls"]}
    answers = (*leaders(2), Place("troll"), Place("begging"), Take("food"), *fought)
    return played(2, seed, *answers, board={**ONE_WORKER, "start": start}, trolls=trolls, **options)


SWORDSMAN, SPEARMAN, AXEMAN = (Send("troll", kind) for kind in ("swordsman", "spearman", "axeman"))


def reroll() -> Match:
    """Three dice lie on the table, and there are two favor to reroll them."""
    return fighting(SWORDSMAN, SWORDSMAN, AXEMAN, Done(), attack=1, starting_favor=2)


def losses() -> Match:
    """Two of four warriors are to be lost."""
    return fighting(SWORDSMAN, SWORDSMAN, SPEARMAN, AXEMAN, Done(), Done(), attack=2)


def blame() -> Match:
    """The troll is slain: whose blame is it?"""
    return fighting(SWORDSMAN, SWORDSMAN, AXEMAN, Done(), Done(), attack=0, defence=1, suspicious_villagers=True)


def at_sea(journey: str, *load: str, **more: Any) -> Match:
    """A small longship sails to the first shore under a certain journey card."""
    return played(
        2,
        1,
        *leaders(2),
        Place("small-longship"),
        Sail("shore-1"),
        Place("begging"),
        Take("food"),
        *(Load("shore-1", item) for item in load),
        Done(),
        board={**ONE_WORKER, "start": ARMED},
        journeys={journey: {"copies": 6}},
        drop={"journeys": all_but("journeys", journey)},
        **more,
    )


def lost_at_sea() -> Match:
    """Lost: two of two swordsmen, a spearman and two food are to go."""
    return at_sea("lost", "swordsman", "swordsman", "spearman", "food", "food")


def hungry() -> Match:
    """One food for four: two of them starve."""
    return at_sea("all-quiet", "swordsman", "swordsman", "spearman", "axeman", "food")


def sage() -> Match:
    """Dagrun at the sage's hut: a look, then two cards of which one is kept."""
    return played(2, 1, *leaders(2, "asmundr", "dagrun"), Place("sages-hut"), drop={"destinies": few("destinies", 6)})


def vision() -> Match:
    """Dagrun with true vision, after the look: two or four of the cards that are left."""
    return played(
        2,
        1,
        *leaders(2, "asmundr", "dagrun"),
        Place("runesmith"),
        TakeRune(1),
        Place("begging"),
        Take("food"),
        Place("sages-hut"),
        Look("shore-1"),
        board=TWO_WORKERS,
        drop={"destinies": few("destinies", 6), "runes": all_but("runes", "true-vision")},
    )


def last_runes() -> Match:
    """After the last clean-up: gifts and success before the one, wealth before the other."""
    beg = (Place("begging"), Take("coins"))
    return played(
        2,
        1,
        *leaders(2),
        *(Place("runesmith"), TakeRune(1), Done(), *beg),
        *(*beg, Done(), Place("runesmith"), TakeRune(1), Done()),
        *(Place("runesmith"), TakeRune(2), Done(), *beg, Done()),
        board={**ONE_WORKER, "start": {"wood": 3}, "game": {"rounds": 3}},
        drop={"runes": all_but("runes", "gifts", "success", "wealth")},
    )


def gifts() -> Match:
    """Four gifts are to be chosen before the first worker is placed."""
    return played(
        2,
        1,
        *leaders(2),
        Place("runesmith"),
        TakeRune(1),
        Use("gifts"),
        board=ONE_WORKER,
        drop={"runes": all_but("runes", "gifts")},
    )


def gifts_out_of_turn() -> Match:
    """Four gifts are to be chosen while another is to place a worker."""
    match = played(
        2,
        1,
        *leaders(2),
        Place("runesmith"),
        TakeRune(1),
        Done(),
        board=ONE_WORKER,
        drop={"runes": all_but("runes", "gifts")},
    )
    match.answer(0, Use("gifts"))
    return match


def journey_rune() -> Match:
    """A journey card is turned up, and the rune would turn up another."""
    return played(
        2,
        1,
        *leaders(2),
        Place("runesmith"),
        TakeRune(1),
        Place("begging"),
        Take("food"),
        Place("small-longship"),
        Sail("shore-1"),
        Place("begging"),
        Take("food"),
        Load("shore-1", "swordsman"),
        Load("shore-1", "food"),
        Done(),
        board={**TWO_WORKERS, "start": ARMED},
        drop={"runes": all_but("runes", "journey")},
    )


def new_round() -> Match:
    """The last worker of a round; tiny decks, so that all a new round can bring can be counted."""
    return played(
        2,
        1,
        *leaders(2),
        Place("smokehouse"),
        board={**ONE_WORKER, "game": {"rounds": 2}},
        edition="fr",
        journeys={"all-quiet": {"copies": 5}},
        drop={
            "trolls": few("trolls", 2),
            "draugr": few("draugr", 3),
            "monsters": few("monsters", 3),
            "runes": few("runes", 3),
            "merchant-ships": few("merchant-ships", 3),
            "journeys": all_but("journeys", "all-quiet"),
        },
    )


def shopping() -> Match:
    """Rich, with every location, stall and ship in reach."""
    start = {"food": 3, "wood": 5, "coins": 12, "swordsman": 1, "spearman": 1, "axeman": 1}
    return played(2, 3, *leaders(2), board={"start": start}, drop={"destinies": few("destinies", 4)})


NAMED: Final = (
    Named("start-2", "The first worker, two players.", 3, lambda: start(2)),
    Named("start-3", "The first worker, three players.", 3, lambda: start(3)),
    Named("start-4", "The first worker, four players.", 3, lambda: start(4)),
    named("draft", 3, draft),
    named("market", 5, market),
    named("merchant", 5, merchant),
    named("assigning", 5, assigning),
    named("assigning-openly", 5, assigning_openly),
    named("reroll", 3, reroll),
    named("losses", 4, losses),
    named("blame", 3, blame),
    named("lost-at-sea", 2, lost_at_sea),
    named("hungry", 2, hungry),
    named("sage", 3, sage),
    named("vision", 4, vision),
    named("last-runes", 9, last_runes),
    named("gifts", 5, gifts),
    named("gifts-out-of-turn", 5, gifts_out_of_turn),
    named("journey-rune", 4, journey_rune),
    named("new-round", 2, new_round),
    named("shopping", 3, shopping),
)
