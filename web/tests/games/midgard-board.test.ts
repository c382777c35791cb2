// The board of Midgard, drawn from recorded games: every noun has a picture and stands there once.
import { readFileSync } from "node:fs";

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test, vi } from "vitest";

import { underline } from "../../src/frame/bar/question.svelte";
import { boundsOf, sitesOf } from "../../src/games/midgard/map/layout";
import { choreography, MOVES } from "../../src/games/midgard/map/motions";
import { strengthText } from "../../src/games/midgard/map/strength";
import { figuresOf } from "../../src/games/midgard/map/vikings";
import { FINAL_COLUMNS, talliesOf, totalOf } from "../../src/games/midgard/scoring/scoring";
import { keepTold, readTold } from "../../src/games/midgard/scoring/told";
import { symbolOf } from "../../src/games/midgard/signs";
import { symbol } from "../../src/look/symbols";
import { Speech } from "../../src/speech/speech";
import { nounsOf, type Box } from "../../src/table/box";
import { Table } from "../../src/table/table.svelte";
import type { ProvinceView, View } from "../../src/wire/midgard";
import type { Act, Frame, Welcome } from "../../src/wire/wire";
import { bundle, LANGUAGES, recorded, type Recorded } from "../support/fixtures";
import MidgardTable from "../support/MidgardTable.svelte";

const GAMES = [...recorded("midgard")];
const SAMPLED = 16; // one frame in so many is drawn
const FILES = ["meadhall", "page", "midgard", "midgard-page"];
const words = bundle("en", FILES);

function nounsOfGame(box: Box): string[] {
  return [...new Set(box.catalogue.flatMap((action) => (action ? nounsOf(action, box.families) : [])))];
}

function seated(box: Box, welcome: Welcome, frame: Frame, language = "en"): Table {
  const line = { change: () => "", ask: () => new Promise<never>(() => undefined) };
  const shelf = { read: () => [], keep: () => undefined };
  const speech = new Speech(language, language === "en" ? words : bundle(language, FILES));
  return new Table(box, welcome, frame, { line, shelf, speech: () => speech, isStill: () => true });
}

/** Draws a recorded game once, as one audience saw it, and calls back after some of its frames. */
async function eachDrawn(
  { box, welcome, frames }: Recorded,
  audience: number | null,
  check: (drawn: HTMLElement, table: Table, view: View) => void,
  language = "en",
): Promise<void> {
  const seen = frames.filter((one) => one.audience === audience).map(({ frame }) => frame);
  const table = seated(box, welcome.find(({ seat }) => seat === audience)!, seen[0]!, language);
  const target = document.createElement("div");
  sessionStorage.clear(); // every game is another table
  const made = mount(MidgardTable, { target, props: { table } });
  for (const [at, frame] of seen.entries()) {
    if (at % SAMPLED && at !== seen.length - 1) continue;
    table.receive(frame);
    await Promise.resolve();
    flushSync();
    target.querySelector<HTMLElement>("[data-confirm]")?.click(); // past the scoring of the round before
    flushSync();
    check(target, table, frame.view as View);
  }
  await unmount(made);
}

function nounsDrawn(target: HTMLElement, where: "below" | "above"): string[] {
  const drawn = [...target.querySelectorAll<HTMLElement>("[data-noun]")];
  return drawn.filter((one) => Boolean(one.closest(".above")) === (where === "above")).map(({ dataset }) => dataset.noun ?? "");
}

test("every noun of the catalogue has a symbol", () => {
  const { box } = GAMES[0]!;
  for (const noun of nounsOfGame(box)) expect(symbol(symbolOf(box, noun)), noun).toBeDefined();
});

test("every drawing that the map uses is in its file", () => {
  const map = readFileSync("src/games/midgard/art/map.svg", "utf-8");
  const used = ["volcano", "field", "peak", "stones", "birch", "spark", "rock", "fir", "hut-jotun", "hut-mann", "hut-alf"];
  for (const name of [...used, "asgard", "vanaheim", "valhalla", "boat"]) expect(map, name).toContain(`id="${name}"`);
});

const everSeen = new Set<string>();

