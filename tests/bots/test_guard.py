"""The guard: a bot that hangs, crashes, prints nonsense or answers illegally costs its own move, never the game."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from meadhall.bots.bot import Budget
from meadhall.bots.guard import Guarded, Limits
from meadhall.bots.karl import Karl
from meadhall.bots.registry import Called, Player, player, program_words
from meadhall.games import new_match
from tests.support.bots.programs import (
    BAD,
    ESCAPES,
    FIRST,
    SAYS_MORE_LATER,
    SAYS_TOO_MUCH,
    SLOW_START,
    TALKATIVE,
    all_gone,
    living,
    program,
)
from tests.support.bots.tables import GAMES, asked, play, short

BUDGET: Final = Budget(seconds=0.2)
PATIENT: Final = Limits(start=60, grace=60, faults=2)
LIMITS: Final = {"bot/late": Limits(start=60, grace=0.3, faults=2), "bot/start": Limits(start=0.7, faults=2)}
"""How long to wait for a fault: not at all where time itself is the fault, else even on a busy machine."""

ON_LINUX: Final = pytest.mark.skipif(sys.platform != "linux", reason="what other systems promise is less")
EVERY_GAME: Final = pytest.mark.parametrize("slug", GAMES)


def guarded(name: str, limits: Limits = PATIENT) -> tuple[Player, Guarded]:
    """A program under a guard of these limits."""
    command = Called.read(name).command
    assert command is not None
    bot = Guarded(program_words(command), 1, limits=limits)
    return Player(name, bot, BUDGET), bot


@EVERY_GAME
@pytest.mark.parametrize("body", ["hangs", "crashes", "prints nonsense", "answers illegally", "floods"])
def test_a_game_with_a_bad_bot_is_played_to_its_end(slug: str, body: str, tmp_path: Path) -> None:
    lines, code = BAD[body]
    one, bot = guarded(program(tmp_path, lines), LIMITS.get(code, PATIENT))
    match = play(short(slug), [one, *(player("karl", seat) for seat in range(1, GAMES[slug]))])
    assert [fault.code for fault in bot.faults] == [code] * 2 and bot.has_given_up
    assert any(step.seat == 0 for step in match.played)


@EVERY_GAME
def test_a_bad_bot_plays_just_as_karl_would(slug: str, tmp_path: Path) -> None:
    others = range(1, GAMES[slug])
    bad, _ = guarded(program(tmp_path, BAD["crashes"][0]))
    games = [play(short(slug), [one, *(player("karl", s) for s in others)]) for one in (bad, player("karl", 1))]
    assert games[0].played == games[1].played


@pytest.mark.parametrize("body", BAD)
def test_a_fault_is_noted_once_with_its_code_and_the_answer_is_open(body: str, tmp_path: Path) -> None:
    lines, code = BAD[body]
    _, bot = guarded(program(tmp_path, lines), LIMITS.get(code, PATIENT))
    outlook = asked(new_match("champions", 2, 1), 1)
    for count in (1, 2, 2):
        assert bot.advise(outlook, BUDGET) == Karl(1).advise(outlook, BUDGET)
        assert [fault.code for fault in bot.faults] == [code] * count
    assert all(str(fault).count("\n") == 0 and len(str(fault)) < 300 for fault in bot.faults)
    bot.close()


def test_the_last_words_of_a_bot_are_quoted(tmp_path: Path) -> None:
    _, bot = guarded(program(tmp_path, BAD["crashes"][0]))
    bot.advise(asked(new_match("champions", 2, 1), 1), BUDGET)
    assert "exit code 1" in str(bot.faults[0]) and bot.faults[0].words == "RuntimeError: no idea"
    bot.close()


@pytest.mark.parametrize("name", ["/nowhere/at/all", "/", "./not here"])
def test_what_cannot_be_started_is_a_fault_like_any_other(name: str) -> None:
    bot = Guarded([name], 1)
    bot.advise(asked(new_match("champions", 2, 1), 1), BUDGET)
    assert [fault.code for fault in bot.faults] == ["bot/start"]


@pytest.mark.parametrize("body", [SLOW_START, TALKATIVE], ids=["slow to start", "talkative"])
def test_a_bot_may_be_slow_to_start_and_may_complain(body: str, tmp_path: Path) -> None:
    one, bot = guarded(program(tmp_path, body))
    play(short("champions"), [one, player("karl", 2)])
    assert not bot.faults


def test_a_bot_is_started_anew_after_a_fault(tmp_path: Path) -> None:
    """It faults at its second question only, so each process answers one."""
    body = "for n, m in enumerate(asked()): say(code=m['decision']['answers'][0]['code'] if n == 0 else -1)"
    _, bot = guarded(program(tmp_path, body), Limits(grace=60, faults=9))
    outlook = asked(new_match("champions", 2, 1), 1)
    first = outlook.decision.codes[0]
    expected = [first, Karl(1).advise(outlook, BUDGET).code] * 2
    assert [bot.advise(outlook, BUDGET).code for _ in range(4)] == expected
    assert [fault.code for fault in bot.faults] == ["bot/illegal"] * 2
    bot.close()


def test_one_line_answers_one_question(tmp_path: Path) -> None:
    _, bot = guarded(program(tmp_path, SAYS_TOO_MUCH))
    outlook = asked(new_match("champions", 2, 1), 1)
    assert bot.advise(outlook, BUDGET).code == outlook.decision.codes[0] and not bot.faults
    bot.advise(outlook, BUDGET)
    assert [(fault.code, fault.words) for fault in bot.faults] == [("bot/nonsense", "so there")]
    bot.close()


def test_what_is_said_after_the_answer_answers_nothing(tmp_path: Path) -> None:
    _, bot = guarded(program(tmp_path, SAYS_MORE_LATER))
    outlook = asked(new_match("champions", 2, 1), 1)
    assert bot.advise(outlook, BUDGET).code == outlook.decision.codes[0]
    time.sleep(1)
    assert bot.advise(outlook, BUDGET) == Karl(1).advise(outlook, BUDGET)
    assert [fault.code for fault in bot.faults] == ["bot/nonsense"] and bot.stood_in == 1
    bot.close()


def test_a_bot_that_sits_down_is_ready_when_it_is_asked(tmp_path: Path) -> None:
    _, bot = guarded(program(tmp_path, SLOW_START))
    outlook = asked(new_match("champions", 2, 1), 1)
    bot.sit_down(outlook.rules, outlook.seat)
    began = time.monotonic()
    assert bot.advise(outlook, BUDGET).code == outlook.decision.codes[0] and not bot.faults
    assert time.monotonic() - began < 0.9  # it takes a second to start
    bot.close()


def test_a_bot_that_cannot_sit_down_is_at_fault_once(tmp_path: Path) -> None:
    _, bot = guarded(program(tmp_path, BAD["speaks another protocol"][0]))
    outlook = asked(new_match("champions", 2, 1), 1)
    bot.sit_down(outlook.rules, outlook.seat)
    assert [fault.code for fault in bot.faults] == ["bot/nonsense"] and bot.stood_in == 0
    bot.advise(outlook, BUDGET)
    assert len(bot.faults) == 2 and bot.has_given_up and bot.stood_in == 1
    bot.close()


STAYS: Final = """
if not os.fork():
    open(os.path.join({folder!r}, f"{{os.getpid()}}.pid"), "w").close()
    time.sleep(1000)
