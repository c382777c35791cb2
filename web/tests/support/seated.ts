// A table of a recorded frame, and what is sent from it.
import type { Change } from "../../src/line/line";
import { Speech } from "../../src/speech/speech";
import type { Box } from "../../src/table/box";
import { Table } from "../../src/table/table.svelte";
import type { Drafted, Frame, Welcome } from "../../src/wire/wire";
import { bundle, GAMES } from "./fixtures";

const words = Object.fromEntries(GAMES.map((game) => [game, bundle("en", ["meadhall", "page", game])]));

/** A choice may be half composed; nobody replies to inquiries. */
export function seated(box: Box, welcome: Welcome, frame: Frame, draft: Drafted | null): { table: Table; sent: Change[] } {
  const sent: Change[] = [];
  const line = {
    change: (message: Change) => String(sent.push(message)),
    ask: () => new Promise<never>(() => undefined),
  };
  const shelf = { read: () => [], keep: () => undefined };
  const speech = new Speech("en", words[box.setting.game]!);
  const table = new Table(box, welcome, frame, { line, shelf, speech: () => speech, isStill: () => true });
  if (draft) table.drafting.draft = draft;
  return { table, sent };
}
