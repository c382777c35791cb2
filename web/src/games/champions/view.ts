import type { Table } from "../../table/table.svelte";
import type { SeatView, View } from "../../wire/champions";

/** What is shown at a table of Champions. */
export function viewOf(table: Table): View {
  return table.view as View;
}

/** What is mine; undefined for whoever looks on. */
export function mineOf(table: Table): SeatView | undefined {
  return table.seat === null ? undefined : viewOf(table).seats[table.seat];
}
