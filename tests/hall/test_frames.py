"""Frames: nothing changes without the running number, a restored table sends the same bytes."""

from __future__ import annotations

import json
from itertools import pairwise

from meadhall.hall.coding import encode
from meadhall.hall.table import PERSON
from meadhall.kernel.events import Audience
from meadhall.kernel.game import Game
from tests.support.conformance.tables import EVERY_GAME, fewer, settings
from tests.support.hall.host import Host


def standing(host: Host, audience: Audience) -> bytes:
    """The frame of an audience without what happened before."""
    return encode(host.table.frame(audience, host.table.number(audience)))


@EVERY_GAME
def test_while_a_number_stands_still_nothing_of_the_frame_changes(game: Game) -> None:
    moved = still = 0
    for seed, rules in zip(range(fewer(8)), settings(game), strict=False):
        players = [PERSON, *["thrall" if seed % 2 else PERSON] * (rules.seats - 1)]
        host = Host(rules, players, seed)
        for _ in range(150):
            before = {audience: (host.table.number(audience), standing(host, audience)) for audience in host.audiences}
            host.act()
            for audience, (number, frame) in before.items():
                if host.table.number(audience) == number:
                    assert standing(host, audience) == frame
                    still += 1
                else:
                    assert host.table.number(audience) > number
                    moved += 1
            if host.table.is_over:
                break
        frames = [json.loads(frame) for frame in host.sent[0]]
        assert all(one["n"] == other["since"] for one, other in pairwise(frames))
    assert moved > fewer(1000) and still > fewer(100)


@EVERY_GAME
def test_a_table_restored_from_its_journal_sends_the_same_bytes_at_every_entry(game: Game) -> None:
    for seed, rules in zip(range(fewer(4)), settings(game), strict=False):
        host = Host(rules, [PERSON, *["thrall" if seed % 2 else PERSON] * (rules.seats - 1)], seed)
        for count in range(120):
            host.act()
            if count % 12 == 0 or host.table.is_over:
                assert host.told_by(host.restored()) == host.told_by(host.table)
            if host.table.is_over:
                break
