"""`meadhall replay --seat` in twin worlds: two records that differ only in what a seat cannot know are told alike."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.records import Record, RecordedStep, record_of, replay, write_record
from tests.support.conformance.tables import EVERY_GAME, random_match
from tests.support.terminal import Ending, Terminal

TRIES = 6  # chains that one seat might have sealed at a moment


def known(match: Match, seat: int) -> tuple[Any, ...]:
    """All that a seat knows: what it sees, what it was told, what it is asked."""
    told = tuple(repr(one.event) for one in match.events(seat))
    return str(match.rules.veil(match.state, seat).dump()), told, match.decision(seat)


def otherwise_sealed(match: Match, seat: int, pick: random.Random) -> Iterator[Match]:
    """The match after each link of chains that the seat might seal now, while others are still asked."""
    for _ in range(TRIES):
        twin = replay(record_of(match))
        asked = twin.decision(seat)
        question = asked.question if asked else None
        while asked is not None and asked.question == question:
            twin.answer(seat, pick.choice(asked.codes))
            if not any(not one.offer for one in twin.decisions() if one.seat != seat):
                break
            yield replay(record_of(twin))
            asked = twin.decision(seat)


def otherwise_drawn(record: Record) -> Iterator[Match]:
    """The match with one outcome of chance changed, where the rules allow it."""
    for i, (label, index) in enumerate(record.opening):
        changed = (*record.opening[:i], (label, index + 1), *record.opening[i + 1 :])
        yield from played(replace(record, opening=changed))
    for at, step in enumerate(record.steps):
        for i, (label, index) in enumerate(step.outcomes):
            outcomes = (*step.outcomes[:i], (label, index + 1), *step.outcomes[i + 1 :])
            other = RecordedStep(step.seat, step.code, outcomes)
            yield from played(replace(record, steps=(*record.steps[:at], other, *record.steps[at + 1 :])))


def played(record: Record) -> Iterator[Match]:
    """The match of a record, if there is one."""
    with suppress(MeadhallError):
        yield replay(record)


def first_sealing(game: Game, seed: int) -> Match:
    """A random match at the first moment from its tenth answer on at which several seats are asked at once."""
    for match, _, _ in random_match(game.rules(game.seats[-1]), seed):
        if len(match.played) >= 10 and sum(not decision.offer for decision in match.decisions()) > 1:
            return replay(record_of(match))
    raise AssertionError("nobody ever sealed anything")


def twins(worlds: Sequence[Match]) -> Iterator[tuple[int, Match, Match]]:
    """For each seat two worlds that are one to it, as different as can be."""
    for seat in range(worlds[0].rules.seats):
        alike: dict[tuple[Any, ...], list[Match]] = defaultdict(list)
        for world in worlds:
            alike[known(world, seat)].append(world)
        pairs = [(min(group, key=size), max(group, key=size)) for group in alike.values()]
        different = [(one, other) for one, other in pairs if size(one) != size(other)]
        if different:
            yield seat, *max(different, key=lambda pair: len(pair[1].played) - len(pair[0].played))


def size(match: Match) -> tuple[int, Any]:
    """How many answers a match has, and what it is made of."""
    record = record_of(match)
    return len(record.steps), (record.opening, [(step.seat, step.code, step.outcomes) for step in record.steps])


def told(terminal: Terminal, path: Path, match: Match, seat: int, *words: str) -> Ending:
    """What the command says of a match to a seat."""
    path.write_text(write_record(record_of(match)), encoding="utf-8")
    return terminal("replay", path, "--seat", str(seat), "--lang", "en", *words)


def check_alike(terminal: Terminal, path: Path, match: Match, other: Match, seat: int, moments: Sequence[int]) -> None:
    """Both are told to the seat in the same words, up to each of these moments and to the end."""
    for words in ((), ("--json",), *(("--to", str(to)) for to in moments)):
        one, two = (told(terminal, path, world, seat, *words) for world in (match, other))
        assert one == two, f"seat {seat} with {words}"


@EVERY_GAME
def test_a_seat_is_not_told_what_others_have_sealed_nor_in_how_many_answers(
    game: Game, terminal: Terminal, tmp_path: Path
) -> None:
    match = first_sealing(game, 5)
    (sealing, *_) = [decision.seat for decision in match.decisions() if not decision.offer]
    worlds = [match, *otherwise_sealed(match, sealing, random.Random(1))]
    found = [(seat, one, other) for seat, one, other in twins(worlds) if seat != sealing]
    assert len(found) == game.seats[-1] - 1
    if game.slug == "champions":  # where what is sealed is a chain
        assert all(len(other.played) > len(one.played) for _, one, other in found)
    for seat, one, other in found[:1]:
        check_alike(terminal, tmp_path / "record.json", one, other, seat, range(-1, one.number(seat) + 2))


@EVERY_GAME
def test_a_seat_is_not_told_what_was_drawn_unseen(game: Game, terminal: Terminal, tmp_path: Path) -> None:
    match = first_sealing(game, 6)
    found = list(twins([match, *otherwise_drawn(record_of(match))]))
    assert len(found) > 1
    for seat, one, other in found:
        number = one.number(seat)
        check_alike(terminal, tmp_path / "record.json", one, other, seat, (0, number // 2, number, number + 1))


@EVERY_GAME
def test_a_moment_of_a_seat_is_counted_in_what_it_was_told(game: Game, terminal: Terminal, tmp_path: Path) -> None:
    match = next(match for match, _, _ in random_match(game.rules(game.seats[-1]), 3) if len(match.played) == 60)
    path = tmp_path / "record.json"
    number = match.number(1)
    assert f"has been told of {number} events; the game is not over." in told(terminal, path, match, 1).out
    setup = Match(match.rules, match.rules.core.Chance(3)).number(1)  # which comes before the first answer
    stories = []
    for to in (*range(setup + 9), number - 1, number):
        result = told(terminal, path, match, 1, "--to", str(to), "--json").result
        assert result["seat"] == 1 and "decisions" not in result
        assert result["told"] <= max(to, setup)
        stories.append(result["story"])
    assert all(one == other[: len(one)] for one, other in pairwise(stories)) and stories[0] != stories[-1]
    refused = told(terminal, path, match, 1, "--to", str(number + 1)).refused("request/bad")
    assert f"Seat 1 was told {number} events; --to must be from 0 to {number}." in refused
    assert "neither --to nor --seat" in told(terminal, path, match, 1, "--check").refused("request/bad")
