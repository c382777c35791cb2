"""Where a book is silent we follow the others: what all four have in common (E-2, E-10 to E-12, E-14 to E-16)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import DrawRune, Pick, Place, Roll, Sail, TakeRune, Trade
from meadhall.champions.words.events import (
    EnemyLaid,
    FavorPaid,
    FirstPlayer,
    Hunted,
    JourneyLaid,
    LeaderChosen,
    RuneLaid,
)
from tests.support.champions.table import drafting, of, table
from tests.support.rule import rule

EDITIONS = ("en-2015", "fr", "it", "de-2018")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
@rule("E-2", "E-12", "CR-4")
def test_runes_are_refilled_at_round_setup_and_not_before(edition: str) -> None:
    t = table(edition=edition)
    t.lay_runes("healing", "journey")
    t.go(0, "runesmith")
    t.do(0, TakeRune(1))
    assert t.view().rune_spaces == (None, "journey")
    told = t.end_round()
    laid = of(told, RuneLaid)
    assert len(laid) == 1
    assert t.view().rune_spaces[1] == "journey"
    assert t.view().rune_spaces[0] not in (None, "healing", "journey")


@every_edition
@rule("E-2", "E-12", "CR-4")
def test_runes_not_taken_stay(edition: str) -> None:
    t = table(edition=edition)
    t.lay_runes("healing", "journey")
    t.go(0, "runesmith")
    t.do(0, DrawRune(), script=["rune:potential"])
    assert of(t.end_round(), RuneLaid) == []
    assert t.view().rune_spaces == ("healing", "journey")


@every_edition
@rule("E-12", "CR-3", "CR-5")
def test_cards_are_laid_on_empty_spaces_only(edition: str) -> None:
    t = table(edition=edition)
    t.journey("shore-2", "all-quiet")
    t.enemy("shore-2", "test-monster")
    t.give(0, swordsman=0, axeman=2, food=2, favor=0)
    kept = [t.venue(shore).enemy for shore in ("shore-1", "shore-3", "shore-4")]
    t.sail(0, "small-longship", "shore-2")
    t.last(1, Place("smokehouse"))
    t.send(0, "shore-2", axeman=2, food=2)
    told = t.done(0, script=["axeman:double", "axeman:double"])
    laid = of(told, EnemyLaid, JourneyLaid, RuneLaid)
    assert [type(event) for event in laid] == [EnemyLaid, EnemyLaid, EnemyLaid, JourneyLaid, EnemyLaid]
    assert laid[3] == JourneyLaid("shore-2")
    assert [event.venue for event in laid if isinstance(event, EnemyLaid)] == [
        "troll",
        "draugr-left",
        "draugr-right",
        "shore-2",
    ]
    assert [t.venue(shore).enemy for shore in ("shore-1", "shore-3", "shore-4")] == kept


@every_edition
@rule("E-10", "CS-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_suspicious_villagers_give_everyone_a_blame_by_every_book(edition: str, players: int) -> None:
    plain = table(players, edition=edition)
    assert [seat.blame for seat in plain.view().seats] == [0] * players
    t = table(players, edition=edition, suspicious_villagers=True)
    assert [seat.blame for seat in t.view().seats] == [1] * players
    assert [t.goods(seat) for seat in range(players)] == [plain.goods(seat) for seat in range(players)]


@every_edition
@rule("E-11", "CC-1")
def test_favor_rerolls_hunting_dice(edition: str) -> None:
    t = table(edition=edition)
    t.give(1, favor=1, food=0)
    t.last(1, Place("hunting-grounds"), script=["swordsman:blank"])
    t.do(1, Pick("swordsman", "blank"))
    told = t.do(1, Roll(), script=["swordsman:double"])
    assert FavorPaid(1) in told
    assert Hunted(1, 2) in told
    assert (t.seat(1).favor, t.seat(1).food) == (0, 2)


@every_edition
@rule("E-14", "CL-15", "CL-16")
@pytest.mark.parametrize(
    ("stall", "goods", "favor", "glory", "warriors"),
    [
        ("aumingi", (-1, 0, 0), 1, 0, (0, 0, 0)),
        ("skald", (0, 0, 0), 0, 2, (0, 0, 0)),
        ("generous-merchant", (1, 1, 0), 0, 0, (0, 0, 0)),
        ("wealthy-traveller", (0, 0, 2), 0, 0, (0, 0, 0)),
        ("huskarl", (-1, 0, 0), 0, 0, (2, 0, 0)),
        ("raiders", (0, -1, 0), 0, 0, (0, 2, 0)),
        ("jomsvikings", (0, 0, -2), 0, 0, (1, 0, 1)),
        ("varangians", (0, 0, -1), 0, 0, (1, 1, 0)),
    ],
)
def test_a_stall_is_the_same_by_every_book(
    edition: str,
    stall: str,
    goods: tuple[int, int, int],
    favor: int,
    glory: int,
    warriors: tuple[int, int, int],
) -> None:
    t = table(edition=edition)
    t.stalls(stall)
    t.give(0, food=5, wood=5, coins=5, favor=5, swordsman=1, spearman=1, axeman=1)
    t.go(0, stall)
    if stall == "aumingi":
        t.do(0, Trade(1))
    seat = t.seat(0)
    assert t.goods(0) == (5 + goods[0], 5 + goods[1], 5 + goods[2])
    assert (seat.favor, seat.glory) == (5 + favor, glory)
    assert t.warriors(0) == (1 + warriors[0], 1 + warriors[1], 1 + warriors[2])


@every_edition
@rule("E-15", "CS-5")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_any_seat_may_be_drawn_as_first_player(edition: str, first: int) -> None:
    t = drafting(opening=[*["stall:0"] * 4, f"first:{first}"], edition=edition)
    assert of(t.told(), FirstPlayer) == [FirstPlayer(first)]
    assert t.view().first == first
    assert t.asked((first - 1) % 4) == "choose-leader"


@every_edition
@rule("E-16", "CL-13")
def test_a_harbour_takes_one_ship(edition: str) -> None:
    t = table(players=2, edition=edition)
    t.give(0, coins=5)
    t.ship(0, "karfi")
    t.ship(1, "drekkar")
    shores = ("shore-2", "shore-3", "shore-4" if edition == "en-2015" else "shore-1")
    t.sail(0, "small-longship", shores[0])
    t.go(1, "drekkar")
    assert t.open(1) == {Sail(shores[1]), Sail(shores[2])}
    assert t.refused(1, Sail(shores[0])) == "harbour-taken"
    t.do(1, Sail(shores[1]))
    t.sail(0, "large-longship", shores[2])
    t.turn(0)
    assert t.refused(0, Place("karfi")) == "no-harbour"


@rule("CS-5")
@pytest.mark.parametrize(
    ("players", "stalls", "ranks", "leaders"),
    [
        (4, 4, (4, 0, 0, 0), {0: "ullr", 3: "asmundr", 2: "dagrun", 1: "gylfir"}),
        (4, 4, (0, 3, 2, 0), {0: "asmundr", 3: "ullr", 2: "svanhildr", 1: "dagrun"}),
        (3, 3, (1, 1, 1), {0: "dagrun", 2: "gylfir", 1: "svanhildr"}),
        (2, 2, (2, 3), {0: "gylfir", 1: "ullr"}),
    ],
)
def test_assigned_leaders_are_drawn_at_random_and_differ(
    players: int, stalls: int, ranks: tuple[int, ...], leaders: dict[int, str]
) -> None:
    opening = [*["stall:0"] * stalls, "first:1", *(f"leader:{rank}" for rank in ranks)]
    t = drafting(players, opening, draft_leaders=False)
    assert of(t.told(), LeaderChosen) == [LeaderChosen(seat, leader) for seat, leader in leaders.items()]
    assert {seat.seat: seat.leader for seat in t.view().seats} == leaders
    assert (t.asked(1), t.view().round) == ("place-worker", 1)
    assert [len(seat.destinies) for seat in t.view().seats] == [1] * players


@rule("CS-5", "CV-3")
def test_an_assigned_leader_has_its_gift() -> None:
    opening = [*["stall:0"] * 4, "first:1", "leader:2", "leader:0", "leader:0", "leader:0"]
    t = drafting(opening=opening, draft_leaders=False)
    assert t.seat(0).leader == "gylfir"
    t.merchant("lofoten-boat")
    t.give(0, coins=0)
    t.go(0, "merchant-ship")
    assert t.goods(0) == (4, 1, 0)
