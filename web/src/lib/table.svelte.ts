// A table as one of its seats sees it: frames, posts, and the curtain between seats that share a screen.

import type { Frame, LogItem, Message, Refusal, Way } from "./board";
import { Live } from "./live";
import { Failure, get, post, postOnce } from "./net.svelte";

const CURTAIN_LOG = 6; // sentences that the curtain repeats

const LOST = [401, 403, 404]; // the table is gone, or this browser has no seat at it any more

/** What the curtain says while it is drawn: whose turn it is, and what everybody has seen happen. */
export interface Curtain {
  seat: string;
  items: LogItem[];
}

export class TableSession {
  frame = $state.raw<Frame | null>(null);
  items = $state.raw<LogItem[]>([]); // of the log
  news = $state.raw<LogItem[]>([]); // those that the last frame brought
  curtain = $state.raw<Curtain | null>(null);
  refused = $state.raw<Refusal | null>(null);
  lastRule = $state(""); // of the last refusal
  notice = $state.raw<Message | null>(null);
  failure = $state.raw<Failure | null>(null); // why the table cannot be shown at all
  busy = $state(false);
  private start = 0; // the number of the first item kept
  private live: Live | null = null;
  private seat = "";
  private holder = ""; // of a shared screen: the seat for which the curtain was lifted, until somebody else looks on
  private moving = 0; // counts changes of seat, so that a late answer for the former one is not shown

  /** `mine`: the seats of this guest. With several of them the screen is shared. */
  constructor(
    readonly id: string,
    readonly mine: readonly string[],
  ) {}

  get isShared(): boolean {
    return this.mine.length > 1;
  }

  /** Whether a friend may be looking on, so that what not everybody was told is left out. */
  get isPublic(): boolean {
    return this.isShared && isOpen(this.frame);
  }

  /** The log as it may be shown now. */
  get shownItems(): LogItem[] {
    return this.isPublic ? this.items.filter((item) => !item.private) : this.items;
  }

  /** Other seats of this guest that must decide as well: one can change to them through the curtain. */
  get others(): string[] {
    return this.deciding(this.frame).filter((seat) => seat !== this.frame?.seat);
  }

  /** The seats of this guest that must decide; one that has resigned is played by a bot. */
  private deciding(frame: Frame | null): string[] {
    const played = (seat: string) => frame?.seats.some((each) => each.seat === seat && each.player === "human");
    return this.mine.filter((seat) => frame?.actors.includes(seat) && played(seat));
  }

  async open(): Promise<void> {
    const first = this.mine[0]!;
    if (!this.isShared) return this.connect(first);
    const frame = await this.fetch(first);
    if (!frame) return;
    await this.pass(this.deciding(frame)[0] ?? first);
  }

  close(): void {
    this.moving += 1;
    this.live?.close();
    this.live = null;
  }

  /** Hands the screen to another seat: behind the curtain, unless nothing hidden comes into view. */
  async pass(seat: string): Promise<void> {
    this.close();
    const turn = this.moving;
    const frame = await this.fetch(seat);
    if (!frame || turn !== this.moving) return;
    if (!isSecret(frame)) return this.connect(seat);
    const items = frame.log.items.filter((item) => !item.private).slice(-CURTAIN_LOG);
    this.forget();
    this.curtain = { seat, items };
  }

  lift(): void {
    if (!this.curtain) return;
    this.holder = this.curtain.seat;
    this.connect(this.holder);
  }

  private forget(): void {
    this.frame = null;
    this.items = [];
    this.news = [];
    this.refused = null;
    this.notice = null;
  }

  private connect(seat: string): void {
    this.close();
    this.seat = seat;
    this.curtain = null;
    this.failure = null;
    const address = `/api/tables/${this.id}/live?seat=${encodeURIComponent(seat)}`;
    this.live = new Live(
      address,
      (frame) => this.adopt(frame),
      () => void this.resync(),
    );
  }

  /** What the socket would say, if it is away or something was missed. */
  private async resync(): Promise<void> {
    const turn = this.moving;
    const frame = await this.fetch(this.seat);
    if (frame && turn === this.moving) this.adopt(frame);
  }

  private async fetch(seat: string): Promise<Frame | null> {
    try {
      return await get<Frame>(`/api/tables/${this.id}?seat=${encodeURIComponent(seat)}`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!this.frame || LOST.includes(error.status)) this.failure = error;
      if (LOST.includes(error.status)) this.close();
      return null;
    }
  }

