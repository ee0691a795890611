// What this page remembers of its player's draft, so that a noble can be taken back out of the middle of it.

/** The tail of the draft that this page has sent itself; what came before, such as before a reload, it does not know. */
export class Draft {
  private sent: string[] = [];
  private length = 0;

  /** What was sent, and has been done. */
  add(actions: readonly string[]): void {
    this.sent.push(...actions);
    this.length += actions.length;
  }

  /** The server's count: undo shortens the draft from its end, and what is final leaves it. */
  settle(length: number): void {
    const undone = this.length - length;
    if (undone > 0) this.sent.splice(Math.max(0, this.sent.length - undone));
    if (undone < 0 || length === 0) this.sent = [];
    this.length = length;
  }

  /** What must be done again after the last `count` nobles of a space are out; null if something depends on them. */
  without(space: string, count: number): { undo: number; again: string[] } | null {
    const again: string[] = [];
    let left = count;
    for (let at = this.sent.length - 1; at >= 0; at--) {
      const action = this.sent[at]!;
      if (action === `place ${space}`) left--;
      else if (action.startsWith("place ") || action === "hire") again.unshift(action);
      else return null;
      if (!left) return { undo: this.sent.length - at, again };
    }
    return null;
  }
}
