"""The names outside the core for its questions, reasons, outcomes and laws; sentences are made of them elsewhere."""

from __future__ import annotations

from typing import Final

from meadhall.champions.core.numbers import codes, events, reasons, steps
from meadhall.champions.words.events import EVENTS
from meadhall.kernel.chains import Chains
from meadhall.kernel.rules import Reason, Words

QUESTIONS: Final = {
    steps.CHOOSE_LEADER: "choose-leader",
    steps.PLACE_WORKER: "place-worker",
    steps.CHOOSE_SHORE: "choose-shore",
    steps.GIVE_GOODS: "give-goods",
    steps.TAKE_GOODS: "take-goods",
    steps.BEG: "beg",
    steps.RECRUIT_WARRIORS: "recruit-warriors",
    steps.CHOOSE_RUNE: "choose-rune",
    steps.LOOK_AT_JOURNEY: "look-at-journey",
    steps.DRAW_DESTINY: "draw-destiny",
    steps.KEEP_DESTINY: "keep-destiny",
    steps.CHOOSE_SHIP: "choose-ship",
    steps.CHOOSE_FAVOR: "choose-favor",
    steps.CHOOSE_TIMES: "choose-times",
    steps.AFTERWARDS: "afterwards",
    steps.ASSIGN: "assign",
    steps.REROLL: "reroll",
    steps.PICK_DICE: "pick-dice",
    steps.LOSE_IN_FIGHT: "lose-in-fight",
    steps.LOSE_AT_SEA: "lose-at-sea",
    steps.STARVE: "starve",
    steps.MEET_JOURNEY: "meet-journey",
    steps.TAKE_REWARD: "take-reward",
    steps.SHED_BLAME: "shed-blame",
    steps.GIVE_BLAME: "give-blame",
    steps.GIFTS_ASIDE: "choose-gifts",
    steps.SUCCESS_ASIDE: "reveal-destiny",
    steps.DEMAND_OFFER: "offer-demand",
    steps.RUNE_OFFER: "offer-rune",
}

REASONS: Final = {
    reasons.NOT_ASKED: Reason("not-asked", obvious=True),
    reasons.NOT_IN_PLAY: Reason("not-in-play", "CS-2", obvious=True),
    reasons.TAKEN: Reason("taken", "CP-2"),
    reasons.NO_FOOD: Reason("no-food", "CP-2"),
    reasons.NO_WOOD: Reason("no-wood", "CP-2"),
    reasons.NO_COINS: Reason("no-coins", "CP-2"),
    reasons.NO_FAVOR: Reason("no-favor", "CF-1"),
    reasons.HAS_SHIP: Reason("has-ship", "CL-8"),
    reasons.NOT_YOUR_SHIP: Reason("not-your-ship", "CL-13", obvious=True),
    reasons.NO_HARBOUR: Reason("no-harbour", "CL-13"),
    reasons.HARBOUR_TAKEN: Reason("harbour-taken", "CL-13"),
    reasons.HAS_EXTRA: Reason("has-extra", "CL-10"),
    reasons.ALREADY_HUNTING: Reason("already-hunting", "CL-11"),
    reasons.NO_ENEMY: Reason("no-enemy", "CL-12"),
    reasons.OUT_OF_ORDER: Reason("out-of-order", "CP-5"),
    reasons.GIVEN_AWAY: Reason("given-away", "CL-4"),
    reasons.NOTHING_LEFT_TO_TAKE: Reason("nothing-left-to-take", "CL-4"),
    reasons.NOT_OWED: Reason("not-owed", "CP-5"),
    reasons.NO_DICE_LEFT: Reason("no-dice-left", "CS-8"),
    reasons.NO_RUNE_THERE: Reason("no-rune-there", "CL-6"),
    reasons.NO_CARD_THERE: Reason("no-card-there", "CL-7"),
    reasons.NOT_DRAWN: Reason("not-drawn", "CV-2"),
    reasons.FORBIDDEN: Reason("forbidden", "CA-4"),
    reasons.NOT_AT_HOME: Reason("not-at-home", "CA-6"),
    reasons.SHIP_FULL: Reason("ship-full", "CA-3"),
    reasons.NOT_YOUR_VENUE: Reason("not-your-venue", "CA-1", obvious=True),
    reasons.OPEN_ALREADY: Reason("open-already", "CA-2"),
    reasons.NO_SUCH_DIE: Reason("no-such-die", "CF-1", obvious=True),
    reasons.NOT_ABOARD: Reason("not-there", "CF-1"),
    reasons.ONESELF: Reason("oneself", "CF-5"),
    reasons.NOT_YOUR_RUNE: Reason("not-your-rune", "CN-1", obvious=True),
    reasons.RUNE_USED: Reason("rune-used", "CN-1"),
    reasons.WRONG_WINDOW: Reason("wrong-window", "CN-1"),
    reasons.NO_EFFECT: Reason("no-effect", "CN-1"),
    reasons.NOT_YOUR_DESTINY: Reason("not-your-destiny", "CN-5", obvious=True),
    reasons.LEADER_TAKEN: Reason("leader-taken", "CS-5"),
    reasons.TOO_MANY: Reason("too-many", "CL-15"),
    reasons.NOBODY_ELSE: Reason("nobody-else", "CA-2"),
    reasons.NOTHING_TO_ASSIGN: Reason("nothing-to-assign", "CA-2"),
}

LABELS: Final = {
    events.DRAW_FIRST: "first",
    events.DRAW_LEADER: "leader",
    events.DRAW_STALL: "stall",
    events.DRAW_TROLL: "troll",
    events.DRAW_DRAUGR: "draugr",
    events.DRAW_MONSTER: "monster",
    events.DRAW_JOURNEY: "journey",
    events.DRAW_RUNE: "rune",
    events.DRAW_MERCHANT: "merchant",
    events.DRAW_DESTINY_CARD: "destiny",
    events.ROLL_SWORDSMAN: "swordsman",
    events.ROLL_SPEARMAN: "spearman",
    events.ROLL_AXEMAN: "axeman",
    events.IMAGINED: "imagined",
}

LAWS: Final = (
    "all laws hold",
    "warrior dice are conserved",
    "nobody holds more warriors than the longhouse",
    "nothing in store is negative",
    "workers are conserved",
    "enemy cards are conserved",
    "runes are conserved, and powers are those of unused runes",
    "destiny cards are conserved",
    "journey cards are conserved, and the old ones are noted",
    "no more warriors are out than are held",
    "the agenda is not overfull",
    "the final score is the sum of its categories",
    "somebody can always answer",
    "nothing is left over at the end",
    "the list of answers is what is not refused, ascending",
    "every number stands for something",
    "agenda, venues, dice and choices hang together",
)

WORDS: Final = Words(
    questions=QUESTIONS,
    offers=frozenset({steps.DEMAND_OFFER, steps.RUNE_OFFER}),
    reasons=REASONS,
    events=EVENTS,
    labels=LABELS,
    laws=LAWS,
    chains=Chains(
        questions=frozenset(
            {
                "assign",
                "reroll",
                "pick-dice",
                "give-goods",
                "take-goods",
                "recruit-warriors",
                "lose-in-fight",
                "lose-at-sea",
                "starve",
                "choose-gifts",
            }
        ),
        owed=frozenset(
            {"give-goods", "take-goods", "recruit-warriors", "lose-in-fight", "lose-at-sea", "starve", "choose-gifts"}
        ),
        closers=(codes.DONE, codes.ROLL),
        parts=frozenset({"send", "load", "pick", "give", "take", "recruit", "lose"}),
    ),
)
