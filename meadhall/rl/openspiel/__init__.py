"""The games for OpenSpiel: importing this package registers `meadhall_champions` and `meadhall_midgard`.

    import pyspiel, meadhall.rl.openspiel
    game = pyspiel.load_game("meadhall_champions(players=3,edition=de-2018)")

Chance is a node for each outcome by default. With `chance=sampled` there is one node for each answer after which chance
speaks, with one outcome, and what it says is drawn from the stream of `rng_seed`.
"""

from __future__ import annotations

from meadhall.games import games
from meadhall.rl.openspiel.game import register

for _game in games():
    register(_game)
