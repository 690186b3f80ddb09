/** A table on the server, followed and played over the socket. */
import type { Ask, ChairInfo, ChatLine, Hint, Presence, State, TableInfo, Watch, Why } from "$wire";
import { api, got, Refused } from "./api";
import { me } from "./me.svelte";
import { Play, type Prospects } from "./play.svelte";
import { preferences } from "./preferences.svelte";
import { queryOf } from "./route.svelte";
import { sound } from "./sounds";
import { socket, type Follower, type Message, type Request, type TableRequest } from "./socket.svelte";
import { t } from "./text.svelte";
import { personName, toldApart } from "./words";

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
  /** When the clock was told. */
  #heard = 0;
  /** Which players are here, if several people play. */
  presence = $state.raw<Presence | null>(null);
  /** Called with each new message of somebody else. */
  onChat: (line: ChatLine) => void = () => undefined;
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
    const names = toldApart(this.info.chairs.map((chair) => this.#whoIs(chair)));
    const called = Object.fromEntries(this.info.chairs.map((chair, at) => [this.seatOf(chair), names[at]!]));
    if (JSON.stringify(called) !== JSON.stringify(this.names)) this.names = called; // the texts depend on them
  }

  /** Those who share a screen are numbered. */
  #whoIs({ chair, account }: ChairInfo): string {
    if (!account) return "";
    const isShared =
      account.kind !== "program" &&
      this.info.chairs.some((other) => other.chair !== chair && other.account?.id === account.id);
    return isShared ? t("players-hot", { number: chair + 1 }) : personName(account);
  }

  /** The name of the player in a chair. */
  nameOf(chair: ChairInfo): string {
    return this.names[this.seatOf(chair)] || personName(chair.account);
  }

  /** Who wrote a chat message. */
  writerOf(line: ChatLine): string {
    const account = this.info.chairs.find((chair) => chair.account?.id === line.account)?.account;
    return account ? personName(account) : line.name;
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

  override get isOwn(): boolean {
    return this.plays;
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
  watchFrom(seat: string | null): void {
    const { seat: _seat, spectate: _spectate, ...links } = this.#looking;
    this.#looking = seat === null ? { ...links, spectate: true } : { ...links, seat };
  }

  /** Switch to another of the reader's seats; the next message brings its view. */
  async sitAt(seat: string): Promise<void> {
    const { seat: before = null } = this.#looking;
    this.watchFrom(seat);
    const isTaken = await this.#attempt({ ...this.watching(), log: 0 });
    if (!isTaken) this.watchFrom(before);
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
    this.#heard = Date.now();
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
    if (now !== undefined) this.watchFrom(now);
    this.#name();
  }

  override get timeLeft(): number {
    const chair = this.info.chairs.find((each) => this.seatOf(each) === this.seat)?.chair ?? -1;
    const left = this.clock?.left[chair] ?? null;
    if (left === null) return Infinity;
    return this.clock!.running.includes(chair) ? left - (Date.now() - this.#heard) : left;
  }

  /**
   * Make forced choices that have no consequences automatically, if the reader prefers it; except a choice just undone.
   */
  #answerForced(): void {
    const only = this.ask?.options[0];
    if (only === undefined || !this.ask!.forced || !preferences.forced || this.#isBack) return;
    const { number } = this.ask!;
    setTimeout(() => {
      if (this.ask?.number === number && this.offers(only)) this.sendOrHold(only);
    }, UNHURRIED);
  }

  hear(message: Message): void {
    if (message.say === "lobby" && message.table === this.info.offer?.table) void this.refresh();
    if (!("table" in message) || message.table !== this.info.id) return;
    if (message.say === "state") this.fold(message as State);
    else if (message.say === "chat") this.#hearChat(message);
    else if (message.say === "presence") this.presence = message;
    else if (message.say === "lobby") void this.refresh();
    else if (message.say === "ended") this.ended = true;
    else if (message.say === "refused") this.trouble = new Refused(message.code, message.message);
  }

  #hearChat(line: ChatLine): void {
    this.listen([line]);
    if (line.account === me.account?.id) return;
    sound("chat");
    this.onChat(line);
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
    if (isTaken && this.ask === ask) await this.#nextState();
  }

  /** Undo one choice, however often it is clicked before the server responds. */
  async undo(): Promise<void> {
    if (this.sending) return;
    if (this.holding.option !== null) {
      this.#isBack = true;
      return this.holding.drop();
    }
    this.sending = true;
    try {
      const { n } = this;
      if ((await this.act({ do: "undo" })) && this.n === n) await this.#nextState();
    } finally {
      this.sending = false;
    }
  }

  #nextState(): Promise<void> {
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

  protected override whyNot(option: string): Promise<Why | null> {
    const query = { option, ...(this.seat ? { seat: this.seat } : {}) };
    const params = { path: { table: this.info.id }, query };
    return got(api.GET("/api/tables/{table}/why", { params })).then(
      (told) => told,
      () => null,
    );
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
