"""The events of Champions: a typed event for every number of `core/numbers/events.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from meadhall.champions.cards.card_set import CardSet
from meadhall.champions.core.numbers import events as numbers
from meadhall.champions.words import slugs
from meadhall.kernel.events import Event

CAUSES: Final = (
    "fight",
    "journey",
    "hunger",
    "ban",
    "enemy",
    "favor",
    "double",
    "rune",
    "stall",
    "destiny",
)
CATEGORIES: Final = ("track", "destinies", "sets", "runes", "ship", "favor", "coins", "blame")


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """A seat starts with the first-player marker (CS-5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class StallLaid(Event):
    """A stall is in play (CS-2)."""

    stall: str


@dataclass(frozen=True, slots=True)
class LeaderChosen(Event):
    """A seat gets its leader (CS-5)."""

    seat: int
    leader: str


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat gets its starting goods and warriors (CS-6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DestinyDrawn(Event):
    """The seat sees a destiny card it drew (CS-6, CL-7)."""

    final = True

    seat: int
    destiny: str


@dataclass(frozen=True, slots=True)
class DestinyHidden(Event):
    """A seat drew destiny cards, which this audience does not see (CL-7)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins (CR)."""

    round: int


@dataclass(frozen=True, slots=True)
class EnemyLaid(Event):
    """An enemy lies face up (CR-1, CR-2, CR-5)."""

    venue: str
    enemy: str


@dataclass(frozen=True, slots=True)
class JourneyLaid(Event):
    """A journey card lies face down (CR-3)."""

    shore: str


@dataclass(frozen=True, slots=True)
class RuneLaid(Event):
    """A rune lies face up on a rune space (CR-4)."""

    rune_space: int
    rune: str


@dataclass(frozen=True, slots=True)
class MerchantCame(Event):
    """A merchant ship arrives (CR-6)."""

    merchant: str


@dataclass(frozen=True, slots=True)
class Stocked(Event):
    """One more item lies at its blue location (CR-7)."""

    item: str


@dataclass(frozen=True, slots=True)
class WorkerPlaced(Event):
    """A worker stands on a space (CP-1)."""

    seat: int
    space: str


@dataclass(frozen=True, slots=True)
class GoodsTaken(Event):
    """A seat takes goods from the supply (CP-3)."""

    seat: int
    good: str
    count: int


@dataclass(frozen=True, slots=True)
class GoodsPaid(Event):
    """A seat returns goods to the supply (CP-3)."""

    seat: int
    good: str
    count: int


@dataclass(frozen=True, slots=True)
class FavorTaken(Event):
    """A seat takes favor from the supply."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class FavorPaid(Event):
    """A seat spends one favor on a reroll (CF-1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BlameTaken(Event):
    """A seat takes one blame (CL-14, CF-5, CU-2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BlameShed(Event):
    """A seat discards one blame (CF-5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GloryWon(Event):
    """A seat gains glory on the track."""

    seat: int
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class WarriorsTaken(Event):
    """A seat gets warriors (CP-5)."""

    seat: int
    warrior: str
    count: int


@dataclass(frozen=True, slots=True)
class WarriorsForfeited(Event):
    """Warriors owed to a seat that did not fit, or that the supply did not have (CP-5)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class WarriorsLost(Event):
    """A seat loses warriors to the supply."""

    seat: int
    warrior: str
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """The first-player marker has a new holder (CL-3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RuneTaken(Event):
    """A seat gets a rune (CL-6)."""

    seat: int
    rune: str


@dataclass(frozen=True, slots=True)
class RuneUsed(Event):
    """A rune was used (CN-1)."""

    seat: int
    rune: str


@dataclass(frozen=True, slots=True)
class JourneySeen(Event):
    """The seat looked at a face-down journey card (CL-7, CN-4)."""

    final = True

    seat: int
    shore: str
    journey: str


@dataclass(frozen=True, slots=True)
class JourneyLookedAt(Event):
    """Another seat looked at a face-down journey card (CL-7, CN-4)."""

    seat: int
    shore: str


@dataclass(frozen=True, slots=True)
class DestinyKept(Event):
    """The seat kept this destiny card (CV-2, CN-11)."""

    seat: int
    destiny: str


@dataclass(frozen=True, slots=True)
class DestinyReturned(Event):
    """Destiny cards were put under the deck (CV-2, CN-11)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class ShipBuilt(Event):
    """A seat builds a private longship (CL-8)."""

    seat: int
    ship: str


@dataclass(frozen=True, slots=True)
class ShipSent(Event):
    """A ship is sent to the harbour of a shore (CL-13)."""

    seat: int
    space: str
    shore: str


@dataclass(frozen=True, slots=True)
class ExtraWorker(Event):
    """A seat gets the worker of the huts (CL-10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Assigned(Event):
    """The seat assigned one thing, which only it sees (CA-1)."""

    sealed = True

    seat: int
    venue: str
    item: str


@dataclass(frozen=True, slots=True)
class AssignmentSealed(Event):
    """A seat has finished assigning (CA-2)."""

    sealed = True

    seat: int


@dataclass(frozen=True, slots=True)
class AssignmentDemanded(Event):
    """A seat demands that all assign openly (CA-2)."""

    final = True

    seat: int


@dataclass(frozen=True, slots=True)
class NothingSent(Event):
    """It is shown that a seat has assigned nothing, which is final (CA-1, CA-6)."""

    final = True

    seat: int


@dataclass(frozen=True, slots=True)
class SentOut(Event):
    """What was assigned is shown (CA-2)."""

    final = True

    seat: int
    venue: str
    item: str
    count: int


@dataclass(frozen=True, slots=True)
class HuntBegan(Event):
    """A hunt begins (CC-1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A die was rolled (CF-1)."""

    seat: int
    warrior: str
    face: str


@dataclass(frozen=True, slots=True)
class DiePicked(Event):
    """A die was picked to be rerolled (CF-1)."""

    seat: int
    warrior: str
    face: str


@dataclass(frozen=True, slots=True)
class Hunted(Event):
    """A hunt brings food (CC-1)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class FightBegan(Event):
    """A fight begins (CF-1)."""

    seat: int
    venue: str
    enemy: str


@dataclass(frozen=True, slots=True)
class DamageDealt(Event):
    """The enemy takes damage, which lasts (CF-1)."""

    seat: int
    count: int
    total: int
    defence: int


@dataclass(frozen=True, slots=True)
class LossesDue(Event):
    """The enemy strikes: a seat must lose warriors (CF-1)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """A seat uses healing: no losses this round (CN-8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class EnemyDefeated(Event):
    """An enemy is defeated (CF-3)."""

    seat: int
    venue: str
    enemy: str


@dataclass(frozen=True, slots=True)
class FightLost(Event):
    """A fight is lost: no warrior is left (CF-4)."""

    seat: int
    venue: str
    enemy: str


@dataclass(frozen=True, slots=True)
class JourneyTurned(Event):
    """A journey card is turned up (CC-4, CN-10)."""

    final = True

    seat: int
    shore: str
    journey: str


@dataclass(frozen=True, slots=True)
class FoodLost(Event):
    """A ship loses food (CJ-1)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Fed(Event):
    """So many warriors of a crew are fed (CC-4)."""

    seat: int
    shore: str
    count: int
    starving: int


@dataclass(frozen=True, slots=True)
class EnemyDiscarded(Event):
    """An undefeated enemy leaves the board (CU-2, CU-3)."""

    venue: str
    enemy: str


@dataclass(frozen=True, slots=True)
class CoinLaid(Event):
    """One more coin lies on a monster (CU-4)."""

    shore: str


@dataclass(frozen=True, slots=True)
class DestinyRevealed(Event):
    """A destiny card is revealed and scored (CN-5)."""

    final = True

    seat: int
    destiny: str
    glory: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """One category of the final scoring (CE)."""

    final = True

    seat: int
    category: str
    glory: int


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """A seat wins, alone or with others (CE-8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DeckRebuilt(Event):
    """A deck was rebuilt from its discard pile (CR-8)."""

    deck: str


@dataclass(frozen=True, slots=True)
class KrakenFought(Event):
    """The kraken attacks a ship (CF-6)."""

    seat: int
    shore: str


@dataclass(frozen=True, slots=True)
class KrakenDefeated(Event):
    """The kraken is defeated (CF-6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class KrakenEscaped(Event):
    """The kraken has destroyed the whole crew (CF-6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Waived(Event):
    """A seat declines, or takes no more."""

    seat: int


@dataclass(frozen=True, slots=True)
class AssigningBegan(Event):
    """Assigning warriors begins (CA-1)."""

    final = True


EVENTS: Final[Mapping[int, type[Event]]] = {
    numbers.FIRST_PLAYER: FirstPlayer,
    numbers.STALL_LAID: StallLaid,
    numbers.LEADER_CHOSEN: LeaderChosen,
    numbers.DEALT: Dealt,
    numbers.DESTINY_DRAWN: DestinyDrawn,
    numbers.DESTINY_HIDDEN: DestinyHidden,
    numbers.ROUND_BEGAN: RoundBegan,
    numbers.ENEMY_LAID: EnemyLaid,
    numbers.JOURNEY_LAID: JourneyLaid,
    numbers.RUNE_LAID: RuneLaid,
    numbers.MERCHANT_CAME: MerchantCame,
    numbers.STOCKED: Stocked,
    numbers.WORKER_PLACED: WorkerPlaced,
    numbers.GOODS_TAKEN: GoodsTaken,
    numbers.GOODS_PAID: GoodsPaid,
    numbers.FAVOR_TAKEN: FavorTaken,
    numbers.FAVOR_PAID: FavorPaid,
    numbers.BLAME_TAKEN: BlameTaken,
    numbers.BLAME_SHED: BlameShed,
    numbers.GLORY_WON: GloryWon,
    numbers.WARRIORS_TAKEN: WarriorsTaken,
    numbers.WARRIORS_FORFEITED: WarriorsForfeited,
    numbers.WARRIORS_LOST: WarriorsLost,
    numbers.MARKER_MOVED: MarkerMoved,
    numbers.RUNE_TAKEN: RuneTaken,
    numbers.RUNE_USED_UP: RuneUsed,
    numbers.JOURNEY_SEEN: JourneySeen,
    numbers.JOURNEY_LOOKED_AT: JourneyLookedAt,
    numbers.DESTINY_KEPT: DestinyKept,
    numbers.DESTINY_RETURNED: DestinyReturned,
    numbers.SHIP_BUILT: ShipBuilt,
    numbers.SHIP_SENT: ShipSent,
    numbers.EXTRA_WORKER: ExtraWorker,
    numbers.ASSIGNED: Assigned,
    numbers.ASSIGNMENT_SEALED: AssignmentSealed,
    numbers.ASSIGNMENT_DEMANDED: AssignmentDemanded,
    numbers.NOTHING_SENT: NothingSent,
    numbers.SENT_OUT: SentOut,
    numbers.HUNT_BEGAN: HuntBegan,
    numbers.DIE_ROLLED: DieRolled,
    numbers.DIE_PICKED: DiePicked,
    numbers.HUNTED: Hunted,
    numbers.FIGHT_BEGAN: FightBegan,
    numbers.DAMAGE_DEALT: DamageDealt,
    numbers.LOSSES_DUE: LossesDue,
    numbers.HEALED: Healed,
    numbers.ENEMY_DEFEATED: EnemyDefeated,
    numbers.FIGHT_LOST: FightLost,
    numbers.JOURNEY_TURNED: JourneyTurned,
    numbers.FOOD_LOST: FoodLost,
    numbers.FED: Fed,
    numbers.ENEMY_DISCARDED: EnemyDiscarded,
    numbers.COIN_LAID: CoinLaid,
    numbers.DESTINY_REVEALED: DestinyRevealed,
    numbers.SCORED: Scored,
    numbers.GAME_WON: GameWon,
    numbers.DECK_REBUILT: DeckRebuilt,
    numbers.KRAKEN_FOUGHT: KrakenFought,
    numbers.KRAKEN_DEFEATED: KrakenDefeated,
    numbers.KRAKEN_ESCAPED: KrakenEscaped,
    numbers.WAIVED: Waived,
    numbers.ASSIGNING_BEGAN: AssigningBegan,
}


def lexicon(cards: CardSet) -> Mapping[str, tuple[str, ...]]:
    """The slugs of the numbers of each field."""
    return {
        "stall": cards.stalls,
        "leader": cards.leaders,
        "destiny": cards.destinies,
        "venue": slugs.VENUES,
        "enemy": cards.enemies,
        "shore": slugs.SHORES,
        "space": cards.spaces,
        "rune": cards.runes,
        "merchant": cards.merchants,
        "item": (*slugs.KINDS, "food"),
        "good": slugs.GOODS,
        "warrior": slugs.KINDS,
        "face": slugs.FACES,
        "cause": CAUSES,
        "journey": cards.journeys,
        "ship": cards.ships,
        "category": CATEGORIES,
        "deck": ("trolls", "draugr", "monsters", "journeys", "merchant-ships"),
    }
