// The country behind the screens, as figures.

/** A peak: where its top stands, and half its width. */
export type Peak = readonly [x: number, y: number, half: number];

export const FAR: readonly Peak[] = [
  [-40, 54, 150],
  [150, 80, 130],
  [330, 66, 140],
  [540, 38, 130],
  [700, 58, 120],
  [880, 22, 140],
  [1060, 40, 130],
  [1260, 0, 160],
  [1460, 10, 160],
];

export const MIDDLE: readonly Peak[] = [
  [40, 96, 150],
  [240, 110, 120],
  [620, 94, 110],
  [1000, 82, 110],
  [1380, 52, 150],
];

/** A fir: its foot and its size. */
export const FIRS: readonly (readonly [x: number, y: number, size: number])[] = [
  [936, 250, 0.9],
  [962, 238, 1.1],
  [992, 224, 0.9],
  [1312, 196, 1],
  [1336, 190, 1.2],
  [1364, 204, 1.3],
  [1396, 194, 1.1],
  [1430, 208, 1.3],
  [1290, 204, 0.9],
];

/** Places strewn evenly without a pattern that one could see. */
function strewn(count: number, width: number, top: number, height: number): [number, number][] {
  return Array.from({ length: count }, (_, number) => {
    const x = (number * 0.618034) % 1;
    const y = (number * 0.414214 + number * number * 0.0137) % 1;
    return [Math.round(x * width), Math.round(top + y * height)];
  });
}

export const STARS = strewn(70, 1440, 0, 140).map(([x, y]) => `M${x} ${y}h.1`).join("");
export const WAVES = strewn(64, 1440, 158, 180).map(([x, y], number) => {
  const wide = 4 + (number % 5) * 2.4;
  return `M${x} ${y}q${wide} -3 ${wide * 2} 0t${wide * 2} 0`;
}).join("");
