// The cloth of each stall.
const CLOTH: Record<string, string> = {
  market: "var(--sail-2)",
  skald: "#2A5F8C",
  "generous-merchant": "#7C8C3C",
  aumingi: "#6A5A7E",
  "wealthy-traveller": "#B5861B",
  huskarl: "#8C3B2C",
  jomsvikings: "#4A4038",
  raiders: "#2F6B5B",
  varangians: "#5B3A63",
};

export function awningOf(place: string): string | undefined {
  return CLOTH[place];
}
