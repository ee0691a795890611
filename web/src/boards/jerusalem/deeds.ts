// Legal actions as a board needs them: by verb, and by the space that they are about.

export interface Deed {
  action: string;
  verb: string;
  noun: string;
  space: string; // "" if the action is about no space
  seat: string; // whose noble, if the action names an opponent's
}

const AT_SPACE = ["place", "peddle", "lord", "shift", "to", "put", "swap", "save"];
const AT_STANDING = ["with", "remove"];

/** What this board has gestures for; the shell makes buttons of `done`, `lock`, `degree` and whatever may come. */
export const VERBS = [
  ...AT_SPACE, ...AT_STANDING, "auction", "bid", "pass", "keep", "hire", "play", "take", "decline", "buy", "rob",
];

export function read(action: string): Deed {
  const [verb = "", noun = ""] = action.split(" ");
  if (AT_SPACE.includes(verb)) return { action, verb, noun, space: noun, seat: "" };
  if (AT_STANDING.includes(verb)) {
    const [seat = "", space = ""] = noun.split("/");
    return { action, verb, noun, space, seat };
  }
  return { action, verb, noun, space: "", seat: "" };
}

/** The nouns that go with a verb now, in the order of the list. */
export function nouns(legal: readonly string[], verb: string): string[] {
  return legal.filter((action) => action.startsWith(verb + " ")).map((action) => action.slice(verb.length + 1));
}

export type Tool = "place" | "lord" | "peddle" | "shift";
export const TOOLS: readonly Tool[] = ["place", "lord", "peddle", "shift"];

/** What tapping a space means: of the deployment's gestures the chosen one, else whatever the decision asks for. */
export function verbOf(deeds: readonly Deed[], phase: string, tool: Tool): string {
  if (phase === "deployment") return tool;
  return deeds.find((deed) => deed.space)?.verb ?? "";
}

/** The amounts that may be bid. */
export function bids(legal: readonly string[]): number[] {
  return nouns(legal, "bid").map(Number);
}
