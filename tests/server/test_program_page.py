"""The program of docs/play-by-program.md plays a whole game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.support.server.process import Server

PAGE = Path(__file__).parents[2] / "docs" / "play-by-program.md"


def test_the_program_of_the_page_has_at_most_forty_lines_and_plays_a_whole_game(tmp_path: Path) -> None:
    program = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len(program.splitlines()) <= 40
    file = tmp_path / "robin.py"
    file.write_text(program, encoding="utf-8")
    with Server(f"sqlite:///{tmp_path / 'meadhall.db'}") as server:
        command = [sys.executable, str(file), server.address]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "scores" in done.stdout
