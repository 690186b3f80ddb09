/** One socket for everything that is followed. It comes back by itself, and says so. */
import type { Accepted, ChatLine, Ended, Lobby, Refused as Refusal, State } from "$wire";
import { Refused } from "./api";
import { basePath } from "./route.svelte";

export type Message =
  | ({ say: "state" } & State)
  | ({ say: "chat" } & ChatLine)
  | ({ say: "refused" } & Refusal)
  | ({ say: "ok" } & Accepted)
  | ({ say: "lobby" } & Lobby)
  | ({ say: "ended" } & Ended);

export interface Follower {
  /** What to send to follow the table, now and after every break. */
  watching(): Record<string, unknown>;
  hear(message: Message): void;
}

type Answer = { resolve: () => void; reject: (reason: Refused) => void };

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

class Socket {
  /** off: nothing is followed; on; lost: trying to come back. */
  condition = $state<"off" | "joining" | "on" | "lost">("off");
  #socket: WebSocket | null = null;
  #followers = new Set<Follower>();
  #answers = new Map<string, Answer>();
  #bells = new Set<(message: Message) => void>();
  #number = 0;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener("online", () => this.#now());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#now());
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.condition === "on") void this.send(follower.watching()).catch(() => undefined);
    else this.open();
    return () => {
      this.#followers.delete(follower);
      const { table } = follower.watching();
      if (this.condition === "on") void this.send({ do: "leave", table }).catch(() => undefined);
    };
  }

  /** Hear what is not about one followed table: the lobby's bell. */
  onBell(hear: (message: Message) => void): () => void {
    this.#bells.add(hear);
    return () => this.#bells.delete(hear);
  }

  open(): void {
    if (this.#socket !== null) return;
    if (this.condition === "off") this.condition = "joining";
    const address = new URL(`${basePath}/api/play`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Message);
    socket.onclose = () => this.#closed();
  }

  /** Leave and come back as whoever one is now (after signing in or out). */
  reopen(): void {
    this.#socket?.close();
  }

  send(request: Record<string, unknown>): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("unreachable", "not connected"));
    const id = String(++this.#number);
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #opened(): void {
    this.condition = "on";
    this.#pause = FIRST_PAUSE;
    for (const follower of this.#followers) void this.send(follower.watching()).catch(() => undefined);
  }

  #closed(): void {
    this.#socket = null;
    for (const answer of this.#answers.values()) answer.reject(new Refused("unreachable", "the connection was lost"));
    this.#answers.clear();
    if (this.#followers.size === 0 && this.#bells.size === 0) {
      this.condition = "off";
      return;
    }
    this.condition = "lost";
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #now(): void {
    if (this.condition !== "lost") return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.open();
  }

  #hear(message: Message): void {
    const answer = "id" in message && typeof message.id === "string" ? this.#answers.get(message.id) : undefined;
    if (message.say === "ok") answer?.resolve();
    else if (message.say === "refused") answer?.reject(new Refused(message.code, message.message));
    else if (message.say === "lobby") for (const bell of this.#bells) bell(message);
    for (const follower of this.#followers) follower.hear(message);
    if (answer && "id" in message) this.#answers.delete(message.id as string);
  }
}

export const socket = new Socket();
