// What stands on a place's plaque: what it asks for and what it gives, as symbols with figures.
import type { Box } from "../../table/box";
import type { View } from "../../wire/champions";
import { symbolOf } from "./signs";
import { longshipOf, merchantOf, onBoard, stallOf, type Counts } from "./printed";

export interface Bit {
  symbol: string;
  count?: number | string;
}

export interface Deal {
  pay: Bit[];
  take: Bit[];
  /** How often it can be done in one visit. */
  times?: number;
  /** How much a ship holds. */
  room?: number;
}

const LYING: Record<string, string> = {
  swordsmith: "swordsman",
  hafter: "spearman",
  blacksmith: "axeman",
  smokehouse: "food",
};

/** Things by count, as symbols. */
export function bits(box: Box, counts: Counts): Bit[] {
  return Object.entries(counts)
    .filter(([, count]) => count)
    .map(([thing, count]) => ({ symbol: symbolOf(box, `thing-${thing}`), count }));
}

/** The same where there is little room: one of a thing is its symbol alone. */
function terse(box: Box, counts: Counts): Bit[] {
  return bits(box, counts).map(({ symbol, count }) => (count === 1 ? { symbol } : { symbol, count }));
}

/** "1" or "1–4". */
function span(figures: number[]): string {
  const [first, last] = [figures[0] ?? 0, figures.at(-1) ?? 0];
  return first === last ? String(first) : `${first}–${last}`;
}

export function dealOf(place: string, view: View, box: Box): Deal {
  const lying = LYING[place];
  if (lying) return { pay: [], take: [{ symbol: symbolOf(box, `thing-${lying}`), count: view.lying[lying] ?? 0 }] };
  const make = DEALS[place];
  if (make) return make(view, box);
  if (view.stalls.includes(place)) {
    const { pay, take, times } = stallOf(box, place);
    const isCrowded = Object.keys(take).length > 1;
    return { pay: bits(box, pay), take: isCrowded ? terse(box, take) : bits(box, take), times };
  }
  const { capacity, coins } = longshipOf(box, place);
  const mustPay = !view.seats.some(({ ship }) => ship === place) && coins > 0;
  return { pay: mustPay ? [{ symbol: "coin", count: coins }] : [], take: [], room: capacity };
}

const DEALS: Record<string, (view: View, box: Box) => Deal> = {
  "jarls-longhouse": () => ({ pay: [], take: [{ symbol: "die-sword-1", count: 1 }, { symbol: "first" }] }),
  market: () => ({ pay: [], take: ["food", "wood", "coin", "swap"].map((symbol) => ({ symbol })) }),
  "merchant-ship": ({ merchant }, box) => ({
    pay: merchant ? [{ symbol: "coin" }] : [],
    take: merchant ? terse(box, merchantOf(box, merchant)) : [],
  }),
  runesmith: () => ({ pay: [{ symbol: "wood", count: 1 }], take: [{ symbol: "rune" }] }),
  "sages-hut": () => ({ pay: [], take: [{ symbol: "eye" }, { symbol: "cards", count: 1 }] }),
  shipwright: () => ({ pay: [{ symbol: "wood" }, { symbol: "coin" }], take: [{ symbol: "ship-karfi" }] }),
  "stave-church": (_, box) => {
    const prices = (onBoard(box, "stave-church").prices ?? []) as number[];
    const favor = prices.map((_, at) => at + 1);
    return { pay: [{ symbol: "coin", count: span(prices) }], take: [{ symbol: "favor", count: span(favor) }] };
  },
  "worker-huts": ({ next_hut_price: price }) => ({
    pay: price === null ? [] : [{ symbol: "coin", count: price }],
    take: [{ symbol: "worker" }],
  }),
  "hunting-grounds": (_, box) => ({
    pay: [{ symbol: "dice" }],
    take: [{ symbol: "food", count: `≤${String(onBoard(box, "hunting-grounds").most)}` }],
  }),
  begging: (_, box) => ({
    pay: [{ symbol: "blame" }],
    take: (box.setting.options.beggar_chooses ? ["food", "wood", "coin"] : ["food"]).map((symbol) => ({ symbol })),
  }),
};
