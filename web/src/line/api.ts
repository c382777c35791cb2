// The HTTP part of the wire: who one is, tables, boxes and language files.
import type { Rules } from "../rules/book";
import type { Box } from "../table/box";
import type { Frame, House } from "../wire/wire";

/** A mistake of a card set. */
export interface Mistake {
  file: string;
  key: string;
  reason: string;
}

/** A request that the server refused, or that did not reach it (`line/cut`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
    /** Of a file: what is wrong with it, as the command line says it in English. */
    readonly detail = "",
    readonly mistakes: readonly Mistake[] = [],
    /** How many mistakes there are; not all may be told. */
    readonly count = 0,
  ) {
    super(code);
  }

  /** The key of its sentence. */
  get key(): string {
    return `refused-${this.code.replace("/", "-")}`;
  }
}

export interface GameTold {
  slug: string;
  revision: number;
  seats: number[];
  editions: Record<string, Record<string, boolean | number>>;
  variants: string[];
  cards: string[];
  figures: Record<string, number>;
  /** Whether it has dice whose odds can be told. */
  odds: boolean;
}

export interface About {
  app: string;
  wire: number;
  games: GameTold[];
  bots: string[];
  locale: Record<string, Record<string, string>>;
  /** The most bytes of a file, by what it is. */
  uploads: { record: number; cards: number };
}

/** A card set of one's own. */
export interface CardsTold {
  id: string;
  game: string;
  name: string;
  figures: Record<string, number>;
  created: number;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

export interface SeatTold {
  seat: number;
  kind: "person" | "bot" | "link" | "open" | "recorded";
  name: string;
  bot: string | null;
  mine: boolean;
}

export interface TableTold {
  id: string;
  game: string;
  state: "waiting" | "running" | "over";
  setting: Box["setting"];
  house: House;
  seats: SeatTold[];
  host: boolean;
  spectators: "none" | "link" | "all";
  listed: boolean;
  created: number;
  changed: number;
  result: { scores: number[]; winners: number[] } | null;
  links: Record<string, string>;
  /** Of its cards: how many figures are exact, inferred and ours; told of a single table. */
  figures: Record<string, number>;
}

/** A finished game: moments and the first moment of each round, by eye (a seat, `spectator` or `all`). */
export interface RecordTold {
  id: string;
  game: string;
  setting: Box["setting"];
  names: string[];
  players: string[];
  box: string;
  result: { scores: number[]; winners: number[] } | null;
  moments: Record<string, number>;
  rounds: Record<string, number[]>;
}

export interface Wish {
  game: string;
  seats: string[];
  options?: Record<string, boolean | number | string>;
  cards?: string | null;
  clock?: Record<string, number> | null;
  pace?: number;
  odds?: boolean;
  hints?: boolean;
  spectators?: "none" | "link" | "all";
  listed?: boolean;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return answer<T>(path, {
    method,
    headers: method === "GET" ? {} : { "Content-Type": "application/json" },
    ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
  });
}

/** Send a file; one that is too large is not even sent. */
async function upload<T>(path: string, file: File, kind: string, most: number): Promise<T> {
  if (file.size > most) throw new Refusal("wire/too-large");
  return answer<T>(path, { method: "POST", headers: { "Content-Type": kind }, body: file });
}

async function answer<T>(path: string, asked: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, asked);
  } catch {
    throw new Refusal("line/cut");
  }
  const told: unknown = await response.json().catch(() => null);
  if (response.ok) return told as T;
  const { code, args, detail, mistakes, count } = (told ?? {}) as Partial<Refusal>;
  throw new Refusal(code ?? "server/failed", args, detail, mistakes, count);
}

export const api = {
  about: () => request<About>("GET", "/api/about"),
  me: () => request<Me | null>("GET", "/api/me"),
  addGuest: (name: string) => request<Me>("POST", "/api/guests", { name }),
  rename: (name: string) => request<Me>("PATCH", "/api/me", { name }),
  tables: (show: "open" | "mine") => request<TableTold[]>("GET", `/api/tables?show=${show}`),
  table: (id: string) => request<TableTold>("GET", `/api/tables/${id}`),
  addTable: (wish: Wish) => request<TableTold>("POST", "/api/tables", wish),
  claim: (id: string, seat: number, secret = "", name = "") =>
    request<TableTold>("POST", `/api/tables/${id}/seats/${seat}/claim`, { secret, name }),
  handOver: (id: string, seat: number) =>
    request<{ link: string }>("POST", `/api/tables/${id}/seats/${seat}/handover`),
  leave: (id: string, seat: number) => request<TableTold>("POST", `/api/tables/${id}/seats/${seat}/leave`),
  mute: (id: string, seat: number | null, muted: boolean) =>
    request<TableTold>("POST", `/api/tables/${id}/mute`, { seat, muted }),
  again: (id: string) => request<TableTold>("POST", `/api/tables/${id}/again`),
  start: (id: string, bot: string) => request<TableTold>("POST", `/api/tables/${id}/start`, { bot }),
  record: (id: string) => request<RecordTold>("GET", `/api/records/${id}`),
  moments: (id: string, eye: string, from: number) =>
    request<{ frames: Frame[] }>("GET", `/api/records/${id}/frames?eye=${eye}&from=${from}`),
  addRecord: (file: File, most: number) => upload<TableTold>("/api/records", file, "application/json", most),
  removeRecord: (id: string) => request<null>("DELETE", `/api/records/${id}`),
  cards: () => request<CardsTold[]>("GET", "/api/cards"),
  addCards: (game: string, file: File, most: number) =>
    upload<CardsTold>(`/api/cards?${new URLSearchParams({ game, file: file.name.slice(0, 80) })}`, file, "application/toml", most),
  removeCards: (id: string) => request<null>("DELETE", `/api/cards/${id}`),
  fork: (id: string, eye: string, moment: number, seats: string[]) =>
    request<TableTold>("POST", `/api/records/${id}/fork`, { eye, moment, seats }),
  rules: (game: string, query: Record<string, string>) =>
    request<Rules>("GET", `/api/rules/${game}?${new URLSearchParams(query)}`),
  box: (digest: string, table: string) => request<Box>("GET", `/api/boxes/${digest}?table=${table}`),
  text: async (path: string): Promise<string> => {
    const response = await fetch(path).catch(() => null);
    if (!response?.ok) throw new Refusal("line/cut");
    return response.text();
  },
};
