"""What is counted in a study of Midgard."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.declared.studies import CATEGORY, Study, Subject
from meadhall.midgard.words import events

STUDY: Final = Study(
    subjects=(
        Subject("drafted", events.CardKept, "card"),
        Subject("played", events.CardPlayed, "card"),
        Subject("goal", events.VikingMoved, "goal"),
        Subject("kingdom", events.KingdomScored, "kingdom", amount="points"),
        Subject("token", events.TokensTaken, "kingdom", amount="count"),
        Subject(CATEGORY, events.KingdomScored, "category", amount="points", named="kingdoms"),
        Subject(CATEGORY, events.AsgardHeld, "category", amount="points", named="asgard"),
        Subject(CATEGORY, events.RagnarokScored, "category", amount="points", named="ragnarok"),
        Subject(CATEGORY, events.ValhallaScored, "category", amount="points", named="valhalla"),
        Subject(CATEGORY, events.SetsScored, "category", amount="points", named="sets"),
    ),
    starter=events.StarterFound,
    used=("drafted",),
)
