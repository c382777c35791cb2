"""How the karl plays Champions: far better than chance, and right where the answer is plain."""

from __future__ import annotations

from meadhall.bots.bot import Outlook
from meadhall.bots.registry import player
from meadhall.champions.game import GAME
from meadhall.champions.words.actions import (
    Blame,
    BuyFavor,
    Done,
    Load,
    Lose,
    Pick,
    Place,
    Sail,
    Send,
    Use,
)
from meadhall.kernel.actions import Action
from meadhall.kernel.rules import Result
from tests.support.champions.table import Table, table

MATCH = 40


def played(specs: tuple[str, ...], seed: int) -> Result:
    """A whole game by bots, each with a seed of its own."""
    rules = GAME.rules(len(specs))
    core, chance = rules.core, rules.core.Chance(seed)
    bots = [player(spec, seed * 10 + seat) for seat, spec in enumerate(specs)]
    state = rules.start(chance)
    while (seat := core.next_seat(state)) >= 0:
        decision = rules.decision(state, seat)
        assert decision is not None
        core.proceed(state, seat, bots[seat].advise(Outlook.of(rules, state, decision)).code, chance)
    result = rules.result(state)
    assert result is not None
    return result


def answer(t: Table, seat: int = 0) -> Action:
    """What the karl answers to the question put to a seat."""
    decision = t.decision(seat)
    assert decision is not None
    return t.rules.catalogue.action(player("karl", 1).advise(Outlook.of(t.rules, t.state, decision)).code)


def answers(t: Table, seat: int = 0) -> list[Action]:
    """What he answers to a chain, up to its end."""
    given: list[Action] = []
    while t.asked(seat) == "assign":
        given.append(answer(t, seat))
        t.do(seat, given[-1])
    return given


def last_round(seat: int = 0, **things: int) -> Table:
    """The last worker of the last round is the seat's, and it has just these things."""
    t = table()
    t.stalls()
    t.set(round=8, workers=[int(place == seat) for place in range(4)])
    t.give(seat, **{"food": 0, "wood": 0, "coins": 0, "favor": 0, "swordsman": 0, **things})
    t.turn(seat)
    return t


def test_a_karl_beats_three_thralls_in_nineteen_games_of_twenty() -> None:
    won = 0
    for number in range(MATCH):
        specs = tuple("karl" if seat == number % 4 else "thrall" for seat in range(4))
        won += played(specs, number).winners == (number % 4,)
    assert won >= MATCH * 19 / 20


def test_four_karls_win_glory_as_people_do() -> None:
    best = [max(played(("karl",) * 4, number).scores) for number in range(10)]
    assert min(best) >= 45
    assert sum(best) / len(best) >= 60


def test_a_sure_fight_for_much_glory_is_fought_with_the_last_worker() -> None:
    t = last_round(axeman=5, food=3)
    t.enemy("shore-1", "test-monster")
    assert answer(t) in {Place("small-longship"), Place("large-longship")}
    t.do(0, answer(t))
    assert answer(t) == Sail("shore-1")


def test_a_hopeless_fight_is_left_alone() -> None:
    t = last_round(swordsman=1, coins=3)
    t.enemy("draugr-left", "fierce-draugr")
    assert answer(t) != Place("draugr-left")


def test_coins_become_favor_when_nothing_else_can_be_bought() -> None:
    t = last_round(coins=6)
    for space in ("sages-hut", "merchant-ship", "worker-huts", "jarls-longhouse"):
        t.cell("worker_on", t.cards.spaces.index(space), 1)
    assert answer(t) == Place("stave-church")
    t.do(0, Place("stave-church"))
    assert answer(t) == BuyFavor(3)


def test_a_crew_is_fed_and_nobody_sails_to_be_destroyed() -> None:
    t = last_round(swordsman=3, axeman=2, food=4)
    t.enemy("shore-1", "axeproof-monster")
    t.do(0, Place("small-longship"))
    t.do(0, Sail("shore-1"))
    loaded = answers(t)
    crew = sum(1 for one in loaded if one == Load("shore-1", "swordsman"))
    assert crew == 3
    assert loaded.count(Load("shore-1", "food")) >= 2
    assert Load("shore-1", "axeman") not in loaded
    assert loaded[-1] == Done()


def test_everybody_is_sent_where_there_is_but_one_fight() -> None:
    t = last_round(swordsman=2, spearman=1)
    t.enemy("draugr-left", "test-draugr")
    t.do(0, Place("draugr-left"))
    assert answers(t).count(Send("draugr-left", "swordsman")) == 2


def fight(enemy: str, roll: tuple[str, ...], favor: int = 0, runes: tuple[str, ...] = (), **warriors: int) -> Table:
    """The last fight of the game, after a roll."""
    t = last_round(favor=favor, **warriors)
    t.rune(0, *runes)
    t.enemy("draugr-left", enemy)
    t.do(0, Place("draugr-left"))
    while t.asked(0) == "after":
        t.do(0, Done())
    t.send(0, "draugr-left", **warriors)
    t.done(0, script=roll)
    return t


def test_a_won_fight_needs_no_favor() -> None:
    t = fight("test-draugr", ("swordsman:double", "swordsman:blank"), favor=2, swordsman=2)
    assert answer(t) == Done()


def test_the_last_warrior_rolls_his_blank_again() -> None:
    t = fight("test-draugr", ("axeman:blank",), favor=1, axeman=1)
    assert answer(t) == Pick("axeman", "blank")


def test_the_weaker_warrior_is_given_up() -> None:
    t = fight("fierce-draugr", ("swordsman:hit",) * 3 + ("axeman:hit",) * 3, swordsman=3, axeman=3)
    t.set(round=4)
    assert answer(t) == Lose("swordsman")


def test_the_rune_of_glory_is_used_while_it_can_be() -> None:
    t = fight("test-draugr", ("swordsman:double", "swordsman:shield"), runes=("glory",), swordsman=2)
    assert answer(t) == Use("glory")


def test_true_vision_is_used_at_the_sage() -> None:
    t = table()
    t.rune(0, "true-vision")
    t.go(0, "sages-hut")
    t.do(0, answer(t))
    assert answer(t) == Use("true-vision")


def test_the_leader_is_blamed() -> None:
    t = last_round(swordsman=4)
    t.give(2, glory=40)
    t.enemy("troll", "test-troll")
    t.do(0, Place("troll"))
    t.send(0, "troll", swordsman=4)
    t.done(0, script=("swordsman:double",) * 4)
    assert answer(t) == Blame(2)
