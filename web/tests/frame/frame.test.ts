import { describe, expect, test } from "vitest";

import { headline, underline } from "../../src/frame/bar/question.svelte";
import { printedOn } from "../../src/frame/dialogs/printed";
import { nearest, tabsOf } from "../../src/frame/phone/tabs";
import { neighbour } from "../../src/frame/press/keys";
import { companyOf, keepOrigin, originOf } from "../../src/frame/saga/origin";
import { chapters, sinceOwn } from "../../src/frame/saga/saga";
import { Speech } from "../../src/speech/speech";
import type { Act } from "../../src/wire/wire";
import { bundle, recorded } from "../support/fixtures";
import { ask, frame, seated } from "../support/small";

const act = (n: number, by: number | null, key = "", type = "moved"): Act => ({
  n,
  by,
  events: [{ type, round: n }],
  story: key ? [{ key }] : [],
});

test("a game that is played on keeps the bots that there still are, and remembers its moment", () => {
  expect(companyOf(["person", "bot:jarl", "bot:gone", "person"], 3, ["karl", "jarl"])).toEqual(["bot:karl", "bot:jarl", "bot:karl", "me"]);
  const origin = { address: "/replay/x#eye=all&at=4", moment: 4, round: 1 };
  keepOrigin("t", origin);
  expect([originOf("t"), originOf("u")]).toEqual([origin, null]);
});

describe("the saga", () => {
  test("has a chapter for each round, and leaves out what says nothing", () => {
    const told = chapters([act(1, null, "setup"), act(2, null, "event-round-began", "round-began"), act(3, 0), act(4, 1, "b")]);
    expect(told.map(({ round, acts }) => [round, acts.map(({ n }) => n)])).toEqual([
      [null, [1]],
      [2, [4]],
    ]);
  });

  test("begins a round where it began, and a paragraph where the game says so", () => {
    const story = [{ key: "a" }, { key: "dull" }, { key: "fight", args: { seat: 2 } }, { key: "b" }, { key: "event-round-began" }, { key: "laid" }];
    const acts = [{ n: 1, by: 0, events: [{ type: "round-began", round: 3 }], story }];
    const told = chapters(acts, { opens: ["fight", "laid"], leaves: ["dull"] });
    const paragraphs = told.map(({ round, acts: some }) => [round, some.map(({ by, story: one }) => [by, ...one.map(({ key }) => key)])]);
    expect(paragraphs).toEqual([
      [null, [[0, "a"], [2, "fight", "b"]]],
      [3, [[null, "laid"]]],
    ]);
    expect(told[0]!.acts.map(({ isFirst }) => isFirst)).toEqual([true, false]);
  });

  test("has a paragraph for each seat below a heading, and tells what only an event says", () => {
    const say = (key: string, seat: number) => ({ key, args: { seat } });
    const story = [say("moved", 0), { key: "scoring" }, say("points", 1), say("tokens", 1), say("points", 2), { key: "end" }, say("points", 2)];
    const tale = { opens: [], leaves: [], heads: ["scoring", "end"], tells: ["waived"] };
    const silent = { n: 2, by: 1, events: [{ type: "waived", seat: 1 }], story: [] };
    const [told] = chapters([{ n: 1, by: 0, events: [], story }, silent], tale);
    expect(told!.acts.map(({ by, head, story: one }) => [by, head?.key, ...one.map(({ key }) => key)])).toEqual([
      [0, undefined, "moved"],
      [1, "scoring", "points", "tokens"],
      [2, undefined, "points"],
      [2, "end", "points"],
      [1, undefined, "event-waived"],
    ]);
  });

  test("names whom a paragraph is about, also where another seat's act brought it", () => {
    const story = [{ key: "keeps", args: { seat: 0 } }, { key: "gains", args: { seat: 0 } }];
    const both = [...story, { key: "gains", args: { seat: 1 } }];
    const told = chapters([{ n: 1, by: 3, events: [], story }, { n: 2, by: 3, events: [], story: both }]);
    expect(told[0]!.acts.map(({ by }) => by)).toEqual([0, 3]);
  });

  test("since one's own last act tells what the others did", () => {
    const acts = [act(1, 0, "a"), act(2, 1, "b"), act(3, 0, "c"), act(4, 1, "d"), act(5, null, "e"), act(6, 2, "f")];
    expect(sinceOwn(acts, 0).map(({ n }) => n)).toEqual([4, 6]);
    expect(sinceOwn(acts, 3).map(({ n }) => n)).toEqual([1, 2, 3, 4, 6]);
  });
});

