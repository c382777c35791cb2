// Which answers lie on which noun, and what is left to be pressed. Pure functions over what was asked.
import type { Ask, Closed, Drafted, Open } from "../wire/wire";
import { nounsOf, type Box } from "./box";

/** An answer with the nouns on which it lies; `part` if it is added to a choice of several parts. */
export interface Choice {
  code: number;
  nouns: string[];
  open: Open;
  part: boolean;
}

/** A noun with the answers that lie on it; `picked` counts how often it is part of the choice being composed. */
export interface Spot {
  noun: string;
  open: Open[];
  closed: Closed[];
  picked: number;
}

const NOTHING: Spot = { noun: "", open: [], closed: [], picked: 0 };

/** The nouns of a code. */
export function nounsOfCode(box: Box, code: number): string[] {
  const action = box.catalogue[code];
  return action ? nounsOf(action, box.families) : [];
}

/** What can be chosen now. The answers that end a choice of several parts are no choices: `give` gives them. */
export function choicesOf(box: Box, ask: Ask | null, draft: Drafted | null): Choice[] {
  if (!ask) return [];
  const opens = new Map(ask.answers.map((open) => [open.code, open]));
  // An effect was foretold of the first part: how much room is left would be wrong of a second one.
  const told = (open: Open, part: boolean): Open => (part && draft?.links.length ? { ...open, effect: null } : open);
  const made = (code: number, part: boolean): Choice => ({
    code,
    nouns: nounsOfCode(box, code),
    open: told(opens.get(code) ?? { code, reveals: false }, part),
    part,
  });
  if (!ask.chain) return ask.answers.map((open) => made(open.code, false));
  const parts = new Set([...ask.chain.add, ...(draft?.links ?? []), ...(draft?.add ?? [])]);
  const plain = ask.answers.filter(({ code }) => !parts.has(code) && !box.chains.closers.includes(code));
  const added = draft ? draft.add : ask.chain.add;
  return [...added.map((code) => made(code, true)), ...plain.map(({ code }) => made(code, false))];
}

/** The answers that lie on all of these nouns. */
export function lyingOn<T extends { nouns: string[] }>(choices: readonly T[], nouns: readonly string[]): T[] {
  return choices.filter((choice) => nouns.every((noun) => choice.nouns.includes(noun)));
}

/** Every noun on which an answer lies, open, closed or picked; `selected` narrows what is open. */
export function spotsOf(
  box: Box,
  ask: Ask | null,
  choices: readonly Choice[],
  links: readonly number[],
  selected: readonly string[],
): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const at = (noun: string): Spot => {
    let spot = spots.get(noun);
    if (!spot) spots.set(noun, (spot = { ...NOTHING, noun, open: [], closed: [] }));
    return spot;
  };
  const isOpen = new Set(choices.map(({ code }) => code));
  for (const choice of lyingOn(choices, selected)) for (const noun of choice.nouns) at(noun).open.push(choice.open);
  for (const closed of ask?.closed ?? []) {
    if (isOpen.has(closed.code)) continue;
    for (const noun of nounsOfCode(box, closed.code)) at(noun).closed.push(closed);
  }
  for (const link of links) for (const noun of nounsOfCode(box, link)) at(noun).picked += 1;
  return spots;
}

/** A spot as seen through further nouns: only the answers that lie on those as well. */
export function narrowed(box: Box, spot: Spot | undefined, links: readonly number[], within: readonly string[]): Spot {
  if (!spot || !within.length) return spot ?? NOTHING;
  const lies = ({ code }: { code: number }) => {
    const nouns = nounsOfCode(box, code);
    return nouns.includes(spot.noun) && within.every((noun) => nouns.includes(noun));
  };
  return {
    noun: spot.noun,
    open: spot.open.filter(lies),
    closed: spot.closed.filter(lies),
    picked: links.filter((code) => lies({ code })).length,
  };
}

/** The choices that no drawn control leads to any further: they are buttons in the bar. */
export function buttonsOf(choices: readonly Choice[], selected: readonly string[], drawn: Iterable<string>): Choice[] {
  const controls = [...drawn].map((control) => control.split(" "));
  return lyingOn(choices, selected).filter(({ nouns }) => {
    const reach = controls.filter((control) => control.every((noun) => nouns.includes(noun))).flat();
    return reach.every((noun) => selected.includes(noun));
  });
}
