"""Output that is not UTF-8: every command prints all it has to say, readably, and ends as it always does."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from meadhall.cli import COMMANDS, main
from meadhall.commands.printing import UNKNOWN, readable
from meadhall.locale.speech import LANGUAGES
from tests.support.corpus import FOLDER
from tests.support.terminal import ROOT, command

ENCODINGS: Final = ("ascii", "latin-1", "cp1252")
RECORD: Final = str(FOLDER / "champions-de-2018-2-players.json")
SAID: Final = {
    "sim": "sim champions --players 2 --games 2",
    "arena": "arena champions --seats thrall,thrall --games 2 --processes 1 --lang fr",
    "calibrate": "calibrate champions --bot huscarl@2 --players 2 --games 1 --processes 1 --lang it",
    "study": "study champions --bot thrall --players 2 --games 2 --processes 1 --out {folder}/study --lang de",
    "games": "games export champions --bot thrall --players 2 --games 1 --processes 1 --out {folder}/games --lang fr",
    "play": "play champions --seats Zoë=thrall,Bjørn=thrall --seed 1 --save {folder}/game.json --lang de",
    "bots": "bots --lang fr",
    "replay": f"replay {RECORD} --lang it",
    "replay, plain": f"replay {RECORD} --lang fr --plain",
    "cards": "cards show",
    "cards check": "cards check open",
    "rules, compared": "rules champions --edition it --diff de-2018 --lang fr",
    "odds": "odds champions --warriors 3 swords --enemy kraken --lang fr",
    "odds, help": "odds --help",
    "bench": "bench --help",
    "serve, help": "serve --help",
    "tables": "tables list --database sqlite:///{folder}/meadhall.db",
    "database, help": "database --help",
    "no such file": "replay {folder}/Æsir–→.json",
    **{f"rules, {slug}, {one}": f"rules {slug} --lang {one}" for slug in ("champions", "midgard") for one in LANGUAGES},
}


def printed(words: list[str], encoding: str, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str]:
    """The exit code of a command and all that it printed, where both streams have an encoding."""
    streams = {name: io.BytesIO() for name in ("stdout", "stderr")}
    with monkeypatch.context() as patch:
        for name, stream in streams.items():
            patch.setattr(sys, name, io.TextIOWrapper(stream, encoding=encoding, write_through=True))
        try:
            code = main(words)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        texts = [stream.getvalue().decode(encoding) for stream in streams.values()]
    return code, "".join(texts)


def test_every_command_is_tried() -> None:
    tried = {words.split()[0] for words in SAID.values()}
    assert tried == set(COMMANDS)


@pytest.mark.parametrize("name", SAID)
def test_every_command_prints_in_any_encoding(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if name in ("study", "games"):
        pytest.importorskip("duckdb")
    if name == "games":
        pytest.importorskip("numpy")
    words = SAID[name].format(folder=tmp_path).split()
    code, whole = printed(words, "utf-8", monkeypatch)
    for encoding in ENCODINGS:
        also, said = printed(words, encoding, monkeypatch)
        assert also == code and "Traceback" not in said and len(said) > 0
        assert said.count(UNKNOWN) == whole.count(UNKNOWN), "something could not be read any more"


@cache
def shipped() -> str:
    """All texts that are shipped."""
    folders = (ROOT / "meadhall" / "locale", ROOT / "meadhall" / "tables")
    files = (path for one in folders for path in one.rglob("*.[tf][ot][ml]*") if not path.stem.endswith("page"))
    return "".join(path.read_text(encoding="utf-8") for path in files)  # the words of the page are never printed


def test_every_character_of_our_texts_has_a_readable_one_instead() -> None:
    characters = {one for one in shipped() if not one.isascii()}
    assert len(characters) > 30
    assert [one for one in characters if readable(one) == UNKNOWN or not readable(one).isascii()] == []


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("┌─┬─┐ │ └┴┘ ├┤ ╭╮ ━ ┃ ║ ═", "+-+-+ | +++ ++ ++ - | | -"),
        ("█▌ ▏░", "## ##"),
        ("a → b – c … d", "a -> b - c ... d"),
        ("Kämpfer, Größe, Œuvre, Æsir, Bjørn, Þórr", "Kaempfer, Groesse, Oeuvre, Aesir, Bjorn, Thorr"),
        ("« Où ? » 3 % „ja“", '" Ou ? " 3 % "ja"'),
        ("龍\ud800", "??"),
    ],
)
def test_what_is_written_instead_can_be_read(text: str, instead: str) -> None:
    assert "".join(one if one.isascii() else readable(one) for one in text) == instead
    assert unicodedata.is_normalized("NFC", text)


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_pipe_of_another_encoding_is_printed_to(encoding: str) -> None:
    done = subprocess.run(
        command("rules", "champions", "--lang", "fr"),
        cwd=ROOT,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    said = done.stdout.decode(encoding)
    assert ("é" in said) is (encoding != "ascii") and len(said) > 10_000
