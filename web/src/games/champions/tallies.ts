// How much somebody has of what a destiny card counts, as far as it lies open.
import type { Box } from "../../table/box";
import type { SeatView } from "../../wire/champions";
import { enemyOf } from "./printed";

const PLAIN = ["food", "wood", "coins", "favor"] as const;

function isPlain(counts: string): counts is (typeof PLAIN)[number] {
  return (PLAIN as readonly string[]).includes(counts);
}

/** The count of a seat. */
export function tally(box: Box, seat: SeatView, counts: string): number {
  if (isPlain(counts)) return seat[counts];
  if (counts === "warriors") return Object.values(seat.warriors).reduce((sum, count) => sum + count, 0);
  if (counts === "runes") return seat.runes.length;
  const kind = counts.replace(/s$/, "");
  return seat.slain.map((slug) => enemyOf(box, slug)).filter((foe) => foe.colour === counts || foe.kind === kind).length;
}

/** The most that any other seat has; null where their defeated enemies lie face down. */
export function mostOfOthers(box: Box, seats: readonly SeatView[], mine: number, counts: string): number | null {
  const isOpen = isPlain(counts) || counts === "warriors" || counts === "runes";
  const others = seats.filter(({ seat }) => seat !== mine);
  if (!isOpen && others.some(({ slain_on_show }) => !slain_on_show)) return null;
  return Math.max(0, ...others.map((seat) => tally(box, seat, counts)));
}
