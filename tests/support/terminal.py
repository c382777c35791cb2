"""The vocabulary of the tests of the command line: run a command, see what it says and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli import main

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Ending:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def result(self) -> Any:
        """What was printed as JSON."""
        assert self.code == 0, self.err
        return json.loads(self.out)

    def refused(self, code: str, exit_code: int = 2) -> str:
        """The one sentence on stderr with which the command refused, its code at the end; nothing else was said."""
        assert self.code == exit_code, self
        assert self.out == ""
        assert "Traceback" not in self.err
        lines = self.err.strip().splitlines()
        assert len(lines) == 1, lines
        assert lines[0].startswith("meadhall: ") and lines[0].endswith(f"[{code}]"), lines
        assert len(lines[0]) < 600
        return lines[0]


class Terminal:
    """Runs commands in this process."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self.capture = capture

    def __call__(self, *words: str | Path) -> Ending:
        """One command."""
        self.capture.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as leaving:  # argparse leaves this way after --help
            code = int(leaving.code or 0)
        said = self.capture.readouterr()
        return Ending(code, said.out, said.err)


def command(*words: str | Path) -> list[str]:
    """A command for a process of its own."""
    return [sys.executable, "-m", "meadhall.cli", *(str(word) for word in words)]


def apart(*words: str | Path, **environment: str) -> Ending:
    """One command in a process of its own."""
    done = subprocess.run(
        command(*words), capture_output=True, text=True, cwd=ROOT, env={**os.environ, **environment}, timeout=120
    )
    return Ending(done.returncode, done.stdout, done.stderr)
