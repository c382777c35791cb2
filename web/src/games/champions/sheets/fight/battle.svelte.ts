// A fight or a hunt as it is shown: as it lies on the table, or in motion while the events of an act are played.
import type { Table } from "../../../../table/table.svelte";
import type { FightView, View } from "../../../../wire/champions";
import { enemyOf } from "../../printed";
import { viewOf } from "../../view";

export interface Die {
  /** Of this die for as long as it lies there. */
  id: number;
  warrior: string;
  face: string;
  /** It was thrown just now. */
  thrown: boolean;
}

export interface Shown {
  seat: number;
  hunt: boolean;
  venue: string;
  enemy: string | null;
  journey: string | null;
  round: number;
  attack: number;
  defence: number;
  /** Damage of earlier rounds, and of this one. */
  before: number;
  now: number;
  /** Counted once the dice lie; null while they roll. */
  hits: number | null;
  shields: number | null;
  losses: number | null;
  struck: boolean;
  food: number | null;
  dice: Die[];
  outcome: "won" | "lost" | null;
}

const THROW = 90; // milliseconds from one die to the next
const SETTLE = 620;
const PAUSES: Record<string, number> = {
  "damage-dealt": 520,
  "losses-due": 320,
  "warriors-lost": 280,
  healed: 420,
  hunted: 620,
};
const ENDS: Record<string, "won" | "lost"> = {
  "enemy-defeated": "won",
  "kraken-defeated": "won",
  "fight-lost": "lost",
  "kraken-escaped": "lost",
};

type Happening = { type: string; [field: string]: unknown };

export class Battle {
  private moving = $state.raw<Shown | null>(null);
  private next = 0;

  constructor(private readonly table: Table) {}

  /** What is shown: in motion, or as the view has it. */
  get shown(): Shown | null {
    return this.moving ?? settled(viewOf(this.table));
  }

  get isMoving(): boolean {
    return this.moving !== null;
  }

  /** How things lie is in the view again. */
  rest(): void {
    this.moving = null;
  }

  /** Show an event; resolves when it has been seen. */
  async play(event: Happening, signal: AbortSignal): Promise<void> {
    if (event.type === "fight-began" || event.type === "kraken-fought" || event.type === "hunt-began") {
      this.moving = begun(this.table, event);
      return pause(260, signal);
    }
    const shown = this.shown;
    if (!shown || (event.seat !== undefined && event.seat !== shown.seat)) return;
    if (event.type === "die-picked") this.lift(shown, event);
    else if (event.type === "die-rolled") {
      this.cast(shown, event);
      return pause(THROW, signal);
    } else if (event.type === "damage-dealt") {
      await pause(SETTLE, signal);
      this.moving = { ...shown, now: Number(event.count), hits: Number(event.count), struck: true };
    } else if (event.type === "losses-due") this.moving = { ...shown, losses: Number(event.count), struck: true };
    else if (event.type === "hunted") {
      await pause(SETTLE, signal);
      this.moving = { ...shown, food: Number(event.count) };
    } else if (ENDS[event.type]) {
      this.moving = { ...shown, outcome: ENDS[event.type]! };
      return pause(1100, signal);
    }
    return pause(PAUSES[event.type] ?? 0, signal);
  }

  /** A die is taken up to be thrown again. */
  private lift(shown: Shown, { warrior, face }: Happening): void {
    const at = shown.dice.findIndex((die) => die.warrior === warrior && die.face === face);
    if (at >= 0) this.moving = { ...shown, dice: shown.dice.toSpliced(at, 1), hits: null, shields: null, losses: null };
  }

  /** A die is thrown; once both have struck it is the first of the next round. */
  private cast(shown: Shown, { warrior, face }: Happening): void {
    const die = { id: (this.next += 1), warrior: String(warrior), face: String(face), thrown: true };
    const anew = { round: shown.round + 1, before: shown.before + shown.now, struck: false };
    const round = shown.struck ? anew : {};
    const dice = shown.struck ? [die] : [...shown.dice, die];
    this.moving = { ...shown, ...round, now: 0, dice, hits: null, shields: null, losses: null };
  }
}

function begun(table: Table, event: Happening): Shown {
  const enemy = event.type === "fight-began" ? String(event.enemy) : null;
  const krakens = Object.entries(table.box.printed.journeys ?? {});
  const [journey, kraken] = krakens.find(([, { effect }]) => effect === "kraken") ?? ["", {}];
  const isKraken = event.type === "kraken-fought";
  const strength = enemy ? enemyOf(table.box, enemy) : { attack: Number(kraken.attack ?? 0), defence: Number(kraken.defence ?? 0) };
  return {
    ...strength,
    seat: Number(event.seat),
    hunt: event.type === "hunt-began",
    venue: String(event.venue ?? event.shore ?? ""),
    enemy,
    journey: isKraken ? journey : null,
    round: 1,
    before: 0,
    now: 0,
    hits: null,
    shields: null,
    losses: null,
    struck: false,
    food: null,
    dice: [],
    outcome: null,
  };
}

/** The dice on the table, in the order in which they are drawn. */
export function diceOf(dice: Record<string, number>): Die[] {
  return Object.entries(dice).flatMap(([kind, count], at) => {
    const cut = kind.indexOf("-");
    return Array.from({ length: count }, (_, nth) => {
      return { id: -1 - at * 100 - nth, warrior: kind.slice(0, cut), face: kind.slice(cut + 1), thrown: false };
    });
  });
}

function settled(view: View): Shown | null {
  const { fight, hunt } = view;
  if (fight) return ofFight(fight, view);
  if (!hunt) return null;
  return {
    ...{ venue: "hunting-grounds", enemy: null, journey: null, round: 1, attack: 0, defence: 0, before: 0, now: 0 },
    ...{ seat: hunt.seat, hunt: true, hits: hunt.hits, shields: 0, losses: 0, struck: false, food: hunt.food },
    ...{ dice: diceOf(view.dice), outcome: null },
  };
}

function ofFight(fight: FightView, view: View): Shown {
  const { seat, venue, enemy, journey, attack, defence, hits, shields, losses, struck } = fight;
  return {
    ...{ seat, venue, enemy, journey, attack, defence, hits, shields, losses, struck, hunt: false, food: null },
    ...{ round: fight.fight_round, before: fight.damage_before, now: hits, dice: diceOf(view.dice), outcome: null },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (!milliseconds || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
