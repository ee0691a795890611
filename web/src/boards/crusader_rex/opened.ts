// What both sides see while they fight at the same screen: own blocks that stand upright are backs there too.

import { type Chart, SIDES, type Scene } from "./types";

export function opened(scene: Scene, chart: Chart): Scene {
  const found: Scene = { ...scene, blocks: {}, backs: structuredClone(scene.backs ?? {}) };
  delete found.hand;
  delete found.draft;
  for (const [name, block] of Object.entries(scene.blocks ?? {})) {
    const { side } = chart.blocks[name]!;
    if (side !== scene.seat || block.marks?.includes("shown")) found.blocks![name] = block;
    else if (block.at in chart.towns) {
      const here = (found.backs![block.at] ??= [0, 0, 0, 0]);
      here[2 * SIDES.indexOf(side) + (block.castle ? 1 : 0)]! += 1;
    }
  }
  return found;
}
