"""The games that are shipped; importing this makes them known to the registry."""

from meadhall.champions.game import GAME as CHAMPIONS
from meadhall.kernel.registry import game, games

__all__ = ["CHAMPIONS", "game", "games"]
