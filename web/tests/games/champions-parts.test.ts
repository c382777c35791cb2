// What the board of Champions works out for itself: plaques, pitches, tallies and what flies where.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { underline } from "../../src/frame/bar/question.svelte";
import { aboutOf, saidOf } from "../../src/frame/dialogs/about";
import { sitesOf } from "../../src/games/champions/board/layout";
import { choreography } from "../../src/games/champions/board/motions";
import { dealOf } from "../../src/games/champions/deals";
import { parts } from "../../src/games/champions/parts";
import { mostOfOthers, tally } from "../../src/games/champions/tallies";
import { Flights } from "../../src/games/motion/flights.svelte";
import { Speech } from "../../src/speech/speech";
import type { Box } from "../../src/table/box";
import { Table } from "../../src/table/table.svelte";
import type { View } from "../../src/wire/champions";
import type { Act } from "../../src/wire/wire";
import { bundle, recorded } from "../support/fixtures";

const GAMES = [...recorded("champions")];
const { box } = GAMES[0]!;
const view = GAMES[0]!.frames.at(-1)!.frame.view as View;

function at(sites: [string, { x: number }][], place: string): number {
  return sites.find(([one]) => one === place)![1].x;
}

test("economic stalls stand to the left of the market, military ones to the right, each on its own pitch", () => {
  for (const game of GAMES) {
    const shown = game.frames[0]!.frame.view as View;
    const sites = sitesOf(shown, game.box);
    expect(shown.stalls.length).toBe(game.box.setting.seats);
    for (const stall of shown.stalls) {
      const isLeft = at(sites, stall) < at(sites, "market");
      expect(isLeft ? "economic" : "military").toBe(game.box.printed.stalls![stall]!.side);
    }
    expect(new Set(shown.stalls.map((stall) => at(sites, stall))).size).toBe(shown.stalls.length);
  }
});

describe("a plaque", () => {
  const beggars = (chooses: boolean): Box => ({
    ...box,
    setting: { ...box.setting, options: { ...box.setting.options, beggar_chooses: chooses } },
  });

  test("says what a beggar gets by the edition", () => {
    expect(dealOf("begging", view, beggars(false)).take.map(({ symbol }) => symbol)).toEqual(["food"]);
    expect(dealOf("begging", view, beggars(true)).take.map(({ symbol }) => symbol)).toEqual(["food", "wood", "coin"]);
  });

  test("says how many warriors lie ready", () => {
    const lying = { ...view.lying, spearman: 3 };
    expect(dealOf("hafter", { ...view, lying }, box)).toEqual({ pay: [], take: [{ symbol: "die-spear-1", count: 3 }] });
  });

  test("asks a coin for the large longship and none for one's own", () => {
    expect(dealOf("large-longship", view, box)).toMatchObject({ pay: [{ symbol: "coin", count: 1 }], room: 10 });
    const seats = view.seats.map((seat) => (seat.seat ? seat : { ...seat, ship: "snekka" }));
    expect(dealOf("snekka", { ...view, seats }, box)).toMatchObject({ pay: [], room: 6 });
  });

  test("shows the price of the next worker, and none when all are taken", () => {
    expect(dealOf("worker-huts", { ...view, next_hut_price: 4 }, box).pay).toEqual([{ symbol: "coin", count: 4 }]);
    expect(dealOf("worker-huts", { ...view, next_hut_price: null }, box).pay).toEqual([]);
  });
});

test("what lies face down with others is not counted against me", () => {
  const seats = view.seats.map((seat) => ({ ...seat, slain: ["marsh-troll", "glam"], slain_on_show: false, wood: seat.seat + 1 }));
  expect(tally(box, seats[0]!, "trolls")).toBe(1);
  expect(tally(box, seats[0]!, "draugr")).toBe(1);
  expect(mostOfOthers(box, seats, 0, "trolls")).toBeNull();
  expect(mostOfOthers(box, seats, 0, "wood")).toBe(seats.length);
  const shown = seats.map((seat) => ({ ...seat, slain_on_show: true }));
  expect(mostOfOthers(box, shown, 0, "trolls")).toBe(1);
});

