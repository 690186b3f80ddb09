"""Every service of a server process: how they are built, started and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
from collections.abc import AsyncIterator

from litestar import Litestar

from agon.server import metrics
from agon.server.accounts.accounts import Accounts
from agon.server.accounts.email_links import EmailLinks
from agon.server.accounts.identity import People
from agon.server.accounts.push_subscriptions import PushSubscriptions
from agon.server.accounts.rate_limits import Allowances, Attempts
from agon.server.analysis.analyses import Analyses
from agon.server.analysis.lookahead import Lookahead
from agon.server.community.challenges import Challenges
from agon.server.community.chat import Chat
from agon.server.community.clubs import Clubs
from agon.server.community.follows import Follows
from agon.server.community.history import History
from agon.server.community.moderation import Moderation
from agon.server.community.openings import Openings
from agon.server.community.ratings import Ratings
from agon.server.community.seeks import Seeks
from agon.server.community.statistics import Statistics
from agon.server.db.storage import Storage
from agon.server.lobby.lobby import Lobby
from agon.server.lobby.membership import Membership
from agon.server.lobby.push import LobbyPush
from agon.server.lobby.rematch import Rematches
from agon.server.notify.connections import Connections
from agon.server.play.commands import Commands
from agon.server.play.conditional import Plans
from agon.server.play.presence import Presence
from agon.server.play.replay import Replays
from agon.server.play.watch_links import WatchLinks
from agon.server.settings import Settings
from agon.server.study.rulebook import Rulebooks
from agon.server.study.studies import Studies
from agon.server.tables.notices import Notices
from agon.server.tables.old_rules import OldRules
from agon.server.tables.registry import TableRegistry
from agon.server.tables.vacations import Vacations
from agon.server.tournaments.rounds import Rounds
from agon.server.tournaments.tournaments import Tournaments

log = logging.getLogger(__name__)


def tune_garbage_collector() -> None:
    """Avoid pauses: freeze what is loaded now, since live tables rarely form cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


class Services:
    """The services of a server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(4)  # identifies this process
        self.storage = Storage(settings.database_url)
        self.registry = TableRegistry(self.storage, settings.database_url)
        self.registry.loader.old = OldRules(settings.old_rules)
        self.people = People(self.storage, settings)
        self.lobby = Lobby(self.storage, self.registry, settings)
        self.sockets = Connections()
        self.rematches = Rematches(self.storage, self.registry, self.lobby, self.sockets)
        self.attempts = Attempts(settings.attempts_per_minute)
        self.allowances = Allowances()
        self.accounts = Accounts(self.people, Membership(self.storage, self.registry, self.lobby), self.sockets)
        self.email_links = EmailLinks(self.storage, settings, self.accounts)
        self.moderation = Moderation(self.storage, self.accounts, self.registry, self.lobby)
        self.chat = Chat(self.storage, self.registry, self.lobby, self.sockets, settings.chat_per_minute)
        self.subscriptions = PushSubscriptions(self.storage)
        self.notices = Notices(self.storage, settings, self.sockets, self.subscriptions)
        self.commands = Commands(self.registry, self.lobby, self.chat)
        self.presence = Presence(self.registry)
        self.presence.departed.append(self.rematches.withdraw)
        self.plans = Plans(self.storage, self.registry, self.commands)
        self.watch_links = WatchLinks(self.storage, self.registry, self.commands)
        self.replays = Replays(self.commands)
        self.studies = Studies(self.storage)
        self.rulebooks = Rulebooks(self.studies.bookshelf)
        self.lookahead = Lookahead(self.commands, self.studies)
        self.analyses = Analyses(self.storage, self.commands, settings.analysis_depth)
        self.vacations = Vacations(self.storage, self.registry)
        self.ratings = Ratings(self.storage, self.registry)
        self.history = History(self.storage, self.lobby)
        self.statistics = Statistics(self.storage)
        self.openings = Openings(self.storage)
        self.seeks = Seeks(self.storage, self.people, self.registry, self.lobby, self.sockets)
        self.challenges = Challenges(self.storage, self.people, self.registry, self.lobby, self.sockets, self.notices)
        self.follows = Follows(self.storage, self.people, self.lobby)
        self.clubs = Clubs(self.storage, self.lobby)
        self.rounds = Rounds(self.storage, self.people, self.registry, self.lobby)
        self.tournaments = Tournaments(self.storage, self.clubs, self.rounds)
        self.ratings.settled.append(self.rounds.settled)
        subscribe = self.registry.subscribe
        subscribe(LobbyPush(self.storage, self.sockets).on_notification, "moved", "seats", "offer")
        subscribe(self.rematches.on_notification, "offer")
        subscribe(self.presence.on_notification, "presence")
        subscribe(self.chat.on_notification, "chat")
        subscribe(self.seeks.on_notification, "seek")
        subscribe(self.challenges.on_notification, "challenge")
        subscribe(self.accounts.on_notification, "person")
        self.registry.after += [self.notices.after, self.ratings.after]

    @contextlib.asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        app.state.services = self
        await self.registry.start()
        await self.presence.start()
        await self.notices.start()
        await self.ratings.start()
        await self.rounds.start()
        await self.seeks.start()
        metrics.mark_dead_processes()
        figures = asyncio.create_task(metrics.watch(self.sockets, self.registry.lives))
        tune_garbage_collector()
        log.info("started", extra={"fields": {"worker": self.worker}})
        try:
            yield
        finally:
            figures.cancel()
            await self.email_links.close()
            await self.seeks.close()
            await self.rounds.close()
            await self.ratings.close()
            await self.notices.close()
            await self.presence.close()
            await self.analyses.close()
            await self.registry.close()
            await self.studies.close()
            await self.registry.loader.old.close()
            await self.storage.close()
            log.info("stopped", extra={"fields": {"worker": self.worker}})
