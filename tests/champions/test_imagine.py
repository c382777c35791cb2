"""Imagining is uniform: what `imagine` makes of a view is exactly what a brute force over all hidden cards finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from meadhall.champions.game import GAME, ChampionsRules
from meadhall.champions.words.actions import Done, Load, Look, Place, Sail, Send, Take, TakeRune, Use
from meadhall.kernel.actions import Action
from meadhall.kernel.events import Audience
from meadhall.kernel.match import Match
from tests.support.champions import named_positions as positions
from tests.support.champions.hidden import Key, Odds, imagined, key, known, possible
from tests.support.champions.named_positions import all_but, few, leaders, played
from tests.support.conformance.tables import random_match, settings

FEW_DESTINIES = {"destinies": few("destinies", 5)}
FEW_JOURNEYS = {"all-quiet": {"copies": 2}, "storm": {"copies": 2}, "lost": {"copies": 1}}
OTHER_JOURNEYS = all_but("journeys", *FEW_JOURNEYS)
SMALL: dict[str, Any] = {"journeys": FEW_JOURNEYS, "drop": {**FEW_DESTINIES, "journeys": OTHER_JOURNEYS}}
ONE_WORKER = {"workers": {"counts": [1, 1, 1]}}

BEG = (Place("begging"), Take("food"))


def audiences(rules: ChampionsRules) -> Iterator[Audience]:
    """Every seat, and the spectator."""
    yield from range(rules.seats)
    yield None


def rules_of(match: Match) -> ChampionsRules:
    """The rules at a table of Champions."""
    assert isinstance(match.rules, ChampionsRules)
    return match.rules


def dealt() -> Match:
    """Everybody has a destiny card, and three journey cards lie face down."""
    return played(2, 1, *leaders(2), **SMALL)


def looked() -> Match:
    """One seat has looked at a journey card, and drawn a second destiny card."""
    return played(2, 1, *leaders(2, "asmundr", "gylfir"), Place("sages-hut"), Look("shore-2"), **SMALL)


def keeping() -> Match:
    """Dagrun's two cards are drawn, none is kept yet."""
    return played(2, 1, *leaders(2, "asmundr", "dagrun"), Place("sages-hut"), Look("shore-1"), **SMALL)


def kept() -> Match:
    """One of Dagrun's cards is kept, the other lies under the deck."""
    match = keeping()
    rules, seat = match.rules, match.rules.core.next_seat(match.state)
    match.answer(seat, rules.codes(match.state, seat)[0])
    return match


def visions() -> Match:
    """With true vision Dagrun draws the whole deck, keeps one card and puts two under."""
    drop = {**SMALL["drop"], "runes": all_but("runes", "true-vision")}
    answers: tuple[Action, ...] = (
        *leaders(2, "asmundr", "dagrun"),
        *(Place("runesmith"), TakeRune(1), *BEG),
        *(Place("sages-hut"), Look("shore-1"), Use("true-vision")),
    )
    match = played(2, 1, *answers, board={"workers": {"counts": [2, 2, 2]}}, journeys=FEW_JOURNEYS, drop=drop)
    rules, seat = match.rules, match.rules.core.next_seat(match.state)
    match.answer(seat, rules.codes(match.state, seat)[-1])
    return match


def sailed(*shores: str, **more: Any) -> Match:
    """Each round an empty ship sails to one of these shores, so that its journey card is turned up and discarded."""
    answers = [*leaders(2, "asmundr", "gylfir"), *sailing(*shores)]
    return played(2, 1, *answers, board=ONE_WORKER, **{**SMALL, **more})


def sailing(*shores: str) -> list[Action]:
    """Rounds in which the first seat sails with nobody aboard, and the other begs."""
    return [each for shore in shores for each in (Place("small-longship"), Sail(shore), *BEG, Done())]


def rebuilt() -> Match:
    """The journey deck ran out and was rebuilt while two cards lay face down."""
    match = sailed("shore-1", "shore-2", "shore-1")
    assert any(told.event.kind == "deck-rebuilt" for told in match.log())
    assert sum(match.state.journey_is_old) == 2
    return match


