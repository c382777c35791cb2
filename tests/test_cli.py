"""The command line: simulations, card sets, help, and one clear sentence for whatever cannot be done."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import time
from functools import partial
from pathlib import Path

import pytest

from meadhall.commands.command import Output
from meadhall.games import game, games
from tests.support.terminal import ROOT, Terminal, apart, command

KEYS = "game players games decisions seconds decisions_per_second games_per_second compiled wins scores checksum"
WORDS = ("kingdom", "effect", "metal", "forbids", "colour", "power", "trust")  # figures that are words
BAD_CARDS = """
name = "bad"
[trolls.ox-thief]
attack = 99
[monsters.new-one]
name = "New"
[dice.swordsman]
faces = ["blank", "blank", "blank", "blank", "blank", "blank"]
[nonsense]
"""


def test_a_simulation_tells_exactly_these_things(terminal: Terminal) -> None:
    result = terminal("sim", "champions", "--players", "3", "--games", "7", "--seed", "4", "--json").result
    assert list(result) == KEYS.split()
    assert (result["game"], result["players"], result["games"]) == ("champions", 3, 7)
    assert result["decisions"] > 300 and result["seconds"] >= 0 and result["decisions_per_second"] > 0
    assert sum(result["wins"]) == pytest.approx(7, abs=0.01) and len(result["scores"]) == 3
    assert result["compiled"] is game("champions").rules(2).core.COMPILED
    assert re.fullmatch("[0-9a-f]{16}", result["checksum"])


def test_the_same_seed_gives_the_same_games_and_another_others(terminal: Terminal) -> None:
    words = ("sim", "champions", "--players", "2", "--games", "5", "--json", "--seed")
    first, again, other = (terminal(*words, seed).result for seed in ("1", "1", "2"))
    same = ("decisions", "wins", "scores", "checksum")
    assert [first[key] for key in same] == [again[key] for key in same]
    assert first["checksum"] != other["checksum"]


@pytest.mark.slow
def test_the_number_of_processes_changes_nothing(terminal: Terminal) -> None:
    words = ("sim", "champions", "--players", "2", "--games", "300", "--json", "--processes")
    one, two = (terminal(*words, count).result for count in ("1", "2"))
    assert (one["games"], one["checksum"]) == (two["games"], two["checksum"])
    assert (one["wins"], one["scores"], one["decisions"]) == (two["wins"], two["scores"], two["decisions"])


def test_an_interpreted_core_plays_the_same_games(terminal: Terminal) -> None:
    words = ("sim", "champions", "--players", "4", "--games", "12", "--seed", "3", "--json")
    here, pure = terminal(*words).result, apart(*words, MEADHALL_PURE="1").result
    assert pure["compiled"] is False
    assert (here["checksum"], here["scores"]) == (pure["checksum"], pure["scores"])


def test_editions_options_and_cards_change_the_games(terminal: Terminal, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('name = "own"\n[board.game]\nrounds = 2\n', encoding="utf-8")
    words = ("sim", "champions", "--games", "4", "--json")
    variants = [
        (),
        ("--edition", "en-2015"),
        ("--option", "starting_favor=5"),
        ("--option", "suspicious_villagers=true", "--option", "draft_leaders=no"),
        ("--cards", str(own)),
    ]
    checksums = {terminal(*words, *more).result["checksum"] for more in variants}
    assert len(checksums) == len(variants)
    assert terminal(*words, "--edition", "de-2018").result["checksum"] == terminal(*words).result["checksum"]


def test_a_simulation_is_shown_as_a_picture(terminal: Terminal) -> None:
    ending = terminal("sim", "champions", "--players", "2", "--games", "3")
    assert ending.code == 0
    assert "3 random games of champions, 2 players" in ending.out and "checksum" in ending.out
    assert len(re.findall(r"\d+\.\d%", ending.out)) == 2


def test_the_record_of_the_first_game_is_that_game(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = terminal("sim", "champions", "--players", "3", "--games", "1", "--record", path, "--json").result
    replayed = terminal("replay", path, "--json").result
    assert replayed["scores"] == played["scores"] and replayed["decisions"] == played["decisions"]
    assert [seat for seat, won in enumerate(played["wins"]) if won] == replayed["winners"]


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ("nonsense", "request/bad", "nonsense"),
        ("sim", "request/bad", "game"),
        ("sim chess", "game/unknown", "'chess'"),
        ("sim champions --bogus", "request/bad", "--bogus"),
        ("sim champions --players many", "request/bad", "many"),
        ("sim champions --players 5", "options/invalid", "2 to 4 players"),
        ("sim champions --players 1", "options/invalid", "2 to 4 players"),
        ("sim champions --games 0", "options/invalid", "from 1 to"),
        ("sim champions --games -3", "options/invalid", "from 1 to"),
        ("sim champions --seed -1", "options/invalid", "seed"),
        ("sim champions --seed 99999999999", "options/invalid", "seed"),
        ("sim champions --processes -1", "request/bad", "processes"),
        ("sim champions --edition klingon", "options/invalid", "en-2015, fr, it, de-2018"),
        ("sim champions --option starting_favor", "request/bad", "NAME=VALUE"),
        ("sim champions --option edition=it", "request/bad", "--edition says it"),
        ("sim champions --option starting_favor=1 --option starting_favor=2", "request/bad", "said twice"),
        ("sim champions --option no_such=1", "options/invalid", "no_such"),
        ("sim champions --option starting_favor=many", "options/invalid", "0 to 10"),
        ("sim champions --option starting_favor=11", "options/invalid", "0 to 10"),
        ("sim champions --option beggar_chooses=3", "options/invalid", "true or false"),
        ("sim champions --games 1 --record /nowhere/at/all.json", "request/bad", "cannot be written"),
        ("replay", "request/bad", "file"),
        ("replay /nowhere/at/all.json", "record/unreadable", "cannot be read"),
        ("cards", "request/bad", "what"),
        ("cards eat", "request/bad", "eat"),
        ("cards check", "request/bad", "file"),
        ("cards show --game chess", "game/unknown", "'chess'"),
        ("bench --seconds soon", "request/bad", "soon"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(
    terminal: Terminal, words: str, code: str, sentence: str
) -> None:
    assert sentence in terminal(*words.split(), *(["--json"] if " " in words else [])).refused(code)


def test_every_command_explains_itself_by_example(terminal: Terminal) -> None:
    top = terminal("--help")
    assert top.code == 0 and "example" in top.out
    commands = re.findall(r"^    (\w+) ", top.out, re.MULTILINE)
    assert {"sim", "replay", "cards", "bench"} <= set(commands)
    for name in commands:
        shown = terminal(name, "--help")
        assert shown.code == 0 and "--json" in shown.out
        examples = re.findall(rf"^  meadhall {name}\b.*$", shown.out, re.MULTILINE)
        assert examples, f"{name} --help shows no example"


def test_every_mistake_of_a_card_file_is_told_with_file_key_and_reason(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(BAD_CARDS, encoding="utf-8")
    for words in (("cards", "check", path), ("sim", "champions", "--games", "1", "--cards", path, "--json")):
        ending = terminal(*words)
        *mistakes, last = ending.err.strip().splitlines()
        assert (ending.code, ending.out) == (2, "")
        assert all(re.fullmatch(r"bad\.toml: [\w.-]+: .+\.", mistake) for mistake in mistakes)
        keys = {mistake.split(": ")[1] for mistake in mistakes}
        new_one = {f"monsters.new-one.{name}" for name in ("attack", "defence", "glory", "favor", "colour")}
        assert keys == {"trolls.ox-thief.attack", "dice.swordsman.faces", "nonsense", *new_one}
        assert last == f"meadhall: {len(mistakes)} mistakes. [cards/invalid]"


@pytest.mark.parametrize(
    ("contents", "reason"),
    [
        (b"name = ", "is not valid TOML"),
        (b"\xff\xfe\x00junk", "is not valid TOML"),
        (b"a = " + b"[" * 5000, "is not valid TOML"),
        (b"", "name"),
        (b'name = "open"', "shipped"),
    ],
    ids=["cut short", "binary", "deep", "empty", "name of the shipped set"],
)
def test_a_card_file_that_cannot_be_read_is_one_mistake(
    terminal: Terminal, tmp_path: Path, contents: bytes, reason: str
) -> None:
    path = tmp_path / "odd.toml"
    path.write_bytes(contents)
    ending = terminal("cards", "check", path)
    assert ending.code == 2 and "Traceback" not in ending.err
    mistake, last = ending.err.strip().splitlines()
    assert mistake.startswith("odd.toml: ") and reason in mistake
    assert last == "meadhall: 1 mistake. [cards/invalid]"


def test_a_sound_card_file_is_called_sound(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "our box"\n[trolls.ox-thief]\nattack = 2\n', encoding="utf-8")
    ending = terminal("cards", "check", path)
    assert ending.code == 0 and "'our box'" in ending.out and "is sound" in ending.out
    checked = terminal("cards", "check", path, "--json").result
    assert checked["name"] == "our box" and checked["tables"] is None


def test_a_card_file_of_another_game_is_known_for_one(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "north"\ndrop = 3\n[provinces.gimle]\nname = "Gimli"\n', encoding="utf-8")
    first, second, last = terminal("cards", "check", path).err.strip().splitlines()
    assert first == "own.toml: file: has tables of midgard (provinces): say --game midgard."
    assert second.startswith("own.toml: drop: ") and last == "meadhall: 2 mistakes. [cards/invalid]"


@pytest.mark.parametrize("words", ["check {} --game midgard", "check --game midgard {}", "--game midgard check {}"])
def test_the_game_of_a_card_file_may_be_said_anywhere(terminal: Terminal, tmp_path: Path, words: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "north"\n[cards.invasion-alfheim]\nname = "Raid"\n', encoding="utf-8")
    ending = terminal("cards", *words.format(path).split())
    assert ending.code == 0 and "is sound" in ending.out


def test_the_name_of_a_card_set_is_shown_as_it_is_written(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "[/b] [red]box"\n', encoding="utf-8")
    ending = terminal("cards", "check", path)
    assert ending.code == 0 and "[/b] [red]box" in ending.out


@pytest.mark.parametrize("slug", [one.slug for one in games()])
@pytest.mark.parametrize("columns", ["80", "120"])
def test_all_cards_are_shown_and_no_word_is_cut(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, slug: str, columns: str
) -> None:
    monkeypatch.setattr("meadhall.commands.cards.console", Output(width=int(columns)))
    shown = terminal("cards", "show", "--game", slug)
    cards = game(slug).cards(None)
    figures = [str(row[key]) for rows in cards.rows.values() for row in rows.values() for key in row if key in WORDS]
    assert shown.code == 0 and cards.digest in shown.out and "…" not in shown.out
    assert set(shown.out.split()) >= {one for rows in cards.rows.values() for one in rows}
    assert set(re.findall(r"[\w-]+", shown.out)) >= set(figures) - {"none"}


def test_the_figures_of_all_cards_can_be_had(terminal: Terminal) -> None:
    cards = game("champions").cards(None)
    figures = terminal("cards", "show", "--json").result
    assert figures["digest"] == cards.digest and figures["tables"]["trolls"]["ox-thief"]["attack"] == 1
    assert sum(figures["figures"].values()) > 300


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("words", ["sim champions --games 1 --json", "cards show"])
def test_a_full_disk_is_told_of_in_one_sentence(words: str) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(command(*words.split()), cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (
        2,
        "meadhall: The system refuses: No space left on device. [request/bad]\n",
    )


def test_who_closes_the_output_gets_none() -> None:
    done = subprocess.run(["sh", "-c", f"{shlex.join(command('bots', '--json'))} >&-"], cwd=ROOT, capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_reader_may_stop_early() -> None:
    process = subprocess.Popen(command("cards", "show"), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout and process.stderr
    process.stdout.close()
    assert (process.stderr.read(), process.wait(60)) == (b"", 0)
    process.stderr.close()


def wait_until_playing(pid: int) -> None:
    """Wait until a simulation has started other processes or has worked for a while itself."""
    stat, children = Path(f"/proc/{pid}/stat"), Path(f"/proc/{pid}/task/{pid}/children")
    for _ in range(300):
        time.sleep(0.2)
        spent = int(stat.read_text().split()[13]) / os.sysconf("SC_CLK_TCK") if stat.exists() else 0
        if spent > 2 or (children.exists() and children.read_text().strip()):
            break
    time.sleep(0.5)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs to see what another process is doing")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_control_c_ends_a_simulation_at_once(processes: str) -> None:
    words = ("sim", "champions", "--games", "1000000", "--processes", processes)
    process = subprocess.Popen(
        command(*words),
        cwd=ROOT,
        env={**os.environ, "MEADHALL_PURE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that, as at a keyboard, the whole group is interrupted, and nothing else
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # which a job in the background ignores
    )
    wait_until_playing(process.pid)
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        pytest.fail("it was still running a minute after Control-C")
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err and "interrupted" in err
