"""The wheel, and a server installed from it in an empty environment without a compiler, Node or make."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

import httpx
import pytest
from packaging.requirements import Requirement

from agon.games import NAMES
from agon.server.client.client import Client
from tests.server.test_play import play

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "agon"
LEFT_OUT = ("__pycache__", ".pyc")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("agon-*.whl")
    return made


def test_the_wheel_holds_everything_that_the_package_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        held = {PurePosixPath(name) for name in packed.namelist()}
    files = {
        PurePosixPath("agon", *file.relative_to(PACKAGE).parts)
        for file in PACKAGE.rglob("*")
        if file.is_file() and not any(part in str(file) for part in LEFT_OUT)
    }
    assert files - held == set()
    assert wheel.name.endswith("-py3-none-any.whl"), "no part of it is built for one system"
    needed = ["server/site/index.html", "server/db/migrations/env.py", "native/runtime.h", "text/shell/he.ftl"]
    needed += [f"games/{game}/{file}" for game in NAMES for file in ("rules.toml", "text/hu.ftl", "rulebook/el.toml")]
    assert {PurePosixPath("agon", name) for name in needed} <= held
    assert any(path.match("agon/games/*/studies/**/*.study") for path in held)


# ---------------------------------------------------------------- an empty environment


def closure(requirements: list[str]) -> set[str]:
    """Return the distributions that these requirements install on this system."""
    found: set[tuple[str, str]] = set()
    waiting = [(Requirement(line), "") for line in requirements]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        for wanted in ("", *requirement.extras):
            if (requirement.name, wanted) not in found:
                found.add((requirement.name, wanted))
                more = distribution(requirement.name).requires or []
                waiting += [(Requirement(line), wanted) for line in more]
    return {name for name, _ in found}


def install(wheel: Path, folder: Path) -> Path:
    """Create an environment with the wheel and its dependencies, copied from ours, so that no network is needed."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(packages)
        (metadata,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        declared = re.findall(r"^Requires-Dist: (.+)$", packed.read(metadata).decode(), re.MULTILINE)
    for name in closure(declared):
        for file in distribution(name).files or ():
            top = packages / file.parts[0]
            if file.parts[0] not in ("..", "__pycache__") and not top.exists():
                top.symlink_to(Path(str(distribution(name).locate_file(file.parts[0]))))
    return folder / "bin" / "python"


@contextlib.contextmanager
def served(python: Path, home: Path) -> Iterator[tuple[str, list[str]]]:
    """Run `agon serve` with an empty PATH; yield its address and its output so far."""
    environment = {"PATH": str(home), "HOME": str(home), "LANG": "C"}
    command = [str(python), "-m", "agon", "serve", "--port", "0"]
    process = subprocess.Popen(command, cwd=home, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    assert process.stdout is not None
    said: list[str] = []
    try:
        for line in process.stdout:
            said.append(line.strip())
            if line.startswith("Stop with"):
                break
        address = next((line.split()[1] for line in said if line.startswith("Open ")), None)
        assert address is not None, said
        wait(address)
        yield address.rstrip("/"), said
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


def wait(address: str) -> None:
    with httpx.Client(transport=httpx.HTTPTransport(retries=8), trust_env=False, timeout=60) as http:
        assert http.get(f"{address}healthz").text == "ok"


async def play_against_the_computer(address: str) -> str:
    """Play a whole game as a guest; return why it ended."""
    async with Client(address) as guest:
        await guest.guest()
        chairs = ["me", "computer:apprentice"]
        table = (await guest.post("/api/tables", {"game": "hector_achilles", "chairs": chairs}))["id"]
        return str((await play(guest, table, 5))["result"]["reason"])


def test_a_server_runs_from_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    python = install(wheel, tmp_path / "environment")
    home = tmp_path / "home"
    home.mkdir()
    with served(python, home) as (address, said):
        page = httpx.get(f"{address}/", trust_env=False).text
        for asset in re.findall(r'src="\./(assets/[^"]+)"', page):
            assert httpx.get(f"{address}/{asset}", trust_env=False).status_code == 200
        assert "./assets/" in page
        assert asyncio.run(asyncio.wait_for(play_against_the_computer(address), 60))
    assert sum("no C compiler" in line for line in said) == 1, "said once, in plain words"
    assert (home / ".local" / "share" / "agon" / "agon.db").is_file()
    assert not (home / ".cache").exists(), "nothing was compiled"
    assert os.listdir(home) == [".local"]
