// Blocks dragged with the mouse: all that are lifted, or else all that can be. A finger moves the map instead.

import type { Camera } from "./camera.svelte";
import type { Gestures } from "./gestures.svelte";
import type { Point } from "./types";

const SLACK = 8; // px that a click may wander
const CATCH = 34; // px: so near to a town the blocks are meant for it

export class Carry {
  from = $state("");
  /** Where the pointer is, on the map; none before the blocks have left their town. */
  at = $state.raw<Point | null>(null);
  private start: Point = { x: 0, y: 0 };

  constructor(
    private readonly gestures: Gestures,
    private readonly camera: Camera,
  ) {}

  /** Whether a drag of blocks begins here. */
  down(event: PointerEvent): boolean {
    const target = event.target as Element;
    const town = target.closest<SVGElement>("[data-town], [data-at]");
    const name = town?.dataset["town"] ?? town?.dataset["at"] ?? "";
    this.at = null;
    this.from = event.pointerType === "mouse" && event.button === 0 && this.gestures.ready(name).length ? name : "";
    this.start = { x: event.clientX, y: event.clientY };
    this.camera.dragged = 0;
    return this.from !== "";
  }

  move(event: PointerEvent, box: Element): void {
    if (!this.at) {
      if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < SLACK) return;
      box.setPointerCapture(event.pointerId);
      this.gestures.show(this.from);
      if (!this.gestures.lifted.length) void this.gestures.all();
    }
    this.camera.dragged = Infinity; // what follows is no click
    const frame = box.getBoundingClientRect();
    this.at = {
      x: (event.clientX - frame.left - this.camera.x) / this.camera.scale,
      y: (event.clientY - frame.top - this.camera.y) / this.camera.scale,
    };
  }

  /** The town that the blocks would go to. */
  get goal(): string {
    if (!this.at) return "";
    let [found, least] = ["", CATCH / this.camera.scale];
    for (const name of this.gestures.routes.keys()) {
      const town = this.gestures.chart.towns[name];
      const away = town ? Math.hypot(town.x - this.at.x, town.y - this.at.y) : Infinity;
      if (away < least) [found, least] = [name, away];
    }
    return found;
  }

  up(): void {
    const goal = this.goal;
    this.from = "";
    this.at = null;
    if (goal) void this.gestures.choose(goal);
  }
}
