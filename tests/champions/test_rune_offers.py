"""Runes for any time while others are asked: offers that hold nobody up (CN-1)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import (
    Demand,
    Done,
    Give,
    Load,
    Look,
    Lose,
    Pick,
    Place,
    Reveal,
    Take,
    TakeRune,
    Use,
)
from meadhall.champions.words.events import (
    DestinyRevealed,
    GoodsTaken,
    JourneyLookedAt,
    JourneySeen,
    RoundBegan,
    RuneUsed,
)
from meadhall.kernel.actions import Action
from meadhall.kernel.errors import NotYours, NoUndo
from meadhall.kernel.match import Match
from tests.support.champions.armed import ANY_TIME, armed, offered
from tests.support.champions.assigners import three_to_assign
from tests.support.champions.ending import bare
from tests.support.champions.named_positions import all_but, leaders, played
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule


def idle(*runes: str) -> Table:
    """Seat 0 is to place a worker, seat 1 has these runes, two coins and nothing else."""
    t = table()
    t.rune(1, *runes)
    t.give(1, food=0, wood=0, coins=2)
    t.turn(0)
    return t


def rune_bought(rune: str = "gifts") -> Match:
    """Seat 0 has bought a rune, and seat 1 is to place a worker."""
    answers = (Place("runesmith"), TakeRune(1), Done())
    return played(2, 1, *leaders(2), *answers, drop={"runes": all_but("runes", rune)})


@rule("CN-1", "CN-5")
def test_one_who_leads_when_a_round_begins_scores_before_another_catches_up() -> None:
    """Seat 1 leads alone in food after the clean-up; seat 0 places first and would tie."""
    t = table()
    t.hands([], ["prepared"], [], [])
    t.rune(1, "success")
    t.set(food=[1, 4, 0, 0], lying_food=2)
    assert t.rules.box.destiny_alone[t.cards.destinies.index("prepared")] == 5
    assert of(t.end_round(), RoundBegan) == [RoundBegan(2)]
    assert [t.asked(seat) for seat in range(4)] == ["place-worker", "offer-rune", None, None]
    t.do(1, Use("success"))
    told = t.do(1, Reveal("prepared"))
    assert DestinyRevealed(1, "prepared", 5) in told
    assert t.asked(0) == "place-worker"
    t.do(0, Place("smokehouse"))
    assert t.seat(0).food >= t.seat(1).food


@rule("CN-1")
def test_while_another_places_every_rune_for_any_time_is_offered_and_no_other() -> None:
    t = armed()
    t.turn(1)
    decision = t.decision(0)
    assert decision is not None
    assert (decision.question, decision.offer) == ("offer-rune", True)
    assert t.open(0) == {Use(rune) for rune in ANY_TIME}
    assert t.refused(0, Use("potential")) == "wrong-window"
    assert t.refused(0, Done()) == "not-asked"
    assert t.refused(0, Place("smokehouse")) == "not-asked"


@rule("CN-1")
def test_a_rune_that_would_do_nothing_is_not_offered() -> None:
    t = table()
    t.rune(1, "wealth", "success", "potential")
    t.hands([], [], [], [])
    t.give(1, coins=0)
    t.turn(0)
    assert t.decision(1) is None
    t.give(1, coins=1)
    assert t.open(1) == {Use("wealth")}


@rule("CN-1")
def test_an_offer_that_is_taken_leaves_the_others_question_as_it_was() -> None:
    t = idle("wealth")
    before, number = t.decision(0), t.match.asked_at(0)
    assert t.do(1, Use("wealth")) == (RuneUsed(1, "wealth"), GoodsTaken(1, "coins", 2))
    assert (t.decision(0), t.match.asked_at(0)) == (before, number)
    assert t.decision(1) is None
    with pytest.raises(NotYours):
        t.do(1, Use("wealth"))


@rule("CN-1", "CN-2")
def test_what_a_rune_asks_out_of_turn_is_answered_first_and_then_the_game_goes_on() -> None:
    t = idle("gifts", "wealth")
    t.rune(2, "knowledge")
    before = t.decision(0)
    t.do(1, Use("gifts"))
    assert [t.asked(seat) for seat in range(4)] == [None, "choose-gifts", None, None]
    assert t.rules.core.next_seat(t.state) == 1
    with pytest.raises(NotYours):
        t.do(0, Place("smokehouse"))
    t.do(1, Take("food"))
    t.do(1, Take("wood"))
    assert [t.asked(seat) for seat in range(4)] == [None, "choose-gifts", None, None]
    t.do(1, Take("coins"))
    assert t.goods(1) == (1, 1, 4)
    assert [t.asked(seat) for seat in range(4)] == ["place-worker", "offer-rune", "offer-rune", None]
    assert t.decision(0) == before
    assert t.lawful()


@rule("CN-1")
def test_while_a_rune_asks_the_one_in_turn_nobody_is_offered_another() -> None:
    t = idle("gifts")
    t.rune(0, "gifts")
    t.rune(0, "success")
    t.do(0, Use("success"))
    assert [t.asked(seat) for seat in range(4)] == ["reveal-destiny", None, None, None]


@rule("CN-1", "CN-4")
def test_knowledge_out_of_turn_is_seen_by_its_owner_alone() -> None:
    t = idle("knowledge")
    t.do(1, Use("knowledge"))
    assert len(of(t.news(1), JourneySeen)) == len(of(t.news(0), JourneyLookedAt)) == 4
    assert of(t.news(0), JourneySeen) == of(t.news(), JourneySeen) == []
    shores = ("shore-1", "shore-2", "shore-3", "shore-4")
    assert [t.venue(shore, 0).journey for shore in shores] == ["hidden"] * 4
    assert "hidden" not in [t.venue(shore, 1).journey for shore in shores]


@rule("CN-1")
@pytest.mark.parametrize(
    ("space", "then", "question"),
    [
        ("small-longship", (), "choose-shore"),
        ("market", (), "give-goods"),
        ("market", (Give("food"), Done()), "take-goods"),
        ("sages-hut", (), "look-at-journey"),
        ("sages-hut", (Look("shore-1"),), "draw-destiny"),
        ("sages-hut", (Look("shore-1"), Use("true-vision")), "keep-destiny"),
    ],
)
def test_nobody_breaks_into_an_action(space: str, then: tuple[Action, ...], question: str) -> None:
    t = armed()
    t.rune(1, "gifts")
    t.do(0, Place(space))
    for action in then:
        t.do(0, action)
    assert t.asked(0) == question
    assert t.decision(1) is None


@rule("CN-1")
def test_after_an_action_the_others_are_offered_theirs_too() -> None:
    t = armed()
    t.rune(1, "gifts")
    t.do(0, Place("smokehouse"))
    assert (t.asked(0), t.asked(1)) == ("afterwards", "offer-rune")


def fighting() -> Table:
    """Seat 0 has rolled four warriors against the fierce draugr and may reroll; seat 1 has a rune."""
    t = table()
    t.rune(1, "gifts")
    t.enemy("draugr-left", "fierce-draugr")
    t.give(0, favor=1, swordsman=2, spearman=2)
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=2, spearman=2)
    t.done(0, script=["swordsman:blank", "swordsman:blank", "spearman:blank", "spearman:shield"])
    return t


@rule("CN-1", "CF-7")
def test_in_anothers_fight_they_are_offered_where_a_choice_begins() -> None:
    t = fighting()
    assert (t.asked(0), t.asked(1)) == ("reroll", "offer-rune")
    t.do(0, Pick("swordsman", "blank"))
    assert (t.asked(0), t.decision(1)) == ("pick-dice", None)


@rule("CN-1", "CF-7")
def test_a_rune_used_in_anothers_fight_leaves_the_dice_as_they_lie() -> None:
    t = fighting()
    dice = list(t.state.shown)
    t.do(1, Use("gifts"))
    assert [t.asked(seat) for seat in range(2)] == [None, "choose-gifts"]
    t.do(1, Take("coins"))
    assert (t.asked(0), list(t.state.shown)) == ("reroll", dice)
    t.done(0)
    assert t.asked(0) == "lose-in-fight"


@rule("CN-1", "CF-1")
def test_losses_are_a_chain_and_runes_are_offered_at_its_first_link_alone() -> None:
    t = fighting()
    t.done(0)
    assert (t.asked(0), t.asked(1)) == ("lose-in-fight", "offer-rune")
    t.do(0, Lose("swordsman"))
    assert (t.asked(0), t.decision(1)) == ("lose-in-fight", None)


@rule("CN-1", "CA-2")
def test_while_all_assign_everybody_else_is_offered_runes_and_nobody_waits() -> None:
    t = three_to_assign()
    for seat, rune in enumerate(("gifts", "wealth", "knowledge", "success")):
        t.rune(seat, rune)
    t.give(1, coins=2)
    assert t.open(3) == {Demand(), Use("success")}
    t.send(0, "troll", swordsman=1)
    assert offered(t) == set()
    t.done(0)
    assert t.open(0) == {Demand(), Use("gifts")}
    t.do(0, Use("gifts"))
    assert [t.asked(seat) for seat in range(4)] == ["choose-gifts", "assign", "assign", "offer-demand"]
    t.done(1)
    t.do(0, Take("coins"))
    assert [seat.assigning for seat in t.view().seats] == ["done", "done", "choosing", "none"]
    assert t.venue("troll", 0).sealed == {"swordsman": 1, "spearman": 0, "axeman": 0}


@rule("CN-1", "CA-2")
def test_assigning_does_not_end_before_a_rune_of_somebody_else_is_answered() -> None:
    t = three_to_assign()
    t.rune(3, "gifts")
    t.do(3, Use("gifts"))
    for seat in range(3):
        t.done(seat)
    assert [t.asked(seat) for seat in range(4)] == ["offer-demand", "offer-demand", "offer-demand", "choose-gifts"]
    assert t.rules.core.next_seat(t.state) == 3
    t.do(3, Take("coins"))
    assert t.view().round == 2


@rule("CN-1", "CA-2")
def test_a_demand_takes_no_rune_back() -> None:
    t = three_to_assign()
    t.rune(3, "gifts")
    t.do(3, Use("gifts"))
    t.do(0, Demand())
    for seat in range(3):
        t.done(seat)
    t.do(3, Take("coins"))
    assert t.view().round == 2
    assert t.seat(3).coins == 5


@rule("CN-1", "E-4")
def test_openly_a_rune_used_before_ones_turn_does_not_bring_the_turn_forward() -> None:
    t = three_to_assign(edition="en-2015")
    t.rune(2, "gifts")
    t.do(2, Use("gifts"))
    assert [t.asked(seat) for seat in range(4)] == ["assign", None, "choose-gifts", None]
    t.done(0)
    assert [t.asked(seat) for seat in range(4)] == [None, "assign", "choose-gifts", None]
    t.do(2, Take("coins"))
    assert [t.asked(seat) for seat in range(4)] == [None, "assign", None, None]
    t.done(1)
    assert t.open(2) == {Done(), Load("shore-1", "axeman"), Load("shore-1", "food")}


@rule("CN-1", "CA-6")
def test_food_of_gifts_taken_after_sealing_stays_at_home() -> None:
    t = three_to_assign()
    t.rune(2, "gifts")
    t.send(2, "shore-1", axeman=1)
    t.done(2)
    t.do(2, Use("gifts"))
    for _ in range(4):
        t.do(2, Take("food"))
    assert (t.asked(2), t.seat(2).food) == ("offer-demand", 6)
    assert t.refused(2, Load("shore-1", "food")) == "not-asked"


@rule("CN-1")
def test_a_rune_used_out_of_turn_is_taken_back_until_another_answers() -> None:
    match = rune_bought()
    state = match.state.copy()
    match.answer(0, Use("gifts"))
    for _ in range(2):
        match.answer(0, Take("food"))
    for _ in range(3):
        match.undo(0)
    assert match.state == state
    for answer in (Use("gifts"), Take("coins")):
        match.answer(0, answer)
    match.answer(1, Place("smokehouse"))
    with pytest.raises(NoUndo):
        match.undo(0)


@rule("CN-1")
def test_a_game_is_saved_and_restored_while_a_rune_used_out_of_turn_asks_its_owner() -> None:
    match = rune_bought()
    match.answer(0, Use("gifts"))
    match.answer(0, Take("food"))
    restored = match.rules.restore(match.rules.save(match.state))
    assert restored == match.state
    assert [decision.question for decision in match.rules.decisions(restored)] == ["choose-gifts"]


@rule("CN-1", "CN-4")
def test_what_knowledge_has_shown_is_not_taken_back() -> None:
    match = rune_bought("knowledge")
    match.answer(0, Use("knowledge"))
    assert match.undoable(0) is None


@rule("CN-1")
def test_one_who_placed_a_worker_takes_nothing_back_once_another_has_used_a_rune() -> None:
    match = rune_bought()
    for answer in (Place("smokehouse"), Place("begging")):
        match.answer(match.rules.core.next_seat(match.state), answer)
    match.answer(0, Take("food"))
    assert match.decision(0) is not None and match.undoable(0) is not None
    match.answer(0, Done())
    match.answer(1, Place("hunting-grounds"))
    assert match.undoable(1) is not None
    match.answer(0, Use("gifts"))
    assert match.undoable(1) is None


@rule("CN-1", "CU-5")
def test_before_the_scoring_what_a_rune_asks_is_waited_for() -> None:
    t = bare()
    t.rune(0, "wealth")
    t.rune(2, "gifts")
    t.set(coins=[1, 0, 0, 0])
    t.end(seat=1)
    assert (t.asked(0), t.asked(2)) == ("afterwards", "offer-rune")
    t.do(2, Use("gifts"))
    with pytest.raises(NotYours):
        t.done(0)
    t.do(2, Take("coins"))
    t.done(0)
    assert t.view().over
    assert all(t.decision(seat) is None for seat in range(4))


@rule("CN-1")
def test_nothing_is_offered_once_the_game_is_over() -> None:
    t = bare()
    t.rune(0, "wealth")
    t.set(coins=[1, 0, 0, 0])
    t.end(seat=1)
    t.done(0)
    assert t.view().over
    assert t.match.decisions() == ()


@rule("CN-1")
def test_whoever_plays_on_at_random_answers_a_rune_under_way_first() -> None:
    t = idle("gifts")
    t.do(1, Use("gifts"))
    state, core = t.state.copy(), t.rules.core
    core.play_out(state, core.Chance(1), core.Answers())
    assert state.over == 1
    assert core.broken_law(state, core.Answers()) == 0


@rule("CN-1", "CA-2")
def test_whoever_plays_on_at_random_answers_a_rune_used_while_others_assign() -> None:
    t = three_to_assign()
    t.rune(3, "gifts")
    t.do(3, Use("gifts"))
    for seed in range(20):
        state, core = t.state.copy(), t.rules.core
        core.play_out(state, core.Chance(seed), core.Answers())
        assert list(state.aside) == [0, 0, 0, 0]
        assert state.over == 1


@rule("CN-1")
def test_in_revision_1_nobody_was_offered_a_rune_while_others_were_asked() -> None:
    t = armed(revision=1)
    t.turn(1)
    assert t.open(0) == set()
    assert t.why(0, Use("wealth")) == "not-asked"
    before = t.state.copy()
    with pytest.raises(NotYours):
        t.do(0, Use("wealth"))
    assert t.state == before


@rule("CN-1", "CA-2")
def test_in_revision_1_one_who_had_sealed_was_offered_the_demand_and_no_rune() -> None:
    t = three_to_assign(revision=1)
    t.rune(0, "gifts")
    t.done(0)
    assert t.open(0) == {Demand()}
    assert t.refused(0, Use("gifts")) == "wrong-window"
