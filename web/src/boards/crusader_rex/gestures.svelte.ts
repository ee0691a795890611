// The selection: a town whose sheet is open, the blocks lifted there, and where they can go. The server tells the ways.

import type { BoardProps } from "../../lib/board";
import { Legal, isLiftable } from "./legal";
import type { Chart, Route, Scene } from "./types";

export class Gestures {
  /** The town, or the nation whose box, is open. */
  open = $state("");
  lifted = $state<string[]>([]);
  via = $state<string[]>([]);
  ways = $state.raw<Route[]>([]);
  /** The player is pointing out towns to pass through. */
  routing = $state(false);
  /** Several ways lead to this town: which one is meant? */
  choice = $state("");
  /** Towns that lay under one finger. */
  near = $state.raw<string[]>([]);
  /** The muster that is proposed, with all who can come. */
  muster = $state.raw<Route | null>(null);
  callable = $state.raw<{ block: string; from: string; forced: boolean }[]>([]);
  /** The question has been answered: no ways means that there are none. */
  answered = $state(false);
  busy = $state(false);
  private asked = 0;
  private phase = ""; // of the last frame

  constructor(private readonly props: () => BoardProps) {}

  readonly chart = $derived.by(() => this.props().board as Chart);
  readonly scene = $derived.by(() => this.props().frame.scene as Scene);
  readonly legal = $derived.by(() => new Legal(this.props().frame.legal));
  readonly liftable = $derived.by(
    () =>
      new Set(
        Object.keys(this.scene.blocks ?? {}).filter((name) =>
          isLiftable(name, this.chart.blocks[name]!, this.scene, this.legal),
        ),
      ),
  );
  readonly goals = $derived.by(() => this.legal.goals());
  /** By town, the ways that lead there. */
  readonly routes = $derived.by(() => {
    const found = new Map<string, Route[]>();
    for (const way of this.ways) found.set(way.to, [...(found.get(way.to) ?? []), way]);
    return found;
  });

  /** Own blocks in a town or a box that can be lifted. */
  ready(place: string): string[] {
    return this.at(place).filter((name) => this.liftable.has(name));
  }

  at(place: string): string[] {
    return Object.entries(this.scene.blocks ?? {}).flatMap(([name, block]) => (block.at === place ? [name] : []));
  }

  /** Whether something can be done in the town: with a click on it, or in its sheet. */
  isLive(town: string): boolean {
    return this.routes.has(town) || this.goals.has(town) || this.legal.can("muster", town) || this.isReady(town);
  }

  /** Whether something can be done with what stands there. */
  isReady(town: string): boolean {
    const { legal } = this;
    return (
      legal.can("group", town) ||
      legal.can("battle", town) ||
      legal.of("target").some((slot) => slot.startsWith(`${town}/`)) ||
      this.at(town).some((name) => this.liftable.has(name) || legal.deeds(name).length > 0)
    );
  }

  /** A town is clicked, or Enter is pressed on it. */
  async choose(town: string): Promise<void> {
    this.near = [];
    if (this.routing && town !== this.open && this.routes.has(town)) {
      this.via = [...this.via, town];
      this.routing = false;
      return this.ask();
    }
    const direct = this.goals.get(town);
    if (direct) return void (await this.act([direct]));
    if (this.lifted.length && this.routes.has(town)) return this.send(town);
    if (this.legal.can("battle", town) && !this.lifted.length) return void (await this.act([`battle ${town}`]));
    this.show(town);
  }

  show(place: string): void {
    if (this.open !== place) this.drop();
    this.open = place;
    const ready = this.ready(place);
    if (ready.length === 1 && !this.lifted.length) void this.lift(ready);
  }

  async lift(blocks: string[]): Promise<void> {
    this.lifted = blocks;
    this.muster = null;
    await this.ask();
  }

