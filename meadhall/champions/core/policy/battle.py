"""In a hunt, voyage or fight: which dice to reroll, which warriors to lose, when to use runes (CF-1, CF-7, CJ-1)."""

from meadhall.champions.core.enemies import is_kraken_at
from meadhall.champions.core.numbers.board import (
    AT_SHORE,
    BLANK,
    FACES,
    FOOD,
    GLORY,
    HEALING,
    JOURNEY,
    KINDS,
    KRAKEN,
    LOSE_WARRIORS,
    NOTHING,
    PIOUS,
    POTENTIAL,
    QUIET,
    REACTION,
)
from meadhall.champions.core.numbers.codes import (
    DONE,
    LOSE,
    LOSE_END,
    LOSE_ONE_FOOD,
    PICK,
    PICK_END,
    ROLL,
    USE,
    USE_END,
)
from meadhall.champions.core.numbers.steps import LOSE_IN_FIGHT, STRIKE
from meadhall.champions.core.policy.estimates import WHOLE, foray, price_of_losses, quotient
from meadhall.champions.core.policy.notes import NOTE_FAVOR, NOTE_GOOD, NOTE_HITS, NOTE_WORTH
from meadhall.champions.core.policy.prizes import note_colours, prize
from meadhall.champions.core.policy.runes import NOT_NOW, USE_NOW, weigh_free_rune
from meadhall.champions.core.policy.worth import TENTHS, note_worths, rounds_after
from meadhall.champions.core.rules.dice import blanks_shown, shields_shown
from meadhall.champions.core.rules.leaders import has_gift, hits_shown
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import sent_out
from meadhall.kernel.core.answers import Answers

STRAY = 15  # the spread of the hits of each rerolled die, in parts of one hit
MEAGRE = 4  # glory that the rune of glory must add while more rounds follow


def is_kraken(s: State) -> bool:
    """Whether the dice on the table were rolled against the kraken."""
    for place in range(1, s.depth + 1):
        if s.step[place] == STRIKE:
            return is_kraken_at(s, place)
    return False


def after_blow(s: State, out: Answers, venue: int, hits: int, blur: int, prize_here: int) -> int:
    """What the fight is worth after so many hits, in parts of one; `blur` is the spread if that is only a mean."""
    base = venue * KINDS
    attack = s.box.kraken_attack
    defence = s.box.kraken_defence
    if not is_kraken(s):
        attack = s.box.enemy_attack[s.enemy[venue]]
        defence = s.box.enemy_defence[s.enemy[venue]]
    due = max(attack - shields_shown(s), 0)
    first = min(s.sent[base], due)
    second = min(s.sent[base + 1], due - first)
    third = min(s.sent[base + 2], due - first - second)
    lost = price_of_losses(out, 6 * due, s.sent[base], s.sent[base + 1], s.sent[base + 2])
    need = (defence - s.damage) * WHOLE - hits
    if need <= -blur:
        return prize_here - lost
    left = max(need, WHOLE)
    going_on = foray(
        out, attack, left, s.sent[base] - first, s.sent[base + 1] - second, s.sent[base + 2] - third, prize_here
    )
    if need < blur:
        going_on += quotient((prize_here - going_on) * (blur - need), 2 * blur)
    return going_on - lost


