"""What can happen in Champions: a typed event for every number of `telling.py`; fields are decoded by their names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from meadhall.champions import names, telling
from meadhall.champions.cards import CardSet
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
    """A seat has its leader (CS-5)."""

    seat: int
    leader: str


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat has its starting goods and warriors (CS-6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DestinyDrawn(Event):
    """The seat sees a destiny card it drew (CS-6, CL-7)."""

    final = True

    seat: int
    destiny: str


@dataclass(frozen=True, slots=True)
class DestinyHidden(Event):
    """A seat drew destiny cards, unseen by others (CL-7)."""

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

    place: int
    rune: str


@dataclass(frozen=True, slots=True)
class MerchantCame(Event):
    """A merchant ship came (CR-6)."""

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
    """Goods from the supply (CP-3)."""

    seat: int
    good: str
    count: int


@dataclass(frozen=True, slots=True)
class GoodsPaid(Event):
    """Goods to the supply (CP-3)."""

    seat: int
    good: str
    count: int


@dataclass(frozen=True, slots=True)
class FavorTaken(Event):
    """Favor from the supply."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class FavorPaid(Event):
    """One favor spent on a reroll (CF-1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BlameTaken(Event):
    """One blame more (CL-14, CF-5, CU-2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BlameShed(Event):
    """One blame less (CF-5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class GloryWon(Event):
    """Glory on the track."""

    seat: int
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class WarriorsTaken(Event):
    """Warriors join a longhouse (CP-5)."""

    seat: int
    warrior: str
    count: int


@dataclass(frozen=True, slots=True)
class WarriorsForfeited(Event):
    """Warriors owed that did not fit or were not there (CP-5)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class WarriorsLost(Event):
    """Warriors go back to the supply."""

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
    """A rune lies before a seat (CL-6)."""

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
    """A seat has a private longship (CL-8)."""

    seat: int
    ship: str


@dataclass(frozen=True, slots=True)
class ShipSent(Event):
    """A ship lies in the harbour of a shore (CL-13)."""

    seat: int
    space: str
    shore: str


@dataclass(frozen=True, slots=True)
class ExtraWorker(Event):
    """The huts released a worker (CL-10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Assigned(Event):
    """The seat assigned one thing, unseen (CA-1)."""

    sealed = True

    seat: int
    venue: str
    item: str


@dataclass(frozen=True, slots=True)
class AssignmentSealed(Event):
    """A seat is done assigning (CA-2)."""

    sealed = True

    seat: int


@dataclass(frozen=True, slots=True)
class AssignmentDemanded(Event):
    """A seat demands that all assign openly (CA-2)."""

    final = True

    seat: int


@dataclass(frozen=True, slots=True)
class NothingSent(Event):
    """A seat is shown to have assigned nothing, which is as final as anything sent (CA-1, CA-6)."""

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
    """A die fell (CF-1)."""

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
    """The hunters bring food home (CC-1)."""

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
    """The enemy takes damage, which stays (CF-1)."""

    seat: int
    count: int
    total: int
    defence: int


@dataclass(frozen=True, slots=True)
class LossesDue(Event):
    """The enemy strikes (CF-1)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    """Healing: no losses this round (CN-8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class EnemyDefeated(Event):
    """An enemy is defeated (CF-3)."""

    seat: int
    venue: str
    enemy: str


@dataclass(frozen=True, slots=True)
class FightLost(Event):
    """Nobody is left to fight (CF-4)."""

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
    """Food goes overboard (CJ-1)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Fed(Event):
    """A crew is fed, some are not (CC-4)."""

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
    """A destiny card is scored before its time (CN-5)."""

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
    """The kraken is driven off (CF-6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class KrakenEscaped(Event):
    """The kraken took the whole crew (CF-6)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Waived(Event):
    """A seat wants no more."""

    seat: int


@dataclass(frozen=True, slots=True)
class AssigningBegan(Event):
    """Warriors are assigned (CA-1)."""

    final = True


EVENTS: Final[Mapping[int, type[Event]]] = {
    telling.FIRST_PLAYER: FirstPlayer,
    telling.STALL_LAID: StallLaid,
    telling.LEADER_CHOSEN: LeaderChosen,
    telling.DEALT: Dealt,
    telling.DESTINY_DRAWN: DestinyDrawn,
    telling.DESTINY_HIDDEN: DestinyHidden,
    telling.ROUND_BEGAN: RoundBegan,
    telling.ENEMY_LAID: EnemyLaid,
    telling.JOURNEY_LAID: JourneyLaid,
    telling.RUNE_LAID: RuneLaid,
    telling.MERCHANT_CAME: MerchantCame,
    telling.STOCKED: Stocked,
    telling.WORKER_PLACED: WorkerPlaced,
    telling.GOODS_TAKEN: GoodsTaken,
    telling.GOODS_PAID: GoodsPaid,
    telling.FAVOR_TAKEN: FavorTaken,
    telling.FAVOR_PAID: FavorPaid,
    telling.BLAME_TAKEN: BlameTaken,
    telling.BLAME_SHED: BlameShed,
    telling.GLORY_WON: GloryWon,
    telling.WARRIORS_TAKEN: WarriorsTaken,
    telling.WARRIORS_FORFEITED: WarriorsForfeited,
    telling.WARRIORS_LOST: WarriorsLost,
    telling.MARKER_MOVED: MarkerMoved,
    telling.RUNE_TAKEN: RuneTaken,
    telling.RUNE_USED_UP: RuneUsed,
    telling.JOURNEY_SEEN: JourneySeen,
    telling.JOURNEY_LOOKED_AT: JourneyLookedAt,
    telling.DESTINY_KEPT: DestinyKept,
    telling.DESTINY_RETURNED: DestinyReturned,
    telling.SHIP_BUILT: ShipBuilt,
    telling.SHIP_SENT: ShipSent,
    telling.EXTRA_WORKER: ExtraWorker,
    telling.ASSIGNED: Assigned,
    telling.ASSIGNMENT_SEALED: AssignmentSealed,
    telling.ASSIGNMENT_DEMANDED: AssignmentDemanded,
    telling.NOTHING_SENT: NothingSent,
    telling.SENT_OUT: SentOut,
    telling.HUNT_BEGAN: HuntBegan,
    telling.DIE_ROLLED: DieRolled,
    telling.DIE_PICKED: DiePicked,
    telling.HUNTED: Hunted,
    telling.FIGHT_BEGAN: FightBegan,
    telling.DAMAGE_DEALT: DamageDealt,
    telling.LOSSES_DUE: LossesDue,
    telling.HEALED: Healed,
    telling.ENEMY_DEFEATED: EnemyDefeated,
    telling.FIGHT_LOST: FightLost,
    telling.JOURNEY_TURNED: JourneyTurned,
    telling.FOOD_LOST: FoodLost,
    telling.FED: Fed,
    telling.ENEMY_DISCARDED: EnemyDiscarded,
    telling.COIN_LAID: CoinLaid,
    telling.DESTINY_REVEALED: DestinyRevealed,
    telling.SCORED: Scored,
    telling.GAME_WON: GameWon,
    telling.DECK_REBUILT: DeckRebuilt,
    telling.KRAKEN_FOUGHT: KrakenFought,
    telling.KRAKEN_DEFEATED: KrakenDefeated,
    telling.KRAKEN_ESCAPED: KrakenEscaped,
    telling.WAIVED: Waived,
    telling.ASSIGNING_BEGAN: AssigningBegan,
}


def lexicon(cards: CardSet) -> Mapping[str, tuple[str, ...]]:
    """The slugs behind the numbers of each field."""
    return {
        "stall": cards.stalls,
        "leader": cards.leaders,
        "destiny": cards.destinies,
        "venue": names.VENUES,
        "enemy": cards.enemies,
        "shore": names.SHORES,
        "space": cards.spaces,
        "rune": cards.runes,
        "merchant": cards.merchants,
        "item": (*names.KINDS, "food"),
        "good": names.GOODS,
        "warrior": names.KINDS,
        "face": names.FACES,
        "cause": CAUSES,
        "journey": cards.journeys,
        "ship": cards.ships,
        "category": CATEGORIES,
        "deck": ("trolls", "draugr", "monsters", "journeys", "merchant-ships"),
    }
