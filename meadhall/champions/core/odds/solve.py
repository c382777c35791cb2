"""Exact odds of a fight, by dynamic programming over who is left, damage left, favor and runes (CF-1 to CF-4, CF-7).

The policy maximises the probability of winning and, among equals, minimises the losses; it spends nothing that does not
help. Every sum is over counts of faces, not over single dice. A round that changes nothing leads back to itself; this
is solved as an equation, not cut off.
"""

from meadhall.champions.core.box import Box
from meadhall.champions.core.numbers.board import AXEMAN, KINDS, SPEARMAN, SWORDSMAN
from meadhall.champions.core.odds.rolls import (
    COUNTS,
    MOST_CELLS,
    MOST_LAYERS,
    MOST_LEFT,
    MOST_POTENTIAL,
    MOST_SENT,
    MOST_THROWS,
    Odds,
    know_dice,
)
from meadhall.champions.core.odds.throws import (
    bank_of,
    bare_throw,
    chance_of,
    is_better,
    keep_best,
    landing,
    value_partial_throws,
)
from meadhall.kernel.core.strict import Real

STAND = -1  # keep all dice; a plan from 0 on is the part of the throw that is kept, the rest is rerolled for one favor
REACT = -2  # use reaction, and keep all dice
ROLL_BLANKS = -3  # use potential

HEAL = -1  # use healing; a toll from 0 on counts the warriors to lose, as digits in base nine


def fits_arrays(
    left: int, swordsmen: int, spearmen: int, axemen: int, favor: int, potential: int, reaction: int, healing: int
) -> bool:
    """Whether the arrays are large enough for such a fight."""
    if left >= MOST_LEFT or swordsmen + spearmen + axemen > MOST_SENT or potential > MOST_POTENTIAL:
        return False
    layers = (favor + 1) * (potential + 1)
    groups = (swordsmen + 1) * (spearmen + 1) * (axemen + 1)
    return layers <= MOST_LAYERS and groups * (left + 1) * layers * (reaction + 1) * (healing + 1) <= MOST_CELLS


def cell_of(
    odds: Odds,
    swordsmen: int,
    spearmen: int,
    axemen: int,
    left: int,
    favor: int,
    potential: int,
    reaction: int,
    healing: int,
) -> int:
    """The cell with the odds of a stage of the fight."""
    group = (swordsmen * (odds.sent[SPEARMAN] + 1) + spearmen) * (odds.sent[AXEMAN] + 1) + axemen
    layer = (group * (odds.left + 1) + left) * (odds.favor + 1) + favor
    return ((layer * (odds.potential + 1) + potential) * (odds.reaction + 1) + reaction) * (odds.healing + 1) + healing


def won_at(odds: Odds, cell: int) -> Real:
    """The probability of winning in a cell."""
    return odds.won[cell]


def lost_at(odds: Odds, cell: int) -> Real:
    """The expected losses in a cell."""
    return odds.lost[cell]


def solve(
    odds: Odds,
    box: Box,
    maiden: int,
    attack: int,
    left: int,
    swordsmen: int,
    spearmen: int,
    axemen: int,
    favor: int,
    potential: int,
    reaction: int,
    healing: int,
) -> int:
    """Solve a fight with all its stages, unless it is solved already; returns the cell of its odds.

    The fight must fit the arrays. `left` is the damage still to be done, `maiden` whether the swordmaiden leads.
    """
    know_dice(odds, box, maiden)
    if not covers(odds, attack, left, swordsmen, spearmen, axemen, favor, potential, reaction, healing):
        odds.attack = attack
        odds.left = left
        odds.sent[SWORDSMAN] = swordsmen
        odds.sent[SPEARMAN] = spearmen
        odds.sent[AXEMAN] = axemen
        odds.favor = favor
        odds.potential = potential
        odds.reaction = reaction
        odds.healing = healing
        solve_all(odds)
    return cell_of(odds, swordsmen, spearmen, axemen, left, favor, potential, reaction, healing)


