// The socket on which a table's frames arrive. It comes back by itself; every connection begins with a full frame.

import type { Frame } from "./board";
import { line } from "./net.svelte";

const FIRST = 400; // ms before the first attempt to come back
const LONGEST = 15000;

export class Live {
  private socket: WebSocket | null = null;
  private timer = 0;
  private attempts = 0;
  private isClosed = false;
  private readonly hurry = () => this.comeBack();

  /** `lost` is told each time that the socket closes: the table may be gone, or not be ours any more. */
  constructor(
    private readonly path: string,
    private readonly heard: (frame: Frame) => void,
    private readonly lost: () => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const address = new URL(this.path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.attempts = 0;
      line.isUp = true;
      if (!this.isClosed) this.heard(JSON.parse(event.data) as Frame);
    };
    socket.onclose = () => this.ended(socket);
  }

  private ended(socket: WebSocket): void {
    if (this.isClosed || socket !== this.socket) return;
    this.socket = null;
    const wait = Math.min(LONGEST, FIRST * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.timer = window.setTimeout(() => this.connect(), wait);
    this.lost();
  }

  /** The network is back, or somebody looks at the page again: no reason to wait any longer. */
  private comeBack(): void {
    if (this.socket || this.isClosed || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  }
}
