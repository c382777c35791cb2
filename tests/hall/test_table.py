"""A table: ids of messages, undo, bots at their pace, clocks, leaving and coming back, consent, and doors."""

from __future__ import annotations

import json
import random
from dataclasses import fields, replace
from typing import Any

import pytest

from meadhall.games import game as game_of
from meadhall.hall import wire
from meadhall.hall.coding import decode, encode, plain, read
from meadhall.hall.faults import REFUSALS
from meadhall.hall.table import PERSON, Pending, Table
from meadhall.hall.thinking import Work, think
from meadhall.kernel.errors import BadMessage, BadOptions, BadRequest, ReplayDrift, TooLarge
from meadhall.kernel.game import Game
from meadhall.kernel.journal.acts import Answered
from tests.support.conformance.tables import EVERY_GAME
from tests.support.hall.host import Host


def seated(game: Game, *players: str, **house: Any) -> Host:
    """A small table: one person, the rest as named or people."""
    rules = game.rules(game.seats[0])
    rest = [PERSON] * (rules.seats - len(players))
    return Host(rules, [*players, *rest], 3, wire.House(**{"pace": 0, **house}))


def refused(reply: object) -> str:
    """The code by which something was refused."""
    assert isinstance(reply, wire.Refused), reply
    assert reply.error.code in {one.code for one in REFUSALS}, "no sentence for it"
    return reply.error.code


@EVERY_GAME
def test_the_same_message_again_is_done_once_after_a_restart_too(game: Game) -> None:
    host = seated(game)
    seat = host.asked()[0]
    decision = host.table.match.decision(seat)
    assert decision is not None
    message = wire.Answer("once", host.table.match.asked_at(seat), decision.codes[0])
    first = host.say(seat, message)
    assert isinstance(first, wire.Done)
    entries = len(host.journal)
    assert host.say(seat, message) == first
    host.table = host.restored()
    assert host.say(seat, message) == first and len(host.journal) == entries
    assert refused(host.say(seat, wire.Answer("once", message.at, decision.codes[-1] + 1))) == "wire/move-reused"


@EVERY_GAME
def test_a_late_undo_takes_back_nothing_newer(game: Game) -> None:
    host, late = seated(game), 0
    for _ in range(60):
        asked = host.asked()
        if not asked:
            break
        seat, number = asked[0], host.table.number(asked[0])
        host.answer(seat)
        if host.table.match.undos(seat):
            assert refused(host.say(seat, wire.Undo(host.move(), number))) == "action/stale"
            late += 1
    assert late


@EVERY_GAME
def test_bots_play_to_the_end_at_the_pace_of_the_table(game: Game) -> None:
    rules = game.rules(game.seats[0])
    host = Host(rules, ["thrall"] * rules.seats, 5, wire.House(pace=900))
    begun = host.now
    assert host.wait(899 / 1000) == 0, "a bot acts before its time"
    host.wait(100_000)
    assert host.table.is_over
    acts = len(host.table.match.acts) - 1
    times = [entry["time"] for entry in map(json.loads, host.journal)]
    assert times[-1] - begun >= 0.9 * acts / rules.seats
    frames = [json.loads(frame) for frame in host.sent[None]]
    assert frames[-1]["result"] is not None and all(len(frame["acts"]) == 1 for frame in frames[1:])


@EVERY_GAME
def test_what_lies_beside_the_game_changes_only_with_its_counter(game: Game) -> None:
    rules = game.rules(game.seats[0])
    host = Host(rules, [PERSON, *["thrall"] * (rules.seats - 1)], 6, wire.House(pace=900))
    seen: dict[int, wire.Aside] = {}
    for number in range(60):
        host.table.be_here(0, number % 7 < 4)
        aside = host.table.aside(None, host.now)
        assert seen.setdefault(aside.k, aside) == aside
        for seat in host.asked()[:1]:
            host.answer(seat)
        host.wait(0.5)
    assert len(seen) > 20 and any(aside.thinking for aside in seen.values())


@EVERY_GAME
def test_a_bot_that_fails_is_answered_for_and_the_game_goes_on(game: Game) -> None:
    asked = []

    def broken(work: Work) -> tuple[int, ...]:
        asked.append(work.bot)
        raise RuntimeError("a bot without a mind")

    host = seated(game, "thrall")
    host.table.turns.think = broken
    for _ in range(40):
        for seat in host.asked()[:1]:
            host.answer(seat)
        host.wait(10)
    assert not host.table.stopped and len(host.table.match.acts) > 20 and set(asked) == {"thrall"}


