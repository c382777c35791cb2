// Champions in words; a port of `meadhall/champions/words/picture.py`, with equal results.
import type { Speech } from "../../speech/speech";
import type { Box } from "../../table/box";
import type { DestinyView, SeatView, VenueView, View } from "../../wire/champions";
import { bySeat, type Picture, type Section } from "../picture";

const HIDDEN = "hidden";
const REWARDS = { trolls: "wood", draugr: "coins", monsters: "favor" } as const;
const KINDS = ["swordsman", "spearman", "axeman"];
const FACES = ["blank", "hit", "double", "shield"];

function heading(view: View, box: Box, speech: Speech): string {
  return [
    speech.say("board-round", { round: view.round, rounds: box.rounds }),
    speech.noun("phase", view.phase),
    speech.say("board-first", { seat: view.first }),
  ].join(", ");
}

function sections(view: View, box: Box, speech: Speech): Section[] {
  const found = [players(view, box, speech), fights(view, box, speech), town(view, box, speech)];
  return found.filter(({ rows }) => rows.length);
}

function players(view: View, box: Box, speech: Speech): Section {
  const { seats } = view;
  return bySeat(speech, seats.length, [
    ["board-glory", seats.map(({ glory }) => String(glory))],
    ["board-warriors", seats.map(({ warriors }) => speech.counted("thing", warriors))],
    ["board-goods", seats.map(({ food, wood, coins }) => speech.counted("thing", { food, wood, coins }))],
    ["board-favor-blame", seats.map(({ favor, blame }) => `${favor}, ${blame}`)],
    ["board-workers", seats.map(({ workers }) => String(workers))],
    ["board-leader", seats.map(({ leader }) => (leader ? speech.noun("leader", leader) : ""))],
    ["board-ship", seats.map(({ ship }) => (ship ? speech.noun("place", ship) : ""))],
    ["board-runes", seats.map((seat) => runes(seat, speech))],
    ["board-destinies", seats.map((seat) => destinies(seat.destinies, speech))],
    ["board-slain", seats.map((seat) => slain(seat, view, box, speech))],
  ]);
}

function runes({ runes }: SeatView, speech: Speech): string {
  return runes.map(({ rune, used }) => (used ? speech.say("board-used", { rune }) : speech.noun("rune", rune))).join(", ");
}

function destinies(cards: DestinyView[], speech: Speech): string {
  const known = cards.filter(({ destiny }) => destiny !== HIDDEN);
  const said = known.map(({ destiny, open }) => {
    return open ? speech.say("board-open", { destiny }) : speech.noun("destiny", destiny);
  });
  const count = cards.length - known.length;
  return [...said, ...(count ? [speech.say("board-hidden-cards", { count })] : [])].join(", ");
}

/** Enemies defeated, by colour: one's own, and those of others if they are face up (CS-11). */
function slain({ seat, slain, slain_on_show }: SeatView, view: View, box: Box, speech: Speech): string {
  if (!slain_on_show && seat !== view.audience) return "";
  const coloured = slain.map((enemy) => ({ enemy, colour: colourOf(enemy, box) }));
  const inOrder = coloured.toSorted((one, other) => (one.colour < other.colour ? -1 : Number(one.colour > other.colour)));
  return inOrder
    .map(({ enemy, colour }) => speech.noun("enemy", enemy) + (colour === "none" ? "" : ` (${speech.noun("colour", colour)})`))
    .join(", ");
}

/** The kind of an enemy, and what is printed on its card. */
function cardOf(enemy: string, box: Box): { kind: keyof typeof REWARDS; row: Record<string, number | string> } {
  const kind = (["trolls", "draugr", "monsters"] as const).find((one) => box.printed[one]?.[enemy]) ?? "trolls";
  return { kind, row: box.printed[kind]![enemy]! };
}

function colourOf(enemy: string, box: Box): string {
  return String(cardOf(enemy, box).row.colour ?? "none");
}

/** An enemy with its colour and the weapon that it forbids (CA-4). */
function foe(enemy: string, box: Box, speech: Speech): string {
  const { forbids } = cardOf(enemy, box).row;
  const colour = colourOf(enemy, box);
  const marks = [
    ...(colour === "none" ? [] : [speech.noun("colour", colour)]),
    ...(forbids === "none" ? [] : [speech.say("board-forbids", { kind: forbids })]),
  ];
  return marks.length ? speech.say("board-foe", { enemy, marks: marks.join(", ") }) : speech.noun("enemy", enemy);
}