while not any(name.endswith(".pid") for name in os.listdir({folder!r})): time.sleep(0.01)
"""


@ON_LINUX
@pytest.mark.parametrize("starts", [STAYS, ESCAPES], ids=["in its group", "in a session of its own"])
def test_all_that_a_bot_has_started_ends_when_it_is_let_go(tmp_path: Path, starts: str) -> None:
    _, bot = guarded(program(tmp_path, starts.format(folder=str(tmp_path)) + FIRST))
    bot.advise(asked(new_match("champions", 2, 1), 1), BUDGET)
    assert len(living(tmp_path)) == 1 and not bot.faults
    bot.close()
    assert living(tmp_path) == []


@ON_LINUX
@pytest.mark.parametrize("body", ["crashes", "answers illegally"])
def test_all_that_a_bot_has_started_ends_when_it_faults(tmp_path: Path, body: str) -> None:
    lines, code = BAD[body]
    _, bot = guarded(program(tmp_path, ESCAPES.format(folder=str(tmp_path)) + lines))
    bot.advise(asked(new_match("champions", 2, 1), 1), BUDGET)
    assert [fault.code for fault in bot.faults] == [code]
    assert living(tmp_path) == [] and len(list(tmp_path.glob("*.pid"))) == 1
    bot.close()


def parent_of(pid: int) -> int:
    """The process that another was started by."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


@ON_LINUX
def test_a_bot_that_is_left_without_its_keeper_dies(tmp_path: Path) -> None:
    body = f'open(os.path.join({str(tmp_path)!r}, f"{{os.getpid()}}.pid"), "w").close()\n{FIRST}'
    _, bot = guarded(program(tmp_path, body))
    bot.advise(asked(new_match("champions", 2, 1), 1), BUDGET)
    (pid,) = living(tmp_path)
    os.kill(parent_of(pid), signal.SIGKILL)
    assert all_gone(tmp_path, time.monotonic() + 10)
    bot.advise(asked(new_match("champions", 2, 1), 1), BUDGET)
    assert [fault.code for fault in bot.faults] == ["bot/gone"]
    bot.close()


@ON_LINUX
def test_a_bot_ignores_no_signal_that_programs_heed(tmp_path: Path) -> None:
    """Python ignores two, and what is ignored is inherited."""
    real = Called.read(program(tmp_path, FIRST)).command
    seen = tmp_path / "seen"
    _, bot = guarded(f'program:sh -c \'grep SigIgn /proc/self/status > "$0"; exec "$@"\' {seen} {real}')
    bot.advise(asked(new_match("champions", 2, 1), 1), BUDGET)
    bot.close()
    ignored = int(seen.read_text().split()[1], 16)
    assert not bot.faults and not any(ignored >> one - 1 & 1 for one in (signal.SIGPIPE, signal.SIGXFSZ))


def test_a_closed_bot_is_not_started_again(tmp_path: Path) -> None:
    _, bot = guarded(program(tmp_path, FIRST))
    bot.close()
    outlook = asked(new_match("champions", 2, 1), 1)
    assert bot.advise(outlook, BUDGET) == Karl(1).advise(outlook, BUDGET) and not bot.faults


def test_a_bot_gets_its_pipes_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file that is open here, and nothing of the environment but what every program needs."""
    seen = tmp_path / "seen"
    body = f"open({str(seen)!r}, 'w').write(json.dumps([os.listdir('/proc/self/fd'), dict(os.environ)]))\n{FIRST}"
    monkeypatch.setenv("DATABASE_PASSWORD", "swordfish")
    with open(tmp_path / "secret", "w") as secret:
        os.set_inheritable(secret.fileno(), True)
        _, bot = guarded(program(tmp_path, body))
        bot.advise(asked(new_match("champions", 2, 1), 1), BUDGET)
    bot.close()
    assert not bot.faults
    text = seen.read_text()
    assert "swordfish" not in text
    assert len(json.loads(text)[0]) <= 5  # three pipes, the file being written, the folder being listed