  /** Shows a frame, unless a newer one has come before it. */
  private adopt(frame: Frame): void {
    const old = this.frame?.seat === frame.seat ? this.frame : null;
    if (frame.seat !== this.seat || (old && frame.version <= old.version)) return;
    const isWhole = !old || frame.log.from <= this.start;
    if (!isWhole && frame.version > old.version + 1) return void this.resync();
    if (!isSecret(frame)) this.holder = "";
    else if (this.isShared && frame.seat !== this.holder) return void this.pass(frame.seat);
    this.tell(frame, old === null);
    if (old) this.notice = null;
    this.frame = frame;
    this.moveOn(frame);
  }

  private tell(frame: Frame, isFirst: boolean): void {
    const { from, items } = frame.log;
    const known = isFirst || from < this.start ? [] : this.items.slice(0, from - this.start);
    const before = this.start + this.items.length;
    if (isFirst || from < this.start) this.start = from;
    this.items = [...known, ...items];
    this.news = isFirst ? [] : items.slice(Math.max(0, before - from));
  }

  /** On a shared screen the seat that must decide gets the screen. */
  private moveOn(frame: Frame): void {
    if (!this.isShared || frame.result || frame.actors.includes(frame.seat)) return;
    const next = this.others[0];
    if (next) void this.pass(next);
  }

  // what the player does

  act(actions: string[]): Promise<boolean> {
    return this.change("acts", { actions });
  }

  undo(count: number): Promise<boolean> {
    return this.change("undo", { count });
  }

  resign(): Promise<boolean> {
    return this.change("resign", {});
  }

  /** One change at a time. A second click while the first is on its way does nothing: it was meant for the same frame. */
  private async change(what: string, body: object): Promise<boolean> {
    const { frame } = this;
    if (!frame || this.busy) return false;
    this.busy = true;
    this.refused = null;
    this.notice = null;
    try {
      await this.send(what, frame, body);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.frame) this.adopt(error.frame);
      if (error.status === 409) this.notice = { key: "shell-moved-on", args: {} };
      else this.refuse(error.refusal);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Once more, if what came between, such as a card that somebody else has chosen, leaves our choice as it was. */
  private async send(what: string, frame: Frame, body: object): Promise<void> {
    try {
      this.adopt(await this.postFrom(what, frame, body));
    } catch (error) {
      const now = error instanceof Failure && error.status === 409 ? error.frame : null;
      if (!now || !isSameChoice(frame, now)) throw error;
      this.adopt(await this.postFrom(what, now, body));
    }
  }

  private postFrom(what: string, frame: Frame, body: object): Promise<Frame> {
    return postOnce<Frame>(`/api/tables/${this.id}/${what}`, { seat: frame.seat, version: frame.version, ...body });
  }

  async plan(ask: unknown): Promise<Way[]> {
    const { frame } = this;
    if (!frame) return [];
    try {
      const sent = { seat: frame.seat, version: frame.version, ask };
      return (await post<{ ways: Way[] }>(`/api/tables/${this.id}/plan`, sent)).ways;
    } catch (error) {
      if (error instanceof Failure && error.frame) this.adopt(error.frame);
      return [];
    }
  }

  async why(action: string): Promise<void> {
    const { frame } = this;
    if (!frame) return;
    try {
      const sent = { seat: frame.seat, action };
      const { refusal } = await post<{ refusal: Refusal | null }>(`/api/tables/${this.id}/why`, sent);
      if (refusal) this.refuse(refusal);
      else this.notice = { key: "shell-allowed", args: {} };
    } catch (error) {
      if (error instanceof Failure) this.refuse(error.refusal);
    }
  }

  /** Shows why something is not done. */
  refuse(refusal: Refusal): void {
    this.notice = null;
    this.refused = refusal;
    this.lastRule = refusal.rule ?? this.lastRule;
  }

  dismiss(): void {
    this.refused = null;
    this.notice = null;
  }
}

function isSameChoice(a: Frame, b: Frame): boolean {
  const choice = ({ phase, prompt, legal, draft }: Frame) => JSON.stringify([phase, prompt, legal, draft]);
  return choice(a) === choice(b);
}

/** Whether the frame shows what nobody else at the same screen may see. */
function isSecret(frame: Frame): boolean {
  return !frame.result && !isOpen(frame);
}

/** Whether nothing hidden is on view in the frame. */
function isOpen(frame: Frame | null): boolean {
  return (frame?.scene as { public?: boolean } | null)?.public === true;
}
