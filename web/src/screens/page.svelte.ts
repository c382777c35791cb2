// The page as a whole: what the server is, who one is, which address is shown, language and light.
import { getContext, setContext } from "svelte";

import { Calls } from "../frame/calls/calls.svelte";
import { api, Refusal, type About, type GameTold, type Me } from "../line/api";
import { keep, kept } from "../line/kept";
import { Languages, wished, type Language } from "../speech/languages.svelte";
import type { Speech } from "../speech/speech";
import type { Box } from "../table/box";

export type Theme = "day" | "night";

const KEY = Symbol("page");
const KEPT_THEME = "theme";
const KEPT_TEXT = "text";
const KEPT_COACH = "coached";

export class Page {
  path = $state(location.pathname);
  /** What stands behind # in the address. */
  hash = $state(location.hash.slice(1));
  /** Where a button of this address leads back to, such as the table from which a rule is read. */
  back = $state(backOf(history.state));
  me = $state.raw<Me | null>(null);
  theme = $state<Theme>("day");
  /** Boards are shown as text. */
  textual = $state(false);
  /** The title of the page while it has something to say; else its name. */
  heading = $state.raw<string | null>(null);
  readonly calls = new Calls();
  readonly languages: Languages;

  constructor(readonly about: About) {
    this.languages = new Languages(about.locale, api.text);
    this.theme = (kept(KEPT_THEME) as Theme | null) ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day");
    this.textual = kept(KEPT_TEXT) === "yes";
    this.light();
    addEventListener("popstate", () => this.arrive());
    addEventListener("hashchange", () => this.arrive());
  }

  /** Ask the server what it is and who is signed in, and learn the language of the browser. */
  static async open(): Promise<Page> {
    const [about, me] = await Promise.all([api.about(), api.me()]);
    const page = new Page(about);
    page.me = me;
    await page.speak(wished(navigator.languages, Languages.kept()));
    return page;
  }

  get speech(): Speech {
    return this.languages.speech();
  }

  /** The sentence of a refusal. */
  refusal(error: unknown): string {
    const code = error instanceof Refusal ? error.code : "page/failed";
    const slug = code.replace("/", "-");
    const key = [`page-refused-${slug}`, `refused-${slug}`].find((one) => this.speech.has(one));
    return key ? this.speech.say(key) : this.speech.say("page-refused-other", { code });
  }

  async speak(language: Language): Promise<void> {
    await this.languages.speak(language);
    document.documentElement.lang = language;
  }

  /** Show another address of the page; `back` is where a button there leads. */
  go(path: string, back = ""): void {
    history.pushState(back ? { back } : null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Give what is shown another address, without a step in the history of the browser. */
  show(path: string): void {
    history.replaceState(history.state, "", path);
    this.arrive();
  }

  private arrive(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.back = backOf(history.state);
  }

  /** The edition that a table plays: the one with its options, if it is one. */
  editionOf({ game, options }: Box["setting"]): string {
    const editions = Object.entries(this.game(game)?.editions ?? {});
    const variants = this.game(game)?.variants ?? [];
    const isLike = (one: Record<string, unknown>) => Object.keys(one).every((key) => variants.includes(key) || one[key] === options[key]);
    return editions.find(([, one]) => isLike(one))?.[0] ?? "";
  }

  turn(): void {
    this.theme = this.theme === "day" ? "night" : "day";
    keep(KEPT_THEME, this.theme);
    this.light();
  }

  readAsText(textual: boolean): void {
    this.textual = textual;
    keep(KEPT_TEXT, textual ? "yes" : "no");
  }

  /** Whether the first steps have been shown. */
  get coached(): boolean {
    return kept(KEPT_COACH) === "yes";
  }

  endCoaching(): void {
    keep(KEPT_COACH, "yes");
  }

  private light(): void {
    document.documentElement.dataset.theme = this.theme;
  }

  /** Whoever is not signed in becomes a guest, by a name that can be changed later. */
  async somebody(): Promise<Me> {
    this.me ??= await api.addGuest(this.speech.say("page-guest"));
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.addGuest(name);
  }

  game(slug: string): GameTold | undefined {
    return this.about.games.find((game) => game.slug === slug);
  }
}

export function setPage(page: Page): Page {
  return setContext(KEY, page);
}

export function getPage(): Page {
  return getContext<Page>(KEY);
}

function backOf(state: unknown): string {
  const { back } = (state ?? {}) as { back?: string };
  return typeof back === "string" && back.startsWith("/") ? back : "";
}
