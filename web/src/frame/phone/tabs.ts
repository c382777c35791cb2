// The tabs of the phone: the regions of the board, what is mine, the players, and the saga with the talk.
export type Tab = "board" | "mine" | "players" | "saga";

/** A part of a board that is larger than the screen; its tab leads there. */
export interface Region {
  /** The key of its word. */
  key: string;
  icon: string;
  /** What stands in its middle. */
  noun: string;
}

export interface Entry {
  tab: Tab;
  /** Which part of the board is meant; -1 for the whole. */
  region: number;
  key: string;
  icon: string;
}

/** A game without a dock has no tab for it, and one without regions one for the whole board. */
export function tabsOf(hasDock: boolean, regions: readonly Region[] = []): Entry[] {
  const plain = (tab: Tab, icon: string): Entry => ({ tab, region: -1, key: `page-${tab}`, icon });
  const board = regions.map(({ key, icon }, region) => ({ tab: "board" as const, region, key, icon }));
  return [
    ...(board.length ? board : [plain("board", "map")]),
    ...(hasDock ? [plain("mine", "hall")] : []),
    plain("players", "users"),
    plain("saga", "saga"),
  ];
}

interface Point {
  x: number;
  y: number;
}

/** The point that lies nearest to another; -1 if there is none. */
export function nearest(to: Point, points: readonly (Point | null)[]): number {
  const far = points.map((one) => (one ? Math.hypot(one.x - to.x, one.y - to.y) : Infinity));
  const least = Math.min(...far);
  return Number.isFinite(least) ? far.indexOf(least) : -1;
}
