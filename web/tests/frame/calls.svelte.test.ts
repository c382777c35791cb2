import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Calls } from "../../src/frame/calls/calls.svelte";
import { announce } from "../../src/frame/calls/turn.svelte";
import type { Page } from "../../src/screens/page.svelte";
import type { Table } from "../../src/table/table.svelte";
import type { Act } from "../../src/wire/wire";
import { ask, frame, seated } from "../support/small";

let shown: string[];
let notes: number;
let wish: NotificationPermission;

beforeEach(() => {
  localStorage.clear();
  [shown, notes, wish] = [[], 0, "granted"];
  class Shown {
    static permission: NotificationPermission = "default";
    static requestPermission = () => Promise.resolve((Shown.permission = wish));
    onclick = null;
    constructor(title: string) {
      if (title === "none here") throw new TypeError("Illegal constructor");
      shown.push(title);
    }
  }
  const value = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  const node = { connect: (next: unknown) => next, start: () => (notes += 1), stop() {}, frequency: value, gain: value };
  class Hall {
    currentTime = 0;
    resume = () => Promise.resolve();
    createOscillator = () => node;
    createGain = () => node;
  }
  vi.stubGlobal("Notification", Shown);
  vi.stubGlobal("AudioContext", Hall);
});
afterEach(() => vi.unstubAllGlobals());

const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
const act = (n: number, by: number): Act => ({ n, by, events: [], story: [{ key: "action-roll" }] });
const asked = (at: number) => ask({ at, text: { key: "action-roll" } });

describe("a person", () => {
  test("is called by nothing before they switch it on, and the browser is not asked", () => {
    const calls = new Calls();
    hide(true);
    calls.call("A", "Roll");
    expect([calls.sound, calls.notice, shown, notes, Notification.permission]).toEqual([false, false, [], 0, "default"]);
  });

  test("hears a horn, and sees a notification only while the page is hidden", async () => {
    const calls = new Calls();
    calls.setSound(true);
    expect(notes).toBeGreaterThan(0);
    await calls.setNotice(true, "first", "");
    notes = 0;
    hide(false);
    calls.call("seen", "");
    hide(true);
    calls.call("unseen", "");
    expect([shown, notes > 0]).toEqual([["first", "unseen"], true]);
    const later = new Calls();
    expect([later.sound, later.notice]).toEqual([true, true]);
  });

  test("is told when the browser shows no notifications", async () => {
    const calls = new Calls();
    await calls.setNotice(true, "none here", "");
    expect([calls.notice, calls.barred]).toEqual([false, true]);
    await calls.setNotice(false, "", "");
    expect(calls.barred).toBe(false);
    wish = "denied";
    (Notification as { permission: string }).permission = "default";
    await calls.setNotice(true, "title", "");
    expect([calls.notice, calls.barred, shown]).toEqual([false, true, []]);
  });
});

describe("the turn", () => {
  function watched(table: Table): { page: Page; called: string[]; stop: () => void } {
    const called: string[] = [];
    const page = { heading: null, calls: { call: (_: string, text: string) => called.push(text) } } as unknown as Page;
    const stop = $effect.root(() => announce(table, page));
    flushSync();
    return { page, called, stop };
  }

  test("is in the title while it lasts, and no longer", () => {
    const [table] = seated(asked(1));
    const { page, stop } = watched(table);
    expect(page.heading).toBe("A, your turn");
    table.receive(frame(null, 2));
    flushSync();
    expect(page.heading).toBe(null);
    table.receive(frame(asked(3), 3));
    flushSync();
    expect(page.heading).toBe("A, your turn");
    stop();
    expect(page.heading).toBe(null);
  });

  test("calls once when it comes from others, not at each question of one's own turn", () => {
    const [table] = seated(asked(1));
    const { called, stop } = watched(table);
    expect(called).toEqual([]);
    const next = (n: number, at: number, ...acts: Act[]) => (table.receive(frame(asked(at), n, { acts })), flushSync());
    next(2, 2, act(2, 0));
    expect(called).toEqual([]);
    next(3, 3, act(3, 1));
    next(4, 3);
    expect(called).toEqual(["Roll"]);
    next(5, 5, act(5, 0));
    expect(called).toEqual(["Roll"]);
    stop();
  });
});
