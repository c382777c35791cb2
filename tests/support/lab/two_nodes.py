"""A command on two local Ray nodes, twice, and the second time one of them is killed midway.

Run by `test_cluster.py` in a network of its own, for Ray listens on all interfaces:

    python -m tests.support.lab.two_nodes FOLDER arena champions …
"""

from __future__ import annotations

import fcntl
import os
import socket
import struct
import sys
import time
from pathlib import Path
from threading import Thread
from typing import Any

SIOCSIFFLAGS, UP, RUNNING = 0x8914, 0x1, 0x40
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_raylet_start_wait_time_s": "60",  # patience, for machines with other things to do
    "RAY_agent_register_timeout_ms": "180000",
    "RAY_worker_register_timeout_seconds": "180",
}
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000, "node_ip_address": "127.0.0.1"}
TRIES = 3
BEFORE = 10  # blocks that are done when the node dies


def raise_loopback() -> None:
    """A new network has its loopback switched off."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack("16sh", b"lo", UP | RUNNING))


def kill_midway(cluster: Any, node: Any, folder: Path) -> None:
    """Kill a node when some blocks are done, and leave a note of how many."""
    while (done := len(list(folder.glob("games-*.parquet")))) < BEFORE:
        time.sleep(0.01)
    (folder / "killed").write_text(str(done))
    cluster.remove_node(node, allow_graceful=False)


def two_nodes() -> tuple[Any, Any]:
    """A cluster and its second node; on a loaded machine a node may be too slow to be taken in, so try again."""
    from ray.cluster_utils import Cluster

    for left in reversed(range(TRIES)):
        try:
            cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
            return cluster, cluster.add_node(**NODE)
        except Exception as error:
            print(error, file=sys.stderr)
            if not left:
                raise
    raise AssertionError


def main(out: str, *words: str) -> int:
    """Run the command on both nodes, and once more until one is left; the greater exit code."""
    raise_loopback()
    os.environ.update(SETTINGS)
    from meadhall.cli import main as command

    cluster, second = two_nodes()
    whole, killed = Path(out, "whole"), Path(out, "killed")
    try:
        first = command([*words, "--cluster", cluster.address, "--out", str(whole)])
        killer = Thread(target=kill_midway, args=(cluster, second, killed))
        killer.start()
        again = command([*words, "--cluster", cluster.address, "--out", str(killed)])
        killer.join()
        return max(first, again)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
