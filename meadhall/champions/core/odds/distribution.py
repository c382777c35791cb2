"""The distribution of endings of a fight under the best policy, by pushing probability from its start to its ends.

Every stage of the fight is visited once, stages with more warriors and more damage left first, so that every stage
comes after those that can lead to it.
"""

from meadhall.champions.core.numbers.board import AXEMAN, FACES, SPEARMAN, SWORDSMAN
from meadhall.champions.core.odds.rolls import COUNTS, MOST_LEFT, MOST_ROLLS, MOST_THROWS, Odds
from meadhall.champions.core.odds.solve import (
    REACT,
    ROLL_BLANKS,
    STAND,
    cell_after,
    cell_of,
    gather,
    solve_round,
    toll_or_heal,
)
from meadhall.champions.core.odds.throws import bank_of, bare_throw, chance_of, landing
from meadhall.kernel.core.strict import Real


def find_distribution(odds: Odds) -> None:
    """Fill `ending`, `defeat` and `favor_kept` for the question that was worked out last, with all it was asked for."""
    forget_ends(odds)
    odds.mass[top_cell(odds)] = 1.0
    push_stages(odds)


def forget_ends(odds: Odds) -> None:
    """Nothing is likely yet, neither a stage nor an end."""
    for survivors in range(COUNTS * COUNTS * COUNTS):
        odds.ending[survivors] = 0.0
    odds.defeat = 0.0
    odds.favor_kept = 0.0
    for cell in range(top_cell(odds) + 1):
        odds.mass[cell] = 0.0


def push_stages(odds: Odds) -> None:
    """Push likelihood through all stages, those with most warriors and most damage left first."""
    for fewer_swordsmen in range(odds.sent[SWORDSMAN] + 1):
        for fewer_spearmen in range(odds.sent[SPEARMAN] + 1):
            for fewer_axemen in range(odds.sent[AXEMAN] + 1):
                gather(
                    odds,
                    odds.sent[SWORDSMAN] - fewer_swordsmen,
                    odds.sent[SPEARMAN] - fewer_spearmen,
                    odds.sent[AXEMAN] - fewer_axemen,
                )
                for done in range(odds.left + 1):
                    push_stage(odds, odds.left - done)


def top_cell(odds: Odds) -> int:
    """The cell of the whole fight: the last one."""
    return cell_of(
        odds,
        odds.sent[SWORDSMAN],
        odds.sent[SPEARMAN],
        odds.sent[AXEMAN],
        odds.left,
        odds.favor,
        odds.potential,
        odds.reaction,
        odds.healing,
    )


def push_stage(odds: Odds, left: int) -> None:
    """Push on from the current group with this much damage left."""
    crew = odds.here[SWORDSMAN] + odds.here[SPEARMAN] + odds.here[AXEMAN]
    for spent in range(odds.healing + 1):
        healing = odds.healing - spent
        for used in range(odds.reaction + 1):
            reaction = odds.reaction - used
            if left == 0 or crew == 0:
                end_here(odds, left, reaction, healing)
            elif is_reached(odds, left, reaction, healing):
                solve_round(odds, left, odds.favor, odds.potential, reaction, healing)
                for less in range(odds.favor + 1):
                    for rolled in range(odds.potential + 1):
                        push_roll(odds, left, odds.favor - less, odds.potential - rolled, reaction, healing)


def here_cell(odds: Odds, left: int, favor: int, potential: int, reaction: int, healing: int) -> int:
    """The cell of the current group."""
    return cell_after(odds, 0, left, favor, potential, reaction, healing)


def is_reached(odds: Odds, left: int, reaction: int, healing: int) -> bool:
    """Whether this stage has any probability, with any favor and potential."""
    for favor in range(odds.favor + 1):
        for potential in range(odds.potential + 1):
            if odds.mass[here_cell(odds, left, favor, potential, reaction, healing)] > 0.0:
                return True
    return False


def end_here(odds: Odds, left: int, reaction: int, healing: int) -> None:
    """Add up a stage in which the fight is over: won with these survivors, or lost."""
    survivors = (odds.here[SWORDSMAN] * COUNTS + odds.here[SPEARMAN]) * COUNTS + odds.here[AXEMAN]
    for favor in range(odds.favor + 1):
        for potential in range(odds.potential + 1):
            likely: Real = odds.mass[here_cell(odds, left, favor, potential, reaction, healing)]
            odds.favor_kept += likely * favor
            if left == 0:
                odds.ending[survivors] += likely
            else:
                odds.defeat += likely


