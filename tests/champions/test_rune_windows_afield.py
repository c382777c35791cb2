"""When runes may be used in hunts, voyages and fights: all ten lie before one seat (CN-1, CF-7)."""

from __future__ import annotations

from meadhall.champions.words.actions import (
    Blame,
    Done,
    Lose,
    Pick,
    Place,
    Roll,
    Sail,
    Shed,
    Take,
    Use,
)
from tests.support.champions.armed import ANY_TIME, armed, offered
from tests.support.champions.table import Table, table
from tests.support.rule import rule


@rule("CN-1", "CC-1", "CN-6", "CN-7")
def test_in_a_hunt_they_are_offered_with_the_roll_and_after_the_outcome() -> None:
    t = armed()
    t.last(0, Place("hunting-grounds"))
    t.done(0, script=["swordsman:blank"])
    assert (t.asked(0), offered(t)) == ("reroll", ANY_TIME | {"potential", "reaction"})
    assert t.refused(0, Use("healing")) == "wrong-window"
    t.do(0, Pick("swordsman", "blank"))
    assert (t.asked(0), t.open(0)) == ("pick-dice", {Roll()})
    assert t.refused(0, Use("wealth")) == "wrong-window"
    t.do(0, Roll(), script=["swordsman:hit"])
    assert (t.asked(0), offered(t)) == ("reroll", ANY_TIME | {"reaction"})
    t.done(0)
    assert (t.asked(0), offered(t), t.seat(0).food) == ("afterwards", ANY_TIME, 6)


@rule("CN-1", "CC-1")
def test_where_a_roll_leaves_no_choice_the_window_comes_after_the_outcome() -> None:
    t = table()
    t.rune(0, "wealth")
    t.give(0, favor=0)
    t.last(0, Place("hunting-grounds"))
    t.done(0, script=["swordsman:hit"])
    assert (t.asked(0), t.open(0)) == ("afterwards", {Done(), Use("wealth")})
    assert t.seat(0).food == 2
    t.done(0)
    assert t.view().round == 2


def at_sea(journey: str, script: tuple[str, ...] = (), **load: int) -> Table:
    """Seat 0 sails to the first shore with this load, and the journey card has been turned up."""
    t = armed()
    t.journey("shore-1", journey)
    t.enemy("shore-1", "test-monster")
    t.give(0, swordsman=1, axeman=3, favor=0)
    t.do(0, Place("small-longship"))
    t.do(0, Sail("shore-1"))
    t.done(0)
    t.last(1, Place("smokehouse"))
    t.send(0, "shore-1", **load)
    t.done(0)
    assert (t.asked(0), offered(t)) == ("meet-journey", ANY_TIME | {"journey"})
    t.done(0, script=script)
    return t


@rule("CN-1", "CJ-1")
def test_on_a_journey_they_are_offered_with_every_choice_and_after_the_outcome() -> None:
    t = at_sea("lost", swordsman=1, axeman=3, food=1)
    assert (t.asked(0), offered(t)) == ("lose-at-sea", ANY_TIME)
    t.do(0, Lose("swordsman"))
    assert (t.asked(0), t.open(0)) == ("lose-at-sea", {Lose("axeman"), Lose("food")})
    assert t.refused(0, Use("wealth")) == "wrong-window"
    t.do(0, Lose("axeman"))
    assert (t.asked(0), offered(t)) == ("afterwards", ANY_TIME)
    assert t.refused(0, Use("journey")) == "wrong-window"


@rule("CN-1", "CN-2", "CJ-1")
def test_gifts_on_a_journey_go_to_ones_own_stock_and_not_aboard() -> None:
    t = at_sea("storm", swordsman=1, axeman=1, food=1)
    t.do(0, Use("gifts"))
    for _ in range(4):
        t.do(0, Take("food"))
    assert (t.asked(0), t.seat(0).food) == ("lose-at-sea", 4 + 4)
    assert t.venue("shore-1").sent == {"swordsman": 1, "spearman": 0, "axeman": 1, "food": 1}


@rule("CN-1", "CC-4")
def test_when_starving_they_are_offered_at_the_first_link_alone() -> None:
    t = at_sea("all-quiet", swordsman=1, axeman=3)
    assert (t.asked(0), offered(t)) == ("afterwards", ANY_TIME)
    t = at_sea("all-quiet", swordsman=1, axeman=3, food=1)
    t.done(0)
    assert (t.asked(0), offered(t)) == ("starve", ANY_TIME)
    t.do(0, Lose("swordsman"), script=["axeman:blank", "axeman:double"])
    assert (t.asked(0), offered(t)) == ("reroll", ANY_TIME | {"potential", "reaction"})


@rule("CN-1", "CF-6", "CF-7")
def test_against_the_kraken_they_are_offered_like_in_any_fight() -> None:
    t = at_sea("kraken", ("axeman:double", "axeman:double", "axeman:blank"), axeman=3, food=2)
    assert (t.asked(0), offered(t)) == ("reroll", ANY_TIME | {"potential", "reaction"})
    t.done(0)
    assert (t.asked(0), offered(t)) == ("lose-in-fight", ANY_TIME | {"healing"})
    t.do(0, Use("healing"))
    assert (t.asked(0), offered(t)) == ("take-reward", ANY_TIME | {"glory"})
    t.done(0)
    assert (t.asked(0), offered(t)) == ("afterwards", ANY_TIME)


@rule("CN-1", "CF-5", "CF-7", "CN-8", "CN-9")
def test_in_a_fight_they_are_offered_with_every_choice_and_after_the_outcome() -> None:
    t = armed()
    t.enemy("troll", "test-troll")
    t.give(0, swordsman=1, axeman=2, blame=1)
    t.last(0, Place("troll"))
    t.done(0)
    t.send(0, "troll", swordsman=1, axeman=2)
    t.done(0, script=["swordsman:shield", "axeman:double", "axeman:blank"])
    assert (t.asked(0), offered(t)) == ("reroll", ANY_TIME | {"potential", "reaction"})
    t.do(0, Pick("swordsman", "shield"))
    t.do(0, Roll(), script=["swordsman:double"])
    t.done(0)
    assert (t.asked(0), offered(t)) == ("lose-in-fight", ANY_TIME | {"healing"})
    t.do(0, Lose("axeman"))
    assert (t.asked(0), offered(t)) == ("take-reward", ANY_TIME | {"glory"})
    assert t.refused(0, Use("healing")) == "wrong-window"
    t.done(0)
    assert (t.asked(0), offered(t)) == ("shed-blame", ANY_TIME)
    t.do(0, Shed())
    assert (t.asked(0), offered(t)) == ("give-blame", ANY_TIME)
    t.do(0, Blame(1))
    assert (t.asked(0), offered(t)) == ("afterwards", ANY_TIME)
    assert t.refused(0, Use("glory")) == "wrong-window"
    t.done(0)
    assert (t.view().round, t.asked(0)) == (2, "place-worker")


@rule("CN-1", "CF-4")
def test_after_a_lost_fight_they_are_offered_and_losses_without_a_choice_are_not_asked() -> None:
    t = table()
    t.rune(0, "wealth")
    t.rune(1, "gifts")
    t.enemy("draugr-left", "fierce-draugr")
    t.give(0, favor=0)
    t.last(0, Place("draugr-left"))
    t.done(0)
    t.send(0, "draugr-left", swordsman=1)
    t.done(0, script=["swordsman:hit"])
    assert (t.asked(0), t.warriors(0)) == ("afterwards", (0, 0, 0))
    assert (t.asked(1), t.open(1)) == ("offer-rune", {Use("gifts")})
