// The odds of a fight, asked anew a moment after what they are asked of has changed.
import type { Table } from "../../../../table/table.svelte";
import type { Odds } from "../../../../wire/wire";

export interface Wager {
  venue?: string;
  warriors?: Record<string, number>;
  dice?: Record<string, number>;
}

const PAUSE = 140; // milliseconds

/** Call it while a component is set up. `wager` gives what is asked, or null where there is no fight to be had. */
export function liveOdds(table: Table, wager: () => Wager | null): { readonly current: Record<string, Odds> | null } {
  let found = $state.raw<Record<string, Odds> | null>(null);
  const asked = $derived(table.house.odds && table.seat !== null ? JSON.stringify(wager()) : "null");
  $effect(() => {
    const text = asked;
    if (text === "null") {
      found = null;
      return;
    }
    let isLate = false;
    const timer = setTimeout(() => {
      table.asking
        .odds(JSON.parse(text) as Wager)
        .then((told) => (isLate ? undefined : (found = told)))
        .catch(() => (isLate ? undefined : (found = null)));
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  });
  return {
    get current() {
      return found;
    },
  };
}
