// The numbered rules as the server tells them, and how words in them are found and told apart.

/** A point where editions differ, and what the edition that is read has on it. */
export interface Point {
  id: string;
  point: string;
  held: string;
}

export interface Rule {
  id: string;
  text: string;
  /** Part of it is our own decision, for no book answers the question. */
  ruling: boolean;
  points: Point[];
}

export interface Chapter {
  slug: string;
  name: string;
  intro: string;
  rules: Rule[];
}

/** A point where the two editions differ: in play, or only as it is printed. */
export interface Difference {
  id: string;
  point: string;
  rules: string[];
  played: boolean;
  held: Record<string, string>;
}

export interface Rules {
  book: { game: string; language: string; edition: string; notes: string[]; chapters: Chapter[] };
  beside: { editions: [string, string]; differences: Difference[] };
}

/** A piece of a text; a hit is marked. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** The words of a search, without case and accents. */
export function wordsOf(sought: string): string[] {
  return folded(sought).text.split(/\s+/).filter(Boolean);
}

/** A text without case and accents, and where each of its characters was. */
function folded(text: string): { text: string; at: number[] } {
  const letters: string[] = [];
  const at: number[] = [];
  let place = 0;
  for (const one of text) {
    for (const letter of one.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()) {
      letters.push(letter);
      at.push(...Array.from({ length: letter.length }, () => place));
    }
    place += one.length;
  }
  return { text: letters.join(""), at: [...at, place] };
}

/** A text cut where any of the words begins and ends. */
export function hits(text: string, words: readonly string[]): Piece[] {
  const { text: plain, at } = folded(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + 1)) {
      marked.fill(true, at[from], at[from + word.length]);
    }
  }
  return pieces([...text.split("")].map((letter, place) => ({ text: letter, hit: marked[place]! })));
}

/** Neighbours of one kind as one piece. */
function pieces(parts: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last?.hit === part.hit) last.text += part.text;
    else found.push({ ...part });
  }
  return found;
}

/** Whether all words of a search are in a rule, wherever: its number, its text, its points, its chapter. */
function holds(rule: Rule, chapter: Chapter, differences: readonly Difference[], words: readonly string[]): boolean {
  const held = differences.filter(({ id }) => rule.points.some((point) => point.id === id)).flatMap((one) => Object.values(one.held));
  const points = rule.points.flatMap((one) => [one.id, one.point, one.held]);
  const { text } = folded([rule.id, rule.text, chapter.name, ...points, ...held].join(" "));
  return words.every((word) => text.includes(word));
}

/** The chapters with only the rules that have every word of a search. */
export function found({ book, beside }: Rules, words: readonly string[]): Chapter[] {
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => holds(rule, chapter, beside.differences, words)) }))
    .filter(({ rules }) => rules.length);
}

/** The points on which the two editions differ in a rule. */
export function differencesIn(rule: Rule, { beside }: Rules): Difference[] {
  return beside.differences.filter(({ id }) => rule.points.some((point) => point.id === id));
}

/** What one text says otherwise than another, by words: the longest common part is not marked. */
export function apart(text: string, other: string): Piece[] {
  const [ours, theirs] = [text, other].map((one) => one.split(/(?<=\s)/));
  const same = common(ours!.map(bare), theirs!.map(bare));
  return pieces(ours!.map((word, place) => ({ text: word, hit: !same.has(place) })));
}

const bare = (word: string) => word.replace(/[\s,.;:[\]]+/g, "").toLowerCase();

/** Which places of a list are in its longest common subsequence with another. */
function common(ours: readonly string[], theirs: readonly string[]): Set<number> {
  const longest = Array.from({ length: ours.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  for (let a = ours.length - 1; a >= 0; a--) {
    for (let b = theirs.length - 1; b >= 0; b--) {
      longest[a]![b] = ours[a] === theirs[b] ? longest[a + 1]![b + 1]! + 1 : Math.max(longest[a + 1]![b]!, longest[a]![b + 1]!);
    }
  }
  const kept = new Set<number>();
  for (let a = 0, b = 0; a < ours.length && b < theirs.length; ) {
    if (ours[a] === theirs[b]) {
      kept.add(a);
      a += 1;
      b += 1;
    } else if (longest[a + 1]![b]! >= longest[a]![b + 1]!) a += 1;
    else b += 1;
  }
  return kept;
}

/** The chapter with a rule, or the one that is named by its slug. */
export function chapterOf(chapters: readonly Chapter[], wanted: string): Chapter | undefined {
  return chapters.find(({ slug, rules }) => slug === wanted || rules.some(({ id }) => id === wanted));
}

/** Where a rule is read: its address, by the edition that a table plays. */
export function addressOf(game: string, rule: string, edition = ""): string {
  return `/rules/${game}${edition && `?edition=${edition}`}${rule && `#${rule}`}`;
}
