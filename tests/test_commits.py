"""The subjects of commits, as CONTRIBUTING.md asks for them: the part, a capital, a full stop."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SINCE = "c2d73f46"  # older ones were written before this was checked
PARTS = (
    *("kernel", "champions", "midgard", "core", "bots", "hall", "lab", "rl", "terminal", "server", "commands", "cli"),
    *("locale", "tables", "web", "bench", "tests", "docs", "dev", "house", "packaging"),
)
SUBJECT = re.compile(rf"({'|'.join(PARTS)}): [A-Z][^\n]*[^.]\.")
MOST = 150  # characters


def faults(subject: str) -> list[str]:
    """What is wrong with a subject."""
    found = [] if SUBJECT.fullmatch(subject) else ["it is not `part: Verb … .`"]
    return [*found, *([f"it is longer than {MOST} characters"] if len(subject) > MOST else [])]


def test_every_commit_says_which_part_it_changes_and_how() -> None:
    listed = subprocess.run(
        ["git", "log", "--no-merges", "--format=%s", f"{SINCE}..HEAD"], cwd=ROOT, capture_output=True, text=True
    )
    if listed.returncode:
        pytest.skip("this is no clone with the history of the project")
    assert {subject: faults(subject) for subject in listed.stdout.splitlines() if faults(subject)} == {}


@pytest.mark.parametrize(
    "subject",
    [
        "champions: let a dying enemy strike back.",
        "champions: Let a dying enemy strike back",
        "Let a dying enemy strike back.",
        "misc: Let a dying enemy strike back.",
        "champions: Let a dying enemy strike back...",
        "docs: " + "Tell how a ship is loaded " * 10 + ".",
    ],
)
def test_another_subject_is_found(subject: str) -> None:
    assert faults(subject)
