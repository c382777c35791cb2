// Where things stand on the picture, in board units: the picture is 960 wide and 640 high.
import type { Box } from "../../../table/box";
import type { View } from "../../../wire/champions";
import { stallOf } from "../printed";

/** The plaque of a place: its left upper corner, its least and its most width; and where its drawing stands. */
export interface Site {
  x: number;
  y: number;
  least: number;
  most: number;
  art: { x: number; y: number; scale: number };
}

function site(x: number, y: number, least: number, most: number, ...[ax, ay, scale]: [number, number, number]): Site {
  return { x, y, least, most, art: { x: ax, y: ay, scale } };
}

const FIXED: Record<string, Site> = {
  "hunting-grounds": site(8, 276, 122, 130, 66, 268, 1.1),
  "sages-hut": site(140, 280, 112, 116, 196, 268, 1.05),
  "stave-church": site(259, 286, 116, 134, 318, 276, 0.94),
  "merchant-ship": site(398, 290, 122, 132, 456, 280, 1),
  "small-longship": site(536, 290, 122, 128, 592, 281, 1),
  "large-longship": site(668, 290, 122, 132, 726, 280, 1.08),
  "worker-huts": site(8, 416, 116, 130, 62, 408, 1.12),
  "jarls-longhouse": site(142, 422, 130, 146, 208, 412, 1.06),
  swordsmith: site(294, 412, 114, 128, 356, 404, 1.12),
  hafter: site(428, 422, 108, 120, 484, 414, 1.12),
  blacksmith: site(554, 414, 112, 122, 610, 406, 1.12),
  smokehouse: site(682, 420, 116, 130, 732, 412, 1.1),
  shipwright: site(818, 414, 120, 134, 874, 404, 1.06),
  begging: site(8, 582, 116, 128, 66, 574, 1.2),
  runesmith: site(140, 580, 112, 140, 198, 572, 1.22),
  market: site(596, 588, 113, 116, 654, 582, 1.3),
};

/** My own longship lies at the last pier. */
export const MY_BERTH = site(808, 290, 118, 140, 864, 281, 1.04);

/** The four pitches of the market: two to the left of it, two to the right. */
const PITCHES: Record<string, Site[]> = {
  economic: [site(456, 566, 104, 134, 522, 560, 1.3), site(334, 584, 90, 118, 393, 578, 1.3)],
  military: [site(714, 566, 104, 118, 774, 560, 1.3), site(834, 586, 112, 122, 890, 580, 1.3)],
};

/** The places of the town that are in play, each with its site. Stalls stand on the pitches of their side. */
export function sitesOf(view: View, box: Box): [string, Site][] {
  const spaces = new Set(box.catalogue.flatMap((action) => (action?.type === "place" ? [String(action.space)] : [])));
  const fixed = Object.entries(FIXED).filter(([place]) => spaces.has(place));
  const taken: Record<string, number> = {};
  const stalls = view.stalls.flatMap((stall): [string, Site][] => {
    const { side } = stallOf(box, stall);
    const pitch = PITCHES[side]?.[(taken[side] = (taken[side] ?? -1) + 1)];
    return pitch ? [[stall, pitch]] : [];
  });
  return [...fixed, ...stalls];
}

/** The left edges of the row of enemies: troll and draugr, then the shores, in the order in which they are fought. */
export const VENUES: Record<string, { x: number; w: number }> = {
  troll: { x: 6, w: 118 },
  "draugr-left": { x: 132, w: 118 },
  "draugr-right": { x: 258, w: 118 },
  "shore-1": { x: 398, w: 130 },
  "shore-2": { x: 538, w: 130 },
  "shore-3": { x: 678, w: 130 },
  "shore-4": { x: 818, w: 130 },
};

export const RUNE_STONES = { x: 254, y: 534 };

/** Longships that are not mine: those that wait for a buyer and those of others. */
export const YARD = { x: 766, y: 463 };
