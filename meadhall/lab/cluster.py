"""Work distributed over the nodes of a Ray cluster, which must all have the same version of Meadhall.

If a node dies, its work is done again by another. A block depends on its numbers only, so the result is the same. Ray's
usage statistics are switched off.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from importlib.metadata import version
from itertools import islice
from typing import Any, TypeVar

from meadhall.bots.plugins import Plugin, declare, declared
from meadhall.kernel.errors import BadRequest, LostWorker, MissingExtra

AHEAD = 3  # parts submitted for each core, so that no core is idle

Result = TypeVar("Result")
Part = tuple[Any, ...]


def ours() -> str:
    """The version that all nodes must have."""
    return version("meadhall")


def there(wanted: str, bots: tuple[Plugin, ...], work: Callable[..., Result], part: Part) -> Result:
    """Do one part on a node; files of bots must be there under the same paths."""
    if ours() != wanted:
        raise BadRequest(f"A node of the cluster has Meadhall {ours()}, and this is {wanted}; they must be the same.")
    declare(bots)
    return work(*part)


def on_cluster(work: Callable[..., Result], parts: Iterable[Part], address: str) -> Iterator[Result]:
    """Do a piece of work for each part; yields results in the order in which they are finished.

    Nothing else can be printed meanwhile, because Ray reports dead nodes on stdout, where only results belong.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise MissingExtra("A cluster needs Ray: pip install 'meadhall[cluster]' brings it.") from None
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, ValueError, OSError, RuntimeError):
            raise BadRequest(f"There is no Ray cluster at {address[:80]!r} that can be reached from here.") from None
        try:
            yield from _in_window(ray, work, iter(parts))
        except ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else LostWorker(str(error)) from None
        except ray.exceptions.RayError as error:
            first = str(error).strip().partition("\n")[0]
            raise LostWorker(f"The cluster gave up: {first[:200]}") from None
        finally:
            ray.shutdown()


def _in_window(ray: Any, work: Callable[..., Result], waiting: Iterator[Part]) -> Iterator[Result]:
    """Submit only as many parts as keep all cores busy."""
    remote = ray.remote(max_retries=-1)(there)
    bots, task, cores = declared(), ray.put(work), int(ray.cluster_resources().get("CPU", 1))
    pending = [remote.remote(ours(), bots, task, part) for part in islice(waiting, cores * AHEAD)]
    while pending:
        done, pending = ray.wait(pending)
        pending += [remote.remote(ours(), bots, task, part) for part in islice(waiting, len(done))]
        yield from ray.get(done)