def push_roll(odds: Odds, left: int, favor: int, potential: int, reaction: int, healing: int) -> None:
    """Roll, and follow the plan for every throw; throws that came from rerolls are already there.

    An idle throw leads back to the same roll, so the probability is divided by that of a throw that is not idle.
    """
    bank = bank_of(favor, potential)
    layer = (favor * (odds.potential + 1) + potential) * MOST_THROWS
    roll_on(odds, bank)
    rolled: Real = odds.mass[here_cell(odds, left, favor, potential, reaction, healing)]
    leaving: Real = 0.0
    for first in range(odds.full[SWORDSMAN], odds.many[SWORDSMAN]):
        for second in range(odds.full[SPEARMAN], odds.many[SPEARMAN]):
            for third in range(odds.full[AXEMAN], odds.many[AXEMAN]):
                throw = (first * odds.many[SPEARMAN] + second) * odds.many[AXEMAN] + third
                if odds.plan[layer + throw] == STAND and landing(odds, first, second, third, left, 0) == 0:
                    rolled += odds.throw_mass[bank + throw]
                else:
                    leaving += chance_of(odds, first, second, third)
    rolled = rolled / leaving
    for first in range(odds.full[SWORDSMAN], odds.many[SWORDSMAN]):
        for second in range(odds.full[SPEARMAN], odds.many[SPEARMAN]):
            for third in range(odds.full[AXEMAN], odds.many[AXEMAN]):
                throw = (first * odds.many[SPEARMAN] + second) * odds.many[AXEMAN] + third
                likely: Real = odds.throw_mass[bank + throw] + rolled * chance_of(odds, first, second, third)
                odds.throw_mass[bank + throw] = 0.0
                plan = odds.plan[layer + throw]
                if plan >= 0:
                    odds.throw_mass[bank_of(favor - 1, potential) + plan] += likely
                elif plan == ROLL_BLANKS:
                    bare = bare_throw(odds, first, second, third)
                    odds.throw_mass[bank_of(favor, potential - 1) + bare] += likely
                else:
                    odds.stand_mass[landing(odds, first, second, third, left, 1 if plan == REACT else 0)] += likely
    push_blows(odds, 0, left, favor, potential, reaction, healing)
    if reaction > 0:
        push_blows(odds, 1, left, favor, potential, reaction - 1, healing)


def roll_on(odds: Odds, bank: int) -> None:
    """Roll the dice that are still in the hand one by one, swordsmen first."""
    wide = odds.many[AXEMAN]
    row = odds.many[SPEARMAN] * wide
    roll_kind(odds, bank, SWORDSMAN, row, row)
    for first in range(odds.full[SWORDSMAN], odds.many[SWORDSMAN]):
        roll_kind(odds, bank + first * row, SPEARMAN, wide, wide)
        for second in range(odds.full[SPEARMAN], odds.many[SPEARMAN]):
            roll_kind(odds, bank + first * row + second * wide, AXEMAN, 1, 1)


def roll_kind(odds: Odds, base: int, kind: int, stride: int, width: int) -> None:
    """Roll the dice of one kind that are still in the hand, for everything that the later kinds may show."""
    for roll in range(odds.full[kind]):
        for face in range(FACES):
            likely: Real = odds.face_chance[kind * FACES + face]
            if likely > 0.0:
                shift = (odds.roll_more[(kind * MOST_ROLLS + roll) * FACES + face] - roll) * stride
                for i in range(base + roll * stride, base + roll * stride + width):
                    odds.throw_mass[i + shift] += likely * odds.throw_mass[i]
        for i in range(base + roll * stride, base + roll * stride + width):
            odds.throw_mass[i] = 0.0


def push_blows(odds: Odds, reacted: int, left: int, favor: int, potential: int, reaction: int, healing: int) -> None:
    """Push the throws on the table through blows and losses to the next stages; idle ones are handled before."""
    crew = odds.here[SWORDSMAN] + odds.here[SPEARMAN] + odds.here[AXEMAN]
    for hits in range(left + 1):
        for due in range(min(odds.attack, crew) + 1):
            at = (reacted * MOST_LEFT + hits) * COUNTS + due
            likely: Real = odds.stand_mass[at]
            odds.stand_mass[at] = 0.0
            if likely > 0.0 and at > 0:
                toll = 0
                if due > 0:
                    toll = toll_or_heal(odds, due, left - hits, favor, potential, reaction, healing)
                odds.mass[cell_after(odds, toll, left - hits, favor, potential, reaction, healing)] += likely
