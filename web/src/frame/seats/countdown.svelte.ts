// What is left on the clocks, counted down between two messages of the table.
import { onDestroy } from "svelte";

import type { Speech } from "../../speech/speech";
import type { Table } from "../../table/table.svelte";

export class Countdown {
  private now = $state(performance.now());

  constructor(private readonly table: () => Table) {
    const timer = setInterval(() => {
      if (this.table().aside.clock) this.now = performance.now();
    }, 1000);
    onDestroy(() => clearInterval(timer));
  }

  /** Seconds left on the clock of a seat; null if it has none. */
  left(seat: number): number | null {
    const { aside, heard } = this.table();
    const left = aside.clock?.left[seat];
    if (left === undefined) return null;
    const gone = aside.clock!.running.includes(seat) ? (this.now - heard) / 1000 : 0;
    return Math.max(0, left - Math.max(0, gone));
  }

  say(left: number, speech: Speech): string {
    const seconds = String(Math.floor(left % 60)).padStart(2, "0");
    return speech.say("page-clock-left", { minutes: String(Math.floor(left / 60)), seconds });
  }
}
