// Drafts are kept for the tab, so that a reload loses nothing that was being composed.
import type { Shelf } from "../table/drafting.svelte";

export function shelfOf(table: string, seat: number | null): Shelf {
  const key = `meadhall.draft.${table}.${seat ?? ""}`;
  return {
    read(at) {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as { at: number; links: number[] } | null;
        return kept?.at === at ? kept.links : [];
      } catch {
        return [];
      }
    },
    keep(at, links) {
      try {
        if (links.length) sessionStorage.setItem(key, JSON.stringify({ at, links }));
        else sessionStorage.removeItem(key);
      } catch {
        // a browser that keeps nothing: the draft lives as long as the page
      }
    },
  };
}
