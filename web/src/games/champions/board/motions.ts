// What moves for each kind of event: pieces that fly from one thing to another, things that flash, or nothing.
import { colourOf } from "../../../look/seats";
import type { Event } from "../../../wire/champions";
import { type Choreography, flash, fly, type Motion, seat, type Sign, type Spot, step, store, SUPPLY, symbol } from "../../motion/motion";
import { dieOf, symbolOf } from "../signs";
import { viewOf } from "../view";

export interface Scene {
  /** Where the act takes place: the last place that an event of it named. */
  place: Spot;
  /** Whether a rune lies face up beside the runesmith. */
  isOnBoard(rune: string): boolean;
}

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;
type Moves = { [T in Event["type"]]: ((event: Of<T>, scene: Scene) => Motion[]) | null };

const worker = (one: number): Sign => symbol(`worker-${colourOf(one)}`);
const place = (slug: string): Spot => `place-${slug}`;
const PLACES = ["space", "venue", "shore"] as const;

/** Null: the event is silent, for a dialogue shows it, or what it lays down appears of itself. */
export const MOVES: Moves = {
  "first-player": (event) => fly(symbol("first"), SUPPLY, seat(event.seat)),
  "stall-laid": null,
  "leader-chosen": (event) => flash(seat(event.seat)),
  dealt: null,
  "destiny-drawn": (event) => fly(symbol("cards"), place("sages-hut"), seat(event.seat)),
  "destiny-hidden": (event) => fly(symbol("cards"), place("sages-hut"), seat(event.seat), event.count),
  "round-began": null,
  "enemy-laid": null,
  "journey-laid": null,
  "rune-laid": null,
  "merchant-came": () => flash(place("merchant-ship")),
  stocked: null,
  "worker-placed": (event) => step(worker(event.seat), seat(event.seat), place(event.space)),
  "goods-taken": (event, { place }) => fly({ noun: `thing-${event.good}` }, place, store(event.seat, event.good), event.count),
  "goods-paid": (event, { place }) => fly({ noun: `thing-${event.good}` }, store(event.seat, event.good), place, event.count),
  "favor-taken": (event, { place }) => fly(symbol("favor"), place, store(event.seat, "favor"), event.count),
  "favor-paid": (event, { place }) => fly(symbol("favor"), store(event.seat, "favor"), place),
  "blame-taken": (event, { place }) => fly(symbol("blame"), place, store(event.seat, "blame")),
  "blame-shed": (event) => fly(symbol("blame"), store(event.seat, "blame"), SUPPLY),
  "glory-won": (event, { place }) => fly(symbol("glory"), place, seat(event.seat), Math.min(event.count, 5)),
  "warriors-taken": (event, { place }) =>
    fly({ noun: `thing-${event.warrior}` }, place, store(event.seat, event.warrior), event.count),
  "warriors-forfeited": null,
  "warriors-lost": (event, { place }) => fly(symbol(dieOf(event.warrior, "blank")), place, SUPPLY, event.count),
  "marker-moved": (event) => fly(symbol("first"), place("jarls-longhouse"), seat(event.seat)),
  "rune-taken": (event, { isOnBoard }) => {
    const from = isOnBoard(event.rune) ? `rune-${event.rune}` : place("runesmith");
    return fly({ noun: `rune-${event.rune}` }, from, seat(event.seat));
  },
  "rune-used": (event) => [...flash(`rune-${event.rune}`), ...flash(seat(event.seat))],
  "journey-seen": (event) => fly(symbol("eye"), seat(event.seat), place(event.shore)),
  "journey-looked-at": (event) => fly(symbol("eye"), seat(event.seat), place(event.shore)),
  "destiny-kept": (event) => flash(seat(event.seat)),
  "destiny-returned": (event) => fly(symbol("cards"), seat(event.seat), place("sages-hut"), event.count),
  "ship-built": (event) => step({ noun: `place-${event.ship}` }, place(event.ship), seat(event.seat)),
  "ship-sent": (event) => step({ noun: `place-${event.space}` }, place(event.space), place(event.shore)),
  "extra-worker": (event) => fly(worker(event.seat), place("worker-huts"), seat(event.seat)),
  assigned: null,
  "assignment-sealed": (event) => flash(seat(event.seat)),
  "assignment-demanded": (event) => flash(seat(event.seat)),
  "nothing-sent": null,
  "sent-out": (event) => fly({ noun: `thing-${event.item}` }, store(event.seat, event.item), place(event.venue), event.count),
  "hunt-began": () => flash(place("hunting-grounds")),
  "die-rolled": null,
  "die-picked": null,
  hunted: (event) => fly(symbol("food"), place("hunting-grounds"), store(event.seat, "food"), event.count),
  "fight-began": (event) => flash(place(event.venue)),
  "damage-dealt": null,
  "losses-due": null,
  healed: (event) => flash(seat(event.seat)),
  "enemy-defeated": (event) => step({ noun: `enemy-${event.enemy}` }, place(event.venue), seat(event.seat)),
  "fight-lost": (event) => flash(place(event.venue)),
  "journey-turned": (event) => flash(place(event.shore)),
  "food-lost": (event, { place }) => fly(symbol("food"), place, SUPPLY, event.count),
  fed: null,
  "enemy-discarded": (event) => flash(place(event.venue)),
  "coin-laid": (event) => fly(symbol("coin"), SUPPLY, place(event.shore)),
  "destiny-revealed": (event) => flash(seat(event.seat)),
  scored: null,
  "game-won": (event) => flash(seat(event.seat)),
  "deck-rebuilt": null,
  "kraken-fought": (event) => flash(place(event.shore)),
  "kraken-defeated": (event, { place }) => step(symbol("kraken"), place, seat(event.seat)),
  "kraken-escaped": (_, { place }) => flash(place),
  waived: null,
  "assigning-began": null,
  "taken-back": (event) => flash(seat(event.seat)),
  "went-back": null,
};

export const choreography: Choreography = {
  motionsOf(event, _, place, table) {
    const known = event as unknown as Event;
    const moves = MOVES[known.type] as ((event: Event, scene: Scene) => Motion[]) | null | undefined;
    const spaces = viewOf(table).rune_spaces;
    return moves?.(known, { place, isOnBoard: (rune) => spaces.includes(rune) }) ?? [];
  },
  placeOf(event) {
    const named = PLACES.map((field) => event[field]).find((slug) => typeof slug === "string");
    return named ? place(String(named)) : null;
  },
  symbolOf: (noun, { box }) => symbolOf(box, noun),
  /** What is mine lies in the dock, else in the seat's panel. */
  selectorsOf(spot, mine) {
    const [, owner, thing] = /^store-(\d+)-(.+)$/.exec(spot) ?? [];
    if (owner === undefined) return [spot === SUPPLY ? "[data-supply]" : `[data-noun="${spot}"]`];
    const own = Number(owner) === mine ? [`[data-noun="thing-${thing}"]`, `[data-store="mine-${thing}"]`] : [];
    return [...own, `[data-store="${owner}-${thing}"]`, `[data-noun="seat-${owner}"]`];
  },
};
