// What can move for an event: pieces that fly from one thing to another, and things that flash.
import type { Table } from "../../table/table.svelte";
import type { Act } from "../../wire/wire";

/** A thing on the page: a noun (`place-hafter`), or what a seat has in store (`store-2-food`). */
export type Spot = string;

/** A symbol, or the thing of the game whose symbol is meant. */
export type Sign = { symbol: string } | { noun: string };

export type Motion =
  | { kind: "fly"; sign: Sign; count: number; from: Spot; to: Spot; slow?: boolean }
  | { kind: "flash"; at: Spot };

/** How one game moves. */
export interface Choreography {
  /** What moves for an event; `place` is where the act takes place so far. */
  motionsOf(event: Act["events"][number], act: Act, place: Spot, table: Table): Motion[];
  /** Where an act takes place from an event on; null if the event names no place. */
  placeOf(event: Act["events"][number]): Spot | null;
  /** The symbol of a thing. */
  symbolOf(noun: string, table: Table): string;
  /** What stands for a spot on the page, as selectors, the best first. */
  selectorsOf(spot: Spot, mine: number | null): string[];
}

export const SUPPLY = "supply";
export const symbol = (name: string): Sign => ({ symbol: name });
export const seat = (one: number): Spot => `seat-${one}`;
export const store = (one: number, thing: string): Spot => `store-${one}-${thing}`;

export function fly(sign: Sign, from: Spot, to: Spot, count = 1): Motion[] {
  return [{ kind: "fly", sign, count, from, to }];
}

/** The piece on which everybody waits: a worker, a ship, a Viking. */
export function step(sign: Sign, from: Spot, to: Spot): Motion[] {
  return [{ kind: "fly", sign, count: 1, from, to, slow: true }];
}

export function flash(at: Spot): Motion[] {
  return [{ kind: "flash", at }];
}
