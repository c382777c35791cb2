// What is said of a thing: the sentences of its card, and of a place what lies there.
import type { Table } from "../../table/table.svelte";
import type { VenueView } from "../../wire/champions";
import { destinyOf, enemyOf, journeyOf, longshipOf, merchantOf, powerOf, runeGlory } from "./printed";
import { mostOfOthers, tally } from "./tallies";
import { mineOf, viewOf } from "./view";

/** The sentences of a thing by its family; null where there are none but what is printed. */
const TOLD: Record<string, (table: Table, slug: string) => string[] | null> = {
  enemy(table, enemy) {
    const { speech, box } = table;
    const { attack, defence, glory, reward, colour, forbids } = enemyOf(box, enemy);
    const lies = viewOf(table).venues.find((venue) => venue.enemy === enemy)?.coins ?? 0;
    return [
      speech.say("look-enemy", { attack, defence, glory, things: reward, colour }),
      ...(forbids === "none" ? [] : [speech.say("look-enemy-forbids", { kind: forbids })]),
      ...(lies ? [speech.say("champions-page-coins-on-it", { count: lies })] : []),
    ];
  },
  destiny(table, destiny) {
    const { counts, alone, tied } = destinyOf(table.box, destiny);
    const mine = mineOf(table);
    const others = mine ? mostOfOthers(table.box, viewOf(table).seats, mine.seat, counts) : null;
    const own = mine ? tally(table.box, mine, counts) : 0;
    return [
      table.speech.say("look-destiny", { counts, alone, tied }),
      ...(others === null ? [] : [table.speech.say("champions-page-stands", { count: own, others })]),
    ];
  },
  rune: ({ speech, box }, rune) => [
    speech.say(`power-${powerOf(box, rune)}`),
    speech.say("look-rune-glory", { glory: runeGlory(box, rune) }),
  ],
  journey({ speech, box }, journey) {
    const { effect, amount } = journeyOf(box, journey);
    return [speech.say(`does-${effect}`, { count: amount, ...box.printed.journeys?.[journey] })];
  },
  merchant: ({ speech, box }, merchant) => [speech.say("look-merchant", { things: merchantOf(box, merchant) })],
  place(table, place) {
    const venue = viewOf(table).venues.find((one) => one.venue === place);
    if (venue) return ofVenue(table, venue);
    if (!(place in (table.box.printed.longships ?? {}))) return null;
    const { capacity, wood, coins, glory } = longshipOf(table.box, place);
    const isPublic = !("glory" in table.box.printed.longships![place]!);
    return [
      isPublic
        ? table.speech.say("look-public-ship", { capacity })
        : table.speech.say("look-ship", { price: { wood, coins }, capacity, glory }),
    ];
  },
  thing(table, thing) {
    const mine = mineOf(table);
    const faces = table.box.printed.dice?.[thing]?.faces as string[] | undefined;
    const counts: Record<string, number> = {};
    for (const face of faces ?? []) counts[face] = (counts[face] ?? 0) + 1;
    const held = mine?.warriors[thing] ?? (mine as unknown as Record<string, number> | undefined)?.[thing];
    return [
      ...(faces ? [table.speech.say("look-die", { faces: counts })] : []),
      ...(typeof held === "number" ? [table.speech.say("champions-page-held", { count: held })] : []),
    ];
  },
};

function ofVenue({ speech, names }: Table, venue: VenueView): string[] {
  if (!venue.in_use) return [speech.say("champions-page-shore-unused")];
  const isDown = venue.journey === "hidden";
  return [
    ...(venue.enemy ? [] : [speech.say("champions-page-no-enemy")]),
    ...(venue.feeds ? [speech.say("champions-page-shore-feeds", { count: venue.feeds })] : []),
    ...(isDown ? [speech.say("champions-page-journey-down")] : []),
    ...(venue.venue === "troll" && venue.enemy ? [speech.say("champions-page-troll-blame")] : []),
    ...(venue.owner === null ? [] : [speech.say("champions-page-goes-there", { name: names[venue.owner] })]),
  ];
}

export function toldOf(table: Table, noun: string): string[] | null {
  const cut = noun.indexOf("-");
  return TOLD[noun.slice(0, cut)]?.(table, noun.slice(cut + 1)) ?? null;
}

/** The cards that lie on a place and are read with it. */
export function uponOf(table: Table, noun: string): string[] {
  const place = noun.startsWith("place-") ? noun.slice("place-".length) : "";
  const { venues, merchant } = viewOf(table);
  if (place === "merchant-ship") return merchant ? [`merchant-${merchant}`] : [];
  const venue = venues.find((one) => one.venue === place);
  const journey = venue?.journey === "hidden" ? null : venue?.journey;
  return [...(venue?.enemy ? [`enemy-${venue.enemy}`] : []), ...(journey ? [`journey-${journey}`] : [])];
}
