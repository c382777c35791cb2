"""A package that brings bots along, as pip would have put it into a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

METADATA: Final = """Metadata-Version: 2.1
Name: skalds
Version: 1.2
Summary: Bots that sing
"""
ENTRIES: Final = """[meadhall.bots]
skald = skalds:Skald
hanging = skalds:Hanging
crashing = skalds:Crashing
missing = skalds:Nobody
karl = skalds:Hanging
Not A Slug = skalds:Skald
"""
CODE: Final = """
import time
from meadhall.bots.bot import Advice, Estimate

print("importing")

class Skald:
    '''Imagines, looks at the view, prints, and takes the last answer.'''
    def __init__(self, seed):
        self.seed = seed
    def advise(self, outlook, budget):
        assert self.seed == 0 and (budget.iterations or budget.seconds)
        print("singing")
        assert outlook.view.audience == outlook.seat
        imagined = outlook.imagine(outlook.rules.core.Chance(3))
        assert outlook.rules.decision(imagined, outlook.seat) == outlook.decision
        codes = outlook.decision.codes
        return Advice(codes[-1], (Estimate(codes[-1], 0.5), Estimate(codes[0])))

class Hanging(Skald):
    def advise(self, outlook, budget):
        time.sleep(1000)

class Crashing(Skald):
    def advise(self, outlook, budget):
        raise KeyError("verse")
"""


def install(folder: Path) -> Path:
    """Put the package into a folder, which must then stand on the path."""
    (folder / "skalds.py").write_text(CODE, encoding="utf-8")
    info = folder / "skalds-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA, encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return folder
