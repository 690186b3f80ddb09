/** A table on the server, followed and played over the socket. */
import type { Ask, ChatLine, State, TableInfo } from "$wire";
import { api, got, Refused } from "./api";
import { me } from "./me.svelte";
import { Play, type Prospects } from "./play.svelte";
import { preferences } from "./preferences.svelte";
import { socket, type Follower, type Message } from "./socket.svelte";

const UNHURRIED = 500; // milliseconds, for the reader to see what is answered for them

export interface Looking {
  readonly seat?: string;
  readonly invite?: string;
  readonly shoulder?: string;
  readonly spectate?: boolean;
}

export class TablePlay extends Play implements Follower {
  info = $state.raw<TableInfo>()!;
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What went wrong last, as the server says it. */
  trouble = $state.raw<Refused | null>(null);
  ended = $state(false);
  #looking: Looking;

  constructor(info: TableInfo, looking: Looking = {}) {
    super(info.game, info.options);
    this.#looking = looking;
    this.know(info);
  }

  know(info: TableInfo): void {
    this.info = info;
    this.names = Object.fromEntries(info.chairs.map((chair) => [chair.seat, chair.account?.name ?? ""]));
  }

  /** The seats this person plays: several where two sit at one screen. */
  get mySeats(): string[] {
    return this.info.chairs.filter((chair) => chair.account && chair.account.id === me.account?.id).map((c) => c.seat);
  }

  watching(): Record<string, unknown> {
    return { do: "watch", table: this.info.id, log: this.log.length, n: this.n, ...this.#looking };
  }

  /** Which of one's own seats to look from, before the table is followed. */
  sitDownAt(seat: string): void {
    this.#looking = { ...this.#looking, seat };
  }

  /** Look from another seat of one's own: the view is that seat's from the next message on. */
  async sitAt(seat: string): Promise<void> {
    this.sitDownAt(seat);
    this.log = [];
    await socket.send(this.watching());
  }

  /** What leaves no choice is answered by itself, if the reader likes; not a pass, whose haste would tell something. */
  override fold(said: State): void {
    super.fold(said);
    const [only, ...others] = said.ask?.options ?? [];
    if (only === undefined || others.length > 0 || only === "pass" || !preferences.forced) return;
    const { number } = said.ask!;
    setTimeout(() => {
      if (this.ask?.number === number && !this.sending) void this.act({ do: "choose", number, option: only });
    }, UNHURRIED);
  }

  hear(message: Message): void {
    if (!("table" in message) || message.table !== this.info.id) return;
    if (message.say === "state") this.fold(message as State);
    else if (message.say === "chat") this.listen([message]);
    else if (message.say === "lobby") void this.refresh();
    else if (message.say === "ended") this.ended = true;
    else if (message.say === "refused") this.trouble = new Refused(message.code, message.message);
  }

  /** Take in what was said, in the order it was said, each line once. */
  listen(lines: readonly ChatLine[]): void {
    const heard = new Map([...this.chat, ...lines].map((line) => [line.id, line]));
    this.chat = [...heard.values()].sort((one, other) => one.id - other.id);
  }

  async refresh(): Promise<void> {
    const params = { path: { table: this.info.id }, query: { invite: this.#looking.invite } };
    this.know(await got(api.GET("/api/tables/{table}", { params })));
  }

  protected async choose(ask: Ask, option: string): Promise<void> {
    await this.act({ do: "choose", number: ask.number, option });
  }

  /** Do something at the table; a refusal is kept to be shown, and nothing is lost. */
  async act(request: Record<string, unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      const seat = this.mySeats.length > 1 ? { seat: this.seat } : {};
      await socket.send({ table: this.info.id, ...seat, ...request });
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
      return false;
    }
  }

  async prospects(option: string): Promise<Prospects | null> {
    const query = new URLSearchParams({ option, number: String(this.ask?.number ?? 0) });
    if (this.seat) query.set("seat", this.seat);
    const answer = await fetch(`api/tables/${this.info.id}/prospects?${query}`).catch(() => null);
    return answer?.ok ? ((await answer.json()) as Prospects) : null;
  }
}
