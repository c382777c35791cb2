"""What is open to all and what is secret (CS-11)."""

from __future__ import annotations

from dataclasses import replace

from meadhall.champions.words.actions import Done, Look, Place, Use
from meadhall.champions.words.events import AssignmentSealed, EnemyDefeated
from tests.support.champions.table import table
from tests.support.rule import rule


@rule("CS-11")
def test_all_but_destinies_is_open_before_every_seat() -> None:
    t = table()
    t.give(2, food=3, coins=7, favor=4, blame=2, glory=9, spearman=2)
    t.rune(2, "healing")
    bare = [replace(t.view(audience).seats[2], destinies=()) for audience in (0, 1, 2, 3, None)]
    assert bare == [bare[0]] * 5
    assert (bare[0].food, bare[0].coins, bare[0].favor, bare[0].blame, bare[0].glory) == (3, 7, 4, 2, 9)
    assert bare[0].warriors == {"swordsman": 1, "spearman": 2, "axeman": 0}
    assert [mine.rune for mine in bare[0].runes] == ["healing"]


@rule("CS-11")
def test_destiny_cards_are_known_to_their_holder_alone_but_their_number_to_all() -> None:
    t = table()
    t.destinies(2, "prepared", "runemaster")
    assert [card.destiny for card in t.view(2).seats[2].destinies] == ["prepared", "runemaster"]
    assert [card.destiny for card in t.view(1).seats[2].destinies] == ["hidden", "hidden"]
    assert [card.destiny for card in t.view().seats[2].destinies] == ["hidden", "hidden"]


@rule("CS-11")
def test_a_journey_card_face_down_is_known_to_those_who_looked_alone() -> None:
    t = table()
    t.journey("shore-2", "kraken")
    t.go(1, "sages-hut")
    t.do(1, Look("shore-2"))
    assert [t.venue("shore-2", audience).journey for audience in (0, 1, 2, 3, None)] == [
        "hidden",
        "kraken",
        "hidden",
        "hidden",
        "hidden",
    ]
    assert t.venue("shore-2").seen_by == (1,)
    assert t.venue("shore-1", 1).journey == "hidden"


@rule("CS-11", "CN-4")
def test_knowledge_stays_with_the_card_in_the_next_round() -> None:
    t = table()
    t.journey("shore-3", "lost")
    t.rune(2, "knowledge")
    t.turn(2)
    t.do(2, Use("knowledge"))
    t.end_round()
    assert t.view(2).round == 2
    assert (t.venue("shore-3", 2).journey, t.venue("shore-3", 1).journey) == ("lost", "hidden")


@rule("CS-11", "CU-3")
def test_discard_piles_are_open() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    t.journey("shore-1", "all-quiet")
    t.sail(0, "small-longship", "shore-1")
    t.end_round()
    t.done(0)
    for audience in (0, 3, None):
        assert t.view(audience).enemies_discarded == ("test-troll", "fierce-draugr", "test-draugr")
        assert t.view(audience).journeys_discarded["all-quiet"] == 1


@rule("CS-11", "CS-9")
def test_a_defeat_is_seen_by_all_but_no_tally_of_a_hidden_pile_is_shown() -> None:
    t = table()
    t.enemy("draugr-left", "test-draugr")
    t.give(0, swordsman=2, favor=0)
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=2)
    t.done(0, script=["swordsman:double", "swordsman:shield"])
    for audience in (0, 1, None):
        assert EnemyDefeated(0, "draugr-left", "test-draugr") in t.news(audience)
        assert not t.view(audience).seats[0].slain_on_show


@rule("CS-11", "CA-2")
def test_an_assignment_is_its_owners_secret_until_all_are_done() -> None:
    t = table()
    t.enemy("draugr-left", "fierce-draugr")
    t.enemy("draugr-right", "test-draugr")
    t.give(0, swordsman=2)
    t.go(1, "draugr-right")
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=1)
    assert t.venue("draugr-left", 0).sealed == {"swordsman": 1, "spearman": 0, "axeman": 0}
    t.do(0, Done())
    assert t.venue("draugr-left", 0).sealed == {"swordsman": 1, "spearman": 0, "axeman": 0}
    assert (t.venue("draugr-left", 1).sealed, t.venue("draugr-left").sealed) == (None, None)
    assert t.venue("draugr-left", 1).sent == {"swordsman": 0, "spearman": 0, "axeman": 0}
    assert t.news(1) == t.news() == [AssignmentSealed(0)]


@rule("CS-11", "CP-1")
def test_what_lies_on_the_board_is_open_to_all() -> None:
    t = table(3)
    t.go(0, "smokehouse")
    t.go(1, "troll")
    t.sail(2, "small-longship", "shore-3")
    for audience in (0, 1, 2, None):
        view = t.view(audience)
        assert view.workers_on == {"smokehouse": 0, "troll": 1, "small-longship": 2}
        assert [venue.owner for venue in view.venues] == [1, None, None, None, None, 2, None]
        assert [venue.ship for venue in view.venues] == [None, None, None, None, None, "small-longship", None]
        assert view.lying == {"swordsman": 1, "spearman": 1, "axeman": 1, "food": 0}
        assert [mine.workers for mine in view.seats] == [2, 2, 2]
