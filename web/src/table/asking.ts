// What one can ask the table, apart from answering: a hint, the odds of a fight, why a bot did what it did.
import type { Line } from "../line/line";
import type { Advised, AskOdds, Motive, Odds } from "../wire/wire";

export class Asking {
  constructor(private readonly line: Line) {}

  async hint(): Promise<Advised[] | null> {
    return (await this.line.ask({ type: "ask-hint" })).hint ?? null;
  }

  async odds(wager: Omit<AskOdds, "type" | "id">): Promise<Record<string, Odds>> {
    return (await this.line.ask({ type: "ask-odds", ...wager })).odds ?? {};
  }

  /** Why a bot did the act after which one's own number was `n`; null if that cannot be told. */
  async motive(n: number): Promise<Motive | null> {
    return (await this.line.ask({ type: "ask-motive", n })).motive ?? null;
  }
}
