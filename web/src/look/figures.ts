// Figures as they are printed.

/** With a minus, not a hyphen. */
export function plain(figure: number): string {
  return String(figure).replace("-", "−");
}

/** With its sign. */
export function signed(figure: number): string {
  return figure > 0 ? `+${figure}` : plain(figure);
}
