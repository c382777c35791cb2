// What is asked, for what is shown: while an answer is on its way the question stays in sight.
import type { Table } from "../../../table/table.svelte";
import type { Ask } from "../../../wire/wire";
import { viewOf } from "../view";
import { narrow } from "./shell/narrow";

export function shownAsk(table: Table): Ask | null {
  return table.ask ?? (table.sending ? table.frame.ask : null);
}

/** What the button of a sheet is called that ends the choice without any part; empty where it has the answer's own label. */
export function closingOf(table: Table): string {
  const { question = "" } = shownAsk(table) ?? {};
  if (question === "reroll" || question === "pick-dice") {
    return table.speech.say(viewOf(table).hunt ? "champions-page-enough" : "champions-page-strike");
  }
  if (question === "assign" && narrow.current) return table.speech.say("champions-page-seal"); // else the bar has the button
  return question === "give-goods" ? table.speech.say("champions-page-no-swap") : "";
}

/** How often each action of a type is part of the choice being composed, by one of its fields. */
export function partsBy(table: Table, type: string, field: string, within: Record<string, string> = {}): Record<string, number> {
  const found: Record<string, number> = {};
  for (const code of table.draft?.links ?? []) {
    const action = table.box.catalogue[code];
    if (action?.type !== type || Object.entries(within).some(([key, value]) => action[key] !== value)) continue;
    const name = String(action[field]);
    found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

/** The code of an action of the catalogue. */
export function codeOf(table: Table, type: string, fields: Record<string, string | number> = {}): number {
  return table.box.catalogue.findIndex(
    (action) => action?.type === type && Object.entries(fields).every(([key, value]) => action[key] === value),
  );
}
