"""One server per SQLite file: a lock beside the file, held while the server runs.

The lock belongs to the process and ends with it, however it ends; the file itself may stay."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from agon.engine.errors import AgonError


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Refuse to start if another server uses the same SQLite file; PostgreSQL takes any number."""
    name = make_url(url).database
    if not url.startswith("sqlite") or not name or name == ":memory:":
        yield
        return
    path = Path(f"{name}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+") as file:
        if not _lock(file.fileno()):
            file.seek(0)
            owner = file.read(20).strip()
            by = f" (process {owner})" if owner else ""
            raise AgonError(
                "bad-settings", f"{name} is in use by another server{by}; stop it, or name another with --database"
            )
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield


def _lock(file: int) -> bool:
    """Lock a file for this process; False if another process has locked it. Some file systems know no locks."""
    try:
        import fcntl
    except ImportError:
        return _lock_on_windows(file)
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def _lock_on_windows(file: int) -> bool:
    import msvcrt

    try:
        os.lseek(file, 1 << 20, os.SEEK_SET)  # beyond the text, which others may read
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    finally:
        os.lseek(file, 0, os.SEEK_END)
    return True
