"""Which Viking moves from where to where (MA-3 to MA-5, MB-1, MB-2, MX-1, MX-2).

The moves of one card ascend in the order of their codes, so the first answer is weighed together with the best move
that may follow it.
"""

from meadhall.kernel.core.answers import Answers
from meadhall.midgard.core.numbers.board import AREAS, ATTACK, GOALS, HORDE, INVADE, KINGDOMS, VALHALLA
from meadhall.midgard.core.numbers.codes import (
    DONE,
    MOVE_TO,
    MOVE_TO_END,
    PICK_CHIEFTAIN,
    PICK_FROM,
    PICK_FROM_END,
    STAY,
)
from meadhall.midgard.core.numbers.reasons import OPEN
from meadhall.midgard.core.policy.area_worth import (
    WITH_NOBODY,
    area_worth,
    best_strike,
    fallen_worth,
    note_gains,
    note_losses,
    note_strikes,
    put_warrior,
    warrior_gain,
)
from meadhall.midgard.core.policy.prices import CHIEF_GAIN, CHIEF_LOSS, GAIN, LOSS, NEXT_GAIN
from meadhall.midgard.core.rules.moving import effect_now, origin_of, refuse_move
from meadhall.midgard.core.state import State


def note_moves(s: State, seat: int, out: Answers) -> None:
    """Note the gains and losses of the card that is being carried out."""
    note_losses(s, seat, out)
    if effect_now(s) == ATTACK:
        note_strikes(s, seat, s.box.card_kingdom[s.card], out)
    else:
        note_gains(s, seat, s.box.card_kingdom[s.card] if effect_now(s) == INVADE else KINGDOMS, out)


def pick_loss(pick: int, out: Answers) -> int:
    """The loss when the picked Viking leaves its area."""
    return out.notes[CHIEF_LOSS] if pick == PICK_CHIEFTAIN else out.notes[LOSS + pick - PICK_FROM]


def move_worth(s: State, seat: int, pick: int, goal: int, out: Answers) -> int:
    """The worth of a single move; a strike within the same area has no loss (MX-1)."""
    if origin_of(s, seat, pick) == goal:
        return best_strike(s, seat, goal, WITH_NOBODY, out)
    gain = out.notes[CHIEF_GAIN + goal] if pick == PICK_CHIEFTAIN else out.notes[GAIN + goal]
    return gain - pick_loss(pick, out)


def best_goal(s: State, seat: int, pick: int, out: Answers) -> int:
    """The best goal of the picked Viking among those it can go to; -1 if there is none."""
    found = -1
    best = 0
    for goal in range(GOALS):
        if refuse_move(s, seat, pick, goal) == OPEN:
            worth = move_worth(s, seat, pick, goal, out)
            if found < 0 or worth > best:
                found = goal
                best = worth
    return found


def best_second(s: State, seat: int, pick: int, goal: int, least: int, out: Answers) -> int:
    """The worth of the best move that may follow, at least 0: of a Viking with a higher code, or another with the same.

    For the picked Viking, goals below `least` are out of order.
    """
    best = 0
    for area in range(AREAS):
        code = PICK_FROM + area
        left = s.warriors[seat * AREAS + area] - s.arrived[area] if area < GOALS else s.warriors[seat * AREAS + area]
        if code == pick:
            left -= 1
        if code >= pick and left > 0:
            lowest = least if code == pick else 0
            for other in range(lowest, GOALS):
                if other != area:
                    gain = out.notes[NEXT_GAIN + other] if other == goal else out.notes[GAIN + other]
                    best = max(best, gain - out.notes[LOSS + area])
    return best


def weigh_picks(s: State, seat: int, out: Answers) -> None:
    """Which Viking to move: by its best goal and, if another move may follow, the best of those."""
    if effect_now(s) == HORDE:
        weigh_horde_picks(s, seat, out)
        return
    note_moves(s, seat, out)
    for i in range(out.count):
        pick = out.codes[i]
        if pick == DONE or pick == STAY:
            out.weights[i] = 0
        elif PICK_CHIEFTAIN <= pick < PICK_FROM_END:
            goal = best_goal(s, seat, pick, out)
            worth = move_worth(s, seat, pick, goal, out)
            if s.more[s.depth] > 1:
                worth += best_second(s, seat, pick, goal, 0, out)
            out.weights[i] = weight_of(worth)


def weigh_goals(s: State, seat: int, out: Answers) -> None:
    """Where to move the picked Viking; a strike is weighed by its best victim (MX-1)."""
    note_moves(s, seat, out)
    pick = s.what[s.depth]
    for i in range(out.count):
        code = out.codes[i]
        if MOVE_TO <= code < MOVE_TO_END:
            goal = code - MOVE_TO
            worth = move_worth(s, seat, pick, goal, out)
            if s.more[s.depth - 1] > 1:
                worth += best_second(s, seat, pick, goal, goal, out)
            out.weights[i] = weight_of(worth)


def weigh_horde_picks(s: State, seat: int, out: Answers) -> None:
    """Add a Viking to the horde as long as it pays, with the cheapest that may follow (MX-2)."""
    note_losses(s, seat, out)
    first = fallen_worth(s, seat, out)
    after = first
    if s.goal != VALHALLA:
        gains = area_worth(s, s.goal, out)
        first = warrior_gain(s, seat, s.goal, gains, out)
        put_warrior(s, seat, s.goal, 1)
        after = warrior_gain(s, seat, s.goal, gains + first, out)
        put_warrior(s, seat, s.goal, -1)
    for i in range(out.count):
        pick = out.codes[i]
        if pick == DONE:
            out.weights[i] = 0
        elif PICK_CHIEFTAIN <= pick < PICK_FROM_END:
            worth = first - pick_loss(pick, out)
            left = s.more[s.depth] - 1
            for area in range(AREAS):
                if PICK_FROM + area >= pick and area != s.goal and left > 0:
                    men = s.warriors[seat * AREAS + area] - (1 if PICK_FROM + area == pick else 0)
                    if men > 0 and after > out.notes[LOSS + area]:
                        men = min(men, left)
                        worth += men * (after - out.notes[LOSS + area])
                        left -= men
            out.weights[i] = weight_of(worth)


def weight_of(worth: int) -> int:
    """A weight, in tenths of a point, from a worth in hundredths."""
    tenths = worth // 10 if worth >= 0 else -(-worth // 10)
    return max(-30000, min(30000, tenths))
