// The colours of the seats; each has a shield of its own shape, so that colour is never alone.
export const COLOURS = ["ember", "raven", "pine", "amber", "heather"] as const;

export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}
