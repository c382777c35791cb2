import { describe, expect, test } from "vitest";

import { addressOf, apart, chapterOf, differencesIn, found, hits, wordsOf, type Rules } from "../../src/rules/book";

const rules: Rules = {
  book: {
    game: "champions",
    language: "fr",
    edition: "it",
    notes: [],
    chapters: [
      { slug: "setup", name: "Préparation", intro: "", rules: [{ id: "CS-1", text: "De 2 à 4 joueurs.", ruling: false, points: [] }] },
      {
        slug: "a-fight",
        name: "Un combat",
        intro: "",
        rules: [
          { id: "CF-1", text: "Lance les dés.", ruling: true, points: [] },
          { id: "CF-3", text: "L'ennemi est vaincu.", ruling: false, points: [{ id: "E-13", point: "les ennemis", held: "face cachée" }] },
        ],
      },
    ],
  },
  beside: {
    editions: ["it", "en-2015"],
    differences: [{ id: "E-13", point: "les ennemis", rules: ["CF-3"], played: true, held: { it: "face cachée", "en-2015": "muet [face visible]" } }],
  },
};
const ids = (sought: string) => found(rules, wordsOf(sought)).flatMap((one) => one.rules.map(({ id }) => id));

describe("the rules", () => {
  test("are found by words without case and accents, by numbers, and by what either book has", () => {
    expect([ids("DES"), ids("ennemi vaincu"), ids("cs-1"), ids("visible"), ids("préparation"), ids("nothing")]).toEqual([
      ["CF-1"],
      ["CF-3"],
      ["CS-1"],
      ["CF-3"],
      ["CS-1"],
      [],
    ]);
  });

  test("have their hits marked where they stand, accents and all, and nothing of them is lost", () => {
    expect(hits("Lance les dés.", wordsOf("DES"))).toEqual([
      { text: "Lance les ", hit: false },
      { text: "dés", hit: true },
      { text: ".", hit: false },
    ]);
    for (const text of ["Weiß ﬁn İstanbul 🐉 é", "", "e\u0301te"]) {
      expect(hits(text, wordsOf("ss i e")).map((one) => one.text).join("")).toBe(text);
    }
    expect(hits("<b>die</b>", wordsOf("b"))).toHaveLength(5);
  });

  test("mark only the words in which two books differ", () => {
    const marked = (one: string, other: string) => apart(one, other).filter(({ hit }) => hit).map(({ text }) => text.trim());
    expect(marked("last to gain glory in battle [random]", "last to gain glory in battle, or random")).toEqual([]);
    expect(marked("last to gain glory in battle, or random", "last to gain glory in battle [random]")).toEqual(["or"]);
    expect(marked("face down, need not be told", "face up")).toEqual(["down, need not be told"]);
    expect(differencesIn(rules.book.chapters[1]!.rules[1]!, rules).map(({ id }) => id)).toEqual(["E-13"]);
    expect(differencesIn(rules.book.chapters[0]!.rules[0]!, rules)).toEqual([]);
  });

  test("are opened at a rule or a chapter", () => {
    expect([chapterOf(rules.book.chapters, "CF-3")?.slug, chapterOf(rules.book.chapters, "setup")?.slug]).toEqual(["a-fight", "setup"]);
    expect(chapterOf(rules.book.chapters, "XX-9")).toBeUndefined();
    expect([addressOf("champions", "CF-3", "it"), addressOf("midgard", "")]).toEqual(["/rules/champions?edition=it#CF-3", "/rules/midgard"]);
  });
});
