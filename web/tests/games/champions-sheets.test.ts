// The sheets of Champions, drawn from recorded games: each open answer has one control in the sheet or the bar.
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test, vi } from "vitest";

import { curveOf, reasonsOf, rowsOf } from "../../src/games/champions/scoring/scoring";
import { Battle } from "../../src/games/champions/sheets/fight/battle.svelte";
import { Speech } from "../../src/speech/speech";
import type { Box } from "../../src/table/box";
import { lyingOn, type Choice } from "../../src/table/spots";
import { Table } from "../../src/table/table.svelte";
import type { View } from "../../src/wire/champions";
import type { Drafted, Frame, Welcome } from "../../src/wire/wire";
import ChampionsSheet from "../support/ChampionsSheet.svelte";
import { bundle, LANGUAGES, recorded } from "../support/fixtures";

const GAMES = [...recorded("champions")];
const FILES = ["meadhall", "page", "champions", "champions-page"];
const ON_THE_BOARD = ["place-worker", "choose-shore", "afterwards", "offer-rune", "offer-demand"];
const SAMPLED = 16; // so many frames of each question are drawn
const english = new Speech("en", bundle("en", FILES));

function seated(box: Box, welcome: Welcome, frame: Frame, draft: Drafted | null, speech = english): Table {
  const line = { change: () => "", ask: () => new Promise<never>(() => undefined) };
  const shelf = { read: () => [], keep: () => undefined };
  const table = new Table(box, welcome, frame, { line, shelf, speech: () => speech, isStill: () => true });
  if (draft) table.drafting.draft = draft;
  return table;
}

/** Draw what lies above the board, look at it, and take it away again. */
async function drawn(table: Table, check: (target: HTMLElement) => void): Promise<void> {
  const target = document.createElement("div");
  const made = mount(ChampionsSheet, { target, props: { table } });
  flushSync();
  check(target);
  await unmount(made);
}

/** The controls that give or add just this answer. */
function controls(target: HTMLElement, table: Table, { code, nouns }: Choice): number {
  const buttons = target.querySelectorAll(`[data-code="${code}"]`).length;
  const things = [...target.querySelectorAll<HTMLElement>("[data-noun]:not([data-drop])")].filter(({ dataset }) => {
    if (!/open|armed/.test(dataset.state ?? "")) return false;
    const named = [dataset.noun!, ...(dataset.within?.split(" ") ?? [])];
    return named.every((noun) => nouns.includes(noun)) && lyingOn(table.choices, named).length === 1;
  });
  const inBar = table.sheet?.footed ? 0 : table.buttons.filter((one) => one.code === code).length;
  return buttons + things.length + inBar;
}

interface Asked {
  box: Box;
  welcome: Welcome;
  frame: Frame;
  drafts: Drafted[];
}

/** Some frames of each question. */
function questions(): Map<string, Asked[]> {
  const found = new Map<string, Asked[]>();
  for (const { box, welcome, frames } of GAMES) {
    for (const { audience, frame, drafts } of frames) {
      const question = frame.ask?.question ?? "";
      if (audience === null || !question || ON_THE_BOARD.includes(question)) continue;
      found.set(question, [...(found.get(question) ?? []), { box, welcome: welcome.at(audience)!, frame, drafts }]);
    }
  }
  for (const [question, asked] of found) {
    const composed = asked.filter(({ drafts }) => drafts.length > 1);
    const every = Math.max(1, Math.floor(asked.length / SAMPLED));
    found.set(question, [...composed.slice(0, SAMPLED / 2), ...asked.filter((_, at) => at % every === 0)].slice(0, SAMPLED));
  }
  return found;
}

const ASKED = questions();

