// The board of Champions, drawn from recorded games: every noun has a picture and stands there once.
import { readFileSync } from "node:fs";

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";

import { MOVES } from "../../src/games/champions/board/motions";
import { symbolOf } from "../../src/games/champions/signs";
import { symbol } from "../../src/look/symbols";
import { Speech } from "../../src/speech/speech";
import { nounsOf, type Box } from "../../src/table/box";
import { Table } from "../../src/table/table.svelte";
import type { View } from "../../src/wire/champions";
import type { Frame, Welcome } from "../../src/wire/wire";
import ChampionsTable from "../support/ChampionsTable.svelte";
import { bundle, LANGUAGES, recorded, type Recorded } from "../support/fixtures";

const GAMES = [...recorded("champions")];
const SHEETS = ["leader", "face"]; // families that only dialogues draw
const SAMPLED = 16; // one frame in so many is drawn
const words = bundle("en", ["meadhall", "page", "champions", "champions-page"]);

function nounsOfGame(box: Box): string[] {
  return [...new Set(box.catalogue.flatMap((action) => (action ? nounsOf(action, box.families) : [])))];
}

function seated(box: Box, welcome: Welcome, frame: Frame): Table {
  const line = { change: () => "", ask: () => new Promise<never>(() => undefined) };
  const shelf = { read: () => [], keep: () => undefined };
  const speech = new Speech("en", words);
  return new Table(box, welcome, frame, { line, shelf, speech: () => speech, isStill: () => true });
}

/** Draws a recorded game once, as one audience saw it, and calls back after some of its frames. */
async function eachDrawn(
  { box, welcome, frames }: Recorded,
  audience: number | null,
  check: (drawn: HTMLElement, table: Table, view: View) => void,
): Promise<void> {
  const seen = frames.filter((one) => one.audience === audience).map(({ frame }) => frame);
  const table = seated(box, welcome.find(({ seat }) => seat === audience)!, seen[0]!);
  const target = document.createElement("div");
  const made = mount(ChampionsTable, { target, props: { table } });
  for (const [at, frame] of seen.entries()) {
    if (at % SAMPLED) continue;
    table.receive(frame);
    await Promise.resolve();
    flushSync();
    check(target, table, frame.view as View);
  }
  await unmount(made);
}

function nounsDrawn(target: HTMLElement): string[] {
  return [...target.querySelectorAll<HTMLElement>("[data-noun]")].map(({ dataset }) => dataset.noun ?? "");
}

test("every noun of the catalogue has a symbol, and every place of the town a drawing", () => {
  const town = readFileSync("src/games/champions/art/town.svg", "utf-8");
  const { box } = GAMES[0]!;
  for (const noun of nounsOfGame(box)) expect(symbol(symbolOf(box, noun)), noun).toBeDefined();
  const afloat = ["merchant-ship", "small-longship", "large-longship", "troll", "draugr-left", "draugr-right"];
  for (const action of box.catalogue) {
    if (action?.type !== "place" || afloat.includes(String(action.space))) continue;
    if (Object.hasOwn(box.printed.longships ?? {}, String(action.space))) continue;
    expect(town, String(action.space)).toContain(`id="place-${action.space}"`);
  }
});

test("every enemy, rune, destiny, journey and leader of the box has a symbol", () => {
  const families = { trolls: "enemy", draugr: "enemy", monsters: "enemy", runes: "rune", destinies: "destiny", journeys: "journey", leaders: "leader" };
  for (const { box } of GAMES) {
    for (const [pile, family] of Object.entries(families)) {
      for (const slug of Object.keys(box.printed[pile] ?? {})) {
        expect(symbol(symbolOf(box, `${family}-${slug}`)), `${family}-${slug}`).toBeDefined();
      }
    }
  }
});

const everSeen = new Set<string>();

describe.each(GAMES.map((game, at) => [at, game] as const))("recorded game %i", (at, game) => {
  const audiences = game.welcome.map(({ seat }) => seat);

  test("is drawn whole, each noun once, with a picture and a word for everything", { timeout: 60_000 }, async () => {
    await eachDrawn(game, audiences[at % audiences.length]!, (drawn, table, view) => {
      const nouns = nounsDrawn(drawn);
      nouns.forEach((noun) => everSeen.add(noun));
      expect(nouns.filter((noun, one) => nouns.indexOf(noun) !== one)).toEqual([]);
      expect(missing(nouns, inPlay(view))).toEqual([]);
      expect(missing(nouns, asked(table))).toEqual([]);
      expect([...drawn.querySelectorAll("use")].filter((use) => !/#./.test(use.getAttribute("href") ?? ""))).toEqual([]);
      expect(table.speech.faults).toEqual([]);
      expect(drawn.textContent).not.toMatch(/champions-page-|undefined|NaN/);
    });
  });

  test("has a motion for every event, or is silent on purpose", () => {
    for (const { frame } of game.frames) {
      for (const { events } of frame.acts) for (const { type } of events) expect(MOVES).toHaveProperty(type);
    }
  });
});

function missing(nouns: string[], wanted: string[]): string[] {
  return wanted.filter((noun) => !nouns.includes(noun));
}

/** The nouns of what lies on the table. */
function inPlay(view: View): string[] {
  const mine = view.audience === null ? undefined : view.seats[view.audience];
  const ships = [...view.ships_left, ...view.seats.flatMap(({ ship }) => ship ?? [])];
  return [
    ...view.venues.map(({ venue }) => `place-${venue}`),
    ...[...view.stalls, ...ships, "hafter", "begging", "market"].map((place) => `place-${place}`),
    ...view.seats.map(({ seat }) => `seat-${seat}`),
    ...(mine ? ["swordsman", "spearman", "axeman", "food", "wood", "coins"].map((thing) => `thing-${thing}`) : []),
    ...(mine?.runes ?? []).map(({ rune }) => `rune-${rune}`),
    ...(mine?.destinies ?? []).map(({ destiny }) => `destiny-${destiny}`),
  ];
}

/** The nouns on which open answers lie, but for those that dialogues and the bar draw. */
function asked(table: Table): string[] {
  return (table.ask?.answers ?? []).flatMap(({ code }) => {
    const action = table.box.catalogue[code]!;
    if (action.type === "keep") return [];
    return nounsOf(action, table.box.families).filter((noun) => !SHEETS.includes(noun.split("-")[0]!) && !noun.startsWith("do-"));
  });
}

test("all nouns of the catalogue are seen in one game or another, but for those of the bar and the dialogues", () => {
  const left = GAMES.flatMap(({ box }) => nounsOfGame(box)).filter((noun) => !everSeen.has(noun));
  expect([...new Set(left)].filter((noun) => !["do", ...SHEETS].includes(noun.split("-")[0]!))).toEqual([]);
});

test("the words of the board are there in every language", () => {
  const { box, welcome, frames } = GAMES[0]!;
  for (const language of LANGUAGES) {
    const speech = new Speech(language, bundle(language, ["meadhall", "page", "champions", "champions-page"]));
    const table = seated(box, welcome[0]!, frames[0]!.frame);
    for (const noun of nounsOfGame(box).filter((one) => !/^(do|seat)-/.test(one))) speech.noun(...split(noun));
    expect(table.names.length).toBeGreaterThan(1);
    expect(speech.faults).toEqual([]);
  }
});

function split(noun: string): [string, string] {
  const cut = noun.indexOf("-");
  return [noun.slice(0, cut), noun.slice(cut + 1)];
}
