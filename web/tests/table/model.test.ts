// Every open answer of recorded games is reached by exactly one control, and nothing else can be pressed.
import { flushSync } from "svelte";
import { describe, expect, test } from "vitest";

import type { Change } from "../../src/line/line";
import { nounsOf, type Box } from "../../src/table/box";
import type { Table } from "../../src/table/table.svelte";
import { sentenceOf } from "../../src/table/wording";
import type { Drafted, Frame } from "../../src/wire/wire";
import { GAMES, recorded } from "../support/fixtures";
import { seated } from "../support/seated";

function nounsOfGame(box: Box): string[] {
  return [...new Set(box.catalogue.flatMap((action) => (action ? nounsOf(action, box.families) : [])))];
}

/** Press what is drawn until nothing more than the answer itself is left; the codes that were given or added. */
function reach(table: Table, sent: Change[], nouns: string[], code: number): number[] {
  const before = table.draft?.links.length ?? 0;
  for (const noun of nouns) {
    if (sent.length || (table.draft?.links.length ?? 0) > before) break;
    expect(table.state(noun)).toMatch(/open|armed/);
    table.press(noun);
    if (table.armed !== null) table.press(noun);
  }
  const button = table.buttons.find((choice) => choice.code === code);
  if (!sent.length && (table.draft?.links.length ?? 0) === before && button) {
    table.choose(button);
    if (table.armed !== null) table.choose(button);
  }
  const given = sent.flatMap((change) => (change.type === "answer" ? [change.code] : []));
  return [...given, ...(table.draft?.links.slice(before) ?? [])];
}

function expected({ ask }: Frame, box: Box, draft: Drafted | null): number[] {
  if (!ask) return [];
  if (!ask.chain) return ask.answers.map(({ code }) => code);
  const parts = new Set([...ask.chain.add, ...(draft?.links ?? []), ...(draft?.add ?? [])]);
  const others = ask.answers.map(({ code }) => code).filter((code) => !parts.has(code) && !box.chains.closers.includes(code));
  return [...(draft ? draft.add : ask.chain.add), ...others];
}

describe.each(GAMES)("in recorded games of %s", (game) => {
  test("every open answer is reached by pressing its nouns, or by one button where none is drawn", () => {
    let answers = 0;
    for (const { box, welcome, frames } of recorded(game)) {
      const drawn = nounsOfGame(box);
      for (const { audience, frame, drafts } of frames) {
        const greeting = welcome.at(audience ?? -1)!;
        for (const draft of [null, ...drafts.slice(0, 2)]) {
          const { table } = seated(box, greeting, frame, draft);
          const codes = expected(frame, box, draft);
          expect(table.choices.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
          expect(table.buttons.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
          for (const noun of drawn) table.draw(noun);
          expect(table.buttons).toEqual([]);
          const pressable = drawn.filter((noun) => /open|armed/.test(table.state(noun)));
          expect(pressable.toSorted()).toEqual([...new Set(table.choices.flatMap(({ nouns }) => nouns))].toSorted());
          for (const { code, nouns } of frame.n % 7 ? [] : table.choices) {
            const fresh = seated(box, greeting, frame, draft);
            for (const noun of drawn) fresh.table.draw(noun);
            expect(reach(fresh.table, fresh.sent, nouns, code)).toEqual([code]);
            answers += 1;
          }
        }
        flushSync();
      }
    }
    expect(answers).toBeGreaterThan(500);
  });

  test("nothing that is closed or idle gives an answer when it is pressed", () => {
    for (const { box, welcome, frames } of recorded(game)) {
      for (const { audience, frame } of frames.filter((_, number) => number % 10 === 0)) {
        const { table, sent } = seated(box, welcome.at(audience ?? -1)!, frame, null);
        const links = table.draft?.links;
        for (const noun of nounsOfGame(box)) if (/closed|idle/.test(table.state(noun))) table.press(noun);
        expect([sent, table.draft?.links]).toEqual([[], links]);
      }
    }
  });

  test("every answer, reason and effect has its words in English", () => {
    for (const { box, welcome, frames } of recorded(game)) {
      for (const { audience, frame } of frames.filter((_, number) => number % 10 === 5)) {
        const { table } = seated(box, welcome.at(audience ?? -1)!, frame, null);
        for (const noun of table.spots.keys()) sentenceOf(table, { noun });
        expect(table.speech.faults).toEqual([]);
      }
    }
  });
});