describe.each([...ASKED.keys()])("the question %s", (question) => {
  test("has exactly one control for each open answer, and gives what is composed at one place", { timeout: 60_000 }, async () => {
    for (const { box, welcome, frame, drafts } of ASKED.get(question)!) {
      for (const draft of [null, ...drafts.slice(0, 2)]) {
        const table = seated(box, welcome, frame, draft);
        await drawn(table, (target) => {
          for (const choice of table.choices) expect([choice, controls(target, table, choice)]).toEqual([choice, 1]);
          expect(target.querySelectorAll("[data-give]").length).toBe(frame.ask?.chain && table.sheet?.footed ? 1 : 0);
          expect(table.speech.faults).toEqual([]);
          expect(target.textContent).not.toMatch(/champions-page-|undefined|NaN|\[object/);
        });
      }
    }
  });

  test.each(LANGUAGES)("is drawn in %s without a missing word", { timeout: 30_000 }, async (language) => {
    const speech = new Speech(language, bundle(language, FILES));
    const { box, welcome, frame, drafts } = ASKED.get(question)!.at(-1)!;
    const table = seated(box, welcome, frame, drafts.at(-1) ?? null, speech);
    await drawn(table, (target) => {
      expect(table.speech.faults).toEqual([]);
      expect(target.textContent).not.toMatch(/champions-page-|undefined|NaN/);
    });
  });
});

test("all questions that are more than a press on the board were drawn", () => {
  const wanted = ["assign", "reroll", "lose-in-fight", "lose-at-sea", "starve", "give-goods", "keep-destiny", "choose-rune"];
  expect(wanted.filter((question) => !ASKED.has(question))).toEqual([]);
});

test("below a sheet nothing of the board can be pressed, and above the board all can again", { timeout: 30_000 }, async () => {
  const { box, welcome, frame } = ASKED.get("give-goods")![0]!;
  const table = seated(box, welcome, frame, null);
  expect(table.state("thing-food")).toBe("open");
  await drawn(table, () => expect(table.state("thing-food")).toBe("idle"));
  expect(table.state("thing-food")).toBe("open");
});

test("a fight in motion ends as the view has it: the same dice, damage and round", { timeout: 60_000 }, async () => {
  let fights = 0;
  for (const { box, welcome, frames } of GAMES.slice(0, 4)) {
    for (const [at, { audience, frame }] of frames.entries()) {
      const before = frames.slice(0, at).findLast((one) => one.audience === audience)?.frame;
      const fight = (frame.view as View).fight;
      if (audience === null || !before || !fight || frame.ask?.question !== "reroll" || frame.acts.length !== 1) continue;
      const battle = new Battle(seated(box, welcome.at(audience)!, before, null));
      const skipped = AbortSignal.abort();
      for (const event of frame.acts[0]!.events) await battle.play(event, skipped);
      const settled = new Battle(seated(box, welcome.at(audience)!, frame, null)).shown!;
      const names = (dice: { warrior: string; face: string }[]) => dice.map(({ warrior, face }) => `${warrior}-${face}`).toSorted();
      expect(names(battle.shown!.dice)).toEqual(names(settled.dice));
      expect([battle.shown!.round, battle.shown!.before]).toEqual([settled.round, settled.before]);
      fights += 1;
    }
  }
  expect(fights).toBeGreaterThan(10);
});

test("the final scoring adds up to the result, and the curve ends with it", { timeout: 60_000 }, async () => {
  for (const { box, welcome, frames } of GAMES) {
    const { frame } = frames.findLast(({ frame }) => frame.result !== null)!;
    const table = seated(box, welcome[0]!, frame, null);
    const rows = rowsOf(table, 7);
    expect(rows.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total)).toEqual(frame.result!.scores);
    expect(frame.result!.winners).toContain(rows[0]!.seat);
    expect(curveOf(table).at(-1)).toEqual(frame.result!.scores);
    expect(curveOf(table)).toHaveLength(box.rounds + 2);
    const decided = reasonsOf(rows).reduce((sum, { difference }) => sum + Math.abs(difference), 0);
    expect(decided).toBeGreaterThan(0);
    await drawn(table, (target) => {
      expect(target.querySelectorAll("tbody")).toHaveLength(table.names.length);
      expect(table.speech.faults).toEqual([]);
    });
  }
});

