// The requests that are not about a position (docs/server.md), by name.

import type { Verbs } from "./words";
import { get, post, remove } from "./net.svelte";

export interface Option {
  name: string;
  values: string[];
  rule: string;
}

export interface Scenario {
  name: string;
  seats: string[];
  options: Option[];
}

export interface Game {
  key: string;
  seats: string[];
  scenarios: Scenario[];
  bots: string[];
  verbs: Verbs;
}

export interface TableRow {
  id: string;
  game: string;
  scenario: string;
  seats: { seat: string; player: string; name: string }[];
  mine: string[];
  waiting: boolean;
  over: boolean;
  changed: number; // seconds since 1970
}

export interface Made {
  id: string;
  invites: Record<string, string>; // by seat
}

export interface Invitation {
  game: string;
  scenario: string;
  seat: string;
  from: string;
}

export interface Rule {
  id: string;
  title: string;
  statements: string[];
  see: string[];
}

export type Seating = Record<string, string>; // by seat: "me", "invite" or a bot

/** The name of the guest that this browser is; a new one if it is none yet, and another name if one is given. */
export const guest = (name?: string) => post<{ name: string }>("/api/guest", name === undefined ? {} : { name });

export const games = () => get<Game[]>("/api/games");
export const tables = () => get<TableRow[]>("/api/tables");
export const board = (game: string) => get<unknown>(`/api/games/${game}/board`);
export const rules = (game: string, language: string) => get<Rule[]>(`/api/games/${game}/rules/${language}`);

export async function newTable(game: string, scenario: string, options: object, seats: Seating): Promise<Made> {
  await guest();
  return post<Made>("/api/tables", { game, scenario, options, seats });
}

export async function importTable(record: string, seats: Seating): Promise<Made> {
  await guest();
  return post<Made>("/api/import", { record, seats });
}

export const again = (id: string) => post<Made>(`/api/tables/${id}/again`);
export const discard = (id: string) => remove(`/api/tables/${id}`);
export const invite = (id: string, seat: string) => post<{ token: string }>(`/api/tables/${id}/invite`, { seat });

export const lookAt = (token: string) => post<Invitation>("/api/invites/look", { token });

export async function takeSeat(token: string): Promise<{ id: string; seat: string }> {
  await guest();
  return post<{ id: string; seat: string }>("/api/invites/take", { token });
}

export const deviceToken = () => post<{ token: string }>("/api/guest/device");
export const useDevice = (token: string) => post<unknown>("/api/session", { token });
export const forgetMe = () => remove("/api/guest");
export const exportPath = (id: string, seat: string) => `/api/tables/${id}/export?seat=${encodeURIComponent(seat)}`;
