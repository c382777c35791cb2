// The saga: what happened, by rounds and paragraphs.
import type { Act, Message } from "../../wire/wire";

/** How a game's story is told. */
export interface Tale {
  /** Messages that begin a paragraph: a fight, the scoring of a round. */
  opens: readonly string[];
  /** Messages that others tell again. */
  leaves: readonly string[];
}

export interface Told {
  n: number;
  /** Whose doing it is; null where it is nobody's. */
  by: number | null;
  story: Message[];
  /** Where an act is told in several paragraphs, what its seat did comes first. */
  isFirst: boolean;
}

export interface Chapter {
  /** The round that begins here; null before the first. */
  round: number | null;
  acts: Told[];
}

const BEGAN = "event-round-began";
const PLAIN: Tale = { opens: [], leaves: [] };

/** Acts by the rounds in which they fell; what says nothing is left out. */
export function chapters(acts: readonly Act[], { opens, leaves }: Tale = PLAIN): Chapter[] {
  const found: Chapter[] = [{ round: null, acts: [] }];
  for (const { n, by, events, story } of acts) {
    const rounds = events.filter(({ type }) => type === "round-began").map(({ round }) => Number(round));
    let whose = by;
    let isFirst = true;
    let paragraph: Message[] = [];
    const close = () => {
      if (!paragraph.length) return;
      found.at(-1)!.acts.push({ n, by: seatOf(paragraph) ?? whose, story: paragraph, isFirst });
      isFirst = false;
      paragraph = [];
    };
    for (const [at, message] of story.entries()) {
      if (message.key === BEGAN) {
        close();
        found.push({ round: rounds.shift() ?? null, acts: [] });
        whose = null;
      } else if (!leaves.includes(message.key)) {
        const before = story[at - 1];
        const goesOn = before?.key === message.key && before.args?.seat === message.args?.seat;
        if (opens.includes(message.key) && !goesOn && (paragraph.length || !isFirst)) {
          close();
          whose = typeof message.args?.seat === "number" ? message.args.seat : null;
        }
        paragraph.push(message);
      }
    }
    close();
  }
  return found.filter(({ round, acts: some }) => round !== null || some.length);
}

/** The seat that all of a paragraph is about; null where it is about several or none. */
function seatOf(story: readonly Message[]): number | null {
  const seat = story[0]?.args?.seat;
  return typeof seat === "number" && story.every(({ args }) => args?.seat === seat) ? seat : null;
}

/** The acts of others since a seat's own last one. */
export function sinceOwn(acts: readonly Act[], seat: number): Act[] {
  const last = acts.findLastIndex(({ by }) => by === seat);
  return acts.slice(last + 1).filter(({ by, story }) => by !== null && story.length);
}
