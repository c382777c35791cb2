// Where things lie on the map, in board units: the map is 960 wide and 620 high.
import type { ProvinceView } from "../../../wire/midgard";
import { SHAPES } from "./shapes";

export type Point = readonly [x: number, y: number];

/** A province: its outline, the middle of its plaque, and its villages. */
export interface Site {
  shape: string;
  plaque: Point;
  villages: readonly Point[];
}

type Drawn = Omit<Site, "shape">;

const SITES: Record<string, Record<string, Drawn>> = {
  jotunheim: {
    thrymheim: { plaque: [110, 194], villages: [[56, 250], [108, 246], [160, 252], [50, 310], [104, 312], [158, 310]] },
    muspelheim: { plaque: [294, 194], villages: [[250, 250], [302, 246], [354, 252], [272, 310], [330, 308]] },
    horgr: { plaque: [112, 364], villages: [[62, 412], [124, 412], [72, 472], [140, 474]] },
    utgard: { plaque: [296, 364], villages: [[252, 424], [346, 418], [302, 460]] },
  },
  mannheim: {
    angerboda: { plaque: [546, 194], villages: [[454, 252], [512, 248], [574, 248], [634, 254], [544, 308]] },
    elvagar: { plaque: [482, 362], villages: [[448, 414], [510, 412], [454, 474], [512, 474]] },
    myrkvior: { plaque: [612, 362], villages: [[584, 414], [640, 412], [612, 474]] },
  },
  alfheim: {
    gimle: { plaque: [824, 194], villages: [[738, 254], [796, 248], [854, 248], [912, 254], [826, 308]] },
    vidblain: { plaque: [760, 362], villages: [[732, 414], [786, 412], [738, 474], [788, 474]] },
    andlang: { plaque: [882, 362], villages: [[854, 414], [910, 412], [882, 474]] },
  },
};

/** Where the banners of the kingdoms hang. */
export const KINGDOMS: Record<string, Point> = { jotunheim: [200, 516], mannheim: [546, 516], alfheim: [824, 516] };

/** The clouds of the heavens: their left edges. */
export const HEAVENS: Record<string, number> = { asgard: 0, vanaheim: 320, valhalla: 640 };

const BOATS = 592; // how high the boats lie
const HALF = 480;
const APART = 192;

/** The boats lie side by side, in the order of the seats. */
export function boatOf(seat: number, seats: number): Point {
  return [HALF + (seat - (seats - 1) / 2) * APART, BOATS];
}

/**
 * The sites of the provinces. Provinces of a user's own map lie where ours lie that are not in play;
 * undefined where a kingdom has more of them than the picture has room for.
 */
export function sitesOf(provinces: readonly ProvinceView[]): Map<string, Site> | undefined {
  const sites = new Map<string, Site>();
  const inPlay = new Set(provinces.map(({ province }) => province));
  for (const { province, kingdom, villages } of provinces) {
    const drawn = SITES[kingdom] ?? {};
    const taken = new Set([...sites.values()].map(({ shape }) => shape));
    const free = (slug: string) => !inPlay.has(slug) && !taken.has(SHAPES[slug]!);
    const slug = drawn[province] ? province : Object.keys(drawn).find(free);
    if (!slug) return undefined;
    const { plaque, villages: known } = drawn[slug]!;
    sites.set(province, { shape: SHAPES[slug]!, plaque, villages: spread(known, villages) });
  }
  return sites;
}

/** As many villages as there are: further ones lie beside those of the picture. */
function spread(known: readonly Point[], count: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = known[at % known.length]!;
    const more = Math.floor(at / known.length);
    return [x + more * 22, y + more * 14];
  });
}

/** The rectangle around an outline: left, top, width, height. */
export function boundsOf(shape: string): [number, number, number, number] {
  const numbers = (shape.match(/-?\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}
