import { describe, expect, test } from "vitest";

import { BOX, ask, frame, seated } from "../support/small";

const axe = { nouns: ["thing-axe"], kinds: ["load", "send"] };
const worker = { nouns: [], kinds: ["place"] };
const open = (...codes: number[]) => codes.map((code) => ({ code, reveals: false }));

describe("a piece that is carried", () => {
  test("gives the one answer that lies on it and on where it is laid down", async () => {
    const [table, line] = seated(ask({ answers: open(2, 6, 1) }));
    expect(table.carrying.take(axe)).toBe(true);
    expect(table.state("place-ship")).toBe("open");
    expect([table.carrying.fits(["place-hafter"]), table.carrying.fits(["thing-food"])]).toEqual([true, false]);
    await table.carrying.lay(["place-hafter"]);
    expect(line.changes).toEqual([{ type: "answer", at: 1, code: 6 }]);
  });

  test("goes back where it is laid down beside everything", async () => {
    const [table, line] = seated(ask({ answers: open(2, 6) }));
    table.carrying.take(axe);
    await table.carrying.lay([]);
    expect([line.changes, table.selected]).toEqual([[], []]);
    table.carrying.take(axe);
    await table.carrying.lay(["thing-food"]);
    expect([line.changes, table.selected]).toEqual([[], []]);
  });

  test("that is no part of the answer, as a worker, gives only answers of its kind", async () => {
    const [table, line] = seated(ask({ answers: open(1, 4, 6) }));
    expect(table.carrying.may(axe)).toBe(true);
    table.carrying.take(worker);
    expect(table.carrying.fits(["do-roll"])).toBe(false);
    await table.carrying.lay(["place-hafter"]);
    expect(line.changes).toEqual([{ type: "answer", at: 1, code: 1 }]);
  });

  test("cannot be taken up where no answer moves it", () => {
    const [table] = seated(ask({ answers: open(4) }));
    expect([table.carrying.may(worker), table.carrying.take(axe)]).toEqual([false, false]);
  });

  test("on a path is picked when it is taken up, and moves or stays when it is laid down", async () => {
    BOX.chains.continuing.push("send");
    const add = (links: number[]) => ({ links, add: links.length % 2 ? [6] : [2], drop: links, complete: links.length === 2, warnings: [] });
    const [table, line] = seated(ask({ answers: open(2), chain: { kind: "path", add: [2], complete: false } }), add);
    const viking = { nouns: ["place-ship"], kinds: ["load"] };
    table.carrying.take(viking);
    expect(table.draft?.links).toEqual([2]);
    await table.carrying.lay([]);
    expect(table.draft?.links).toEqual([]);
    table.carrying.take(viking);
    await table.carrying.lay(["place-hafter"]);
    await table.drafting.settled();
    expect(table.draft?.links).toEqual([2, 6]);
    expect(line.changes).toEqual([]);
    expect(table.back()).toBe(true); // the move as a whole, for one gesture made it
    expect(table.draft?.links).toEqual([]);
    BOX.chains.continuing.pop();
  });

  test("strikes whom it is laid on, and the only one there without being told", async () => {
    BOX.chains.continuing.push("send", "place");
    const victims = { many: [1, 5], one: [5] };
    const strike = async (whom: number[], aim: string | null) => {
      const next = [[2], [6], whom];
      const add = (links: number[]) => ({ links, add: next[links.length] ?? [], drop: links, complete: links.length === 3, warnings: [] });
      const [table] = seated(ask({ answers: open(2), chain: { kind: "path", add: [2], complete: false } }), add);
      table.carrying.take({ nouns: ["place-ship"], kinds: ["load"] });
      await table.carrying.lay(["place-hafter"], aim);
      await table.drafting.settled();
      return [table.draft?.links, (table.back(), table.draft?.links)];
    };
    expect(await strike(victims.many, null)).toEqual([[2, 6], []]);
    expect(await strike(victims.many, "place-hafter")).toEqual([[2, 6, 1], []]);
    expect(await strike(victims.one, null)).toEqual([[2, 6, 5], []]);
    BOX.chains.continuing.splice(-2);
  });

  test("carried to where others follow is chosen at the next question", async () => {
    const [table, line] = seated(ask({ answers: open(1, 5) }));
    table.carrying.take({ ...worker, then: { nouns: ["thing-axe", "place-hafter"], kinds: ["send"] } });
    await table.carrying.lay(["place-hafter"]);
    table.receive({ type: "done", move: "1", n: 2 });
    table.receive(frame(ask({ at: 2, answers: open(2, 6) }), 2));
    await Promise.resolve();
    table.carrying.goOn();
    expect(line.changes).toEqual([{ type: "answer", at: 1, code: 1 }, { type: "answer", at: 2, code: 6 }]);
    table.carrying.goOn();
    expect(line.changes.length).toBe(2);
  });
});