describe.each(GAMES.map((game, at) => [at, game] as const))("recorded game %i", (at, game) => {
  const audiences = game.welcome.map(({ seat }) => seat);

  test("is drawn whole, each noun once, every Viking where it is, with a picture and a word for everything", { timeout: 60_000 }, async () => {
    await eachDrawn(game, audiences[at % audiences.length]!, (drawn, table, view) => {
      const [below, above] = [nounsDrawn(drawn, "below"), nounsDrawn(drawn, "above")];
      [...below, ...above].forEach((noun) => everSeen.add(noun));
      for (const nouns of [below, above]) expect(nouns.filter((noun, one) => nouns.indexOf(noun) !== one)).toEqual([]);
      expect(inPlay(view).filter((noun) => !below.includes(noun))).toEqual([]);
      expect(asked(table).filter((noun) => !below.includes(noun) && !above.includes(noun))).toEqual([]);
      expect([...drawn.querySelectorAll("use")].filter((use) => !/#./.test(use.getAttribute("href") ?? ""))).toEqual([]);
      expectVikings(drawn, table, view);
      expectMotions(drawn, table);
      expect(table.speech.faults).toEqual([]);
      expect(drawn.textContent).not.toMatch(/midgard-page-|undefined|NaN/);
    });
  });
});

/** Every Viking in play is drawn where it is. */
function expectVikings(drawn: HTMLElement, table: Table, view: View): void {
  const figures = [...figuresOf(table).values()].flat();
  for (const { seat, warriors } of view.seats) {
    const count = 1 + Object.values(warriors).reduce((sum, many) => sum + many, 0);
    expect(figures.filter((one) => one.seat === seat)).toHaveLength(count);
  }
  const standing = view.provinces.reduce((sum, { villages, free }) => sum + villages - free, 0);
  expect(drawn.querySelectorAll(".stand")).toHaveLength(standing);
}

/** Every event of the frame has a motion between things that are drawn, or is silent on purpose. */
function expectMotions(drawn: HTMLElement, table: Table): void {
  for (const act of table.frame.acts) {
    for (const event of act.events) {
      expect(MOVES).toHaveProperty(event.type);
      for (const motion of choreography.motionsOf(event, act, "", table)) {
        for (const spot of motion.kind === "fly" ? [motion.from, motion.to] : [motion.at]) {
          if (spot.startsWith("deck-") && table.seat === null) continue; // whoever looks on has no dock
          const selectors = choreography.selectorsOf(spot, table.seat);
          expect(selectors.some((selector) => drawn.querySelector(selector)), `${event.type}: ${spot}`).toBe(true);
        }
        if (motion.kind === "flash") continue;
        const sign = "symbol" in motion.sign ? motion.sign.symbol : choreography.symbolOf(motion.sign.noun, table);
        expect(symbol(sign), `${event.type}: ${sign}`).toBeDefined();
      }
    }
  }
}

test("the points that end a round are left to its scoring", () => {
  const scored = { type: "kingdom-scored", seat: 1, kingdom: "alfheim", count: 2, points: 7 };
  const act = (...events: Act["events"]): Act => ({ n: 1, by: 1, story: [], events });
  const motions = (one: Act) => choreography.motionsOf(scored, one, "", {} as Table);
  expect(motions(act(scored))).toEqual([{ kind: "fly", sign: { symbol: "glory" }, count: 7, from: "kingdom-alfheim", to: "store-1-score" }]);
  expect(motions(act(scored, { type: "round-began", round: 2 }))).toEqual([]);
});

/** The nouns of what lies on the table. */
function inPlay(view: View): string[] {
  const mine = view.audience === null ? undefined : view.seats[view.audience];
  return [
    ...[...view.provinces.map(({ province }) => province), "asgard", "vanaheim", "valhalla"].map((area) => `area-${area}`),
    ...["jotunheim", "mannheim", "alfheim"].map((kingdom) => `kingdom-${kingdom}`),
    ...view.seats.map(({ seat }) => `seat-${seat}`),
    ...(mine ? ["area-boat", "do-pick-chieftain"] : []),
    ...Object.keys(mine?.stock ?? {}).map((card) => `card-${card}`),
  ];
}

/** The nouns on which open answers lie, but for those that the bar draws. */
function asked(table: Table): string[] {
  return (table.ask?.answers ?? [])
    .flatMap(({ code }) => nounsOf(table.box.catalogue[code]!, table.box.families))
    .filter((noun) => !noun.startsWith("do-"));
}

test("all nouns of the catalogue are seen in one game or another, but for those of the bar and rare cards", () => {
  const left = GAMES.flatMap(({ box }) => nounsOfGame(box)).filter((noun) => !everSeen.has(noun));
  expect([...new Set(left)].filter((noun) => !/^(do|card)-/.test(noun))).toEqual([]);
});

test.each(LANGUAGES)("the words of the board are there in %s", async (language) => {
  await eachDrawn(GAMES[1]!, 0, (_, table) => expect(table.speech.faults).toEqual([]), language);
});

test("moves that are being composed are shown on the map, a press too many is not", async () => {
  const { box, welcome, frames } = GAMES.find(({ frames }) => frames.some(isPicking))!;
  const { audience, frame } = frames.find(isPicking)!;
  const table = seated(box, welcome.find(({ seat }) => seat === audience)!, frame);
  const code = (type: string, area: string) => box.catalogue.findIndex((one) => one?.type === type && one.area === area);
  table.drafting.draft = { ...table.drafting.draft!, links: [code("pick-warrior", "boat"), code("move", "asgard"), code("move", "asgard")] };
  const figures = figuresOf(table);
  expect(figures.get(`boat-${audience}`)?.filter(({ state }) => state === "moving")).toHaveLength(1);
  expect(figures.get("asgard")?.filter(({ state, seat }) => state === "coming" && seat === audience)).toHaveLength(1);
  table.drafting.draft = { ...table.drafting.draft!, links: [box.catalogue.findIndex((one) => one?.type === "pick-chieftain")], add: [] };
  const target = document.createElement("div");
  const made = mount(MidgardTable, { target, props: { table } });
  flushSync();
  expect(target.querySelector('[data-noun="do-pick-chieftain"]')?.getAttribute("data-state")).toBe("picked");
  await unmount(made);
});

function isPicking({ frame }: Recorded["frames"][number]): boolean {
  const view = frame.view as View;
  const isAsked = frame.ask?.question === "pick-viking" && frame.ask.chain;
  return Boolean(isAsked && view.audience !== null && view.seats[view.audience]?.warriors.boat);
}

test("what the rounds brought adds up to the scores", () => {
  for (const { frames } of GAMES) {
    const seen = frames.filter(({ audience }) => audience === null).map(({ frame }) => frame);
    const { seats } = seen.at(-1)!.view as View;
    const tallies = talliesOf(seen.flatMap(({ acts }) => acts), seats.length);
    expect(tallies.map(({ round }) => round)).toEqual([1, 2, 3]);
    const sums = seats.map(({ seat }) => tallies.reduce((sum, { gains }) => sum + totalOf(gains[seat]!), 0));
    expect(sums).toEqual(seats.map(({ score }) => score));
  }
});

test("the card that one is asked for is among those left to play", async () => {
  const { box, welcome, frames } = GAMES[0]!;
  const { audience, frame } = frames.find((one) => one.frame.ask?.question === "play-card")!;
  const target = document.createElement("div");
  const made = mount(MidgardTable, { target, props: { table: seated(box, welcome.find(({ seat }) => seat === audience)!, frame) } });
  const { plays_left } = (frame.view as View).seats[audience!]!;
  expect(target.querySelector(".rest .big")!.textContent).toMatch(new RegExp(`^${plays_left + 1} of`));
  await unmount(made);
});

test("the final scoring goes on by itself, column by column, and says at the end who has won", async () => {
  vi.useFakeTimers();
  document.documentElement.style.setProperty("--t-move", "300ms");
  const { box, welcome, frames } = GAMES[0]!;
  const last = frames.findLast(({ frame }) => frame.result)!;
  const table = seated(box, welcome.find(({ seat }) => seat === last.audience)!, last.frame);
  const target = document.createElement("div");
  const made = mount(MidgardTable, { target, props: { table } });
  const winner = table.names[table.frame.result!.winners[0]!]!;
  for (let column = 0; column < FINAL_COLUMNS.length; column += 1) {
    flushSync();
    expect(target.querySelectorAll("thead .hidden").length, `column ${column}`).toBe(FINAL_COLUMNS.length - column);
    expect(target.querySelector(".above header")!.textContent).not.toContain(winner);
    expect(underline(table).text).toBe("");
    expect(table.revealing!.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(last.frame.result!.scores.reduce((sum, one) => sum + one));
    vi.advanceTimersByTime(900);
  }
  flushSync();
  expect(table.revealing).toBe(null);
  expect(target.querySelector(".above header")!.textContent).toContain(winner);
  expect(underline(table).text).toContain(winner);
  await unmount(made);
  document.documentElement.style.removeProperty("--t-move");
  vi.useRealTimers();
});

test("strengths are written in wholes and halves", () => {
  expect([0, 1, 2, 3, 5].map(strengthText)).toEqual(["0", "½", "1", "1½", "2½"]);
});

describe("a map of one's own", () => {
  const province = (slug: string, kingdom: string, villages = 3): ProvinceView => {
    return { province: slug, kingdom, villages, free: villages, doomed: false, strength: [0, 0], ruler: null };
  };

  test("lies where our provinces are that it leaves out", () => {
    const sites = sitesOf([province("gimle", "alfheim"), province("my-marsh", "alfheim", 7)])!;
    expect(sites.get("my-marsh")!.shape).not.toBe(sites.get("gimle")!.shape);
    expect(sites.get("my-marsh")!.villages).toHaveLength(7);
  });

  test("with more provinces than there is room for is played with the text board", () => {
    expect(sitesOf(["one", "two", "three", "four"].map((slug) => province(slug, "alfheim")))).toBeUndefined();
  });
});

test("a province is as large as its outline", () => {
  expect(boundsOf("M10 20C30 5 40 60 12 50")).toEqual([10, 5, 30, 55]);
});

test("the scoring of a round is there again until it was closed, also after a rule was read in between", () => {
  sessionStorage.clear();
  expect(readTold(0, 1)).toBe(1);
  expect(readTold(0, 2)).toBe(1);
  keepTold(0, 2);
  expect([readTold(0, 1), readTold(1, 0)]).toEqual([2, 0]);
  sessionStorage.clear();
});
