"""Exact odds of a fight, by slugs: the probability to win, the expected losses, and the distribution of endings.

They are those of a player who rerolls and loses so as to win as often as possible and, among equals, to lose as few as
possible. Results are cached.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from meadhall.champions import gate
from meadhall.champions.core.numbers import board, steps
from meadhall.champions.core.odds.ways import LEFT_TO_LIE, REROLLED, USED_BEST
from meadhall.champions.words import slugs
from meadhall.kernel.declared.fights import Ending, FightOdds, RollOdds
from meadhall.kernel.errors import BadOdds

if TYPE_CHECKING:
    from meadhall.champions.game import ChampionsRules

POWERS: Final = ("potential", "reaction", "healing")  # the powers of runes that change a fight
MOST_FAVOR: Final = 10  # the most favor to compute with
REMEMBERED: Final = 4096
DICE: Final = tuple(f"{kind}-{face}" for kind in slugs.KINDS for face in slugs.FACES)

Warriors = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class _Fight:
    """Everything that the odds of a fight depend on."""

    faces: tuple[int, ...]
    maiden: int
    attack: int
    defence: int
    warriors: Warriors
    banned: Warriors
    favor: int
    runes: tuple[int, int, int]


@cache
def _odds() -> Any:
    """The arrays in which odds are computed, made once."""
    return gate.Odds()


_lock = Lock()


def fight_odds(
    rules: ChampionsRules,
    enemy: str,
    warriors: Mapping[str, int],
    favor: int = 0,
    runes: Iterable[str] = (),
    leader: str | None = None,
    damage: int = 0,
) -> FightOdds:
    """The odds of a fight against an enemy or the kraken, which may already have damage.

    Warriors that a monster forbids can sail along and are lost before the fight; on land they cannot be sent (CA-4).
    """
    attack, defence, forbids, afield = _foe(rules, enemy)
    sent = _warriors(rules, warriors)
    banned = tuple(count if kind == forbids else 0 for kind, count in enumerate(sent))
    if any(banned) and not afield:
        raise BadOdds(f"The {slugs.KINDS[forbids]} is forbidden against {enemy}: none can be sent.")
    if type(favor) is not int or not 0 <= favor <= MOST_FAVOR:
        raise BadOdds(f"Odds are reckoned with 0 to {MOST_FAVOR} favor, not with {str(favor)[:20]}.")
    if type(damage) is not int or damage < 0:
        raise BadOdds(f"The damage done so far must be a whole number from 0 on, not {str(damage)[:20]}.")
    powers = _powers(rules, runes)
    left = max(defence - damage, 0)
    if not gate.fits_arrays(left, *sent, favor, *powers):
        raise BadOdds("So many warriors, runes and favor at once are too much to reckon with.")
    fight = _Fight(
        tuple(rules.box.face),
        _is_maiden(rules, leader),
        attack,
        left,
        sent,
        (banned[0], banned[1], banned[2]),
        favor,
        powers,
    )
    return _solved(fight)


def _foe(rules: ChampionsRules, enemy: str) -> tuple[int, int, int, bool]:
    """Attack and defence of an enemy, which warriors it forbids, and whether it is at sea."""
    box, journeys = rules.box, rules.cards.rows["journeys"]
    if enemy in journeys and journeys[enemy]["effect"] == "kraken":
        return box.kraken_attack, box.kraken_defence, board.NOTHING, True
    if enemy not in rules.cards.enemies:
        raise BadOdds(f"There is no enemy {enemy[:40]!r} in this card set.")
    card = rules.cards.enemies.index(enemy)
    return (
        box.enemy_attack[card],
        box.enemy_defence[card],
        box.enemy_forbids[card],
        card >= box.enemy_from[board.MONSTER],
    )


def _warriors(rules: ChampionsRules, warriors: Mapping[str, int]) -> Warriors:
    """The warriors by kind."""
    for kind, count in warriors.items():
        if kind not in slugs.KINDS:
            raise BadOdds(f"There are no warriors called {kind[:40]!r}; there are {', '.join(slugs.KINDS)}.")
        if type(count) is not int or count < 0:
            raise BadOdds(f"The number of warriors must be a whole number from 0 on, not {str(count)[:20]}.")
    if sum(warriors.values()) > rules.box.longhouse:
        raise BadOdds(f"Nobody has more than {rules.box.longhouse} warriors, so {sum(warriors.values())} cannot fight.")
    first, second, third = (warriors.get(kind, 0) for kind in slugs.KINDS)
    return first, second, third


def _powers(rules: ChampionsRules, runes: Iterable[str]) -> tuple[int, int, int]:
    """How many of these runes have each power that changes a fight; each card exists once."""
    known = rules.cards.rows["runes"]
    found = []
    for rune in dict.fromkeys(runes):
        if rune not in known:
            raise BadOdds(f"There is no rune {rune[:40]!r} in this card set.")
        found.append(known[rune]["power"])
    first, second, third = (found.count(power) for power in POWERS)
    return first, second, third


def _is_maiden(rules: ChampionsRules, leader: str | None) -> int:
    """Whether a leader is the swordmaiden (CV-4)."""
    if leader is None:
        return 0
    if leader not in rules.cards.leaders:
        raise BadOdds(f"There is no leader {leader[:40]!r} in this card set.")
    return int(rules.cards.rows["leaders"][leader]["gift"] == slugs.GIFTS[board.SWORDMAIDEN])


@lru_cache(REMEMBERED)
def _solved(fight: _Fight) -> FightOdds:
    """Solve a fight, with the whole distribution."""
    fighting = [sent - banned for sent, banned in zip(fight.warriors, fight.banned, strict=True)]
    box = gate.Box()
    box.face = list(fight.faces)
    with _lock:
        odds = _odds()
        odds.attack = board.NOTHING  # so that the fight is solved again, and the arrays end with it
        args = (fight.maiden, fight.attack, fight.defence, *fighting, fight.favor, *fight.runes)
        cell = gate.solve(odds, box, *args)
        won = min(gate.won_at(odds, cell), 1.0)
        gate.find_distribution(odds)
        told = _told(odds, fight.attack, fight.defence, fight.warriors, fight.favor)
    return replace(told, won=won)


def _told(odds: Any, attack: int, defence: int, warriors: Warriors, favor: int) -> FightOdds:
    """What the tables hold after a distribution was found; `favor` is all there is, reckoned with or not."""
    ending = list(odds.ending)
    whole = sum(ending) + odds.defeat  # 1, but for rounding
    defeat, favor_kept = odds.defeat / whole, favor - odds.favor + odds.favor_kept / whole
    endings = [
        Ending((place // 81, place // 9 % 9, place % 9), chance / whole)
        for place, chance in enumerate(ending)
        if chance
    ]
    sent = sum(warriors)
    by_losses = [0.0] * (sent + 1)
    by_kind = [defeat * count for count in warriors]
    for one in endings:
        by_losses[sent - sum(one.survivors)] += one.chance
        for kind, survivors in enumerate(one.survivors):
            by_kind[kind] += one.chance * (warriors[kind] - survivors)
    return FightOdds(
        attack,
        defence,
        sum(by_losses),
        sum(by_kind),
        (by_kind[0], by_kind[1], by_kind[2]),
        tuple(by_losses),
        defeat,
        favor_kept,
        tuple(sorted(endings, key=lambda one: (-one.chance, one.survivors))),
    )


def roll_odds(rules: ChampionsRules, state: Any, seat: int, picked: Mapping[str, int] | None = None) -> RollOdds | None:
    """The odds of the dice that a seat is asked about in a fight; None if it is asked about none.

    `picked` are the dice to be rerolled, by kind and face such as `axeman-blank`; without it, those picked so far.
    """
    known = rules.known(state, seat)
    if rules.core.question(known, seat) not in (steps.REROLL, steps.PICK_DICE):
        return None
    if picked is not None:
        known = _picking(known, picked)
    with _lock:
        strike = _rolled(known, seat, LEFT_TO_LIE)
        if strike is None:
            return None
        reroll = _rolled(known, seat, REROLLED) if any(known.picked) else None
        return RollOdds(_rolled(known, seat, USED_BEST), strike, reroll)


def _picking(known: Any, picked: Mapping[str, int]) -> Any:
    """What is known with these dice picked; what does not lie there is refused."""
    if not isinstance(picked, Mapping):
        raise BadOdds("Dice are picked by a table of kind and face, such as axeman-blank, with how many of each.")
    cells, shown = [0] * len(DICE), known.shown
    for die, count in picked.items():
        if die not in DICE:
            raise BadOdds(f"There is no die {str(die)[:40]!r}; dice go by kind and face, such as axeman-blank.")
        place = DICE.index(die)
        if type(count) is not int or not 0 <= count <= shown[place]:
            raise BadOdds(f"There are {shown[place]} dice {die} to pick from, not {str(count)[:20]}.")
        cells[place] = count
    known = known.copy()
    known.picked = cells
    return known


def _rolled(known: Any, seat: int, way: int) -> FightOdds | None:
    """The odds of one way to go on with a roll, with the tables locked."""
    odds = _odds()
    if not gate.find_rolled(odds, known, seat, way):
        return None
    here = (odds.sent[0], odds.sent[1], odds.sent[2])
    return _told(odds, odds.attack, odds.left, here, known.favor[seat])
