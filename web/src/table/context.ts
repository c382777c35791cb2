import { getContext, setContext } from "svelte";

import type { Sheet, Table } from "./table.svelte";

const KEY = Symbol("table");
const ABOVE = Symbol("sheet");

export function setTable(table: Table): Table {
  return setContext(KEY, table);
}

/** The table at which a component stands. */
export function getTable(): Table {
  return getContext<Table>(KEY);
}

export function setSheet(sheet: Sheet): Sheet {
  return setContext(ABOVE, sheet);
}

/** The sheet in which a component is drawn; null for what lies on the board. */
export function getSheet(): Sheet | null {
  return getContext<Sheet | undefined>(ABOVE) ?? null;
}
