"""Positions set up by hand: what each word does, what is refused, and that the rest is as lawful as a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from meadhall.champions.game import GAME, ChampionsRules
from meadhall.champions.positions import Position, outcomes
from meadhall.champions.words import slugs
from meadhall.champions.words.actions import Done, Place, Send
from meadhall.champions.words.events import DieRolled
from meadhall.kernel.errors import BadPosition, NotYours
from meadhall.kernel.position import words_of
from meadhall.kernel.rules import Rules
from tests.support.champions.table import CARDS
from tests.support.conformance.tables import every_table

RULES: Rules = GAME.rules(3, {}, CARDS)
Do = Callable[[Position], None]


def position(**given: Any) -> Position:
    """A table of three in round 4."""
    return Position(RULES, **{"round": 4, **given})


def word_at_random(pick: random.Random, rules: Rules) -> tuple[str, tuple[Any, ...], dict[str, Any]]:
    """A word with arguments, most of them sensible."""
    cards: Any = rules.cards
    seat, shore, venue = pick.randrange(rules.seats), pick.choice(slugs.SHORES), pick.choice(slugs.VENUES)
    kind = slugs.ENEMY_KINDS[min(1, slugs.VENUES.index(venue)) if venue not in slugs.SHORES else 2]
    table = {"troll": "trolls", "draugr": "draugr", "monster": "monsters"}[kind]

    def some(known: Sequence[Any], most: int) -> list[Any]:
        return pick.sample(known, pick.randrange(min(most, len(known)) + 1))

    things = {thing: pick.randrange(6) for thing in some((*slugs.KINDS, *slugs.GOODS, "favor", "blame", "glory"), 4)}
    words: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
        ("enemy", (venue, pick.choice((*cards.slugs(table), None))), {}),
        ("slay", (seat, *some(cards.enemies, 3)), {}),
        ("journey", (shore, pick.choice(cards.journeys)), {"seen_by": some(range(rules.seats), 3)}),
        ("rune", (seat, *some(cards.runes, 3)), {"used": pick.random() < 0.5}),
        ("lay_runes", tuple(some(cards.runes, 2)), {}),
        ("destinies", (seat, *some(cards.destinies, 3)), {"shown": pick.random() < 0.5}),
        ("merchant", (pick.choice(cards.merchants),), {}),
        ("stalls", tuple(some(cards.stalls, 3)), {}),
        ("round", (pick.randrange(1, rules.box.rounds + 1),), {}),
        ("first", (seat,), {}),
        ("turn", (seat,), {}),
        ("give", (seat,), things),
        ("stock", (), {thing: pick.randrange(3) for thing in some((*slugs.KINDS, "food"), 3)}),
        ("coins_on", (shore, pick.randrange(3)), {}),
        ("ship", (seat, pick.choice((*cards.ships, None))), {}),
        ("extra_worker", (seat,), {}),
        ("placed", (seat, *some([one for one in cards.spaces if one], 2)), {}),
        ("sailing", (seat, pick.choice((*slugs.PUBLIC_SHIPS, *cards.ships)), shore), {}),
        ("last_worker", (seat,), {}),
    ]
    return pick.choice(words)


def test_every_word_keeps_every_card_die_and_worker_and_a_match_can_be_played_to_its_end() -> None:
    begun = refused = 0
    said: set[str] = set()
    tables = every_table(GAME)
    for seed in range(80):
        pick, rules = random.Random(seed), tables[seed % len(tables)]
        one = Position(rules, round=pick.randrange(1, rules.box.rounds + 1), seed=seed)
        for _ in range(12):
            name, given, named = word_at_random(pick, rules)
            before = one.state.copy()
            try:
                getattr(one, name)(*given, **named)
                said.add(name)
            except BadPosition as refusal:
                assert str(refusal).endswith(".") and "\n" not in str(refusal)
                assert one.state == before
                refused += 1
        try:
            match = one.begin(seed)
        except BadPosition:
            continue
        begun += 1
        assert rules.restore(rules.save(one.state)) == match.state
        state, chance = match.state.copy(), rules.core.Chance(seed)
        assert rules.core.play_lawfully(state, chance, rules.core.Answers()) == 0
    assert said == set(words_of(Position))
    assert begun > 30 and refused > 30


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda p: p.give(0, gold=1), "There is no thing 'gold'; there are food, wood, coins"),
        (lambda p: p.give(0, coins=-1), "The coins of a seat must be a whole number from 0 to 2000, not -1."),
        (lambda p: p.give(0, coins=1.5), "The coins of a seat must be a whole number"),
        (lambda p: p.give(0, swordsman=5, axeman=4), "Seat 0 cannot have 9 warriors: its longhouse holds 8 (CP-5)."),
        (lambda p: p.enemy("troll", "test-draugr"), "There is no troll 'test-draugr'; there are"),
        (lambda p: p.enemy("bridge", "test-troll"), "There is no venue 'bridge'; there are troll, draugr-left"),
        (lambda p: (p.slay(1, "test-troll"), p.enemy("troll", "test-troll")), "is in the pile of seat 1"),
        (lambda p: p.journey("shore-1", "calm"), "There is no journey 'calm'; there are all-quiet"),
        (lambda p: p.lay_runes("gifts", "wealth", "glory"), "there is room for 2 different runes (CR-4)"),
        (lambda p: (p.rune(0, "gifts"), p.lay_runes("gifts")), "The rune gifts belongs to a seat"),
        (lambda p: p.destinies(0, "craftsman", "craftsman"), "There is one of each destiny card."),
        (lambda p: p.ship(0, "skeid"), "The skeid is not in a game of 3 (CS-3)."),
        (lambda p: (p.ship(0, "karfi"), p.ship(1, "karfi")), "The karfi belongs to seat 0 already."),
        (lambda p: (p.placed(0, "market"), p.placed(1, "market")), "On market there is a worker already (CP-2)."),
        (lambda p: p.placed(0, *["begging"] * 9), "Seat 0 has no worker left to place."),
        (lambda p: p.placed(0, "hunting-grounds", "hunting-grounds"), "on the hunting grounds already (CL-11)."),
        (lambda p: p.placed(0, "small-longship"), "needs a shore"),
        (lambda p: (p.stalls(), p.placed(0, "skald")), "The stall skald is not in play (CS-2)."),
        (lambda p: (p.enemy("troll", None), p.placed(0, "troll")), "There is no enemy at troll to fight."),
        (lambda p: p.sailing(0, "karfi", "shore-1"), "The karfi is not the private longship of seat 0."),
        (
            lambda p: (p.sailing(0, "small-longship", "shore-1"), p.sailing(1, "large-longship", "shore-1")),
            "At shore-1 lies a ship already.",
        ),
        (lambda p: (p.enemy("shore-1", None), p.coins_on("shore-1", 1)), "There is no monster at shore-1"),
        (lambda p: p.stock(swordsman=99), "On the board there cannot lie 99 swordsman dice"),
        (lambda p: p.round(9), "The round must be a whole number from 1 to 8, not 9."),
        (lambda p: (p.placed(0, *["begging"] * 3), p.turn(0)), "Seat 0 has no worker left to place."),
        (lambda p: position(leaders=("asmundr", "asmundr", "ullr")), "3 seats need 3 different leaders (CS-5)."),
        (lambda p: position(leaders=()).give(0, coins=1), "The leaders are still to be chosen"),
        (lambda p: position(seed=-1), "The seed must be a whole number from 0 to 9223372036854775807, not -1."),
        (lambda p: p.begin(seed=2**63), "The seed must be a whole number"),
        (lambda p: position(opening=["coin:heads"]), "There is no outcome 'coin'; there are first, leader"),
    ],
)
def test_an_impossible_demand_is_refused_in_one_sentence(wrong: Do, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        wrong(position())
    assert sentence in str(refusal.value)
    assert refusal.value.code == "position/invalid"


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        (lambda p: p.destinies(0, "craftsman", "prepared"), "more than 1 destiny cards by now"),
        (lambda p: p.coins_on("shore-1", 2), "more than 0 coins by now"),
        (lambda p: p.stock(food=2), "more than 1 food by now"),
        (lambda p: [p.placed(seat, *["begging"] * 3) for seat in range(3)], "All workers are placed"),
        (lambda p: p.give(0, glory=7000), "Somebody has more in this position than a game"),
    ],
)
def test_no_match_begins_from_what_no_game_leads_to(setting: Do, sentence: str) -> None:
    p = position(round=1)
    setting(p)
    with pytest.raises(BadPosition) as refusal:
        p.begin()
    assert sentence in str(refusal.value)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotYours):
        position().give(3, coins=1)
    with pytest.raises(NotYours):
        position().turn(-1)
    with pytest.raises(NotYours):
        position(first=3)


def test_only_rules_of_champions_have_positions_of_champions() -> None:
    with pytest.raises(TypeError):
        Position("champions")  # type: ignore[arg-type]


def test_words_say_what_the_view_then_shows() -> None:
    p = position(leaders=("ullr", "dagrun", "gylfir"), first=2)
    p.give(0, swordsman=2, spearman=1, food=3, wood=2, coins=7, favor=1, blame=2, glory=11)
    p.enemy("draugr-right", "fierce-draugr")
    p.slay(0, "test-troll", "test-monster")
    p.journey("shore-2", "kraken", seen_by=[1])
    p.rune(0, "gifts")
    p.rune(0, "wealth", used=True)
    p.lay_runes("glory", "healing")
    p.destinies(0, "craftsman", "runemaster")
    p.destinies(1, "prepared", shown=True)
    p.merchant("lofoten-boat")
    p.stalls("skald", "raiders")
    p.stock(swordsman=0, food=3)
    p.coins_on("shore-1", 2)
    p.ship(1, "drekkar")
    p.extra_worker(2)
    p.placed(1, "market", "begging")
    p.sailing(1, "drekkar", "shore-3")
    p.turn(0)
    match = p.begin()
    view = RULES.view(match.state, 0)
    mine, other, third = view.seats
    assert (mine.food, mine.wood, mine.coins, mine.favor, mine.blame, mine.glory) == (3, 2, 7, 1, 2, 11)
    assert mine.warriors == {"swordsman": 2, "spearman": 1, "axeman": 0}
    assert mine.slain == ("test-troll", "test-monster")
    assert [(rune.rune, rune.used) for rune in mine.runes] == [("gifts", False), ("wealth", True)]
    assert [one.destiny for one in mine.destinies] == ["craftsman", "runemaster"]
    assert [(one.destiny, one.open) for one in other.destinies] == [("prepared", True)]
    assert (other.leader, other.ship, other.begging) == ("dagrun", "drekkar", 1)
    assert (third.workers, third.extra_worker) == (4, True)
    venues = {venue.venue: venue for venue in view.venues}
    assert venues["draugr-right"].enemy == "fierce-draugr"
    assert (venues["shore-3"].ship, venues["shore-3"].owner) == ("drekkar", 1)
    assert (venues["shore-1"].coins, venues["shore-2"].seen_by) == (2, (1,))
    assert RULES.view(match.state, 1).venues[4].journey == "kraken"
    assert (view.round, view.first, view.merchant) == (4, 2, "lofoten-boat")
    assert [decision.seat for decision in match.decisions()] == [0]


def test_a_card_that_lies_elsewhere_changes_places_or_is_replaced() -> None:
    p = position()
    p.enemy("draugr-left", "test-draugr")
    p.enemy("draugr-right", "fierce-draugr")
    p.enemy("draugr-left", "fierce-draugr")
    assert [venue.enemy for venue in p.view().venues[1:3]] == ["fierce-draugr", "test-draugr"]
    p.slay(0, "test-draugr")
    assert p.view().venues[2].enemy not in (None, "test-draugr", "fierce-draugr")
    p.destinies(0, "craftsman")
    p.destinies(1, "prepared")
    p.destinies(1, "craftsman")
    assert [p.view(seat).seats[seat].destinies[0].destiny for seat in (0, 1)] == ["prepared", "craftsman"]
    p.begin()


def test_the_last_worker_of_a_round_ends_its_phase() -> None:
    p = position()
    p.last_worker(1)
    match = p.begin()
    match.answer(1, Place("smokehouse"))
    assert RULES.view(match.state, None).round == 5


def test_outcomes_are_named_in_words_one_after_another() -> None:
    p = position()
    p.give(0, swordsman=2)
    p.enemy("troll", "test-troll")
    p.last_worker(0)
    match = p.begin()
    match.answer(0, Place("troll"))
    match.answer(0, Send("troll", "swordsman"))
    match.answer(0, Send("troll", "swordsman"))
    told = match.answer(0, Done(), script=outcomes(match, "swordsman:double", "swordsman:shield"))
    rolled = [one.event.face for one in told if isinstance(one.event, DieRolled)]
    assert rolled == ["double", "shield"]
    trolls = [slug for slug in GAME.cards(CARDS).rows["trolls"] if slug != "test-troll"]
    assert [rank for _, rank in outcomes(match, f"troll:{trolls[1]}", f"troll:{trolls[2]}", "troll:0")] == [1, 1, 0]
    with pytest.raises(BadPosition, match="troll:test-troll cannot come next; troll can bring"):
        outcomes(match, "troll:test-troll")


def test_a_position_can_be_changed_and_begun_again() -> None:
    p = position()
    p.give(0, coins=3)
    one = p.begin()
    p.give(0, coins=5)
    other = p.begin()
    assert [int(match.state.coins[0]) for match in (one, other)] == [3, 5]


def test_what_is_not_set_comes_from_the_seed() -> None:
    assert position(seed=5).state == position(seed=5).state
    assert position(seed=5).state != position(seed=6).state


def test_leaders_can_be_left_to_be_chosen_or_named_where_chance_chooses() -> None:
    assert position(leaders=()).begin().decisions()[0].question == "choose-leader"
    rules = GAME.rules(2, {"draft_leaders": False})
    assert isinstance(rules, ChampionsRules)
    p = Position(rules, leaders=("ullr", "asmundr"), first=1)
    assert [seat.leader for seat in p.view().seats] == ["ullr", "asmundr"]
    assert p.begin().decisions()[0].seat == 1


def test_journey_cards_that_were_there_before_the_deck_was_rebuilt_are_still_counted_when_they_change() -> None:
    kinds = GAME.cards(CARDS).journeys
    p = position()
    p.journey("shore-1", "kraken")
    p.journey("shore-2", "lost")
    for slug in ("storm", "kraken", "lost"):  # from the deck, or from the other shore
        laid = [p.state.journey[shore] for shore in (0, 1)]
        p._set(journey_is_old=[1, 1, 0, 0], journey_old=[laid.count(kind) for kind in range(12)])
        p._set(journey_deck=[int(kinds.index("storm") == kind) for kind in range(12)])
        copies, there = RULES.box.journey_copies, [*p.state.journey]
        left = [copies[kind] - p.state.journey_deck[kind] - there.count(kind) for kind in range(12)]
        p._set(journey_discard=left, journey_left=1)
        p.check()
        p.journey("shore-1", slug)
        p.check()