def rebuilt_and_seen() -> Match:
    """After the deck was rebuilt, one seat looks at an old card; then another is turned up."""
    match = rebuilt()
    for action in (Place("sages-hut"), Look("shore-3"), Place("small-longship"), Sail("shore-1"), Done()):
        match.answer(match.rules.core.next_seat(match.state), action)
    return match


SMALL_POSITIONS = (
    (dealt, ""),
    (dealt, "journeys"),
    (looked, "journeys"),
    (looked, "destinies"),
    (keeping, "journeys"),
    (kept, "journeys"),
    (visions, "journeys"),
    (rebuilt, "destinies"),
    (rebuilt_and_seen, "destinies"),
)


@pytest.mark.parametrize(("build", "seen"), SMALL_POSITIONS, ids=lambda word: getattr(word, "__name__", word))
def test_imagine_is_uniform_over_every_arrangement_that_agrees_with_the_view(
    build: Callable[[], Match], seen: str
) -> None:
    """To keep the numbers small, either destinies or journeys are known to all in most of these positions."""
    match = build()
    rules, state = rules_of(match), known(match.state, seen)
    for audience in audiences(rules):
        expected = possible(rules, state, audience)
        assert key(state) in expected
        assert imagined(rules, state, audience) == expected, audience
    assert len(expected) > 1, "even the spectator knows everything: the position tests nothing"


def every_history(
    rules: ChampionsRules, prefix: list[tuple[int, int]], answers: list[Action], audience: Audience
) -> dict[tuple[str, ...], list[tuple[Any, Fraction]]]:
    """Play the same answers with every outcome of chance after a fixed beginning: states by what an audience heard."""
    left: list[tuple[list[tuple[int, int]], Fraction]] = [(prefix, Fraction(1))]
    found: dict[tuple[str, ...], list[tuple[Any, Fraction]]] = {}
    while left:
        script, likely = left.pop()
        chance = rules.core.Chance()
        chance.listen(script)
        state = rules.start(chance)
        for action in answers:
            rules.apply(state, rules.core.next_seat(state), action, chance)
        if chance.forked:
            label = chance.outcomes[len(script)][0]
            left += [([*script, (label, i)], likely / chance.forked) for i in range(chance.forked)]
        else:
            told = tuple(str(one.event) for one in rules.events(chance.rows) if one.to(audience))
            found.setdefault(told, []).append((state, likely))
    return found


REBUILT = ("shore-1", "shore-2", "shore-1")
COURSES = {
    "laid": [],
    "sailed": sailing("shore-1"),
    "rebuilt": sailing(*REBUILT),
    "rebuilt and seen": [*sailing(*REBUILT), Place("sages-hut"), Look("shore-3")],
}


@pytest.mark.parametrize("audience", [0, 1, None])
@pytest.mark.parametrize(
    "course", ["laid", "sailed", "rebuilt", pytest.param("rebuilt and seen", marks=pytest.mark.slow)]
)
def test_imagined_journeys_are_as_likely_as_play_makes_them(course: str, audience: Audience) -> None:
    """Not from the view but from play itself: all draws that an audience would have heard the same of (Bayes).

    Beyond the journey deck everything is fixed: first player, destinies, and one card of each other deck.
    """
    one_each = {kind: few(kind, 1) for kind in ("trolls", "draugr", "monsters", "runes", "merchant-ships")}
    alone = {**one_each, **FEW_DESTINIES, "journeys": OTHER_JOURNEYS, "stalls": few("stalls", 0)}
    board = {**ONE_WORKER, "stalls-drawn": {"economic": [0] * 3, "military": [0] * 3}}
    own = {"name": "few", "journeys": FEW_JOURNEYS, "board": board, "drop": alone}
    rules = GAME.rules(2, {}, GAME.cards(own))
    assert isinstance(rules, ChampionsRules)
    beginning = [("first", 0), ("destiny", 0), ("destiny", 0), ("troll", 0), ("draugr", 0)]
    labels = {word: number for number, word in rules.words.labels.items()}
    prefix = [(labels[word], index) for word, index in beginning]
    answers = [*leaders(2, "asmundr", "gylfir"), *COURSES[course]]
    histories = every_history(rules, prefix, answers, audience)
    assert len(histories) > 1 or course == "laid"
    for states in histories.values():
        total = sum(likely for _, likely in states)
        expected: dict[tuple[int, ...], Fraction] = {}
        for state, likely in states:
            expected[tuple(state.journey)] = expected.get(tuple(state.journey), Fraction(0)) + likely / total
        assert len({key(rules.veil(state, audience)) for state, _ in states}) == 1
        assert journeys_of(imagined(rules, states[0][0], audience)) == expected


