// Which symbol stands for a thing. A user's own cards get the symbol of their kind.
import type { Box } from "../../table/box";
import { colourOf } from "../../look/seats";
import { symbol } from "../../look/symbols";
import { destinyOf, enemyOf, giftOf, journeyOf, powerOf } from "./printed";

const THINGS: Record<string, string> = {
  swordsman: "die-sword-1",
  spearman: "die-spear-1",
  axeman: "die-axe-1",
  any: "dice",
  coins: "coin",
};

/** The plain weapon of a warrior, where a die would be too much: on what an enemy forbids. */
export const WEAPONS: Record<string, string> = { swordsman: "sword", spearman: "spear", axeman: "axe" };

const FACES: Record<string, string> = { blank: "0", hit: "1", double: "2", shield: "s" };

const PLACES: Record<string, string> = {
  "jarls-longhouse": "loc-jarl",
  "sages-hut": "loc-sage",
  "stave-church": "loc-church",
  "worker-huts": "loc-huts",
  "hunting-grounds": "loc-hunting",
  "generous-merchant": "loc-merchant",
  "wealthy-traveller": "loc-traveller",
  "merchant-ship": "merchant",
  "small-longship": "ship-small",
  "large-longship": "ship-large",
  troll: "troll",
  "draugr-left": "draugr",
  "draugr-right": "draugr",
};

const COUNTED: Record<string, string> = {
  blue: "el-blue",
  yellow: "el-yellow",
  red: "el-red",
  coins: "coin",
  warriors: "sword",
  runes: "rune",
  monsters: "mon-lindworm",
  draugr: "draugr",
  trolls: "troll",
};

const GIFTS: Record<string, string> = {
  pious: "asmundr",
  destined: "dagrun",
  seaworthy: "gylfir",
  swordmaiden: "svanhildr",
  berserker: "ullr",
};

const BEASTS: Record<string, string[]> = {
  "mon-fenris": ["fenris-cub", "skoffin", "ember-fox", "ice-fell-wolf", "skoll", "hati", "warg-mother", "garm"],
  "mon-lindworm": ["lindworm", "furnace-worm", "grafvitnir", "ember-drake", "fafnirs-heir", "nidhoggs-spawn"],
  "mon-rime": ["clay-giant", "frost-giant", "hill-giant", "fire-giant", "hyrrokkin"],
  "mon-nokk": ["nykr", "ash-mare", "finngalkn"],
  "mon-boar": ["stone-boar"],
  "mon-eagle": ["hot-spring-bird", "hraesvelg"],
  "mon-surtling": ["muspel-spark", "surts-herald"],
  "mon-bear": ["myrkvid-bear", "rime-bear"],
  "mon-whale": ["red-crest-whale", "ox-whale", "lyngbakr"],
  "mon-merman": ["fossegrim", "marbendill", "margygur"],
  "troll-two": ["two-headed-troll"],
  "troll-three": ["three-headed-troll"],
  hag: ["hollow-hag", "birch-hag", "ironwood-hag", "moss-grandmother", "cliff-ogress"],
  "draugr-hood": [
    ...["drowned-oarsman", "pyre-widow", "salt-corpse", "gallows-watcher", "drift-ice-wight", "pale-ploughman"],
    ...["smoke-reeve", "barrow-sleeper"],
  ],
};
const BEAST_OF = new Map(Object.entries(BEASTS).flatMap(([beast, slugs]) => slugs.map((slug) => [slug, beast])));
const BEAST_OF_COLOUR: Record<string, string> = { red: "mon-surtling", yellow: "mon-lindworm", blue: "mon-rime" };

/** The figure of an enemy. */
export function figureOf(box: Box, enemy: string): string {
  const { kind, colour } = enemyOf(box, enemy);
  return BEAST_OF.get(enemy) ?? (kind === "monster" ? (BEAST_OF_COLOUR[colour] ?? "mon-lindworm") : kind);
}

/** The face of a die: `swordsman`, `double` is `die-sword-2`. */
export function dieOf(warrior: string, face: string): string {
  return `die-${WEAPONS[warrior]}-${FACES[face]}`;
}

export function journeySymbol(box: Box, slug: string): string {
  const { effect, amount } = journeyOf(box, slug);
  if (effect === "lose-any") return amount > 1 ? "j-lost" : "j-storm";
  const plain: Record<string, string> = { quiet: "j-quiet", "lose-food": "j-nowind", "lose-warriors": "j-whirl" };
  return plain[effect] ?? "j-kraken";
}

/** The leader whose portrait is drawn for a leader: itself, or the one with the same gift. */
export function faceOf(box: Box, leader: string): string {
  return symbol(`po-${leader}`) ? leader : (GIFTS[giftOf(box, leader)] ?? "thora");
}

const BY_FAMILY: Record<string, (slug: string, box: Box) => string> = {
  thing: (slug) => THINGS[slug] ?? slug,
  place: (slug) => PLACES[slug] ?? (slug.startsWith("shore-") ? "journey" : symbol(`loc-${slug}`) ? `loc-${slug}` : `ship-${slug}`),
  leader: (slug, box) => `po-${faceOf(box, slug)}`,
  rune: (slug, box) => `rune-${powerOf(box, slug).replace("true-", "")}`,
  destiny: (slug, box) => countedSymbol(destinyOf(box, slug).counts),
  journey: (slug, box) => journeySymbol(box, slug),
  merchant: () => "merchant",
  enemy: (slug, box) => figureOf(box, slug),
  face: (slug) => `die-sword-${FACES[slug]}`,
  seat: (slug) => `pl-${colourOf(Number(slug))}`,
  do: (slug) => DEEDS[slug.replace(/-\d+$/, "")] ?? "check",
};

const DEEDS: Record<string, string> = {
  "take-rune": "rune",
  "draw-rune": "rune",
  "buy-favor": "favor",
  trade: "swap",
  demand: "order",
  roll: "reroll",
  shed: "blame",
  done: "check",
};

/** The symbol of what a destiny counts. */
export function countedSymbol(counts: string): string {
  return COUNTED[counts] ?? counts;
}

/** The symbol of a noun: `place-hafter` is `loc-hafter`. */
export function symbolOf(box: Box, noun: string): string {
  const cut = noun.indexOf("-");
  return BY_FAMILY[noun.slice(0, cut)]?.(noun.slice(cut + 1), box) ?? "";
}
