// What is printed on cards and board, from the box.
import type { Box } from "../../table/box";

export interface Card {
  metal: string;
  effect: string;
  kingdom: string | null;
  number: number | null;
  copies: number;
}

export function cardOf(box: Box, card: string): Card {
  const row = box.printed.cards?.[card] ?? {};
  return {
    metal: String(row.metal),
    effect: String(row.effect),
    kingdom: row.kingdom === undefined ? null : String(row.kingdom),
    number: row.number === undefined ? null : Number(row.number),
    copies: Number(row.copies),
  };
}

/** A figure of the board, by its section and its name: `heavens`, `asgard_points`. */
export function figureOf(box: Box, section: string, name: string): number {
  return Number(box.printed.board?.[section]?.[name] ?? 0);
}

/** What controlling 1, 2, … provinces of a kingdom pays. */
export function kingdomPoints(box: Box): number[] {
  return (box.printed.board?.kingdoms?.points ?? []) as unknown as number[];
}

/** How many cards are played in a round. */
export function playsOf(box: Box, round: number): number {
  const counts = (box.printed.board?.plays?.counts ?? []) as unknown as number[];
  return counts[round - 1] ?? 0;
}

/** How many cards everybody is dealt, and keeps. */
export function dealt(box: Box): number {
  return Object.values(box.printed.board?.deal ?? {}).reduce<number>((sum, count) => sum + Number(count), 0);
}

/** Bronze before silver before gold, and then as the cards are listed. */
export function inOrder(box: Box, cards: Record<string, number>): [card: string, count: number][] {
  const order = Object.keys(box.printed.cards ?? {});
  return Object.entries(cards).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}
