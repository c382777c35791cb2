// The table that is set after a game.
import type { TableTold, Wish } from "../../line/api";
import type { Table } from "../../table/table.svelte";

/** The same game in the same way, for whoever only looked on: with bots where bots were, and oneself in the first seat. */
export function alike({ box, house, aside }: Table): Wish {
  const { game, options, cards } = box.setting;
  const seats = aside.players.map((player, seat) => {
    const [kind, bot = ""] = player.split(":");
    return seat === 0 ? "me" : kind === "person" ? "link" : `bot:${bot}`;
  });
  return { game, seats, options, cards: cards.name, clock: house.clock, pace: house.pace, odds: house.odds, hints: house.hints };
}

/** The links of its seats, for the waiting room of this tab. */
export function keepLinks({ id, links }: Pick<TableTold, "id" | "links">): void {
  if (!Object.keys(links).length) return;
  try {
    sessionStorage.setItem(`meadhall.links.${id}`, JSON.stringify(links));
  } catch {
    // the waiting room makes new ones
  }
}
