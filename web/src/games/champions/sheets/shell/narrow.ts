import { MediaQuery } from "svelte/reactivity";

/** Whether the page is as narrow as a phone: sheets then fill its width and have their buttons at the foot. */
export const narrow: { readonly current: boolean } =
  typeof matchMedia === "function" ? new MediaQuery("max-width: 760px") : { current: false };
