"""Whether agenda, deals and plays of a state are consistent with its round, which is checked of a state from outside.

Even if every number is in range and every card is in one place, a state may be one that no game leads to: a card is
carried out that nobody has played, or a deck is too small for the deals to come. The core does not check this, and
would leave its arrays.
"""

from meadhall.midgard.core.knowledge.veil import is_drafting
from meadhall.midgard.core.numbers.board import (
    DESTROY,
    DRAW,
    GOLD,
    HORDE,
    METALS,
    MOST_DRAWN,
    MOST_KINDS,
    MOST_PLAYS,
    MOST_PROVINCES,
    MOST_ROUNDS,
    MUSTER,
    NOBODY,
    NOTHING,
    SEATS,
)
from meadhall.midgard.core.numbers.reasons import OPEN
from meadhall.midgard.core.numbers.steps import (
    CHOOSE_GOAL,
    CHOOSE_HORDE,
    CHOOSE_RUIN,
    CHOOSE_TOKENS,
    CHOOSE_VICTIM,
    END,
    KEEP_CARD,
    MUSTER_WARRIORS,
    NEXT_CARD,
    PICK_VIKING,
    PLAY_CARD,
    RAGNAROK,
    SCORE_HEAVENS,
    SCORE_KINGDOMS,
    SHOW_GOLD,
)
from meadhall.midgard.core.rules.drafting import refuse_keep, slot_at, slot_owner
from meadhall.midgard.core.rules.moving import effect_now, is_choosable, refuse_move, refuse_viking
from meadhall.midgard.core.rules.vikings import free_villages
from meadhall.midgard.core.state import State

TURN = 5  # the depth of the step that says whose turn it is; the question is above it
ASKED = 6


def is_off_course(s: State) -> bool:
    """Whether no game can lead to this state."""
    return not phase_fits(s) or not packs_fit(s) or not decks_fit(s) or not plays_fit(s) or not gold_fits(s)


def phase_fits(s: State) -> bool:
    """The agenda is that of the draft, a card, the tokens of Vanaheim, or the end (MC-1, MA-2, MV-4, ME-1)."""
    if s.over == 1:
        return s.depth == 0 and s.round == s.box.rounds
    if s.depth < 3 or s.round == 0 or s.step[1] != END or s.step[2] != RAGNAROK:
        return False
    if s.depth == 3:
        return s.step[3] == CHOOSE_TOKENS and s.more[3] > 0
    if s.depth < ASKED or s.step[3] != SCORE_HEAVENS or s.step[4] != SCORE_KINGDOMS:
        return False
    if s.step[TURN] == SHOW_GOLD:
        return s.depth == ASKED and s.step[ASKED] == KEEP_CARD
    if s.step[TURN] != NEXT_CARD or s.whose[ASKED] < 0:
        return False
    return s.whose[TURN] == (s.whose[ASKED] + 1) % s.box.seats and question_fits(s)


def question_fits(s: State) -> bool:
    """The question is one that the card asks, and the card was played last (MB, MX, MG)."""
    seat = s.whose[ASKED]
    asked = s.step[ASKED]
    if s.card == NOTHING:
        return asked == PLAY_CARD and s.depth == ASKED
    if s.plays_made[seat] == 0 or s.played[seat * MOST_PLAYS + s.plays_made[seat] - 1] != s.card:
        return False
    effect = effect_now(s)
    if asked == PICK_VIKING and s.depth > ASKED:
        return viking_fits(s, seat)
    if s.depth > ASKED:
        return False
    if asked == PLAY_CARD:
        return effect == DRAW
    if asked == CHOOSE_HORDE:
        return effect == HORDE
    if asked == CHOOSE_RUIN:
        return effect == DESTROY
    if asked == MUSTER_WARRIORS:
        return effect == MUSTER and s.more[ASKED] > 0
    return asked == PICK_VIKING and s.more[ASKED] > 0 and effect <= HORDE and (effect != HORDE or horde_fits(s))


def horde_fits(s: State) -> bool:
    """A horde has a goal with room for all (MX-2)."""
    if s.goal < 0 or not is_choosable(s, s.goal):
        return False
    return s.goal >= MOST_PROVINCES or s.more[ASKED] <= free_villages(s, s.goal)


def viking_fits(s: State, seat: int) -> bool:
    """A picked Viking can move, and can go where it strikes (MA-4, MX-1)."""
    top = s.depth
    if top != ASKED + 1 or s.whose[top] != seat or s.more[ASKED] < 1 or effect_now(s) >= HORDE:
        return False
    if s.step[top] == CHOOSE_GOAL:
        return refuse_viking(s, seat, s.what[top]) == OPEN
    if s.step[top] != CHOOSE_VICTIM or refuse_viking(s, seat, s.more[top]) != OPEN:
        return False
    return refuse_move(s, seat, s.more[top], s.what[top]) == OPEN


