// One table as one audience sees it: what is shown, what can be pressed, and what a person is composing.
import { SvelteMap } from "svelte/reactivity";

import type { Line } from "../line/line";
import type { Speech } from "../speech/speech";
import type { Act, Advised, Ask, Aside, Closed, Down, Frame, House, Message, Open, Welcome } from "../wire/wire";
import { Asking } from "./asking";
import type { Box } from "./box";
import { Carrying } from "./carrying";
import { Drafting, type Shelf } from "./drafting.svelte";
import { labelOf } from "./labels";
import { Playing } from "./playing.svelte";
import { buttonsOf, choicesOf, lyingOn, narrowed, nounsOfCode, spotsOf, type Choice, type Spot } from "./spots";
import { Talking } from "./talking.svelte";
import { nameOf, remarkOn, type Remark } from "./wording";

/** In the place of a code: the choice of several parts as a whole. */
export const WHOLE = -1;

/** Milliseconds. */
const DOUBLE_CLICK = 500;

export type State = "open" | "closed" | "idle" | "armed" | "picked";

export interface Sheet {
  /** What is drawn in it. */
  drawn: SvelteMap<string, number>;
  /** It has all buttons of the question itself, so that the bar needs none. */
  footed: boolean;
}

export interface Around {
  line: Line;
  shelf: Shelf;
  /** The words of the page and of the game, in the language chosen. */
  speech: () => Speech;
  /** Whether things appear in place, without motion. */
  isStill: () => boolean;
  /** The seats of all who play at this device. */
  besides?: readonly number[];
  /** Mute a seat or all who look on, or let them speak again; only the host can. */
  mute?: ((seat: number | null, muted: boolean) => Promise<unknown>) | undefined;
  /** A finished game is stepped through. */
  isReplay?: boolean;
}

export class Table {
  readonly box: Box;
  readonly seat: number | null;
  /** Whose goods lie below the board: one's own, or in a replay those of whom one has chosen. */
  whose = $state.raw<number | null>(null);
  readonly isReplay: boolean;
  readonly names: string[];
  readonly house: House;
  aside = $state.raw<Aside>() as Aside;
  /** When `aside` was received, by the page's clock: what is left on a clock counts from there. */
  heard = $state.raw(0);
  /** Nouns that were pressed to tell apart the answers that lie on them. */
  selected = $state.raw<string[]>([]);
  /** What was pressed once and reveals something: a second press gives it. */
  armed = $state.raw<number | null>(null);
  pointed = $state.raw<string[]>([]);
  /** The closed thing that was pressed: what is said of it stays until something else is done. */
  private pinned: string[] = [];
  /** The thing that is looked at large. */
  looked = $state.raw<string | null>(null);
  hints = $state.raw<Advised[] | null>(null);
  /** What was refused last. */
  fault = $state.raw<Message | null>(null);
  /** The change on its way: its `move`, and once it is done the number of the frame that shows it. */
  private underway = $state.raw<{ move: string; n: number } | null>(null);
  /** Whether an answer is on its way: until the frame that shows it is here, the question of before is not asked again. */
  readonly sending = $derived.by(() => this.underway !== null);
  /** Every answer is confirmed by a second press, as on a phone, where fingers slip. */
  careful = $state.raw(false);
  /** A scoring is being told step by step: what is told so far of each seat, so that nothing else says the end before it. */
  revealing = $state.raw<readonly number[] | null>(null);
  /** The text view stands in the place of the board, and lists all answers itself. */
  listed = $state.raw(false);
  readonly playing: Playing;
  readonly talking: Talking;
  readonly asking: Asking;
  readonly drafting: Drafting;
  readonly carrying = new Carrying(this);
  readonly drawn = new SvelteMap<string, number>();
  /** What lies above the board: while it is there, only what is drawn in it can be pressed. */
  sheet = $state.raw<Sheet | null>(null);
  private readonly around: Around;
  private sent = -Infinity;
  private latest = $state.raw<Frame>() as Frame;

  readonly frame = $derived.by(() => this.playing.frame);
  readonly view = $derived.by(() => this.frame.view);
  readonly draft = $derived.by(() => this.drafting.draft);
  /** What is asked; nothing while acts are still being shown or an answer is on its way. */
  readonly ask: Ask | null = $derived.by(() => (this.frame.n < this.latest.n || this.sending ? null : this.frame.ask));
  readonly choices: Choice[] = $derived.by(() => choicesOf(this.box, this.ask, this.draft));
  readonly spots = $derived.by(() => {
    return spotsOf(this.box, this.ask, this.choices, this.draft?.links ?? [], this.selected);
  });
  readonly buttons: Choice[] = $derived.by(() => {
    if (this.listed) return [];
    return buttonsOf(this.choices, this.selected, (this.sheet?.drawn ?? this.drawn).keys());
  });
  readonly speech: Speech = $derived.by(() => {
    return this.around.speech().with({ families: this.box.families, names: this.names, own: this.box.own });
  });
  /** The answer that ends a choice of several parts as it stands before any part is named. */
  readonly closer: Open | null = $derived.by(() => {
    return this.ask?.answers.find(({ code }) => this.box.chains.closers.includes(code)) ?? null;
  });
  /** The kind of answer with which the last part must be gone on: where it goes, whom it strikes. */
  readonly owed: string | null = $derived.by(() => {
    const kinds = new Set(this.draft?.links.length && !this.complete ? this.choices.map(({ code }) => this.box.catalogue[code]?.type) : []);
    const [kind] = kinds;
    return kinds.size === 1 && this.box.chains.continuing.includes(kind ?? "") ? kind! : null;
  });
  readonly complete = $derived.by(() => Boolean(this.ask?.chain && this.draft?.complete));
  readonly remark: Remark | null = $derived.by(() => remarkOn(this, this.pointed));

