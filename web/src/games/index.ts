// The boards: what only one game draws, loaded when a table of that game is opened.
import type { Component } from "svelte";

import type { Region } from "../frame/phone/tabs";
import type { Tale } from "../frame/saga/saga";
import type { Box } from "../table/box";
import type { Table } from "../table/table.svelte";
import type { Picture } from "./picture";

export interface GameParts {
  /** The place: everything on it that can be pressed is a `Noun`. */
  Board: Component;
  /** The panel of one seat, in the left rail and in the players tab of the phone. */
  Seat: Component<{ seat: number }>;
  /** The face of a seat, small: in the strip of the phone. */
  Face?: Component<{ seat: number }>;
  /** What is mine, along the lower edge. */
  Dock: Component;
  /** How the scores stand, under the saga. */
  Track?: Component;
  /** The parts of a board that is larger than the phone's screen. */
  regions?: readonly Region[];
  /** The symbol of a noun, where there is one. */
  symbolOf?: (box: Box, noun: string) => string;
  /** What a thing does, in sentences; null where what is printed on it says all. */
  toldOf?: (table: Table, noun: string) => string[] | null;
  /** The things that lie on another and are read with it: the enemy of a shore. */
  uponOf?: (table: Table, noun: string) => string[];
  /** A thing of the game, drawn large. */
  Thing?: Component<{ noun: string }>;
  /** What opens above the board for the question at hand; it renders nothing where the board alone is enough. */
  Sheet?: Component;
  /** What a sheet calls the answer that ends a choice without any part; empty where it has its own label. */
  closingOf?: (table: Table) => string;
  /** The end of the game. */
  Scoring?: Component;
  /** What is asked while a part that was chosen wants to be gone on with, by the kind of answer. */
  then?: Record<string, string>;
  /** How its saga is told in paragraphs. */
  tale?: Tale;
  /** The phases shown in the lintel, in order, each with the phases of the view that belong to it. */
  phases: { key: string; of: readonly string[] }[];
}

const boards: Record<string, () => Promise<GameParts>> = {
  champions: () => import("./champions/parts").then(({ parts }) => parts),
  midgard: () => import("./midgard/parts").then(({ parts }) => parts),
};

const loaded = new Map<string, Promise<GameParts | null>>();

/** The board of a game, loaded once; null for a game without one, which is played with the text board. */
export function boardOf(game: string): Promise<GameParts | null> {
  let found = loaded.get(game);
  if (!found) loaded.set(game, (found = boards[game]?.() ?? Promise.resolve(null)));
  found.catch(() => loaded.delete(game)); // the next one who asks tries again
  return found;
}

/** The boards in words. */
export const pictures: Record<string, () => Promise<Picture>> = {
  champions: () => import("./champions/picture").then(({ picture }) => picture),
  midgard: () => import("./midgard/picture").then(({ picture }) => picture),
};
