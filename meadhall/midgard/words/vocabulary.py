"""The names of the core's questions, reasons, outcomes and laws; `locale` makes sentences of them."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.chains import Chains
from meadhall.kernel.rules import Reason, Words
from meadhall.midgard.core.numbers import codes, events, phases, reasons, steps
from meadhall.midgard.words.events import EVENTS

QUESTIONS: Final = {
    steps.KEEP_CARD: "keep-card",  # in the draft, of all at once, pick after pick (MC-1)
    steps.PLAY_CARD: "play-card",  # in one's turn (MA-2)
    steps.PICK_VIKING: "pick-viking",  # when a card moves Vikings, one after another (MA-4, MA-5)
    steps.CHOOSE_GOAL: "choose-goal",  # for the Viking that was picked (MA-4)
    steps.CHOOSE_VICTIM: "choose-victim",  # when an attack goes where several seats have warriors (MX-1)
    steps.CHOOSE_HORDE: "choose-horde",  # for a horde: where it goes, before Vikings are picked (MX-2)
    steps.CHOOSE_RUIN: "choose-ruin",  # for a card that destroys a province (MG-4)
    steps.MUSTER_WARRIORS: "muster-warriors",  # for new warriors on the board, one after another (MG-5)
    steps.CHOOSE_TOKENS: "choose-tokens",  # after scoring, to who has most in Vanaheim, one after another (MV-4)
}

ANSWERS: Final = {
    "keep-card": ("keep",),
    "play-card": ("play",),
    "pick-viking": ("pick-warrior", "pick-chieftain", "stay"),
    "choose-goal": ("move", "stay"),
    "choose-victim": ("strike",),
    "choose-horde": ("choose-area",),
    "choose-ruin": ("choose-area",),
    "muster-warriors": ("choose-area",),
    "choose-tokens": ("take-token",),
}

PHASES: Final = {
    phases.PHASE_DRAFT: "draft",
    phases.PHASE_ACTION: "action",
    phases.PHASE_SCORING: "scoring",
    phases.PHASE_OVER: "over",
}

REASONS: Final = {
    reasons.NOT_ASKED: Reason("not-asked", obvious=True),
    reasons.NOT_IN_PACK: Reason("not-in-pack", "MC-1", obvious=True),
    reasons.NOT_IN_STOCK: Reason("not-in-stock", "MA-2", obvious=True),
    reasons.NOBODY_THERE: Reason("nobody-there", "MA-4", obvious=True),
    reasons.IN_VALHALLA: Reason("in-valhalla", "MA-4"),
    reasons.MOVED_ALREADY: Reason("moved-already", "MA-5"),
    reasons.NO_VILLAGE: Reason("no-village", "MS-1", parameters=("area", "villages")),
    reasons.OTHER_KINGDOM: Reason("other-kingdom", "MB-1", parameters=("kingdom",)),
    reasons.NO_SUCH_AREA: Reason("no-such-area", "MA-4", obvious=True),
    reasons.NO_CHANGE: Reason("no-change", "MA-3"),
    reasons.OUT_OF_ORDER: Reason("out-of-order", "MA-5"),
    reasons.NO_ENEMY_WARRIOR: Reason("no-enemy-warrior", "MX-1", parameters=("area",)),
    reasons.ONESELF: Reason("oneself", "MX-1"),
    reasons.NO_WAY_TO_STAY: Reason("no-way-to-stay", "MA-4"),
    reasons.ATTACK_ELSEWHERE: Reason("other-kingdom", "MX-1", parameters=("kingdom",)),
    reasons.RUIN_ELSEWHERE: Reason("other-kingdom", "MG-4", parameters=("kingdom",)),
    reasons.MUSTER_ELSEWHERE: Reason("other-kingdom", "MG-5", parameters=("kingdom",)),
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
    phases=PHASES,
    offers=frozenset(),
    reasons=REASONS,
    events=EVENTS,
    labels=LABELS,
    laws=LAWS,
    answers=ANSWERS,
    chains=Chains(
        questions=frozenset({"pick-viking", "choose-goal", "choose-victim", "muster-warriors", "choose-tokens"}),
        owed=frozenset({"choose-tokens"}),
        closers=(codes.DONE,),
        parts=frozenset({"pick-chieftain", "pick-warrior", "choose-area", "take-token"}),
        continuing=frozenset({"move", "strike"}),
        paths=frozenset({"pick-viking", "choose-goal", "choose-victim"}),
    ),
)
