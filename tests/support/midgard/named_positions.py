"""The named positions of Midgard: how each comes about; `tests/perft/` keeps them as records."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from meadhall.kernel.actions import Action
from meadhall.kernel.match import Match
from meadhall.midgard.cards.card_set import open_set
from meadhall.midgard.game import GAME
from meadhall.midgard.words.actions import ChooseArea, Done, Keep, Move, PickChieftain, PickWarrior, Play
from tests.support import named as naming
from tests.support.named import Named, named

CARDS: Final = open_set()
played = partial(naming.played, GAME)
all_but = partial(naming.all_but, CARDS)
BOAT: Final = PickWarrior("boat")
SMALL: Final = ("gimle", "vidblain", "elvagar", "myrkvior", "utgard")
"""The provinces of a small map: two of Alfheim, two of Mannheim, one of Jotunheim."""


def dealt(
    players: int,
    deal: Mapping[str, int],
    *answers: Action,
    kinds: Mapping[str, int],
    villages: Mapping[str, int] | None = None,
    seed: int = 1,
    board: Mapping[str, Any] | None = None,
    **options: Any,
) -> Match:
    """A small map, and cards of a few kinds with so many copies; beginners keep what they are dealt and play it all."""
    figures = {"deal": {"bronze": 0, "silver": 0, "gold": 0, **deal}, "plays": {"counts": [sum(deal.values())]}}
    return played(
        players,
        seed,
        *answers,
        board={"game": {"rounds": 1}, "doom": {"provinces": 1}, **figures, **(board or {})},
        cards={kind: {"copies": copies} for kind, copies in kinds.items()},
        provinces={slug: {"villages": (villages or {}).get(slug, 2)} for slug in SMALL},
        drop={"cards": all_but("cards", *kinds), "provinces": all_but("provinces", *SMALL)},
        **{"beginners": True, **options},
    )


def moves(card: str, *actions: Action) -> tuple[Action, ...]:
    """A card played, and the Vikings it moves."""
    return (Play(card), *actions)


def start(players: int) -> Match:
    """The first card of the game is to be played."""
    return played(players, 1, beginners=True)


def draft() -> Match:
    """Three players, no card kept yet."""
    return played(3, 1)


def last_pick() -> Match:
    """The last choice of the draft: what is left of the packs is kept by itself, and the highest gold starts."""
    return played(
        2,
        1,
        Keep("new-warriors"),
        Keep("new-warriors"),
        board={"deal": {"bronze": 1, "silver": 1, "gold": 1}, "plays": {"counts": [2]}, "game": {"rounds": 1}},
        drop={"cards": all_but("cards", "new-warriors", "viking-horde", "token-alfheim", "destroy-mannheim")},
    )


def invasion(boat: int = 5) -> Match:  # of the warriors who began on the boat one has left it
    """Vikings on the boat, in Asgard, and in the only village of Gimle: whoever leaves it lets the next one in."""
    return dealt(
        2,
        {"bronze": 2},
        *moves("invasion-alfheim", PickChieftain(), Move("gimle"), BOAT, Move("asgard")),
        *moves("invasion-alfheim", BOAT, Move("vidblain"), BOAT, Move("asgard")),
        Play("invasion-alfheim"),
        kinds={"invasion-alfheim": 4},
        villages={"gimle": 1},
        board={"warriors": {"boat": boat}},
    )


def new_warriors() -> Match:
    """One Viking must be moved: to any kingdom with a free village, to a heaven, or within Asgard, where it is."""
    return dealt(
        2,
        {"bronze": 2},
        *moves("new-warriors", PickChieftain(), Move("asgard")),
        *moves("new-warriors", BOAT, Move("gimle")),
        Play("new-warriors"),
        kinds={"new-warriors": 4},
        villages={"gimle": 1},
        board={"warriors": {"boat": 2, "reserve": 1}},
    )


def battle(*answers: Action) -> Match:
    """Three players, each in Asgard and in a province, one with the chieftain in Gimle; the first one attacks."""
    return dealt(
        3,
        {"bronze": 1, "silver": 1},
        *moves("invasion-alfheim", PickChieftain(), Move("vidblain"), BOAT, Move("asgard")),
        *moves("invasion-alfheim", BOAT, Move("gimle"), BOAT, Move("asgard")),
        *moves("invasion-alfheim", BOAT, Move("vidblain"), BOAT, Move("asgard")),
        Play("attack-alfheim"),
        *answers,
        kinds={"invasion-alfheim": 3, "attack-alfheim": 3},
        board={"warriors": {"boat": 3, "reserve": 0}},
    )


def attack() -> Match:
    """An attack on villages, on a heaven with two enemies, or on one with none."""
    return battle()


def victims() -> Match:
    """Two enemies have warriors in Asgard: whose goes to Valhalla?"""
    return battle(BOAT, Move("asgard"))


def horde() -> Match:
    """Where does a horde go, and who of it?"""
    return dealt(
        2,
        {"silver": 2},
        *moves("viking-horde", ChooseArea("gimle"), PickChieftain(), BOAT),
        *moves("viking-horde", ChooseArea("asgard"), BOAT, BOAT, Done()),
        Play("viking-horde"),
        kinds={"viking-horde": 4},
        board={"warriors": {"boat": 3, "reserve": 0}},
    )


def horde_in_valhalla() -> Match:
    """A horde may go to any heaven, Valhalla too; who is in Asgard cannot stay there for new warriors."""
    return dealt(
        2,
        {"bronze": 1, "silver": 1},
        *moves("viking-horde", ChooseArea("asgard"), PickChieftain(), BOAT),
        Play("viking-horde"),
        kinds={"viking-horde": 2, "new-warriors": 2},
        board={"warriors": {"boat": 1, "reserve": 1}},
    )


def muster_in_heaven() -> Match:
    """Two new warriors in the heavens, in Valhalla too."""
    return dealt(2, {"gold": 1}, kinds={"muster-heavens": 1, "token-alfheim": 1}, seed=2)


def muster() -> Match:
    """Two new warriors in Alfheim, then two of the other player in the heavens."""
    return dealt(2, {"gold": 1}, Play("muster-alfheim"), kinds={"muster-alfheim": 1, "muster-heavens": 1})


def tokens() -> Match:
    """Vanaheim is worth three tokens of one's choice, in a game of one round."""
    return dealt(
        2,
        {"bronze": 1},
        *moves("invasion-alfheim", PickChieftain(), Move("vanaheim"), BOAT, Move("gimle")),
        *moves("invasion-alfheim", BOAT, Move("vidblain"), BOAT, Move("vanaheim")),
        kinds={"invasion-alfheim": 2},
        board={"heavens": {"vanaheim_tokens": 3}},
    )


