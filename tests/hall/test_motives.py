"""Why a bot did what it did: told by what the asker may know, and not where that would tell more."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.bots.bot import Budget, Estimate
from meadhall.games import game as game_of
from meadhall.hall import motives, wire
from meadhall.hall.table import PERSON
from meadhall.kernel.game import Game
from meadhall.kernel.journal.acts import Act
from tests.support.conformance.tables import EVERY_GAME
from tests.support.hall.host import Host

ASKER = 0
ACTS = 60


@pytest.fixture(autouse=True)
def _few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motives, "TRYING", Budget(iterations=1))


def bots_acts(game: Game) -> list[tuple[Host, int, Act]]:
    """The acts of bots in the first part of a game: the table, the asker's number after each, and the act."""
    rules = game.rules(game.seats[0] if game.seats[0] > 2 else game.seats[-1])
    host = Host(rules, [PERSON, *["karl"] * (rules.seats - 1)], seed=5)
    while len(host.table.match.acts) < ACTS and not host.table.is_over:
        if not host.wait():
            host.answer(host.asked()[0])
    told = host.table.match.told(ASKER)
    return [(host, n, act) for n, act, _ in told if act.by not in (None, ASKER) and act.played]


def asked(host: Host, n: int) -> Any:
    """What the asker is told of the act before its number `n`."""
    reply = host.say(ASKER, wire.AskMotive(7, n))
    if reply is not None:
        return reply
    ((to, told),) = host.table.ready()
    assert to == ASKER and told.id == 7
    return told


def refused(reply: object) -> str:
    """The code with which something was refused."""
    assert isinstance(reply, wire.Refused), reply
    return reply.error.code


@EVERY_GAME
def test_what_a_bot_did_in_the_open_is_explained_and_nothing_else(game: Game) -> None:
    explained = 0
    for host, n, act in bots_acts(game)[::3]:
        told = asked(host, n)
        if isinstance(told, wire.Refused):
            assert told.error.code == "table/refused"
            continue
        assert told.motive is not None and not act.is_sealed
        assert (told.motive.seat, told.motive.bot) == (act.by, "karl")
        assert told.motive.done.code == act.played[0].code
        assert told.motive.done.share is not None
        explained += 1
    assert explained > 3


def test_a_sealed_choice_is_not_explained_before_or_after_it_is_shown() -> None:
    sealed = [(host, n) for host, n, act in bots_acts(game_of("midgard")) if act.is_sealed]
    assert len(sealed) > 5
    for host, n in sealed[:6]:
        assert refused(asked(host, n)) == "table/refused"


def test_an_explanation_knows_nothing_but_what_the_asker_knew_and_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[motives.Witness] = []

    def look(witness: motives.Witness) -> tuple[Estimate, ...]:
        seen.append(witness)
        return ()

    monkeypatch.setattr("meadhall.hall.inquiries.motive", look)
    for host, n, act in bots_acts(game_of("champions"))[::5]:
        asked(host, n)
        match, witness = host.table.match, seen.pop()
        place = match.heard_at(ASKER, n)
        assert place is not None and match.acts[place] is act
        veiled = match.rules.new_state()
        veiled.load(witness.veiled)
        assert match.rules.core.is_veiled_for(veiled, ASKER)
        assert witness.heard == act.heard_by(ASKER)[0].event


def test_only_acts_of_bots_are_explained_where_the_table_gives_hints() -> None:
    host, n, _ = bots_acts(game_of("champions"))[-1]
    own = next(n for n, act, _ in host.table.match.told(ASKER) if act.by == ASKER)
    for number in (0, -1, own, 10**6):
        assert refused(asked(host, number)) == "table/refused"
    assert host.say(ASKER, wire.AskMotive(1, n)) is None
    assert refused(host.say(ASKER, wire.AskMotive(2, n))) == "table/refused"
    host.table.ready()
    host.table.house = wire.House(hints=False)
    assert refused(asked(host, n)) == "table/refused"


def test_a_bot_that_plays_on_for_a_person_is_named() -> None:
    host = Host(game_of("champions").rules(2), seed=3)
    gone = host.table.leave(1, host.now)
    assert gone is not None
    host.write(gone)
    for _ in range(40):
        if not host.wait():
            host.answer(host.asked()[0])
    match = host.table.match
    bots = {host.table.bot_of(act) for act in match.acts if act.by == 1}
    assert bots == {"karl"} and {host.table.bot_of(act) for act in match.acts if act.by == 0} == {""}