@EVERY_GAME
def test_a_host_can_let_bots_think_in_a_way_of_its_own_and_wait_for_them(game: Game) -> None:
    """A terminal keeps the programs that play running between questions."""
    rules, works = game.rules(game.seats[0]), list[Work]()

    def noted(work: Work) -> tuple[int, ...]:
        works.append(work)
        return think(work)

    chance, names = rules.core.Chance(1), [f"name {seat}" for seat in range(rules.seats)]
    players, house = ["thrall"] * rules.seats, wire.House(pace=0)
    table, _ = Table.open(rules.setting, names, players, chance, 0.0, house=house, thinking=noted)
    thoughts = table.turns.thoughts(0.0)
    assert list(thoughts) == list(table.match.waiting()) == [work.seat for work in works]
    assert all(thought.done() for thought in thoughts.values())
    pending = table.due(0.0)
    assert pending is not None and pending.seat in thoughts


def test_an_undo_of_another_process_is_followed_after_dice_that_nobody_saw() -> None:
    """An answer is taken and rolls dice; before it is written, another process writes that a seat took back."""
    followed = 0
    for seed in range(8):
        host = Host(game_of("champions").rules(2), [PERSON] * 2, seed)
        for _ in range(200):
            if not host.asked() or followed > 3:
                break
            match = host.table.match
            for seat in (seat for seat in range(2) if match.undoable(seat) is not None):
                other = host.restored()
                undo = other.take(seat, wire.Undo("back", other.number(seat)), host.now)
                assert isinstance(undo, Pending)
                for asked in host.asked():
                    decision = match.decision(asked)
                    assert decision is not None
                    for code in decision.codes:
                        taken = host.table.take(asked, wire.Answer("lost", match.asked_at(asked), code), host.now)
                        if isinstance(taken, Pending) and taken.prepared is not None and match.chance.outcomes:
                            here = host.restored()
                            here.take(asked, wire.Answer("lost", match.asked_at(asked), code), host.now)
                            here.follow(undo.entry)
                            followed += 1
                            break
            host.answer(host.asked()[0])
    assert followed


@EVERY_GAME
def test_a_clock_that_runs_out_lets_a_bot_play_on_until_the_person_is_back(game: Game) -> None:
    host = seated(game, clock={"move": 30})
    seat = host.asked()[0]
    clock = host.table.aside(seat, host.now + 10).clock
    assert clock is not None and seat in clock.running and clock.left[str(seat)] == 20
    host.wait(30)
    assert host.table.player(seat) == "karl" and host.table.aside(None, host.now).players[seat] == "away:karl"
    restored = host.restored()
    assert restored.player(seat) == "karl"
    pending = host.table.come_back(seat, host.now)
    assert pending is not None
    host.write(pending)
    assert host.table.player(seat) == PERSON and host.table.come_back(seat, host.now) is None


@EVERY_GAME
def test_whoever_comes_back_takes_back_no_answer_of_the_bot(game: Game) -> None:
    kept = 0
    for seed in range(12):
        rules = game.rules(game.seats[0])
        host = Host(rules, [PERSON] * rules.seats, seed)
        for _ in range(30 + seed):
            for seat in host.asked()[:1]:
                host.answer(seat)
        if host.table.is_over:
            continue
        seat = host.asked()[0]
        for change in (host.table.leave, host.table.come_back):
            pending = change(seat, host.now)
            assert pending is not None
            host.write(pending)
            if change == host.table.leave:
                due = host.table.due(host.now)
                assert due is not None and due.seat == seat
                host.write(due)
        if host.table.match.undoable(seat) is not None:
            assert host.table.frame(seat).undo == 0
            assert refused(host.say(seat, wire.Undo(host.move(), host.table.number(seat)))) == "undo/refused"
            assert host.restored().frame(seat) == host.table.frame(seat)
            kept += 1
    assert kept or game.slug == "hoard"


def test_a_bank_is_added_to_once_a_question_and_not_once_a_part() -> None:
    host = seated(game_of("champions"), clock={"bank": 100, "add": 5})
    clocks = host.table.clocks
    assert clocks is not None
    whole = {seat: hand.left for seat, hand in enumerate(clocks.hands)}
    added = 0
    for _ in range(120):
        asked = host.asked()
        if not asked:
            break
        seat = asked[0]
        midway = host.rules.is_midway(host.table.match.state, seat)
        before = clocks.hands[seat].at(host.now)
        decision = host.table.match.decision(seat)
        assert decision is not None
        host.say(seat, wire.Answer(host.move(), host.table.match.asked_at(seat), host.pick.choice(decision.codes)))
        if seat in host.asked() and host.rules.is_midway(host.table.match.state, seat):
            assert clocks.hands[seat].at(host.now) == before
        elif seat in host.asked():
            assert clocks.hands[seat].at(host.now) == before + 5
            added += 1
        assert midway in (True, False)
    assert added and all(hand.left >= whole[0] - 1 for hand in clocks.hands)


