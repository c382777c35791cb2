"""The tests of each library run where it is installed."""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = {
    "test_pettingzoo.py": "pettingzoo",
    "test_gymnasium.py": "gymnasium",
    "test_openspiel.py": "pyspiel",
    "test_data_sets.py": "duckdb",
    "test_bench.py": "pettingzoo",
}
collect_ignore = [file for file, module in NEEDED.items() if find_spec(module) is None]
