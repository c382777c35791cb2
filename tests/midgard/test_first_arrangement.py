"""The search behind imagine ends, always: with five seats, rich card sets and simultaneous answers in any order."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from meadhall.kernel.core.audiences import SPECTATOR
from meadhall.kernel.core.bounds import IMAGINING
from meadhall.kernel.errors import Stuck
from meadhall.kernel.records import read_record, replay
from meadhall.kernel.rules import Rules
from meadhall.midgard.core.knowledge.sampler.limits import DETOURS, MOST_TRIES
from meadhall.midgard.core.numbers.board import GOLD, MOST_PICKS, MOST_PLAYS, SEATS
from tests.support.midgard.rich import in_any_order, rich_table, rich_tables
from tests.support.rule import rule

RECORD = Path(__file__).parent / "five_in_any_order.json"


def most_passes(constraints: int) -> int:
    """All passes that a search for so many constraints may take."""
    return sum(constraints + DETOURS + tried for tried in range(MOST_TRIES))


def check(rules: Rules, veiled: Any, audience: int | None, seed: int) -> None:
    """Imagine once: the search stays within its bound, and the state agrees with all that the audience knows."""
    chance, work, state = rules.core.Chance(seed), rules.core.Workspace(), rules.new_state()
    rules.core.imagine(veiled, SPECTATOR if audience is None else audience, state, chance, work)
    assert not chance.stuck
    assert work.constraints <= work.passes <= most_passes(work.constraints)
    rules.check_laws(state)
    assert rules.veil(state, audience) == veiled
    assert could_all_play(state.dump(), rules.box)


def could_all_play(v: dict[str, Any], box: Any) -> bool:
    """Whether every seat had each card when it played it, and each gold card in the draft after which it was shown."""
    came: dict[int, list[tuple[int, int, int]]] = {seat: [] for seat in range(box.seats)}
    for now in range(v["round"]):
        for pack in range(box.seats):
            for pick in range(v["picks_made"][now]):
                owner = pack if box.beginners and now == 0 else (pack + pick) % box.seats
                kind = v["took"][(now * SEATS + pack) * MOST_PICKS + pick]
                came[owner].append((v["plays_before"][now * SEATS + owner], kind, now))
    for i in range(v["drawn_count"]):
        came[v["drawn_by"][i]].append((v["drawn_at"][i], v["drawn"][i], -1))
    for seat in range(box.seats):
        played = v["played"][seat * MOST_PLAYS : seat * MOST_PLAYS + v["plays_made"][seat]]
        for play in range(len(played)):
            if Counter(played[: play + 1]) - Counter(kind for since, kind, _ in came[seat] if since <= play):
                return False
    golds = [(seat, kind, now) for seat in came for _, kind, now in came[seat] if box.card_metal[kind] == GOLD]
    shown = [(seat, kind, now) for seat, kind, now in golds if v["picks_made"][now] == box.picks]
    return all(v["gold_owner"][kind] == seat and v["gold_round"][kind] == now for seat, kind, now in shown)


@rule("MC-1", "MA-1", "MS-5")
@pytest.mark.parametrize("seed", range(24))
def test_a_game_of_five_in_which_imagine_did_not_return(seed: int) -> None:
    match = replay(read_record(RECORD.read_text()))
    check(match.rules, match.rules.veil(match.state, 3), 3, seed)


@rule("MC-1", "MA-1", "MG-3", "MS-5")
@pytest.mark.parametrize("number", range(12))
def test_every_seat_can_imagine_whatever_the_cards_and_the_order_of_answers(number: int) -> None:
    rules = next(islice(rich_tables(number), number % 6, None))
    pick = random.Random(number)
    for state in in_any_order(rules, number, karl=number % 2 == 1):
        if pick.random() < 0.04:
            audience = pick.choice([None, *range(rules.seats)])
            check(rules, rules.veil(state, audience), audience, number)


def late_state(rules: Rules) -> Any:
    """A state in the middle of the second round, with many cards played."""
    for state in in_any_order(rules, 3):
        if sum(state.plays_made) >= 30:
            return state
    raise AssertionError("the game was over before")


@rule("MS-5")
def test_what_nobody_can_have_played_is_reported_as_stuck_and_not_searched_for_ever() -> None:
    rules = next(rich_tables(1))
    veiled = rules.veil(late_state(rules), 0)
    played = veiled.played
    common = max(range(rules.box.kinds), key=lambda kind: rules.box.card_copies[kind])
    for play in range(MOST_PLAYS):
        if played[MOST_PLAYS + play] >= 0:
            played[MOST_PLAYS + play] = common  # far more of one kind than seat 1 can have had
    veiled.played = played
    chance, work, out = rules.core.Chance(1), rules.core.Workspace(), rules.new_state()
    rules.core.imagine(veiled, 0, out, chance, work)
    assert work.passes <= most_passes(work.constraints)
    assert chance.stuck == IMAGINING
    with pytest.raises(Stuck, match="no full state was found that agrees with what is known"):
        rules.check_stuck(chance)


@rule("MS-5")
def test_what_is_filled_in_where_the_search_got_stuck_stays_within_bounds() -> None:
    rules = next(rich_tables(1))
    veiled, out = rules.veil(late_state(rules), 0), rules.new_state()
    gold = veiled.gold_owner
    veiled.gold_owner = [2 if owner >= 0 else owner for owner in gold]  # seat 2 showed all gold there is
    chance = rules.core.Chance(1)
    rules.core.imagine(veiled, 0, out, chance, rules.core.Workspace())
    assert chance.stuck == IMAGINING
    v = out.dump()
    assert all(0 <= kind < rules.box.kinds for kind in v["took"][: 2 * SEATS * MOST_PICKS])
    assert all(0 <= kind < rules.box.kinds for kind in v["drawn"][: v["drawn_count"]])


def test_rich_tables_are_rich() -> None:
    pick = random.Random(5)
    boxes = [rich_table(pick).box for _ in range(40)]
    assert any(box.kinds <= 9 for box in boxes) and any(box.kinds >= 36 for box in boxes)
    assert any(max(box.card_copies) >= 20 for box in boxes)
    assert any(box.dealt[GOLD] == 2 for box in boxes)
    assert any(sum(box.plays) == 3 * box.picks for box in boxes)
    assert any(sum(box.card_amount) >= 6 for box in boxes)
