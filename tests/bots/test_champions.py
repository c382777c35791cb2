"""How the karl plays Champions: far better than chance, and right where the answer is plain."""

from __future__ import annotations

from meadhall.bots.bot import Outlook
from meadhall.bots.registry import player
from meadhall.champions.game import GAME
from meadhall.kernel.game import Result

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
        core.step_on(state, seat, bots[seat].advise(Outlook.of(rules, state, decision)).code, chance)
    result = rules.result(state)
    assert result is not None
    return result


def test_a_karl_beats_three_thralls_in_nineteen_games_of_twenty() -> None:
    won = 0
    for number in range(MATCH):
        specs = tuple("karl" if seat == number % 4 else "thrall" for seat in range(4))
        won += played(specs, number).winners == (number % 4,)
    assert won >= MATCH * 19 / 20


def test_four_karls_win_glory_as_people_do() -> None:
    results = [played(("karl",) * 4, number) for number in range(10)]
    assert all(max(result.scores) >= 50 for result in results)
