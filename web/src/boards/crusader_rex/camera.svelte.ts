// How the map lies in the window: drag, wheel, pinch, and the buttons.

import type { Point } from "./types";

const MOST = 4; // the nearest view, against one in which a unit of the map is a pixel
const STEP = 1.35;

export class Camera {
  width = $state(0);
  height = $state(0);
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  covered = 0; // how much of the window lies under panels at its foot
  moved = false; // by the player: a new size of the window then leaves the view alone
  private pointers = new Map<number, Point>();
  dragged = 0; // how far the pointer has gone since it went down
  private west: number;

  constructor(
    private size: [number, number],
    compact: boolean,
  ) {
    this.west = compact ? 330 : 0; // a phone leaves the open sea out
  }

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    if (!this.moved) this.fit();
  }

  /** The whole coast; what room is left is sea. */
  fit(): void {
    const [width, height] = this.size;
    this.scale = this.least();
    this.x = this.width - width * this.scale;
    this.y = this.west ? 0 : (this.height - height * this.scale) / 2;
    this.moved = false;
  }

  private least(): number {
    const [width, height] = this.size;
    return Math.min(this.width / (width - this.west), this.height / height) || 1;
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const least = this.least();
    const scale = Math.min(Math.max(this.scale * factor, least * 0.95), Math.max(MOST, least));
    const ratio = scale / this.scale;
    this.x = at.x - (at.x - this.x) * ratio;
    this.y = at.y - (at.y - this.y) * ratio;
    this.scale = scale;
    this.moved = true;
    this.hold();
  }

  nearer(): void {
    this.zoom(STEP);
  }

  further(): void {
    this.zoom(1 / STEP);
  }

  /** Brings a place into view, if it is not. */
  show(point: Point): void {
    const { x, y } = this.screen(point);
    const rim = 60;
    const dx = Math.min(0, this.width - rim - x) + Math.max(0, rim - x);
    const dy = Math.min(0, this.height - this.covered - rim - y) + Math.max(0, rim - y);
    if (!dx && !dy) return;
    this.x += dx;
    this.y += dy;
  }

  /** Nothing needs to be in view any more: back to the whole map, unless the player has moved it. */
  rest(): void {
    if (!this.moved) this.fit();
  }

  screen(point: Point): Point {
    return { x: this.x + point.x * this.scale, y: this.y + point.y * this.scale };
  }

  /** The map never leaves the window altogether. */
  private hold(): void {
    const [width, height] = this.size;
    this.x = Math.min(this.width * 0.6, Math.max(this.width * 0.4 - width * this.scale, this.x));
    this.y = Math.min(this.height * 0.6, Math.max(this.height * 0.4 - height * this.scale, this.y));
  }

  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.dragged = 0;
  }

  move(event: PointerEvent, box: Element): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.pointers.set(event.pointerId, now);
    this.dragged += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.dragged < 6) return;
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    const other = others[0];
    if (other) {
      const frame = box.getBoundingClientRect();
      const centre = { x: (now.x + other.x) / 2 - frame.left, y: (now.y + other.y) / 2 - frame.top };
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      this.zoom(apart(now) / apart(before), centre);
    }
    const share = other ? 0.5 : 1;
    this.x += (now.x - before.x) * share;
    this.y += (now.y - before.y) * share;
    this.moved = true;
    this.hold();
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  wheel(event: WheelEvent, box: Element): void {
    event.preventDefault();
    const frame = box.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * 0.0015), { x: event.clientX - frame.left, y: event.clientY - frame.top });
  }
}
