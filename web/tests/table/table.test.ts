import { describe, expect, test } from "vitest";

import { WHOLE } from "../../src/table/table.svelte";
import { sentenceOf } from "../../src/table/wording";
import { ask, frame, seated } from "../support/small";

const told = () => new Promise((resolve) => setTimeout(resolve));
const open = (code: number, reveals = false) => ({ code, reveals });

describe("a press", () => {
  test("gives the only answer that lies on a noun", () => {
    const [table, line] = seated(ask({ answers: [open(1), open(5)] }));
    table.press("place-hafter");
    expect(line.changes).toEqual([{ type: "answer", at: 1, code: 1 }]);
  });

  test("asks for the second noun where several answers lie on the first", () => {
    const [table, line] = seated(ask({ answers: [open(2), open(3), open(6)] }));
    table.press("thing-axe");
    expect(line.changes).toEqual([]);
    expect(table.state("thing-food")).toBe("idle");
    table.press("place-hafter");
    expect(line.changes).toEqual([{ type: "answer", at: 1, code: 6 }]);
  });

  test("within a place means the answer of that place", () => {
    const [table, line] = seated(ask({ answers: [open(2), open(3), open(6)] }));
    table.press("thing-axe", ["place-ship"]);
    expect(line.changes).toEqual([{ type: "answer", at: 1, code: 2 }]);
  });

  test("of what reveals something is asked twice, and Esc takes it back", () => {
    const [table, line] = seated(ask({ answers: [open(4, true)] }));
    table.press("do-roll");
    expect([table.state("do-roll"), line.changes]).toEqual(["armed", []]);
    expect(table.back()).toBe(true);
    expect(table.state("do-roll")).toBe("open");
    table.press("do-roll");
    table.press("do-roll");
    expect(line.changes).toEqual([{ type: "answer", at: 1, code: 4 }]);
  });

  test("on a closed noun says why and gives nothing", () => {
    const [table, line] = seated(ask({ closed: [{ code: 1, reason: { key: "reason-taken" }, rule: "CP-1" }] }));
    table.press("place-hafter");
    expect(table.remark).toEqual({ label: "Hafter", text: "somebody stands there", rule: "CP-1", open: false });
    expect(sentenceOf(table, { noun: "place-hafter" })).toBe("Hafter. Somebody stands there. Closed.");
    expect(line.changes).toEqual([]);
  });

  test("does nothing while an answer is on its way", () => {
    const [table, line] = seated(ask({ answers: [open(1), open(5)] }));
    table.press("place-hafter");
    table.press("place-ship");
    expect(line.changes.length).toBe(1);
  });

  test("does nothing until the frame is here that shows the answer, whatever comes before it", () => {
    const asked = ask({ answers: [open(1), open(5)] });
    const [table, line] = seated(asked);
    table.press("place-hafter");
    table.receive(frame(asked, 2)); // another seat's act
    table.receive({ type: "done", move: "1", n: 3 });
    table.press("place-ship");
    expect([line.changes.length, table.ask, table.sending]).toEqual([1, null, true]);
    table.receive(frame(ask({ at: 3, answers: [open(5)] }), 3));
    expect(table.sending).toBe(false);
    table.press("place-ship");
    expect(line.changes.length).toBe(2);
  });

  test("is asked again where it was refused, and only by its own refusal", () => {
    const [table, line] = seated(ask({ answers: [open(1), open(5)] }));
    table.press("place-hafter");
    table.receive({ type: "refused", move: "another", error: { code: "talk/muted" } });
    expect(table.sending).toBe(true);
    table.receive({ type: "refused", move: "1", error: { code: "action/illegal" } });
    table.press("place-ship");
    expect(line.changes.length).toBe(2);
  });

  test("of undo says why nothing can be taken back", () => {
    const [table, line] = seated(ask({}));
    table.undo();
    expect(table.fault).toEqual({ key: "undo-nothing" });
    table.receive(frame(ask({}), 2, { acts: [{ n: 2, by: 0, events: [], story: [] }, { n: 3, by: 1, events: [], story: [] }] }));
    table.undo();
    expect([table.fault, line.changes]).toEqual([{ key: "undo-refused" }, []]);
  });

  test("of undo is sent once, however fast it is pressed", () => {
    const [table, line] = seated(null);
    table.receive(frame(null, 2, { undo: 2 }));
    table.undo();
    table.undo();
    expect(line.changes).toEqual([{ type: "undo", at: 2 }]);
  });
});

