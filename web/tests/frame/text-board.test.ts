// The text board plays any game: every open answer is one button of it, and what is pressed is what is given.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import { GAMES, recorded } from "../support/fixtures";
import { seated } from "../support/seated";
import TextTable from "../support/TextTable.svelte";

const codesIn = (root: ParentNode, where: string) =>
  [...root.querySelectorAll<HTMLElement>(`${where} [data-code]`)].map(({ dataset }) => Number(dataset.code));

test.each(GAMES)("every open answer of %s is one button of the text board, and none of the bar", (game) => {
  let answers = 0;
  for (const { box, welcome, frames } of recorded(game)) {
    for (const { audience, frame, drafts } of frames.filter(({ frame: { n } }) => n % 25 === 0)) {
      const { table, sent } = seated(box, welcome.at(audience ?? -1)!, frame, drafts.at(-1) ?? null);
      const app = mount(TextTable, { target: document.body, props: { table } });
      flushSync();
      const codes = table.choices.map(({ code }) => code);
      expect(codesIn(document, ".stage").toSorted()).toEqual(codes.toSorted());
      expect(codesIn(document, ".bar")).toEqual([]);
      expect(document.querySelectorAll(".stage [data-give]").length).toBe(table.ask?.chain ? 1 : 0);
      const plain = table.choices.find(({ part }) => !part);
      if (plain) {
        const button = document.querySelector<HTMLElement>(`.stage [data-code="${plain.code}"]`)!;
        button.click();
        flushSync();
        if (plain.open.reveals) button.click();
        expect(sent).toMatchObject([{ type: "answer", code: plain.code }]);
      }
      answers += codes.length;
      void unmount(app);
      flushSync();
    }
  }
  expect(answers).toBeGreaterThan(100);
});
