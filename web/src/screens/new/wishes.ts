// A new table as it is being wished for, and what is asked of the server for it.
import type { GameTold, Wish } from "../../line/api";

export type SeatKind = "me" | "bot" | "link" | "open" | "none";

export interface SeatWish {
  kind: SeatKind;
  bot: string;
  /** Of another person at this device. */
  name: string;
}

export interface TableWish {
  game: string;
  edition: string;
  variants: string[];
  seats: SeatWish[];
  clock: "none" | "bank" | "days";
  odds: boolean;
  hints: boolean;
  cards: string;
}

export const MINUTES = 15;
const SECONDS = 60;

/** A first wish for a game: oneself and bots, as many as make it lively. */
export function firstWish(game: GameTold, editions: Record<string, string>): TableWish {
  const usual = Math.max(3, Math.min(...game.seats));
  const seats = Array.from({ length: Math.max(...game.seats) }, (_, seat): SeatWish => {
    return { kind: seat === 0 ? "me" : seat < usual ? "bot" : "none", bot: "karl", name: "" };
  });
  const edition = editions[game.slug] ?? Object.keys(game.editions).at(-1) ?? "";
  return { game: game.slug, edition, variants: [], seats, clock: "none", odds: true, hints: true, cards: game.cards[0] ?? "" };
}

/** The seats that are taken or waited for. */
export function seated({ seats }: TableWish): SeatWish[] {
  return seats.filter(({ kind }) => kind !== "none");
}

/** Whether the game can be played by so many. */
export function fits(wish: TableWish, game: GameTold): boolean {
  return game.seats.includes(seated(wish).length) && wish.seats.some(({ kind }) => kind === "me");
}

/** What the server is asked for. */
export function asked(wish: TableWish): Wish {
  let people = 0;
  const seats = seated(wish).map(({ kind, bot, name }) => {
    if (kind === "bot") return `bot:${bot}`;
    if (kind !== "me") return kind;
    people += 1;
    return people > 1 && name.trim() ? `me:${name.trim()}` : "me";
  });
  const clocks = { none: null, bank: { bank: MINUTES * SECONDS, add: 0 }, days: { days: 1 } };
  const variants = Object.fromEntries(wish.variants.map((variant) => [variant, true]));
  return {
    game: wish.game,
    seats,
    options: { edition: wish.edition, ...variants },
    cards: wish.cards || null,
    clock: clocks[wish.clock],
    odds: wish.odds,
    hints: wish.hints,
    listed: seats.includes("open"),
    spectators: seats.includes("open") ? "all" : "link",
  };
}
