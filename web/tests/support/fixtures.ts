// What Python wrote for these tests: sentences, and games as their audiences saw them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Section } from "../../src/games/picture";
import type { Box } from "../../src/table/box";
import type { Drafted, Frame, Message, Welcome } from "../../src/wire/wire";

const ROOT = join(import.meta.dirname, "../../..");
const FOLDER = join(ROOT, "build/page");

export const LANGUAGES = ["en", "de", "fr", "it"];
export const GAMES = ["champions", "midgard"];

export interface Sentences {
  families: Record<string, string>;
  names: string[];
  messages: Message[];
  said: Record<string, string[]>;
}

export interface Recorded {
  box: Box;
  welcome: Welcome[];
  frames: {
    audience: number | null;
    frame: Frame;
    drafts: Drafted[];
    /** The board in words as the terminal shows it, by language. */
    pictures?: Record<string, { heading: string; sections: Section[] }>;
  }[];
}

function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(FOLDER, name), "utf-8"));
  } catch (error) {
    throw new Error(`${name} is missing: run "python3 -m tests.tools.page_fixtures" in the project's folder first.`, {
      cause: error,
    });
  }
}

export function sentences(game: string): Sentences {
  return read(`sentences-${game}.json`) as Sentences;
}

/** The recorded games of a title. */
export function* recorded(game: string): Generator<Recorded> {
  const names = readdirSync(FOLDER).filter((name) => name.startsWith(`frames-${game}-`));
  if (!names.length) read(`frames-${game}-0.json`);
  for (const name of names) yield read(name) as Recorded;
}

/** A language from its files. */
export function bundle(language: string, files: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) {
    const text = readFileSync(join(ROOT, "meadhall/locale", language, `${file}.ftl`), "utf-8");
    made.addResource(new FluentResource(text));
  }
  return made;
}