/** Every enemy, in the order of resolution. */
function fights(view: View, box: Box, speech: Speech): Section {
  const keys = ["place", "enemy", "strength", "reward", "who", "journey"];
  const shown = view.venues.filter(({ enemy, owner }) => enemy || owner !== null);
  return {
    title: speech.say("board-fights"),
    headings: keys.map((key) => speech.say(`board-${key}`)),
    rows: shown.map((venue) => fight(venue, box, speech)),
  };
}

function fight(venue: VenueView, box: Box, speech: Speech): string[] {
  const { enemy, coins } = venue;
  const name = speech.noun("place", venue.venue);
  const ends = [who(venue, speech), journey(venue, speech)];
  if (enemy === null) return [name, "", "", "", ...ends];
  const { kind, row } = cardOf(enemy, box);
  const reward: Record<string, number> = { glory: Number(row.glory), [REWARDS[kind]]: Number(row[REWARDS[kind]]) };
  if (coins) reward.coins = (reward.coins ?? 0) + coins;
  const strength = speech.say("board-strength-of", { attack: row.attack, defence: row.defence });
  return [name, foe(enemy, box, speech), strength, speech.counted("thing", reward), ...ends];
}

/** The seat at a venue, and the warriors it has sent or, in its own view, assigned. */
function who({ owner, ship, sent, sealed }: VenueView, speech: Speech): string {
  if (owner === null) return "";
  const any = (counts: Record<string, number> | null) => Object.values(counts ?? {}).some(Boolean);
  return [
    speech.words.names[owner],
    ship ? speech.noun("place", ship) : "",
    any(sent) ? speech.counted("thing", sent) : "",
    any(sealed) ? speech.say("board-assigned", { things: sealed }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function journey({ journey, journey_up }: VenueView, speech: Speech): string {
  if (journey === null) return "";
  if (journey === HIDDEN) return speech.say("board-face-down");
  return journey_up ? speech.noun("journey", journey) : speech.say("board-seen", { journey });
}

/** What is at the locations, and where workers are. */
function town(view: View, box: Box, speech: Speech): Section {
  const listed = (family: string, slugs: (string | null)[]) => {
    return slugs.flatMap((slug) => (slug ? [speech.noun(family, slug)] : [])).join(", ");
  };
  const rows: [string, string][] = [["board-lying", speech.counted("thing", view.lying)]];
  if (view.merchant) {
    const take = box.printed["merchant-ships"]![view.merchant]!.take as unknown as Record<string, number>;
    const label = speech.noun("merchant", view.merchant);
    rows.push(["board-merchant", speech.say("labelled", { label, text: speech.counted("thing", take) })]);
  }
  rows.push(
    ["board-rune-spaces", listed("rune", view.rune_spaces)],
    ["board-stalls", listed("place", view.stalls)],
    ["board-supply", speech.counted("thing", view.supply)],
  );
  if (Object.keys(view.dice).length) rows.push(["board-dice", dice(view, speech)], ["board-damage", String(view.damage)]);
  const venues = view.venues.map(({ venue }) => venue);
  const standing = Object.entries(view.workers_on).filter(([space]) => !venues.includes(space));
  const hunting = view.seats.filter((seat) => seat.hunting).map(({ seat }) => ["hunting-grounds", seat] as const);
  return {
    title: speech.say("board-town"),
    headings: [speech.say("board-place"), speech.say("board-there")],
    rows: [
      ...rows.filter(([, cell]) => cell).map(([key, cell]) => [speech.say(key), cell]),
      ...[...standing, ...hunting].map(([space, seat]) => [speech.noun("place", space), speech.words.names[seat] ?? ""]),
    ],
  };
}

function dice(view: View, speech: Speech): string {
  const said = KINDS.flatMap((warrior) => {
    const shown = FACES.map((face) => [face, view.dice[`${warrior}-${face}`] ?? 0] as const).filter(([, many]) => many);
    const count = shown.reduce((sum, [, many]) => sum + many, 0);
    return count ? [speech.say("dice-of", { warrior, count, faces: Object.fromEntries(shown) })] : [];
  });
  return speech.apart(said);
}

function scoring(view: View, speech: Speech): Section {
  const rows = Object.entries(view.scoring ?? {}).map(([category, cells]) => {
    return [speech.noun("category", category), ...cells.map(String)];
  });
  return {
    title: speech.say("board-scoring"),
    headings: [speech.say("board-category"), ...speech.words.names.slice(0, view.seats.length)],
    rows: [...rows, [speech.say("board-total"), ...view.seats.map(({ glory }) => String(glory))]],
  };
}

export const picture = { heading, sections, scoring } as Picture;
