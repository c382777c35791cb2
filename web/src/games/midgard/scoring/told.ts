// Which round's scoring was looked at last: whoever reads a rule in between, or loads the page again, still finds the sheet.

const keyOf = (seat: number | null) => `meadhall.scored.${location.pathname}.${seat ?? ""}`;

/** The last round whose scoring was closed at this table; `otherwise` where the table is opened for the first time. */
export function readTold(seat: number | null, otherwise: number): number {
  const kept = sessionStorage.getItem(keyOf(seat));
  if (kept === null) keepTold(seat, otherwise);
  return kept === null ? otherwise : Number(kept);
}

export function keepTold(seat: number | null, round: number): void {
  sessionStorage.setItem(keyOf(seat), String(round));
}
