"""A cluster gives what processes give, also when one of its nodes is killed midway; and its refusals."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.kernel.errors import BadRequest
from meadhall.lab.cluster import there
from tests.lab.test_store import rows
from tests.support.terminal import ROOT, Terminal

ARENA = ("arena", "champions", "--seats", "thrall,thrall,thrall@2", "--games", "400", "--seed", "3", "--json")


def alone() -> list[str]:
    """How to start a program in a network of its own; nothing where that is not allowed."""
    for command in (["unshare", "--net"], ["unshare", "--net", "--map-root-user"]):
        if shutil.which("unshare") and subprocess.run([*command, "true"], capture_output=True).returncode == 0:
            return command
    return []


@pytest.fixture
def short() -> Iterator[Path]:
    """A folder with a short name, for Ray has sockets in it."""
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


@pytest.mark.slow
@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.skipif(not alone(), reason="unshare --net is not permitted here, and Ray listens on all interfaces")
def test_two_nodes_give_what_one_machine_gives_also_when_one_is_killed(
    short: Path, tmp_path: Path, terminal: Terminal
) -> None:
    script = [*alone(), sys.executable, "-m", "tests.support.lab.two_nodes", str(tmp_path), *ARENA]
    done = subprocess.run(
        script, capture_output=True, text=True, cwd=ROOT, timeout=600, env={**os.environ, "RAY_TMPDIR": str(short)}
    )
    assert done.returncode == 0, done.stderr[-3000:]
    here = terminal(*ARENA, "--processes", "1", "--out", tmp_path / "here").result
    assert rows(tmp_path / "whole") == rows(tmp_path / "here") == rows(tmp_path / "killed")
    blocks = len(list((tmp_path / "killed").glob("games-*.parquet")))
    assert 10 <= int((tmp_path / "killed" / "killed").read_text()) < blocks / 2, "the node was to die midway"
    assert len(done.stdout.splitlines()) == 2 and here["games"] == 400


def test_without_ray_a_cluster_is_refused(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "meadhall[cluster]" in terminal(*ARENA, "--cluster", "127.0.0.1:1").refused("install/missing")


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
def test_an_address_without_a_cluster_is_refused(terminal: Terminal) -> None:
    assert "no Ray cluster" in terminal(*ARENA, "--cluster", "nonsense").refused("request/bad")


def test_a_node_with_another_version_is_refused() -> None:
    with pytest.raises(BadRequest, match="must be the same"):
        there("0.0.0", (), len, ("abc",))
