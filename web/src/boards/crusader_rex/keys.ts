// The keys of the board. Those of the whole page (undo, next decision, help) belong to the shell.

import type { Camera } from "./camera.svelte";
import type { Gestures } from "./gestures.svelte";
import { towards } from "./layout";

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether the key meant something here. `press` is asked first: a battle's letters. */
export function handled(
  event: KeyboardEvent,
  gestures: Gestures,
  camera: Camera,
  press: (key: string) => boolean,
  swap: () => void,
): boolean {
  const target = event.target as HTMLElement | null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("input, textarea, select")) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const arrow = ARROWS[key];
  if (arrow) return step(gestures, camera, ...arrow);
  if (key === "b" && gestures.scene.battle) {
    swap();
    return true;
  }
  if (key === "Escape") return gestures.back();
  if (press(key)) return true;
  if (key === "+" || key === "=") camera.nearer();
  else if (key === "-") camera.further();
  else if (key === "0") camera.fit();
  else if (key === "a" && gestures.ready(gestures.open).length) void gestures.all();
  else if (/^[1-8]$/.test(key) && gestures.open) return number(gestures, Number(key));
  else return false;
  return true;
}

function number(gestures: Gestures, at: number): boolean {
  const block = gestures.at(gestures.open)[at - 1];
  if (!block || !gestures.liftable.has(block)) return false;
  void gestures.toggle(block);
  return true;
}

/** Arrows go from town to town. */
function step(gestures: Gestures, camera: Camera, dx: number, dy: number): boolean {
  const focused = document.activeElement;
  const now = focused?.getAttribute("data-town");
  if (!now && focused && focused !== document.body && !focused.closest("svg")) return false;
  const next = now ? towards(gestures.chart, now, dx, dy) : gestures.open in gestures.chart.towns ? gestures.open : "jerusalem";
  if (!next) return true;
  camera.show(gestures.chart.towns[next]!);
  document.querySelector<SVGElement>(`[data-town="${next}"]`)?.focus();
  return true;
}
