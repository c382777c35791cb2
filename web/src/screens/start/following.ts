// A link within the page: followed without loading anew, unless it is to be opened elsewhere.
import type { Page } from "../page.svelte";

export function follow(page: Page, event: MouseEvent, path: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  page.go(path);
}
