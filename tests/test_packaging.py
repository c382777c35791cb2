"""What is packed: a source distribution can be read, built and tested, and holds nothing that was made on the way."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import PurePosixPath

import pytest

from tests.support.terminal import ROOT

PACKED = ("meadhall", "tests", "docs", "bench", "requirements")
MADE = {".pyc", ".so", ".pyd"}  # by Python and by the compiler


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of a source distribution, as setuptools lists them."""
    pytest.importorskip("setuptools")
    folder = tmp_path_factory.mktemp("packing")
    words = [sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(folder)]
    environment = {**os.environ, "MEADHALL_PURE": "1", "MEADHALL_REQUIRE_COMPILED": "0"}
    subprocess.run(words, cwd=ROOT, env=environment, check=True, capture_output=True)
    listed = (folder / "meadhall.egg-info" / "SOURCES.txt").read_text(encoding="utf-8").splitlines()
    return {str(PurePosixPath(line)) for line in listed}


def test_every_file_of_ours_is_in_the_source_distribution(sources: set[str]) -> None:
    ours = {
        path.relative_to(ROOT).as_posix()
        for folder in PACKED
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix not in MADE and not any(part.startswith(".") for part in path.parts)
    }
    assert len(ours) > 300 and sorted(ours - sources) == []
    assert {"README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml", "setup.py", "dev.py", "MANIFEST.in"} <= sources


def test_nothing_that_was_made_is_in_the_source_distribution(sources: set[str]) -> None:
    assert [one for one in sources if PurePosixPath(one).suffix in MADE or one.startswith("build/")] == []


def test_only_versions_of_python_that_run_the_tests_are_claimed() -> None:
    """The classifiers, the lower bound and the README name the version that the tests run on, and no other."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [one.rpartition(" :: ")[2] for one in project["classifiers"] if "Python :: 3." in one]
    assert named == ["3.11"] and project["requires-python"] == ">=3.11"
    assert "Tested on Python 3.11" in (ROOT / "README.md").read_text(encoding="utf-8")
