"""Which card to play, and which to keep (MC-1, MA-2): by what it would do now and what waiting would gain."""

from meadhall.kernel.core.answers import Answers
from meadhall.midgard.core.numbers.board import (
    ATTACK,
    DESTROY,
    DRAW,
    HORDE,
    INVADE,
    KINGDOMS,
    MOST_KINDS,
    REINFORCE,
    SCORE,
    TOKEN,
)
from meadhall.midgard.core.numbers.codes import KEEP, KEEP_END, PLAY, PLAY_END
from meadhall.midgard.core.policy.area_worth import (
    note_gains,
    note_losses,
)
from meadhall.midgard.core.policy.card_effects import card_worth
from meadhall.midgard.core.policy.constants import (
    DRAFT_AGAIN,
    DRAFT_ALIKE,
    DRAFT_ATTACK,
    DRAFT_DESTROY,
    DRAFT_DRAW,
    DRAFT_HORDE,
    DRAFT_INVADE,
    DRAFT_MUSTER,
    DRAFT_NOW,
    DRAFT_REINFORCE,
    DRAFT_SCORE,
    DRAFT_TOKEN,
    HOLD_ATTACK,
    HOLD_DESTROY,
    HOLD_DRAW,
    HOLD_HORDE,
    HOLD_INVADE,
    HOLD_MUSTER,
    HOLD_REINFORCE,
    HOLD_SCORE,
    HOLD_TOKEN,
    SAVE_ATTACK,
    SAVE_DESTROY,
    SAVE_HORDE,
    SAVE_INVADE,
    SAVE_MUSTER,
    SAVE_REINFORCE,
    SAVE_SCORE,
    SAVE_TOKEN,
)
from meadhall.midgard.core.policy.moves import weight_of
from meadhall.midgard.core.policy.prices import plays_to_come, rounds_to_come
from meadhall.midgard.core.state import State


def weigh_plays(s: State, seat: int, out: Answers) -> None:
    """Weigh each card by what it would do now, less the worth of holding it back; a draw card adds the best other."""
    note_losses(s, seat, out)
    note_gains(s, seat, KINGDOMS, out)
    best = 0
    for i in range(out.count):
        code = out.codes[i]
        if PLAY <= code < PLAY_END and s.box.card_effect[code - PLAY] != DRAW:
            worth = weight_of(card_worth(s, seat, code - PLAY, out) - held_back(s, seat, code - PLAY))
            out.weights[i] = worth
            best = max(best, worth)
    for i in range(out.count):
        code = out.codes[i]
        if PLAY <= code < PLAY_END and s.box.card_effect[code - PLAY] == DRAW:
            out.weights[i] = best - weight_of(HOLD_DRAW)


def weigh_keeps(s: State, seat: int, out: Answers) -> None:
    """Weigh each card of the pack by its effect, by what it would do now, and by how many are in the stock."""
    note_losses(s, seat, out)
    note_gains(s, seat, KINGDOMS, out)
    for i in range(out.count):
        code = out.codes[i]
        if KEEP <= code < KEEP_END:
            kind = code - KEEP
            worth = drafted(s, kind)
            if s.box.card_effect[kind] != DRAW:
                worth += DRAFT_NOW * max(0, card_worth(s, seat, kind, out)) // 100
            worth -= DRAFT_AGAIN * s.stock[seat * MOST_KINDS + kind]
            out.weights[i] = weight_of(worth - DRAFT_ALIKE * count_alike(s, seat, s.box.card_effect[kind]))


def count_alike(s: State, seat: int, effect: int) -> int:
    """How many cards of a seat's stock have the same effect."""
    count = 0
    for kind in range(s.box.kinds):
        if s.box.card_effect[kind] == effect:
            count += s.stock[seat * MOST_KINDS + kind]
    return count


def held_back(s: State, seat: int, kind: int) -> int:
    """The worth of keeping a card for a later play or round, by its effect."""
    plays = plays_to_come(s, seat)
    later = 1 if rounds_to_come(s) > 0 else 0
    effect = s.box.card_effect[kind]
    if effect == INVADE:
        return plays * HOLD_INVADE + later * SAVE_INVADE
    if effect == REINFORCE:
        return plays * HOLD_REINFORCE + later * SAVE_REINFORCE
    if effect == ATTACK:
        return plays * HOLD_ATTACK + later * SAVE_ATTACK
    if effect == HORDE:
        return plays * HOLD_HORDE + later * SAVE_HORDE
    if effect == SCORE:
        return plays * HOLD_SCORE + later * SAVE_SCORE
    if effect == TOKEN:
        return plays * HOLD_TOKEN + later * SAVE_TOKEN
    if effect == DESTROY:
        return plays * HOLD_DESTROY + later * SAVE_DESTROY
    return plays * HOLD_MUSTER + later * SAVE_MUSTER


def drafted(s: State, kind: int) -> int:
    """The worth of a card in the draft, by its effect."""
    effect = s.box.card_effect[kind]
    if effect == INVADE:
        return DRAFT_INVADE
    if effect == REINFORCE:
        return DRAFT_REINFORCE
    if effect == ATTACK:
        return DRAFT_ATTACK
    if effect == HORDE:
        return DRAFT_HORDE
    if effect == SCORE:
        return DRAFT_SCORE
    if effect == TOKEN:
        return DRAFT_TOKEN
    if effect == DRAW:
        return DRAFT_DRAW
    if effect == DESTROY:
        return DRAFT_DESTROY
    return DRAFT_MUSTER