def journeys_of(odds: Odds) -> dict[tuple[int, ...], Fraction]:
    """How likely each row of journey cards is."""
    found: dict[tuple[int, ...], Fraction] = {}
    for one, likely in odds.items():
        row = journey_row(one)
        found[row] = found.get(row, Fraction(0)) + likely
    return found


def journey_row(one: Key) -> tuple[int, ...]:
    """The journey cards of a state that was made a key."""
    row = dict(one)["journey"]
    assert isinstance(row, tuple)
    return row


def test_others_sealed_answers_are_any_open_ones() -> None:
    """What another seat may have assigned is what it could have assigned, all of it and nothing else."""
    match = positions.two_fights("shore-1", Take("food"), start={"swordsman": 1, "spearman": 1, "food": 1})
    rules, first = rules_of(match), match.rules.core.next_seat(match.state)
    start = match.state.copy()
    for action in (Send("troll", "swordsman"), Load("shore-1", "food"), Done()):
        match.answer(first, action)
    other = 1 - first
    veiled, chance = rules.veil(match.state, other), rules.core.Chance(1)
    imaginings = [rules.imagine(veiled, other, chance) for _ in range(4000)]
    found = {(tuple(state.sealed), tuple(state.sealed_food)) for state in imaginings}

    def loads(state: Any) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        yield tuple(state.sealed), tuple(state.sealed_food)
        for code in rules.codes(state, first):
            if rules.catalogue.action(code).kind in ("send", "load"):
                child = state.copy()
                rules.core.proceed(child, first, code, rules.core.Chance())
                yield from loads(child)

    assert found == set(loads(start))


def test_every_imagined_state_gives_the_view_it_was_made_of() -> None:
    looked_at = 0
    for seed, rules in enumerate(islice(settings(GAME), 25)):
        chance = rules.core.Chance(seed)
        for number, (match, _, _) in enumerate(random_match(rules, seed)):
            if number % 11 == seed % 11 and looked_at < 200:
                looked_at += 1
                for audience in (*range(rules.seats), None):
                    veiled = rules.veil(match.state, audience)
                    other = rules.imagine(veiled, audience, chance)
                    assert rules.veil(other, audience) == veiled
                    assert rules.view(other, audience) == rules.view(match.state, audience)
                    rules.check_laws(other)
    assert looked_at == 200


def critical(degrees: int) -> float:
    """The chi-square that chance exceeds once in a million, by Wilson and Hilferty."""
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + 4.753 * part**0.5) ** 3)


def test_a_thousand_imaginings_of_a_large_position_are_even() -> None:
    """Four players and all twelve destinies, more than can be enumerated: single places and pairs are even."""
    match = played(4, 3, *leaders(4), Place("sages-hut"), Look("shore-1"))
    rules, samples = match.rules, 6000
    veiled, chance = rules.veil(match.state, None), rules.core.Chance(7)
    hands = [tuple(card for card in rules.imagine(veiled, None, chance).hand if card >= 0) for _ in range(samples)]
    held, cards = len(hands[0]), 12
    assert held == 5
    for place in range(held):
        counts = Counter(hand[place] for hand in hands)
        assert uneven(counts, cards, samples) < critical(cards - 1)
        pairs = Counter((hand[place], hand[place - 1]) for hand in hands)
        assert uneven(pairs, cards * (cards - 1), samples) < critical(cards * (cards - 1) - 1)


def uneven(counts: Counter[Any], cells: int, samples: int) -> float:
    """Chi-square of counts over so many cells, all equally likely."""
    assert len(counts) <= cells
    expected = samples / cells
    empty = cells - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + empty * expected


def test_an_uneven_imagination_would_be_noticed() -> None:
    """The measure itself: a tenth more of one card in twelve is too much."""
    even = dict.fromkeys(range(12), 500)
    assert uneven(Counter(even), 12, 6000) < critical(11)
    assert uneven(Counter({**even, 0: 700, 1: 300}), 12, 6000) > critical(11)
