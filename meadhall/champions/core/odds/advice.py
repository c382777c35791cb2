"""Odds for players who ask often: a cache of the odds of fights, and the best answer during a fight."""

from meadhall.champions.core.enemies import attack_at, defence_at
from meadhall.champions.core.numbers.board import (
    AXEMAN,
    FACES,
    HEALING,
    KINDS,
    MOST_ENEMIES,
    NOTHING,
    POTENTIAL,
    REACTION,
    SPEARMAN,
    SWORDMAIDEN,
    SWORDSMAN,
)
from meadhall.champions.core.numbers.codes import DONE, LOSE, PICK, ROLL, USE
from meadhall.champions.core.numbers.limits import NO_ASIDE, OWNED
from meadhall.champions.core.numbers.steps import LOSE_IN_FIGHT, PICK_DICE, REROLL, STRIKE
from meadhall.champions.core.odds.rolls import (
    MOST_FAVOR_COUNTED,
    MOST_ROLLS,
    MOST_THROWS,
    SLOTS,
    Odds,
    know_box,
    roll_place,
)
from meadhall.champions.core.odds.solve import (
    HEAL,
    REACT,
    ROLL_BLANKS,
    STAND,
    cell_of,
    fits_arrays,
    gather,
    solve,
    solve_round,
    toll_of,
    toll_or_heal,
)
from meadhall.champions.core.odds.throws import bank_of
from meadhall.champions.core.rules.leaders import has_gift
from meadhall.champions.core.rules.runes import has_power
from meadhall.champions.core.state import State
from meadhall.kernel.core.strict import Real, Wide

AS_KRAKEN = MOST_ENEMIES  # the kraken's number among the enemies in this module


def chance_to_win(odds: Odds, s: State, seat: int, enemy: int, swordsmen: int, spearmen: int, axemen: int) -> Real:
    """The probability that a seat defeats an enemy with these warriors and all its favor and runes."""
    return odds.known_won[remembered(odds, s, seat, enemy, swordsmen, spearmen, axemen)]


def losses_to_expect(odds: Odds, s: State, seat: int, enemy: int, swordsmen: int, spearmen: int, axemen: int) -> Real:
    """The mean number of these warriors that the seat loses; those the enemy forbids are not counted."""
    return odds.known_lost[remembered(odds, s, seat, enemy, swordsmen, spearmen, axemen)]


def remembered(odds: Odds, s: State, seat: int, enemy: int, swordsmen: int, spearmen: int, axemen: int) -> int:
    """The slot of the cache with the odds of a fight, which are computed if needed; forbidden warriors stay out (CA-4).

    There can be at most eight warriors.
    """
    attack = s.box.kraken_attack
    defence = s.box.kraken_defence
    if enemy != AS_KRAKEN:
        attack = s.box.enemy_attack[enemy]
        defence = s.box.enemy_defence[enemy]
        if s.box.enemy_forbids[enemy] == SWORDSMAN:
            swordsmen = 0
        elif s.box.enemy_forbids[enemy] == SPEARMAN:
            spearmen = 0
        elif s.box.enemy_forbids[enemy] == AXEMAN:
            axemen = 0
    potential = count_runes(s, seat, POTENTIAL)
    reaction = count_runes(s, seat, REACTION)
    healing = count_runes(s, seat, HEALING)
    favor = favor_counted(defence, swordsmen, spearmen, axemen, s.favor[seat], potential, reaction, healing)
    maiden = 1 if has_gift(s, seat, SWORDMAIDEN) else 0
    know_box(odds, s.box)
    means: Wide = (((maiden * 11 + favor) * 4 + potential) * 4 + reaction) * 4 + healing
    means = (means * 31 + attack) * 61 + defence
    key: Wide = key_of(means, swordsmen, spearmen, axemen)
    slot: Wide = key % SLOTS
    if odds.keys[slot] != key:
        solve(odds, s.box, maiden, attack, defence, swordsmen, spearmen, axemen, favor, potential, reaction, healing)
        remember(odds, means, defence, swordsmen, spearmen, axemen, favor, potential, reaction, healing)
    return slot


