"""What a table costs: a view, an answer with the frames of all audiences, restoring it, and the memory of a match.

Everything is the mean over a random game at full seats, by processor time.
"""

from __future__ import annotations

import json
import random
import sys
import time
import tracemalloc
from typing import Any, Final

from meadhall.games import game
from meadhall.hall.frames import frame
from meadhall.kernel.events import Audience
from meadhall.kernel.journal.entries import Entry
from meadhall.kernel.journal.running import run, start_of
from meadhall.kernel.match import Match

GAMES: Final = 5


def measure_hall(slug: str) -> dict[str, float]:
    """The figures of one game."""
    rules = game(slug).rules(game(slug).seats[-1])
    audiences: list[Audience] = [*range(rules.seats), None]
    answered = viewed = restored = 0.0
    answers = 0
    journals: list[list[Entry]] = []
    for seed in range(GAMES):
        pick, match = random.Random(seed), Match(rules, rules.core.Chance(seed))
        journal = [start_of(match, ["person"] * rules.seats)]
        seen = {audience: match.number(audience) for audience in audiences}
        while decisions := match.decisions():
            decision = pick.choice(decisions)
            code = pick.choice(decision.codes)
            began = time.process_time()
            prepared = match.prepare(decision.seat, [code], match.asked_at(decision.seat))
            match.commit(prepared)
            for audience in audiences:
                if match.number(audience) > seen[audience]:
                    frame(match, audience, seen[audience])
            answered += time.process_time() - began
            assert prepared.act.change is not None
            journal.append(Entry(prepared.act.change))
            seen = {audience: match.number(audience) for audience in audiences}
            began = time.process_time()
            for audience in audiences:
                rules.view(match.state, audience)
            viewed += time.process_time() - began
            answers += 1
        journals.append(journal)
    for journal in journals:
        began = time.process_time()
        run(journal)
        restored += time.process_time() - began
    return {
        "view_us": viewed / answers / len(audiences) * 1e6,
        "answer_ms": answered / answers * 1e3,
        "restore_ms": restored / GAMES * 1e3,
        "match_kb": memory(journals[0]) / 1024,
    }


def memory(journal: list[Entry]) -> float:
    """The bytes that a whole match takes besides its journal."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept: Any = run(journal)
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert kept.acts
    return float(taken)


if __name__ == "__main__":
    print(json.dumps(measure_hall(sys.argv[1])))
