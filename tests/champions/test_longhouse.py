"""The longhouse limit and the limits of the supply (CP-5, CT-3), and warriors of any type (CL-5)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Give, Recruit
from meadhall.champions.words.events import GoodsPaid, GoodsTaken, WarriorsForfeited, WarriorsTaken, WorkerPlaced
from meadhall.kernel.events import Event
from tests.support.champions.table import Table, table
from tests.support.rule import rule


def at_the_quay(take: dict[str, int], **held: int) -> Table:
    """Seat 0 has placed a worker at a merchant ship that shows these things, with so many warriors at home."""
    t = table(cards={"merchant-ships": {"birka-knarr": {"take": take}}})
    t.merchant("birka-knarr")
    t.give(0, **{"swordsman": 0, **held})
    t.go(0, "merchant-ship")
    return t


@rule("CT-3", "CP-5")
def test_with_7_at_home_and_2_owed_1_is_taken_as_the_player_says() -> None:
    t = table()
    t.stalls("jomsvikings")
    t.give(0, swordsman=7, coins=2)
    told = t.go(0, "jomsvikings")
    assert told == (WorkerPlaced(0, "jomsvikings"), GoodsPaid(0, "coins", 2), WarriorsForfeited(0, 1))
    assert t.asked(0) == "recruit-warriors"
    assert t.open(0) == {Recruit("swordsman"), Recruit("axeman")}
    assert t.refused(0, Recruit("spearman")) == "not-owed"
    assert t.refused(0, Done()) == "not-asked"
    before = t.supply()
    assert t.do(0, Recruit("axeman")) == (WarriorsTaken(0, "axeman", 1),)
    assert t.warriors(0) == (7, 0, 1)
    assert t.supply() == (before[0], before[1], before[2] - 1)
    assert t.asked(1) == "place-worker"
    t.rules.check_laws(t.state)


@rule("CT-3", "CP-5")
def test_the_other_of_two_owed_may_be_chosen_as_well() -> None:
    t = table()
    t.stalls("jomsvikings")
    t.give(0, swordsman=7, coins=2)
    t.go(0, "jomsvikings")
    t.do(0, Recruit("swordsman"))
    assert t.warriors(0) == (8, 0, 0)
    t.rules.check_laws(t.state)


@rule("CP-5", "CL-1")
@pytest.mark.parametrize(("held", "taken", "forfeited"), [(5, 3, 0), (6, 2, 1), (7, 1, 2), (8, 0, 3)])
def test_a_smiths_warriors_are_taken_up_to_8_and_the_rest_goes_to_the_supply(
    held: int, taken: int, forfeited: int
) -> None:
    t = table()
    t.set(lying=[1, 3, 1], supply=[7, 9, 9])
    t.give(0, swordsman=0, axeman=held)
    before = t.supply()
    told = t.go(0, "hafter")
    lost = (WarriorsForfeited(0, forfeited),) if forfeited else ()
    assert told == (WorkerPlaced(0, "hafter"), *lost, *[WarriorsTaken(0, "spearman", taken)] * bool(taken))
    assert t.warriors(0) == (0, taken, held)
    assert t.view().lying == {"swordsman": 1, "spearman": 0, "axeman": 1, "food": 1}
    assert t.supply() == (before[0], before[1] + forfeited, before[2])
    t.rules.check_laws(t.state)


@rule("CP-5", "CL-16")
@pytest.mark.parametrize(("held", "after"), [(6, 8), (7, 8), (8, 8)])
def test_two_of_a_kind_leave_nothing_to_choose(held: int, after: int) -> None:
    t = table()
    t.stalls("huskarl")
    t.give(0, swordsman=held)
    t.go(0, "huskarl")
    assert t.warriors(0) == (after, 0, 0)
    assert t.asked(1) == "place-worker"


@rule("CP-5")
def test_all_kinds_count_towards_the_limit() -> None:
    t = table()
    t.stalls("raiders")
    t.give(0, swordsman=2, spearman=3, axeman=2)
    t.go(0, "raiders")
    assert t.warriors(0) == (2, 4, 2)


@rule("CP-5")
def test_of_three_owed_two_are_chosen_in_order_and_none_may_be_left() -> None:
    t = at_the_quay({"swordsman": 1, "spearman": 1, "axeman": 1}, swordsman=6)
    assert t.open(0) == {Recruit("swordsman"), Recruit("spearman")}
    assert t.refused(0, Recruit("axeman")) == "out-of-order"
    t.do(0, Recruit("swordsman"))
    assert t.warriors(0) == (7, 0, 0)
    assert t.open(0) == {Recruit("spearman"), Recruit("axeman")}
    assert t.refused(0, Recruit("swordsman")) == "not-owed"
    t.do(0, Recruit("axeman"))
    assert t.warriors(0) == (7, 0, 1)
    assert t.asked(1) == "place-worker"
    t.rules.check_laws(t.state)


@rule("CP-5")
def test_a_choice_that_leaves_but_one_way_on_is_carried_out() -> None:
    t = at_the_quay({"swordsman": 1, "spearman": 1, "axeman": 1}, swordsman=6)
    assert t.do(0, Recruit("spearman")) == (WarriorsTaken(0, "spearman", 1), WarriorsTaken(0, "axeman", 1))
    assert t.warriors(0) == (6, 1, 1)
    assert t.asked(1) == "place-worker"


@rule("CP-5")
def test_kinds_go_up_along_the_chain() -> None:
    t = at_the_quay({"swordsman": 2, "spearman": 2, "axeman": 2}, swordsman=5)
    t.do(0, Recruit("spearman"))
    assert t.refused(0, Recruit("swordsman")) == "out-of-order"
    assert t.open(0) == {Recruit("spearman"), Recruit("axeman")}
    t.do(0, Recruit("spearman"))
    assert t.warriors(0) == (5, 2, 1)
    assert t.asked(1) == "place-worker"


@rule("CP-5")
def test_what_fits_is_taken_without_a_question() -> None:
    t = at_the_quay({"swordsman": 1, "spearman": 1, "axeman": 1}, swordsman=5)
    assert t.warriors(0) == (6, 1, 1)
    assert t.asked(1) == "place-worker"


@rule("CP-5", "CS-8")
@pytest.mark.parametrize(("supply", "taken"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_what_the_supply_lacks_is_forfeited(supply: int, taken: int) -> None:
    t = table()
    t.stalls("huskarl")
    t.set(supply=[supply, 9, 9])
    told = t.go(0, "huskarl")
    lost = (WarriorsForfeited(0, 2 - taken),) if taken < 2 else ()
    assert told[2:] == (*lost, *[WarriorsTaken(0, "swordsman", taken)] * bool(taken))
    assert (t.warriors(0), t.supply()) == ((1 + taken, 0, 0), (supply - taken, 9, 9))


@rule("CP-5", "CS-8")
def test_with_one_kind_out_of_dice_the_other_needs_no_choice() -> None:
    t = table()
    t.stalls("jomsvikings")
    t.give(0, swordsman=7, coins=2)
    t.set(supply=[0, 9, 3])
    told = t.go(0, "jomsvikings")
    assert told[2:] == (WarriorsForfeited(0, 1), WarriorsTaken(0, "axeman", 1))
    assert (t.warriors(0), t.supply()) == ((7, 0, 1), (0, 9, 2))


@rule("CP-5", "CS-8")
@pytest.mark.parametrize(("kind", "place"), [("swordsman", 0), ("spearman", 1), ("axeman", 2)])
def test_each_kind_is_forfeited_by_its_own_supply(kind: str, place: int) -> None:
    t = at_the_quay({"swordsman": 1, "spearman": 1, "axeman": 1})
    assert t.warriors(0) == (1, 1, 1)
    scarce = table(cards={"merchant-ships": {"birka-knarr": {"take": {"swordsman": 1, "spearman": 1, "axeman": 1}}}})
    scarce.merchant("birka-knarr")
    scarce.give(0, swordsman=0)
    scarce.set(supply=[0 if i == place else 9 for i in range(3)])
    told = scarce.go(0, "merchant-ship")
    assert WarriorsForfeited(0, 1) in told and all(event != WarriorsTaken(0, kind, 1) for event in told)


@rule("CP-5", "CL-3")
@pytest.mark.parametrize(("held", "taken"), [(7, 1), (8, 0)])
def test_the_jarls_swordsman_comes_only_where_he_fits(held: int, taken: int) -> None:
    t = table()
    t.give(2, swordsman=0, axeman=held)
    t.go(2, "jarls-longhouse")
    assert t.warriors(2) == (taken, 0, held)
    assert t.view().first == 2


@rule("CL-5", "CP-5")
@pytest.mark.parametrize(
    ("kind", "warriors"), [("swordsman", (2, 0, 0)), ("spearman", (1, 1, 0)), ("axeman", (1, 0, 1))]
)
def test_a_warrior_of_any_type_is_the_takers_pick(kind: str, warriors: tuple[int, int, int]) -> None:
    t = table()
    t.merchant("gotland-knarr")
    told = t.go(0, "merchant-ship")
    assert told == (
        WorkerPlaced(0, "merchant-ship"),
        GoodsPaid(0, "coins", 1),
        GoodsTaken(0, "food", 1),
        GoodsTaken(0, "wood", 1),
    )
    assert t.open(0) == {Recruit("swordsman"), Recruit("spearman"), Recruit("axeman")}
    assert t.refused(0, Done()) == "not-asked"
    t.do(0, Recruit(kind))
    assert t.warriors(0) == warriors
    t.rules.check_laws(t.state)


@rule("CL-5", "CS-8")
def test_a_type_that_has_run_out_cannot_be_picked() -> None:
    t = table()
    t.merchant("gotland-knarr")
    t.set(supply=[1, 0, 1])
    t.go(0, "merchant-ship")
    assert t.refused(0, Recruit("spearman")) == "no-dice-left"
    assert t.open(0) == {Recruit("swordsman"), Recruit("axeman")}


@rule("CL-5", "CP-5")
def test_a_warrior_of_any_type_is_forfeited_with_a_full_longhouse() -> None:
    t = table()
    t.merchant("gotland-knarr")
    t.give(0, swordsman=8)
    assert t.go(0, "merchant-ship")[4:] == (WarriorsForfeited(0, 1),)
    assert (t.goods(0), t.warriors(0)) == ((2, 2, 0), (8, 0, 0))
    assert t.asked(1) == "place-worker"


@rule("CL-5", "CS-8")
def test_a_warrior_of_any_type_is_forfeited_with_all_dice_gone() -> None:
    t = table()
    t.merchant("gotland-knarr")
    t.set(supply=[0, 0, 0])
    assert t.go(0, "merchant-ship")[4:] == (WarriorsForfeited(0, 1),)
    assert t.warriors(0) == (1, 0, 0)


@rule("CL-5", "CP-5")
@pytest.mark.parametrize(
    ("picks", "warriors"),
    [
        (["swordsman", "swordsman"], (2, 0, 0)),
        (["swordsman", "axeman"], (1, 0, 1)),
        (["spearman", "spearman"], (0, 2, 0)),
        (["spearman", "axeman"], (0, 1, 1)),
        (["axeman"], (0, 0, 2)),
    ],
)
def test_two_of_any_type_may_be_alike_or_not(picks: list[str], warriors: tuple[int, int, int]) -> None:
    t = at_the_quay({"any": 2})
    for pick in picks:
        t.do(0, Recruit(pick))
    assert t.warriors(0) == warriors
    assert t.asked(1) == "place-worker"
    t.rules.check_laws(t.state)


@rule("CL-5", "CP-5")
@pytest.mark.parametrize(
    ("picks", "warriors"),
    [
        (["swordsman"], (1, 1, 0)),
        (["spearman", "spearman"], (0, 2, 0)),
        (["spearman", "axeman"], (0, 1, 1)),
    ],
)
def test_a_named_warrior_comes_besides_the_one_of_any_type(picks: list[str], warriors: tuple[int, int, int]) -> None:
    t = at_the_quay({"spearman": 1, "any": 1})
    assert t.open(0) == {Recruit("swordsman"), Recruit("spearman")}
    assert t.refused(0, Recruit("axeman")) == "out-of-order"
    for pick in picks:
        t.do(0, Recruit(pick))
    assert t.warriors(0) == warriors
    assert t.asked(1) == "place-worker"
    t.rules.check_laws(t.state)


@rule("CL-5", "CP-5")
def test_with_room_for_one_the_named_warrior_or_any_other_may_be_taken() -> None:
    t = at_the_quay({"spearman": 1, "any": 1}, swordsman=7)
    assert t.open(0) == {Recruit("swordsman"), Recruit("spearman"), Recruit("axeman")}
    t.do(0, Recruit("axeman"))
    assert t.warriors(0) == (7, 0, 1)
    assert t.asked(1) == "place-worker"


@rule("CL-5", "CS-8")
def test_a_named_warrior_that_has_run_out_is_not_made_good_by_another() -> None:
    t = table(cards={"merchant-ships": {"birka-knarr": {"take": {"spearman": 1, "any": 1}}}})
    t.merchant("birka-knarr")
    t.set(supply=[2, 0, 2])
    assert t.go(0, "merchant-ship")[-1] == WarriorsForfeited(0, 1)
    assert t.open(0) == {Recruit("swordsman"), Recruit("axeman")}
    t.do(0, Recruit("swordsman"))
    assert t.warriors(0) == (2, 0, 0)
    assert t.asked(1) == "place-worker"


@rule("CL-5", "CS-8")
@pytest.mark.parametrize(
    ("supply", "warriors", "told"),
    [
        ([0, 1, 1], (1, 1, 1), [WarriorsTaken(0, "spearman", 1), WarriorsTaken(0, "axeman", 1)]),
        ([0, 1, 0], (1, 1, 0), [WarriorsForfeited(0, 1), WarriorsTaken(0, "spearman", 1)]),
    ],
)
def test_the_last_die_cannot_be_had_twice(supply: list[int], warriors: tuple[int, int, int], told: list[Event]) -> None:
    t = table(cards={"merchant-ships": {"birka-knarr": {"take": {"spearman": 1, "any": 1}}}})
    t.merchant("birka-knarr")
    t.set(supply=supply)
    assert t.go(0, "merchant-ship")[2:] == tuple(told)
    assert (t.warriors(0), t.supply()) == (warriors, (0, 0, 0))


@rule("CP-5")
def test_what_was_forfeited_is_owed_to_nobody_any_more() -> None:
    t = at_the_quay({"swordsman": 1, "spearman": 1, "axeman": 1, "any": 1}, swordsman=7)
    t.do(0, Recruit("axeman"))
    t.go(1, "hafter")
    assert t.warriors(1) == (1, 1, 0)
    t.give(2, food=1, wood=1, coins=1)
    t.go(2, "market")
    assert t.open(2) == {Done(), Give("food"), Give("wood"), Give("coins")}
    t.rules.check_laws(t.state)