  constructor(box: Box, welcome: Welcome, frame: Frame, around: Around) {
    this.box = box;
    this.seat = this.whose = welcome.seat;
    this.isReplay = around.isReplay ?? false;
    this.names = welcome.names;
    this.house = welcome.table;
    this.around = around;
    this.latest = frame;
    this.playing = new Playing(frame, around.isStill);
    this.drafting = new Drafting(box, around.line, around.shelf);
    this.talking = new Talking(this, around);
    this.asking = new Asking(around.line);
    this.hear(welcome.aside);
    this.drafting.begin(frame.ask);
  }

  /** Show another moment of a game that is over, whatever was shown before. */
  stand(frame: Frame, acts: Act[]): void {
    this.latest = frame;
    this.playing.stand(frame, acts);
  }

  /** Whether things appear in place, without motion. */
  get isStill(): boolean {
    return this.around.isStill();
  }

  /** What comes down the line. Replies to inquiries go to whoever asked. */
  receive(message: Down): void {
    if (message.type === "note") this.hear(message.aside);
    if (message.type === "welcome") this.hear(message.aside);
    if (message.type === "talk") this.talking.overhear(message.said);
    if (message.type === "done" && message.move === this.underway?.move) this.underway = { move: message.move, n: message.n };
    if (message.type === "refused") {
      if (!message.move || message.move === this.underway?.move) this.underway = null;
      this.fault = message.error.reason ?? { key: `refused-${message.error.code.replace("/", "-")}` };
    }
    if (message.type === "frame" && message.n > this.latest.n) {
      this.latest = message;
      this.forget();
      this.drafting.begin(message.ask);
      this.playing.receive(message);
    }
    if (this.underway && this.underway.n <= this.latest.n) this.underway = null;
  }

  private hear(aside: Aside): void {
    this.aside = aside;
    this.heard = performance.now();
  }

  private forget(): void {
    this.pinned = [];
    this.selected = [];
    this.armed = null;
    this.hints = null;
    this.fault = null;
  }

  /** Whether somebody is there to play a seat: at a line of their own, or in front of this device. */
  isHere(seat: number): boolean {
    return seat === this.seat || this.aside.here.includes(seat) || Boolean(this.around.besides?.includes(seat));
  }

  /** The answers on a noun, or on a noun within others (a warrior of one ship). */
  spot(noun: string, within: readonly string[] = []): Spot {
    return narrowed(this.box, this.spots.get(noun), this.draft?.links ?? [], within);
  }

  /** How a noun is drawn; below a sheet it can only be looked at. */
  state(noun: string, within: readonly string[] = [], sheet: Sheet | null = null): State {
    if (this.sheet && this.sheet !== sheet) return "idle";
    const { open, closed, picked } = this.spot(noun, within);
    if (open.some(({ code }) => code === this.armed)) return "armed";
    if (this.selected.includes(noun) || (picked && !open.length)) return "picked";
    return open.length ? "open" : closed.length ? "closed" : "idle";
  }

