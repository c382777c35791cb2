// The saga: what happened, by rounds and paragraphs.
import type { Act, Message } from "../../wire/wire";

/** How a game's story is told. */
export interface Tale {
  /** Messages that begin a paragraph: a fight, the scoring of a round. */
  opens: readonly string[];
  /** Messages that others tell again. */
  leaves: readonly string[];
  /** Messages that are headings: below them, what belongs to each seat is a paragraph. */
  heads?: readonly string[];
  /** Events that are told only where nothing else is: a card with which nobody was moved. */
  tells?: readonly string[];
}

export interface Told {
  n: number;
  /** Whose doing it is; null where it is nobody's. */
  by: number | null;
  story: Message[];
  /** Where an act is told in several paragraphs, what its seat did comes first. */
  isFirst: boolean;
  /** The heading above it. */
  head: Message | null;
}

export interface Chapter {
  /** The round that begins here; null before the first. */
  round: number | null;
  acts: Told[];
}

const BEGAN = "event-round-began";
const PLAIN: Tale = { opens: [], leaves: [] };

/** What an act says, by its story or where that is silent by its events. */
export function storyOf({ story, events }: Act, { tells = [] }: Tale = PLAIN): Message[] {
  if (story.length) return story;
  return events.filter(({ type }) => tells.includes(type)).map(({ type, seat }) => ({ key: `event-${type}`, args: { seat: Number(seat) } }));
}

/** Acts by the rounds in which they fell; what says nothing is left out. */
export function chapters(acts: readonly Act[], tale: Tale = PLAIN): Chapter[] {
  const { opens, leaves, heads = [] } = tale;
  const found: Chapter[] = [{ round: null, acts: [] }];
  for (const act of acts) {
    const { n, by, events } = act;
    const story = storyOf(act, tale);
    const rounds = events.filter(({ type }) => type === "round-began").map(({ round }) => Number(round));
    let whose = by;
    let isFirst = true;
    let isHeaded = false;
    let head: Message | null = null;
    let paragraph: Message[] = [];
    const close = () => {
      if (!paragraph.length) return;
      found.at(-1)!.acts.push({ n, by: seatOf(paragraph) ?? whose, story: paragraph, isFirst, head });
      isFirst = false;
      head = null;
      paragraph = [];
    };
    for (const [at, message] of story.entries()) {
      if (message.key === BEGAN) {
        close();
        found.push({ round: rounds.shift() ?? null, acts: [] });
        whose = head = null;
        isHeaded = false;
      } else if (heads.includes(message.key)) {
        close();
        whose = null;
        isHeaded = true;
        head = message;
      } else if (!leaves.includes(message.key)) {
        const before = story[at - 1];
        const isSame = before?.args?.seat === message.args?.seat;
        const goesOn = isSame && (isHeaded || before?.key === message.key);
        if ((isHeaded || opens.includes(message.key)) && !goesOn && (paragraph.length || !isFirst)) {
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
