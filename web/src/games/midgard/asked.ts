// What is asked about a thing on the map.
import type { Table } from "../../table/table.svelte";
import { viewOf } from "./view";

/** The types of the open answers that lie on a noun. */
export function asksOf(table: Table, noun: string): Set<string> {
  return new Set(table.spot(noun).open.map(({ code }) => table.box.catalogue[code]?.type ?? ""));
}

/** Where a warrior may be struck now, and of which seats. */
export function strikesOf(table: Table): { area: string; seats: Set<number> } | null {
  const seats = new Set<number>();
  for (const { code } of table.choices) {
    const action = table.box.catalogue[code];
    if (action?.type === "strike") seats.add(Number(action.seat));
  }
  if (!seats.size) return null;
  const moves = (table.draft?.links ?? []).map((code) => table.box.catalogue[code]).filter((action) => action?.type === "move");
  return { area: String(moves.at(-1)?.area ?? viewOf(table).goal ?? ""), seats };
}
