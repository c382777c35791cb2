"""The core of The Hoard, a push-your-luck game with dice and a treasure card that only its owner sees.

In each round every seat rolls a die as often as it dares. A 1 loses all gold of the turn; a seat that stops keeps it.
At the end the cards are turned up, and gold and cards are added.
"""

from meadhall.kernel.core.answers import Answers as Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.bounds import MOST_ANSWERS_A_GAME, PLAYING_ON
from meadhall.kernel.core.chance import Chance as Chance
from meadhall.kernel.core.chance import only
from meadhall.kernel.core.codes import DONE
from meadhall.kernel.core.favourites import favoured
from meadhall.kernel.core.fields import Fields

COMPILED = False  # it always runs interpreted
Workspace = Answers
SEATS, CARDS, FACES = 4, 12, 6
UNKNOWN, NOBODY = -1, -1
DARE = 1  # the question
ROLL = 1  # besides DONE, the answer
OPEN, NOT_ASKED, NOTHING_TO_KEEP = 0, 1, 2  # reasons
SEEN, ROLLED, KEPT = 1, 2, 3  # events
DRAW, DIE = 1, 2  # what chance is asked for
RANGE, GUARD = 1, 2  # laws


class Box(Fields):
    """What is printed and which options are played."""

    def __init__(self) -> None:
        self.seats = 2
        self.revision = 1
        self.rounds = 8
        self.patient = 0
        self.cards = 0
        self.worth = [0] * CARDS


class State(Fields):
    """Everything true at the table."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.round = 0
        self.seat = 0  # who is asked
        self.pot = 0  # rolled in this turn
        self.gold = [0] * SEATS
        self.card = [UNKNOWN] * SEATS


def start(s: State, chance: Chance) -> None:
    """Deal everybody a card."""
    s.round = 1
    for seat in range(s.box.seats):
        s.card[seat] = free_card(s, chance.pick(DRAW, s.box.cards - seat))
        chance.tell(SEEN, only(seat), seat, s.card[seat], 0, 0)


def free_card(s: State, rank: int) -> int:
    """The card of a rank among those that nobody has."""
    for card in range(s.box.cards):
        if all(s.card[seat] != card for seat in range(s.box.seats)):
            if rank == 0:
                return card
            rank -= 1
    return UNKNOWN


def next_seat(s: State) -> int:
    return s.seat if s.round <= s.box.rounds else NOBODY


def question(s: State, seat: int) -> int:
    return DARE if seat == next_seat(s) else 0


def refuse(s: State, seat: int, code: int) -> int:
    if seat != next_seat(s) or code not in (DONE, ROLL):
        return NOT_ASKED
    return NOTHING_TO_KEEP if code == DONE and s.pot == 0 else OPEN


def answers(s: State, seat: int, out: Answers) -> None:
    out.count = 0
    for code in (DONE, ROLL):
        if refuse(s, seat, code) == OPEN:
            out.add(code)


def proceed(s: State, seat: int, code: int, chance: Chance) -> None:
    """Roll, or keep what was rolled; a pot of 100 is kept automatically, so that no turn is endless."""
    if code == ROLL:
        face = chance.pick(DIE, FACES) + 1
        chance.tell(ROLLED, EVERYBODY, seat, face, 0, 0)
        s.pot = 0 if face == 1 else s.pot + face
        if 0 < s.pot < 100:
            return
    chance.tell(KEPT, EVERYBODY, seat, s.pot, 0, 0)
    s.gold[seat] += s.pot
    s.pot = 0
    s.seat = (seat + 1) % s.box.seats
    if s.seat == 0:
        s.round += 1
    if s.round > s.box.rounds:
        for other in range(s.box.seats):
            chance.tell(SEEN, EVERYBODY, other, s.card[other], 0, 0)


def score(s: State, seat: int) -> int:
    return s.gold[seat] + (s.box.worth[s.card[seat]] if s.round > s.box.rounds else 0)


def winners(s: State) -> int:
    best = max(score(s, seat) for seat in range(s.box.seats))
    return sum(1 << seat for seat in range(s.box.seats) if score(s, seat) == best)


def veil(s: State, audience: int, out: State) -> None:
    """Show everything but the others' cards, until they are turned up."""
    out.fill(UNKNOWN)
    out.round, out.seat, out.pot, out.gold = s.round, s.seat, s.pot, s.gold[:]
    for seat in range(SEATS):
        if seat == audience or s.round > s.box.rounds or seat >= s.box.seats:
            out.card[seat] = s.card[seat]


