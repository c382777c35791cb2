// The socket of one table: hello, resume, and nothing lost over a cut line.
import type { Down, Frame, Told, Up } from "../wire/wire";
import { Refusal } from "./api";
import type { Change, Inquiry, Line } from "./line";

const PROTOCOL = "meadhall.1";
const FIRST_WAIT = 400; // milliseconds before the first attempt to connect again; doubled each time
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const TOO_FAST = "rate/slow-down";
const BREATH = 1000; // milliseconds before what was too fast is sent again
const SILENCE = 10_000; // without an answer to a ping the line is cut

/** After these the table will not be told any more; everything else is a cut that mends. */
const FINAL = ["session/none", "seat/not-yours", "table/unknown", "table/read-only", "wire/version", "table/not-started"];

interface Waiting {
  message: Up;
  resolve: (told: Told) => void;
  reject: (refusal: Refusal) => void;
}

const OPEN = 1; // of a socket's states

export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type Dial = (address: string, protocol: string) => Socket;

const dial: Dial = (address, protocol) => new WebSocket(address, protocol) as unknown as Socket;

export class Connection implements Line {
  /** Whether the line is cut, and since when; the page says so. */
  cut = $state(false);
  /** The code with which the server ended it for good. */
  ended = $state.raw("");
  private socket: Socket | null = null;
  private since = 0;
  private greeted = false;
  private closed = false;
  private attempts = 0;
  private counter = 0;
  private retry = 0;
  private pulse = 0;
  private silence = 0;
  private breath = 0;
  private readonly changes = new Map<string, Up>();
  private readonly inquiries = new Map<number, Waiting>();

  /** `deliver` gets what is told to the audience; replies to inquiries go to whoever asked. */
  constructor(
    private readonly address: string,
    readonly seat: number | null,
    private readonly deliver: (message: Down) => void,
    private readonly connectTo: Dial = dial,
  ) {}

  open(): void {
    this.connect();
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.document?.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.breath);
    this.stopPulse();
    this.socket?.close();
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.document?.removeEventListener("visibilitychange", this.hurry);
    for (const { reject } of this.inquiries.values()) reject(new Refusal("line/cut"));
  }

  change(message: Change): string {
    const move = freshMove();
    const signed = { ...message, move } as Up;
    this.changes.set(move, signed);
    this.post(signed);
    return move;
  }

  ask(message: Inquiry): Promise<Told> {
    const id = (this.counter += 1);
    return new Promise((resolve, reject) => {
      const signed = { ...message, id } as Up;
      this.inquiries.set(id, { message: signed, resolve, reject });
      this.post(signed);
    });
  }

  private post(message: Up): void {
    if (this.greeted && this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.closed) return;
    this.greeted = false;
    const socket = this.connectTo(this.address, PROTOCOL);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", seat: this.seat, since: this.since }));
    socket.onmessage = ({ data }) => socket === this.socket && this.take(JSON.parse(data) as Down);
    socket.onclose = () => socket === this.socket && this.lose();
  }

  private lose(): void {
    this.stopPulse();
    this.socket = null;
    this.greeted = false;
    if (this.closed || this.ended) return;
    this.cut = true;
    const wait = Math.min(FIRST_WAIT * 2 ** this.attempts, LONGEST_WAIT);
    this.attempts += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2)) as unknown as number;
  }

  /** The network is back, or somebody looks at the page: try at once. */
  private readonly hurry = (): void => {
    if (this.closed || this.ended || this.socket) return;
    clearTimeout(this.retry);
    this.connect();
  };

  private take(message: Down): void {
    clearTimeout(this.silence);
    switch (message.type) {
      case "welcome":
        this.deliver(message);
        break;
      case "frame":
        this.takeFrame(message);
        break;
      case "done":
        this.changes.delete(message.move);
        this.deliver(message);
        break;
      case "told":
        this.inquiries.get(message.id)?.resolve(message);
        this.inquiries.delete(message.id);
        break;
      case "refused":
        this.takeRefusal(message);
        break;
      case "bye":
        if (FINAL.includes(message.code)) this.end(message.code);
        break;
      default:
        this.deliver(message);
    }
  }

  /** A frame that does not follow the last one means that something was missed: say hello again. */
  private takeFrame(frame: Frame): void {
    if (this.greeted && frame.since > this.since) {
      this.greeted = false;
      this.socket?.send(JSON.stringify({ type: "hello", seat: this.seat, since: this.since }));
      return;
    }
    this.since = frame.n;
    this.deliver(frame);
    if (this.greeted) return;
    this.greeted = true;
    this.cut = false;
    this.attempts = 0;
    this.repeat();
    this.startPulse();
  }

  /** Send again whatever was not answered: a change is carried out once, whatever happens. */
  private repeat(): void {
    for (const message of this.changes.values()) this.post(message);
    for (const { message } of this.inquiries.values()) this.post(message);
  }

  private breathe(): void {
    clearTimeout(this.breath);
    this.breath = setTimeout(() => this.repeat(), BREATH) as unknown as number;
  }

  private takeRefusal(message: Extract<Down, { type: "refused" }>): void {
    const { code, args } = message.error;
    const waiting = message.id == null ? undefined : this.inquiries.get(message.id);
    if (waiting) {
      this.inquiries.delete(message.id!);
      waiting.reject(new Refusal(code, args ?? {}));
    } else if (code === TOO_FAST) this.breathe();
    else if (!this.greeted && !message.move) this.end(code);
    else {
      this.changes.delete(message.move ?? "");
      this.deliver(message);
    }
  }

  private end(code: string): void {
    this.ended = code;
    this.close();
  }

  private startPulse(): void {
    this.stopPulse();
    this.pulse = setInterval(() => {
      this.post({ type: "ping", id: (this.counter += 1) });
      this.silence = setTimeout(() => this.socket?.close(), SILENCE) as unknown as number;
    }, PING_EVERY) as unknown as number;
  }

  private stopPulse(): void {
    clearInterval(this.pulse);
    clearTimeout(this.silence);
  }
}

/** An id for a change that nobody else uses; the same one is sent again after a cut, and carried out once. */
function freshMove(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

