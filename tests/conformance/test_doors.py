"""The doors refuse whatever is not theirs: no argument crashes the process, and one `Rules` serves many threads."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

import pytest

from meadhall.games import games
from meadhall.kernel.errors import BadRecord, MeadhallError, OtherTable
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.rules import Decision, Rules
from tests.support.conformance.tables import EVERY_GAME, random_match

REFUSALS = (MeadhallError, TypeError)


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def playing(rules: Rules, seed: int, answers: int) -> Match:
    """A random match after some answers."""
    *_, (match, _, _) = islice(random_match(rules, seed), answers)
    return match


@EVERY_GAME
def test_chance_must_be_handed_in(game: Game) -> None:
    rules = game.rules(game.seats[0])
    state = rules.start(rules.core.Chance(1))
    nothings: list[Any] = [None, 0, "chance", state, rules.core.Answers(), random.Random(1)]
    if rules.core.COMPILED:  # interpreted, all games have the kernel's own
        nothings += [other.rules(other.seats[0]).core.Chance(1) for other in games() if other is not game]
    for nothing in nothings:
        with pytest.raises(TypeError, match="no chance"):
            rules.start(nothing)
        with pytest.raises(TypeError, match="no chance"):
            rules.imagine(rules.veil(state, 0), 0, nothing)
        with pytest.raises(TypeError, match="no chance"):
            rules.apply(state, rules.core.next_seat(state), rules.codes(state, rules.core.next_seat(state))[0], nothing)
        with pytest.raises(TypeError, match="no chance"):
            Match(rules, nothing)


@EVERY_GAME
def test_a_state_of_another_table_is_refused(game: Game) -> None:
    rules = game.rules(game.seats[0])
    varied = [game.rules(game.seats[0], {variant: True}) for variant in game.variants[:1]]
    for other in (game.rules(game.seats[1]), *varied):
        state = other.start(other.core.Chance(1))
        chance, seat = rules.core.Chance(1), other.core.next_seat(state) % rules.seats
        doors: list[Callable[[], object]] = [
            lambda state=state: rules.codes(state, 0),  # type: ignore[misc]
            lambda state=state: rules.decisions(state),  # type: ignore[misc]
            lambda state=state: rules.reason(state, 0, 0),  # type: ignore[misc]
            lambda state=state: rules.asked(state, 0),  # type: ignore[misc]
            lambda state=state: rules.warnings(state, 0),  # type: ignore[misc]
            lambda state=state, seat=seat, chance=chance: rules.apply(state, seat, 1, chance),  # type: ignore[misc]
            lambda state=state: rules.veil(state, 0),  # type: ignore[misc]
            lambda state=state, chance=chance: rules.imagine(state, 0, chance),  # type: ignore[misc]
            lambda state=state: rules.result(state),  # type: ignore[misc]
            lambda state=state: rules.check_laws(state),  # type: ignore[misc]
            lambda state=state: rules.save(state),  # type: ignore[misc]
        ]
        for door in doors:
            with pytest.raises(OtherTable) as caught:
                door()
            assert caught.value.code == "state/other"


@EVERY_GAME
def test_rules_of_the_same_setting_share_their_states(game: Game) -> None:
    setting = game.setting(game.seats[0])
    one, other = setting.rules(), game.make_rules(setting)
    state = one.start(one.core.Chance(1))
    assert one.box is not other.box and other.decisions(state) == one.decisions(state)


@EVERY_GAME
def test_nothing_can_be_answered_in_a_veiled_state(game: Game) -> None:
    rules = game.rules(game.seats[-1])
    for match, seat, code in islice(random_match(rules, 4), 60):
        for audience in (seat, (seat + 1) % rules.seats, None):
            with pytest.raises(OtherTable, match="veiled"):
                rules.apply(rules.veil(match.state, audience), seat, code, rules.core.Chance(1))


@EVERY_GAME
def test_only_what_is_veiled_for_an_audience_is_imagined_for_it(game: Game) -> None:
    """What a wrong audience would be given is refused, or imagined under all laws as it may be known to both."""
    rules, refused = game.rules(game.seats[-1]), 0
    for number, (match, _, _) in enumerate(islice(random_match(rules, 4), 120)):
        if number % 17 == 0:
            for states in (match.state, rules.new_state()):
                with pytest.raises(OtherTable, match="not veiled"):
                    rules.imagine(states, 0, rules.core.Chance(1))
            for audience in (*range(rules.seats), None):
                for other in (*range(rules.seats), None):
                    try:
                        state = rules.imagine(rules.veil(match.state, audience), other, rules.core.Chance(1))
                    except OtherTable:
                        assert audience != other
                        refused += 1
                    else:
                        assert rules.core.next_seat(state) == rules.core.next_seat(match.state)
    assert refused > 10


def nonsense(game: Game, rules: Rules, match: Match) -> list[Any]:
    """Things that somebody might hand to a door by mistake."""
    foreign = [other.rules(other.seats[0]) for other in games() if other is not game]
    return [
        None,
        True,
        -1,
        0,
        1,
        10**30,
        1.5,
        "0",
        "",
        b"",
        [],
        {},
        {"type": "done"},
        [(1, 2)],
        object(),
        rules,
        rules.box,
        rules.core.Answers(),
        rules.core.Workspace(),
        rules.core.Chance(1),
        rules.new_state(),
        rules.veil(match.state, None),
        match.state.copy(),
        *(other.core.Chance(1) for other in foreign),
        *(other.new_state() for other in foreign),
        *(other.box for other in foreign),
        *(other.cards for other in foreign),
    ]


def doors_of(game: Game, rules: Rules, match: Match) -> Iterator[tuple[Callable[..., Any], int]]:
    """Every public function of a game, its rules and a match, and how many arguments to hand in."""
    yield from ((rules.start, 1), (rules.codes, 2), (rules.decision, 2), (rules.decisions, 1), (rules.reason, 3))
    yield from ((rules.apply, 4), (rules.veil, 2), (rules.view, 2), (rules.imagine, 3), (rules.result, 1))
    yield from ((rules.check_laws, 1), (rules.save, 1), (rules.restore, 1), (rules.check_seat, 1))
    yield from ((match.answer, 4), (match.undo, 1), (match.undoable, 1), (match.decision, 1), (match.asked_at, 1))
    yield from ((match.number, 1), (lambda *given: Match(rules, *given), 3), (game.rules, 4), (game.cards, 1))


@EVERY_GAME
def test_whatever_is_handed_to_a_door_is_refused_or_served(game: Game) -> None:
    """Nothing but a refusal leaves a door, and the process lives."""
    rules, pick, refused = game.rules(game.seats[0]), random.Random(7), 0
    for seed in range(6):
        match = playing(rules, seed, 1 + 20 * seed)
        things, doors = nonsense(game, rules, match), list(doors_of(game, rules, match))
        for _ in range(400):
            door, count = pick.choice(doors)
            given = [pick.choice(things) for _ in range(count)]
            if count > 1 and pick.random() < 0.5:
                given[0] = match.state
            try:
                door(*given)
            except REFUSALS:
                refused += 1
    assert refused > 1000


@EVERY_GAME
def test_the_doors_of_the_core_refuse_none(game: Game) -> None:
    rules = game.rules(game.seats[0])
    core: Any = rules.core
    if not core.COMPILED:
        pytest.skip("interpreted, None is refused by Python itself where it is used")
    state, chance, out = rules.start(core.Chance(1)), core.Chance(1), core.Answers()
    calls: list[tuple[Any, tuple[Any, ...]]] = [
        (core.start, (state, chance)),
        (core.answers, (state, 0, out)),
        (core.proceed, (state, 0, 1, chance)),
        (core.play_out, (state, chance, out)),
        (core.play_on, (state, chance, out, -1, 9, 0)),
        (core.weigh, (state, 0, out)),
        (core.veil, (state, 0, state)),
        (core.imagine, (state, 0, state, chance, core.Workspace())),
        (core.broken_law, (state, out)),
        (core.winners, (state,)),
    ]
    for door, given in calls:
        for place, one in enumerate(given):
            if not isinstance(one, int):
                with pytest.raises(TypeError, match="not None"):
                    door(*given[:place], None, *given[place + 1 :])
    with pytest.raises(TypeError, match="not None"):
        core.State(None)


@EVERY_GAME
def test_chance_follows_no_script_of_nonsense(game: Game) -> None:
    rules = game.rules(game.seats[0])
    scripts: list[Any] = ["script", [1], [(1,)], [(1, 2, 3)], [("first", 0)], [(1, 10**9)], {1: 2}, [None]]
    for script in scripts:
        with pytest.raises(BadRecord, match="script"):
            Match(rules, rules.core.Chance(1), script=script)
        match = Match(rules, rules.core.Chance(1))
        decision = match.decisions()[0]
        with pytest.raises(BadRecord, match="script"):
            match.answer(decision.seat, decision.codes[0], script=script)


@EVERY_GAME
def test_one_rules_serves_many_threads(game: Game, restless: None) -> None:
    """Each thread asks about its own state again and again, and is never told the answers of another's."""
    rules = game.rules(game.seats[0])
    scratch = (rules.core.Answers, rules.core.Workspace, rules.core.Chance, rules.core.State)
    assert not any(isinstance(kept, scratch) for kept in vars(rules).values())
    matches = [playing(rules, seed, 1 + 15 * seed) for seed in range(6)]
    expected: list[tuple[Decision, ...]] = [match.decisions() for match in matches]
    views = [[rules.view(match.state, seat) for seat in range(rules.seats)] for match in matches]
    wrong: list[Mapping[str, Any]] = []

    def ask(place: int) -> None:
        state, chance = matches[place].state, rules.core.Chance(place)
        for number in range(150):
            if rules.decisions(state) != expected[place]:
                wrong.append({"place": place, "number": number})
            if number % 30 == 0:
                seat = number // 30 % rules.seats
                twin = rules.imagine(rules.veil(state, seat), seat, chance)
                if rules.view(twin, seat) != views[place][seat]:
                    wrong.append({"imagined": place, "number": number})

    threads = [threading.Thread(target=ask, args=(place,)) for place in range(len(matches))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
