// What the rounds brought, from the acts that were told.
import type { Event } from "../../../wire/midgard";
import type { Act } from "../../../wire/wire";

/** What one seat gained: points by column, and tokens by kingdom. */
export interface Gain {
  points: Record<string, number>;
  tokens: Record<string, number>;
}

export interface Tally {
  round: number;
  gains: Gain[];
}

/** Where points come from, in the order in which they are scored; a step is revealed at a time. */
export const ROUND_COLUMNS = ["jotunheim", "mannheim", "alfheim", "asgard", "ragnarok", "valhalla"] as const;
export const FINAL_COLUMNS = ["kingdoms", "asgard", "ragnarok", "valhalla", "sets"] as const;
export const KINGDOM_COLUMNS: readonly string[] = ["jotunheim", "mannheim", "alfheim"];

const RULES: Record<string, string> = { asgard: "MV-4", ragnarok: "MR-1", valhalla: "MR-1", sets: "ME-1" };

/** The rule by which a column is scored. */
export function ruleOf(column: string): string {
  return RULES[column] ?? "MV-2";
}

/** The rounds whose beginning was told, with everything gained in each. */
export function talliesOf(acts: readonly Act[], seats: number): Tally[] {
  const tallies: Tally[] = [];
  for (const { events } of acts) {
    for (const one of events) {
      const event = one as unknown as Event;
      if (event.type === "round-began") tallies.push({ round: event.round, gains: nothing(seats) });
      const last = tallies.at(-1);
      if (last) count(event, last.gains);
    }
  }
  return tallies;
}

function nothing(seats: number): Gain[] {
  return Array.from({ length: seats }, () => ({ points: {}, tokens: {} }));
}

function count(event: Event, gains: Gain[]): void {
  const add = (seat: number, column: string, points: number) => {
    const gain = gains[seat]!.points;
    gain[column] = (gain[column] ?? 0) + points;
  };
  if (event.type === "kingdom-scored") add(event.seat, event.kingdom, event.points);
  if (event.type === "asgard-held") add(event.seat, "asgard", event.points);
  if (event.type === "ragnarok-scored") add(event.seat, "ragnarok", event.points);
  if (event.type === "valhalla-scored") add(event.seat, "valhalla", event.points);
  if (event.type === "sets-scored") add(event.seat, "sets", event.points);
  if (event.type === "tokens-taken") {
    const { tokens } = gains[event.seat]!;
    tokens[event.kingdom] = (tokens[event.kingdom] ?? 0) + event.count;
  }
}

export function totalOf({ points }: Gain): number {
  return Object.values(points).reduce((sum, many) => sum + many, 0);
}
