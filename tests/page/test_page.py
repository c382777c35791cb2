"""The checks of the page that need no browser: `web/` has them, and this runs them.

Vitest reads what `tests.tools.page_fixtures` writes: every message of 100 games of each title as Python says it, and
recorded frames.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def succeeds(*words: str, where: Path = ROOT) -> None:
    """Run a program, the environment's own if there is one; what it printed is told if it fails."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    found = shutil.which(words[0], path=path)
    assert found, f"there is no {words[0]}: `python3 dev.py test` takes it from the package registry"
    env = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    done = subprocess.run([found, *words[1:]], cwd=where, env=env, capture_output=True, text=True, errors="replace")
    if done.returncode:
        pytest.fail(f"{' '.join(words)} failed:\n{done.stdout[-8000:]}\n{done.stderr[-2000:]}", pytrace=False)


@pytest.mark.slow
def test_the_page_says_and_shows_what_the_hall_tells() -> None:
    succeeds(sys.executable, "-m", "tests.tools.page_fixtures")
    succeeds("npm", "test", where=ROOT / "web")


@pytest.mark.slow
def test_the_types_of_the_page_hold() -> None:
    succeeds("npm", "run", "check", where=ROOT / "web")
