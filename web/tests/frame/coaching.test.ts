import { expect, test } from "vitest";

import { placeOf } from "../../src/frame/bar/coaching";

test("a note stands above its target, below it where there is no room, and never outside of the screen", () => {
  expect(placeOf({ left: 600, top: 500, width: 100, bottom: 540 }, 1440, 900)).toEqual({ left: 650, top: 500, below: false, tail: 0 });
  expect(placeOf({ left: 1380, top: 8, width: 40, bottom: 44 }, 1440, 900)).toEqual({ left: 1307, top: 44, below: true, tail: 93 });
  expect(placeOf({ left: 0, top: 120, width: 390, bottom: 760 }, 390, 844)).toEqual({ left: 133, top: 180, below: false, tail: -8 });
  expect(placeOf({ left: 0, top: 700, width: 40, bottom: 760 }, 390, 844)).toEqual({ left: 133, top: 700, below: false, tail: -103 });
});
