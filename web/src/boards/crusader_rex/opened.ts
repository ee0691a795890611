// What may be shown while somebody else looks on at the same screen: nothing that only this seat may see.

import { type Chart, SIDES, type Scene } from "./types";

/** The scene with the seat's own blocks turned over, but for those that lie face up. */
export function opened(scene: Scene, chart: Chart): Scene {
  const { hand: _hand, draft: _draft, points: _points, prices: _prices, quarters: _quarters, traffic: _traffic, ...open } = scene;
  const reserves: [number, number] = [...(scene.battle?.reserves ?? [0, 0])];
  const blocks: Scene["blocks"] = {};
  const backs: NonNullable<Scene["backs"]> = structuredClone(scene.backs ?? {});
  for (const [name, block] of Object.entries(scene.blocks ?? {})) {
    const { side } = chart.blocks[name]!;
    if (side !== scene.seat || block.marks?.includes("shown")) blocks[name] = block;
    else if (block.at in chart.towns) {
      const at = (2 * SIDES.indexOf(side) + (block.castle ? 1 : 0)) as 0 | 1 | 2 | 3;
      (backs[block.at] ??= [0, 0, 0, 0])[at] += 1;
      if (block.part === "reserve") reserves[SIDES.indexOf(side)]! += 1;
    }
  }
  const battle = scene.battle && { battle: { ...scene.battle, reserves } };
  return { ...open, ...battle, blocks, backs };
}
