"""Files that a user names: regular ones of a bounded size are read; what is written is whole or not there."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.kernel.files import read_file, write_file

NEEDS_FIFO = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")

FULL = """
import resource, sys
from meadhall.kernel.files import write_file
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    write_file(sys.argv[1], "x" * 5000)
except OSError as error:
    print(error.errno)
"""


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_file(path, 5) == b"12345"
    with pytest.raises(OSError, match="it is larger than 4 bytes"):
        read_file(path, 4)


@NEEDS_FIFO
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    with pytest.raises(OSError, match="it is not a regular file"):
        read_file(path, 5)


def test_a_folder_is_neither_read_nor_written(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        read_file(tmp_path, 5)
    with pytest.raises(IsADirectoryError):
        write_file(tmp_path, "words")


def test_what_is_written_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path, link = tmp_path / "file", tmp_path / "link"
    write_file(path, "Bjørn")
    assert path.read_bytes() == "Bjørn".encode()
    path.chmod(0o640)
    link.symlink_to(path)
    write_file(link, "Ann\n")
    assert link.is_symlink() and path.read_bytes() == b"Ann\n" and stat.S_IMODE(path.stat().st_mode) == 0o640
    assert sorted(tmp_path.iterdir()) == [path, link]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_device_is_written_to_and_not_replaced() -> None:
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write_file("/dev/full", "words")
    write_file("/dev/null", "words")
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode) and stat.S_ISCHR(os.stat("/dev/null").st_mode)


@pytest.mark.parametrize("before", [None, "the old one"])
def test_a_file_that_cannot_be_written_whole_stays_as_it_was(tmp_path: Path, before: str | None) -> None:
    """The process may write a thousand bytes to a file, which is like a disk that becomes full."""
    pytest.importorskip("resource")
    path = tmp_path / "file"
    if before:
        path.write_text(before)
    done = subprocess.run([sys.executable, "-c", FULL, path], capture_output=True, text=True, check=True)
    assert int(done.stdout) == errno.EFBIG
    assert [one.read_text() for one in tmp_path.iterdir()] == ([before] if before else [])