def key_of(means: Wide, swordsmen: int, spearmen: int, axemen: int) -> Wide:
    """A distinct number, never 0, for each fight."""
    return ((means * 9 + swordsmen) * 9 + spearmen) * 9 + axemen + 1


def remember(
    odds: Odds,
    means: Wide,
    defence: int,
    swordsmen: int,
    spearmen: int,
    axemen: int,
    favor: int,
    potential: int,
    reaction: int,
    healing: int,
) -> None:
    """Cache the odds of every subset of these warriors and, last, of all of them; earlier entries are overwritten."""
    for first in range(swordsmen + 1):
        for second in range(spearmen + 1):
            for third in range(axemen + 1):
                key: Wide = key_of(means, first, second, third)
                slot: Wide = key % SLOTS
                cell = cell_of(odds, first, second, third, defence, favor, potential, reaction, healing)
                odds.keys[slot] = key
                odds.known_won[slot] = odds.won[cell]
                odds.known_lost[slot] = odds.lost[cell]


def count_runes(s: State, seat: int, power: int) -> int:
    """How many unused runes of a power the seat has."""
    count = 0
    if has_power(s, seat, power):
        for rune in range(s.box.runes):
            if is_ready(s, seat, rune, power):
                count += 1
    return count


def is_ready(s: State, seat: int, rune: int, power: int) -> bool:
    """Whether a rune is the seat's, unused, and of this power."""
    return s.rune_at[rune] == OWNED + seat and s.rune_used[rune] == 0 and s.box.rune_power[rune] == power


def use_of(s: State, seat: int, power: int) -> int:
    """The answer that uses a rune of this power."""
    for rune in range(s.box.runes):
        if is_ready(s, seat, rune, power):
            return USE + rune
    return NOTHING


def favor_counted(
    left: int, swordsmen: int, spearmen: int, axemen: int, favor: int, potential: int, reaction: int, healing: int
) -> int:
    """The favor to compute with: as much as the arrays hold, which is more than is ever useful."""
    most = min(favor, MOST_FAVOR_COUNTED)
    for less in range(most):
        if fits_arrays(left, swordsmen, spearmen, axemen, most - less, potential, reaction, healing):
            return most - less
    return 0


def advise(odds: Odds, s: State, seat: int) -> int:
    """The code of the best answer about the seat's dice or losses in a fight; NOTHING for any other question.

    With dice on the table, `shown_won` and `shown_lost` are then the odds with these dice.
    """
    if s.whose[s.depth] != seat or s.aside[seat] != NO_ASIDE:
        return NOTHING
    step = s.step[s.depth]
    if step == LOSE_IN_FIGHT:
        return advise_loss(odds, s, seat)
    if step == REROLL and s.step[s.depth - 1] == STRIKE:
        return advise_roll(odds, s, seat, s.depth - 1)
    if step == PICK_DICE and s.step[s.depth - 2] == STRIKE:
        return advise_roll(odds, s, seat, s.depth - 2)
    return NOTHING


def damage_left(s: State, fight: int) -> int:
    """The damage still to be done in the fight that stands at this place of the agenda."""
    return max(defence_at(s, fight) - s.damage, 0)


def face_enemy(odds: Odds, s: State, seat: int, fight: int) -> int:
    """Reckon the fight that stands at this place of the agenda; the favor that is reckoned with."""
    venue = s.what[fight]
    attack = attack_at(s, fight)
    left = damage_left(s, fight)
    swordsmen = s.sent[venue * KINDS + SWORDSMAN]
    spearmen = s.sent[venue * KINDS + SPEARMAN]
    axemen = s.sent[venue * KINDS + AXEMAN]
    potential = count_runes(s, seat, POTENTIAL)
    reaction = count_runes(s, seat, REACTION)
    healing = count_runes(s, seat, HEALING)
    favor = favor_counted(left, swordsmen, spearmen, axemen, s.favor[seat], potential, reaction, healing)
    maiden = 1 if has_gift(s, seat, SWORDMAIDEN) else 0
    solve(odds, s.box, maiden, attack, left, swordsmen, spearmen, axemen, favor, potential, reaction, healing)
    if swordsmen != odds.here[SWORDSMAN] or spearmen != odds.here[SPEARMAN] or axemen != odds.here[AXEMAN]:
        gather(odds, swordsmen, spearmen, axemen)
    return favor


