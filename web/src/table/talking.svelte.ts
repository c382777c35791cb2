// The talk at a table: what was said, how much of it nobody has looked at, and who is muted.
import { Refusal } from "../line/api";
import type { Said } from "../wire/wire";
import type { Around, Table } from "./table.svelte";

export class Talking {
  said = $state.raw<Said[]>([]);
  private seen = $state(0);
  /** How many lines of others nobody has looked at; who looks on cannot tell their own from others'. */
  readonly unread = $derived.by(() => {
    return this.said.slice(this.seen).filter(({ seat }) => seat === null || seat !== this.table.seat).length;
  });

  constructor(
    private readonly table: Table,
    private readonly around: Pick<Around, "line" | "mute">,
  ) {}

  /** After each hello the talk is told from its beginning. */
  overhear(said: Said[]): void {
    const first = said[0]?.number ?? 0;
    this.said = [...this.said.filter(({ number }) => number < first), ...said];
  }

  /** So many lines have been looked at. */
  read(lines: number): void {
    this.seen = lines;
  }

  say(text: string): void {
    this.around.line.change({ type: "say", text });
  }

  /** Whether the host may mute who said a line: not oneself. */
  canMute(seat: number | null): boolean {
    return Boolean(this.around.mute) && seat !== this.table.seat;
  }

  isMuted(seat: number | null): boolean {
    return this.table.aside.muted?.includes(seat) ?? false;
  }

  /** Mute a seat or all who look on, or let them speak again. */
  mute(seat: number | null): void {
    this.around.mute?.(seat, !this.isMuted(seat)).catch((error: unknown) => {
      if (error instanceof Refusal) this.table.fault = { key: error.key };
    });
  }
}
