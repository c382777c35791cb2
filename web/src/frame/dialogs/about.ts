// What is said of a thing that is looked at or pointed at, whether or not it is asked about.
import type { GameParts } from "../../games";
import type { Table } from "../../table/table.svelte";
import { capitalized } from "../../table/wording";
import { printedOn } from "./printed";

export interface About {
  noun: string;
  name: string;
  lines: string[];
}

/** A thing, and what lies on it: each with its name and its sentences. */
export function aboutOf(table: Table, parts: GameParts | null, noun: string): About[] {
  return [noun, ...(parts?.uponOf?.(table, noun) ?? [])].map((one) => ({
    noun: one,
    name: capitalized(table.name(one), table.speech.language),
    lines: parts?.toldOf?.(table, one) ?? printedOn(one, table.box, table.speech),
  }));
}

/** The same in one line, for the bar; empty where there is nothing to say. */
export function saidOf(table: Table, parts: GameParts | null, noun: string): string {
  const [first, ...upon] = aboutOf(table, parts, noun);
  const lines = upon.map(({ name, lines: some }) => table.speech.say("page-remark", { label: name, text: sentences(some) }));
  return sentences([...(first?.lines ?? []), ...lines]);
}

function sentences(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(" ");
}
