// The box: what is printed and agreed at a table, fetched once and kept for ever.

/** One action of the catalogue: its type and its fields. */
export interface Action {
  type: string;
  [field: string]: string | number;
}

export interface Box {
  setting: {
    game: string;
    revision: number;
    seats: number;
    options: Record<string, boolean | number | string>;
    cards: { name: string; digest: string };
  };
  digest: string;
  rounds: number;
  catalogue: (Action | null)[];
  families: Record<string, string>;
  chains: { closers: number[]; continuing: string[] };
  printed: Record<string, Record<string, Record<string, string | number>>>;
  /** The id of the rule that a thing is about, by noun. */
  rules: Record<string, string>;
  trust: Record<string, number>;
  own: Record<string, string>;
}

/** The nouns on which an action lies; an action without one lies on `do-TYPE`, with its numbers behind. */
export function nounsOf(action: Action, families: Record<string, string>): string[] {
  const found: string[] = [];
  const numbers: number[] = [];
  for (const [field, value] of Object.entries(action)) {
    if (field === "type") continue;
    const family = families[field];
    if (family) found.push(`${family}-${value}`);
    else if (typeof value === "number") numbers.push(value);
  }
  return found.length ? found : [["do", action.type, ...numbers].join("-")];
}
