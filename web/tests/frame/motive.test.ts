import { flushSync, mount, tick, unmount } from "svelte";
import { expect, test } from "vitest";

import type { Table } from "../../src/table/table.svelte";
import type { Act } from "../../src/wire/wire";
import { frame, seated, type RecordedLine } from "../support/small";
import SagaTable from "../support/SagaTable.svelte";

const act = (n: number, by: number): Act => ({ n, by, events: [], story: [{ key: "action-roll" }] });

function told(players: string[], hints = true): [Table, RecordedLine, () => void] {
  Element.prototype.scrollIntoView ??= () => undefined;
  const [table, line] = seated(null);
  table.receive({ type: "note", aside: { ...table.aside, players } });
  table.house.hints = hints;
  table.receive(frame(null, 4, { since: 1, acts: [act(2, 0), act(3, 1), act(4, 1)] }));
  const saga = mount(SagaTable, { target: document.body, props: { table } });
  flushSync();
  return [table, line, () => void unmount(saga)];
}

const buttons = () => [...document.querySelectorAll<HTMLElement>("[data-why]")];
const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await tick();
};

test("what a bot did can be asked about, and is told beside it", async () => {
  const [, line, end] = told(["person", "bot:karl"]);
  expect(buttons().map(({ dataset, tabIndex }) => [dataset.why, tabIndex])).toEqual([["3", -1], ["4", 0]]);
  expect(buttons()[1]!.textContent).toContain("Why did B do that?");
  line.motive = { seat: 1, bot: "karl", done: { code: 4, share: 0.4, error: null }, others: [{ code: 1, share: 0.25, error: null }] };
  buttons()[1]!.click();
  await settled();
  expect(line.asked).toEqual([{ type: "ask-motive", n: 4 }]);
  const lines = [...document.querySelectorAll('.motive[role="status"] li')].map(({ textContent }) => textContent);
  expect(lines[0]).toBe("This: 40%");
  expect(lines[1]).toContain("25%");
  line.motive = null;
  buttons()[0]!.click();
  await settled();
  expect(document.querySelector(".motive")!.textContent).toContain("It was hidden.");
  buttons()[0]!.click();
  flushSync();
  expect(document.querySelector(".motive")).toBe(null);
  end();
});

test("the keyboard reaches the last act, and the others by arrows", async () => {
  const [, , end] = told(["person", "bot:karl"]);
  buttons()[1]!.focus();
  buttons()[1]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  await settled();
  expect(buttons().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  expect(document.activeElement).toBe(buttons()[0]);
  end();
});

test("nothing is asked about people, or where the table gives no hints", () => {
  for (const [players, hints] of [[["person", "person"], true], [["person", "bot:karl"], false]] as const) {
    const [, , end] = told([...players], hints);
    expect(buttons()).toEqual([]);
    end();
  }
});
