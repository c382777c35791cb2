"""Round setup (CR-1 to CR-8)."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.champions.cards.options import EDITIONS
from meadhall.champions.words.actions import ChooseLeader, DrawRune, Place, TakeRune
from meadhall.champions.words.events import (
    DeckRebuilt,
    EnemyLaid,
    JourneyLaid,
    MerchantCame,
    RoundBegan,
    RuneLaid,
    Stocked,
)
from meadhall.kernel.events import Event
from tests.support.champions.table import Table, drafting, table
from tests.support.rule import rule

LAID = (EnemyLaid, JourneyLaid, RuneLaid, MerchantCame, Stocked, DeckRebuilt, RoundBegan)
STOCKED = [Stocked("swordsman"), Stocked("spearman"), Stocked("axeman"), Stocked("food")]


def first_round(players: int, script: list[str], **options: str) -> Table:
    """A table whose first round is laid out as the script says."""
    t = drafting(players, ["stall:0"] * players + ["first:0"], **options)
    for seat in range(players - 1, 0, -1):
        t.do(seat, ChooseLeader(("asmundr", "gylfir", "svanhildr", "ullr")[seat]))
    t.do(0, ChooseLeader("asmundr"), script=[*["destiny:0"] * players, *script])
    return t


def laid(events: tuple[Event, ...] | list[Event]) -> list[Event]:
    """What a round setup brought, in order."""
    return [event for event in events if isinstance(event, LAID)]


def empty_journey_deck(t: Table) -> None:
    """Move every journey card of the deck to the discard pile."""
    t.set(journey_discard=t.state.journey_deck, journey_deck=[0] * 12, journey_left=0)


@rule("CR-1", "CR-2", "CR-3", "CR-4", "CR-5", "CR-6", "CR-7")
def test_a_round_is_laid_out_in_the_order_of_the_book() -> None:
    t = first_round(
        4,
        [
            "troll:test-troll",
            "draugr:test-draugr",
            "draugr:fierce-draugr",
            "journey:kraken",
            "journey:lost",
            "journey:storm",
            "journey:whirlpool",
            "rune:wealth",
            "rune:gifts",
            "monster:test-monster",
            "monster:axeproof-monster",
            "monster:surts-herald",
            "monster:garm",
            "merchant:gotland-knarr",
        ],
    )
    assert laid(t.news()) == [
        RoundBegan(1),
        EnemyLaid("troll", "test-troll"),
        EnemyLaid("draugr-left", "test-draugr"),
        EnemyLaid("draugr-right", "fierce-draugr"),
        JourneyLaid("shore-1"),
        JourneyLaid("shore-2"),
        JourneyLaid("shore-3"),
        JourneyLaid("shore-4"),
        RuneLaid(1, "wealth"),
        RuneLaid(2, "gifts"),
        EnemyLaid("shore-1", "test-monster"),
        EnemyLaid("shore-2", "axeproof-monster"),
        EnemyLaid("shore-3", "surts-herald"),
        EnemyLaid("shore-4", "garm"),
        MerchantCame("gotland-knarr"),
        *STOCKED,
    ]
    view = t.view()
    assert [venue.enemy for venue in view.venues] == [
        "test-troll",
        "test-draugr",
        "fierce-draugr",
        "test-monster",
        "axeproof-monster",
        "surts-herald",
        "garm",
    ]
    assert [venue.journey for venue in view.venues] == [None, None, None, "hidden", "hidden", "hidden", "hidden"]
    assert not any(venue.journey_up or venue.seen_by or venue.coins for venue in view.venues)
    assert [t.cards.journeys[kind] for kind in t.state.journey] == ["kraken", "lost", "storm", "whirlpool"]
    assert (view.rune_spaces, view.merchant, view.round) == (("wealth", "gifts"), "gotland-knarr", 1)
    assert view.enemies_in_deck == {"troll": 17, "draugr": 21, "monster": 34}
    assert (view.journeys_left, len(view.runes_in_deck)) == (14, 8)
    t.rules.check_laws(t.state)


@rule("CR-1", "CR-2")
def test_every_round_has_a_new_troll_and_two_new_draugr() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    told = t.end_round(script=["troll:swordproof-troll", "draugr:hrapp", "draugr:bog-walker"])
    assert laid(told)[:4] == [
        RoundBegan(2),
        EnemyLaid("troll", "swordproof-troll"),
        EnemyLaid("draugr-left", "hrapp"),
        EnemyLaid("draugr-right", "bog-walker"),
    ]
    assert t.view().enemies_in_deck == {"troll": 16, "draugr": 19, "monster": 34}


@rule("CR-3", "CR-5", "E-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_still_lying_are_neither_covered_nor_replaced(edition: str) -> None:
    t = table(edition=edition)
    before = t.state.copy()
    told = laid(t.end_round())
    assert [event for event in told if isinstance(event, JourneyLaid | RuneLaid)] == []
    assert [event.venue for event in told if isinstance(event, EnemyLaid)] == ["troll", "draugr-left", "draugr-right"]
    assert (t.state.journey, t.state.rune_at) == (before.journey, before.rune_at)
    assert t.state.enemy[3:] == before.enemy[3:]


@rule("CR-3")
def test_only_an_empty_journey_space_gets_a_card_and_nobody_knows_it() -> None:
    t = table()
    t.journey("shore-2", "all-quiet")
    t.set(journey_seen=[0, 15, 0, 0])
    t.give(0, swordsman=0, food=0)
    t.sail(0, "small-longship", "shore-2")
    told = t.last(1, Place("smokehouse"))
    assert [event for event in told if isinstance(event, JourneyLaid)] == [JourneyLaid("shore-2")]
    assert t.venue("shore-2", 0).journey == "hidden"
    assert (t.venue("shore-2").seen_by, t.venue("shore-2").journey_up) == ((), False)
    assert t.view().journeys_left == 13


@rule("CR-4", "E-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("space", "left"), [(1, (None, "healing")), (2, ("glory", None))])
def test_a_rune_space_is_refilled_at_round_setup_only(
    edition: str, space: int, left: tuple[str | None, str | None]
) -> None:
    t = table(edition=edition)
    runes = [0] * 12
    runes[t.cards.runes.index("glory")], runes[t.cards.runes.index("healing")] = 2, 3
    t.set(rune_at=runes, rune_left=8)
    t.go(0, "runesmith")
    t.do(0, TakeRune(space))
    assert t.view().rune_spaces == left
    t.go(1, "smokehouse")
    assert t.view().rune_spaces == left
    told = t.end_round(script=["troll:0", "draugr:0", "draugr:0", "rune:journey"])
    assert [event for event in told if isinstance(event, RuneLaid)] == [RuneLaid(space, "journey")]
    assert t.view().rune_spaces == tuple(rune or "journey" for rune in left)
    assert len(t.view().runes_in_deck) == 7


@rule("CR-4", "CR-8")
def test_with_the_last_rune_drawn_a_rune_space_stays_empty() -> None:
    t = table()
    t.set(rune_at=[2, 3, 11, 11, 11, 11, 11, 11, 11, 0, 0, 0], rune_left=1, powers=[0, 508, 0, 0])
    t.go(0, "runesmith")
    t.do(0, DrawRune())
    assert t.seat(0).runes[0].rune == "true-vision"
    t.set(rune_at=[10, 3, 11, 11, 11, 11, 11, 11, 11, 10, 0, 0])
    t.give(0, wood=1)
    assert not any(isinstance(event, RuneLaid) for event in t.end_round())
    assert t.view().rune_spaces == (None, "wealth")


@rule("CR-5", "CR-3", "E-5")
@pytest.mark.parametrize(
    ("players", "edition", "shores"),
    [
        (2, "de-2018", ["shore-1", "shore-2", "shore-3"]),
        (3, "fr", ["shore-1", "shore-2", "shore-3"]),
        (3, "it", ["shore-1", "shore-2", "shore-3"]),
        (4, "de-2018", ["shore-1", "shore-2", "shore-3", "shore-4"]),
        (2, "en-2015", ["shore-2", "shore-3", "shore-4"]),
        (3, "en-2015", ["shore-2", "shore-3", "shore-4"]),
        (4, "en-2015", ["shore-1", "shore-2", "shore-3", "shore-4"]),
    ],
)
def test_the_outermost_far_shore_is_for_four_players(players: int, edition: str, shores: list[str]) -> None:
    view = table(players, edition=edition).view()
    assert [venue.venue for venue in view.venues[3:] if venue.enemy] == shores
    assert [venue.venue for venue in view.venues[3:] if venue.journey] == shores


@rule("CR-5")
def test_a_defeated_monster_is_replaced_and_the_others_stay() -> None:
    t = table()
    t.enemy("shore-3", "test-monster")
    t.cell("enemy_at", t.cards.enemies.index("test-monster"), 11)
    t.cell("enemy", 5, -1)
    told = t.end_round(script=["troll:0", "draugr:0", "draugr:0", "monster:axeproof-monster"])
    assert [event for event in told if isinstance(event, EnemyLaid)][3:] == [EnemyLaid("shore-3", "axeproof-monster")]


@rule("CR-6")
def test_each_of_eight_rounds_brings_another_merchant_ship() -> None:
    t = table(2)
    came = [t.view().merchant]
    for number in range(2, 9):
        (merchant,) = (event.merchant for event in t.end_round() if isinstance(event, MerchantCame))
        assert (t.view().merchant, t.view().round) == (merchant, number)
        came.append(merchant)
    assert len(set(came)) == 8 == len(t.cards.merchants)
    assert t.state.merchant_left == 0


@rule("CR-7")
def test_blue_locations_pile_up() -> None:
    t = table()
    assert t.view().lying == {"swordsman": 1, "spearman": 1, "axeman": 1, "food": 1}
    t.go(0, "hafter")
    told = t.end_round()
    assert laid(told)[-4:] == STOCKED
    assert t.view().lying == {"swordsman": 2, "spearman": 1, "axeman": 2, "food": 2}
    assert t.supply() == (6, 10, 8)
    t.end_round()
    assert t.view().lying == {"swordsman": 3, "spearman": 2, "axeman": 3, "food": 3}


@rule("CR-7")
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_warrior_the_supply_has_run_out_of_is_not_placed(kind: int) -> None:
    t = table()
    t.set(supply=[0 if place == kind else 1 for place in range(3)])
    told = t.end_round()
    assert laid(told)[-3:] == [event for place, event in enumerate(STOCKED) if place != kind]
    assert list(t.view().lying.values()) == [1 if place == kind else 2 for place in range(4)]
    assert t.supply() == (0, 0, 0)


@rule("CR-8")
def test_the_journey_deck_is_rebuilt_from_its_discard_pile_without_the_cards_on_the_board() -> None:
    t = table()
    t.journey("shore-1", "all-quiet")
    t.journey("shore-2", "kraken")
    t.set(journey_seen=[0, 2, 0, 0])
    empty_journey_deck(t)
    t.give(0, swordsman=0, food=0)
    t.sail(0, "small-longship", "shore-1")
    told = t.last(1, Place("smokehouse"))
    assert [event for event in told if isinstance(event, DeckRebuilt | JourneyLaid)] == [
        DeckRebuilt("journeys"),
        JourneyLaid("shore-1"),
    ]
    assert t.view().journeys_left == 18 - 4
    assert set(t.view().journeys_discarded.values()) == {0}
    assert (t.venue("shore-2", 1).journey, t.venue("shore-2", 0).journey) == ("kraken", "hidden")


@rule("CR-8", "CS-11")
def test_a_deck_rebuilt_again_notes_each_journey_card_face_down_once() -> None:
    """All may know which kinds lay face down when the deck was last rebuilt, and no more of them than lie there."""
    t = table()
    t.journey("shore-1", "all-quiet")
    for _ in range(2):
        empty_journey_deck(t)
        t.give(0, swordsman=0, food=0)
        t.sail(0, "small-longship", "shore-1")
        assert DeckRebuilt("journeys") in t.last(1, Place("smokehouse"))
        down = Counter(t.state.journey[1:])
        assert {kind: count for kind, count in enumerate(t.state.journey_old) if count} == dict(down)
        assert list(t.state.journey_is_old) == [0, 1, 1, 1]
        assert t.lawful()


@rule("CR-8")
def test_the_last_card_of_a_deck_is_drawn_before_it_is_rebuilt() -> None:
    t = table()
    t.journey("shore-1", "all-quiet")
    left = [0] * 12
    left[t.cards.journeys.index("lost")] = 1
    rest = [count - one for count, one in zip(t.state.journey_deck, left, strict=True)]
    t.set(journey_discard=rest, journey_deck=left, journey_left=1)
    t.give(0, swordsman=0, food=0)
    t.sail(0, "small-longship", "shore-1")
    told = t.last(1, Place("smokehouse"))
    assert not any(isinstance(event, DeckRebuilt) for event in told)
    assert (t.cards.journeys[t.state.journey[0]], t.view().journeys_left) == ("lost", 0)


@rule("CR-8")
def test_a_troll_deck_that_runs_out_is_rebuilt_from_the_discarded_trolls() -> None:
    printed = [slug for slug in table().cards.enemies[:18] if slug not in ("test-troll", "swordproof-troll")]
    t = table(cards={"drop": {"trolls": printed}})
    t.enemy("troll", "test-troll")
    assert DeckRebuilt("trolls") not in t.end_round()
    assert t.venue("troll").enemy == "swordproof-troll"
    told = laid(t.end_round(script=["troll:1"]))
    assert told[1:3] == [DeckRebuilt("trolls"), EnemyLaid("troll", "test-troll")]
    assert t.view().enemies_in_deck["troll"] == 1
    assert "swordproof-troll" not in t.view().enemies_discarded


@rule("CR-8", "CL-12")
def test_with_every_troll_slain_none_comes_and_nobody_can_fight_it() -> None:
    t = table()
    t.slay(1, *(slug for i, slug in enumerate(t.cards.enemies[:18]) if t.state.enemy_at[i] == 0))
    t.cell("enemy_at", t.state.enemy[0], 11)
    t.cell("enemy", 0, -1)
    assert [event.venue for event in t.end_round() if isinstance(event, EnemyLaid)] == ["draugr-left", "draugr-right"]
    assert (t.venue("troll").enemy, t.seat(0).blame) == (None, 1)
    assert t.refused(0, Place("troll")) == "no-enemy"


@rule("CR-8", "CR-6")
def test_merchant_ships_come_again_when_all_have_been_there() -> None:
    dropped = [slug for slug in table().cards.merchants if slug not in ("lofoten-boat", "birka-knarr")]
    t = table(cards={"merchant-ships": {}, "drop": {"merchant-ships": dropped}})
    t.merchant("lofoten-boat")
    t.end_round()
    assert t.view().merchant == "birka-knarr"
    t.end_round()
    assert t.view().merchant == "lofoten-boat"


@rule("CR-8", "CR-6")
@pytest.mark.parametrize("seed", range(6))
def test_the_merchant_ship_that_lies_there_is_not_among_those_that_come_again(seed: int) -> None:
    kept = ("lofoten-boat", "birka-knarr", "hedeby-knarr")
    dropped = [slug for slug in table().cards.merchants if slug not in kept]
    t = table(seed=seed, cards={"merchant-ships": {}, "drop": {"merchant-ships": dropped}})
    t.end_round()
    t.end_round()
    before = t.view().merchant
    assert DeckRebuilt("merchant-ships") in t.end_round()
    assert t.view().merchant != before
    assert t.state.merchant_left == 1


@rule("CR-8", "CR-6")
def test_a_lone_merchant_ship_comes_every_round() -> None:
    dropped = [slug for slug in table().cards.merchants if slug != "lofoten-boat"]
    t = table(cards={"merchant-ships": {}, "drop": {"merchant-ships": dropped}})
    assert MerchantCame("lofoten-boat") in t.end_round()
    assert t.view().merchant == "lofoten-boat"
