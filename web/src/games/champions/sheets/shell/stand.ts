// Where a sheet stands on the board: over the place it belongs to, or beside it where that lies high.
const GAP = 14; // between the place and the sheet, in pixels
const MARGIN = 8; // between the sheet and the edge of the board

/** A place within the board, and how large the board is. */
export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
  width: number;
  height: number;
}

export interface Stand {
  side: "over" | "left" | "right";
  left: string;
  top: string;
  bottom: string;
  /** How far along its edge the sheet points at the place. */
  tail: string;
}

/** Where a drawn place lies within the ground on which sheets stand. */
export function spotOf(place: string | null, ground: HTMLElement | undefined): Spot | null {
  const found = place ? document.querySelector(`.stage [data-noun="place-${place}"]`)?.getBoundingClientRect() : null;
  const board = ground?.getBoundingClientRect();
  if (!found || !board) return null;
  return { x: found.x - board.x, y: found.y - board.y, w: found.width, h: found.height, width: board.width, height: board.height };
}

export function standOf(spot: Spot, width: number): Stand {
  const centre = spot.x + spot.w / 2;
  if (spot.y > spot.height * 0.55) {
    const left = Math.max(MARGIN, Math.min(centre - width / 2, spot.width - width - MARGIN));
    return { side: "over", left: `${left}px`, bottom: `${spot.height - spot.y + GAP}px`, top: "auto", tail: `${centre - left - 9}px` };
  }
  const isLeft = centre > spot.width / 2;
  const left = isLeft ? Math.max(MARGIN, spot.x - width - GAP) : Math.min(spot.x + spot.w + GAP, spot.width - width - MARGIN);
  const top = Math.max(MARGIN, spot.y - 90);
  return { side: isLeft ? "left" : "right", left: `${left}px`, bottom: "auto", top: `${top}px`, tail: `${spot.y + spot.h / 2 - top - 9}px` };
}
