// Who stands where: what the view says, with the moves that are being composed.
import type { Action } from "../../../table/box";
import type { Table } from "../../../table/table.svelte";
import type { SeatView } from "../../../wire/midgard";
import { viewOf } from "../view";

export type Viking = "chieftain" | "warrior";

export interface Figure {
  key: string;
  seat: number;
  viking: Viking;
  /** `moving`: picked and about to go; `coming`: where it will stand; `struck`: about to fall. */
  state: "there" | "moving" | "coming" | "struck";
}

export const BOAT = "boat";

/** The boat of a seat: the boats are one area to their owners, and several on the map. */
export function placeOf(area: string, seat: number): string {
  return area === BOAT ? `boat-${seat}` : area;
}

/** A chieftain or warrior that an answer picks, sends or strikes. */
interface Step {
  picked: Figure | null;
  goal: string | null;
}

/** All figures by place. */
export function figuresOf(table: Table): Map<string, Figure[]> {
  const { seats, viking, origin, goal } = viewOf(table);
  const places = new Map<string, Figure[]>();
  const at = (place: string): Figure[] => {
    if (!places.has(place)) places.set(place, []);
    return places.get(place)!;
  };
  for (const { seat, chieftain, warriors } of seats) {
    at(placeOf(chieftain, seat)).push({ key: `${seat}-chieftain`, seat, viking: "chieftain", state: "there" });
    for (const [area, count] of Object.entries(warriors)) {
      for (let number = 0; number < count; number += 1) {
        at(placeOf(area, seat)).push({ key: `${seat}-${area}-${number}`, seat, viking: "warrior", state: "there" });
      }
    }
  }
  const turn = viewOf(table).turn;
  const step: Step = { picked: null, goal };
  if (viking && origin && turn !== null) step.picked = lift(at(placeOf(origin, turn)), turn, viking as Viking);
  const mine = table.seat;
  if (mine !== null) {
    const links = (table.draft?.links ?? []).map((code) => table.box.catalogue[code] ?? null);
    for (const action of links) follow(action, seats[mine]!, at, step);
  }
  return places;
}

/** One part of the choice that is being composed, on the map. */
function follow(action: Action | null, { seat: mine, chieftain }: SeatView, at: (place: string) => Figure[], step: Step): void {
  const area = String(action?.area ?? "");
  if (action?.type === "pick-chieftain") step.picked = lift(at(placeOf(chieftain, mine)), mine, "chieftain");
  if (action?.type === "pick-warrior") step.picked = lift(at(placeOf(area, mine)), mine, "warrior");
  if (action?.type === "move") {
    if (step.picked) at(area).push({ ...step.picked, key: `${step.picked.key}-to-${area}`, state: "coming" });
    step.picked = null;
    step.goal = area;
  }
  if (action?.type === "choose-area") {
    at(area).push({ key: `new-${area}-${at(area).length}`, seat: mine, viking: "warrior", state: "coming" });
  }
  if (action?.type === "strike" && step.goal) {
    const victim = at(step.goal).find(({ seat, viking, state }) => seat === action.seat && viking === "warrior" && state === "there");
    if (victim) victim.state = "struck";
  }
}

/** Marks a figure as one that moves. */
function lift(figures: Figure[], seat: number, viking: Viking): Figure | null {
  const found = figures.find((one) => one.seat === seat && one.viking === viking && one.state === "there");
  if (found) found.state = "moving";
  return found ?? null;
}

/** Figures of one seat and kind that stand in one state, as one with a count. */
export interface Group extends Figure {
  count: number;
}

export function grouped(figures: readonly Figure[]): Group[] {
  const groups: Group[] = [];
  for (const figure of figures) {
    const same = groups.find(({ seat, viking, state }) => seat === figure.seat && viking === figure.viking && state === figure.state);
    if (same) same.count += 1;
    else groups.push({ ...figure, count: 1 });
  }
  return groups;
}
