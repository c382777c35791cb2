import { expect, test } from "vitest";

import { picture as champions } from "../../src/games/champions/picture";
import { picture as midgard } from "../../src/games/midgard/picture";
import { Speech } from "../../src/speech/speech";
import { bundle, LANGUAGES, recorded } from "../support/fixtures";

const cases = Object.entries({ champions, midgard }).flatMap(([game, picture]) => {
  return LANGUAGES.map((language) => ({ game, language, picture }));
});

test.each(cases)("the board of $game in words equals the terminal's in $language", ({ game, language, picture }) => {
  const words = bundle(language, ["meadhall", game]);
  let compared = 0;
  for (const { box, welcome, frames } of recorded(game)) {
    const speech = new Speech(language, words, { families: box.families, names: welcome[0]!.names, own: box.own });
    for (const { frame, pictures } of frames) {
      if (!pictures) continue;
      const sections = picture.sections(frame.view, box, speech);
      if (frame.result) sections.push(picture.scoring(frame.view, speech));
      expect({ heading: picture.heading(frame.view, box, speech), sections }).toEqual(pictures[language]);
      compared += 1;
    }
    expect(speech.faults).toEqual([]);
  }
  expect(compared).toBeGreaterThan(50);
});
