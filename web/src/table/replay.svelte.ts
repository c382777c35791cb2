// A finished game, moment by moment, from one seat's eyes or all revealed. Frames are asked for fifty at a time.
import { api, type RecordTold } from "../line/api";
import type { Languages } from "../speech/languages.svelte";
import type { Act, Frame } from "../wire/wire";
import type { Box } from "./box";
import { boxOf } from "./seating.svelte";
import { Table } from "./table.svelte";

const AT_ONCE = 50;
const PACE = 1200;

/** Nothing can be answered in a replay. */
const NOWHERE = { change: () => "", ask: () => new Promise<never>(() => {}) };
const NO_SHELF = { read: () => [], keep: () => {} };

export class Replay {
  table = $state.raw<Table | null>(null);
  failure = $state.raw<unknown>(null);
  moment = $state(0);
  isPlaying = $state(false);
  readonly count: number;
  readonly rounds: number[];
  private readonly frames: Frame[] = [];
  private timer = 0;
  private moving = Promise.resolve();

  private constructor(
    readonly record: RecordTold,
    readonly eye: string,
    private readonly box: Box,
    private readonly languages: Languages,
    private readonly whose: number,
  ) {
    this.count = record.moments[eye] ?? 1;
    this.rounds = record.rounds[eye] ?? [0];
  }

  /** Open a record at a moment of an eye; where all is revealed, `whose` goods are shown first. */
  static async open(record: RecordTold, eye: string, moment: number, languages: Languages, whose = 0): Promise<Replay> {
    const box = await boxOf(record.box, record.id);
    await languages.need([record.game, `${record.game}-page`]);
    const replay = new Replay(record, eye, box, languages, whose);
    await replay.go(Math.min(Math.max(moment, 0), replay.count - 1));
    return replay;
  }

  /** The round that is shown, counted from 0 for what comes before the first. */
  get round(): number {
    return this.rounds.findLastIndex((first) => first <= this.moment);
  }

  /** The number of the first round that the record tells of: 0 where something comes before round 1. */
  get firstRound(): number {
    return Number((this.frames[0]?.view as { round?: number } | undefined)?.round ?? 0);
  }

  /** Show a moment; the next one with motion, any other at once. */
  go(moment: number): Promise<void> {
    this.moving = this.moving.then(() => this.shown(moment)).catch((error: unknown) => void (this.failure = error));
    return this.moving;
  }

  /** The same round's beginning, the round before or after. */
  leap(by: -1 | 1): Promise<void> {
    const here = this.round;
    const target = by > 0 ? this.rounds[here + 1] : this.rounds[here] === this.moment ? this.rounds[here - 1] : this.rounds[here];
    return this.go(target ?? (by > 0 ? this.count - 1 : 0));
  }

  /** To the act before or after of the seat whose goods are shown, or of anybody else where nobody's are. */
  seek(by: -1 | 1): Promise<void> {
    this.moving = this.moving.then(() => this.sought(by)).catch((error: unknown) => void (this.failure = error));
    return this.moving;
  }

  private async sought(by: -1 | 1): Promise<void> {
    const whose = this.table?.whose ?? null;
    const doer = (moment: number) => this.frames[moment]?.acts.at(-1)?.by ?? null;
    const isSought = (seat: number | null) => seat !== null && (whose === null ? seat !== doer(this.moment) : seat === whose);
    for (let moment = this.moment + by; moment >= 0 && moment < this.count; moment += by) {
      await this.fetched(moment);
      if (isSought(doer(moment))) return this.shown(moment);
    }
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
    clearInterval(this.timer);
    if (!this.isPlaying) return;
    if (this.moment >= this.count - 1) void this.go(0);
    this.timer = window.setInterval(() => {
      if (this.moment >= this.count - 1) this.toggle();
      else void this.go(this.moment + 1);
    }, PACE);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async shown(moment: number): Promise<void> {
    if (moment < 0 || moment >= this.count) return;
    await this.fetched(moment);
    const frame = this.frames[moment]!;
    const isNext = moment === this.moment + 1;
    this.moment = moment;
    if (!this.table) this.table = this.seated(frame);
    if (isNext) this.table.receive(frame);
    else this.table.stand(frame, this.actsTo(moment));
  }

  private async fetched(moment: number): Promise<void> {
    for (let from = this.frames.length; from <= moment; from = this.frames.length) {
      const { frames } = await api.moments(this.record.id, this.eye, from);
      this.frames.push(...frames.map((frame) => ({ ...frame, ask: null, undo: 0, waiting: [] })));
      if (frames.length < AT_ONCE) break;
    }
  }

  private actsTo(moment: number): Act[] {
    return this.frames.slice(0, moment + 1).flatMap(({ acts }) => acts);
  }

  private seated(frame: Frame): Table {
    const { record, eye } = this;
    const seat = /^\d$/.test(eye) ? Number(eye) : null;
    const aside = { k: 0, players: record.players, here: record.names.map((_, one) => one), clock: null, proposal: null, thinking: [] };
    const house = { pace: PACE, odds: false, hints: false, clock: null, stand_in: "karl" };
    const welcome = { type: "welcome" as const, wire: 1, app: "", box: record.box, seat, names: record.names, table: house, aside };
    const files = [record.game, `${record.game}-page`];
    const table = new Table(this.box, welcome, frame, {
      line: NOWHERE,
      shelf: NO_SHELF,
      speech: () => this.languages.speech(files),
      isReplay: true,
      isStill: () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches,
    });
    if (eye === "all") table.whose = this.whose;
    return table;
  }
}