def packs_fit(s: State) -> bool:
    """Every pack has the cards that were dealt, taken or left; a seat keeps a card of its pack (MC-1)."""
    for now in range(MOST_ROUNDS):
        picks = s.box.picks if now < s.round else 0
        if now == s.round - 1 and is_drafting(s):
            picks = s.what[s.depth]
        if s.picks_made[now] != picks:
            return False
        for pack in range(s.box.seats):
            for metal in range(METALS):
                if now < s.round and pack_count(s, now, pack, metal) != s.box.dealt[metal]:
                    return False
    for seat in range(s.box.seats):
        if s.keeping[seat] != NOTHING and (not is_drafting(s) or refuse_keep(s, seat, s.keeping[seat]) != OPEN):
            return False
    return True


def pack_count(s: State, now: int, pack: int, metal: int) -> int:
    """The cards of a metal that a pack had when it was dealt."""
    count = 0
    for pick in range(s.picks_made[now]):
        if s.box.card_metal[s.took[slot_at(now, pack, pick)]] == metal:
            count += 1
    if now == s.round - 1:
        for kind in range(s.box.kinds):
            if s.box.card_metal[kind] == metal:
                count += s.rest[pack * MOST_KINDS + kind]
    return count


def decks_fit(s: State) -> bool:
    """The decks lack exactly what was dealt and what draw cards have drawn, for the right seats (MC-1, MG-3)."""
    for metal in range(METALS):
        drawn = 0
        for seat in range(s.box.seats):
            for play in range(s.plays_made[seat]):
                kind = s.played[seat * MOST_PLAYS + play]
                if s.box.card_effect[kind] == DRAW and s.box.card_draws[kind] == metal:
                    drawn += s.box.card_amount[kind]
        if s.deck_left[metal] != s.box.deck_size[metal] - s.round * s.box.seats * s.box.dealt[metal] - drawn:
            return False
        for i in range(s.drawn_count):
            if s.drawn_metal[i] == metal:
                drawn -= 1
        if drawn != 0:
            return False
    for i in range(MOST_DRAWN):
        if i < s.drawn_count and not drawn_fits(s, i):
            return False
    return True


def drawn_fits(s: State, i: int) -> bool:
    """A drawn card is of the metal of the draw card that was played then (MG-3)."""
    seat = s.drawn_by[i]
    if s.box.card_metal[s.drawn[i]] != s.drawn_metal[i] or not 1 <= s.drawn_at[i] <= s.plays_made[seat]:
        return False
    kind = s.played[seat * MOST_PLAYS + s.drawn_at[i] - 1]
    return s.box.card_effect[kind] == DRAW and s.box.card_draws[kind] == s.drawn_metal[i]


def plays_fit(s: State) -> bool:
    """All seats have played and will play the cards of each round, and one more for each draw card (MA-2, MG-3)."""
    due = 0
    for now in range(s.round):
        for seat in range(s.box.seats):
            before = s.plays_before[now * SEATS + seat]
            if before != due + draws_played(s, seat, before):
                return False
        due += s.box.plays[now]
    if is_drafting(s):
        due -= s.box.plays[s.round - 1]
    for seat in range(s.box.seats):
        made = s.plays_made[seat] + s.plays_left[seat]
        if s.step[s.depth] == PLAY_CARD and s.whose[s.depth] == seat:
            made += 1
        if made != due + draws_played(s, seat, s.plays_made[seat]) or s.plays_left[seat] != plays_due(s, seat):
            return False
    return True


def draws_played(s: State, seat: int, plays: int) -> int:
    """How many of the first `plays` cards of a seat were draw cards."""
    count = 0
    for play in range(plays):
        if s.box.card_effect[s.played[seat * MOST_PLAYS + play]] == DRAW:
            count += 1
    return count


def plays_due(s: State, seat: int) -> int:
    """Clockwise from the starter, seats that are still to play in this lap have one more card to play (MA-2)."""
    if s.depth < ASKED or is_drafting(s):
        return 0
    turn = s.whose[ASKED]
    seats = s.box.seats
    if (seat + seats - s.starter) % seats > (turn + seats - s.starter) % seats:
        return s.plays_left[turn] + 1
    return s.plays_left[turn]


def gold_fits(s: State) -> bool:
    """Owner and round of a gold card are known as soon as it was shown (MA-1)."""
    known = 0
    for now in range(s.round - 1 if is_drafting(s) else s.round):
        for pack in range(s.box.seats):
            for pick in range(s.box.picks):
                kind = s.took[slot_at(now, pack, pick)]
                if s.box.card_metal[kind] == GOLD:
                    known += 1
                    if s.gold_owner[kind] != slot_owner(s, now, pack, pick) or s.gold_round[kind] != now:
                        return False
    for kind in range(MOST_KINDS):
        if s.gold_owner[kind] != NOBODY:
            known -= 1
    return known == 0
