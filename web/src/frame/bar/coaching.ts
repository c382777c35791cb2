// Where the three notes of a first visit point, and where they fit on the screen.

/** What a note says, also to who has no pointer, and what it may point at: the first of these that is there. */
export const STEPS = [
  { key: "page-coach-glow", phone: "page-coach-glow-phone", targets: ['.stage .noun[data-state="open"]', ".stage .answer", ".bar .answer", ".sheet .op"] },
  { key: "page-coach-question", phone: "page-coach-question-phone", targets: ["#question"] },
  { key: "page-coach-undo", phone: "page-coach-undo", targets: [".undo", ".sheet [data-undo]", ".top [aria-haspopup]"] },
] as const;

export interface Placed {
  key: string;
  number: number;
  left: number;
  top: number;
  below: boolean;
  /** Where its tail stands, from its middle. */
  tail: number;
}

const HALF = 125; // of a note's width
const MARGIN = 8;
const CORNER = 22; // that a tail keeps free
const HIGH = 180; // more than a note's height

/** Above its target, or below it where there is no room; over it where there is none at all. */
export function placeOf(target: { left: number; top: number; width: number; bottom: number }, width: number, height: number): Pick<Placed, "left" | "top" | "below" | "tail"> {
  const below = target.top < HIGH && target.bottom + HIGH < height;
  const middle = target.left + Math.min(target.width, 2 * HALF) / 2;
  const left = Math.min(Math.max(middle, HALF + MARGIN), width - HALF - MARGIN);
  const tail = Math.min(Math.max(middle - left, CORNER - HALF), HALF - CORNER);
  return { left, top: below ? target.bottom : Math.max(target.top, HIGH), below, tail };
}
