// What a board asks of the page around it.
import type { Page } from "../../src/screens/page.svelte";

/** A page whose tables play no edition of a book. */
export const PAGE = { editionOf: () => "", go: () => undefined } as unknown as Page;
