"""The names of the core's questions, reasons, outcomes and laws; `locale` makes sentences of them."""

from __future__ import annotations

from typing import Final

from meadhall.champions.core.numbers import codes, events, phases, reasons, steps
from meadhall.champions.words.events import EVENTS
from meadhall.kernel.chains import Chains
from meadhall.kernel.rules import Reason, Words

QUESTIONS: Final = {
    steps.CHOOSE_LEADER: "choose-leader",  # before the first round, counter-clockwise (CS-5)
    steps.PLACE_WORKER: "place-worker",  # in turn, while workers are left (CP-1)
    steps.CHOOSE_SHORE: "choose-shore",  # after a worker was placed on a longship (CL-13)
    steps.GIVE_GOODS: "give-goods",  # at the market: the goods to be swapped (CL-4)
    steps.TAKE_GOODS: "take-goods",  # at the market: as many of other kinds (CL-4)
    steps.BEG: "beg",  # after a worker was placed to beg (CL-14)
    steps.RECRUIT_WARRIORS: "recruit-warriors",  # where warriors may be chosen, or do not all fit (CP-5, CL-5)
    steps.CHOOSE_RUNE: "choose-rune",  # at the runesmith (CL-6)
    steps.LOOK_AT_JOURNEY: "look-at-journey",  # at the sage's hut (CL-7)
    steps.DRAW_DESTINY: "draw-destiny",  # at the sage's hut, to the owner of true vision (CN-11)
    steps.KEEP_DESTINY: "keep-destiny",  # after several destiny cards were drawn (CV-2, CN-11)
    steps.CHOOSE_SHIP: "choose-ship",  # at the shipwright (CL-8)
    steps.CHOOSE_FAVOR: "choose-favor",  # at the stave church (CL-9)
    steps.CHOOSE_TIMES: "choose-times",  # at a stall that may be used more than once (CL-15)
    steps.AFTERWARDS: "afterwards",  # after an action or outcome, to the owner of a rune for any time (CN-1)
    steps.ASSIGN: "assign",  # after all workers are placed, of all at once: whom to send where (CA-1)
    steps.REROLL: "reroll",  # after each roll of one's own dice in a fight or hunt (CF-7)
    steps.PICK_DICE: "pick-dice",  # while dice are picked to be rerolled (CF-1)
    steps.LOSE_IN_FIGHT: "lose-in-fight",  # when the enemy strikes and there is a choice (CF-1)
    steps.LOSE_AT_SEA: "lose-at-sea",  # when a journey card takes something and there is a choice (CJ-1)
    steps.STARVE: "starve",  # when food aboard is short and there is a choice (CC-4)
    steps.MEET_JOURNEY: "meet-journey",  # when a journey card was turned up, to the owner of that rune (CN-10)
    steps.TAKE_REWARD: "take-reward",  # when an enemy was defeated, to the owner of the rune of glory (CN-9)
    steps.SHED_BLAME: "shed-blame",  # after one has defeated the troll (CF-5)
    steps.GIVE_BLAME: "give-blame",  # after one has defeated the troll (CF-5)
    steps.GIFTS_ASIDE: "choose-gifts",  # after one has used the rune of gifts (CN-2)
    steps.SUCCESS_ASIDE: "reveal-destiny",  # after one has used the rune of success (CN-5)
    steps.DEMAND_OFFER: "offer-demand",  # while all assign sealed, to a seat that is not choosing (CA-2)
    steps.RUNE_OFFER: "offer-rune",  # while another player is asked: a rune for any time (CN-1)
}

