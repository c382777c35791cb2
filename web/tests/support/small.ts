// A table small enough to read: one ship, two kinds of crew, a die.
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Change, Inquiry, Line } from "../../src/line/line";
import { Speech } from "../../src/speech/speech";
import type { Box } from "../../src/table/box";
import { Table, type Around } from "../../src/table/table.svelte";
import type { Ask, Drafted, Frame, Motive, Told, Welcome } from "../../src/wire/wire";

const WORDS = `
page-said-open = Open
page-said-closed = Closed
page-said-armed = Press again
page-said-picked = Chosen
page-said-idle = { "" }
page-said-drop = Take out
place-hafter = Hafter
place-ship = Ship
thing-axe = axe
thing-food = food
effect-two = take two spears
reason-taken = somebody stands there
action-roll = Roll
action-done = Done
page-waiting-for = Waiting for { $names }
page-remark = { $label }: { $text }
page-remark-rule = { $label }: { $text } ({ $rule })
page-sending = Just a moment
page-confirm-all = Confirm
page-armed = Press again.
page-ready = Confirm it.
page-give = Done
page-motive = Why did { $name } do that?
page-motive-none = It was hidden.
page-motive-done = This
page-hint-line = { $answer }: { $percent }%
page-talk = Talk
page-onlooker = Onlooker
page-silence = Silence
page-say = Say
page-send = Send
page-muted = muted
page-mute = Mute { $name }
page-unmute = Unmute { $name }
page-mute-onlookers = Mute onlookers
page-unmute-onlookers = Unmute onlookers
page-title-turn = { $name }, your turn
page-copied = Copied
page-share = Share
`;

export const BOX: Box = {
  setting: { game: "small", revision: 1, seats: 2, options: {}, cards: { name: "none", digest: "" } },
  digest: "",
  rounds: 1,
  catalogue: [
    { type: "done" },
    { type: "place", space: "hafter" },
    { type: "load", space: "ship", item: "axe" },
    { type: "load", space: "ship", item: "food" },
    { type: "roll" },
    { type: "place", space: "ship" },
    { type: "send", space: "hafter", item: "axe" },
  ],
  families: { space: "place", item: "thing", seat: "seat" },
  chains: { closers: [0], continuing: [] },
  printed: {},
  trust: {},
  rules: { "place-hall": "CL-1" },
  own: {},
};

export class RecordedLine implements Line {
  changes: Change[] = [];
  asked: Inquiry[] = [];
  motive: Motive | null = null;
  constructor(private readonly drafted: (links: number[]) => Drafted) {}
  /** The change, signed with its place among the changes: "1", "2", … */
  change(message: Change): string {
    return String(this.changes.push(message));
  }
  ask(message: Inquiry): Promise<Told> {
    this.asked.push(message);
    const chain = message.type === "ask-chain" ? this.drafted(message.links) : null;
    const motive = message.type === "ask-motive" ? this.motive : null;
    return Promise.resolve({ type: "told", id: 1, chain, motive });
  }
}

export function ask(given: Partial<Ask>): Ask {
  return { at: 1, question: "q", offer: false, text: { key: "q" }, answers: [], closed: [], ...given };
}

export function frame(asked: Ask | null, n = 1, more: Partial<Frame> = {}): Frame {
  const still = { since: n - 1, acts: [], view: {}, waiting: [], undo: 0, scores: [], result: null };
  return { type: "frame", n, ...still, ask: asked, ...more };
}

export function seated(
  asked: Ask | null,
  drafted: (links: number[]) => Drafted = none,
  mute?: Around["mute"],
  besides: readonly number[] = [],
): [Table, RecordedLine] {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(WORDS));
  const line = new RecordedLine(drafted);
  const house = { pace: 0, odds: true, hints: true, clock: null, stand_in: "karl" };
  const aside = { k: 0, players: ["person", "person"], here: [], clock: null, proposal: null, thinking: [] };
  const welcome: Welcome = { type: "welcome", wire: 1, app: "", box: "", seat: 0, names: ["A", "B"], table: house, aside };
  const kept = new Map<number, readonly number[]>();
  const shelf = {
    read: (at: number) => [...(kept.get(at) ?? [])],
    keep: (at: number, links: readonly number[]) => void kept.set(at, links),
  };
  const around = { line, shelf, speech: () => new Speech("en", bundle), isStill: () => true, mute, besides };
  return [new Table(BOX, welcome, frame(asked), around), line];
}

function none(links: number[]): Drafted {
  return { links, add: [], drop: [], complete: true, warnings: [] };
}
