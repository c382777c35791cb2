"""Metrics for Prometheus, on a port of their own: they are nobody's business but the host's."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

REGISTRY: Final = CollectorRegistry()
ENTRIES: Final = Counter("meadhall_entries", "Entries written to journals", ["who"], registry=REGISTRY)
REFUSED: Final = Counter("meadhall_refused", "Messages refused", ["code"], registry=REGISTRY)
STOPPED: Final = Counter("meadhall_tables_stopped", "Tables that were stopped by an error", registry=REGISTRY)
LIVE: Final = Gauge("meadhall_tables_live", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("meadhall_sockets", "Open sockets", registry=REGISTRY)
COMMIT: Final = Histogram(
    "meadhall_commit_seconds",
    "From taking a change to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)


def serve_metrics(host: str, port: int) -> None:
    """Answer Prometheus, in a thread of its own."""
    start_http_server(port, host, REGISTRY)
