"""The names outside the core for its questions, reasons, outcomes and laws; sentences are made of them elsewhere."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.chains import Chains
from meadhall.kernel.rules import Reason, Words
from meadhall.midgard.core.numbers import codes, events, reasons, steps
from meadhall.midgard.words.events import EVENTS

QUESTIONS: Final = {
    steps.KEEP_CARD: "keep-card",
    steps.PLAY_CARD: "play-card",
    steps.PICK_VIKING: "pick-viking",
    steps.CHOOSE_GOAL: "choose-goal",
    steps.CHOOSE_VICTIM: "choose-victim",
    steps.CHOOSE_HORDE: "choose-horde",
    steps.CHOOSE_RUIN: "choose-ruin",
    steps.MUSTER_WARRIORS: "muster-warriors",
    steps.CHOOSE_TOKENS: "choose-tokens",
}

REASONS: Final = {
    reasons.NOT_ASKED: Reason("not-asked", obvious=True),
    reasons.NOT_IN_PACK: Reason("not-in-pack", "MC-1", obvious=True),
    reasons.NOT_IN_STOCK: Reason("not-in-stock", "MA-2", obvious=True),
    reasons.NOBODY_THERE: Reason("nobody-there", "MA-4", obvious=True),
    reasons.IN_VALHALLA: Reason("in-valhalla", "MA-4"),
    reasons.MOVED_ALREADY: Reason("moved-already", "MA-5"),
    reasons.NO_VILLAGE: Reason("no-village", "MS-1"),
    reasons.OTHER_KINGDOM: Reason("other-kingdom", "MB-1"),
    reasons.NO_SUCH_AREA: Reason("no-such-area", "MA-4", obvious=True),
    reasons.NO_CHANGE: Reason("no-change", "MA-3"),
    reasons.OUT_OF_ORDER: Reason("out-of-order", "MA-5"),
    reasons.NO_ENEMY_WARRIOR: Reason("no-enemy-warrior", "MX-1"),
    reasons.ONESELF: Reason("oneself", "MX-1"),
    reasons.NO_WAY_TO_STAY: Reason("no-way-to-stay", "MA-4"),
    reasons.ATTACK_ELSEWHERE: Reason("other-kingdom", "MX-1"),
    reasons.RUIN_ELSEWHERE: Reason("other-kingdom", "MG-4"),
    reasons.MUSTER_ELSEWHERE: Reason("other-kingdom", "MG-5"),
}

LABELS: Final = {
    events.DRAW_STARTER: "starter",
    events.DRAW_DOOM: "doom",
    events.DRAW_BRONZE: "bronze",
    events.DRAW_SILVER: "silver",
    events.DRAW_GOLD: "gold",
    events.IMAGINED: "imagined",
}

LAWS: Final = (
    "all laws hold",
    "Vikings are conserved",
    "no village holds two Vikings",
    "cards are conserved",
    "a stock is what was taken and drawn, less what was played",
    "the score is the sum of its categories",
    "somebody can always answer",
    "nothing is left over at the end",
    "the list of answers is what is not refused, ascending",
    "every number stands for something",
    "agenda, deals and plays are those of the round",
)

WORDS: Final = Words(
    questions=QUESTIONS,
    offers=frozenset(),
    reasons=REASONS,
    events=EVENTS,
    labels=LABELS,
    laws=LAWS,
    chains=Chains(
        questions=frozenset({"pick-viking", "choose-goal", "choose-victim", "muster-warriors", "choose-tokens"}),
        owed=frozenset({"choose-tokens"}),
        closers=(codes.DONE,),
        parts=frozenset({"pick-chieftain", "pick-warrior", "choose-area", "take-token"}),
        continuing=frozenset({"move", "strike"}),
    ),
)