def test_what_is_left_of_a_sealed_clock_is_shown_when_all_answers_are_in() -> None:
    host = Host(game_of("midgard").rules(3), [PERSON] * 3, 1, wire.House(pace=0, clock={"bank": 600, "add": 0}))
    assert len(host.asked()) == 3, "the draft is answered by all at once"
    host.now += 50
    host.answer(0)
    own, others = (host.table.aside(who, host.now).clock for who in (0, 1))
    assert own is not None and others is not None
    assert own.left["0"] == 550 and others.left["0"] == 600


@EVERY_GAME
def test_all_people_must_agree_before_the_table_goes_back(game: Game) -> None:
    host = seated(game)
    for _ in range(30):
        host.answer(host.asked()[0])
    seat, number = 0, host.table.number(0)
    assert isinstance(host.say(seat, wire.Propose(host.move(), number // 2)), wire.Done)
    proposals = [host.table.aside(audience, host.now).proposal for audience in host.audiences]
    assert all(one is not None and one.by == seat for one in proposals)
    assert proposals[0] is not None and proposals[0].to <= number // 2
    assert refused(host.say(1, wire.Propose(host.move(), 1))) == "table/refused"
    wish = proposals[0].id
    acts = len(host.table.match.acts)
    for other in range(1, host.rules.seats):
        assert len(host.table.match.acts) == acts
        assert isinstance(host.say(other, wire.Consent(host.move(), wish, True)), wire.Done)
    assert len(host.table.match.acts) == acts + 1 and host.table.aside(None, host.now).proposal is None
    assert host.table.number(0) > number, "a running number never goes back"
    assert host.restored().match.state == host.table.match.state


@EVERY_GAME
def test_one_no_or_any_act_ends_a_proposal(game: Game) -> None:
    host = seated(game)
    for _ in range(30):
        host.answer(host.asked()[0])
    for end in ("no", "act"):
        host.say(0, wire.Propose(host.move(), host.table.number(0) // 2))
        wish = host.table.proposals.open
        assert wish is not None
        if end == "no":
            host.say(1, wire.Consent(host.move(), wish.id, False))
        else:
            host.answer(host.asked()[0])
        assert host.table.proposals.open is None
        assert refused(host.say(1, wire.Consent(host.move(), wish.id, True))) == "action/stale"


@EVERY_GAME
def test_a_hint_comes_when_it_is_thought_out(game: Game) -> None:
    host = seated(game)
    seat = host.asked()[0]
    assert host.say(seat, wire.AskHint(9)) is None
    ((to, told),) = host.table.ready()
    decision = host.table.match.decision(seat)
    assert to == seat and isinstance(told, wire.Told) and told.hint and decision is not None
    assert {one.code for one in told.hint} <= set(decision.codes) and host.table.ready() == []
    assert refused(seated(game, hints=False).say(seat, wire.AskHint(1))) == "table/refused"


def test_odds_are_told_where_the_table_agreed_on_them() -> None:
    host = seated(game_of("champions"))
    while host.table.match.view(0).venues[0].enemy is None:
        host.answer(host.asked()[0])
    told = host.say(0, wire.AskOdds(4, "troll", {"axeman": 2, "swordsman": 1}))
    assert isinstance(told, wire.Told) and told.odds is not None and 0 < told.odds["best"].won < 1
    assert refused(host.say(0, wire.AskOdds(5, "nowhere"))) == "odds/invalid"
    assert refused(host.say(0, wire.AskOdds(6))) == "odds/invalid"
    assert refused(seated(game_of("champions"), odds=False).say(0, wire.AskOdds(7, "troll"))) == "table/refused"
    assert refused(seated(game_of("midgard")).say(0, wire.AskOdds(7, "troll"))) == "table/refused"


@EVERY_GAME
def test_why_says_the_reason_that_stands_among_the_closed_answers(game: Game) -> None:
    host, asked = seated(game), 0
    for _ in range(80):
        if host.table.is_over:
            break
        seat = host.asked()[0]
        ask = host.table.frame(seat).ask
        assert ask is not None
        for one in ask.closed[:3]:
            assert host.say(seat, wire.AskWhy(1, one.code)) == wire.Told(1, why=one.reason, rule=one.rule)
            asked += 1
        assert host.say(seat, wire.AskWhy(2, ask.answers[0].code)) == wire.Told(2)
        host.answer(seat)
    assert asked > 10 or game.slug == "hoard"


NONSENSE: list[Any] = [None, True, -1, 10**9, 10**30, 1.5, "", "x", "\x00", [], [1], {}, {"a": 1}, [[]], ["1"]]


def test_whatever_comes_up_is_a_message_or_refused_with_one_sentence() -> None:
    pick = random.Random(1)
    messages: list[Any] = [
        wire.Hello(1, 3),
        wire.Answer("m", 1, 2),
        wire.Gesture("m", 1, (1, 2)),
        wire.Undo("m", 3),
        wire.AskChain(1, 2, (3,)),
        wire.AskWhy(1, 2),
        wire.AskOdds(1, "troll", {"axeman": 2}),
        wire.AskHint(1),
        wire.AskMotive(1, 2),
        wire.Propose("m", 3),
        wire.Consent("m", 1, True),
    ]
    for message in messages:
        assert decode(encode(message)) == message
    for _ in range(3000):
        sound = plain(pick.choice(messages))
        key = pick.choice([*sound, "more"])
        broken = (
            {**sound, key: pick.choice(NONSENSE)} if pick.random() < 0.8 else {k: sound[k] for k in sound if k != key}
        )
        try:
            read(broken)
        except BadMessage as error:
            assert "\n" not in str(error) and len(str(error)) < 120
    for text in (b"", b"{", b"[" * 5000, b"null", b"1", b'{"type": ["answer"]}', b"\xff\xfe", b'{"type":"answer"}'):
        with pytest.raises(BadMessage):
            decode(text)
    with pytest.raises(TooLarge):
        decode(b" " * 20_000)


@EVERY_GAME
def test_no_door_of_a_table_crashes_or_changes_anything(game: Game) -> None:
    host, pick = seated(game), random.Random(2)
    for _ in range(20):
        host.answer(host.asked()[0])
    before = [encode(host.table.frame(audience)) for audience in host.audiences]
    kinds: list[Any] = [wire.Answer, wire.Gesture, wire.Undo, wire.AskChain, wire.AskWhy, wire.AskOdds, wire.Consent]
    for _ in range(400):
        kind, seat = pick.choice(kinds), pick.choice([0, 1, -1, 99, None, "0", True, 1.0])
        message = kind(*[pick.choice(NONSENSE) for _ in fields(kind)])
        reply = host.table.take(seat, message, host.now)  # type: ignore[arg-type]
        if not isinstance(reply, Pending | wire.Told):
            refused(reply)
    assert [encode(host.table.frame(audience)) for audience in host.audiences] == before
    for since in (-1, 10**9, "1", None, 1.5):
        with pytest.raises(BadRequest):
            host.table.frame(0, since)  # type: ignore[arg-type]
    for clock in ({"move": 0}, {"bank": -1}, {"days": 9999}, {"hours": 1}, {}, {"move": "x"}, {"move": float("nan")}):
        with pytest.raises(BadOptions):
            seated(game, clock=clock or {"none": 1})


def test_a_journal_that_drifts_is_restored_as_far_as_it_can_be_followed() -> None:
    setting = game_of("midgard").setting(3)
    house = wire.House(clock={"move": 60})
    table, start = Table.open(setting, "ABC", ["person"] * 3, setting.rules().core.Chance(3), now=0.0, house=house)
    entries = [start]
    for number in range(4):
        seat = table.match.waiting()[0]
        frame = table.frame(seat)
        assert frame.ask is not None
        message = wire.Answer(f"m{number}", frame.ask.at, frame.ask.answers[0].code)
        pending = table.take(seat, message, float(number))
        assert isinstance(pending, Pending)
        entries.append(pending.entry)
        table.commit(pending)
    wrong = replace(entries[-1], what=Answered(0, (30_000,), ((),)))
    with pytest.raises(ReplayDrift):
        Table.restore([*entries, wrong], house=house)
    part = Table.restore_part(iter([*entries, wrong, entries[-1]]), house=house)
    assert part.is_drifted and part.entries == len(entries) and part.next_due(1e6) is None and part.due(1e6) is None
    for audience in (0, 1, 2, None):
        shown, last = part.frame(audience), table.frame(audience)
        assert shown == replace(last, ask=None, undo=0)
