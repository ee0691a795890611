// Requests. One that carries a key may be sent again, with the same key, until the server has answered.

import type { Frame, Refusal } from "./board";

const DELAYS = [300, 600, 1200, 2500, 5000, 5000, 10000, 10000, 15000, 15000]; // ms between attempts
const PATIENCE = 20000; // ms for one attempt
const AWAY = [502, 503, 504]; // something before the server answers in its place

/** What the server did not do, and why. Status 0: nobody answered. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly frame: Frame | null = null,
  ) {
    super(refusal.key);
  }
}

/** Whether the server was heard of last time. */
class Line {
  isUp = $state(true);
}

export const line = new Line();

/** A random word for a request, by which the server knows that it came before. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Waits, or until the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      removeEventListener("online", end);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });
}

interface Answer {
  status: number;
  text: string;
}

/** The answer, or null if nobody answered. */
async function attempt(method: string, path: string, body: string | undefined): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body, headers: { "content-type": "application/json" } }),
    });
    if (AWAY.includes(response.status)) return null;
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

function failure(answer: Answer): Failure {
  try {
    const { error, frame } = JSON.parse(answer.text) as { error: Refusal; frame?: Frame };
    return new Failure(answer.status, { ...error, args: error.args ?? {} }, frame ?? null);
  } catch {
    return new Failure(answer.status, { key: "page-unreachable", args: {} });
  }
}

/** The text of the answer. Failure if the server refuses, or if nobody answers after `again` more attempts. */
async function exchange(method: string, path: string, body: unknown, again: number): Promise<string> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  for (let turn = 0; ; turn++) {
    const answer = await attempt(method, path, sent);
    line.isUp = answer !== null;
    if (answer && answer.status < 400) return answer.text;
    if (answer) throw failure(answer);
    if (turn >= again) throw new Failure(0, { key: "page-unreachable", args: {} });
    await pause(DELAYS[turn] ?? 15000);
  }
}

export async function getText(path: string): Promise<string> {
  return exchange("GET", path, undefined, 2);
}

export async function get<T>(path: string): Promise<T> {
  return JSON.parse(await getText(path)) as T;
}

/** Sent once: asking again would do it twice. */
export async function post<T>(path: string, body?: object): Promise<T> {
  return JSON.parse(await exchange("POST", path, body, 0)) as T;
}

/** Sent with a key of its own until there is an answer, so that it is done once however often it arrives. */
export async function postOnce<T>(path: string, body: object): Promise<T> {
  return JSON.parse(await exchange("POST", path, { ...body, key: randomKey() }, DELAYS.length)) as T;
}

export async function remove(path: string): Promise<void> {
  await exchange("DELETE", path, undefined, 0);
}