def covers(
    odds: Odds,
    attack: int,
    left: int,
    swordsmen: int,
    spearmen: int,
    axemen: int,
    favor: int,
    potential: int,
    reaction: int,
    healing: int,
) -> bool:
    """Whether a fight is a stage of the one that was solved last."""
    if odds.attack != attack or left > odds.left:
        return False
    if swordsmen > odds.sent[SWORDSMAN] or spearmen > odds.sent[SPEARMAN] or axemen > odds.sent[AXEMAN]:
        return False
    if favor > odds.favor or potential > odds.potential:
        return False
    return reaction <= odds.reaction and healing <= odds.healing


def solve_all(odds: Odds) -> None:
    """Solve every group of warriors, smaller ones first, each with the least damage left first."""
    for swordsmen in range(odds.sent[SWORDSMAN] + 1):
        for spearmen in range(odds.sent[SPEARMAN] + 1):
            for axemen in range(odds.sent[AXEMAN] + 1):
                gather(odds, swordsmen, spearmen, axemen)
                for left in range(odds.left + 1):
                    if left == 0 or swordsmen + spearmen + axemen == 0:
                        settle_cells(odds, left)
                    else:
                        for healing in range(odds.healing + 1):
                            for reaction in range(odds.reaction + 1):
                                solve_round(odds, left, odds.favor, odds.potential, reaction, healing)


def settle_cells(odds: Odds, left: int) -> None:
    """Set the cells of fights that are over: won if no damage is left to be done, whoever is left (CF-3)."""
    first = cell_of(odds, odds.here[SWORDSMAN], odds.here[SPEARMAN], odds.here[AXEMAN], left, 0, 0, 0, 0)
    for cell in range(
        first, first + (odds.favor + 1) * (odds.potential + 1) * (odds.reaction + 1) * (odds.healing + 1)
    ):
        odds.won[cell] = 1.0 if left == 0 else 0.0
        odds.lost[cell] = 0.0


def gather(odds: Odds, swordsmen: int, spearmen: int, axemen: int) -> None:
    """Make these warriors the current group."""
    odds.here[SWORDSMAN] = swordsmen
    odds.here[SPEARMAN] = spearmen
    odds.here[AXEMAN] = axemen
    for kind in range(KINDS):
        dice = odds.here[kind]
        odds.many[kind] = odds.rolls[kind * COUNTS + dice]
        odds.full[kind] = odds.rolls[kind * COUNTS + dice - 1] if dice > 0 else 0
    odds.chosen[0] = -1


def solve_round(odds: Odds, left: int, most_favor: int, most_potential: int, reaction: int, healing: int) -> None:
    """Solve one round of the current group, with every favor and potential from 0 to the most."""
    for favor in range(most_favor + 1):
        for potential in range(most_potential + 1):
            know_standing(odds, 0, left, favor, potential, reaction, healing)
            if reaction > 0:
                know_standing(odds, 1, left, favor, potential, reaction - 1, healing)
            choose_all(odds, left, favor, potential, reaction, healing)
            if favor < most_favor or potential < most_potential:
                value_partial_throws(odds, bank_of(favor, potential))
            if favor < most_favor:
                keep_best(odds, bank_of(favor, potential))


def know_standing(odds: Odds, reacted: int, left: int, favor: int, potential: int, reaction: int, healing: int) -> None:
    """The odds if the dice are kept, by hits and losses due; combinations that change nothing are left out."""
    crew = odds.here[SWORDSMAN] + odds.here[SPEARMAN] + odds.here[AXEMAN]
    for hits in range(left + 1):
        for due in range(min(odds.attack, crew) + 1):
            toll = 0
            if due > 0:
                toll = toll_or_heal(odds, due, left - hits, favor, potential, reaction, healing)
            cell = cell_after(odds, toll, left - hits, favor, potential, reaction, healing)
            at = (reacted * MOST_LEFT + hits) * COUNTS + due
            odds.stand_won[at] = odds.won[cell]
            odds.stand_lost[at] = odds.lost[cell] + (0 if toll == HEAL else due)


