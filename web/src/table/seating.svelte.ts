// Sitting down at a table: the line, the box and the words of its game, then the table itself.
import { api } from "../line/api";
import { Connection } from "../line/connection.svelte";
import { shelfOf } from "../line/shelf";
import type { Languages } from "../speech/languages.svelte";
import type { Down, Frame, Welcome } from "../wire/wire";
import type { Box } from "./box";
import { Table } from "./table.svelte";

const boxes = new Map<string, Promise<Box>>();

export class Seating {
  table = $state.raw<Table | null>(null);
  /** Why the table could not be opened. */
  failure = $state.raw<unknown>(null);
  readonly line: Connection;
  private welcome: Welcome | null = null;
  private early: Down[] = [];
  private opening = false;

  constructor(
    private readonly id: string,
    readonly seat: number | null,
    private readonly languages: Languages,
    private readonly isHost = false,
    private readonly besides: readonly number[] = [],
  ) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = `${scheme}//${location.host}/api/tables/${id}/socket`;
    this.line = new Connection(address, seat, (message) => this.take(message));
    this.line.open();
  }

  leave(): void {
    this.line.close();
  }

  private take(message: Down): void {
    if (this.table) this.table.receive(message);
    else if (message.type === "welcome") this.welcome = message;
    else if (message.type === "frame" && !this.opening) void this.sit(message);
    else this.early.push(message);
  }

  private async sit(frame: Frame): Promise<void> {
    const welcome = this.welcome;
    if (!welcome) return;
    this.opening = true;
    try {
      const box = await boxOf(welcome.box, this.id);
      const { game } = box.setting;
      const files = [game, `${game}-page`];
      await this.languages.need(files);
      const table = new Table(box, welcome, frame, {
        line: this.line,
        shelf: shelfOf(this.id, this.seat),
        speech: () => this.languages.speech(files),
        isStill: () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches,
        besides: this.besides,
        mute: this.isHost ? (seat, muted) => api.mute(this.id, seat, muted) : undefined,
      });
      for (const message of this.early) table.receive(message);
      this.table = table;
    } catch (error) {
      this.failure = error;
    }
  }
}

/** What is printed at a table, asked for once. */
export function boxOf(digest: string, table: string): Promise<Box> {
  let found = boxes.get(digest);
  if (!found) boxes.set(digest, (found = api.box(digest, table)));
  return found;
}
