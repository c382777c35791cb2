"""The troll's killer sheds and gives blame (CF-5, E-6)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Blame, Done, Place, Shed, Use
from meadhall.champions.words.events import BlameShed, BlameTaken, EnemyDefeated, GoodsTaken, RoundBegan, Waived
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

MAY = ["en-2015", "fr", "de-2018"]


def slain(*, players: int = 3, killer: int = 0, blame: int = 0, edition: str = "de-2018", rune: str = "") -> Table:
    """The troll has just been slain by a seat with so much blame."""
    t = table(players=players, edition=edition)
    t.enemy("troll", "test-troll")
    t.set(blame=[3] * 4)
    t.give(killer, swordsman=0, axeman=2, favor=0, blame=blame)
    t.last(killer, Place("troll"))
    t.send(killer, "troll", axeman=2)
    if rune:
        t.rune(killer, rune)
    t.done(killer, script=["axeman:double", "axeman:double"])
    return t


def blames(t: Table) -> list[int]:
    """Everybody's blame."""
    return [t.seat(seat).blame for seat in range(t.players)]


@rule("CF-5")
@pytest.mark.parametrize("edition", MAY)
def test_a_trolls_killer_may_shed_blame_and_may_give_one(edition: str) -> None:
    t = slain(blame=2, edition=edition)
    assert (t.asked(0), t.open(0)) == ("shed-blame", {Done(), Shed()})
    assert t.do(0, Shed()) == (BlameShed(0),)
    assert t.news(None) == [BlameShed(0)]
    assert (t.asked(0), t.open(0)) == ("give-blame", {Done(), Blame(1), Blame(2)})
    told = t.do(0, Blame(2))
    assert told[0] == BlameTaken(2)
    assert blames(t) == [1, 3, 4]
    assert of(told, RoundBegan) == [RoundBegan(2)]


@rule("CF-5")
@pytest.mark.parametrize("edition", MAY)
def test_both_choices_may_be_waived(edition: str) -> None:
    t = slain(blame=2, edition=edition)
    assert t.done(0) == (Waived(0),)
    assert t.done(0)[0] == Waived(0)
    assert blames(t) == [2, 3, 3]


@rule("CF-5")
def test_one_may_shed_and_give_none() -> None:
    t = slain(blame=1)
    t.do(0, Shed())
    t.done(0)
    assert blames(t) == [0, 3, 3]


@rule("CF-5")
def test_one_may_give_and_shed_none() -> None:
    t = slain(blame=1)
    t.done(0)
    t.do(0, Blame(1))
    assert blames(t) == [1, 4, 3]


@rule("CF-5")
@pytest.mark.parametrize("edition", MAY)
def test_to_give_blame_one_need_not_have_any_to_shed(edition: str) -> None:
    t = slain(blame=0, edition=edition)
    assert t.open(0) == {Done(), Blame(1), Blame(2)}
    assert t.refused(0, Shed()) == "not-asked"
    t.do(0, Blame(1))
    assert blames(t) == [0, 4, 3]


@rule("CF-5")
@pytest.mark.parametrize(
    ("players", "killer", "others"),
    [(2, 0, {1}), (2, 1, {0}), (3, 1, {0, 2}), (4, 2, {0, 1, 3})],
)
def test_blame_goes_to_any_one_other_player(players: int, killer: int, others: set[int]) -> None:
    t = slain(players=players, killer=killer)
    assert t.open(killer) == {Done(), *(Blame(seat) for seat in others)}
    assert t.refused(killer, Blame(killer)) == "oneself"


@rule("CF-5")
def test_blame_goes_to_nobody_who_is_not_at_the_table() -> None:
    t = slain(players=3)
    assert t.refused(0, Blame(3)) == "not-in-play"


@rule("CF-5")
def test_by_the_italian_book_the_killer_must_shed_and_must_give() -> None:
    t = slain(blame=2, edition="it")
    assert of(t.news(None), EnemyDefeated, GoodsTaken, BlameShed) == [
        EnemyDefeated(0, "troll", "test-troll"),
        GoodsTaken(0, "wood", 2),
        BlameShed(0),
    ]
    assert t.open(0) == {Blame(1), Blame(2)}
    assert t.refused(0, Done()) == "not-asked"
    t.do(0, Blame(1))
    assert blames(t) == [1, 4, 3]


@rule("CF-5")
def test_by_the_italian_book_too_none_is_shed_where_there_is_none() -> None:
    t = slain(blame=0, edition="it")
    assert of(t.news(None), BlameShed) == []
    assert t.open(0) == {Blame(1), Blame(2)}


@rule("CF-5", "CF-7")
def test_the_choices_come_with_the_reward_after_the_rune_of_glory() -> None:
    t = slain(blame=1, rune="glory")
    assert (t.seat(0).glory, t.seat(0).wood, t.asked(0)) == (5, 3, "take-reward")
    t.do(0, Use("glory"))
    assert (t.seat(0).glory, t.asked(0)) == (7, "shed-blame")


@rule("CF-5", "CN-1")
def test_runes_may_be_used_with_either_choice() -> None:
    t = slain(blame=1, rune="gifts")
    assert t.open(0) == {Done(), Shed(), Use("gifts")}
    t.done(0)
    assert t.open(0) == {Done(), Blame(1), Blame(2), Use("gifts")}


@rule("CF-5")
def test_a_draugr_slain_sheds_no_blame() -> None:
    t = table()
    t.enemy("draugr-left", "test-draugr")
    t.give(0, favor=0, blame=2)
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=1)
    told = t.done(0, script=["swordsman:double"])
    assert of(told, BlameShed) == []
    assert t.view().round == 2


@rule("CF-5", "CU-2")
def test_a_troll_that_is_not_slain_sheds_no_blame() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.give(0, favor=0, blame=2)
    t.last(0, Place("troll"))
    t.send(0, "troll", swordsman=1)
    told = t.done(0, script=["swordsman:double"])
    assert of(told, BlameShed, BlameTaken) == [BlameTaken(seat) for seat in range(4)]
