"""The bots of `docs/bots.md` run as they stand there, and its tables name every fault."""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from meadhall.bots import bot_files, worlds
from meadhall.bots.child import MOST_LINE
from meadhall.bots.faults import BotFault
from meadhall.bots.guard import Limits
from meadhall.bots.plugins import GROUP
from meadhall.bots.registry import BOTS, player
from meadhall.games import new_match
from tests.support.bots.tables import GAMES, play
from tests.support.terminal import ROOT

PAGE: Final = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
EVERY_GAME: Final = pytest.mark.parametrize("slug", GAMES)


def blocks(language: str) -> Iterator[str]:
    """The examples of the page in one language, those for the prompt left out."""
    for found in re.finditer(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        if not found[1].startswith(">>>"):
            yield found[1]


def plays(name: str, slug: str) -> None:
    """Let a bot play a whole game; it must do nothing wrong."""
    bots = [player(name, 1), *(player("karl", seat) for seat in range(1, GAMES[slug]))]
    play(new_match(slug, GAMES[slug], 2), bots)
    assert not bots[0].faults


@EVERY_GAME
def test_the_bot_in_a_file_plays(slug: str, tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(next(blocks("python")), encoding="utf-8")
    bot_files.use([str(tmp_path / "mybots.py")], BOTS)
    plays("trollslayer@60s", slug)


@EVERY_GAME
def test_the_program_in_python_plays(slug: str, tmp_path: Path) -> None:
    _, program, _ = blocks("python")
    (tmp_path / "mybot.py").write_text(program, encoding="utf-8")
    assert len(program.splitlines()) <= 15
    plays(f"program@60s:{sys.executable} {tmp_path}/mybot.py", slug)


@EVERY_GAME
@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_program_in_javascript_searches_and_plays(slug: str, tmp_path: Path) -> None:
    text = next(blocks("js"))
    assert "count: 16" in text
    (tmp_path / "mybot.mjs").write_text(text.replace("count: 16", "count: 1"), encoding="utf-8")  # to be done sooner
    plays(f"program@60s:node {tmp_path}/mybot.mjs", slug)


@EVERY_GAME
def test_the_plug_in_plays(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, code = blocks("python")
    project = tomllib.loads(next(blocks("toml")))["project"]
    (tmp_path / "skalds.py").write_text(code, encoding="utf-8")
    info = tmp_path / "skalds-1.0.dist-info"
    info.mkdir()
    points = "".join(f"{name} = {where}\n" for name, where in project["entry-points"][GROUP].items())
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}", encoding="utf-8")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    plays("skald@60s", slug)


def test_the_page_names_every_fault_and_the_limits_as_they_are() -> None:
    assert set(re.findall(r"^\| `(bot/\w+)` \|", PAGE, re.MULTILINE)) == {one.code for one in BotFault.__subclasses__()}
    assert Limits() == Limits(start=20, grace=1, untimed=20, faults=3) and MOST_LINE == 65_536
    for words in ("three faults", "20 seconds", "a second after its budget", "65,536 bytes"):
        assert words in " ".join(PAGE.split())


def test_the_requests_are_those_that_are_described() -> None:
    for kind, names in worlds.REQUESTS.items():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{kind}` |"))
        assert all(f"`{name}`" in row for name in names)
    bounds, text = (worlds.MOST_IMAGINED, worlds.MOST_WORLDS, worlds.MOST_CODES), " ".join(PAGE.split())
    assert bounds == (64, 1024, 256) and all(words in text for words in ("64 worlds", "1,024 worlds", "256 answers"))
