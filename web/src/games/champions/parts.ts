// What Champions draws at a table.
import type { GameParts } from "..";
import Board from "./board/Board.svelte";
import Track from "./board/Track.svelte";
import Scoring from "./scoring/Scoring.svelte";
import Dock from "./seat/Dock.svelte";
import Portrait from "./seat/Portrait.svelte";
import Seat from "./seat/Seat.svelte";
import { closingOf } from "./sheets/asked";
import Sheet from "./sheets/Sheet.svelte";
import { symbolOf } from "./signs";
import Thing from "./Thing.svelte";
import { toldOf, uponOf } from "./told";

export const parts: GameParts = {
  Board,
  Seat,
  Face: Portrait,
  Dock,
  Track,
  symbolOf,
  toldOf,
  uponOf,
  closingOf,
  regions: [
    { key: "champions-page-town", icon: "map", noun: "place-swordsmith" },
    { key: "champions-page-shores", icon: "ship-small", noun: "place-shore-2" },
  ],
  Thing,
  Sheet,
  Scoring,
  tale: {
    opens: [
      "event-assigning-began",
      "event-sent-out",
      "event-hunt-began",
      "event-journey-turned",
      "event-fight-began",
      "event-enemy-discarded",
      "event-coins-laid",
      "event-destiny-revealed",
      "event-game-won",
    ],
    leaves: ["event-assigned"],
  },
  phases: [
    { key: "page-phase-setup", of: ["leaders"] },
    { key: "page-phase-workers", of: ["placing"] },
    { key: "page-phase-warriors", of: ["assigning"] },
    { key: "page-phase-fights", of: ["hunting", "fighting", "journey", "feeding"] },
    { key: "page-phase-end", of: ["ending", "over"] },
  ],
};
