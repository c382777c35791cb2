"""Losing warriors and food: the owner chooses which, to the full number (CF-1, CC-4, CJ-1)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Lose, Place, Sail
from meadhall.champions.words.events import Fed, FoodLost, WarriorsLost
from meadhall.kernel.errors import IllegalAction
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

BLANKS = {"swordsman": "swordsman:blank", "spearman": "spearman:blank", "axeman": "axeman:blank"}


def struck(losses: int, **warriors: int) -> Table:
    """Seat 0 is to lose so many of its warriors to a draugr it cannot slay."""
    strong = {"name": "Strong", "attack": losses, "defence": 20, "glory": 1, "coins": 0, "colour": "red"}
    t = table(cards={"draugr": {"strong-draugr": strong}})
    t.enemy("draugr-left", "strong-draugr")
    t.give(0, **{"swordsman": 0, "favor": 0, **warriors})
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", **warriors)
    t.done(0, script=[BLANKS[kind] for kind, count in warriors.items() for _ in range(count)])
    return t


def at_sea(journey: str, *, food: int = 0, **warriors: int) -> Table:
    """Seat 0 has a journey card turned up for its ship to the first shore."""
    t = table()
    t.journey("shore-1", journey)
    t.enemy("shore-1", "test-monster")
    t.give(0, **{"swordsman": 0, "favor": 0, "coins": 1, "food": food, **warriors})
    t.last(0, Place("large-longship"), Sail("shore-1"))
    t.send(0, "shore-1", food=food, **warriors)
    t.done(0)
    return t


@rule("CF-1")
def test_one_loss_may_come_from_any_kind() -> None:
    t = struck(1, swordsman=1, spearman=1, axeman=1)
    assert t.asked(0) == "lose-in-fight"
    assert t.open(0) == {Lose("swordsman"), Lose("spearman"), Lose("axeman")}
    told = t.do(0, Lose("spearman"))
    assert told[0] == WarriorsLost(0, "spearman", 1, "fight")
    assert of(t.news(None), WarriorsLost)[0] == WarriorsLost(0, "spearman", 1, "fight")


@rule("CF-1")
@pytest.mark.parametrize("named", [("swordsman", "axeman"), ("axeman", "swordsman")])
def test_losses_may_be_named_in_any_order(named: tuple[str, str]) -> None:
    t = struck(2, swordsman=2, axeman=1)
    told = t.match.give(0, [t.match.rules.catalogue.code(Lose(kind)) for kind in named])
    lost = [one.event for one in told if isinstance(one.event, WarriorsLost)]
    assert lost[:2] == [WarriorsLost(0, "swordsman", 1, "fight"), WarriorsLost(0, "axeman", 1, "fight")]


@rule("CF-1")
def test_too_few_losses_and_more_than_there_are_get_a_reason() -> None:
    t = struck(2, swordsman=2, axeman=1)
    axeman = t.match.rules.catalogue.code(Lose("axeman"))
    for links, reason in (([axeman], "parts-missing"), ([axeman, axeman], "parts-clash")):
        with pytest.raises(IllegalAction) as refused:
            t.match.give(0, links)
        assert refused.value.reason == reason
    assert t.open(0) == {Lose("swordsman")}


@rule("CF-1")
def test_two_losses_may_be_two_of_a_kind_or_one_of_each() -> None:
    t = struck(2, swordsman=2, axeman=1)
    assert t.asked(0) == "lose-in-fight"
    assert t.open(0) == {Lose("swordsman")}  # the chain goes up: a swordsman first, whatever comes next
    assert t.refused(0, Lose("axeman")) == "out-of-order"
    t.do(0, Lose("swordsman"))
    assert t.open(0) == {Lose("swordsman"), Lose("axeman")}
    told = t.do(0, Lose("axeman"))
    assert told[0] == WarriorsLost(0, "axeman", 1, "fight")


@rule("CF-1")
def test_losses_go_up_along_the_kinds_and_to_the_full_number() -> None:
    t = struck(2, swordsman=2, spearman=2, axeman=1)
    assert t.open(0) == {Lose("swordsman"), Lose("spearman")}
    assert t.refused(0, Lose("axeman")) == "out-of-order"
    assert t.refused(0, Lose("food")) == "not-there"
    t.do(0, Lose("spearman"))
    assert t.open(0) == {Lose("spearman"), Lose("axeman")}
    assert t.refused(0, Lose("swordsman")) == "out-of-order"
    t.do(0, Lose("axeman"))
    assert of(t.told(None), WarriorsLost)[:2] == [
        WarriorsLost(0, "spearman", 1, "fight"),
        WarriorsLost(0, "axeman", 1, "fight"),
    ]


@rule("CF-1")
def test_a_kind_of_which_none_is_there_cannot_be_lost() -> None:
    t = struck(1, swordsman=1, axeman=1)
    t.give(0, spearman=2)
    assert t.refused(0, Lose("spearman")) == "not-there"
    assert t.open(0) == {Lose("swordsman"), Lose("axeman")}


@rule("CF-1")
def test_what_leaves_no_choice_is_lost_without_asking() -> None:
    t = struck(2, swordsman=1, axeman=2)
    assert t.open(0) == {Lose("swordsman"), Lose("axeman")}
    told = t.do(0, Lose("axeman"))
    assert of(told, WarriorsLost)[:2] == [WarriorsLost(0, "axeman", 1, "fight"), WarriorsLost(0, "axeman", 1, "fight")]


@rule("CF-1")
def test_as_many_of_one_kind_as_are_due_are_lost_without_asking() -> None:
    t = struck(2, spearman=3)
    assert of(t.told(None), WarriorsLost)[0] == WarriorsLost(0, "spearman", 2, "fight")


@rule("CF-1")
def test_where_all_are_due_all_are_lost_without_asking() -> None:
    t = struck(4, swordsman=1, spearman=2, axeman=1)
    assert of(t.told(None), WarriorsLost) == [
        WarriorsLost(0, "swordsman", 1, "fight"),
        WarriorsLost(0, "spearman", 2, "fight"),
        WarriorsLost(0, "axeman", 1, "fight"),
    ]
    assert t.warriors(0) == (0, 0, 0)
    assert t.lawful()


@rule("CF-1")
def test_three_losses_may_be_spread_over_three_kinds() -> None:
    t = struck(3, swordsman=2, spearman=2, axeman=2)
    assert t.open(0) == {Lose("swordsman"), Lose("spearman")}
    t.do(0, Lose("swordsman"))
    assert t.open(0) == {Lose("swordsman"), Lose("spearman"), Lose("axeman")}
    t.do(0, Lose("spearman"))
    assert t.open(0) == {Lose("spearman"), Lose("axeman")}
    t.do(0, Lose("axeman"))
    assert of(t.told(None), WarriorsLost)[:3] == [
        WarriorsLost(0, "swordsman", 1, "fight"),
        WarriorsLost(0, "spearman", 1, "fight"),
        WarriorsLost(0, "axeman", 1, "fight"),
    ]


@rule("CF-1")
def test_the_choice_is_free_again_in_the_next_round() -> None:
    t = struck(1, swordsman=2, axeman=2)
    t.do(0, Lose("axeman"), script=["swordsman:blank", "swordsman:blank", "axeman:blank"])
    assert t.open(0) == {Lose("swordsman"), Lose("axeman")}


@rule("CJ-1")
def test_the_whirlpool_takes_1_warrior_of_the_owners_choice_and_no_food() -> None:
    t = at_sea("whirlpool", food=3, swordsman=1, axeman=1)
    assert t.asked(0) == "lose-at-sea"
    assert t.open(0) == {Lose("swordsman"), Lose("axeman")}
    assert t.refused(0, Lose("food")) == "not-there"
    told = t.do(0, Lose("axeman"))
    assert told[0] == WarriorsLost(0, "axeman", 1, "journey")


@rule("CJ-1")
def test_the_storm_takes_1_warrior_or_1_food() -> None:
    t = at_sea("storm", food=2, spearman=4)
    assert t.asked(0) == "lose-at-sea"
    assert t.open(0) == {Lose("spearman"), Lose("food")}
    assert t.refused(0, Lose("axeman")) == "not-there"
    told = t.do(0, Lose("food"))
    assert told[:3] == (FoodLost(0, 1), Fed(0, "shore-1", 2, 2), WarriorsLost(0, "spearman", 2, "hunger"))


@rule("CJ-1")
@pytest.mark.parametrize(
    ("choices", "lost"),
    [
        (["swordsman", "swordsman"], [WarriorsLost(0, "swordsman", 1, "journey")] * 2),
        (["swordsman", "food"], [WarriorsLost(0, "swordsman", 1, "journey"), FoodLost(0, 1)]),
        (["food"], [FoodLost(0, 1), FoodLost(0, 1)]),
    ],
)
def test_lost_takes_2_items_of_any_mix(choices: list[str], lost: list[object]) -> None:
    t = at_sea("lost", food=3, swordsman=3)
    assert t.open(0) == {Lose("swordsman"), Lose("food")}
    for item in choices:
        t.do(0, Lose(item))
    assert of(t.told(None), FoodLost, WarriorsLost)[:2] == lost


@rule("CJ-1")
def test_lost_may_take_the_one_food_and_one_of_two_warriors() -> None:
    t = at_sea("lost", food=1, axeman=2)
    assert t.asked(0) == "lose-at-sea"
    assert t.open(0) == {Lose("axeman")}
    t.do(0, Lose("axeman"))
    assert t.open(0) == {Lose("axeman"), Lose("food")}
    assert t.do(0, Lose("food"))[0] == FoodLost(0, 1)


@rule("CC-4")
def test_the_owner_chooses_who_starves() -> None:
    t = at_sea("all-quiet", food=1, swordsman=1, spearman=1, axeman=1)
    assert t.asked(0) == "starve"
    assert t.open(0) == {Lose("swordsman"), Lose("spearman"), Lose("axeman")}
    assert t.refused(0, Lose("food")) == "not-there"
    assert t.do(0, Lose("swordsman"))[0] == WarriorsLost(0, "swordsman", 1, "hunger")


@rule("CC-4")
def test_two_who_starve_may_be_of_one_kind_or_of_two() -> None:
    t = at_sea("all-quiet", food=1, spearman=3, axeman=1)
    assert t.asked(0) == "starve"
    t.do(0, Lose("spearman"))
    assert t.open(0) == {Lose("spearman"), Lose("axeman")}


@rule("CC-4")
def test_all_starve_without_asking_where_there_is_no_food() -> None:
    t = at_sea("all-quiet", swordsman=1, axeman=2)
    assert of(t.told(None), WarriorsLost) == [
        WarriorsLost(0, "swordsman", 1, "hunger"),
        WarriorsLost(0, "axeman", 2, "hunger"),
    ]
    assert t.lawful()
