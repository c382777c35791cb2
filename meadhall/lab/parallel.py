"""Work distributed over processes or nodes. The results do not depend on their number; their order does."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, connection, parent_process
from threading import Thread
from typing import TypeVar

from meadhall.bots.child import end_all
from meadhall.bots.plugins import Plugin, declare, declared
from meadhall.kernel.errors import BadRequest, LostWorker
from meadhall.lab.cluster import AHEAD, Part, on_cluster

MOST_PROCESSES = 256

Result = TypeVar("Result")


def cores(processes: int) -> int:
    """How many processes to use; 0 means one for each core."""
    if processes < 0:
        raise BadRequest("The number of processes cannot be negative.")
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(processes or found, MOST_PROCESSES)


def spread(
    work: Callable[..., Result], parts: Iterable[Part], processes: int = 1, cluster: str | None = None
) -> Iterator[Result]:
    """Call `work` with the arguments of each part; both must be picklable. Yields results as they are finished."""
    if cluster:
        return on_cluster(work, parts, cluster)
    if processes == 1:
        return (work(*part) for part in parts)
    return _in_processes(work, parts, processes)


def _in_processes(work: Callable[..., Result], parts: Iterable[Part], processes: int) -> Iterator[Result]:
    others = set(active_children())
    pool = ProcessPoolExecutor(processes, initializer=_attend, initargs=(declared(),))
    waiting = iter(parts)
    is_over = False
    try:
        pending = {pool.submit(work, *part) for part in islice(waiting, processes * AHEAD)}
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            pending |= {pool.submit(work, *part) for part in islice(waiting, len(done))}
            yield from (one.result() for one in done)
        is_over = True
    except BrokenProcessPool:
        raise LostWorker("One of the processes was killed, perhaps for want of memory; try again with fewer.") from None
    finally:
        for child in () if is_over else set(active_children()) - others:
            child.terminate()  # after an interrupt, the rest is not needed
        pool.shutdown(cancel_futures=True)


def _attend(bots: tuple[Plugin, ...]) -> None:
    """Initialise a worker: register bots of files, ignore Control-C, end with the parent, and close bots at the end."""
    declare(bots)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _told_to_end)
    parent = parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _told_to_end(*_: object) -> None:
    """Ignore repeated signals: the pool sends more than one."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _leave()


def _leave() -> None:
    """Exit at once; unfinished games are not needed."""
    try:
        end_all()
    finally:
        os._exit(1)


def _follow(sentinel: int) -> None:
    connection.wait([sentinel])
    _leave()