test("the final scoring counts category after category by itself", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { box, welcome, frames } = GAMES[0]!;
  const { audience, frame } = frames.findLast((one) => one.frame.result)!;
  const table = seated(box, welcome.find(({ seat }) => seat === audience)!, frame, null);
  const winner = table.names[frame.result!.winners[0]!]!;
  await drawn(table, (target) => {
    for (let step = 1; step < 8; step += 1) {
      expect(target.querySelector(".sum b")!.textContent).toBe(String(step));
      expect(table.revealing).toEqual(rowsOf(table, step - 1).map(({ total }) => total)); // and nowhere more than that
      vi.advanceTimersByTime(1400);
      flushSync();
    }
    expect(target.querySelector("#scoring-title")!.textContent).toContain(winner);
    expect(table.revealing).toBe(null);
  });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([true, false])("at sea it is said how many are fed and how many starve (food aboard: %s)", async (isFood) => {
  for (const { box, welcome, frame } of ASKED.get("lose-at-sea")!) {
    const view = frame.view as View;
    const venues = view.venues.map((one) => (isFood ? one : { ...one, sent: { ...one.sent, food: 0 } }));
    const { sent, feeds } = venues.find(({ venue }) => venue === view.venue)!;
    const crew = ["swordsman", "spearman", "axeman"].reduce((sum, kind) => sum + (sent[kind] ?? 0), 0);
    const starving = Math.max(0, crew - (sent.food ?? 0) * feeds);
    await drawn(seated(box, welcome, { ...frame, view: { ...view, venues } }, null), (target) => {
      const meal = target.querySelector(".meal")!.textContent!;
      expect(meal.includes("starve")).toBe(starving > 0);
      expect(meal.includes(`${crew - starving} fed`)).toBe(crew > starving);
    });
  }
});

test("a hint calls the end of a choice as the button of its sheet does", async () => {
  const { box, welcome, frame } = ASKED.get("reroll")!.find((one) => one.frame.ask?.chain)!;
  const table = seated(box, welcome, frame, null);
  table.hints = [{ code: box.chains.closers[0]!, share: 0.19, error: null }];
  await drawn(table, (target) => {
    const button = target.querySelector("[data-give] b")!.textContent!;
    expect(["Strike", "Leave the dice"]).toContain(button);
    expect(target.querySelector(".advice")!.textContent).toContain(`${button}: 19%`);
  });
});

test("a journey card that I looked at lies there large until it is put away", async () => {
  const found = GAMES.flatMap(({ box, welcome, frames }) =>
    frames.map(({ audience, frame }, at) => ({ box, welcome, audience, frame, before: frames.slice(0, at).findLast((one) => one.audience === audience) })),
  ).find(({ audience, frame, before }) => {
    const seen = frame.acts.flatMap(({ events }) => events).some(({ type, seat }) => type === "journey-seen" && seat === audience);
    return seen && before && before.frame.n >= frame.since && !/-destiny$/.test(frame.ask?.question ?? "");
  })!;
  const table = seated(found.box, found.welcome.at(found.audience!)!, found.before!.frame, null);
  const dialogs = HTMLDialogElement.prototype; // jsdom opens none
  const opening = ["show", "showModal", "close"] as const;
  for (const way of opening) dialogs[way] = () => undefined;
  await drawn(table, (target) => {
    const shown = () => target.querySelector("[aria-labelledby=dialog-title]");
    expect(shown()).toBe(null);
    table.stand(found.frame, found.frame.acts);
    flushSync();
    const event = found.frame.acts.flatMap(({ events }) => events).find(({ type }) => type === "journey-seen")!;
    expect(shown()!.textContent).toContain(english.noun("journey", String(event.journey)));
    shown()!.querySelector<HTMLElement>("[data-confirm]")!.click();
    flushSync();
    expect(shown()).toBe(null);
  });
  for (const way of opening) Reflect.deleteProperty(dialogs, way);
});

test("the warrior that is pressed is the one that is marked as lost", async () => {
  const isTwice = ({ venues, fight }: View) => Object.values(venues.find(({ venue }) => venue === fight?.venue)?.sent ?? {}).some((count) => count > 1);
  const { box, welcome, frame } = ASKED.get("lose-in-fight")!.find((one) => isTwice(one.frame.view as View) && one.frame.ask?.chain)!;
  const table = seated(box, welcome, frame, null);
  await drawn(table, (target) => {
    const { kind } = target.querySelector<HTMLElement>('[data-at="1"]')!.dataset;
    const tile = () => target.querySelector<HTMLElement>(`[data-kind="${kind}"][data-at="0"]`)!;
    tile().click();
    flushSync();
    expect(tile().querySelector(".chosen")).not.toBe(null);
    expect(target.querySelectorAll(".chosen")).toHaveLength(1);
  });
});
