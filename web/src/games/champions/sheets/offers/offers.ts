// What a question offers, as cards: each is a noun with its picture, its words and its figures.
import { colourOf } from "../../../../look/seats";
import type { Table } from "../../../../table/table.svelte";
import { bits } from "../../deals";
import { destinyOf, enemyOf, longshipOf, onBoard, powerOf, runeGlory, stallOf, type Counts } from "../../printed";
import { countedSymbol, symbolOf } from "../../signs";
import { mostOfOthers, tally } from "../../tallies";
import { mineOf, viewOf } from "../../view";
import { shownAsk } from "../asked";

export interface Figure {
  icon: string;
  text: string;
}

export interface Offer {
  noun: string;
  icon: string;
  /** How the ground of the symbol looks: `carved`, `unseen`. */
  look?: string;
  name: string;
  /** What it is or does. */
  text?: string;
  figures?: Figure[];
  /** Along its lower edge: how one stands. */
  standing?: { text: string; good: boolean } | null;
}

/** The place at which I last set a worker: the one that is in use. */
export function placeInUse(table: Table): string | null {
  const events = table.playing.acts.flatMap((act) => act.events);
  const last = events.findLast(({ type, seat }) => type === "worker-placed" && seat === table.seat);
  return last ? String(last.space) : null;
}

/** All answers of one type, open or closed, by their action. */
function actions(table: Table, type: string): Record<string, string | number>[] {
  const ask = shownAsk(table);
  const codes = [...(ask?.answers ?? []), ...(ask?.closed ?? [])].map(({ code }) => code);
  return [...new Set(codes)].toSorted((a, b) => a - b).flatMap((code) => {
    const action = table.box.catalogue[code];
    return action?.type === type ? [action] : [];
  });
}

function figures(table: Table, counts: Counts, sign = ""): Figure[] {
  return bits(table.box, counts).map(({ symbol, count }) => ({ icon: symbol, text: `${sign}${count ?? ""}` }));
}

function times(counts: Counts, many: number): Counts {
  return Object.fromEntries(Object.entries(counts).map(([thing, count]) => [thing, count * many]));
}

const TO: Figure = { icon: "arrow", text: "" };

function destiny(table: Table, slug: string): Offer {
  const { counts, alone, tied } = destinyOf(table.box, slug);
  const mine = mineOf(table);
  const own = mine ? tally(table.box, mine, counts) : 0;
  const others = mine ? mostOfOthers(table.box, viewOf(table).seats, mine.seat, counts) : null;
  return {
    noun: `destiny-${slug}`,
    icon: countedSymbol(counts),
    name: table.speech.noun("destiny", slug),
    text: table.speech.say("effect-destiny", { counts, alone, tied }),
    standing: {
      text: others === null
        ? table.speech.say("champions-page-you-have", { count: own })
        : table.speech.say("champions-page-standing", { count: own, others }),
      good: others !== null && own > others,
    },
  };
}

const MAKERS: Record<string, (table: Table) => Offer[]> = {
  "choose-rune": (table) => [
    ...viewOf(table).rune_spaces.flatMap((rune, at): Offer[] =>
      rune
        ? [
            {
              noun: `do-take-rune-${at + 1}`,
              icon: symbolOf(table.box, `rune-${rune}`),
              look: "carved",
              name: table.speech.noun("rune", rune),
              text: table.speech.say(`power-${powerOf(table.box, rune)}`),
              figures: [{ icon: "glory", text: String(runeGlory(table.box, rune)) }],
            },
          ]
        : [],
    ),
    {
      noun: "do-draw-rune",
      icon: "rune",
      look: "carved unseen",
      name: table.speech.say("champions-page-unseen"),
      text: table.speech.say("champions-page-unseen-of", { count: viewOf(table).runes_in_deck.length }),
    },
  ],
  "choose-ship": (table) =>
    actions(table, "buy-ship").map(({ ship }) => {
      const { wood, coins, capacity, glory } = longshipOf(table.box, String(ship));
      return {
        noun: `place-${ship}`,
        icon: symbolOf(table.box, `place-${ship}`),
        name: table.speech.noun("place", String(ship)),
        text: table.speech.say("champions-page-ship", { capacity, glory }),
        figures: figures(table, { wood, coins }),
      };
    }),
  "choose-favor": (table) => {
    const prices = (onBoard(table.box, "stave-church").prices ?? []) as number[];
    return actions(table, "buy-favor").map(({ favor }) => ({
      noun: `do-buy-favor-${favor}`,
      icon: "favor",
      name: table.speech.noun("thing", "favor", "some", { count: favor }),
      figures: figures(table, { coins: prices[Number(favor) - 1] ?? 0 }),
    }));
  },
  "choose-times": (table) => {
    const place = placeInUse(table) ?? "";
    const { pay, take } = stallOf(table.box, place);
    return actions(table, "trade").map(({ times: many }) => ({
      noun: `do-trade-${many}`,
      icon: symbolOf(table.box, `place-${place}`),
      name: table.speech.say("action-trade", { times: many }),
      figures: [...figures(table, times(pay, Number(many))), TO, ...figures(table, times(take, Number(many)))],
    }));
  },
  beg: (table) =>
    actions(table, "take").map(({ good }) => {
      const have = Number(mineOf(table)?.[good as "food" | "wood" | "coins"] ?? 0);
      return {
        noun: `thing-${good}`,
        icon: symbolOf(table.box, `thing-${good}`),
        name: table.speech.noun("thing", String(good), "some", { count: 1 }),
        text: table.speech.say("champions-page-will-have", { count: have + 1 }),
      };
    }),
  "look-at-journey": (table) =>
    actions(table, "look").map(({ shore }) => {
      const venue = viewOf(table).venues.find((one) => one.venue === shore);
      return {
        noun: `place-${shore}`,
        icon: "journey",
        look: "sea",
        name: table.speech.noun("place", String(shore)),
        text: venue?.enemy ? table.speech.noun("enemy", venue.enemy) : "",
      };
    }),
  "keep-destiny": (table) => viewOf(table).drawn.map((slug) => destiny(table, slug)),
  "reveal-destiny": (table) => actions(table, "reveal")
    .filter(({ destiny: slug }) => mineOf(table)?.destinies.some((one) => one.destiny === slug))
    .map(({ destiny: slug }) => destiny(table, String(slug))),
  "give-blame": (table) =>
    actions(table, "blame")
      .filter(({ seat }) => seat !== table.seat)
      .map(({ seat }) => ({
        noun: `seat-${seat}`,
        icon: `pl-${colourOf(Number(seat))}`,
        name: table.names[Number(seat)] ?? "",
        text: table.speech.say("champions-page-has-blame", { count: viewOf(table).seats[Number(seat)]?.blame ?? 0 }),
      })),
};

/** The cards of the question at hand; none where its answers are no cards. */
export function offersOf(table: Table): Offer[] {
  return MAKERS[shownAsk(table)?.question ?? ""]?.(table) ?? [];
}

/** The enemy at a venue, and its colour. */
export function foeAt(table: Table, venue: string): { enemy: string; colour: string } | null {
  const enemy = viewOf(table).venues.find((one) => one.venue === venue)?.enemy;
  return enemy ? { enemy, colour: enemyOf(table.box, enemy).colour } : null;
}
