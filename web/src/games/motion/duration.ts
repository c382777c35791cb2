/** A length of time of the tokens, in milliseconds; close to none where somebody wants no motion. */
export function duration(token: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return text.endsWith("ms") ? parseFloat(text) : parseFloat(text) * 1000 || 0;
}
