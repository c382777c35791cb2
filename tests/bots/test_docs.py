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

from meadhall.bots.child import MOST_LINE
from meadhall.bots.faults import BotFault
from meadhall.bots.guard import Limits
from meadhall.bots.plugins import GROUP
from meadhall.bots.registry import player
from meadhall.games import new_match
from tests.bots.tables import GAMES, play
from tests.terminal import ROOT

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
def test_the_program_in_python_plays(slug: str, tmp_path: Path) -> None:
    program, _ = blocks("python")
    (tmp_path / "mybot.py").write_text(program, encoding="utf-8")
    assert len(program.splitlines()) <= 15
    plays(f"program@60s:{sys.executable} {tmp_path}/mybot.py", slug)


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_program_in_javascript_plays(tmp_path: Path) -> None:
    (tmp_path / "mybot.js").write_text(next(blocks("js")), encoding="utf-8")
    plays(f"program@60s:node {tmp_path}/mybot.js", "champions")


@EVERY_GAME
def test_the_plug_in_plays(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, code = blocks("python")
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
