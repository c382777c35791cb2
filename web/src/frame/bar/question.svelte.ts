// What the question says: its text, the line below it, and whether something is asked at all.
import type { GameParts } from "../../games";
import type { Table } from "../../table/table.svelte";
import { WHOLE } from "../../table/table.svelte";
import { capitalized } from "../../table/wording";
import { saidOf } from "../dialogs/about";

export interface Line {
  text: string;
  kind: "plain" | "open" | "closed" | "warning" | "armed";
  /** The rule that closes an answer. */
  rule?: string;
}

/** The question, or for whom the table waits. */
export function headline(table: Table, parts: GameParts | null = null): string {
  const { speech, frame, names } = table;
  if (frame.result) return speech.say("page-over");
  if (table.sending) return speech.say("page-sending");
  const then = parts?.then?.[table.owed ?? ""];
  if (table.ask && then) return speech.say(then);
  if (table.ask) return speech.say(table.ask.text);
  if (!frame.waiting.length) return "";
  // While acts are shown, one's own turn is only coming.
  const others = frame.waiting.filter((seat) => seat !== table.seat);
  if (!others.length) return speech.say("page-sending");
  return speech.say("page-waiting-for", { names: speech.listed(others.map((seat) => names[seat] ?? "")) });
}

/** The line below: what was refused, what a second press does, what is pointed at, what to heed. */
export function underline(table: Table, parts: GameParts | null = null): Line {
  const { speech, frame, remark } = table;
  if (table.fault) return { text: speech.say(table.fault), kind: "warning" };
  if (table.armed !== null) {
    const open = table.armed === WHOLE ? table.reveals : table.armedChoice?.open.reveals;
    return { text: speech.say(open ? "page-armed" : "page-ready"), kind: "armed" };
  }
  if (remark?.text) {
    return { text: speech.say("page-remark", { ...remark }), kind: remark.open ? "open" : "closed", ...(remark.rule && { rule: remark.rule }) };
  }
  const [pointed = ""] = table.pointed;
  const said = pointed && saidOf(table, parts, pointed);
  if (said) return { text: speech.say("page-remark", { label: capitalized(table.name(pointed), speech.language), text: said }), kind: "plain" };
  if (table.selected.length) return { text: speech.say("page-several"), kind: "plain" };
  const warnings = table.draft?.warnings ?? table.ask?.warnings ?? [];
  if (warnings.length) return { text: warnings.map((one) => speech.say(one)).join(" "), kind: "warning" };
  if (frame.result && table.revealing) return { text: "", kind: "plain" };
  if (frame.result) {
    const winners = frame.result.winners.map((seat) => table.names[seat] ?? "");
    return { text: speech.say("page-won", { names: speech.listed(winners) }), kind: "plain" };
  }
  if (table.seat === null) return { text: speech.say("page-watching"), kind: "plain" };
  return { text: "", kind: "plain" };
}
