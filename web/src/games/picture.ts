// The board in words: sections of a title, headings and rows, as the terminal shows them.
import type { Speech } from "../speech/speech";
import type { Box } from "../table/box";

export interface Section {
  title: string;
  headings: string[];
  rows: string[][];
}

export interface Picture {
  heading(view: unknown, box: Box, speech: Speech): string;
  sections(view: unknown, box: Box, speech: Speech): Section[];
  scoring(view: unknown, speech: Speech): Section;
}

/** Rows under the names of the seats, without those of which no seat has anything. */
export function bySeat(speech: Speech, seats: number, rows: [key: string, cells: string[]][]): Section {
  return {
    title: speech.say("board-players"),
    headings: ["", ...speech.words.names.slice(0, seats)],
    rows: rows.filter(([, cells]) => cells.some(Boolean)).map(([key, cells]) => [speech.say(key), ...cells]),
  };
}

/** The board of a game that has no picture: the fields of its view as they are called. */
export const anyGame: Picture = {
  heading: (_, box) => box.setting.game,
  sections: (view, box, speech) => [{ title: box.setting.game, headings: ["", ""], rows: fieldsOf(view, box, speech) }],
  scoring: (_, speech) => ({ title: "", headings: ["", ...speech.words.names], rows: [] }),
};

function fieldsOf(view: unknown, box: Box, speech: Speech): string[][] {
  return Object.entries((view ?? {}) as Record<string, unknown>).map(([field, value]) => [
    field,
    typeof value === "string" && box.families[field] ? speech.noun(box.families[field], value) : JSON.stringify(value),
  ]);
}
