// What a table needs of its connection; the socket and the tests' recorded tables both are one.
import type { AskChain, AskHint, AskMotive, AskOdds, AskWhy, Answer, Consent, Gesture, Propose, Say, Told, Undo } from "../wire/wire";

type Unsigned<T, Key extends keyof T> = T extends unknown ? Omit<T, Key> : never;

/** What changes the table; the line signs it with a `move` of its own and sends it until it is answered. */
export type Change = Unsigned<Answer | Gesture | Undo | Propose | Consent | Say, "move">;

/** What is only asked about; the line numbers it. */
export type Inquiry = Unsigned<AskChain | AskWhy | AskOdds | AskHint | AskMotive, "id">;

export interface Line {
  /** Send a change; the `move` it is signed with, by which its `done` or `refused` is known. */
  change(message: Change): string;
  ask(message: Inquiry): Promise<Told>;
}
