// Messages as sentences of one language: the port of `meadhall/locale/speech.py`, with equal results.
import type { FluentBundle } from "@fluent/bundle";

import type { Message } from "../wire/wire";

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];
type Value = string | number | undefined;

/** What a game's words need besides the language files: families of nouns, players by seat, names of own cards. */
export interface Words {
  families: Record<string, string>;
  names: readonly string[];
  own: Record<string, string>;
}

export const NO_WORDS: Words = { families: {}, names: [], own: {} };
const SEAT = "seat";
const SEMICOLONS: Record<string, string> = { fr: "\u202f; " }; // a narrow no-break space stands before it

/** One language with the messages of some files, and the words of one table. */
export class Speech {
  readonly faults: Error[] = [];
  private readonly asked = new Map<Pattern, string[]>();
  private readonly list: Intl.ListFormat;

  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly words: Words = NO_WORDS,
  ) {
    this.list = new Intl.ListFormat(language, { type: "conjunction", style: "long" });
  }

  /** The same language with the words of a table. */
  with(words: Words): Speech {
    return new Speech(this.language, this.bundle, words);
  }

  has(key: string, form = ""): boolean {
    const found = this.bundle.getMessage(key);
    return form ? form in (found?.attributes ?? {}) : found !== undefined;
  }

  /** The sentence of a message, given as a value or as its key and arguments. */
  say(message: Message | string, args: Record<string, unknown> = {}): string {
    return typeof message === "string" ? this.form(message, "", args) : this.form(message.key, "", message.args ?? {});
  }

  /** A message, or one of its attributes, with its arguments filled in; the key itself where there is none. */
  form(key: string, form: string, args: Record<string, unknown>): string {
    const found = this.bundle.getMessage(key);
    const pattern = form ? found?.attributes[form] : found?.value;
    if (pattern === undefined || pattern === null) {
      this.faults.push(new Error(`no message ${key}${form && "."}${form} in ${this.language}`));
      return form ? `${key}.${form}` : key;
    }
    const filled: Record<string, string | number> = {};
    for (const name of this.variables(pattern)) {
      const value = this.argument(name, args);
      if (value !== undefined) filled[name] = value;
    }
    return this.bundle.formatPattern(pattern, filled, this.faults);
  }

  /** A noun of the game in one of its forms; a name in the user's cards takes precedence. */
  noun(family: string, slug: string, form = "", args: Record<string, unknown> = {}): string {
    const name = this.words.own[`${family}-${slug}`] ?? "";
    if (!name && this.has(`${family}-${slug}`)) return this.form(`${family}-${slug}`, form, { count: 1, ...args });
    const own = `${family}-own`;
    return this.has(own, form) ? this.form(own, form, { name: name || slug }) : name || slug;
  }

  /** A list such as "2 swordsmen and 1 food". */
  counted(family: string, counts: Record<string, number>): string {
    const some = Object.entries(counts).filter(([, many]) => many);
    return this.listed(some.map(([slug, count]) => this.noun(family, slug, "some", { count })));
  }

  /** Parts of a line with semicolons between them. */
  apart(parts: readonly string[]): string {
    return parts.join(SEMICOLONS[this.language] ?? "; ");
  }

  /** Words as a list with "and". */
  listed(words: readonly string[]): string {
    return this.list.format(words);
  }

  /** The value of an argument in a sentence: `$space-at` is the attribute `.at` of the noun that `space` names. */
  private argument(name: string, args: Record<string, unknown>): Value {
    const cut = name.indexOf("-");
    const base = cut < 0 ? name : name.slice(0, cut);
    const form = cut < 0 ? "" : name.slice(cut + 1);
    const value = args[base];
    const family = this.words.families[base] ?? (base === SEAT ? SEAT : "");
    if (Array.isArray(value)) {
      return this.apart(value.map((one) => (isMessage(one) ? this.say(one) : this.noun(family, String(one)))));
    }
    if (isMessage(value)) return this.form(value.key, form, value.args ?? {});
    if (typeof value === "object" && value !== null) return this.counted(family, value as Record<string, number>);
    if (family === SEAT && typeof value === "number") return this.words.names[value];
    if (typeof value === "string") return family ? this.noun(family, value, form, args) : value;
    return typeof value === "number" ? value : undefined;
  }

  /** The names of the arguments of a pattern. */
  private variables(pattern: NonNullable<Pattern>): string[] {
    let found = this.asked.get(pattern);
    if (!found) this.asked.set(pattern, (found = [...new Set(variablesOf(pattern))]));
    return found;
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && typeof (value as Message).key === "string";
}

/** The variables of a parsed pattern, which is a tree of arrays and objects. */
function variablesOf(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, name } = node as { type?: string; name?: string };
  return type === "var" && name ? [name] : Object.values(node).flatMap(variablesOf);
}