def cell_after(odds: Odds, toll: int, left: int, favor: int, potential: int, reaction: int, healing: int) -> int:
    """The cell of the current group after losses or healing."""
    swordsmen = odds.here[SWORDSMAN]
    spearmen = odds.here[SPEARMAN]
    axemen = odds.here[AXEMAN]
    if toll == HEAL:
        return cell_of(odds, swordsmen, spearmen, axemen, left, favor, potential, reaction, healing - 1)
    swordsmen -= toll // 81
    spearmen -= toll // 9 % 9
    axemen -= toll % 9
    return cell_of(odds, swordsmen, spearmen, axemen, left, favor, potential, reaction, healing)


def toll_or_heal(odds: Odds, due: int, left: int, favor: int, potential: int, reaction: int, healing: int) -> int:
    """Which warriors to lose, or HEAL where healing is better (CF-7, CN-8)."""
    toll = toll_of(odds, SWORDSMAN, due, left, favor, potential, reaction, healing)
    if healing > 0:
        healed = cell_after(odds, HEAL, left, favor, potential, reaction, healing)
        cell = cell_after(odds, toll, left, favor, potential, reaction, healing)
        if is_better(odds.won[healed], odds.lost[healed], odds.won[cell], odds.lost[cell] + due):
            return HEAL
    return toll


def toll_of(
    odds: Odds, least: int, due: int, left: int, favor: int, potential: int, reaction: int, healing: int
) -> int:
    """Which warriors to lose, of the kinds from `least` on; among equals swordsmen first, then spearmen (CF-1)."""
    toll = 0
    won: Real = -1.0
    lost: Real = 0.0
    most_swordsmen = min(due, odds.here[SWORDSMAN]) if least == SWORDSMAN else 0
    for fewer_swordsmen in range(most_swordsmen + 1):
        swordsmen = most_swordsmen - fewer_swordsmen
        most_spearmen = min(due - swordsmen, odds.here[SPEARMAN]) if least <= SPEARMAN else 0
        for fewer_spearmen in range(most_spearmen + 1):
            spearmen = most_spearmen - fewer_spearmen
            if due - swordsmen - spearmen > odds.here[AXEMAN]:
                break
            other = swordsmen * 81 + spearmen * 9 + due - swordsmen - spearmen
            cell = cell_after(odds, other, left, favor, potential, reaction, healing)
            if is_better(odds.won[cell], odds.lost[cell], won, lost):
                toll = other
                won = odds.won[cell]
                lost = odds.lost[cell]
    return toll


def choose_all(odds: Odds, left: int, favor: int, potential: int, reaction: int, healing: int) -> None:
    """Plan every throw of all dice, and compute the odds of the round.

    A throw without hits or losses is idle: if it is kept, it leads back to the same round. Let x be the odds of the
    round, p the probability of each throw and o the best alternative for an idle one. Then x = sum of p * odds of the
    others + sum of p * max(x, o). Starting with none of the o and adding those that beat x, x grows to its true value.
    """
    bank = bank_of(favor, potential)
    leaving: Real = 0.0
    sum_won: Real = 0.0
    sum_lost: Real = 0.0
    odds.idles = 0
    for first in range(odds.full[SWORDSMAN], odds.many[SWORDSMAN]):
        for second in range(odds.full[SPEARMAN], odds.many[SPEARMAN]):
            for third in range(odds.full[AXEMAN], odds.many[AXEMAN]):
                throw = (first * odds.many[SPEARMAN] + second) * odds.many[AXEMAN] + third
                if choose(odds, first, second, third, left, favor, potential, reaction):
                    odds.idle[odds.idles] = throw
                    odds.idles += 1
                else:
                    likely: Real = chance_of(odds, first, second, third)
                    leaving += likely
                    sum_won += likely * odds.throw_won[bank + throw]
                    sum_lost += likely * odds.throw_lost[bank + throw]
    layer = (favor * (odds.potential + 1) + potential) * MOST_THROWS
    cell = cell_of(
        odds,
        odds.here[SWORDSMAN],
        odds.here[SPEARMAN],
        odds.here[AXEMAN],
        left,
        favor,
        potential,
        reaction,
        healing,
    )
    solve_equation(odds, cell, bank, leaving, sum_won, sum_lost)
    for i in range(odds.idles):
        at = bank + odds.idle[i]
        if not is_better(odds.throw_won[at], odds.throw_lost[at], odds.won[cell], odds.lost[cell]):
            odds.throw_won[at] = odds.won[cell]
            odds.throw_lost[at] = odds.lost[cell]
            odds.plan[layer + odds.idle[i]] = STAND