ANSWERS: Final = {
    "choose-leader": ("choose-leader",),
    "place-worker": ("place", "use"),
    "choose-shore": ("sail",),
    "give-goods": ("give", "take"),
    "take-goods": ("take",),
    "beg": ("take",),
    "recruit-warriors": ("recruit",),
    "choose-rune": ("take-rune", "draw-rune"),
    "look-at-journey": ("look",),
    "draw-destiny": ("use",),
    "keep-destiny": ("keep",),
    "choose-ship": ("buy-ship",),
    "choose-favor": ("buy-favor",),
    "choose-times": ("trade",),
    "afterwards": ("use",),
    "assign": ("send", "load", "demand", "use"),
    "reroll": ("pick", "use"),
    "pick-dice": ("pick",),
    "lose-in-fight": ("lose", "use"),
    "lose-at-sea": ("lose", "use"),
    "starve": ("lose", "use"),
    "meet-journey": ("use",),
    "take-reward": ("use",),
    "shed-blame": ("shed", "use"),
    "give-blame": ("blame", "use"),
    "choose-gifts": ("take",),
    "reveal-destiny": ("reveal",),
    "offer-demand": ("demand", "use"),
    "offer-rune": ("use",),
}

AMOUNTS: Final = ("needed", "have")

PHASES: Final = {
    phases.PHASE_LEADERS: "leaders",
    phases.PHASE_PLACING: "placing",
    phases.PHASE_ASSIGNING: "assigning",
    phases.PHASE_HUNTING: "hunting",
    phases.PHASE_FIGHTING: "fighting",
    phases.PHASE_JOURNEY: "journey",
    phases.PHASE_FEEDING: "feeding",
    phases.PHASE_ENDING: "ending",
    phases.PHASE_OVER: "over",
}

REASONS: Final = {
    reasons.NOT_ASKED: Reason("not-asked", obvious=True),
    reasons.NOT_IN_PLAY: Reason("not-in-play", "CS-2", obvious=True),
    reasons.TAKEN: Reason("taken", "CP-2", parameters=("seat", "own")),
    reasons.NO_FOOD: Reason("no-food", "CP-2", parameters=AMOUNTS),
    reasons.NO_WOOD: Reason("no-wood", "CP-2", parameters=AMOUNTS),
    reasons.NO_COINS: Reason("no-coins", "CP-2", parameters=AMOUNTS),
    reasons.NO_FAVOR: Reason("no-favor", "CF-1", parameters=AMOUNTS),
    reasons.HAS_SHIP: Reason("has-ship", "CL-8", parameters=("ship",)),
    reasons.NOT_YOUR_SHIP: Reason("not-your-ship", "CL-13", obvious=True),
    reasons.NO_HARBOUR: Reason("no-harbour", "CL-13"),
    reasons.HARBOUR_TAKEN: Reason("harbour-taken", "CL-13", parameters=("seat",)),
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
    reasons.FORBIDDEN: Reason("forbidden", "CA-4", parameters=("enemy", "kind")),
    reasons.NOT_AT_HOME: Reason("not-at-home", "CA-6", parameters=AMOUNTS),
    reasons.SHIP_FULL: Reason("ship-full", "CA-3", parameters=AMOUNTS),
    reasons.NOT_YOUR_VENUE: Reason("not-your-venue", "CA-1", obvious=True),
    reasons.OPEN_ALREADY: Reason("open-already", "CA-2"),
    reasons.NO_SUCH_DIE: Reason("no-such-die", "CF-1", obvious=True),
    reasons.NOT_ABOARD: Reason("not-there", "CF-1"),
    reasons.ONESELF: Reason("oneself", "CF-5"),
    reasons.NOT_YOUR_RUNE: Reason("not-your-rune", "CN-1", obvious=True),
    reasons.RUNE_USED: Reason("rune-used", "CN-1"),
    reasons.WRONG_WINDOW: Reason("wrong-window", "CN-1", parameters=("power",)),
    reasons.NO_EFFECT: Reason("no-effect", "CN-1", parameters=("power",)),
    reasons.NOT_YOUR_DESTINY: Reason("not-your-destiny", "CN-5", obvious=True),
    reasons.LEADER_TAKEN: Reason("leader-taken", "CS-5", parameters=("seat",)),
    reasons.TOO_MANY: Reason("too-many", "CL-15", parameters=AMOUNTS),
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
    phases=PHASES,
    offers=frozenset({steps.DEMAND_OFFER, steps.RUNE_OFFER}),
    reasons=REASONS,
    events=EVENTS,
    labels=LABELS,
    laws=LAWS,
    answers=ANSWERS,
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
