import type { Table } from "../../table/table.svelte";
import type { SeatView, View } from "../../wire/champions";

/** What is shown at a table of Champions. */
export function viewOf(table: Table): View {
  return table.view as View;
}

/** What is mine, or in a replay of whom one looks at; undefined for whoever looks on. */
export function mineOf(table: Table): SeatView | undefined {
  return table.whose === null ? undefined : viewOf(table).seats[table.whose];
}