  async toggle(block: string): Promise<void> {
    if (!this.liftable.has(block)) return;
    const lifted = this.lifted.includes(block);
    await this.lift(lifted ? this.lifted.filter((name) => name !== block) : [...this.lifted, block]);
  }

  async all(): Promise<void> {
    const ready = this.ready(this.open);
    await this.lift(this.lifted.length === ready.length ? [] : ready);
  }

  /** Sends the lifted blocks there: straight away if there is one way, or one that is plainly the best. */
  async send(town: string): Promise<void> {
    const found = (this.routes.get(town) ?? []).filter((way) => !way.by);
    if (found.length === 1) await this.take(found[0]!);
    else this.choice = town;
  }

  async take(way: Route): Promise<void> {
    const gone = new Set(way.short ? this.lifted.filter((name) => !way.short!.includes(name)) : this.lifted);
    const place = this.open;
    this.lifted = this.lifted.filter((name) => !gone.has(name));
    this.clear();
    if (await this.act(way.actions)) this.open = this.ready(place).length ? place : "";
  }

  /** Proposes all who can come without a forced march; the others can be added. */
  async proposeMuster(town: string): Promise<void> {
    const all = await this.askMuster(town);
    if (!all) return;
    const coming = all.blocks ?? [];
    const forced = new Set(all.forced);
    const free = coming.filter(({ block }) => !forced.has(block)).map(({ block }) => block);
    const way = free.length && forced.size ? await this.askMuster(town, free) : all;
    this.lifted = [];
    this.clear();
    this.open = town;
    this.callable = coming.map(({ block, from }) => ({ block, from, forced: forced.has(block) }));
    this.muster = way ?? all;
  }

  /** One block more or less in the muster that is proposed. */
  async changeMuster(block: string): Promise<void> {
    const now = (this.muster?.blocks ?? []).map((coming) => coming.block);
    const blocks = now.includes(block) ? now.filter((name) => name !== block) : [...now, block];
    if (blocks.length) this.muster = (await this.askMuster(this.open, blocks)) ?? this.muster;
  }

  private async askMuster(muster: string, blocks?: string[]): Promise<Route | undefined> {
    return ((await this.props().plan(blocks ? { muster, blocks } : { muster })) as Route[])[0];
  }

  async act(actions: string[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      return await this.props().act(actions);
    } finally {
      this.busy = false;
    }
  }

  /** Esc: first what is being chosen, then what is lifted, then the sheet. */
  back(): boolean {
    if (this.choice || this.near.length || this.routing) {
      this.choice = "";
      this.near = [];
      this.routing = false;
      return true;
    }
    if (!this.lifted.length && !this.muster && !this.open) return false;
    if (this.lifted.length || this.muster) {
      this.lifted = [];
      this.clear();
    } else this.open = "";
    return true;
  }

  drop(): void {
    this.lifted = [];
    this.open = "";
    this.clear();
  }

  private clear(): void {
    this.asked++;
    this.ways = [];
    this.via = [];
    this.routing = false;
    this.choice = "";
    this.muster = null;
    this.answered = false;
  }

  /** The position has changed: what is lifted may be gone, and the ways may be others. */
  refresh(phase: string): void {
    if (phase !== this.phase && this.open && !this.ready(this.open).length) this.open = "";
    this.phase = phase;
    const lifted = this.lifted.filter((name) => this.liftable.has(name));
    this.muster = null;
    this.choice = "";
    if (lifted.length) void this.lift(lifted);
    else {
      this.lifted = [];
      this.clear();
    }
  }

  private async ask(): Promise<void> {
    const number = ++this.asked;
    this.choice = "";
    this.answered = false;
    if (!this.lifted.length) {
      this.via = [];
      this.ways = [];
      return;
    }
    const via = this.via.length ? { via: [...this.via] } : {};
    const ways = (await this.props().plan({ blocks: [...this.lifted], ...via })) as Route[];
    if (number !== this.asked) return; // something else has been asked meanwhile
    this.ways = ways;
    this.answered = true;
  }
}
