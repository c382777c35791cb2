// A choice of several parts while a person is composing it. Only this page knows it until it is given.
import type { Line } from "../line/line";
import type { Ask, Drafted } from "../wire/wire";
import type { Box } from "./box";

/** Where drafts are kept over a reload. */
export interface Shelf {
  read(at: number): number[];
  keep(at: number, links: readonly number[]): void;
}

const MOST_AHEAD = 4; // parts that are shown before the table has said anything about them

export class Drafting {
  /** What is composed so far; null while no choice of several parts is asked. */
  draft = $state.raw<Drafted | null>(null);
  /** Whether the table still has to say what may follow. */
  pending = $state(false);
  private confirmed: Drafted | null = null;
  /** How many parts there were before each gesture: a step back takes back all that a gesture added. */
  private gestures: number[] = [];
  private at = -1;
  private asking: Promise<void> | null = null;

  constructor(
    private readonly box: Box,
    private readonly line: Line,
    private readonly shelf: Shelf,
  ) {}

  /** A new question; a draft that was kept for it is taken up again. */
  begin(ask: Ask | null): void {
    if (ask?.at === this.at && ask?.chain && this.draft) return;
    this.asking = null;
    this.pending = false;
    this.gestures = [];
    this.at = ask?.at ?? -1;
    this.confirmed = this.draft = ask?.chain
      ? { links: [], add: ask.chain.add, drop: [], complete: ask.chain.complete, warnings: ask.warnings ?? [] }
      : null;
    const kept = ask?.chain ? this.shelf.read(this.at) : [];
    if (kept.length) void this.compose(kept);
  }

  /** Add a part; `together` with the one before it if one gesture adds both. */
  add(code: number, together = false): Promise<void> {
    const { draft, confirmed } = this;
    if (!draft?.add.includes(code)) return Promise.resolve();
    const ahead = draft.links.length - (confirmed?.links.length ?? 0);
    if (ahead >= MOST_AHEAD) return Promise.resolve();
    if (!together) this.gestures.push(draft.links.length);
    return this.compose([...draft.links, code]);
  }

  /** Take a part out again, with whatever goes on with it. */
  drop(code: number): Promise<void> {
    const links = this.draft?.links ?? [];
    const first = links.lastIndexOf(code);
    if (first < 0) return Promise.resolve();
    let after = first + 1;
    while (after < links.length && this.continues(links[after]!)) after += 1;
    this.gestures = this.gestures.filter((before) => before < first);
    return this.compose([...links.slice(0, first), ...links.slice(after)]);
  }

  /** Take back what the last gesture added, or the last part; true if there was one. */
  back(): boolean {
    const links = this.draft?.links ?? [];
    if (!links.length) return false;
    this.gestures = this.gestures.filter((before) => before < links.length);
    void this.compose(links.slice(0, this.gestures.pop() ?? -1));
    return true;
  }

  /** Resolves when the table has said what may follow. */
  settled(): Promise<void> {
    return this.asking ?? Promise.resolve();
  }

  clear(): Promise<void> {
    return this.compose([]);
  }

  /** Whether a part goes on with the one before it: where a Viking goes, whom it strikes. */
  continues(code: number): boolean {
    return this.box.chains.continuing.includes(this.box.catalogue[code]?.type ?? "");
  }

  /** Show these parts at once, and ask what may follow them; they are withdrawn if they do not go together. */
  private async compose(links: number[]): Promise<void> {
    if (!this.draft) return;
    this.draft = { ...this.draft, links, complete: false };
    this.pending = true;
    this.asking ??= this.settle();
    await this.asking;
  }

  /** Ask for what is shown until the reply is about just that: one inquiry is under way at a time. */
  private async settle(): Promise<void> {
    const { at } = this;
    let asked: readonly number[] | null = null;
    while (this.at === at && this.draft && this.draft.links !== asked) {
      asked = this.draft.links;
      try {
        const told = (await this.line.ask({ type: "ask-chain", at, links: [...asked] })).chain;
        if (told && at === this.at) this.confirmed = told;
      } catch {
        // refused: it stays as it was
      }
    }
    this.asking = null;
    if (this.at !== at) return;
    this.draft = this.confirmed;
    this.pending = false;
    this.shelf.keep(at, this.draft?.links ?? []);
  }
}