def reroll_gain(s: State, seat: int, out: Answers, venue: int, dice_blank: int, mean: int, paid: int) -> int:
    """What rerolling the blanks adds, given the mean number of hits; three points approximate all outcomes."""
    prize_here = s.box.kraken_glory * TENTHS if is_kraken(s) else prize(s, seat, out, venue)
    hits = hits_shown(s, seat) * WHOLE
    stay = after_blow(s, out, venue, hits, 0, prize_here)
    if dice_blank == 0:
        return after_blow(s, out, venue, hits + mean, 0, prize_here) - stay - paid
    spread = dice_blank * STRAY + WHOLE // 2
    low = after_blow(s, out, venue, hits + max(mean - spread, 0), WHOLE // 2, prize_here)
    middle = after_blow(s, out, venue, hits + mean, WHOLE // 2, prize_here)
    high = after_blow(s, out, venue, hits + mean + spread, WHOLE // 2, prize_here)
    return quotient(low + 2 * middle + high, 4) - stay - paid


def blank_mean(s: State, out: Answers) -> int:
    """The mean number of hits, in parts of one, if all blanks are rerolled."""
    mean = 0
    for kind in range(KINDS):
        mean += s.shown[kind * FACES + BLANK] * out.notes[NOTE_HITS + kind] * 6
    return mean


def favor_price(s: State, seat: int, out: Answers) -> int:
    """What a favor spent on a reroll costs: nothing for the pious, who score it at once (CV-1)."""
    if has_gift(s, seat, PIOUS):
        return out.notes[NOTE_FAVOR] - s.box.favor_glory * TENTHS
    return out.notes[NOTE_FAVOR]


def weigh_reroll(s: State, seat: int, out: Answers) -> None:
    """Keep the dice, reroll the blanks for a favor, or use a rune (CF-7)."""
    note_worths(s, seat, out)
    venue = s.what[s.depth]
    mean = blank_mean(s, out)
    blanks = blanks_shown(s)
    again = NOT_NOW
    free = NOT_NOW
    react = NOT_NOW
    if venue == NOTHING:
        food = (
            max(min(mean, (s.box.hunt_limit - hits_shown(s, seat)) * WHOLE), 0) * out.notes[NOTE_GOOD + FOOD] // WHOLE
        )
        again = food - favor_price(s, seat, out)
        free = food - TENTHS
    else:
        note_colours(s, seat, out)
        again = reroll_gain(s, seat, out, venue, blanks, mean, favor_price(s, seat, out)) if blanks > 0 else NOT_NOW
        free = again + favor_price(s, seat, out) - TENTHS if blanks > 0 else NOT_NOW
        react = reroll_gain(s, seat, out, venue, 0, shields_shown(s) * WHOLE, TENTHS)
    picked = NOTHING
    for i in range(out.count):
        code = out.codes[i]
        if code == DONE:
            out.weights[i] = 0
        elif PICK <= code < PICK_END:
            if (code - PICK) % FACES == BLANK and picked == NOTHING:
                picked = code
                out.weights[i] = again
        elif USE <= code < USE_END:
            power = s.box.rune_power[code - USE]
            if power == POTENTIAL:
                out.weights[i] = free
            elif power == REACTION:
                out.weights[i] = react
            else:
                out.weights[i] = weigh_free_rune(s, seat, code - USE)


def weigh_picking(out: Answers) -> None:
    """Pick all blanks, then roll."""
    for i in range(out.count):
        code = out.codes[i]
        if code == ROLL:
            out.weights[i] = 0
        elif PICK <= code < PICK_END and (code - PICK) % FACES == BLANK:
            out.weights[i] = 1


def weigh_loss(s: State, seat: int, out: Answers, asked: int) -> None:
    """Lose what is worth least; heal if that saves enough (CF-1, CN-8)."""
    note_worths(s, seat, out)
    due = s.more[s.depth]
    venue = s.what[s.depth]
    shore = venue - AT_SHORE
    for i in range(out.count):
        code = out.codes[i]
        if code == LOSE_ONE_FOOD:
            fed = s.box.shore_feeds[shore]
            spare = s.aboard[shore] * fed - sent_out(s, venue)
            out.weigh(i, -1 if spare >= fed else -out.notes[NOTE_WORTH] * min(fed, fed - spare) - 1)
        elif LOSE <= code < LOSE_END:
            out.weights[i] = -out.notes[NOTE_WORTH + code - LOSE] - out.notes[NOTE_HITS + code - LOSE]
        elif USE <= code < USE_END:
            if s.box.rune_power[code - USE] == HEALING and asked == LOSE_IN_FIGHT:
                out.weights[i] = USE_NOW if due >= 2 or rounds_after(s) == 0 else NOT_NOW
            else:
                out.weights[i] = weigh_free_rune(s, seat, code - USE)


def weigh_journey(s: State, seat: int, out: Answers) -> None:
    """Replace a journey card that costs much (CN-10)."""
    shore = s.what[s.depth]
    kind = s.journey[shore]
    bad = s.box.journey_amount[kind]
    if s.box.journey_effect[kind] == KRAKEN or s.box.journey_effect[kind] == LOSE_WARRIORS:
        bad += 1
    if s.box.journey_effect[kind] == QUIET:
        bad = 0
    for i in range(out.count):
        code = out.codes[i]
        if code == DONE:
            out.weights[i] = 0
        elif USE <= code < USE_END:
            if s.box.rune_power[code - USE] == JOURNEY:
                out.weights[i] = bad - 1 if rounds_after(s) > 1 else 2 * bad - 1
            else:
                out.weights[i] = weigh_free_rune(s, seat, code - USE)


def weigh_reward(s: State, seat: int, out: Answers) -> None:
    """Use the rune of glory on an enemy with much glory (CN-9)."""
    more = s.what[s.depth] // 2
    for i in range(out.count):
        code = out.codes[i]
        if code == DONE:
            out.weights[i] = 0
        elif USE <= code < USE_END:
            if s.box.rune_power[code - USE] == GLORY:
                out.weights[i] = more - min(MEAGRE, rounds_after(s))
            else:
                out.weights[i] = weigh_free_rune(s, seat, code - USE)
