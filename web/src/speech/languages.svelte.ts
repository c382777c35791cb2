// The languages of the page: which one is spoken, and their files, fetched when they are needed.
import { FluentBundle, FluentResource } from "@fluent/bundle";

import { keep, kept } from "../line/kept";
import { Speech } from "./speech";

export const LANGUAGES = ["en", "de", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = "language";
const ALWAYS = ["meadhall", "page"];

/** The first of our languages that a browser asks for; English if none is ours. */
export function wished(languages: readonly string[], kept: string | null): Language {
  const bare = [kept ?? "", ...languages].map((one) => one.split("-")[0]!.toLowerCase());
  return LANGUAGES.find((one) => one === bare.find((other) => (LANGUAGES as readonly string[]).includes(other))) ?? "en";
}

export class Languages {
  language = $state<Language>("en");
  /** Counts the files that came, so that what is shown follows them. */
  private loads = $state(0);
  private readonly resources = new Map<string, FluentResource>();
  private readonly needed = new Set<string>(ALWAYS);
  private readonly made = new Map<string, Speech>();

  /** `addresses` are those of `/api/about`; `fetchText` gets a file. */
  constructor(
    private readonly addresses: Record<string, Record<string, string>>,
    private readonly fetchText: (address: string) => Promise<string>,
  ) {}

  /** Fetch the files of the language in use, and remember that they are needed in every other. */
  async need(files: readonly string[]): Promise<void> {
    for (const file of files) this.needed.add(file);
    await this.load(this.language);
  }

  /** Speak another language, once all its files are there. */
  async speak(language: Language): Promise<void> {
    await this.load(language);
    this.language = language;
    keep(KEPT, language);
  }

  static kept(): string | null {
    return kept(KEPT);
  }

  /** What is said in the language in use, with these files besides those of the page. */
  speech(files: readonly string[] = []): Speech {
    const key = [this.language, this.loads, ...files].join(" ");
    let found = this.made.get(key);
    if (!found) {
      const bundle = new FluentBundle(this.language, { useIsolating: false });
      for (const file of [...ALWAYS, ...files]) {
        const resource = this.resources.get(`${this.language} ${file}`);
        if (resource) bundle.addResource(resource);
      }
      this.made.set(key, (found = new Speech(this.language, bundle)));
    }
    return found;
  }

  private async load(language: Language): Promise<void> {
    const missing = [...this.needed].filter((file) => !this.resources.has(`${language} ${file}`));
    const known = missing.filter((file) => this.addresses[language]?.[file]);
    const texts = await Promise.all(known.map((file) => this.fetchText(this.addresses[language]![file]!)));
    texts.forEach((text, number) => this.resources.set(`${language} ${known[number]}`, new FluentResource(text)));
    if (known.length) this.loads += 1;
  }
}
