// Written by `python3 dev.py golden` from the types of the table; do not edit.

/** Everything one audience may know. */
export interface View {
  audience: number | null;
  round: number;
  starter: number;
  phase: string;
  turn: number | null;
  over: boolean;
  seats: SeatView[];
  provinces: ProvinceView[];
  heavens: HeavenView[];
  decks: Record<string, number>;
  pick: number | null;
  pack: Record<string, number> | null;
  sights: SightView[];
  card: string | null;
  viking: string | null;
  origin: string | null;
  goal: string | null;
  left: number;
}

/** Move or place no more. */
export interface DoneAction {
  type: "done";
}

/** Keep this card of the pack in hand, and pass the rest on (MC-1). */
export interface KeepAction {
  type: "keep";
  card: string;
}

/** Play this card (MA-2). */
export interface PlayAction {
  type: "play";
  card: string;
}

/** Move the chieftain (MA-4). */
export interface PickChieftainAction {
  type: "pick-chieftain";
}

/** Move a warrior from an area (MA-4). */
export interface PickWarriorAction {
  type: "pick-warrior";
  area: string;
}

/** Send the picked Viking to an area (MA-4). */
export interface MoveAction {
  type: "move";
  area: string;
}

/** Move within the same area, which changes nothing (MA-3). */
export interface StayAction {
  type: "stay";
}

/** Send a warrior of another seat to Valhalla (MX-1). */
export interface StrikeAction {
  type: "strike";
  seat: number;
}

/** Choose an area: for a horde, for destruction, or for a new warrior (MX-2, MG-4, MG-5). */
export interface ChooseAreaAction {
  type: "choose-area";
  area: string;
}

/** Take a token of a kingdom (MV-4). */
export interface TakeTokenAction {
  type: "take-token";
  kingdom: string;
}

/** A round begins. */
export interface RoundBeganEvent {
  type: "round-began";
  round: number;
}

/** A doom marker lies in a province (MD-1). */
export interface ProvinceDoomedEvent {
  type: "province-doomed";
  area: string;
}

/** Every seat gets a pack (MC-1). */
export interface PacksDealtEvent {
  type: "packs-dealt";
}

/** The seat keeps a card, which only it sees (MC-1). */
export interface CardKeptEvent {
  type: "card-kept";
  seat: number;
  card: string;
}

/** A seat has kept a card (MC-1). */
export interface CardHiddenEvent {
  type: "card-hidden";
  seat: number;
}

/** All have kept a card, and the packs are passed to the left (MC-1). */
export interface PacksPassedEvent {
  type: "packs-passed";
  pick: number;
}

/** A seat shows an unplayed gold card (MA-1). */
export interface GoldShownEvent {
  type: "gold-shown";
  seat: number;
  card: string;
}

/** A seat starts the round (MA-1). */
export interface StarterFoundEvent {
  type: "starter-found";
  seat: number;
}

/** A seat plays a card (MA-2). */
export interface CardPlayedEvent {
  type: "card-played";
  seat: number;
  card: string;
}

/** A Viking goes from one area to another (MA-4). */
export interface VikingMovedEvent {
  type: "viking-moved";
  seat: number;
  viking: string;
  origin: string;
  goal: string;
}

/** A seat moves a Viking within its area (MA-4). */
export interface StayedEvent {
  type: "stayed";
  seat: number;
}

/** A seat sends another's warrior to Valhalla (MX-1). */
export interface WarriorSlainEvent {
  type: "warrior-slain";
  seat: number;
  other: number;
  area: string;
}

/** A warrior comes from the reserve (MB-2, MG-5). */
export interface WarriorCameEvent {
  type: "warrior-came";
  seat: number;
  area: string;
}

/** A seat destroys a province (MG-4). */
export interface ProvinceDestroyedEvent {
  type: "province-destroyed";
  seat: number;
  area: string;
}

/** Vikings of a seat go from an area to Valhalla (MG-4, MR-1). */
export interface VikingsFellEvent {
  type: "vikings-fell";
  seat: number;
  area: string;
  count: number;
}

/** A seat controls so many provinces of a kingdom (MV-2). */
export interface KingdomScoredEvent {
  type: "kingdom-scored";
  seat: number;
  kingdom: string;
  count: number;
  points: number;
}

/** A seat takes tokens of a kingdom (MV-3, MV-4, MG-2). */
export interface TokensTakenEvent {
  type: "tokens-taken";
  seat: number;
  kingdom: string;
  count: number;
}

/** A seat has most in Asgard (MV-4). */
export interface AsgardHeldEvent {
  type: "asgard-held";
  seat: number;
  points: number;
}

