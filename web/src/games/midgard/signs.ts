// Which symbol stands for a thing.
import type { Box } from "../../table/box";
import { colourOf } from "../../look/seats";
import { cardOf } from "./printed";

/** Kingdoms have short names in the colours and symbols. */
const SHORT: Record<string, string> = { jotunheim: "jotun", mannheim: "mann", alfheim: "alf" };

const EFFECTS: Record<string, string> = {
  invade: "invade",
  reinforce: "newwarrior",
  attack: "sword",
  horde: "horde",
  score: "score",
  token: "token",
  draw: "cards",
  destroy: "destroy",
  muster: "newwarrior",
};

const ANSWERS: Record<string, string> = { "do-pick-chieftain": "chief-ember", "do-stay": "clock", "do-done": "check" };

/** The short name of a kingdom: in classes (`k-jotun`) and symbols. */
export function shortOf(kingdom: string): string {
  return SHORT[kingdom] ?? "alf";
}

/** The symbol of a noun. */
export function symbolOf(box: Box, noun: string): string {
  const cut = noun.indexOf("-");
  const [family, slug] = [noun.slice(0, cut), noun.slice(cut + 1)];
  if (family === "card") return EFFECTS[cardOf(box, slug).effect] ?? "cards";
  if (family === "kingdom") return `k-${shortOf(slug)}`;
  if (family === "seat") return `pl-${colourOf(Number(slug))}`;
  if (family === "area") return areaOf(box, slug);
  return ANSWERS[noun] ?? "check";
}

function areaOf(box: Box, area: string): string {
  if (["asgard", "vanaheim", "valhalla"].includes(area)) return `h-${area}`;
  return area === "boat" ? "boat" : `k-${shortOf(String(box.printed.provinces?.[area]?.kingdom))}`;
}
