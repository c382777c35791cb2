// Acts are played one after another, each on the view of before; then the new view is laid down.
import type { Act, Frame } from "../wire/wire";

/** Moves something for an event, and resolves when it has landed. `signal` says that somebody skips. */
export type Motion = (event: Act["events"][number], act: Act, signal: AbortSignal) => Promise<void> | void;

export class Playing {
  /** The frame that is shown. */
  frame = $state.raw<Frame>() as Frame;
  /** All acts that were heard of and played, oldest first. */
  acts = $state.raw<Act[]>([]);
  /** The act in motion. */
  act = $state.raw<Act | null>(null);
  private readonly waiting: Frame[] = [];
  private readonly motions = new Set<Motion>();
  private skipping = new AbortController();
  private running = false;

  constructor(first: Frame, private readonly isStill: () => boolean) {
    this.frame = first;
    this.acts = first.acts;
  }

  /** The newest number that was received, shown or not. */
  get newest(): number {
    return (this.waiting.at(-1) ?? this.frame).n;
  }

  /** Let events move things, until the function returned is called. */
  move(motion: Motion): () => void {
    this.motions.add(motion);
    return () => this.motions.delete(motion);
  }

  receive(frame: Frame): void {
    this.waiting.push(frame);
    if (!this.running) void this.run();
  }

  /** Show another moment at once, with the acts up to it. */
  stand(frame: Frame, acts: Act[]): void {
    this.skip();
    this.waiting.length = 0;
    this.frame = frame;
    this.acts = acts;
  }

  /** Show how things stand now. */
  skip(): void {
    this.skipping.abort();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.skipping = new AbortController();
    const { signal } = this.skipping;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      for (const act of next.acts) if (!this.isStill() && this.motions.size) await this.play(act, signal);
      if (this.waiting[0] !== next) continue; // meanwhile another moment was shown
      this.waiting.shift();
      this.acts = [...this.acts.filter(({ n }) => n <= next.since), ...next.acts];
      this.frame = next;
    }
    this.act = null;
    this.running = false;
  }

  private async play(act: Act, signal: AbortSignal): Promise<void> {
    this.act = act;
    const skipped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
    for (const event of act.events) {
      if (signal.aborted) return;
      await Promise.race([Promise.all([...this.motions].map((motion) => motion(event, act, signal))), skipped]);
    }
  }
}
