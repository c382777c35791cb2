import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { Refusal } from "../../src/line/api";
import type { Connection } from "../../src/line/connection.svelte";
import type { Page } from "../../src/screens/page.svelte";
import { Speech } from "../../src/speech/speech";
import { bundle, LANGUAGES } from "../support/fixtures";
import NoticesTable from "../support/NoticesTable.svelte";
import { seated } from "../support/small";

const page = { refusal: (error: Refusal) => `why: ${error.code}` } as unknown as Page;

function noticed(ended: string): [string, number] {
  const [table] = seated(null);
  const line = { ended, cut: false } as unknown as Connection;
  const shown = mount(NoticesTable, { target: document.body, props: { table, line, page } });
  flushSync();
  const told = document.querySelector("[role=alert]")!;
  const found: [string, number] = [told.textContent?.trim() ?? "", told.querySelectorAll("button").length];
  void unmount(shown);
  return found;
}

test("a game that can only be looked at says so, and offers nothing", () => {
  expect(noticed("table/read-only")).toEqual(["why: table/read-only", 0]);
  expect(noticed("session/none")[1]).toBe(1);
});

test("its sentence is there in every language", () => {
  for (const language of LANGUAGES) {
    const speech = new Speech(language, bundle(language, ["meadhall", "page"]));
    expect(speech.has("refused-table-read-only")).toBe(true);
  }
});
