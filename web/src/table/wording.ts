// How the things of a table are called, and what is said of them.
import type { Sheet, Table } from "./table.svelte";

/** What the bar says of the thing that is pointed at. */
export interface Remark {
  label: string;
  text: string;
  rule: string;
  open: boolean;
}

/** The word of a noun. */
export function nameOf(table: Table, noun: string): string {
  const cut = noun.indexOf("-");
  const [family, slug] = [noun.slice(0, cut), noun.slice(cut + 1)];
  if (family === "seat") return table.names[Number(slug)] ?? "";
  const spot = table.spots.get(noun);
  const answer = spot?.open[0] ?? spot?.closed[0];
  if (family === "do" && answer) return table.label(answer);
  return family === "do" ? table.speech.say(`action-${slug.replace(/-\d+$/, "")}`) : table.speech.noun(family, slug);
}

/** The consequence of a thing that can be pressed, or why it cannot. */
export function remarkOn(table: Table, [noun, ...within]: readonly string[]): Remark | null {
  if (!noun) return null;
  const { speech } = table;
  const { open, closed } = table.spot(noun, within);
  const label = capitalized(nameOf(table, noun), speech.language);
  if (open.length) {
    const effects = [...new Set(open.map(({ effect }) => (effect ? speech.say(effect) : "")))].filter(Boolean);
    return { label, text: effects.length === 1 ? effects[0]! : "", rule: "", open: true };
  }
  const first = closed[0];
  return first ? { label, text: speech.say(first.reason), rule: first.rule, open: false } : null;
}

export interface Control {
  noun: string;
  within?: readonly string[];
  /** It takes a part out of the choice again. */
  drop?: boolean;
  detail?: string;
  /** In which it is drawn. */
  sheet?: Sheet | null;
}

/** The whole sentence of a control: "Hafter. Take two spearmen. Open." */
export function sentenceOf(table: Table, { noun, within = [], drop = false, detail = "", sheet = null }: Control): string {
  const state = table.state(noun, within, sheet);
  const remark = state === "idle" ? null : remarkOn(table, [noun, ...within]);
  const names = [noun, ...within].map((one) => nameOf(table, one));
  const parts = [...names, detail, drop ? "" : (remark?.text ?? ""), table.speech.say(`page-said-${drop ? "drop" : state}`)];
  const said = parts.filter(Boolean).map((part) => capitalized(part, table.speech.language));
  return said.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join(" ");
}

export function capitalized(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
