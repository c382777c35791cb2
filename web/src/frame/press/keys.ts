// The keyboard at a table: letters for what the frame has, arrows between neighbouring things on the board.
import type { Table } from "../../table/table.svelte";

export interface Commands {
  saga: () => void;
  talk: () => void;
  help: () => void;
  text: () => void;
  why: () => void;
}

/** Keys that are typed into a field, or with a modifier, are not ours. */
function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return Boolean(target?.closest("input, textarea, select, dialog")) || event.altKey || event.metaKey;
}

export function keys(table: () => Table, commands: Commands): (event: KeyboardEvent) => void {
  const letters: Record<string, () => void> = {
    z: () => table().undo(),
    l: commands.saga,
    t: commands.talk,
    x: commands.text,
    w: commands.why,
    h: () => document.querySelector<HTMLElement>("[data-hint]")?.click(),
    "?": commands.help,
  };
  return (event) => {
    if (isTyping(event)) return;
    if (event.ctrlKey) {
      if (event.key === "Enter") table().give();
      return;
    }
    const act = letters[event.key.toLowerCase()];
    if (act) act();
    else if (event.key === "Escape") stepBack(table());
    else if (/^[1-5]$/.test(event.key)) focusOn(`[data-seat="${Number(event.key) - 1}"]`);
    else if (event.key.startsWith("Arrow")) return moveFocus(event);
    else return;
    event.preventDefault();
  };
}

/** Out of what is being composed; else to the first open thing of the board. */
function stepBack(table: Table): void {
  if (!table.back()) focusFirst();
}

/** The first thing that can be pressed: on the board, else in the bar. */
export function focusFirst(): void {
  if (!focusOn('.stage [data-state="open"], .stage .answer')) focusOn(".bar .answer, .bar [data-give], .sheet .op") || focusOn("#question");
}

function focusOn(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility?.() ?? true);
  found?.focus();
  return Boolean(found);
}

interface Point {
  x: number;
  y: number;
}

/** The neighbour in a direction: near, and not far off the axis. Null if there is none. */
export function neighbour<T extends Point>(from: Point, others: readonly T[], key: string): T | null {
  const along = key === "ArrowRight" || key === "ArrowLeft" ? "x" : "y";
  const across = along === "x" ? "y" : "x";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const ahead = others.filter((one) => (one[along] - from[along]) * sign > 1);
  const far = (one: Point) => Math.abs(one[along] - from[along]) + 2 * Math.abs(one[across] - from[across]);
  return ahead.reduce<T | null>((best, one) => (!best || far(one) < far(best) ? one : best), null);
}

const middle = (node: Element): Point & { node: Element } => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, node };
};

/** Arrows walk between the things of the board and of the bar. */
function moveFocus(event: KeyboardEvent): void {
  const current = (event.target as HTMLElement).closest?.(".noun, .answer");
  if (current) step(current, [...document.querySelectorAll(".noun, .answer")].filter((one) => one.checkVisibility?.() ?? true), event);
}

/** Arrows walk between the controls of a sheet. */
export function walk(sheet: HTMLElement, event: KeyboardEvent): void {
  const controls = [...sheet.querySelectorAll("button, [tabindex='0']")];
  const current = controls.find((one) => one === event.target);
  if (current) step(current, controls, event);
}

function step(current: Element, all: readonly Element[], event: KeyboardEvent): void {
  const others = all.filter((one) => one !== current);
  const next = neighbour(middle(current), others.map(middle), event.key);
  if (!next) return;
  (next.node as HTMLElement).focus();
  event.preventDefault();
}
