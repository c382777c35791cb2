// Where my warriors go: the fights of which I have a place, and how their panels hang below the enemies.
import type { Table } from "../../../../table/table.svelte";
import type { VenueView } from "../../../../wire/champions";
import { VENUES } from "../../board/layout";
import { viewOf } from "../../view";
import { partsBy } from "../asked";

export const WARRIORS = ["swordsman", "spearman", "axeman"];

/** The fights that I may send warriors to. */
export function myFights(table: Table): VenueView[] {
  return viewOf(table).venues.filter(({ owner, enemy }) => owner === table.seat && enemy !== null);
}

/** What is assigned to a venue: what was given before, and what is being composed. */
export function crewOf(table: Table, venue: VenueView): Record<string, number> {
  const parts = venue.feeds
    ? partsBy(table, "load", "item", { shore: venue.venue })
    : partsBy(table, "send", "warrior", { venue: venue.venue });
  const given = venue.sealed ?? venue.sent;
  const kinds = [...WARRIORS, ...(venue.feeds ? ["food"] : [])];
  return Object.fromEntries(kinds.map((kind) => [kind, (parts[kind] ?? 0) + (given[kind] ?? 0)]));
}

/** How many of a kind are still at home or in store. */
export function atHome(table: Table, kind: string): number {
  const mine = table.seat === null ? undefined : viewOf(table).seats[table.seat];
  if (!mine) return 0;
  const out = myFights(table).reduce((sum, venue) => sum + (crewOf(table, venue)[kind] ?? 0) - (venue.sent[kind] ?? 0), 0);
  return (kind === "food" ? mine.food : (mine.at_home[kind] ?? 0)) - out;
}

export interface Hanging {
  venue: VenueView;
  left: number;
  width: number;
  /** Where its tail points up, from its left edge. */
  tail: number;
}

const WIDE = 954;
const GAP = 8;

/** Panels as near below their enemies as there is room, in board units. */
export function hangings(venues: readonly VenueView[]): Hanging[] {
  const wish = venues.map(({ feeds }) => (feeds ? 400 : 232));
  const room = WIDE - GAP * (venues.length - 1);
  const scale = Math.min(1, room / wish.reduce((sum, width) => sum + width, 0));
  const spare = venues.length ? (room - wish.reduce((sum, width) => sum + width * scale, 0)) / venues.length : 0;
  const found = venues.map((venue, at) => {
    const width = wish[at]! * scale + (scale === 1 ? Math.min(spare, venue.feeds ? 90 : 14) : 0);
    const { x, w } = VENUES[venue.venue]!;
    return { venue, width, centre: x + w / 2, left: x + w / 2 - width / 2 };
  });
  let edge = 6;
  for (const one of found) {
    one.left = Math.max(one.left, edge);
    edge = one.left + one.width + GAP;
  }
  edge = 6 + WIDE;
  for (const one of found.toReversed()) {
    one.left = Math.min(one.left, edge - one.width);
    edge = one.left - GAP;
  }
  return found.map(({ venue, left, width, centre }) => {
    return { venue, left, width, tail: Math.max(16, Math.min(centre - left, width - 16)) };
  });
}
