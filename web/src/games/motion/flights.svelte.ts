// Pieces in the air: each flies in an arc from one thing on the page to another and is gone when it lands.
import type { Table } from "../../table/table.svelte";
import type { Act } from "../../wire/wire";
import { duration } from "./duration";
import { type Choreography, type Motion, seat, type Spot, SUPPLY } from "./motion";

const APART = 40; // milliseconds between pieces that fly together
const MOST = 6; // pieces that fly together
const BRIEF = 0.35; // of a flight: how long the next event waits for goods

export interface Piece {
  id: number;
  symbol: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

export class Flights {
  pieces = $state.raw<Piece[]>([]);
  private made = 0;
  private place: Spot = SUPPLY;
  private act: Act | null = null;

  constructor(
    private readonly table: Table,
    private readonly game: Choreography,
  ) {}

  /** Move what an event moves; resolves when the next event may begin. */
  play(event: Act["events"][number], act: Act, signal: AbortSignal): Promise<void> {
    const time = duration("--t-move");
    if (time < 10) return Promise.resolve();
    if (act !== this.act) this.place = act.by === null ? SUPPLY : seat(act.by);
    this.act = act;
    const motions = this.game.motionsOf(event, act, this.place, this.table);
    this.place = this.game.placeOf(event) ?? this.place;
    const waits = motions.map((motion) => this.start(motion, time));
    signal.addEventListener("abort", () => (this.pieces = []), { once: true });
    return pause(Math.max(0, ...waits));
  }

  land(id: number): void {
    this.pieces = this.pieces.filter((piece) => piece.id !== id);
  }

  /** Starts a motion, and says how long the next event waits for it. */
  private start(motion: Motion, time: number): number {
    if (motion.kind === "flash") {
      light(this.elementOf(motion.at), time);
      return time * BRIEF;
    }
    const bounds = (spot: Spot) => this.elementOf(spot)?.getBoundingClientRect();
    const [from, to] = [bounds(motion.from), bounds(motion.to)];
    if (!from || !to) return 0;
    const symbol = "symbol" in motion.sign ? motion.sign.symbol : this.game.symbolOf(motion.sign.noun, this.table);
    const count = Math.min(motion.count, MOST);
    const pieces = Array.from({ length: count }, (_, at) => ({ id: (this.made += 1), symbol, from, to, delay: at * APART }));
    this.pieces = [...this.pieces, ...pieces];
    return motion.slow ? time : time * BRIEF + (count - 1) * APART;
  }

  /** The element that stands for a spot and is in sight. */
  private elementOf(spot: Spot): Element | undefined {
    const selectors = this.game.selectorsOf(spot, this.table.seat);
    const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    return found.find((element) => element.getBoundingClientRect().width > 0);
  }
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** Lights a thing up once. */
function light(element: Element | undefined, time: number): void {
  const bright = (factor: number) => ({ filter: `brightness(${factor})` });
  element?.animate?.([bright(1), bright(1.5), bright(1)], time);
}
