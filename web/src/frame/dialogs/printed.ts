// What is printed on a thing, in words: every word of its row that the language files know.
import type { Speech } from "../../speech/speech";
import type { Box } from "../../table/box";

export function printedOn(noun: string, box: Box, speech: Speech): string[] {
  const slug = noun.slice(noun.indexOf("-") + 1);
  const row = Object.values(box.printed).find((rows) => rows[slug])?.[slug];
  if (!row) return [];
  return Object.entries(row).flatMap(([field, value]) => {
    const key = `page-printed-${field.replaceAll("_", "-")}`;
    if (typeof value === "number") return speech.has(key) ? [speech.say(key, { count: value })] : [];
    if (typeof value === "string" && speech.has(`${field}-${value}`)) return [capital(speech.say(`${field}-${value}`), speech)];
    if (typeof value !== "object" || Array.isArray(value) || !speech.has(key)) return [];
    const things = speech.counted("thing", value as Record<string, number>);
    return things ? [speech.say(key, { things })] : [];
  });
}

function capital(text: string, { language }: Speech): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
