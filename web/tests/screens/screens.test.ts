import { describe, expect, test } from "vitest";

import type { GameTold } from "../../src/line/api";
import { asked, firstWish, fits, seated } from "../../src/screens/new/wishes";
import { Languages, wished } from "../../src/speech/languages.svelte";

const game: GameTold = {
  slug: "champions",
  revision: 1,
  seats: [2, 3, 4],
  editions: { en: { a: true }, de: { a: false } },
  variants: ["hall"],
  cards: ["open"],
  figures: {},
  odds: true,
};

describe("a new table", () => {
  test("is first wished for with oneself and two bots", () => {
    const wish = firstWish(game, { champions: "en" });
    expect([seated(wish).map(({ kind }) => kind), wish.edition, fits(wish, game)]).toEqual([["me", "bot", "bot"], "en", true]);
    expect(asked(wish)).toMatchObject({ game: "champions", seats: ["me", "bot:karl", "bot:karl"], options: { edition: "en" }, clock: null, listed: false });
  });

  test("needs oneself and a number of seats that the game has", () => {
    const wish = firstWish(game, {});
    for (const seat of wish.seats.slice(1)) seat.kind = "none";
    expect(fits(wish, game)).toBe(false);
    wish.seats = wish.seats.map((seat) => ({ ...seat, kind: "bot" }));
    expect(fits(wish, game)).toBe(false);
  });

  test("with an open seat is listed, and a second person at the device has a name", () => {
    const wish = firstWish(game, {});
    wish.seats[1] = { kind: "me", bot: "", name: " Kári " };
    wish.seats[2] = { kind: "open", bot: "", name: "" };
    wish.clock = "bank";
    wish.variants = ["hall"];
    expect(asked(wish)).toMatchObject({ seats: ["me", "me:Kári", "open"], listed: true, spectators: "all", clock: { bank: 900, add: 0 }, options: { hall: true } });
  });
});

describe("the language", () => {
  test("is the one kept, else the browser's first that is ours, else English", () => {
    expect(wished(["pt-BR", "fr-CA", "de"], null)).toBe("fr");
    expect(wished(["fr"], "it")).toBe("it");
    expect(wished(["pt"], "xx")).toBe("en");
  });

  test("changes when all files that are needed are there", async () => {
    const fetched: string[] = [];
    const files = { meadhall: "m", page: "p", champions: "c" };
    const languages = new Languages({ en: files, de: { ...files, page: "p-de" } }, (address) => {
      fetched.push(address);
      return Promise.resolve(`said = ${address}\nonly-${address} = yes`);
    });
    await languages.speak("en");
    await languages.need(["champions"]);
    expect(fetched.toSorted()).toEqual(["c", "m", "p"]);
    await languages.speak("de");
    expect(languages.speech().say("only-p-de")).toBe("yes");
    expect(languages.speech(["champions"]).has("only-c")).toBe(true);
    expect(languages.speech().has("only-c")).toBe(false);
  });
});
