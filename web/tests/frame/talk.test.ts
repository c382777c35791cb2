import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { Table } from "../../src/table/table.svelte";
import { seated } from "../support/small";
import TalkTable from "../support/TalkTable.svelte";

function heard(table: Table): () => void {
  const said = ([0, 1, null] as const).map((seat, index) => ({ number: index + 1, seat, text: "hm", time: 1 }));
  table.receive({ type: "talk", said });
  const talk = mount(TalkTable, { target: document.body, props: { table } });
  flushSync();
  return () => void unmount(talk);
}

const buttons = () => [...document.querySelectorAll<HTMLElement>(".said button")];
const labels = () => buttons().map((button) => button.getAttribute("aria-label"));

test("the host mutes another seat or all who look on, and lets them speak again", () => {
  const muted: unknown[] = [];
  const [table] = seated(null, undefined, async (...wish) => muted.push(wish));
  const end = heard(table);
  expect(labels()).toEqual(["Mute B", "Mute onlookers"]);
  for (const button of buttons()) button.click();
  table.receive({ type: "note", aside: { ...table.aside, muted: [1, null] } });
  flushSync();
  expect(labels()).toEqual(["Unmute B", "Unmute onlookers"]);
  expect(document.querySelectorAll(".said i")).toHaveLength(2);
  for (const button of buttons()) button.click();
  expect(muted).toEqual([[1, true], [null, true], [1, false], [null, false]]);
  end();
});

test("nobody else mutes", () => {
  const [table] = seated(null);
  const end = heard(table);
  expect(buttons()).toEqual([]);
  end();
});
