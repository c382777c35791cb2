// Written by `python3 dev.py golden` from the types of the table; do not edit.

/** Everything one audience may know. */
export interface View {
  audience: number | null;
  round: number;
  first: number;
  phase: string;
  turn: number | null;
  venue: string | null;
  over: boolean;
  seats: SeatView[];
  venues: VenueView[];
  workers_on: Record<string, number>;
  supply: Record<string, number>;
  lying: Record<string, number>;
  stalls: string[];
  ships_left: string[];
  merchant: string | null;
  rune_spaces: (string | null)[];
  runes_in_deck: string[];
  enemies_in_deck: Record<string, number>;
  enemies_discarded: string[];
  destinies_left: number;
  under_deck: string[];
  drawn: string[];
  journeys_left: number;
  journeys_discarded: Record<string, number>;
  next_hut_price: number | null;
  given: Record<string, number>;
  owed: Record<string, number>;
  hunt: HuntView | null;
  fight: FightView | null;
  dice: Record<string, number>;
  picked: Record<string, number>;
  damage: number;
  reacting: boolean;
  left: number;
  scoring: Record<string, number[]> | null;
}

/** End a chain, or decline. */
export interface DoneAction {
  type: "done";
}

/** Choose this leader (CS-5). */
export interface ChooseLeaderAction {
  type: "choose-leader";
  leader: string;
}

/** Set a worker on a space (CP-1). */
export interface PlaceAction {
  type: "place";
  space: string;
}

/** Send the ship to a shore (CL-13). */
export interface SailAction {
  type: "sail";
  shore: string;
}

/** Give one good at the market (CL-4). */
export interface GiveAction {
  type: "give";
  good: string;
}

/** Take one good: at the market, begging, or as a gift (CL-4, CL-14, CN-2). */
export interface TakeAction {
  type: "take";
  good: string;
}

/** Take one of the warriors owed (CP-5, CL-5). */
export interface RecruitAction {
  type: "recruit";
  warrior: string;
}

/** Take the face-up rune on a rune space, counted from 1 (CL-6). */
export interface TakeRuneAction {
  type: "take-rune";
  rune_space: number;
}

/** Take the top of the rune deck unseen (CL-6). */
export interface DrawRuneAction {
  type: "draw-rune";
}

/** Look at the face-down journey card of a shore (CL-7). */
export interface LookAction {
  type: "look";
  shore: string;
}

/** Keep this destiny card of those drawn (CV-2, CN-11). */
export interface KeepAction {
  type: "keep";
  destiny: string;
}

/** Pay for a private longship (CL-8). */
export interface BuyShipAction {
  type: "buy-ship";
  ship: string;
}

/** Pay for so much favor at the stave church (CL-9). */
export interface BuyFavorAction {
  type: "buy-favor";
  favor: number;
}

/** Use a stall so many times (CL-15). */
export interface TradeAction {
  type: "trade";
  times: number;
}

/** Assign one warrior to a fight on land (CA-1). */
export interface SendAction {
  type: "send";
  venue: string;
  warrior: string;
}

/** Put one warrior or one food on the ship bound for a shore (CA-1). */
export interface LoadAction {
  type: "load";
  shore: string;
  item: string;
}

/** Demand that all assign openly, in turn order (CA-2). */
export interface DemandAction {
  type: "demand";
}

/** Pick a die to be rerolled, by kind and face (CF-1). */
export interface PickAction {
  type: "pick";
  warrior: string;
  face: string;
}

/** Pay one favor and reroll the dice picked (CF-1). */
export interface RollAction {
  type: "roll";
}

/** Lose one warrior, or one food from the ship (CF-1, CC-4, CJ-1). */
export interface LoseAction {
  type: "lose";
  item: string;
}

/** Discard one of the seat's blame (CF-5). */
export interface ShedAction {
  type: "shed";
}

/** Make another player take one blame (CF-5). */
export interface BlameAction {
  type: "blame";
  seat: number;
}

/** Use a rune (CN-1). */
export interface UseAction {
  type: "use";
  rune: string;
}

/** Reveal a destiny card of the seat and score it now (CN-5). */
export interface RevealAction {
  type: "reveal";
  destiny: string;
}

/** A seat starts with the first-player marker (CS-5). */
export interface FirstPlayerEvent {
  type: "first-player";
  seat: number;
}

/** A stall is in play (CS-2). */
export interface StallLaidEvent {
  type: "stall-laid";
  stall: string;
}

