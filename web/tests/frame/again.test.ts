import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";

import { alike } from "../../src/frame/end/again";
import ShareTable from "../support/ShareTable.svelte";
import { frame, seated } from "../support/small";

let end = () => undefined as void;
const link = `${location.origin}/replay/1`;

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

async function pressed(): Promise<HTMLElement> {
  const [table] = seated(null);
  table.receive(frame(null, 2, { result: { scores: [3, 1], winners: [0] } }));
  const made = mount(ShareTable, { target: document.body, props: { table } });
  end = () => void unmount(made);
  flushSync();
  document.querySelector<HTMLElement>("[data-share]")!.click();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  return document.body;
}

test("whoever looked on sets a table like the one they saw", () => {
  const [table] = seated(null);
  table.receive({ type: "note", aside: { ...table.aside, players: ["bot:jarl", "person", "away:karl"] } });
  expect(alike(table)).toMatchObject({ game: "small", seats: ["me", "link", "bot:karl"], cards: "none", hints: true });
});

test("the link to the replay is copied", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect((await pressed()).textContent).toContain("Copied");
  expect(writeText).toHaveBeenCalledWith(link);
});

test("on a phone its own way to share is used, and nothing more if one thinks better of it", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const share = vi.fn(() => Promise.reject(new DOMException("", "AbortError")));
  vi.stubGlobal("navigator", { share });
  expect((await pressed()).querySelector("input")).toBe(null);
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
});

test("a link that the browser does not let the page copy is shown", async () => {
  vi.stubGlobal("navigator", { clipboard: undefined });
  expect((await pressed()).querySelector("input")?.value).toBe(link);
});