def ruin() -> Match:
    """A province of Mannheim is to be destroyed, one's own chieftain or the other's in it; then one of Alfheim."""
    return dealt(
        2,
        {"bronze": 1, "gold": 1},
        *moves("invasion-mannheim", PickChieftain(), Move("elvagar"), BOAT, Move("myrkvior")),
        *moves("invasion-mannheim", PickChieftain(), Move("myrkvior"), BOAT, Move("elvagar")),
        Play("destroy-mannheim"),
        kinds={"invasion-mannheim": 2, "destroy-alfheim": 1, "destroy-mannheim": 1},
    )


def draw() -> Match:
    """A draw card among others: what is drawn can be played at once, another draw card too."""
    return dealt(
        2,
        {"bronze": 1, "gold": 1},
        kinds={"new-warriors": 2, "invasion-alfheim": 2, "attack-alfheim": 2, "draw-bronze": 1, "draw-silver": 1},
        seed=4,
    )


def new_round() -> Match:
    """The last card of a round; few cards and provinces, so that all a new round can bring can be counted."""
    return dealt(
        2,
        {"bronze": 1},
        *moves("new-warriors", BOAT, Move("gimle")),
        Play("new-warriors"),
        BOAT,
        kinds={"new-warriors": 2, "invasion-alfheim": 2},
        board={"game": {"rounds": 2}, "plays": {"counts": [1, 1]}, "doom": {"provinces": 2}},
        seed=3,
    )


NAMED: Final = (
    Named("start-2", "The first card, two players.", 4, lambda: start(2)),
    Named("start-5", "The first card, five players.", 3, lambda: start(5)),
    named("draft", 4, draft),
    named("last-pick", 4, last_pick),
    named("invasion", 5, invasion),
    named("new-warriors", 4, new_warriors),
    named("attack", 4, attack),
    named("victims", 3, victims),
    named("horde", 5, horde),
    named("horde-in-valhalla", 5, horde_in_valhalla),
    named("muster", 6, muster),
    named("muster-in-heaven", 4, muster_in_heaven),
    named("tokens", 3, tokens),
    named("ruin", 4, ruin),
    named("draw", 4, draw),
    named("new-round", 3, new_round),
)
