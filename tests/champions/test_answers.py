"""What is said about answers in Champions: arguments of reasons, effects, what reveals, warnings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from meadhall.champions.core.numbers import events as numbers
from meadhall.champions.game import GAME
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import (
    Blame,
    BuyFavor,
    Demand,
    Done,
    DrawRune,
    Give,
    Load,
    Place,
    Sail,
    Send,
    Take,
    TakeRune,
    Trade,
    Use,
)
from meadhall.champions.words.answers.remarks import DRAWN, SURPRISES
from meadhall.kernel.actions import Action
from meadhall.kernel.declared.answers import Open
from meadhall.kernel.foresight import foretell
from meadhall.kernel.messages import Message
from tests.support.champions.table import Table, table
from tests.support.conformance.tables import every_table, fewer, random_match
from tests.support.rule import rule

GRANTED = {"no-food": "food", "no-wood": "wood", "no-coins": "coins", "no-favor": "favor"}


def reason_args(t: Table, seat: int, action: Action) -> Mapping[str, Any]:
    reason = t.rules.reason(t.state, seat, action)
    assert reason is not None
    return reason.args


def answer(t: Table, seat: int, action: Action) -> Open:
    asked = t.rules.asked(t.state, seat)
    assert asked is not None
    return next(one for one in asked.open if one.code == t.rules.catalogue.code(action))


def effects(t: Table, seat: int, action: Action) -> list[Message]:
    """The parts of an effect."""
    effect = answer(t, seat, action).effect
    if effect is None:
        return []
    return list(effect.args["parts"]) if effect.key == "effect-several" else [effect]


def warnings(t: Table, seat: int) -> list[Message]:
    return list(t.rules.warnings(t.rules.veil(t.state, seat), seat))


@rule("CL-10", "CP-2")
def test_a_reason_says_what_is_needed_and_what_one_has() -> None:
    t = table()
    t.give(0, coins=4, wood=1)
    t.turn(0)
    assert reason_args(t, 0, Place("worker-huts")) == {"needed": 5, "have": 4}
    assert reason_args(t, 0, Place("shipwright")) == {"needed": 2, "have": 1}
    reason = t.rules.reason(t.state, 0, Place("worker-huts"))
    assert reason is not None and reason.message == Message("reason-no-coins-figures", {"needed": 5, "have": 4})


@rule("CP-2", "CS-5", "CL-13", "CL-8")
def test_a_reason_names_who_and_what_stands_in_the_way() -> None:
    t = table()
    t.go(2, "market")
    t.done(2)
    t.ship(1, "karfi")
    t.give(1, wood=9, coins=9)
    t.turn(1)
    assert reason_args(t, 1, Place("market")) == {"seat": 2, "own": 0}
    t.turn(2)
    assert reason_args(t, 2, Place("market")) == {"seat": 2, "own": 1}
    t.turn(1)
    assert reason_args(t, 1, Place("shipwright")) == {"ship": "karfi"}
    t.sail(3, "small-longship", "shore-2")
    t.turn(1)
    t.do(1, Place("karfi"))
    assert reason_args(t, 1, Sail("shore-2")) == {"seat": 3}


@rule("CA-3", "CA-4", "CA-6")
def test_the_reasons_of_an_assignment_count_what_is_assigned() -> None:
    t = table()
    t.enemy("troll", "swordproof-troll")
    t.journey("shore-1", "all-quiet")
    t.give(0, food=1, swordsman=2, spearman=1, axeman=0, coins=1)
    t.go(0, "troll")
    t.last(0, Place("small-longship"), Sail("shore-1"))
    assert reason_args(t, 0, Send("troll", "swordsman")) == {"enemy": "swordproof-troll", "kind": "swordsman"}
    assert reason_args(t, 0, Send("troll", "axeman")) == {"needed": 1, "have": 0}
    t.send(0, "troll", spearman=1)
    assert reason_args(t, 0, Load("shore-1", "spearman")) == {"needed": 2, "have": 1}
    t.send(0, "shore-1", swordsman=2, food=1)
    assert reason_args(t, 0, Load("shore-1", "food")) == {"needed": 2, "have": 1}


@rule("CN-1")
def test_a_rune_for_another_moment_says_what_it_does() -> None:
    t = table()
    t.rune(0, "healing")
    t.turn(0)
    assert reason_args(t, 0, Use("healing")) == {"power": Message("power-healing")}


@rule("CP-2")
def test_with_just_what_is_needed_a_reason_goes_away() -> None:
    granted: Counter[str] = Counter()
    tables = every_table(GAME)
    for seed in range(fewer(len(tables))):
        rules = tables[seed]
        for match, seat, _ in random_match(rules, seed):
            asked = rules.asked(match.state, seat)
            assert asked is not None
            for one in asked.closed:
                reason = rules.reason(match.state, seat, one.code)
                assert reason is not None
                if reason.key in GRANTED:
                    assert (
                        reason.args["have"] == getattr(match.state, GRANTED[reason.key])[seat] < reason.args["needed"]
                    )
                    rich = match.state.copy()
                    store = getattr(rich, GRANTED[reason.key])
                    store[seat] = reason.args["needed"]
                    setattr(rich, GRANTED[reason.key], store)
                    after = rules.reason(rich, seat, one.code)
                    assert after is None or after.key != reason.key, (one, rules.catalogue.action(one.code))
                    store[seat] -= 1
                    setattr(rich, GRANTED[reason.key], store)
                    short = rules.reason(rich, seat, one.code)
                    assert short is not None and short.key == reason.key
                    granted[reason.key] += 1
    assert granted["no-coins"] > fewer(1000) and granted["no-wood"] > fewer(200) and granted["no-food"] > fewer(20)


@rule("CL-1", "CP-5")
def test_a_smith_says_who_joins_and_how_full_the_longhouse_is_then() -> None:
    t = table()
    t.give(0, swordsman=6, spearman=0, axeman=0)
    t.stock(spearman=2)
    t.turn(0)
    assert effects(t, 0, Place("hafter")) == [
        Message("effect-take", {"things": {"spearman": 2}}),
        Message("effect-longhouse", {"held": 8, "most": 8}),
    ]
    t.stock(spearman=3)
    forfeited = Message("effect-forfeit", {"count": 1})
    assert forfeited in effects(t, 0, Place("hafter"))
    assert not answer(t, 0, Place("hafter")).reveals


@rule("CL-3", "CL-14", "CL-10")
def test_a_place_says_all_that_it_brings() -> None:
    t = table(first=0)
    t.give(0, coins=9, swordsman=0)
    t.turn(0)
    assert Message("effect-first", {"seat": 1}) in effects(t, 0, Place("jarls-longhouse"))
    huts = [Message("effect-worker"), Message("effect-pay", {"price": {"coins": 5}})]
    assert effects(t, 0, Place("worker-huts")) == huts
    t.do(0, Place("stave-church"))
    bought = [Message("effect-pay", {"price": {"coins": 6}}), Message("effect-take", {"things": {"favor": 3}})]
    assert effects(t, 0, BuyFavor(3)) == bought


@rule("CL-15")
def test_a_stall_says_what_so_many_times_come_to() -> None:
    t = table()
    t.stalls("aumingi")
    t.give(0, food=3)
    t.go(0, "aumingi")
    traded = [Message("effect-pay", {"price": {"food": 2}}), Message("effect-take", {"things": {"favor": 2}})]
    assert effects(t, 0, Trade(2)) == traded


@rule("CL-4", "CN-2")
def test_goods_that_follow_by_themselves_are_named() -> None:
    t = table()
    t.give(0, food=2, wood=2, coins=0)
    t.go(0, "market")
    assert effects(t, 0, Give("food")) == [Message("effect-swap", {"count": 1})]
    t.do(0, Give("food"))
    t.do(0, Give("food"))
    t.done(0)
    assert effects(t, 0, Take("wood")) == []
    assert effects(t, 0, Take("coins")) == [Message("effect-take", {"things": {"coins": 2}})]


@rule("CA-3")
def test_a_ship_says_how_much_room_is_left() -> None:
    t = table()
    t.give(0, swordsman=3)
    t.last(0, Place("small-longship"), Sail("shore-1"))
    assert effects(t, 0, Load("shore-1", "swordsman")) == [Message("effect-room", {"left": 4})]
    t.send(0, "shore-1", swordsman=1)
    assert effects(t, 0, Load("shore-1", "swordsman")) == [Message("effect-room", {"left": 3})]


@rule("CF-1", "CF-3")
def test_dice_that_are_left_to_lie_say_what_they_do() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.give(0, swordsman=2, favor=1)
    t.last(0, Place("troll"))
    t.send(0, "troll", swordsman=2)
    t.done(0, script=["swordsman:double", "swordsman:hit"])
    blows = effects(t, 0, Done())
    assert blows[:2] == [
        Message("effect-strike", {"hits": 3, "damage": 3, "defence": 3}),
        Message("effect-defeat", {"enemy": "test-troll"}),
    ]
    assert Message("effect-lose", {"things": {"swordsman": 1}}) in blows
    assert Message("effect-take", {"things": {"glory": 5, "wood": 2}}) in blows


@rule("CF-5")
def test_blame_says_how_much_another_then_has() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.give(0, swordsman=2, favor=1, blame=0)
    t.give(2, blame=4)
    t.last(0, Place("troll"))
    t.send(0, "troll", swordsman=2)
    t.done(0, script=["swordsman:double", "swordsman:hit"])
    t.done(0)
    assert t.asked(0) == "give-blame"
    assert effects(t, 0, Blame(2)) == [Message("effect-blame-of", {"seat": 2, "count": 5})]


@rule("CL-6")
def test_the_top_of_a_deck_reveals_and_a_card_that_lies_open_does_not() -> None:
    t = table()
    t.give(0, wood=1)
    t.go(0, "runesmith")
    assert answer(t, 0, DrawRune()).reveals
    face_up = answer(t, 0, TakeRune(1))
    assert not face_up.reveals
    assert face_up.label is not None and face_up.label.key == "action-take-rune"


@rule("CA-2")
def test_the_last_to_seal_reveals_and_the_others_do_not() -> None:
    t = table()
    t.give(0, swordsman=1)
    t.give(1, swordsman=1)
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    t.go(0, "draugr-left")
    t.last(1, Place("draugr-right"))
    assert not answer(t, 0, Done()).reveals and not answer(t, 1, Done()).reveals
    assert answer(t, 0, Demand()).reveals
    t.done(0)
    assert answer(t, 1, Done()).reveals


def test_what_is_foretold_is_what_happens() -> None:
    compared = 0
    tables = every_table(GAME)
    for seed in range(fewer(len(tables))):
        rules = tables[seed]
        for match, seat, code in random_match(rules, seed):
            world = rules.imagine(rules.veil(match.state, seat), seat, rules.core.Chance(seed))
            foretold = foretell(rules.core, world, seat, code, SURPRISES, DRAWN)
            after, chance = match.state.copy(), rules.core.Chance(seed)
            chance.listen()
            rules.core.proceed(after, seat, code, chance)
            assert chance.rows[: len(foretold.rows)] == list(foretold.rows)
            assert foretold.reveals or len(foretold.rows) == len(chance.rows)
            compared += len(foretold.rows)
    assert compared > fewer(5000)
    assert numbers.ASSIGNING_BEGAN in SURPRISES


def on_a_ship(journey: str, seen: bool, **things: int) -> Table:
    t = table()
    t.journey("shore-1", journey)
    t.enemy("shore-1", "axeproof-monster")
    if seen:
        t.cell("journey_seen", 0, 1)
    t.give(0, **{"coins": 1, "food": 0, "swordsman": 0, **things})
    t.last(0, Place("large-longship"), Sail("shore-1"))
    return t


@rule("CC-4")
@pytest.mark.parametrize(
    ("journey", "starving"),
    [("all-quiet", 1), ("no-wind", 3), ("storm", 0), ("kraken", 1)],
)
def test_a_crew_that_will_starve_is_warned_of(journey: str, starving: int) -> None:
    t = on_a_ship(journey, seen=True, food=2, spearman=5)
    assert t.rules.box.shore_feeds[0] == 2
    t.send(0, "shore-1", spearman=5, food=2)
    count = {"shore": "shore-1", "count": starving}
    assert warnings(t, 0) == ([Message("warning-starve", count)] if starving else [])


@rule("CC-4", "CJ-1")
def test_a_journey_that_nobody_has_seen_may_cost_food() -> None:
    t = on_a_ship("all-quiet", seen=False, food=2, spearman=4)
    t.send(0, "shore-1", spearman=4)
    assert warnings(t, 0) == [Message("warning-starve", {"shore": "shore-1", "count": 4})]
    t.send(0, "shore-1", food=2)
    lost = {"shore": "shore-1", "count": 2, "journey": "no-wind"}
    assert warnings(t, 0) == [Message("warning-may-starve", lost)]


@rule("CA-4")
def test_warriors_whose_weapon_a_monster_forbids_are_warned_of() -> None:
    t = on_a_ship("all-quiet", seen=True, food=4, spearman=1, axeman=2)
    t.send(0, "shore-1", spearman=1, food=2)
    assert warnings(t, 0) == []
    t = on_a_ship("all-quiet", seen=True, food=4, spearman=1, axeman=2)
    t.send(0, "shore-1", spearman=1, axeman=2, food=3)
    forbidden = {"shore": "shore-1", "enemy": "axeproof-monster", "kind": "axeman", "count": 2}
    assert warnings(t, 0) == [Message("warning-forbidden", forbidden)]
    assert slugs.SHORES[0] == "shore-1"


@rule("CA-2")
def test_nobody_is_warned_about_what_another_has_sealed() -> None:
    t = on_a_ship("all-quiet", seen=True, spearman=2)
    t.send(0, "shore-1", spearman=2)
    assert warnings(t, 0)
    assert all(warnings(t, seat) == [] for seat in (1, 2, 3))