  /** A noun was pressed: its only answer is given or added; among several the next noun decides. */
  press(noun: string, within: readonly string[] = []): void {
    const pressed = [...within, noun];
    this.pinned = [];
    let nouns = [...new Set([...this.selected, ...pressed])];
    let found = lyingOn(this.choices, nouns);
    if (!found.length) found = lyingOn(this.choices, (nouns = pressed));
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length && this.selected.includes(noun)) this.selected = this.selected.filter((one) => one !== noun);
    else if (found.length) this.selected = nouns;
    else if (this.spot(noun, within).picked) this.unpick(noun, within);
    else this.point(noun, (this.pinned = [noun, ...within]).slice(1));
  }

  /** Take the last part that lies on a noun out of the choice. */
  unpick(noun: string, within: readonly string[] = []): void {
    const links = (this.draft?.links ?? []).map((code) => ({ code, nouns: this.nouns(code) }));
    const last = lyingOn(links, [...within, noun]).findLast(({ code }) => this.draft?.drop.includes(code));
    if (last) void this.drafting.drop(last.code);
  }

  /** Give an answer by its code, add it if it is a part, or arm it first if it reveals something. */
  choose({ code, part, open }: Choice, together = false): void {
    this.selected = [];
    this.fault = null;
    if (part) void this.add(code, together);
    else if ((open.reveals || this.careful) && this.armed !== code) this.armed = code;
    else this.answer(code);
  }

  /** Add a part; what must go on with it and can do so in one way only goes on by itself. */
  async add(code: number, together = false): Promise<void> {
    await this.drafting.add(code, together);
    const [only, ...others] = this.owed && this.drafting.continues(code) ? this.choices : [];
    if (only && !others.length) await this.drafting.add(only.code, true);
    this.giveAtOnce();
  }

  answer(code: number): void {
    if (!this.ask) return;
    this.change({ type: "answer", at: this.ask.at, code });
  }

  /** Whether giving the choice as it stands reveals something. */
  readonly reveals = $derived.by(() => {
    const links = this.draft?.links ?? [];
    const opens = this.ask?.answers.filter(({ code }) => links.includes(code)) ?? [];
    return [...opens, ...(this.closer ? [this.closer] : [])].some((open) => open.reveals);
  });

  /** What giving the choice is called: before any part is named, the answer that declines has a label of its own. */
  readonly giveLabel = $derived.by(() => {
    return this.closer && !this.draft?.links.length ? this.label(this.closer) : this.speech.say("page-give");
  });

  /** What the button says that gives the choice. */
  readonly giveText = $derived.by(() => {
    if (this.armed !== WHOLE) return this.giveLabel;
    return this.draft?.links.length ? this.speech.say("page-confirm-all") : this.speech.say("page-confirm", { label: this.giveLabel });
  });

  /** Give the choice of several parts as it is composed. */
  give(): void {
    const { ask, draft } = this;
    if (!ask || !draft?.complete || this.drafting.pending) return;
    // The button stands where the answer before was confirmed: a second click there must not leave out all parts.
    const isSlip = !draft.links.length && performance.now() - this.sent < DOUBLE_CLICK;
    if ((this.reveals || isSlip) && this.armed !== WHOLE) this.armed = WHOLE;
    else if (draft.links.length || !this.closer) this.change({ type: "chain", at: ask.at, links: draft.links });
    else this.answer(this.closer.code);
  }

  /** A choice that wants just one part is given with it. */
  private giveAtOnce(): void {
    const { ask, draft } = this;
    if (ask?.chain && !ask.chain.complete && draft?.complete && draft.links.length === 1 && !draft.add.length) this.give();
  }

  /** One step back in what is being composed: disarm, unselect, drop the last part. True if there was one. */
  back(): boolean {
    this.pinned = this.pointed = [];
    if (this.armed !== null) this.armed = null;
    else if (this.selected.length) this.selected = [];
    else return this.drafting.back();
    return true;
  }

  /** Why nothing can be taken back now. */
  get noUndo(): Message {
    return { key: this.playing.acts.some(({ by }) => by === this.seat) ? "undo-refused" : "undo-nothing" };
  }

  undo(): void {
    if (this.frame.undo) this.change({ type: "undo", at: this.frame.n });
    else this.fault = this.noUndo;
  }

  propose(to: number): void {
    this.around.line.change({ type: "propose", to });
  }

  consent(yes: boolean): void {
    if (this.aside.proposal) this.around.line.change({ type: "consent", id: this.aside.proposal.id, yes });
  }

  private change(message: Parameters<Line["change"]>[0]): void {
    if (this.sending) return;
    this.sent = performance.now();
    this.forget();
    this.underway = { move: this.around.line.change(message), n: Infinity };
  }

  /** Whether what a seat does can be asked about: a bot plays it, and the table gives hints. */
  mayAskMotive(by: number | null): boolean {
    const isBot = by !== null && by !== this.seat && !this.aside.players[by]?.startsWith("person");
    return isBot && this.seat !== null && this.house.hints;
  }

  /** A noun is pointed at, by mouse, focus or a long press; null: nothing is. */
  point(noun: string | null, within: readonly string[] = []): void {
    this.pointed = noun === null ? this.pinned : [noun, ...within];
  }

  /** The choice that was pressed once. */
  readonly armedChoice: Choice | null = $derived.by(() => this.choices.find(({ code }) => code === this.armed) ?? null);

  nouns(code: number): string[] {
    return nounsOfCode(this.box, code);
  }

  /** The word of a noun. */
  name(noun: string): string {
    return nameOf(this, noun);
  }

  /** Look at a thing large, with its rule; not by the second click of a double click that answered something. */
  look(noun: string | null): void {
    if (noun === null || performance.now() - this.sent > DOUBLE_CLICK) this.looked = noun;
  }

  /** The label of an answer. */
  label(answer: Open | Closed): string {
    return this.speech.say(labelOf(this.box, answer));
  }

  /** Count a drawn control, so that its answers are not buttons of the bar too. */
  draw(noun: string, within: readonly string[] = [], { drawn }: Pick<Sheet, "drawn"> = this): () => void {
    const key = [...within, noun].join(" ");
    drawn.set(key, (drawn.get(key) ?? 0) + 1);
    return () => {
      const left = (drawn.get(key) ?? 1) - 1;
      if (left) drawn.set(key, left);
      else drawn.delete(key);
    };
  }

  /** Lay a sheet above the board, until the function returned is called. */
  cover(sheet: Sheet): () => void {
    this.sheet = sheet;
    return () => {
      if (this.sheet === sheet) this.sheet = null;
    };
  }
}
