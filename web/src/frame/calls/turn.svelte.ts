// Whose turn it is, for whoever does not look: the title of the page, and the call.
import type { Page } from "../../screens/page.svelte";
import type { Table } from "../../table/table.svelte";
import { sinceOwn } from "../saga/saga";

/** While it is the person's turn the title says so; they are called when the turn comes to them from others. */
export function announce(table: Table, page: Page): void {
  let last = table.ask?.at ?? -1; // whoever opens a table with a question sees it
  const isMine = $derived(table.seat !== null && table.ask !== null && !table.ask.offer);
  const title = $derived(isMine ? table.speech.say("page-title-turn", { name: table.names[table.seat!] ?? "" }) : null);

  $effect(() => {
    page.heading = title;
    return () => (page.heading = null);
  });

  $effect(() => {
    const { ask } = table;
    if (!isMine || !ask || ask.at === last) return;
    last = ask.at;
    if (sinceOwn(table.playing.acts, table.seat!).length) page.calls.call(title!, table.speech.say(ask.text));
  });
}
