import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Connection, type Socket } from "../../src/line/connection.svelte";
import type { Down } from "../../src/wire/wire";
import { frame } from "../support/small";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(n: number, since = 0): void {
    this.onopen?.();
    this.say({ type: "welcome", aside: {} });
    this.say(frame(null, n, { since }));
  }
}

let sockets: FakeSocket[] = [];
let heard: Down[] = [];

function connected(): Connection {
  const line = new Connection("/socket", 1, (message) => heard.push(message), (_, protocol) => {
    expect(protocol).toBe("meadhall.1");
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  });
  line.open();
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard] = [[], []];
});
afterEach(() => void vi.useRealTimers());

test("hello names the seat, and after a cut the last number that was heard", () => {
  const line = connected();
  sockets[0]!.greet(5);
  expect(sockets[0]!.sent[0]).toEqual({ type: "hello", seat: 1, since: 0 });
  sockets[0]!.close();
  expect(line.cut).toBe(true);
  vi.runOnlyPendingTimers();
  sockets[1]!.greet(7, 5);
  expect(sockets[1]!.sent[0]).toEqual({ type: "hello", seat: 1, since: 5 });
  expect(line.cut).toBe(false);
});

test("a change that was not answered is sent again under the same move, and one that was is not", () => {
  const line = connected();
  sockets[0]!.greet(1);
  line.change({ type: "answer", at: 1, code: 4 });
  line.change({ type: "undo", at: 1 });
  const [, first, second] = sockets[0]!.sent;
  sockets[0]!.say({ type: "done", move: first!.move, n: 2 });
  sockets[0]!.close();
  vi.runOnlyPendingTimers();
  sockets[1]!.greet(2, 1);
  expect(sockets[1]!.sent.slice(1)).toEqual([second]);
});

test("what is said while the line is cut goes out after the next hello", () => {
  const line = connected();
  line.change({ type: "answer", at: 1, code: 4 });
  expect(sockets[0]!.sent).toEqual([]);
  sockets[0]!.greet(1);
  expect(sockets[0]!.sent.map(({ type }) => type)).toEqual(["hello", "answer"]);
});

test("a frame with a gap before it is asked for again", () => {
  connected();
  sockets[0]!.greet(1);
  sockets[0]!.say(frame(null, 9, { since: 7 }));
  expect(sockets[0]!.sent.at(-1)).toEqual({ type: "hello", seat: 1, since: 1 });
  sockets[0]!.say(frame(null, 9, { since: 1 }));
  expect(heard.filter(({ type }) => type === "frame").map((one) => (one as { n: number }).n)).toEqual([1, 9]);
});

test("an inquiry gets its own reply or refusal", async () => {
  const line = connected();
  sockets[0]!.greet(1);
  const hint = line.ask({ type: "ask-hint" });
  const why = line.ask({ type: "ask-why", code: 3 });
  const [hinted, asked] = sockets[0]!.sent.slice(1);
  sockets[0]!.say({ type: "refused", id: asked!.id, error: { code: "action/malformed" } });
  sockets[0]!.say({ type: "told", id: hinted!.id, hint: [] });
  await expect(hint).resolves.toMatchObject({ hint: [] });
  await expect(why).rejects.toMatchObject({ code: "action/malformed", key: "refused-action-malformed" });
});

test("what was too fast is sent again after a breath", () => {
  const line = connected();
  sockets[0]!.greet(1);
  void line.ask({ type: "ask-hint" });
  sockets[0]!.say({ type: "refused", error: { code: "rate/slow-down" } });
  expect(sockets[0]!.sent.length).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(sockets[0]!.sent[2]).toEqual(sockets[0]!.sent[1]);
  expect(heard.some(({ type }) => type === "refused")).toBe(false);
});

test("a line that stays silent after a ping is cut and dialled again", () => {
  const line = connected();
  sockets[0]!.greet(1);
  vi.advanceTimersByTime(20_000);
  expect(sockets[0]!.sent.at(-1)!.type).toBe("ping");
  vi.advanceTimersByTime(10_000);
  expect([line.cut, sockets[0]!.closed]).toEqual([true, true]);
});

test("attempts come slower and slower", () => {
  connected();
  const waits: number[] = [];
  for (let number = 0; number < 7; number += 1) {
    const began = Date.now();
    sockets.at(-1)!.close();
    vi.runOnlyPendingTimers();
    waits.push(Date.now() - began);
  }
  expect(waits[0]).toBeLessThanOrEqual(400);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(4000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(8000);
});

test("a farewell for good is not followed by another attempt", () => {
  const line = connected();
  sockets[0]!.greet(1);
  sockets[0]!.say({ type: "bye", code: "wire/version" });
  vi.runOnlyPendingTimers();
  expect([line.ended, sockets.length]).toEqual(["wire/version", 1]);
});

test("a seat of somebody else ends the line with the reason", () => {
  const line = connected();
  sockets[0]!.onopen?.();
  sockets[0]!.say({ type: "refused", error: { code: "seat/not-yours" } });
  expect(line.ended).toBe("seat/not-yours");
});

test("a table that can only be looked at is shown before the line ends", () => {
  const line = connected();
  sockets[0]!.greet(6);
  sockets[0]!.say({ type: "talk", said: [] });
  sockets[0]!.say({ type: "bye", code: "table/read-only" });
  vi.runOnlyPendingTimers();
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "frame", "talk"]);
  expect([line.ended, sockets.length]).toEqual(["table/read-only", 1]);
});
