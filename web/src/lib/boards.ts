// The boards by the keys of their games, each loaded when its first table is opened.

import type { BoardModule } from "./board";

const found = import.meta.glob<{ module: BoardModule }>("../boards/*/index.ts");

export async function boardModule(game: string): Promise<BoardModule> {
  const load = found[`../boards/${game.replaceAll("-", "_")}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).module;
}
