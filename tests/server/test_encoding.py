"""The server writes frames with an encoder of its own, which gives the same bytes as that of the hall."""

from __future__ import annotations

from meadhall.hall.coding import encode
from meadhall.hall.table import PERSON
from meadhall.kernel.game import Game
from meadhall.server.encoding import encode_frame
from tests.support.conformance.tables import EVERY_GAME, fewer, settings
from tests.support.hall.host import Host


@EVERY_GAME
def test_frames_have_the_same_bytes_as_those_of_the_hall(game: Game) -> None:
    compared = 0
    for seed, rules in zip(range(fewer(2)), settings(game), strict=False):
        host = Host(rules, [PERSON] * rules.seats, seed)
        while not host.table.is_over:
            host.act()
            if compared % 5 == 0 or host.table.is_over:
                for audience in host.audiences:
                    frame = host.table.frame(audience, max(0, host.table.number(audience) - 5))
                    assert encode_frame(frame) == encode(frame)
            compared += 1
    assert compared > fewer(100)