/** A seat gets its leader (CS-5). */
export interface LeaderChosenEvent {
  type: "leader-chosen";
  seat: number;
  leader: string;
}

/** A seat gets its starting goods and warriors (CS-6). */
export interface DealtEvent {
  type: "dealt";
  seat: number;
}

/** The seat sees a destiny card it drew (CS-6, CL-7). */
export interface DestinyDrawnEvent {
  type: "destiny-drawn";
  seat: number;
  destiny: string;
}

/** A seat drew destiny cards, which this audience does not see (CL-7). */
export interface DestinyHiddenEvent {
  type: "destiny-hidden";
  seat: number;
  count: number;
}

/** A round begins (CR). */
export interface RoundBeganEvent {
  type: "round-began";
  round: number;
}

/** An enemy lies face up (CR-1, CR-2, CR-5). */
export interface EnemyLaidEvent {
  type: "enemy-laid";
  venue: string;
  enemy: string;
}

/** A journey card lies face down (CR-3). */
export interface JourneyLaidEvent {
  type: "journey-laid";
  shore: string;
}

/** A rune lies face up on a rune space (CR-4). */
export interface RuneLaidEvent {
  type: "rune-laid";
  rune_space: number;
  rune: string;
}

/** A merchant ship arrives (CR-6). */
export interface MerchantCameEvent {
  type: "merchant-came";
  merchant: string;
}

/** One more item lies at its blue location (CR-7). */
export interface StockedEvent {
  type: "stocked";
  item: string;
}

/** A worker stands on a space (CP-1). */
export interface WorkerPlacedEvent {
  type: "worker-placed";
  seat: number;
  space: string;
}

/** A seat takes goods from the supply (CP-3). */
export interface GoodsTakenEvent {
  type: "goods-taken";
  seat: number;
  good: string;
  count: number;
}

/** A seat returns goods to the supply (CP-3). */
export interface GoodsPaidEvent {
  type: "goods-paid";
  seat: number;
  good: string;
  count: number;
}

/** A seat takes favor from the supply. */
export interface FavorTakenEvent {
  type: "favor-taken";
  seat: number;
  count: number;
}

/** A seat spends one favor on a reroll (CF-1). */
export interface FavorPaidEvent {
  type: "favor-paid";
  seat: number;
}

/** A seat takes one blame (CL-14, CF-5, CU-2). */
export interface BlameTakenEvent {
  type: "blame-taken";
  seat: number;
}

/** A seat discards one blame (CF-5). */
export interface BlameShedEvent {
  type: "blame-shed";
  seat: number;
}

/** A seat gains glory on the track. */
export interface GloryWonEvent {
  type: "glory-won";
  seat: number;
  count: number;
  cause: string;
}

/** A seat gets warriors (CP-5). */
export interface WarriorsTakenEvent {
  type: "warriors-taken";
  seat: number;
  warrior: string;
  count: number;
}

/** Warriors owed to a seat that did not fit, or that the supply did not have (CP-5). */
export interface WarriorsForfeitedEvent {
  type: "warriors-forfeited";
  seat: number;
  count: number;
}

/** A seat loses warriors to the supply. */
export interface WarriorsLostEvent {
  type: "warriors-lost";
  seat: number;
  warrior: string;
  count: number;
  cause: string;
}

/** The first-player marker has a new holder (CL-3). */
export interface MarkerMovedEvent {
  type: "marker-moved";
  seat: number;
}

/** A seat gets a rune (CL-6). */
export interface RuneTakenEvent {
  type: "rune-taken";
  seat: number;
  rune: string;
}

/** A rune was used (CN-1). */
export interface RuneUsedEvent {
  type: "rune-used";
  seat: number;
  rune: string;
}

/** The seat looked at a face-down journey card (CL-7, CN-4). */
export interface JourneySeenEvent {
  type: "journey-seen";
  seat: number;
  shore: string;
  journey: string;
}

/** Another seat looked at a face-down journey card (CL-7, CN-4). */
export interface JourneyLookedAtEvent {
  type: "journey-looked-at";
  seat: number;
  shore: string;
}

/** The seat kept this destiny card (CV-2, CN-11). */
export interface DestinyKeptEvent {
  type: "destiny-kept";
  seat: number;
  destiny: string;
}

/** Destiny cards were put under the deck (CV-2, CN-11). */
export interface DestinyReturnedEvent {
  type: "destiny-returned";
  seat: number;
  count: number;
}

