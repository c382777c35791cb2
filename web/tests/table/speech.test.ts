import { describe, expect, test } from "vitest";

import { Speech } from "../../src/speech/speech";
import { bundle, GAMES, LANGUAGES, sentences } from "../support/fixtures";

describe.each(GAMES)("the sentences of %s", (game) => {
  const { messages, said, families, names } = sentences(game);

  test("are many", () => {
    expect(messages.length).toBeGreaterThan(2000);
  });

  test.each(LANGUAGES)("equal Python's in %s", (language) => {
    const speech = new Speech(language, bundle(language, ["meadhall", game]), { families, names, own: {} });
    const different = messages.flatMap((message, number) => {
      const ours = speech.say(message);
      const theirs = said[language]![number]!;
      return ours === theirs ? [] : [{ message, ours, theirs }];
    });
    expect(different.slice(0, 5)).toEqual([]);
    expect(speech.faults.slice(0, 5)).toEqual([]);
  });
});

test.each(LANGUAGES)("lists of words in %s have their own commas", (language) => {
  const speech = new Speech(language, bundle(language, ["meadhall"]));
  const and = { en: ["a, b, and c", "a and b"], de: ["a, b und c", "a und b"], fr: ["a, b et c", "a et b"], it: ["a, b e c", "a e b"] };
  expect([speech.listed(["a", "b", "c"]), speech.listed(["a", "b"])]).toEqual(and[language as keyof typeof and]);
  expect(speech.listed([])).toBe("");
});

test("an own name of a card takes precedence", () => {
  const words = { families: { enemy: "enemy" }, names: [], own: { "enemy-glam": "Grendel" } };
  const speech = new Speech("en", bundle("en", ["meadhall", "champions"]), words);
  expect(speech.noun("enemy", "glam")).toBe("Grendel");
  expect(speech.noun("enemy", "hrapp")).toBe("Hrapp");
});
