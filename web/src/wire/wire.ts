// Written by `python3 dev.py golden` from the types of the table; do not edit.

/** Whoever connects says as which seat, and the last running number that it has seen. */
export interface Hello {
  type: "hello";
  seat?: number | null;
  since?: number;
}

/** An answer to the question that was put `at` a running number. */
export interface Answer {
  type: "answer";
  move: string;
  at: number;
  code: number;
}

/** A whole choice of several parts, in any order; all of it or nothing. */
export interface Gesture {
  type: "chain";
  move: string;
  at: number;
  links: number[];
}

/** Take back the seat's last act; `at` is the seat's running number when it was wanted. */
export interface Undo {
  type: "undo";
  move: string;
  at: number;
}

/** What may be added to these parts of a choice, or dropped from them? Nobody hears of it. */
export interface AskChain {
  type: "ask-chain";
  id: number;
  at: number;
  links: number[];
}

/** Why is an answer not open? */
export interface AskWhy {
  type: "ask-why";
  id: number;
  code: number;
}

/** How would a fight at a place go, with some warriors or with those sent; without a place, the roll at hand? */
export interface AskOdds {
  type: "ask-odds";
  id: number;
  venue?: string | null;
  warriors?: Record<string, number> | null;
  dice?: Record<string, number> | null;
}

/** What would a strong player answer? */
export interface AskHint {
  type: "ask-hint";
  id: number;
}

/** Why did a bot do that? The act is named by the running number that the asker had after it. */
export interface AskMotive {
  type: "ask-motive";
  id: number;
  n: number;
}

/** Ask the others to go back to the moment of a running number of one's own. */
export interface Propose {
  type: "propose";
  move: string;
  to: number;
}

/** Say yes or no to a proposal. */
export interface Consent {
  type: "consent";
  move: string;
  id: number;
  yes: boolean;
}

/** Say something to all at the table. */
export interface Say {
  type: "say";
  move: string;
  text: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** The first message down: which table it is, what is agreed there, and what lies beside the game. */
export interface Welcome {
  type: "welcome";
  wire: number;
  app: string;
  box: string;
  seat: number | null;
  names: string[];
  table: House;
  aside: Aside;
}

/** All that an audience has to draw: the acts since a running number, and how things stand after them. */
export interface Frame {
  type: "frame";
  n: number;
  since: number;
  acts: Act[];
  view: unknown;
  waiting: number[];
  ask: Ask | null;
  undo: number;
  scores: number[][];
  result: Result | null;
}

/** A message was carried out; `n` is the seat's running number after it. */
export interface Done {
  type: "done";
  move: string;
  n: number;
}

/** A message was refused, and nothing was changed. */
export interface Refused {
  type: "refused";
  error: Fault;
  move?: string;
  id?: number | null;
}

/** The answer to something that was asked about; one of its fields is given. */
export interface Told {
  type: "told";
  id: number;
  chain?: Drafted | null;
  why?: Message | null;
  rule?: string;
  odds?: Record<string, Odds> | null;
  hint?: Advised[] | null;
  motive?: Motive | null;
}

/** What is new beside the game. */
export interface Note {
  type: "note";
  aside: Aside;
}

/** What was said since the last such message. */
export interface Talk {
  type: "talk";
  said: Said[];
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: number;
}

/** The last message down, with the reason for it. */
export interface Bye {
  type: "bye";
  code: string;
}

/** The rules of a table besides those of the game. */
export interface House {
  pace: number;
  odds: boolean;
  hints: boolean;
  clock: Record<string, number> | null;
  stand_in: string;
}

/** What lies beside the game, with a counter of its own: it changes without the game's running numbers. */
export interface Aside {
  k: number;
  players: string[];
  here: number[];
  clock: Clock | null;
  proposal: Proposal | null;
  thinking: number[];
  muted?: (number | null)[];
}

/** What an audience was told of one act: its running number after it, the seat that acted, events and story. */
export interface Act {
  n: number;
  by: number | null;
  events: ({ type: string; [field: string]: unknown })[];
  story: Message[];
}

/** The question of a seat: an answer names `at`. Nothing is legal but what is listed as open. */
export interface Ask {
  at: number;
  question: string;
  offer: boolean;
  text: Message;
  answers: Open[];
  closed: Closed[];
  chain?: Chain | null;
  warnings?: Message[];
}

/** The result of a game. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** Why something was refused: a code for programs, and for people `refused-…` or a reason of the game. */
export interface Fault {
  code: string;
  args?: Record<string, unknown> | null;
  reason?: Message | null;
  rule?: string;
}

/** A choice being composed: what may be added or dropped, whether it can be given, and what to heed. */
export interface Drafted {
  links: number[];
  add: number[];
  drop: number[];
  complete: boolean;
  warnings: Message[];
}

/** A key of the language files, and the arguments of its sentence. */
export interface Message {
  key: string;
  args?: Record<string, unknown>;
}

/** How a fight goes: chance to win, warriors lost on average, victories by losses, and the chance to lose. */
export interface Odds {
  won: number;
  lost: number;
  by_losses?: number[];
  defeat?: number;
}

/** An answer that a hint names: its chance to win the game, and the standard error of that, where known. */
export interface Advised {
  code: number;
  share: number | null;
  error: number | null;
}

/** Why a bot acted as it did, by what the asker may know: what it answered, and the best of what else was open. */
export interface Motive {
  seat: number;
  bot: string;
  done: Advised;
  others: Advised[];
}

/** Something that was said at a table: by a seat, or by somebody who looks on. */
export interface Said {
  number: number;
  seat: number | null;
  text: string;
  time: number;
}

/** What is left on the clocks, in seconds by seat, and which of them run. */
export interface Clock {
  running: number[];
  left: Record<string, number>;
}

/** A wish to go back to a moment, named by the reader's own running number; who has agreed so far. */
export interface Proposal {
  id: number;
  by: number;
  to: number;
  agreed: number[];
}

/** An answer that can be given. */
export interface Open {
  code: number;
  reveals: boolean;
  effect?: Message | null;
  label?: Message | null;
}

/** An answer that one could think of and that is not open, with the reason and the rule behind it. */
export interface Closed {
  code: number;
  reason: Message;
  rule: string;
}

/** A question that is answered in parts, as one gesture: which may be named first, and whether none will do. */
export interface Chain {
  kind: string;
  add: number[];
  complete: boolean;
}

export type Up = Hello | Answer | Gesture | Undo | AskChain | AskWhy | AskOdds | AskHint | AskMotive | Propose | Consent | Say | Ping;
export type Down = Welcome | Frame | Done | Refused | Told | Note | Talk | Pong | Bye;

export const WIRE = 1;
