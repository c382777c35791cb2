// Midgard in words; a port of `meadhall/midgard/words/picture.py`, with equal results.
import type { Speech } from "../../speech/speech";
import type { Box } from "../../table/box";
import type { SeatView, View } from "../../wire/midgard";
import type { Message } from "../../wire/wire";
import { bySeat, type Picture, type Section } from "../picture";

const HEAVENS = ["asgard", "vanaheim", "valhalla"];

function heading(view: View, box: Box, speech: Speech): string {
  const said = [speech.say("board-round", { round: view.round, rounds: box.rounds }), speech.noun("phase", view.phase)];
  // In a draft it is not known yet who begins (MA-1).
  if (view.phase !== "draft") said.push(speech.say("board-first", { seat: view.starter }));
  return said.join(", ");
}

function sections(view: View, box: Box, speech: Speech): Section[] {
  return [players(view, box, speech), provinces(view, speech), cards(view, box, speech)].filter(({ rows }) => rows.length);
}

function players(view: View, box: Box, speech: Speech): Section {
  const { seats } = view;
  const boat = ({ warriors }: SeatView) => speech.counted("thing", { warrior: warriors.boat ?? 0 });
  return bySeat(speech, seats.length, [
    ["board-score", seats.map(({ score }) => String(score))],
    ["board-chieftain", seats.map(({ chieftain }) => speech.noun("area", chieftain))],
    ["board-boat", seats.map(boat)],
    ["board-heavens", seats.map((seat) => heavens(seat, speech))],
    ["board-reserve", seats.map(({ reserve }) => String(reserve))],
    ["board-tokens", seats.map((seat) => tokens(seat, view, speech))],
    ["board-stock", seats.map(({ stock_count }) => String(stock_count))],
    ["board-gold", seats.map(({ gold }) => gold.map((card) => cardOf(card, box, speech)).join(", "))],
    ["board-plays", seats.map((seat) => (view.phase === "action" ? String(plays(seat, view)) : ""))],
  ]);
}

/** The cards that a seat still plays in this round, the one included that it is asked for. */
export function plays({ seat, plays_left }: SeatView, view: View): number {
  return plays_left + Number(view.turn === seat && view.card === null);
}

/** Own tokens by colour; of other seats' tokens, which are face down, the number (MS-4). */
function tokens({ seat, tokens, tokens_on_show }: SeatView, view: View, speech: Speech): string {
  if (tokens_on_show || seat === view.audience) return speech.counted("thing", tokens) || "0";
  return String(total(tokens));
}

function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, many) => sum + many, 0);
}

/** A seat's Vikings in the heavens, the chieftain among them. */
function heavens({ chieftain, warriors }: SeatView, speech: Speech): string {
  const found = HEAVENS.flatMap((heaven) => {
    const there = speech.counted("thing", { chieftain: Number(chieftain === heaven), warrior: warriors[heaven] ?? 0 });
    return there ? [`${speech.noun("area", heaven)} ${there}`] : [];
  });
  return found.join(", ");
}

/** Every province: its kingdom, free villages, doom, and who is there. */
function provinces(view: View, speech: Speech): Section {
  const rows = view.provinces.map(({ province, kingdom, free, villages, doomed }) => {
    const there = view.seats.flatMap(({ seat, chieftain, warriors }) => {
      const count = { chieftain: Number(chieftain === province), warrior: warriors[province] ?? 0 };
      const text = speech.counted("thing", count);
      return text ? [speech.say("labelled", { label: speech.words.names[seat], text })] : [];
    });
    return [
      speech.noun("area", province),
      speech.noun("kingdom", kingdom),
      speech.say("board-of-villages", { free, villages }),
      doomed ? speech.say("board-doomed") : "",
      speech.apart(there),
    ];
  });
  const keys = ["map", "kingdom", "villages", "doom", "vikings"];
  return { title: speech.say("board-map"), headings: keys.map((key) => speech.say(`board-${key}`)), rows };
}

/** Own cards. */
function cards(view: View, box: Box, speech: Speech): Section {
  const stock = (view.audience === null ? null : view.seats[view.audience]?.stock) ?? {};
  return {
    title: speech.say("board-own"),
    headings: [speech.say("board-own"), speech.say("board-count"), speech.say("board-effect")],
    rows: Object.entries(stock).map(([card, count]) => {
      return [cardOf(card, box, speech), String(count), speech.say(cardEffect(card, box))];
    }),
  };
}

/** A card with its metal and its number. */
function cardOf(card: string, box: Box, speech: Speech): string {
  const row = box.printed.cards![card]!;
  return speech.say("status-card", { card, metal: row.metal, number: row.number ?? 0, count: 1 });
}

/** What a card does, from what is printed. */
export function cardEffect(card: string, box: Box): Message {
  const row = box.printed.cards![card]!;
  const moves = (box.printed.board!.moves ?? {}) as Record<string, number>;
  const effect = String(row.effect);
  const kingdom = String(row.kingdom ?? "none");
  const figures = { amount: moves[effect] ?? row.amount ?? 1, metal: row.draws ?? "bronze" };
  if (effect === "muster" && kingdom === "heavens") return { key: "does-muster-heavens", args: figures };
  const isNamed = !["none", "heavens"].includes(kingdom);
  return { key: `does-${effect}`, args: isNamed ? { ...figures, kingdom } : figures };
}

function scoring(view: View, speech: Speech): Section {
  const rows = Object.keys(view.seats[0]?.points ?? {}).map((category) => {
    return [speech.noun("category", category), ...view.seats.map(({ points }) => String(points[category]))];
  });
  const shown = view.seats.map((seat) => {
    return speech.say("labelled", { label: String(total(seat.tokens)), text: tokens(seat, view, speech) });
  });
  return {
    title: speech.say("board-scoring"),
    headings: [speech.say("board-category"), ...speech.words.names.slice(0, view.seats.length)],
    rows: [...rows, [speech.say("board-total"), ...view.seats.map(({ score }) => String(score))], [speech.say("board-tokens"), ...shown]],
  };
}

export const picture = { heading, sections, scoring } as Picture;
