import { beforeEach, describe, expect, test, vi } from "vitest";

import { api, type RecordTold } from "../../src/line/api";
import type { Languages } from "../../src/speech/languages.svelte";
import { Playing } from "../../src/table/playing.svelte";
import { Replay } from "../../src/table/replay.svelte";
import type { Act } from "../../src/wire/wire";
import { BOX, frame } from "../support/small";

/** Whose act each moment tells of. */
const DOERS = [null, 0, 1, 1, 0, 1, 0];
const act = (n: number, by: number | null): Act => ({ n, by, events: [], story: [] });
const frames = DOERS.map((by, at) => frame(null, at + 1, { acts: [act(at + 1, by)] }));
const by = <T,>(one: T) => ({ 0: one, 1: one, all: one, spectator: one });
const record: RecordTold = {
  ...{ id: "x", game: "small", setting: BOX.setting, names: ["A", "B"], players: ["person", "bot:jarl"], box: "b", result: null },
  moments: by(DOERS.length),
  rounds: by([0, 4]),
};
const languages = { need: () => Promise.resolve() } as unknown as Languages;

vi.mock("../../src/table/seating.svelte", () => ({ boxOf: () => Promise.resolve(BOX) }));

beforeEach(() => {
  vi.spyOn(api, "moments").mockImplementation((_id, _eye, from) => Promise.resolve({ from, frames: frames.slice(from) }));
});

describe("a replay", () => {
  test("steps from act to act of the seat whose eyes one looks through", async () => {
    const replay = await Replay.open(record, "0", 1, languages);
    expect(replay.table?.whose).toBe(0);
    await replay.seek(1);
    expect(replay.moment).toBe(4);
    await replay.seek(-1);
    expect(replay.moment).toBe(1);
    await replay.seek(-1);
    expect(replay.moment).toBe(1);
  });

  test("steps to another seat where one looks on, and with all revealed by the seat that is chosen", async () => {
    const onlooker = await Replay.open(record, "spectator", 2, languages);
    expect(onlooker.table?.whose).toBe(null);
    await onlooker.seek(1);
    expect(onlooker.moment).toBe(4);
    const knowing = await Replay.open(record, "all", 0, languages, 1);
    expect([knowing.table?.seat, knowing.table?.whose]).toEqual([null, 1]);
    await knowing.seek(1);
    expect(knowing.moment).toBe(2);
    knowing.table!.whose = 0;
    await knowing.seek(1);
    expect(knowing.moment).toBe(4);
  });

  test("shows the moment that was jumped to, whatever was still in motion", async () => {
    const playing = new Playing(frames[0]!, () => false);
    playing.move(() => new Promise(() => {}));
    playing.receive(frame(null, 2, { acts: [{ ...act(2, 0), events: [{ type: "moved" }] }] }));
    playing.stand(frames[5]!, [act(6, 1)]);
    await new Promise((resolve) => setTimeout(resolve));
    expect([playing.frame.n, playing.acts.map(({ n }) => n)]).toEqual([6, [6]]);
  });
});