/** A seat scores its Vikings that fell in doomed provinces (MR-1). */
export interface RagnarokScoredEvent {
  type: "ragnarok-scored";
  seat: number;
  count: number;
  points: number;
}

/** A seat scores its Vikings in Valhalla (MR-1). */
export interface ValhallaScoredEvent {
  type: "valhalla-scored";
  seat: number;
  count: number;
  points: number;
}

/** Vikings return from Valhalla to their boat (MR-2). */
export interface VikingsReturnedEvent {
  type: "vikings-returned";
  seat: number;
  count: number;
}

/** The seat sees a card it drew (MG-3). */
export interface CardDrawnEvent {
  type: "card-drawn";
  seat: number;
  card: string;
}

/** A seat draws cards of a metal (MG-3). */
export interface CardsDrawnEvent {
  type: "cards-drawn";
  seat: number;
  metal: string;
  count: number;
}

/** A seat scores its complete sets of tokens at the end (ME-1). */
export interface SetsScoredEvent {
  type: "sets-scored";
  seat: number;
  count: number;
  points: number;
}

/** A seat wins, alone or with others (ME-1). */
export interface GameWonEvent {
  type: "game-won";
  seat: number;
}

/** A seat declines, or takes no more. */
export interface WaivedEvent {
  type: "waived";
  seat: number;
}

/** What a card asks for, or the rest of it, cannot be done (MA-3); `late` answers were only too late (MA-5). */
export interface CardLapsedEvent {
  type: "card-lapsed";
  seat: number;
  card: string;
  late: number;
}

/** A seat picks a Viking to move (MA-4). */
export interface VikingPickedEvent {
  type: "viking-picked";
  seat: number;
  viking: string;
  origin: string;
}

/** A seat chooses the area of its attack or its horde (MX-1, MX-2). */
export interface AreaChosenEvent {
  type: "area-chosen";
  seat: number;
  area: string;
}

/** A seat turns up its tokens at the end: how many of each colour (ME-1). */
export interface TokensShownEvent {
  type: "tokens-shown";
  seat: number;
  alfheim: number;
  mannheim: number;
  jotunheim: number;
}

/** A seat is tied for most points; the one with most tokens wins (ME-1). */
export interface TieComparedEvent {
  type: "tie-compared";
  seat: number;
  score: number;
  tokens: number;
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

/** What belongs to one seat; cards are kinds and counts. */
export interface SeatView {
  seat: number;
  score: number;
  points: Record<string, number>;
  tokens: Record<string, number>;
  set_worth: number | null;
  tokens_on_show: boolean;
  chieftain: string;
  warriors: Record<string, number>;
  reserve: number;
  plays_left: number;
  stock: Record<string, number> | null;
  stock_count: number;
  gold: string[];
  played: string[];
  played_before: number;
  drawn: string[];
  kept: string[] | null;
  kept_count: number;
  has_kept: boolean;
  keeping: string | null;
}

/** A province of the map. */
export interface ProvinceView {
  province: string;
  kingdom: string;
  villages: number;
  free: number;
  doomed: boolean;
  strength: number[];
  ruler: number | null;
}

/** A heaven where the strongest counts: Asgard or Vanaheim (MV-4). */
export interface HeavenView {
  heaven: string;
  strength: number[];
  ruler: number | null;
}

/** A pack as the audience held it: round, pick and cards. */
export interface SightView {
  round: number;
  pick: number;
  cards: string[];
}

export type Action = DoneAction | KeepAction | PlayAction | PickChieftainAction | PickWarriorAction | MoveAction | StayAction | StrikeAction | ChooseAreaAction | TakeTokenAction;
export type Event = RoundBeganEvent | ProvinceDoomedEvent | PacksDealtEvent | CardKeptEvent | CardHiddenEvent | PacksPassedEvent | GoldShownEvent | StarterFoundEvent | CardPlayedEvent | VikingMovedEvent | StayedEvent | WarriorSlainEvent | WarriorCameEvent | ProvinceDestroyedEvent | VikingsFellEvent | KingdomScoredEvent | TokensTakenEvent | AsgardHeldEvent | RagnarokScoredEvent | ValhallaScoredEvent | VikingsReturnedEvent | CardDrawnEvent | CardsDrawnEvent | SetsScoredEvent | GameWonEvent | WaivedEvent | CardLapsedEvent | VikingPickedEvent | AreaChosenEvent | TokensShownEvent | TieComparedEvent | TakenBackEvent | WentBackEvent;