describe("the bar", () => {
  test("has a button for each answer that nothing drawn leads to", () => {
    const [table] = seated(ask({ answers: [open(1), open(4), open(2)] }));
    expect(table.buttons.map(({ code }) => code)).toEqual([1, 4, 2]);
    table.draw("place-hafter");
    const undraw = table.draw("thing-axe", ["place-ship"]);
    expect(table.buttons.map(({ code }) => code)).toEqual([4]);
    undraw();
    expect(table.buttons.map(({ code }) => code)).toEqual([4, 2]);
  });

  test("separates what the pressed nouns cannot", () => {
    const [table] = seated(ask({ answers: [open(2), open(3)] }));
    table.draw("place-ship");
    expect(table.buttons).toEqual([]);
    table.press("place-ship");
    expect(table.buttons.map(({ code }) => code)).toEqual([2, 3]);
  });
});

describe("a choice of several parts", () => {
  const chain = { kind: "set", add: [2, 3], complete: true };
  const drafted = (links: number[]) => ({
    links,
    add: links.length < 2 ? [2, 3] : [],
    drop: links,
    complete: true,
    warnings: [],
  });

  test("is composed by presses, dropped part by part, and given as one", async () => {
    const [table, line] = seated(ask({ answers: [open(0), open(2), open(3)], chain }), drafted);
    table.press("thing-axe");
    await told();
    table.press("thing-food");
    await told();
    expect(table.draft?.links).toEqual([2, 3]);
    expect(table.spot("thing-axe").picked).toBe(1);
    table.press("thing-axe");
    await told();
    expect(table.draft?.links).toEqual([3]);
    table.give();
    expect(line.changes).toEqual([{ type: "chain", at: 1, links: [3] }]);
  });

  test("can be composed faster than the table replies", async () => {
    const [table] = seated(ask({ answers: [open(0), open(2), open(3)], chain }), drafted);
    table.press("thing-axe");
    table.press("thing-food");
    await told();
    expect(table.draft?.links).toEqual([2, 3]);
  });

  test("runs only a little ahead of a table that does not reply", () => {
    const never = () => new Promise<never>(() => undefined);
    const [table, line] = seated(ask({ answers: [open(0), open(2), open(3)], chain }), drafted);
    line.ask = never;
    for (let press = 0; press < 20; press += 1) table.press("thing-axe");
    expect(table.draft?.links.length).toBe(4);
  });

  test("without any part is the answer that ends it", () => {
    const [table, line] = seated(ask({ answers: [open(0), open(2)], chain }), drafted);
    table.give();
    expect(line.changes).toEqual([{ type: "answer", at: 1, code: 0 }]);
  });

  test("that reveals something is given by a second press", () => {
    const [table, line] = seated(ask({ answers: [open(0, true), open(2)], chain }), drafted);
    table.give();
    expect([table.armed, line.changes]).toEqual([WHOLE, []]);
    table.give();
    expect(line.changes.length).toBe(1);
  });

  test("that wants one part only is given with it", async () => {
    const wants = { kind: "set", add: [2, 3], complete: false };
    const [table, line] = seated(ask({ answers: [open(2), open(3)], chain: wants }), (links) => ({
      ...drafted(links),
      add: [],
    }));
    table.press("thing-food");
    await told();
    expect(line.changes).toEqual([{ type: "chain", at: 1, links: [3] }]);
  });

  test("stays as it was where a part is refused", async () => {
    const [table] = seated(ask({ answers: [open(0), open(2)], chain }), () => {
      throw new Error("refused");
    });
    table.press("thing-axe");
    await told();
    expect(table.draft?.links).toEqual([]);
  });
});

test("whoever shares the device is at the table", () => {
  const [table] = seated(null, undefined, undefined, [0, 1]);
  expect([table.isHere(0), table.isHere(1)]).toEqual([true, true]);
  expect(seated(null)[0].isHere(1)).toBe(false);
});

test("a new frame takes the place of what was selected, armed and refused", () => {
  const [table] = seated(ask({ answers: [open(4, true)] }));
  table.press("do-roll");
  table.receive(frame(ask({ at: 2, answers: [open(1)] }), 2));
  expect([table.armed, table.state("place-hafter"), table.frame.n]).toEqual([null, "open", 2]);
});
