import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sprites, symbol } from "../../src/look/symbols";

const folder = "src/look/sprites";

test("every sprite holds the symbols that are looked for in it, and no others", () => {
  const files = readdirSync(folder).map((file) => file.replace(".svg", ""));
  expect(files.sort()).toEqual(Object.keys(sprites).sort());
  for (const [sprite, { names }] of Object.entries(sprites)) {
    const text = readFileSync(`${folder}/${sprite}.svg`, "utf-8");
    expect([...text.matchAll(/<symbol id="i-([^"]+)"/g)].map((found) => found[1])).toEqual(names);
  }
});

test("no name stands for two symbols", () => {
  const names = Object.values(sprites).flatMap((sprite) => sprite.names);
  expect(new Set(names).size).toBe(names.length);
});

test("a symbol's address is its sprite and its id", () => {
  expect(symbol("food")).toMatch(/champions.*\.svg#i-food$/);
  expect(symbol("no-such-thing")).toBeUndefined();
});
