// Carrying a piece with mouse, pen or finger. The noun under the pointer is where it goes.
import type { Piece } from "../../table/carrying";
import type { Table } from "../../table/table.svelte";

const FAR = 8; // pixels that a press may slip
const EDGE = 44; // pixels from the edge of the board at which it scrolls
const SPEED = 9; // pixels a frame

/** `pieceOf` is asked when the piece is touched; without a piece nothing is carried. */
export function carry(table: Table, pieceOf: () => Piece | null) {
  return (node: HTMLElement): (() => void) => {
    let carrying: Flight | null = null;
    let carried = false;

    const start = (event: PointerEvent) => {
      const piece = pieceOf();
      carried = false;
      if (event.button || !piece || !table.carrying.may(piece)) return;
      const from = { x: event.clientX, y: event.clientY };
      const watched = new AbortController();
      const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
        addEventListener(type, act, { signal: watched.signal });
      const end = (nouns: string[], aim: string | null = null) => {
        watched.abort();
        carrying?.land();
        if (carrying) void table.carrying.lay(nouns, aim);
        carrying = null;
      };
      on("pointermove", (move) => {
        if (move.pointerId !== event.pointerId) return;
        const isFar = Math.hypot(move.clientX - from.x, move.clientY - from.y) > FAR;
        if (!carrying && isFar && table.carrying.take(piece)) {
          carried = true;
          carrying = new Flight(node, table);
        }
        carrying?.move(move.clientX, move.clientY);
      });
      on("pointerup", (up) => up.pointerId === event.pointerId && end(nounsAt(up.clientX, up.clientY), aimAt(up.clientX, up.clientY)?.dataset.aim));
      on("pointercancel", (off) => off.pointerId === event.pointerId && end([]));
      on("keydown", (key) => key.key === "Escape" && carrying && (key.stopPropagation(), end([])));
    };
    // The click that ends a flight presses nothing.
    const click = (event: MouseEvent) => {
      if (carried) event.stopImmediatePropagation();
      carried = false;
    };
    const keep = (event: Event) => event.preventDefault();
    node.addEventListener("pointerdown", start);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("dragstart", keep);
    return () => {
      node.removeEventListener("pointerdown", start);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("dragstart", keep);
    };
  };
}

/** The noun that lies at a point, with those within which it is meant; none if nothing does. */
export function nounsAt(x: number, y: number): string[] {
  for (const element of document.elementsFromPoint?.(x, y) ?? []) {
    const found = element.closest<HTMLElement>("[data-noun], [data-goal]");
    const noun = found?.dataset.noun ?? found?.dataset.goal;
    if (found && noun) return [noun, ...(found.dataset.within?.split(" ") ?? [])];
  }
  return [];
}

/** Who stands at a point and can be aimed at. Figures let the pointer through to their area, so they are found by where they are. */
function aimAt(x: number, y: number): HTMLElement | null {
  const isThere = (one: HTMLElement) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  };
  return [...document.querySelectorAll<HTMLElement>("[data-aim]")].findLast(isThere) ?? null;
}

/** The picture of a piece that follows the pointer. */
class Flight {
  private readonly picture = document.createElement("span");
  private readonly stage: Element | null;
  private over: Element | null = null;
  private at = { x: 0, y: 0 };
  private frame = 0;

  constructor(
    node: HTMLElement,
    private readonly table: Table,
  ) {
    const drawing = node.querySelector("svg");
    const { width, height } = (drawing ?? node).getBoundingClientRect();
    this.picture.className = "carried";
    this.picture.setAttribute("aria-hidden", "true");
    Object.assign(this.picture.style, { width: `${width}px`, height: `${height}px` });
    if (drawing) this.picture.append(drawing.cloneNode(true));
    document.body.append(this.picture);
    this.stage = node.closest(".stage");
    document.documentElement.dataset.carrying = "";
    this.scroll();
  }

  move(x: number, y: number): void {
    this.at = { x, y };
    this.picture.style.translate = `${x}px ${y}px`;
    const nouns = nounsAt(x, y);
    const fits = nouns.length > 0 && this.table.carrying.fits(nouns);
    const [noun, ...within] = nouns;
    this.table.point(noun ?? null, within);
    this.picture.classList.toggle("fits", fits);
    const over = fits ? aimAt(x, y) ?? document.elementFromPoint(x, y)?.closest("[data-noun], [data-goal]") ?? null : null;
    if (over === this.over) return;
    this.over?.removeAttribute("data-over");
    over?.setAttribute("data-over", "");
    this.over = over;
  }

  land(): void {
    cancelAnimationFrame(this.frame);
    this.picture.remove();
    this.over?.removeAttribute("data-over");
    this.table.point(null);
    delete document.documentElement.dataset.carrying;
  }

  /** Near an edge of a board that is larger than the screen it moves on. */
  private scroll(): void {
    this.frame = requestAnimationFrame(() => this.scroll());
    if (!this.stage) return;
    const { left, right, top, bottom } = this.stage.getBoundingClientRect();
    const { x, y } = this.at;
    const along = (here: number, low: number, high: number) => (here < low + EDGE ? -SPEED : here > high - EDGE ? SPEED : 0);
    if (x || y) this.stage.scrollBy(along(x, left, right), along(y, top, bottom));
  }
}
