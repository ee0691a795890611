// Small drawings in a box from -8 to 8, and the four shapes that tell the players apart without colour.

export const SIGNS: Record<string, string> = {
  noble: "M0,-7.5a3.2,3.2 0 0 1 1.9,5.8L4,4.5H5.6V7.5H-5.6V4.5H-4L-1.9,-1.7A3.2,3.2 0 0 1 0,-7.5Z",
  besant: "M0,-7a7,7 0 1 1 0,14a7,7 0 1 1 0,-14ZM-1.1,-4V-1.1H-4V1.1H-1.1V4H1.1V1.1H4V-1.1H1.1V-4Z",
  prestige: "M0,-8L2.2,-2.2L8,0L2.2,2.2L0,8L-2.2,2.2L-8,0L-2.2,-2.2Z",
  card: "M-5,-7.5H5V7.5H-5ZM-3,-5.5V5.5H3V-5.5ZM0,-3.5L2,0L0,3.5L-2,0Z",
  lord: "M-6.5,6V3.5H6.5V6ZM-6.6,2.2L-7.6,-4.6L-3.6,-1.4L0,-6.8L3.6,-1.4L7.6,-4.6L6.6,2.2Z",
  move: "M-7.5,-1.6H1.5V-5.5L7.5,0L1.5,5.5V1.6H-7.5Z",
  patriarchs: "M-7.5,-5.5Q-3.5,-6.5 -0.6,-4.6V5.4Q-3.5,3.6 -7.5,4.8ZM7.5,-5.5Q3.5,-6.5 0.6,-4.6V5.4Q3.5,3.6 7.5,4.8Z",
  market: "M-7.5,6.5V1H-0.6V6.5ZM0.6,6.5V1H7.5V6.5ZM-4,-0.2V-5.7H4V-0.2Z",
  nobility: "M-7.5,-4Q0,-7 7.5,-4Q7.5,4.5 0,7Q-7.5,4.5 -7.5,-4ZM-4.8,-1.6Q-3,0.6 -1.2,-1.6ZM4.8,-1.6Q3,0.6 1.2,-1.6ZM-2.6,3Q0,4.8 2.6,3Z",
  event: "M0.6,-8Q5.8,-2.8 5.2,1.8Q4.8,7.4 0,7.6Q-5,7.4 -5.2,2Q-5,-1 -3,-3Q-2.4,-0.6 -1,-0.4Q1.6,-3.4 0.6,-8Z",
  floor: "M-6.5,6.5V-3.5H-7.5V-7H-4.6V-5.2H-1.5V-7H1.5V-5.2H4.6V-7H7.5V-3.5H6.5V6.5Z",
};

const CARD_SIGNS: Record<string, string[]> = {
  "one-noble": ["noble"],
  "two-besants": ["besant"],
  "two-prestige": ["prestige"],
  "two-incomes": ["noble", "besant", "prestige"],
  "noble-and-besant": ["noble", "besant"],
  turncoat: ["noble", "move"],
  "move-two": ["move", "noble"],
  mercenaries: ["besant", "noble"],
};

/** What an action card shows at a glance. */
export function cardSigns(card: string): string[] {
  return CARD_SIGNS[card] ?? ["noble", "noble"];
}

/** The outline of a player's chips, for a chip of radius 1. */
export const SHAPES: Record<string, string> = {
  red: "M0,-1.12L1.12,0L0,1.12L-1.12,0Z",
  green: "M0,-1A1,1 0 1 1 0,1A1,1 0 1 1 0,-1Z",
  blue: "M-0.88,-0.88H0.88V0.88H-0.88Z",
  yellow: "M0,-1.12L1.14,0.86H-1.14Z",
};

export const GAINS = ["noble", "besant", "prestige"] as const;
