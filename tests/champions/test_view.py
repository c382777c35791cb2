"""The view says what is under way, so that whoever has it alone can draw the table: phase, turn, hunt, fight."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Demand, Done, Give, Lose, Pick, Place, Roll, Sail, Take, Use
from meadhall.champions.words.view import FightView, HuntView
from tests.support.champions.assigners import three_to_assign
from tests.support.champions.ending import bare
from tests.support.champions.facing import facing
from tests.support.champions.table import Table, table
from tests.support.rule import rule

ROLL = ("swordsman:double", "swordsman:hit", "swordsman:shield", "axeman:blank")
SEAT = 1


def scene(t: Table) -> tuple[str, int | None, str | None]:
    """The phase, whose turn it is, and where."""
    for audience in (*range(t.players), None):
        view = t.view(audience)
        assert (view.phase, view.turn, view.venue) == (t.view().phase, t.view().turn, t.view().venue)
    return t.view().phase, t.view().turn, t.view().venue


def fight(t: Table) -> FightView:
    """The fight under way, which all see alike."""
    found = t.view().fight
    assert found is not None
    assert all(t.view(seat).fight == found for seat in range(t.players))
    return found


def bound(journey: str, *runes: str, **load: int) -> Table:
    """Seat 1 has loaded the large ship for the second shore, and is to confirm."""
    t = table()
    t.journey("shore-2", journey)
    t.enemy("shore-2", "test-monster")
    t.give(1, **{"swordsman": 0, "favor": 0, "coins": 1, "food": 0, **load})
    t.last(1, Place("large-longship"), Sail("shore-2"))
    t.send(1, "shore-2", **load)
    t.rune(1, *runes)
    return t


@rule("CS-5")
def test_leaders_are_chosen_in_a_phase_of_its_own() -> None:
    t = Table(leaders=(), first=2)
    (asked,) = t.match.decisions()
    assert scene(t) == ("leaders", asked.seat, None)


@rule("CP-1")
def test_a_turn_lasts_until_all_that_the_worker_brought_about_is_done() -> None:
    t = table()
    t.give(2, food=1, wood=1, coins=1)
    t.turn(2)
    assert scene(t) == ("placing", 2, None)
    t.do(2, Place("market"))
    assert scene(t) == ("placing", 2, None)
    t.do(2, Done())
    assert scene(t) == ("placing", 3, None)


@rule("CN-1")
def test_a_rune_used_out_of_turn_leaves_the_turn_where_it_is() -> None:
    t = table()
    t.rune(2, "gifts")
    t.turn(0)
    t.do(2, Use("gifts"))
    assert (t.asked(0), t.asked(2)) == (None, "choose-gifts")
    assert scene(t) == ("placing", 0, None)


@rule("CL-4")
def test_goods_given_at_the_market_lie_there_until_as_many_are_taken() -> None:
    t = table()
    t.give(0, food=2, wood=1, coins=0)
    t.go(0, "market")
    assert t.view().given == {}
    t.do(0, Give("food"))
    t.do(0, Give("food"))
    assert t.view(1).given == {"food": 2}
    t.do(0, Done())
    assert (t.view().given, t.view().left) == ({"food": 2}, 2)
    t.do(0, Take("wood"))
    t.do(0, Take("coins"))
    assert (t.view().given, t.view().left) == ({}, 0)


@rule("CL-5")
def test_warriors_that_are_being_chosen_are_owed() -> None:
    t = table()
    t.merchant("gotland-knarr")
    t.give(0, coins=1, swordsman=1)
    t.go(0, "merchant-ship")
    assert (t.asked(0), t.view().owed, t.view().left) == ("recruit-warriors", {"any": 1}, 1)


@rule("CS-7", "CL-10")
def test_workers_owned_are_those_in_hand_those_placed_and_the_one_of_the_huts() -> None:
    t = table()
    t.give(0, coins=9)
    assert (t.seat(0).workers, t.seat(0).workers_owned) == (3, 3)
    t.go(0, "worker-huts")
    assert (t.seat(0).workers, t.seat(0).workers_owned) == (3, 4)
    assert t.view(1).seats[0].workers_owned == 4
    assert [seat.workers_owned for seat in table(2).view().seats] == [4, 4]


@rule("CA-1", "CA-2")
def test_it_is_nobodys_turn_while_all_assign_at_once_and_somebodys_when_in_turn_order() -> None:
    t = three_to_assign()
    assert scene(t) == ("assigning", None, None)
    t.done(1)
    assert scene(t) == ("assigning", None, None)
    t.do(1, Demand())
    assert scene(t) == ("assigning", 0, None)
    t.done(0)
    assert scene(t) == ("assigning", 1, None)


@rule("CA-1", "CA-6")
def test_warriors_are_at_home_until_it_is_shown_that_they_were_sent() -> None:
    t = three_to_assign()
    before = t.seat(0).warriors
    t.send(0, "troll", swordsman=1)
    assert t.seat(0).at_home == before
    t.done(0)
    t.done(1)
    assert [t.view(seat).seats[0].at_home for seat in range(4)] == [before] * 4
    t = facing("fierce-draugr", favor=1, swordsman=2, axeman=1)
    t.give(0, spearman=2)
    t.done(SEAT, script=["swordsman:hit", "swordsman:hit", "axeman:blank"])
    assert t.view(0).seats[SEAT].warriors == {"swordsman": 2, "spearman": 0, "axeman": 1}
    assert t.view(0).seats[SEAT].at_home == {"swordsman": 0, "spearman": 0, "axeman": 0}
    assert t.seat(0).at_home == t.seat(0).warriors


@rule("CC-1")
def test_a_hunt_shows_its_hits_and_the_food_they_bring_up_to_the_limit() -> None:
    t = table()
    t.give(0, food=0, favor=1, swordsman=1, axeman=4)
    script = ["swordsman:shield", *["axeman:double"] * 4]
    t.last(0, Place("hunting-grounds"), script=script)
    assert scene(t) == ("hunting", 0, None)
    assert t.view(3).hunt == HuntView(0, 8, 6)
    t.do(0, Pick("axeman", "double"))
    t.do(0, Roll(), script=["axeman:blank"])
    assert (t.view().hunt, t.view().fight) == (None, None)
    assert t.seat(0).food == 6


@rule("CN-1", "CC-1")
def test_after_a_hunt_it_is_still_the_hunt() -> None:
    t = table()
    t.give(0, food=0, favor=0, coins=2, swordsman=1)
    t.rune(0, "wealth")
    t.last(0, Place("hunting-grounds"))
    t.done(0, script=["swordsman:hit"])
    assert t.asked(0) == "afterwards"
    assert (scene(t), t.view().hunt) == (("hunting", 0, None), None)


@rule("CF-1")
def test_a_fight_shows_its_dice_and_what_they_would_do() -> None:
    t = facing("fierce-draugr", favor=2, swordsman=3, axeman=1)
    t.done(SEAT, script=ROLL)
    assert scene(t) == ("fighting", SEAT, "draugr-left")
    rolled = FightView(
        seat=SEAT,
        venue="draugr-left",
        enemy="fierce-draugr",
        journey=None,
        fight_round=1,
        attack=3,
        defence=9,
        damage_before=0,
        hits=3,
        shields=1,
        struck=False,
        losses=2,
    )
    assert fight(t) == rolled
    t.do(SEAT, Pick("axeman", "blank"))
    assert fight(t) == rolled
    t.do(SEAT, Roll(), script=["axeman:double"])
    assert (fight(t).hits, fight(t).damage_before, fight(t).losses) == (5, 0, 2)
    t.done(SEAT)
    assert t.asked(SEAT) == "lose-in-fight"
    assert (fight(t).struck, fight(t).losses, fight(t).fight_round) == (True, 2, 1)
    assert (fight(t).hits, fight(t).shields, fight(t).damage_before, t.view().damage) == (5, 1, 0, 5)
    assert t.view(0).dice == {"swordsman-hit": 1, "swordsman-double": 1, "swordsman-shield": 1, "axeman-double": 1}
    t.do(SEAT, Lose("swordsman"))
    assert (fight(t).losses, fight(t).hits, fight(t).shields) == (1, 5, 1)
    t.do(SEAT, Lose("swordsman"), script=["swordsman:blank", "axeman:hit"])
    assert (fight(t).fight_round, fight(t).damage_before, fight(t).hits, fight(t).losses) == (2, 5, 1, 2)
    assert not fight(t).struck
    assert t.lawful()


@rule("CF-1")
def test_no_more_fall_than_there_are_and_shields_beyond_the_attack_save_nobody_twice() -> None:
    t = facing("fierce-draugr", favor=1, swordsman=2)
    t.done(SEAT, script=["swordsman:hit", "swordsman:hit"])
    assert fight(t).losses == 2
    t = facing("test-draugr", favor=1, swordsman=2)
    t.done(SEAT, script=["swordsman:shield", "swordsman:shield"])
    assert (fight(t).attack, fight(t).shields, fight(t).losses) == (1, 2, 0)


@rule("CN-7", "CV-4")
def test_hits_are_those_of_leader_and_rune() -> None:
    t = facing("fierce-draugr", "reaction", favor=1, swordsman=2)
    t.done(SEAT, script=["swordsman:hit", "swordsman:shield"])
    assert fight(t).hits == 1
    t.do(SEAT, Use("reaction"))
    assert (t.view().reacting, fight(t).hits) == (True, 2)
    t = table()
    t.enemy("troll", "test-troll")
    t.give(2, swordsman=1, favor=1)
    t.last(2, Place("troll"))
    t.send(2, "troll", swordsman=1)
    t.done(2, script=["swordsman:double"])
    assert fight(t).hits == 3


@rule("CF-5", "CN-1")
def test_after_a_fight_the_view_still_says_where_it_was() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.give(0, swordsman=0, axeman=2, favor=0, blame=1)
    t.rune(0, "gifts")
    t.last(0, Place("troll"))
    t.done(0)
    t.send(0, "troll", axeman=2)
    t.done(0, script=["axeman:double", "axeman:hit"])
    assert (t.asked(0), scene(t), t.view().fight) == ("shed-blame", ("fighting", 0, "troll"), None)
    t.done(0)
    t.done(0)
    assert (t.asked(0), scene(t), t.view().dice) == ("afterwards", ("fighting", 0, "troll"), {})


@rule("CF-6")
def test_the_kraken_is_a_fight_of_the_journey() -> None:
    t = bound("kraken", favor=1, spearman=2)
    t.done(1, script=["spearman:hit", "spearman:shield"])
    assert scene(t) == ("journey", 1, "shore-2")
    assert (fight(t).enemy, fight(t).journey) == (None, "kraken")
    assert (fight(t).attack, fight(t).defence, fight(t).fight_round, fight(t).losses) == (2, 3, 1, 1)
    t.done(1, script=["spearman:blank"])
    assert (fight(t).journey, fight(t).fight_round, fight(t).damage_before) == ("kraken", 2, 1)


@rule("CJ-1", "CC-4")
def test_a_voyage_is_journey_then_feeding_then_the_fight() -> None:
    t = bound("lost", favor=0, swordsman=2, axeman=3)
    t.done(1)
    assert (t.asked(1), scene(t), t.view().left) == ("lose-at-sea", ("journey", 1, "shore-2"), 2)
    t.do(1, Lose("swordsman"))
    t.do(1, Lose("axeman"))
    assert t.view().fight is None
    t = bound("all-quiet", favor=1, swordsman=2, axeman=3, food=1)
    t.done(1)
    assert (t.asked(1), scene(t), t.view().left) == ("starve", ("feeding", 1, "shore-2"), 3)
    t.do(1, Lose("swordsman"))
    t.do(1, Lose("axeman"), script=["swordsman:blank", "axeman:hit"])
    assert scene(t) == ("fighting", 1, "shore-2")
    assert (fight(t).enemy, fight(t).journey, fight(t).hits) == ("test-monster", None, 1)


@rule("CN-10", "CN-1")
def test_runes_at_sea_are_used_on_the_journey() -> None:
    t = bound("all-quiet", "journey", "gifts", swordsman=1, food=1)
    t.done(1)
    assert (t.asked(1), scene(t)) == ("meet-journey", ("journey", 1, "shore-2"))
    t.done(1)
    assert (t.asked(1), scene(t)) == ("afterwards", ("journey", 1, "shore-2"))


@rule("CC-4")
@pytest.mark.parametrize(("edition", "feeds"), [("de-2018", (2, 2, 1, 1)), ("en-2015", (2, 2, 1, 1))])
def test_every_shore_says_how_many_one_food_feeds(edition: str, feeds: tuple[int, ...]) -> None:
    shown = [venue.feeds for venue in table(edition=edition).view().venues]
    assert shown == [0, 0, 0, *table(edition=edition).rules.box.shore_feeds]
    assert sorted(shown[3:]) == sorted(feeds)


@rule("CN-1", "CE-1")
def test_the_last_runes_are_used_at_the_end_and_then_the_game_is_over() -> None:
    t = bare(players=2)
    t.rune(0, "gifts")
    t.round(8)
    t.stock(food=0)
    t.last(1, Place("smokehouse"))
    assert (t.asked(0), scene(t)) == ("afterwards", ("ending", 0, None))
    t.done(0)
    assert (t.view().over, scene(t)) == (True, ("over", None, None))