describe("pieces", () => {
  const act: Act = {
    n: 2,
    by: 1,
    story: [],
    events: [
      { type: "worker-placed", seat: 1, space: "hafter" },
      { type: "warriors-taken", seat: 1, warrior: "spearman", count: 2 },
      { type: "waived", seat: 1 },
    ],
  };
  const table = { view, box, seat: 0 } as unknown as Table;

  function stand(attributes: Record<string, string>, x: number): void {
    const element = document.createElement("i");
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10);
    document.body.append(element);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("DOMRect", class { constructor(public x: number, public y: number, public width: number, public height: number) {} });
    document.documentElement.style.setProperty("--t-move", "420ms");
    stand({ "data-noun": "seat-1" }, 100);
    stand({ "data-noun": "place-hafter" }, 200);
    stand({ "data-store": "1-spearman" }, 300);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    document.documentElement.removeAttribute("style");
  });

  function played(flights: Flights, event: Act["events"][number], signal = new AbortController().signal): typeof flights.pieces {
    const before = flights.pieces.length;
    void flights.play(event, act, signal);
    return flights.pieces.slice(before);
  }

  test("fly from the owner to the place, then from the place to the store", () => {
    const flights = new Flights(table, choreography);
    const [placed, taken, waived] = act.events.map((event) => played(flights, event));
    expect(placed!.map(({ symbol, from, to }) => [symbol, from.x, to.x])).toEqual([["worker-raven", 100, 200]]);
    expect(taken!.map(({ symbol, from, to }) => [symbol, from.x, to.x])).toEqual(
      Array(2).fill(["die-spear-1", 200, 300]),
    );
    expect(waived).toEqual([]);
  });

  test("stay where they are when nobody wants motion", () => {
    document.documentElement.style.setProperty("--t-move", "1ms");
    expect(played(new Flights(table, choreography), act.events[0]!)).toEqual([]);
  });

  test("are gone as soon as somebody skips", () => {
    const [flights, skipping] = [new Flights(table, choreography), new AbortController()];
    expect(played(flights, act.events[0]!, skipping.signal)).toHaveLength(1);
    skipping.abort();
    expect(flights.pieces).toEqual([]);
  });
});

describe("what is looked at", () => {
  const { welcome, frames } = GAMES[0]!;
  const speech = new Speech("en", bundle("en", ["meadhall", "page", "champions", "champions-page"]));
  const shore = { enemy: "glam", journey: "storm", journey_up: false, feeds: 2, in_use: true, owner: null, coins: 2 };
  const { frame } = frames.find(({ audience }) => audience === 0)!;
  const shown = frame.view as View;
  const venues = shown.venues.map((venue) => (venue.venue === "shore-2" ? { ...venue, ...shore } : venue));
  const around = {
    line: { change: () => "", ask: () => new Promise<never>(() => undefined) },
    shelf: { read: () => [], keep: () => undefined },
    speech: () => speech,
    isStill: () => true,
  };
  const table = new Table(box, welcome[0]!, { ...frame, ask: null, view: { ...shown, venues } }, around);

  test("is told whole: a shore with its enemy and the journey card that one has seen", () => {
    const [place, foe, card] = aboutOf(table, parts, "place-shore-2");
    expect(place!.lines).toEqual(["1 food feeds 2 warriors on the way there."]);
    expect(foe!.lines[0]).toContain(`Attack ${box.printed.draugr!.glam!.attack}, defence`);
    expect(foe!.lines).toContain("2 coins lie on it.");
    expect([card!.name, ...card!.lines]).toEqual(["Storm", "Lose 1 food or 1 warrior, as you choose."]);
  });

  test("has words, whatever it is", () => {
    for (const thing of ["wood", "food", "coins", "favor", "blame", "axeman"]) expect(saidOf(table, parts, `thing-${thing}`)).toMatch(/You have \d/);
    expect(saidOf(table, parts, "place-shore-2")).toMatch(/Storm: Lose/);
    expect(saidOf(table, parts, "destiny-craftsman")).toMatch(/^For the most wood: .* You have \d+, each/);
    expect(table.speech.faults).toEqual([]);
  });

  test("is said below the question while it is pointed at, though it is not asked about", () => {
    table.point("place-shore-2");
    expect(underline(table, parts)).toMatchObject({ kind: "plain", text: expect.stringMatching(/^Second Shore: 1 food feeds 2/) });
  });
});