def is_veiled(s: State) -> bool:
    return any(s.card[seat] == UNKNOWN for seat in range(s.box.seats))


def is_veiled_for(s: State, audience: int) -> bool:
    shown = s.round > s.box.rounds
    known = all((s.card[seat] != UNKNOWN) == (shown or seat == audience) for seat in range(s.box.seats))
    return known and in_range(s)


def imagine(veiled: State, audience: int, out: State, chance: Chance, desk: Answers) -> None:
    out.assign(veiled)
    for seat in range(out.box.seats):
        if out.card[seat] == UNKNOWN:
            taken = sum(out.card[other] != UNKNOWN for other in range(out.box.seats))
            out.card[seat] = free_card(out, chance.any_of(out.box.cards - taken))


def imagine_likely(view: State, audience: int, out: State, chance: Chance, desk: Answers, scratch: Answers) -> None:
    imagine(view, audience, out, chance, desk)


def in_range(s: State) -> bool:
    over, empty = s.round > s.box.rounds, range(s.box.seats, SEATS)
    return (
        1 <= s.round <= s.box.rounds + 1
        and 0 <= s.seat < s.box.seats
        and 0 <= s.pot < 100
        and not (over and (s.seat or s.pot))
        and all(0 <= gold <= 110 * s.box.rounds for gold in s.gold)
        and all(UNKNOWN <= card < s.box.cards for card in s.card)
        and all(s.gold[seat] == 0 and s.card[seat] == UNKNOWN for seat in empty)
    )


def broken_law(s: State, scratch: Answers) -> int:
    held = [s.card[seat] for seat in range(s.box.seats)]
    return RANGE if not in_range(s) or UNKNOWN in held else GUARD if len(set(held)) < len(held) else 0


def is_off_course(s: State) -> bool:
    return False


def weigh(s: State, seat: int, out: Answers) -> None:
    """Roll while a roll brings more than it risks: five faces of 4 on average against the pot."""
    answers(s, seat, out)
    for place in range(out.count):
        out.weigh(place, 20 if out.codes[place] == ROLL else s.pot)


def judge(s: State, seat: int) -> int:
    """In tenths of a point: gold, the card where it is known, and eight gold for every round to come."""
    card = s.box.worth[s.card[seat]] if s.card[seat] != UNKNOWN else 6
    return 10 * (s.gold[seat] + card + 8 * max(s.box.rounds - s.round, 0))


def play_on(s: State, chance: Chance, out: Answers, until: int, last: int, slack: int) -> int:
    for count in range(MOST_ANSWERS_A_GAME):
        seat = next_seat(s)
        if seat < 0 or seat == until or s.round > last:
            return count
        weigh(s, seat, out)
        proceed(s, seat, favoured(out, chance, slack), chance)
    chance.get_stuck(PLAYING_ON)
    return MOST_ANSWERS_A_GAME


def play_out(s: State, chance: Chance, out: Answers) -> int:
    for count in range(MOST_ANSWERS_A_GAME):
        seat = next_seat(s)
        if seat < 0:
            return count
        answers(s, seat, out)
        proceed(s, seat, out.codes[chance.any_of(out.count)], chance)
    chance.get_stuck(PLAYING_ON)
    return MOST_ANSWERS_A_GAME


def play_lawfully(s: State, chance: Chance, out: Answers) -> int:
    return broken_law(s, out) or (play_out(s, chance, out) and broken_law(s, out))
