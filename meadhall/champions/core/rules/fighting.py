"""A fight: rounds of rolling, striking and losing, until one side is gone (CC-2, CC-3, CF-1 to CF-8, CN-8, CN-9)."""

from meadhall.champions.core.enemies import defence_at, is_kraken_at, losses_at, next_round
from meadhall.champions.core.numbers.board import (
    ANY_TIME,
    AT_SHORE,
    COIN,
    DRAUGR,
    GLORY,
    HEALING,
    KINDS,
    NOTHING,
    TROLL,
    WOOD,
)
from meadhall.champions.core.numbers.codes import BLAME
from meadhall.champions.core.numbers.events import (
    BLAME_SHED,
    BY_ENEMY,
    BY_RUNE,
    DAMAGE_DEALT,
    ENEMY_DEFEATED,
    FIGHT_BEGAN,
    FIGHT_LOST,
    HEALED,
    KRAKEN_DEFEATED,
    KRAKEN_ESCAPED,
    LOSSES_DUE,
)
from meadhall.champions.core.numbers.limits import AFTER_VENUE, OWNED
from meadhall.champions.core.numbers.reasons import NO_EFFECT, NOT_IN_PLAY, ONESELF, OPEN
from meadhall.champions.core.numbers.steps import (
    AFTERWARDS,
    CHECK,
    FIGHT_ROUND,
    GIVE_BLAME,
    LOSE_IN_FIGHT,
    REROLL,
    SHED_BLAME,
    STRIKE,
    TAKE_REWARD,
)
from meadhall.champions.core.rules.dice import clear_dice, roll
from meadhall.champions.core.rules.leaders import hits_shown, rage
from meadhall.champions.core.rules.runes import refuse_rune
from meadhall.champions.core.state import State
from meadhall.champions.core.stores import (
    go_home,
    sent_out,
    take_blame,
    take_favor,
    take_goods,
    win_glory,
)
from meadhall.kernel.core.agenda import owe, settle
from meadhall.kernel.core.answers import Answers
from meadhall.kernel.core.audiences import EVERYBODY
from meadhall.kernel.core.chance import Chance

REWARD_WINDOW = ANY_TIME | 1 << GLORY
LOSS_WINDOW = ANY_TIME | 1 << HEALING


def fight(s: State, chance: Chance) -> None:
    """Begin the fight at a venue, if any warrior was sent (CF-8)."""
    venue = s.what[s.depth]
    settle(s)
    if sent_out(s, venue) > 0 and s.enemy[venue] != NOTHING:
        seat = s.owner[venue]
        chance.tell(FIGHT_BEGAN, EVERYBODY, seat, venue, s.enemy[venue], 0)
        owe(s, AFTERWARDS, seat, AFTER_VENUE + venue, 0)
        owe(s, FIGHT_ROUND, seat, venue, 0)


def fight_round(s: State, chance: Chance) -> None:
    """Roll all committed dice; then come rerolls, then the blows (CF-1)."""
    venue = s.what[s.depth]
    more = s.more[s.depth]
    seat = s.whose[s.depth]
    settle(s)
    for kind in range(KINDS):
        roll(s, chance, seat, kind, s.sent[venue * KINDS + kind])
    owe(s, STRIKE, seat, venue, more)
    owe(s, REROLL, seat, venue, 0)


def strike(s: State, chance: Chance) -> None:
    """Both sides strike at once: a dying enemy still does (CF-1, CF-2). The dice lie until the losses are chosen."""
    at = s.depth
    venue = s.what[at]
    more = s.more[at]
    seat = s.whose[at]
    hits = hits_shown(s, seat)
    s.damage += hits
    chance.tell(DAMAGE_DEALT, EVERYBODY, seat, hits, s.damage, defence_at(s, at))
    rage(s, chance, seat)
    due = losses_at(s, at)
    settle(s)
    owe(s, CHECK, seat, venue, more)
    if due > 0:
        chance.tell(LOSSES_DUE, EVERYBODY, seat, due, 0, 0)
        owe(s, LOSE_IN_FIGHT, seat, venue, due)


