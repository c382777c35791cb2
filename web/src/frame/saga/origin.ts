// A game that goes on from a moment of another: who plays in it, and where it came from, which this browser remembers.

export interface Origin {
  /** Of that moment, in the replay. */
  address: string;
  moment: number;
  round: number;
}

const STAND_IN = "bot:karl";
const keyOf = (table: string) => `meadhall.origin.${table}`;

/** Who plays on: me on one seat, on the others the bots of the record where the server has them. */
export function companyOf(players: readonly string[], me: number, bots: readonly string[]): string[] {
  const isThere = (player: string) => bots.some((level) => player === `bot:${level}`);
  return players.map((player, seat) => (seat === me ? "me" : isThere(player) ? player : STAND_IN));
}

export function keepOrigin(table: string, origin: Origin): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(origin));
  } catch {
    // a browser that keeps nothing: the game is played all the same
  }
}

export function originOf(table: string): Origin | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "null") as Origin | null;
  } catch {
    return null;
  }
}
