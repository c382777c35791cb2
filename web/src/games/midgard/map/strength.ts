/** A strength, which is told in halves, as it is written: 5 is 2½. */
export function strengthText(halves: number): string {
  const whole = Math.floor(halves / 2);
  return `${whole || halves % 2 === 0 ? whole : ""}${halves % 2 ? "½" : ""}`;
}
