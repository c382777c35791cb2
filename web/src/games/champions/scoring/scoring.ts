// The end of the game in figures: categories in the order in which they are told, bars, and what decided it.
import type { Table } from "../../../table/table.svelte";
import { viewOf } from "../view";

/** The categories in the order in which they are told, each with its symbol and its rule. */
export const CATEGORIES = [
  { category: "track", icon: "glory", rule: "CF-3" },
  { category: "sets", icon: "el-red", rule: "CE-2" },
  { category: "destinies", icon: "cards", rule: "CE-1" },
  { category: "runes", icon: "rune", rule: "CE-3" },
  { category: "ship", icon: "ship-karfi", rule: "CE-4" },
  { category: "favor", icon: "favor", rule: "CE-5" },
  { category: "coins", icon: "coin", rule: "CE-6" },
  { category: "blame", icon: "blame", rule: "CE-7" },
] as const;

/** The step with which all is told. */
export const LAST = CATEGORIES.length - 1;

export interface Row {
  seat: number;
  place: number;
  /** Glory by category, in their order. */
  glory: number[];
  /** The sum of what is told so far. */
  total: number;
}

/** The seats with what is told up to a step; once all is told, the winner first. */
export function rowsOf(table: Table, step: number): Row[] {
  const scoring = viewOf(table).scoring ?? {};
  const result = table.frame.result;
  const rows = table.names.map((_, seat) => {
    const glory = CATEGORIES.map(({ category }) => scoring[category]?.[seat] ?? 0);
    const total = glory.slice(0, step + 1).reduce((sum, one) => sum + one, 0);
    const place = result ? 1 + result.scores.filter((score) => score > (result.scores[seat] ?? 0)).length : 0;
    return { seat, place, glory, total };
  });
  if (step < LAST) return rows;
  const isWinner = (seat: number) => (result?.winners.includes(seat) ? 0 : 1);
  return rows.toSorted((a, b) => isWinner(a.seat) - isWinner(b.seat) || b.total - a.total);
}

/** The glory of each seat before the first round, after each round, and after the final scoring. */
export function curveOf(table: Table): number[][] {
  const { scores } = table.frame;
  const track = viewOf(table).scoring?.track;
  return track && scores.length ? [...scores.slice(0, -1), track, scores.at(-1)!] : scores;
}

export interface Reason {
  category: string;
  difference: number;
  own: number;
  other: number;
}

const MOST_REASONS = 4;

/** Where the winner was ahead of the next, and where behind: the largest differences. */
export function reasonsOf(rows: readonly Row[]): Reason[] {
  const [first, second] = rows;
  if (!first || !second) return [];
  return CATEGORIES.map(({ category }, at) => {
    const [own, other] = [first.glory[at] ?? 0, second.glory[at] ?? 0];
    return { category, difference: own - other, own, other };
  })
    .filter(({ difference }) => difference)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_REASONS)
    .toSorted((a, b) => b.difference - a.difference);
}
