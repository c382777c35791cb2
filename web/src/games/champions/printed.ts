// What is printed in the box of Champions, typed. Nothing here is a rule: the box says it, the page shows it.
import type { Box } from "../../table/box";

export type Counts = Record<string, number>;

export interface Enemy {
  kind: "troll" | "draugr" | "monster";
  attack: number;
  defence: number;
  glory: number;
  /** The warrior whose weapon it forbids, or "none". */
  forbids: string;
  colour: string;
  /** What its victor takes besides glory. */
  reward: Counts;
}

export interface Stall {
  pay: Counts;
  take: Counts;
  times: number;
  side: string;
}

export interface Longship {
  capacity: number;
  wood: number;
  coins: number;
  glory: number;
}

export interface Destiny {
  counts: string;
  alone: number;
  tied: number;
}

export interface Journey {
  effect: string;
  amount: number;
}

type Rows = Record<string, Record<string, unknown>>;

const KINDS = { trolls: "troll", draugr: "draugr", monsters: "monster" } as const;
const REWARDS = ["wood", "coins", "favor"];

function rows(box: Box, kind: string): Rows {
  return (box.printed[kind] ?? {}) as Rows;
}

function figure(row: Record<string, unknown>, field: string): number {
  return Number(row[field] ?? 0);
}

export function enemyOf(box: Box, slug: string): Enemy {
  for (const [pile, kind] of Object.entries(KINDS)) {
    const row = rows(box, pile)[slug];
    if (!row) continue;
    return {
      kind,
      attack: figure(row, "attack"),
      defence: figure(row, "defence"),
      glory: figure(row, "glory"),
      forbids: String(row.forbids),
      colour: String(row.colour ?? "none"),
      reward: Object.fromEntries(REWARDS.filter((good) => row[good]).map((good) => [good, figure(row, good)])),
    };
  }
  throw new Error(`no enemy ${slug} in the box`);
}

export function stallOf(box: Box, slug: string): Stall {
  const row = rows(box, "stalls")[slug] ?? {};
  return {
    pay: (row.pay ?? {}) as Counts,
    take: (row.take ?? {}) as Counts,
    times: figure(row, "times"),
    side: String(row.side),
  };
}

export function longshipOf(box: Box, slug: string): Longship {
  const row = rows(box, "longships")[slug] ?? {};
  return {
    capacity: figure(row, "capacity"),
    wood: figure(row, "wood"),
    coins: figure(row, "coins"),
    glory: figure(row, "glory"),
  };
}

export function merchantOf(box: Box, slug: string): Counts {
  return (rows(box, "merchant-ships")[slug]?.take ?? {}) as Counts;
}

export function destinyOf(box: Box, slug: string): Destiny {
  const row = rows(box, "destinies")[slug] ?? {};
  return { counts: String(row.counts), alone: figure(row, "alone"), tied: figure(row, "tied") };
}

export function journeyOf(box: Box, slug: string): Journey {
  const row = rows(box, "journeys")[slug] ?? {};
  return { effect: String(row.effect), amount: figure(row, "amount") };
}

/** The glory printed on a rune. */
export function runeGlory(box: Box, slug: string): number {
  return figure(rows(box, "runes")[slug] ?? {}, "glory");
}

/** What a rune does, or what a leader can do, as the end of a message's key. */
export function powerOf(box: Box, slug: string): string {
  return String(rows(box, "runes")[slug]?.power ?? slug);
}

export function giftOf(box: Box, slug: string): string {
  return String(rows(box, "leaders")[slug]?.gift ?? slug);
}

/** One row of what is printed on the board itself. */
export function onBoard(box: Box, slug: string): Record<string, unknown> {
  return rows(box, "board")[slug] ?? {};
}

/** How many warriors a longhouse holds. */
export function longhouseOf(box: Box): number {
  return figure(onBoard(box, "longhouse"), "most");
}