describe("arrows", () => {
  const from = { x: 0, y: 0 };
  const [east, far, south] = [{ x: 10, y: 1 }, { x: 8, y: 40 }, { x: 1, y: 12 }];
  test("go to what is near and in that direction", () => {
    expect(neighbour(from, [east, far, south], "ArrowRight")).toBe(east);
    expect(neighbour(from, [east, far, south], "ArrowDown")).toBe(south);
    expect(neighbour(from, [east, far, south], "ArrowLeft")).toBe(null);
  });
});

describe("the question", () => {
  test("says what is asked, and below it what is pointed at", () => {
    const [table] = seated(ask({ text: { key: "action-roll" }, answers: [{ code: 1, reveals: false, effect: { key: "effect-two" } }] }));
    expect([headline(table), underline(table).text]).toEqual(["Roll", ""]);
    table.point("place-hafter");
    expect(underline(table)).toEqual({ text: "Hafter: take two spears", kind: "open" });
  });

  test("names those for whom the table waits", () => {
    const [table] = seated(null);
    table.receive(frame(null, 2, { waiting: [1] }));
    expect(headline(table)).toBe("Waiting for B");
    table.receive(frame(null, 3, { waiting: [0, 1] }));
    expect(headline(table)).toBe("Waiting for B");
    table.receive(frame(null, 4, { waiting: [0] })); // what happened before is still being shown
    expect(headline(table)).toBe("Just a moment");
  });

  test("asks for a second press by one word where a choice has several parts", async () => {
    const axes = { text: { key: "action-roll" }, answers: [{ code: 2, reveals: true }], chain: { kind: "parts", add: [2], complete: false } };
    const [table] = seated(ask(axes), (links) => ({ links, add: [2], drop: links, complete: true, warnings: [] }));
    await table.drafting.add(2);
    table.give();
    expect(table.giveText).toBe("Confirm");
  });

  test("warns before what reveals something, and tells what was refused", () => {
    const [table] = seated(ask({ text: { key: "action-roll" }, answers: [{ code: 4, reveals: true }] }));
    table.press("do-roll");
    expect(underline(table)).toEqual({ text: "Press again.", kind: "armed" });
    table.receive({ type: "refused", move: "m", error: { code: "action/stale", reason: { key: "reason-taken" } } });
    expect(underline(table)).toEqual({ text: "somebody stands there", kind: "warning" });
  });
});

describe("the tabs of the phone", () => {
  const regions = [
    { key: "town", icon: "map", noun: "place-hafter" },
    { key: "sea", icon: "boat", noun: "place-ship" },
  ];
  test("are the regions of the board, one's own things, players and saga", () => {
    expect(tabsOf(true, regions).map(({ key }) => key)).toEqual(["town", "sea", "page-mine", "page-players", "page-saga"]);
  });

  test("of a game without a dock and regions are fewer", () => {
    expect(tabsOf(false).map(({ key }) => key)).toEqual(["page-board", "page-players", "page-saga"]);
  });

  test("show the region that is nearest to the middle", () => {
    expect(nearest({ x: 5, y: 5 }, [null, { x: 50, y: 5 }, { x: 9, y: 9 }])).toBe(2);
    expect(nearest({ x: 5, y: 5 }, [null])).toBe(-1);
  });
});

test("what is printed on a thing is said in words", () => {
  const { box } = recorded("champions").next().value!;
  const speech = new Speech("en", bundle("en", ["meadhall", "page", "champions"]), { families: box.families, names: [], own: {} });
  expect(printedOn("leader-asmundr", box, speech)).toEqual(["Each favor spent on a reroll scores its 2 glory at once."]);
  expect(printedOn("place-aumingi", box, speech)).toEqual(["Pay 1 food", "Take 1 favor"]);
  expect(printedOn("enemy-glam", box, speech)).toContain(`Attack ${box.printed.draugr!.glam!.attack}`);
  expect(speech.faults).toEqual([]);
});