/** A seat builds a private longship (CL-8). */
export interface ShipBuiltEvent {
  type: "ship-built";
  seat: number;
  ship: string;
}

/** A ship is sent to the harbour of a shore (CL-13). */
export interface ShipSentEvent {
  type: "ship-sent";
  seat: number;
  space: string;
  shore: string;
}

/** A seat gets the worker of the huts (CL-10). */
export interface ExtraWorkerEvent {
  type: "extra-worker";
  seat: number;
}

/** The seat assigned one thing, which only it sees (CA-1). */
export interface AssignedEvent {
  type: "assigned";
  seat: number;
  venue: string;
  item: string;
}

/** A seat has finished assigning (CA-2). */
export interface AssignmentSealedEvent {
  type: "assignment-sealed";
  seat: number;
}

/** A seat demands that all assign openly (CA-2). */
export interface AssignmentDemandedEvent {
  type: "assignment-demanded";
  seat: number;
}

/** It is shown that a seat has assigned nothing, which is final (CA-1, CA-6). */
export interface NothingSentEvent {
  type: "nothing-sent";
  seat: number;
}

/** What was assigned is shown (CA-2). */
export interface SentOutEvent {
  type: "sent-out";
  seat: number;
  venue: string;
  item: string;
  count: number;
}

/** A hunt begins (CC-1). */
export interface HuntBeganEvent {
  type: "hunt-began";
  seat: number;
}

/** A die was rolled (CF-1). */
export interface DieRolledEvent {
  type: "die-rolled";
  seat: number;
  warrior: string;
  face: string;
}

/** A die was picked to be rerolled (CF-1). */
export interface DiePickedEvent {
  type: "die-picked";
  seat: number;
  warrior: string;
  face: string;
}

/** A hunt brings food (CC-1). */
export interface HuntedEvent {
  type: "hunted";
  seat: number;
  count: number;
}

/** A fight begins (CF-1). */
export interface FightBeganEvent {
  type: "fight-began";
  seat: number;
  venue: string;
  enemy: string;
}

/** The enemy takes damage, which lasts (CF-1). */
export interface DamageDealtEvent {
  type: "damage-dealt";
  seat: number;
  count: number;
  total: number;
  defence: number;
}

/** The enemy strikes: a seat must lose warriors (CF-1). */
export interface LossesDueEvent {
  type: "losses-due";
  seat: number;
  count: number;
}

/** A seat uses healing: no losses this round (CN-8). */
export interface HealedEvent {
  type: "healed";
  seat: number;
}

/** An enemy is defeated (CF-3). */
export interface EnemyDefeatedEvent {
  type: "enemy-defeated";
  seat: number;
  venue: string;
  enemy: string;
}

/** A fight is lost: no warrior is left (CF-4). */
export interface FightLostEvent {
  type: "fight-lost";
  seat: number;
  venue: string;
  enemy: string;
}

/** A journey card is turned up (CC-4, CN-10). */
export interface JourneyTurnedEvent {
  type: "journey-turned";
  seat: number;
  shore: string;
  journey: string;
}

/** A ship loses food (CJ-1). */
export interface FoodLostEvent {
  type: "food-lost";
  seat: number;
  count: number;
}

/** So many warriors of a crew are fed (CC-4). */
export interface FedEvent {
  type: "fed";
  seat: number;
  shore: string;
  count: number;
  starving: number;
}

/** An undefeated enemy leaves the board (CU-2, CU-3). */
export interface EnemyDiscardedEvent {
  type: "enemy-discarded";
  venue: string;
  enemy: string;
}

/** One more coin lies on a monster (CU-4). */
export interface CoinLaidEvent {
  type: "coin-laid";
  shore: string;
}

/** A destiny card is revealed and scored (CN-5). */
export interface DestinyRevealedEvent {
  type: "destiny-revealed";
  seat: number;
  destiny: string;
  glory: number;
}

/** One category of the final scoring (CE). */
export interface ScoredEvent {
  type: "scored";
  seat: number;
  category: string;
  glory: number;
}

/** A seat wins, alone or with others (CE-8). */
export interface GameWonEvent {
  type: "game-won";
  seat: number;
}

/** A deck was rebuilt from its discard pile (CR-8). */
export interface DeckRebuiltEvent {
  type: "deck-rebuilt";
  deck: string;
}

/** The kraken attacks a ship (CF-6). */
export interface KrakenFoughtEvent {
  type: "kraken-fought";
  seat: number;
  shore: string;
}

