// What Midgard draws at a table.
import type { GameParts } from "..";
import Board from "./map/Board.svelte";
import Dock from "./seat/Dock.svelte";
import Scoring from "./scoring/Scoring.svelte";
import Seat from "./seat/Seat.svelte";
import Sheet from "./Sheet.svelte";
import { symbolOf } from "./signs";
import Thing from "./Thing.svelte";
import "./tokens.css";

export const parts: GameParts = {
  Board,
  Seat,
  Dock,
  symbolOf,
  regions: [
    { key: "midgard-page-map", icon: "map", noun: "kingdom-mannheim" },
    { key: "midgard-page-heavens", icon: "h-asgard", noun: "area-vanaheim" },
  ],
  Thing,
  Sheet,
  Scoring,
  then: { move: "question-choose-goal", strike: "question-choose-victim" },
  tale: {
    opens: ["event-gold-shown", "event-starter-found", "event-tokens-shown", "event-game-won"],
    leaves: ["event-packs-passed"],
    heads: ["story-scoring", "story-ragnarok"],
    tells: ["waived"],
  },
  phases: [
    { key: "midgard-page-phase-draft", of: ["draft"] },
    { key: "midgard-page-phase-action", of: ["action"] },
    { key: "midgard-page-phase-scoring", of: ["scoring"] },
    { key: "midgard-page-phase-end", of: ["over"] },
  ],
};
