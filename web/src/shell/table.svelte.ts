/** A table on the server, followed and played over the socket. */
import type { Ask, ChairInfo, ChatLine, Hint, State, TableInfo, Watch } from "$wire";
import { api, got, Refused } from "./api";
import { me } from "./me.svelte";
import { Play, type Prospects } from "./play.svelte";
import { preferences } from "./preferences.svelte";
import { queryOf } from "./route.svelte";
import { sound } from "./sounds";
import { socket, type Follower, type Message, type Request, type TableRequest } from "./socket.svelte";
import { personName } from "./words";

const UNHURRIED = 500; // milliseconds, for the reader to see the forced choice

/** How a table is watched: from a seat, or by a link. */
export type Looking = Readonly<Pick<Watch, "invite" | "shoulder" | "spectate"> & { seat?: string }>;

/** A request without its table and seat, which the table adds. */
type Unaddressed<Each extends TableRequest> = Each extends TableRequest ? Omit<Each, "table" | "seat" | "id"> : never;
export type Action = Unaddressed<TableRequest>;

export class TablePlay extends Play implements Follower {
  info = $state.raw<TableInfo>()!;
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The last refusal of the server. */
  trouble = $state.raw<Refused | null>(null);
  ended = $state(false);
  /** Called on every state message. */
  #told: () => void = () => undefined;
  /** A choice was undone, and none has been made since. */
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

  /** The seat a chair plays now; a bid for sides may change it. */
  seatOf(chair: ChairInfo): string {
    return this.seating[chair.chair] ?? chair.seat;
  }

  /** The seats of the reader: several in hot-seat games. */
  get mySeats(): string[] {
    const mine = this.info.chairs.filter((chair) => chair.account && chair.account.id === me.account?.id);
    return mine.map((chair) => this.seatOf(chair));
  }

  /** Whether the reader plays here; a shoulder link shows a seat without its controls. */
  get plays(): boolean {
    return this.seat !== null && this.#looking.shoulder === undefined;
  }

  /** The query string of a viewer who came by a link. */
  get way(): string {
    const { invite, shoulder } = this.#looking;
    return queryOf({ invite, shoulder });
  }

  watching(): Watch {
    return { do: "watch", table: this.info.id, log: this.told.log.length, n: this.n, ...this.#looking };
  }

  /** Choose the seat to watch from before following the table; null for a spectator. */
  sitDownAt(seat: string | null): void {
    const { seat: _seat, spectate: _spectate, ...links } = this.#looking;
    this.#looking = seat === null ? { ...links, spectate: true } : { ...links, seat };
  }

  /** Switch to another of the reader's seats; the next message brings its view. */
  async sitAt(seat: string): Promise<void> {
    const { seat: before = null } = this.#looking;
    this.sitDownAt(seat);
    const isTaken = await this.#attempt({ ...this.watching(), log: 0 });
    if (!isTaken) this.sitDownAt(before);
  }

  /** The hot-seat player who is asked but not at the screen yet; until then the game is hidden. */
  get expected(): string | null {
    if (this.mySeats.length < 2 || this.state !== "playing" || this.waiting.includes(this.seat ?? "")) return null;
    return this.mySeats.find((seat) => this.waiting.includes(seat)) ?? null;
  }

  override fold(said: State): void {
    const {
      seating,
      told: { log },
    } = this;
    if (this.trouble?.code === "unreachable") this.trouble = null;
    if (said.log.start < log.length && !said.full) this.#isBack = true;
    else if (said.log.lines.length > 0) this.#isBack = false;
    super.fold(this.#looking.shoulder ? { ...said, ask: null, can_undo: false, hints: false } : said);
    this.#told();
    this.#follow(seating);
    if (said.full || said.state !== this.info.state) void this.refresh();
  }

  protected override settled(): void {
    this.#answerForced();
  }

  /** A player who changes sides keeps the same chair. */
  #follow(before: readonly string[]): void {
    const { seat } = this.#looking;
    const now = seat === undefined ? undefined : this.seating[before.indexOf(seat)];
    if (now !== undefined) this.sitDownAt(now);
    this.#name();
  }

  /**
   * Make forced choices automatically, if the reader prefers it; except a pass, whose speed would reveal something,
   * and a choice just undone.
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
    else if (message.say === "chat") this.#hearChat(message);
    else if (message.say === "lobby") void this.refresh();
    else if (message.say === "ended") this.ended = true;
    else if (message.say === "refused") this.trouble = new Refused(message.code, message.message);
  }

  #hearChat(line: ChatLine): void {
    if (line.account !== me.account?.id) sound("chat");
    this.listen([line]);
  }

  /** Add chat lines in order, each once. */
  listen(lines: readonly ChatLine[]): void {
    const heard = new Map([...this.chat, ...lines].map((line) => [line.id, line]));
    this.chat = [...heard.values()].sort((one, other) => one.id - other.id);
  }

  /** Reload the table's info; an outdated response is dropped. */
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

  /** The new state may arrive before or after the acknowledgement; no other choice is made until then. */
  protected async choose(ask: Ask, option: string): Promise<void> {
    this.#isBack = false;
    const isTaken = await this.act({ do: "choose", number: ask.number, option });
    if (isTaken && this.ask === ask) await this.#tidings();
  }

  /** Undo one choice, however often it is clicked before the server responds. */
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

  /** Send an action to the table; a refusal is stored in `trouble`. */
  async act(action: Action): Promise<boolean> {
    if (action.do === "undo" || action.do === "ask_undo") this.#isBack = true;
    const seat = this.mySeats.length > 1 && action.do !== "say" ? { seat: this.seat } : {};
    return this.#attempt({ table: this.info.id, ...seat, ...action });
  }

  async #attempt(request: Request): Promise<boolean> {
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
