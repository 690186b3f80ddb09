/** A table on the server, followed and played over the socket. */
import type { Ask, ChatLine, Hint, Seat, State, TableInfo } from "$wire";
import { api, got, Refused } from "./api";
import { me } from "./me.svelte";
import { Play, type Prospects } from "./play.svelte";
import { preferences } from "./preferences.svelte";
import { queryOf } from "./route.svelte";
import { socket, type Follower, type Message } from "./socket.svelte";
import { personName } from "./words";

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
  /** Called when the server says how things stand. */
  #told: () => void = () => undefined;
  /** Something was taken back, and nobody has chosen since. */
  #isBack = false;
  #refreshed = 0;
  #looking: Looking;

  constructor(info: TableInfo, looking: Looking = {}) {
    super(info.game, info.options);
    this.#looking = looking;
    this.know(info);
  }

  know(info: TableInfo): void {
    this.info = info;
    this.#name();
  }

  #name(): void {
    this.names = Object.fromEntries(
      this.info.chairs.map((chair) => [this.seatOf(chair), chair.account ? personName(chair.account) : ""]),
    );
  }

  /** The seat that is played from a chair now: a bid for sides may change it. */
  seatOf(chair: Seat): string {
    return this.seating[chair.chair] ?? chair.seat;
  }

  /** The seats this person plays: several where two sit at one screen. */
  get mySeats(): string[] {
    const mine = this.info.chairs.filter((chair) => chair.account && chair.account.id === me.account?.id);
    return mine.map((chair) => this.seatOf(chair));
  }

  /** Whether the reader plays here; over a shoulder one sees a seat, and can do nothing. */
  get plays(): boolean {
    return this.seat !== null && this.#looking.shoulder === undefined;
  }

  /** What stands behind the address of this table for whoever looks by a link. */
  get way(): string {
    const { invite, shoulder } = this.#looking;
    return queryOf({ invite, shoulder });
  }

  watching(): Record<string, unknown> {
    return { do: "watch", table: this.info.id, log: this.log.length, n: this.n, ...this.#looking };
  }

  /** Which of one's own seats to look from, before the table is followed; null: as one who only looks on. */
  sitDownAt(seat: string | null): void {
    const { seat: _seat, spectate: _spectate, ...links } = this.#looking;
    this.#looking = seat === null ? { ...links, spectate: true } : { ...links, seat };
  }

  /** Look from another seat of one's own: the view is that seat's from the next message on. */
  async sitAt(seat: string): Promise<void> {
    const { seat: before = null } = this.#looking;
    this.sitDownAt(seat);
    const isTaken = await this.#attempt({ ...this.watching(), log: 0 });
    if (!isTaken) this.sitDownAt(before);
  }

  /** Several sit at this screen, and one who is asked is not at it yet: until then nothing of the game is shown. */
  get expected(): string | null {
    if (this.mySeats.length < 2 || this.state !== "playing" || this.waiting.includes(this.seat ?? "")) return null;
    return this.mySeats.find((seat) => this.waiting.includes(seat)) ?? null;
  }

  override fold(said: State): void {
    const { seating, log } = this;
    if (this.trouble?.code === "unreachable") this.trouble = null;
    super.fold(this.#looking.shoulder ? { ...said, ask: null, can_undo: false, hints: false } : said);
    this.#told();
    if (said.log.start < log.length && !said.full) this.#isBack = true;
    else if (said.log.lines.length > 0) this.#isBack = false;
    this.#follow(seating);
    if (said.full || said.state !== this.info.state) void this.refresh();
    this.#answerForced();
  }

  /** Whoever changes sides looks from the same chair as before. */
  #follow(before: readonly string[]): void {
    const { seat } = this.#looking;
    const now = seat === undefined ? undefined : this.seating[before.indexOf(seat)];
    if (now !== undefined) this.sitDownAt(now);
    this.#name();
  }

  /**
   * What leaves no choice is answered by itself, if the reader likes; not a pass, whose haste would tell something,
   * and not what was just taken back.
   */
  #answerForced(): void {
    const [only, ...others] = this.ask?.options ?? [];
    if (only === undefined || others.length > 0 || only === "pass" || !preferences.forced || this.#isBack) return;
    const { number } = this.ask!;
    setTimeout(() => {
      if (this.ask?.number === number && this.offers(only)) void this.decide(only);
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

  /** Ask who sits here; an answer that comes after a later one is not taken in. */
  async refresh(): Promise<void> {
    const number = ++this.#refreshed;
    const params = { path: { table: this.info.id }, query: { invite: this.#looking.invite } };
    try {
      const info = await got(api.GET("/api/tables/{table}", { params }));
      if (number === this.#refreshed) this.know(info);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
    }
  }

  /** What comes of a choice is told before or after it is taken: until then nothing else is chosen. */
  protected async choose(ask: Ask, option: string): Promise<void> {
    this.#isBack = false;
    const isTaken = await this.act({ do: "choose", number: ask.number, option });
    if (isTaken && this.ask === ask) await this.#tidings();
  }

  /** Take one choice back, however often that is clicked before the server has told what came of it. */
  async undo(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      const { n } = this;
      if ((await this.act({ do: "undo" })) && this.n === n) await this.#tidings();
    } finally {
      this.sending = false;
    }
  }

  #tidings(): Promise<void> {
    return new Promise((told) => (this.#told = told));
  }

  /** Do something at the table; a refusal is kept to be shown, and nothing is lost. */
  async act(request: Record<string, unknown>): Promise<boolean> {
    if (request.do === "undo" || request.do === "ask_undo") this.#isBack = true;
    const seat = this.mySeats.length > 1 ? { seat: this.seat } : {};
    return this.#attempt({ table: this.info.id, ...seat, ...request });
  }

  async #attempt(request: Record<string, unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await socket.send(request);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
      return false;
    }
  }

  override advise(): Promise<Hint> {
    const query = this.seat ? { seat: this.seat } : {};
    return got(api.GET("/api/tables/{table}/hint", { params: { path: { table: this.info.id }, query } }));
  }

  prospects(option: string): Promise<Prospects | null> {
    const query = { option, number: this.ask?.number ?? 0, ...(this.seat ? { seat: this.seat } : {}) };
    const params = { path: { table: this.info.id }, query };
    return got(api.GET("/api/tables/{table}/prospects", { params })).then(
      (told) => told as unknown as Prospects,
      () => null,
    );
  }
}
