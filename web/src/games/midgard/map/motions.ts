// What moves for each kind of event: Vikings between areas, cards and tokens, things that flash, or nothing.
import { colourOf } from "../../../look/seats";
import type { Event } from "../../../wire/midgard";
import { type Choreography, flash, fly, type Motion, seat, type Sign, type Spot, step, store, symbol } from "../../motion/motion";
import { symbolOf } from "../signs";
import { BOAT } from "./vikings";

interface Scene {
  /** The round ends with this act: its points are told by the scoring, not here. */
  isScored: boolean;
}

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;
type Moves = { [T in Event["type"]]: ((event: Of<T>, scene: Scene) => Motion[]) | null };

const BOARD = "board";
const VALHALLA = "area-valhalla";
const ENDS = ["round-began", "game-won"];

const viking = (one: number, kind = "warrior"): Sign => symbol(`${kind === "chieftain" ? "chief" : "viking"}-${colourOf(one)}`);
const card = (slug: string): Sign => ({ noun: `card-${slug}` });
const kingdom = (slug: string): Spot => `kingdom-${slug}`;
/** The boats are one area to their owners, and several on the map. */
const area = (slug: string, owner: number): Spot => (slug === BOAT ? `boat-${owner}` : `area-${slug}`);
const points = (from: Spot, one: number, count: number, { isScored }: Scene): Motion[] =>
  isScored ? [] : fly(symbol("glory"), from, store(one, "score"), count);

/** Null: the event is silent, for a sheet shows it, or what it lays down appears of itself. */
export const MOVES: Moves = {
  "round-began": null,
  "province-doomed": (event) => flash(`area-${event.area}`),
  "packs-dealt": null,
  "card-kept": null,
  "card-hidden": (event) => flash(seat(event.seat)),
  "packs-passed": null,
  "gold-shown": (event) => flash(seat(event.seat)),
  "starter-found": (event) => flash(seat(event.seat)),
  "card-played": (event) => step(card(event.card), `hand-${event.seat}-${event.card}`, BOARD),
  "viking-picked": (event) => flash(area(event.origin, event.seat)),
  "viking-moved": (event) => step(viking(event.seat, event.viking), area(event.origin, event.seat), area(event.goal, event.seat)),
  stayed: (event) => flash(seat(event.seat)),
  "warrior-slain": (event) => fly(viking(event.other), area(event.area, event.other), VALHALLA),
  "warrior-came": (event) => step(viking(event.seat), store(event.seat, "reserve"), area(event.area, event.seat)),
  "area-chosen": (event) => flash(area(event.area, event.seat)),
  "province-destroyed": (event) => flash(`area-${event.area}`),
  "vikings-fell": (event) => fly(viking(event.seat), area(event.area, event.seat), VALHALLA, event.count),
  "vikings-returned": (event) => fly(viking(event.seat), VALHALLA, area(BOAT, event.seat), event.count),
  "kingdom-scored": (event, scene) => points(kingdom(event.kingdom), event.seat, event.points, scene),
  "ragnarok-scored": (event, scene) => points(BOARD, event.seat, event.points, scene),
  "asgard-held": (event, scene) => points("area-asgard", event.seat, event.points, scene),
  "valhalla-scored": (event, scene) => points(VALHALLA, event.seat, event.points, scene),
  "sets-scored": null,
  "tokens-taken": (event) => fly(symbol("token"), kingdom(event.kingdom), store(event.seat, "tokens"), event.count),
  "tokens-shown": null,
  "card-drawn": (event) => fly(card(event.card), store(event.seat, "stock"), seat(event.seat)),
  "cards-drawn": (event) => fly(symbol(`back-${event.metal}`), `deck-${event.metal}`, store(event.seat, "stock"), event.count),
  "card-lapsed": (event) => fly(card(event.card), `hand-${event.seat}-${event.card}`, BOARD),
  waived: null,
  "tie-compared": null,
  "game-won": (event) => flash(seat(event.seat)),
  "taken-back": (event) => flash(seat(event.seat)),
  "went-back": null,
};

export const choreography: Choreography = {
  motionsOf(event, act) {
    const known = event as unknown as Event;
    const moves = MOVES[known.type] as ((event: Event, scene: Scene) => Motion[]) | null | undefined;
    return moves?.(known, { isScored: act.events.some(({ type }) => ENDS.includes(type)) }) ?? [];
  },
  placeOf: () => null,
  symbolOf: (noun, { box }) => symbolOf(box, noun),
  selectorsOf(spot, mine) {
    const [, kind, owner, thing] = /^(store|hand)-(\d+)-(.+)$/.exec(spot) ?? [];
    const panel = `[data-noun="seat-${owner}"]`;
    if (kind === "hand") return [...(Number(owner) === mine ? [`[data-noun="card-${thing}"]`] : []), panel];
    if (kind === "store") return [`[data-store="${owner}-${thing}"]`, panel];
    const [, place, which] = /^(boat|deck)-(.+)$/.exec(spot) ?? [];
    if (place) return [`[data-${place}="${which}"]`];
    return [spot === BOARD ? ".board" : `[data-noun="${spot}"]`];
  },
};