/** The kraken is defeated (CF-6). */
export interface KrakenDefeatedEvent {
  type: "kraken-defeated";
  seat: number;
}

/** The kraken has destroyed the whole crew (CF-6). */
export interface KrakenEscapedEvent {
  type: "kraken-escaped";
  seat: number;
}

/** A seat declines, or takes no more. */
export interface WaivedEvent {
  type: "waived";
  seat: number;
}

/** Assigning warriors begins (CA-1). */
export interface AssigningBeganEvent {
  type: "assigning-began";
}

/** A seat took back an answer that this audience had been told of. */
export interface TakenBackEvent {
  type: "taken-back";
  seat: number;
}

/** All agreed to go back to an earlier moment. */
export interface WentBackEvent {
  type: "went-back";
}

/** What belongs to one seat. */
export interface SeatView {
  seat: number;
  leader: string | null;
  glory: number;
  food: number;
  wood: number;
  coins: number;
  favor: number;
  blame: number;
  warriors: Record<string, number>;
  at_home: Record<string, number>;
  workers: number;
  workers_owned: number;
  extra_worker: boolean;
  ship: string | null;
  runes: RuneView[];
  destinies: DestinyView[];
  slain: string[];
  slain_on_show: boolean;
  hunting: boolean;
  begging: number;
  assigning: string;
  gifts_left: number;
}

/** A place of fights: a troll, a draugr or a shore. */
export interface VenueView {
  venue: string;
  in_use: boolean;
  enemy: string | null;
  coins: number;
  feeds: number;
  owner: number | null;
  ship: string | null;
  sent: Record<string, number>;
  sealed: Record<string, number> | null;
  journey: string | null;
  journey_up: boolean;
  seen_by: number[];
}

/** A hunt under way, with its dice on the table (CC-1). */
export interface HuntView {
  seat: number;
  hits: number;
  food: number;
}

/** A fight under way, with the dice of its round on the table (CF-1). */
export interface FightView {
  seat: number;
  venue: string;
  enemy: string | null;
  journey: string | null;
  fight_round: number;
  attack: number;
  defence: number;
  damage_before: number;
  hits: number;
  shields: number;
  struck: boolean;
  losses: number;
}

/** A rune before a seat. */
export interface RuneView {
  rune: string;
  used: boolean;
}

/** A destiny card in a hand. */
export interface DestinyView {
  destiny: string;
  open: boolean;
  known_to: number[];
}

export type Action = DoneAction | ChooseLeaderAction | PlaceAction | SailAction | GiveAction | TakeAction | RecruitAction | TakeRuneAction | DrawRuneAction | LookAction | KeepAction | BuyShipAction | BuyFavorAction | TradeAction | SendAction | LoadAction | DemandAction | PickAction | RollAction | LoseAction | ShedAction | BlameAction | UseAction | RevealAction;
export type Event = FirstPlayerEvent | StallLaidEvent | LeaderChosenEvent | DealtEvent | DestinyDrawnEvent | DestinyHiddenEvent | RoundBeganEvent | EnemyLaidEvent | JourneyLaidEvent | RuneLaidEvent | MerchantCameEvent | StockedEvent | WorkerPlacedEvent | GoodsTakenEvent | GoodsPaidEvent | FavorTakenEvent | FavorPaidEvent | BlameTakenEvent | BlameShedEvent | GloryWonEvent | WarriorsTakenEvent | WarriorsForfeitedEvent | WarriorsLostEvent | MarkerMovedEvent | RuneTakenEvent | RuneUsedEvent | JourneySeenEvent | JourneyLookedAtEvent | DestinyKeptEvent | DestinyReturnedEvent | ShipBuiltEvent | ShipSentEvent | ExtraWorkerEvent | AssignedEvent | AssignmentSealedEvent | AssignmentDemandedEvent | NothingSentEvent | SentOutEvent | HuntBeganEvent | DieRolledEvent | DiePickedEvent | HuntedEvent | FightBeganEvent | DamageDealtEvent | LossesDueEvent | HealedEvent | EnemyDefeatedEvent | FightLostEvent | JourneyTurnedEvent | FoodLostEvent | FedEvent | EnemyDiscardedEvent | CoinLaidEvent | DestinyRevealedEvent | ScoredEvent | GameWonEvent | DeckRebuiltEvent | KrakenFoughtEvent | KrakenDefeatedEvent | KrakenEscapedEvent | WaivedEvent | AssigningBeganEvent | TakenBackEvent | WentBackEvent;
