// Invitation tokens that this page has been given, by table and seat. They are not kept: a new one can be asked for.

import { SvelteMap } from "svelte/reactivity";

const known = new SvelteMap<string, string>();

export function keepInvites(table: string, invites: Record<string, string>): void {
  for (const [seat, token] of Object.entries(invites)) known.set(`${table} ${seat}`, token);
}

export function inviteFor(table: string, seat: string): string | undefined {
  return known.get(`${table} ${seat}`);
}
