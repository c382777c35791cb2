// A piece that is carried to where it goes: another way to press it and then its goal.
import type { Choice } from "./spots";
import { lyingOn } from "./spots";
import type { Table } from "./table.svelte";

export interface Piece {
  /** The nouns for which the piece stands; none where the piece is no part of the answer, as a worker. */
  nouns: readonly string[];
  /** The kinds of answers that move it. */
  kinds: readonly string[];
  /** Where it goes, if that was settled before: then taking it up is all that is chosen, as with a horde. */
  goal?: string | null;
  /** Where the goal is asked for first: what the piece stands for once that is answered. */
  then?: Piece;
}

export class Carrying {
  private piece: Piece | null = null;
  /** The part that was added when the piece was taken up: where it goes is the next part. */
  private added: number | null = null;
  /** The piece that goes along to the goal that was answered, when the next question asks for it. */
  private wish: Piece | null = null;

  constructor(private readonly table: Table) {}

  may(piece: Piece): boolean {
    return this.movesOf(piece).length > 0;
  }

  /** Take a piece up: what it can be carried to glows. */
  take(piece: Piece): boolean {
    const moves = this.movesOf(piece);
    const [first] = moves;
    if (!first) return false;
    this.piece = piece;
    this.wish = null;
    this.added = moves.length === 1 && first.part && this.table.ask?.chain?.kind === "path" ? first.code : null;
    if (this.added !== null) this.table.choose(first);
    else this.table.selected = [...piece.nouns];
    return true;
  }

  /** Whether the piece that is carried can be laid down on a noun. */
  fits(nouns: readonly string[]): boolean {
    return this.isHome(nouns) || this.goals(nouns).length > 0;
  }

  /** Lay the piece down on a noun, on somebody who stands there, or where nothing is: then it goes back. */
  async lay(nouns: readonly string[], aim: string | null = null): Promise<void> {
    await this.table.drafting.settled();
    const goals = nouns.length ? this.goals(nouns) : [];
    const isHome = this.isHome(nouns);
    const { added, piece } = this;
    this.piece = this.added = null;
    if (isHome) return;
    const [goal] = goals;
    this.wish = piece?.then ?? null;
    if (goals.length === 1 && added !== null) await this.strike(goal!, aim);
    else if (goals.length === 1) this.table.choose(goal!);
    else if (goals.length) this.table.selected = [...(piece?.nouns ?? []), ...nouns];
    else if (added !== null) await this.table.drafting.drop(added);
    else this.table.selected = [];
  }

  /** The next question is here: a piece that was carried to an answer is chosen for it, if it can be. */
  goOn(): void {
    const moves = this.wish ? this.movesOf(this.wish) : [];
    this.wish = null;
    if (moves.length === 1) this.table.choose(moves[0]!);
  }

  /** Move the piece, and on to whom it was laid on, where that is asked next. */
  private async strike(goal: Choice, aim: string | null): Promise<void> {
    const { table } = this;
    await table.add(goal.code, true);
    const [struck] = aim && table.owed ? lyingOn(table.choices, [aim]) : [];
    if (struck) await table.add(struck.code, true);
  }

  /** Whether the piece was taken up and is laid where all that are taken up go. */
  private isHome(nouns: readonly string[]): boolean {
    return this.added !== null && Boolean(this.piece?.goal) && nouns.includes(this.piece!.goal!);
  }

  private goals(nouns: readonly string[]): Choice[] {
    const { box, choices } = this.table;
    if (!this.piece) return [];
    const goes = ({ code }: Choice) => box.chains.continuing.includes(box.catalogue[code]?.type ?? "");
    if (this.added !== null) return lyingOn(choices, nouns).filter(goes);
    return lyingOn(this.movesOf(this.piece), nouns);
  }

  private movesOf({ nouns, kinds }: Piece): Choice[] {
    const { box, choices } = this.table;
    return lyingOn(choices, nouns).filter(({ code }) => kinds.includes(box.catalogue[code]?.type ?? ""));
  }
}
