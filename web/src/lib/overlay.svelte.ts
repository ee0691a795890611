// How many dialogs lie over the page: keys do not reach the table then.

import { untrack } from "svelte";

class Overlay {
  count = $state(0);

  /** One more, or one less. */
  add(change: number): void {
    untrack(() => (this.count += change));
  }
}

export const overlay = new Overlay();