def check(s: State, chance: Chance) -> None:
    """Defeated, or another round, or lost; there is no retreat (CF-3, CF-4)."""
    at = s.depth
    venue = s.what[at]
    more = s.more[at]
    seat = s.whose[at]
    is_kraken: bool = is_kraken_at(s, at)
    defence = defence_at(s, at)
    settle(s)
    clear_dice(s)
    if s.damage >= defence:
        s.damage = 0
        if is_kraken:
            defeat_kraken(s, chance, seat)
        else:
            defeat(s, chance, seat, venue)
    elif sent_out(s, venue) > 0:
        owe(s, FIGHT_ROUND, seat, venue, next_round(more))
    else:
        s.damage = 0
        if is_kraken:
            chance.tell(KRAKEN_ESCAPED, EVERYBODY, seat, 0, 0, 0)
        else:
            chance.tell(FIGHT_LOST, EVERYBODY, seat, venue, s.enemy[venue], 0)


def defeat(s: State, chance: Chance, seat: int, venue: int) -> None:
    """Take the card, its glory and reward; survivors go home (CF-3, CF-5)."""
    card = s.enemy[venue]
    s.enemy[venue] = NOTHING
    s.enemy_at[card] = OWNED + seat
    s.pile[seat] += 1
    go_home(s, venue)
    chance.tell(ENEMY_DEFEATED, EVERYBODY, seat, venue, card, 0)
    win_glory(s, chance, seat, s.box.enemy_glory[card], BY_ENEMY)
    reward = s.box.enemy_reward[card]
    if card < s.box.enemy_from[TROLL + 1]:
        take_goods(s, chance, seat, WOOD, reward)
        owe(s, GIVE_BLAME, seat, 0, 0)
        owe(s, SHED_BLAME, seat, 0, 0)
    elif card < s.box.enemy_from[DRAUGR + 1]:
        take_goods(s, chance, seat, COIN, reward)
    else:
        take_favor(s, chance, seat, reward)
        take_goods(s, chance, seat, COIN, s.coins_on[venue - AT_SHORE])
        s.coins_on[venue - AT_SHORE] = 0
    owe(s, TAKE_REWARD, seat, s.box.enemy_glory[card], 0)


def defeat_kraken(s: State, chance: Chance, seat: int) -> None:
    """Glory, but no trophy; survivors sail on (CF-6, E-7)."""
    chance.tell(KRAKEN_DEFEATED, EVERYBODY, seat, 0, 0, 0)
    win_glory(s, chance, seat, s.box.kraken_glory, BY_ENEMY)
    if s.box.glory_on_kraken == 1:
        owe(s, TAKE_REWARD, seat, s.box.kraken_glory, 0)


def heal(s: State, chance: Chance, seat: int) -> None:
    """No losses this round; the damage dealt stands (CN-8, CF-7)."""
    settle(s)
    chance.tell(HEALED, EVERYBODY, seat, 0, 0, 0)


def refuse_reward_rune(s: State, seat: int, rune: int) -> int:
    """The rune of glory must add something (CN-9)."""
    refusal = refuse_rune(s, seat, rune, REWARD_WINDOW)
    if refusal == OPEN and s.box.rune_power[rune] == GLORY and s.what[s.depth] < 2:
        return NO_EFFECT
    return refusal


def win_more_glory(s: State, chance: Chance, seat: int) -> None:
    """Gain half of the glory printed on the enemy again, rounded down (CN-9)."""
    win_glory(s, chance, seat, s.what[s.depth] // 2, BY_RUNE)


def shed_blame(s: State, chance: Chance, seat: int) -> None:
    """The seat that defeated the troll discards one of its blame (CF-5)."""
    settle(s)
    s.blame[seat] -= 1
    chance.tell(BLAME_SHED, EVERYBODY, seat, 0, 0, 0)


def refuse_blame(s: State, seat: int, other: int) -> int:
    """Blame goes to another player (CF-5)."""
    if other >= s.box.seats:
        return NOT_IN_PLAY
    return ONESELF if other == seat else OPEN


def blame_answers(s: State, seat: int, out: Answers) -> None:
    """The seats that can be blamed."""
    for other in range(s.box.seats):
        if other != seat:
            out.add(BLAME + other)


def give_blame(s: State, chance: Chance, other: int) -> None:
    """Another player takes one blame from the supply (CF-5)."""
    settle(s)
    take_blame(s, chance, other)