def solve_equation(odds: Odds, cell: int, bank: int, leaving: Real, sum_won: Real, sum_lost: Real) -> None:
    """Solve the equation of a round, see `choose_all`.

    As x grows, fewer idle throws have an alternative better than x: each pass drops at least one, or it is the last.
    """
    odds.won[cell] = sum_won / leaving
    odds.lost[cell] = sum_lost / leaving
    for _ in range(odds.idles + 2):
        share: Real = leaving
        won: Real = sum_won
        lost: Real = sum_lost
        for i in range(odds.idles):
            at = bank + odds.idle[i]
            if is_better(odds.throw_won[at], odds.throw_lost[at], odds.won[cell], odds.lost[cell]):
                third = odds.idle[i] % odds.many[AXEMAN]
                second = odds.idle[i] // odds.many[AXEMAN] % odds.many[SPEARMAN]
                first = odds.idle[i] // (odds.many[AXEMAN] * odds.many[SPEARMAN])
                likely: Real = chance_of(odds, first, second, third)
                share += likely
                won += likely * odds.throw_won[at]
                lost += likely * odds.throw_lost[at]
        if not is_better(won / share, lost / share, odds.won[cell], odds.lost[cell]):
            return
        odds.won[cell] = won / share
        odds.lost[cell] = lost / share


def choose(
    odds: Odds, first: int, second: int, third: int, left: int, favor: int, potential: int, reaction: int
) -> bool:
    """Set the plan and the odds for a throw of all dice; True if keeping it would change nothing."""
    bank = bank_of(favor, potential)
    throw = (first * odds.many[SPEARMAN] + second) * odds.many[AXEMAN] + third
    at = landing(odds, first, second, third, left, 0)
    plan = STAND
    won: Real = -1.0
    lost: Real = 0.0
    if at > 0:
        won = odds.stand_won[at]
        lost = odds.stand_lost[at]
    if reaction > 0:
        reacted = landing(odds, first, second, third, left, 1)
        if is_better(odds.stand_won[reacted], odds.stand_lost[reacted], won, lost):
            plan = REACT
            won = odds.stand_won[reacted]
            lost = odds.stand_lost[reacted]
    if potential > 0:
        bare = bare_throw(odds, first, second, third)
        other = bank_of(favor, potential - 1) + bare
        if bare != throw and is_better(odds.throw_won[other], odds.throw_lost[other], won, lost):
            plan = ROLL_BLANKS
            won = odds.throw_won[other]
            lost = odds.throw_lost[other]
    if favor > 0:
        before = bank_of(favor - 1, potential)
        kept = odds.keep[before + throw]
        if kept != throw and is_better(odds.throw_won[before + kept], odds.throw_lost[before + kept], won, lost):
            plan = kept
            won = odds.throw_won[before + kept]
            lost = odds.throw_lost[before + kept]
    odds.plan[(favor * (odds.potential + 1) + potential) * MOST_THROWS + throw] = plan
    odds.throw_won[bank + throw] = won
    odds.throw_lost[bank + throw] = lost
    return at == 0
