/** One socket for all followed tables. It reconnects by itself and shows its condition. */
import type {
  Abort,
  Accepted,
  AnswerUndo,
  AskUndo,
  Challenged,
  ChatLine,
  Choose,
  Ended,
  Offered,
  Presence,
  Refused as Refusal,
  Resign,
  Say,
  State,
  TableChanged,
  Undo,
  Unwatch,
  Watch,
} from "$wire";
import { Refused } from "./api";
import { basePath } from "./route.svelte";

export type Message =
  | ({ say: "state" } & State)
  | ({ say: "chat" } & ChatLine)
  | ({ say: "refused" } & Refusal)
  | ({ say: "ok" } & Accepted)
  | ({ say: "lobby" } & TableChanged)
  | ({ say: "offer" } & Offered)
  | ({ say: "challenge" } & Challenged)
  | ({ say: "presence" } & Presence)
  | ({ say: "ended" } & Ended);

/** What is done at a table by its players and spectators. */
export type TableRequest = Choose | Undo | AskUndo | AnswerUndo | Resign | Abort | Say;
export type Request = Watch | Unwatch | TableRequest;

export interface Follower {
  /** The request to follow the table, sent now and after every reconnection. */
  watching(): Watch;
  hear(message: Message): void;
}

type Answer = { resolve: () => void; reject: (reason: Refused) => void };

/** Messages that are not about a followed table. */
const BELLS: ReadonlySet<Message["say"]> = new Set(["lobby", "offer", "challenge"]);
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PATIENCE = 20_000; // wait for an answer before assuming a dead connection

class Socket {
  /** off: nothing is followed; lost: reconnecting. */
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
    document.addEventListener("visibilitychange", () => void (document.hidden || this.#now()));
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.condition === "on") this.#watch(follower);
    else this.open();
    return () => {
      this.#followers.delete(follower);
      const { table } = follower.watching();
      if (this.condition === "on") void this.send({ do: "leave", table }).catch(() => undefined);
    };
  }

  /** Listen for lobby changes, rematch offers and challenges, which are not about a followed table. */
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

  /** Reconnect under the current account, after signing in or out; resolves when connected or failed. */
  async reopen(): Promise<void> {
    const old = this.#socket;
    if (old === null) return;
    old.onmessage = old.onclose = null;
    old.close();
    this.#closed();
    if (this.condition === "off") return;
    this.condition = "joining";
    clearTimeout(this.#timer);
    this.open();
    const next = this.#socket!;
    await new Promise((done) => ["open", "close"].map((when) => next.addEventListener(when, done)));
  }

  send(request: Request): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("unreachable", "not connected"));
    const id = String(++this.#number);
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject });
      setTimeout(() => void (this.#answers.has(id) && this.reopen()), PATIENCE);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #watch(follower: Follower): void {
    void this.send(follower.watching()).catch(() => undefined);
  }

  #opened(): void {
    this.condition = "on";
    this.#pause = FIRST_PAUSE;
    for (const follower of this.#followers) this.#watch(follower);
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

  /** The tab is visible or the network is back: reconnect at once, and check that the connection is alive. */
  #now(): void {
    if (this.condition === "on") for (const follower of this.#followers) this.#watch(follower);
    if (this.condition !== "lost") return;
    clearTimeout(this.#timer);
    this.#pause = FIRST_PAUSE;
    this.open();
  }

  #hear(message: Message): void {
    const answer = "id" in message && typeof message.id === "string" ? this.#answers.get(message.id) : undefined;
    if (message.say === "ok") answer?.resolve();
    else if (message.say === "refused") answer?.reject(new Refused(message.code, message.message));
    else if (BELLS.has(message.say)) for (const bell of this.#bells) bell(message);
    for (const follower of this.#followers) follower.hear(message);
    if (answer && "id" in message) this.#answers.delete(message.id as string);
  }
}

export const socket = new Socket();
