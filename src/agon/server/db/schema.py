"""The database schema, for SQLite and PostgreSQL.

Times are milliseconds since 1970. Secrets (sessions, tokens, mail links) are stored as hashes.
Columns named `body`, `options`, `settings` hold JSON.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    Select,
    String,
    Table,
    Text,
    UniqueConstraint,
)

# SQLAlchemy types the columns of ORM classes only
DbRow = Row[*tuple[Any, ...]]
DbSelect = Select[*tuple[Any, ...]]

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(22)  # random, URL-safe
MILLIS = BigInteger


def _account(name: str = "account", *, key: bool = False, null: bool = False) -> Column[str]:
    return Column(name, ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=key, nullable=null)


def _table(*, key: bool = False) -> Column[str]:
    return Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=key, nullable=False)


# ---------------------------------------------------------------- people

accounts = Table(
    "accounts",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(32), nullable=False),
    Column("name_key", String(64), nullable=False, unique=True),  # for comparing names
    Column("name_look", String(128)),  # the same for names that look alike; guests have none
    Column("kind", String(8), nullable=False),  # guest, person, program, gone
    Column("password", String(128)),
    Column("email", String(254)),
    Column("email_key", String(254), unique=True),  # set once the address is verified
    Column("is_admin", Boolean, nullable=False, default=False),
    Column("level", String(16)),  # of a computer player
    Column("barred_until", MILLIS, nullable=False, default=0),
    Column("muted_until", MILLIS, nullable=False, default=0),
    Column("settings", Text, nullable=False, default="{}"),
    Column("mute", String(43)),  # the secret of the link that ends e-mail
    Column("created", MILLIS, nullable=False),
    Column("seen", MILLIS, nullable=False),
    Index(None, "name_look", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("id", ID, nullable=False),  # by which the owner refers to it
    _account(),
    Column("csrf", String(43), nullable=False),
    Column("agent", String(120), nullable=False, default=""),  # user agent
    Column("created", MILLIS, nullable=False),
    Column("expires", MILLIS, nullable=False),
    Index(None, "account"),
)

devices = Table(  # browsers that have signed in before; failures elsewhere do not delay them
    "devices",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    _account(),
    Column("used", MILLIS, nullable=False),
    Index(None, "account"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", ID, primary_key=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    _account(),
    Column("label", String(60), nullable=False),
    Column("created", MILLIS, nullable=False),
    Column("used", MILLIS),
    Index(None, "account"),
)

mail_links = Table(
    "mail_links",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    _account(),
    Column("purpose", String(8), nullable=False),  # verify, reset
    Column("email", String(254), nullable=False),
    Column("expires", MILLIS, nullable=False),
    Column(
        "used", Boolean, nullable=False, default=False
    ),  # or withdrawn; it counts towards the limit until it expires
)

failures = Table(  # failed sign-ins, by name and address or by address
    "failures",
    metadata,
    Column("key", String(160), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("until", MILLIS, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("id", ID, primary_key=True),
    _account(),
    Column("start", MILLIS, nullable=False),
    Column("end", MILLIS, nullable=False),
    Index(None, "account"),
)

blocks = Table(  # `account` has blocked `other`
    "blocks",
    metadata,
    _account(key=True),
    _account("other", key=True),
    Column("created", MILLIS, nullable=False),
)

follows = Table(  # `account` follows `other`
    "follows",
    metadata,
    _account(key=True),
    _account("other", key=True),
    Column("created", MILLIS, nullable=False),
)

push_subscriptions = Table(  # browsers that take notifications; they end with their session
    "push_subscriptions",
    metadata,
    Column("id", ID, primary_key=True),
    _account(),
    Column("session", LargeBinary(32), ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", MILLIS, nullable=False),
    Index(None, "account"),
    Index(None, "session"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    _account(),
    _account("about"),
    Column("table", ID),
    Column("text", Text, nullable=False),
    Column("created", MILLIS, nullable=False),
    Column("closed", MILLIS),
    Column("closed_by", ID),
    Column("note", Text, nullable=False, default=""),
)

# ---------------------------------------------------------------- tables

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),  # protocol.Settings
    Column("state", String(8), nullable=False),  # open, playing, over, aborted
    Column("owner", ID, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("invite", String(43), nullable=False),
    Column("club", ID, ForeignKey("clubs.id", ondelete="SET NULL")),
    Column("pairing", ID, ForeignKey("pairings.id", ondelete="SET NULL"), unique=True),
    Column("origin", ID),  # the table this one is a rematch of
    Column("rematch", ID),
    Column("secret", LargeBinary(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("n", Integer, nullable=False, default=0),  # events so far
    Column("asked", Integer, nullable=False, default=0),  # one bit per chair
    Column("deadline", MILLIS),
    Column("created", MILLIS, nullable=False),
    Column("moved", MILLIS, nullable=False),
    Column("reason", String(40)),
    Column("study", Text),  # custom starting position
    Column("seating", String(200)),  # the seat played from each chair, if not in order
    Column("glance", Text),  # public figures of the game, for lists
    Column("rated", Boolean, nullable=False, default=False),  # places and ratings are settled
    Index(None, "state", "deadline"),
    Index(None, "rated", "state", "moved"),
    Index(None, "state", "moved"),
    Index(None, "club"),
)

reservations = Table(  # of tables that are about to be created
    "reservations",
    metadata,
    Column("id", ID, primary_key=True),  # of the table
    _account(),
    Column("secret", LargeBinary(32), nullable=False),
    Column("created", MILLIS, nullable=False),
    Index(None, "account"),
)

seeks = Table(  # people who look for an opponent
    "seeks",
    metadata,
    _account(key=True),
    Column("game", String(40), nullable=False),
    Column("speed", String(8), nullable=False),
    Column("computer", Boolean, nullable=False),  # also takes a computer, after a while
    Column("created", MILLIS, nullable=False),
    Column("seen", MILLIS, nullable=False),  # when a page of theirs was open
    Column("table", ID),  # the one they were brought to
)

challenges = Table(  # private tables that wait for one person
    "challenges",
    metadata,
    _table(key=True),
    _account(),  # who challenges
    _account("other"),
    Column("created", MILLIS, nullable=False),
    Index(None, "account"),
    Index(None, "other"),
)

chairs = Table(
    "chairs",
    metadata,
    _table(key=True),
    Column("chair", Integer, primary_key=True),
    _account(null=True),
    Column("nonce", String(64), nullable=False, default=""),
    Column("own_nonce", Boolean, nullable=False, default=False),  # chosen by the player, who knew the commitment
    Column("shoulder", String(43)),  # watch link
    Column("left", String(8)),  # resign, timeout, kick: how the player left
    Column("place", Integer),  # 1 is the best; set when the game is over
    Index(None, "account"),
)

events = Table(
    "events",
    metadata,
    _table(key=True),
    Column("n", Integer, primary_key=True),
    Column("at", MILLIS, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("chair", Integer),
    Column("body", Text, nullable=False, default="{}"),
)

plans = Table(  # conditional answers
    "plans",
    metadata,
    _table(key=True),
    Column("chair", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    _account(),  # who wrote it: it is followed only while they sit in the chair
    Column("ask", String(40), nullable=False),
    Column("option", String(60), nullable=False),
    Column("once", Boolean, nullable=False),
)

uptimes = Table(  # when the server was running; clocks pause in between
    "uptimes",
    metadata,
    Column("start", MILLIS, primary_key=True, autoincrement=False),
    Column("end", MILLIS, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", ID, primary_key=True),
    _account(),
    Column("title", String(120), nullable=False),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),  # a study or a record
    Column("source", String(40)),  # the program whose log it was, if it was imported
    Column("public", Boolean, nullable=False),  # others may read it
    Column("created", MILLIS, nullable=False),
    Column("changed", MILLIS, nullable=False),
    Index(None, "account", "changed"),
)

analyses = Table(  # of games that are over
    "analyses",
    metadata,
    _table(key=True),
    Column("depth", Integer, primary_key=True, autoincrement=False),
    Column("state", String(8), nullable=False),  # waiting, working, stopping, done, stopped, failed
    Column("account", ID, ForeignKey("accounts.id", ondelete="SET NULL")),  # who requested it
    Column("done", Integer, nullable=False, default=0),  # choices
    Column("of", Integer, nullable=False),
    Column("body", Text),  # the result
    Column("changed", MILLIS, nullable=False),
    Index(None, "account"),
)

notes = Table(
    "notes",
    metadata,
    _table(key=True),
    _account(key=True),
    Column("text", Text, nullable=False),
    Column("changed", MILLIS, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer().with_variant(BigInteger, "postgresql"), primary_key=True, autoincrement=True),
    _table(),
    _account(),
    Column("room", String(8), nullable=False),  # players, everyone
    Column("at", MILLIS, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "table", "id"),
)

notices = Table(  # pending notifications of absent players
    "notices",
    metadata,
    Column("id", ID, primary_key=True),
    _account(),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("channel", String(8), nullable=False),  # email, webhook, push
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
    Column("created", MILLIS),  # older releases did not say
    Column("due", MILLIS, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("sent", MILLIS),
    Column("error", Text),
    Index(None, "sent", "due"),
)

ratings = Table(
    "ratings",
    metadata,
    _account(key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Integer, nullable=False),  # thousandths
    Column("sigma", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", MILLIS, nullable=False),
)

rating_steps = Table(
    "rating_steps",
    metadata,
    _table(key=True),
    _account(key=True),
    Column("game", String(40), nullable=False),
    Column("mu", Integer, nullable=False),
    Column("sigma", Integer, nullable=False),
    Column("at", MILLIS, nullable=False),
    Index(None, "account", "game", "at"),
)

# ---------------------------------------------------------------- clubs and tournaments

clubs = Table(
    "clubs",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("name_key", String(120), nullable=False, unique=True),
    Column("name_look", String(128)),
    Column("about", Text, nullable=False, default=""),
    Column("is_open", Boolean, nullable=False, default=False),
    Column("created", MILLIS, nullable=False),
    Index(None, "name_look", unique=True),
)

members = Table(
    "members",
    metadata,
    Column("club", ID, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    _account(key=True),
    Column("role", String(8), nullable=False),  # owner, officer, member, invited, asking
    Column("joined", MILLIS, nullable=False),
    Index(None, "account"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("club", ID, ForeignKey("clubs.id", ondelete="SET NULL")),
    Column("owner", ID, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("form", String(12), nullable=False),  # round_robin, swiss
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False, default=0),
    Column("state", String(8), nullable=False),  # open, playing, over, aborted
    Column("seed", BigInteger, nullable=False),
    Column("created", MILLIS, nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ID, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    _account(key=True),
    Column("joined", MILLIS, nullable=False),
    Column("withdrawn", Boolean, nullable=False, default=False),
)

pairings = Table(
    "pairings",
    metadata,
    Column("id", ID, primary_key=True),
    Column("tournament", ID, ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # in the round's list
    Column("first", ID, nullable=False),  # sits in the first chair
    Column("second", ID),  # null: a bye
    Column("points", Integer),  # of the first player, in half points
    Column("how", String(8)),  # played, resign, timeout, forfeit, bye, set
    UniqueConstraint("tournament", "round", "first"),
)
