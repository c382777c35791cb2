"""Midgard for PettingZoo: `from meadhall.rl import midgard_v1; midgard_v1.env(seats=4)`."""

from __future__ import annotations

from typing import Any

from meadhall.rl.aec import CheckedEnvironment, TurnEnvironment


def raw_env(seats: int = 4, **setting: Any) -> TurnEnvironment:
    """The environment without the checks of PettingZoo: an answer that is not open raises `IllegalAction`."""
    return TurnEnvironment("midgard", seats, **setting)


def env(seats: int = 4, **setting: Any) -> CheckedEnvironment:
    """The environment with the customary checks; `setting` are edition, options, cards, rewards and `structured`."""
    return CheckedEnvironment("midgard", seats, **setting)