def advise_loss(odds: Odds, s: State, seat: int) -> int:
    """Whom to lose next, or healing before the first is lost (CF-1, CF-7)."""
    fight = s.depth - 1
    favor = face_enemy(odds, s, seat, fight)
    left = damage_left(s, fight)
    due = s.more[s.depth]
    potential = count_runes(s, seat, POTENTIAL)
    reaction = count_runes(s, seat, REACTION)
    healing = count_runes(s, seat, HEALING)
    if s.chain == 0:
        toll = toll_or_heal(odds, due, left, favor, potential, reaction, healing)
        if toll == HEAL:
            return use_of(s, seat, HEALING)
    else:
        toll = toll_of(odds, s.chain - LOSE, due, left, favor, potential, reaction, healing)
    if toll >= 81:
        return LOSE + SWORDSMAN
    return LOSE + SPEARMAN if toll >= 9 else LOSE + AXEMAN


def advise_roll(odds: Odds, s: State, seat: int, fight: int) -> int:
    """What to do with the dice: keep them, use a rune, or pick and roll; a reaction comes last (CF-1, CF-7).

    If dice were picked against the plan, or a reaction was used earlier, the plan is not computed again.
    """
    favor = face_enemy(odds, s, seat, fight)
    left = damage_left(s, fight)
    potential = count_runes(s, seat, POTENTIAL)
    choose_for_round(odds, left, favor, potential, count_runes(s, seat, REACTION), count_runes(s, seat, HEALING))
    throw = throw_shown(odds, s)
    odds.shown_won = odds.throw_won[bank_of(favor, potential) + throw]
    odds.shown_lost = odds.throw_lost[bank_of(favor, potential) + throw]
    plan = odds.plan[(favor * (odds.potential + 1) + potential) * MOST_THROWS + throw]
    if s.step[s.depth] == PICK_DICE:
        return ROLL if plan < 0 else next_pick(odds, s, plan)
    if plan == STAND or s.reacting == 1:
        return DONE
    if plan == REACT:
        return use_of(s, seat, REACTION)
    return use_of(s, seat, POTENTIAL) if plan == ROLL_BLANKS else next_pick(odds, s, plan)


def choose_for_round(odds: Odds, left: int, favor: int, potential: int, reaction: int, healing: int) -> None:
    """Plan the round for the current group, unless it is already planned."""
    chosen = odds.chosen
    if (
        chosen[0] == left
        and chosen[1] == favor
        and chosen[2] == potential
        and chosen[3] == reaction
        and chosen[4] == healing
    ):
        return
    solve_round(odds, left, favor, potential, reaction, healing)
    chosen[0] = left
    chosen[1] = favor
    chosen[2] = potential
    chosen[3] = reaction
    chosen[4] = healing


def throw_shown(odds: Odds, s: State) -> int:
    """The throw on the table."""
    throw = 0
    for kind in range(KINDS):
        die = kind * FACES
        place = roll_place(kind, s.shown[die], s.shown[die + 1], s.shown[die + 2], s.shown[die + 3])
        throw = throw * odds.many[kind] + odds.roll_at[place]
    return throw


def next_pick(odds: Odds, s: State, kept: int) -> int:
    """Pick the next die that the plan does not keep; when there is none, roll."""
    third = kept % odds.many[AXEMAN]
    second = kept // odds.many[AXEMAN] % odds.many[SPEARMAN]
    first = kept // (odds.many[AXEMAN] * odds.many[SPEARMAN])
    for die in range(KINDS * FACES):
        roll = first
        if die >= 2 * FACES:
            roll = third
        elif die >= FACES:
            roll = second
        stay = odds.roll_faces[(die // FACES * MOST_ROLLS + roll) * FACES + die % FACES]
        if s.shown[die] - s.picked[die] > stay and PICK + die >= s.chain:
            return PICK + die
    return ROLL
