"""The container files agree with each other, the settings and the guide. No container engine is available to run
them."""

from __future__ import annotations

import fnmatch
import inspect
import ipaddress
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from agon.server import settings
from agon.server.db.storage import Storage

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "guide" / "host.md").read_text(encoding="utf-8")
PLAIN = re.compile(r"\$\{(\w+):\?[^}]*\}")
GIVEN = {"DATABASE_PASSWORD": "secret", "DOMAIN": "games.example.org"}
POSTGRESQL_CONNECTIONS = 100  # by default


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load(PLAIN.sub(lambda found: GIVEN[found[1]], text("compose.yaml")))


@pytest.fixture(scope="module")
def steps() -> list[tuple[str, str]]:
    """The instructions of the image, each with its arguments."""
    lines = [line for line in text("Containerfile").replace("\\\n", " ").splitlines() if line and line[0] != "#"]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def environment(steps: list[tuple[str, str]]) -> dict[str, str]:
    words = [word for step, rest in steps if step == "ENV" for word in shlex.split(rest)]
    return dict(word.split("=", 1) for word in words)


def listening(compose: Any, steps: list[tuple[str, str]]) -> settings.Settings:
    """The settings of the server in its container."""
    return settings.read(None, environment(steps) | compose["services"]["server"]["environment"], {})


def test_every_setting_exists_and_is_valid(compose: Any, steps: list[tuple[str, str]]) -> None:
    named = {**environment(steps), **compose["services"]["server"]["environment"]}
    ours = {name for name in named if name.startswith(settings.PREFIX)}
    assert ours and {name.removeprefix(settings.PREFIX).lower() for name in ours} <= settings.FIELDS.keys()
    found = listening(compose, steps)
    assert found.host == "0.0.0.0" and found.is_https and not found.is_sqlite and not found.base_path


def test_the_ports_agree(compose: Any, steps: list[tuple[str, str]]) -> None:
    port = listening(compose, steps).port
    services = compose["services"]
    assert ("EXPOSE", str(port)) in steps
    assert f"reverse_proxy server:{port}" in text("Caddyfile") and "server" in services
    assert f"http://127.0.0.1:{port}/healthz" in services["server"]["healthcheck"]["test"][-1]
    assert {published.partition(":")[0] for published in services["proxy"]["ports"]} == {"80", "443"}
    assert "ports" not in services["server"] and "ports" not in services["database"], "only the proxy is reached"


def test_the_database_is_the_one_that_the_server_uses(compose: Any, steps: list[tuple[str, str]]) -> None:
    database = compose["services"]["database"]
    given = database["environment"]
    user, name, password = (given[f"POSTGRES_{part}"] for part in ("USER", "DB", "PASSWORD"))
    assert listening(compose, steps).database == f"postgresql://{user}:{password}@database:5432/{name}"
    assert [f"--username={user}", f"--dbname={name}"] == database["healthcheck"]["test"][-2:]
    assert compose["services"]["server"]["depends_on"]["database"]["condition"] == "service_healthy"


def test_the_workers_fit_the_connections_of_the_database(compose: Any, steps: list[tuple[str, str]]) -> None:
    pool: int = inspect.signature(Storage).parameters["pool"].default
    each = 2 * pool + 2  # as the guide says
    assert listening(compose, steps).workers * each + 10 <= POSTGRESQL_CONNECTIONS


def test_only_the_network_of_the_containers_is_trusted(compose: Any, steps: list[tuple[str, str]]) -> None:
    (subnet,) = [part["subnet"] for part in compose["networks"]["default"]["ipam"]["config"]]
    assert listening(compose, steps).trusted_proxies == subnet and ipaddress.ip_network(subnet).is_private


def test_the_image_is_built_from_the_wheel_for_a_user_without_rights(steps: list[tuple[str, str]]) -> None:
    copied = [source for step, rest in steps if step == "COPY" for source in rest.split()[:-1]]
    assert copied == ["requirements.txt", "dist/agon-*.whl"]
    allowed = [line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[0] == "!"]
    assert all(any(fnmatch.fnmatch(source, rule) for rule in allowed) for source in copied)
    assert "$(bin)/python -m hatchling build -t wheel" in (ROOT / "Makefile").read_text(encoding="utf-8")
    order = [step for step, _ in steps]
    assert [rest for step, rest in steps if step == "USER"] == ["agon"]
    assert order.index("USER") > max(number for number, step in enumerate(order) if step == "RUN")
    assert steps[-2:] == [("ENTRYPOINT", '["agon"]'), ("CMD", '["serve"]')]


def test_python_is_one_that_the_package_supports(steps: list[tuple[str, str]]) -> None:
    found = re.fullmatch(r"docker\.io/library/python:(\d+)\.(\d+)-slim", dict(steps)["FROM"])
    assert found is not None and (int(found[1]), int(found[2])) >= (3, 11)


def test_what_must_last_is_in_a_volume(compose: Any, steps: list[tuple[str, str]]) -> None:
    mounts = {name: service.get("volumes", []) for name, service in compose["services"].items()}
    named = {mount.partition(":")[0] for each in mounts.values() for mount in each if mount[0] != "."}
    assert named == compose["volumes"].keys()
    for mount in (mount for each in mounts.values() for mount in each if mount[0] == "."):
        assert (DEPLOY / mount.partition(":")[0]).is_file()
    (folder,) = [rest for step, rest in steps if step == "VOLUME"]
    assert f"server:{folder}" in mounts["server"]
    written = environment(steps)
    assert f"{written['XDG_DATA_HOME']}/agon" == folder and written["XDG_CACHE_HOME"].startswith(folder)
    assert "database:/var/lib/postgresql/data" in mounts["database"] and "certificates:/data" in mounts["proxy"]


def test_the_paths_of_the_build_exist(compose: Any) -> None:
    build = compose["services"]["server"]["build"]
    context = (DEPLOY / build["context"]).resolve()
    assert context == ROOT and (context / build["dockerfile"]).is_file()


def test_the_health_check_is_a_program_that_fails_without_a_server(compose: Any) -> None:
    word, python, flag, program = compose["services"]["server"]["healthcheck"]["test"]
    assert (word, python, flag) == ("CMD", "python", "-c")
    nobody = program.replace(":8000", ":9")
    assert subprocess.run([sys.executable, "-c", nobody], capture_output=True, check=False).returncode == 1


def test_nothing_secret_is_written_down(compose: Any) -> None:
    assert set(PLAIN.findall(text("compose.yaml"))) == GIVEN.keys() and "secret" not in text("compose.yaml")
    assert "deploy/.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert all(f"{name}=" in GUIDE for name in GIVEN)


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "Caddyfile"])
def test_the_guide_explains_every_line(name: str) -> None:
    """A line counts as explained if the guide mentions its first word or its key."""
    section = GUIDE.partition("## In containers")[2].partition("\n## ")[0]
    prose = re.sub(r"^```.*?^```", "", section, flags=re.DOTALL | re.MULTILINE)
    words = {word for each in re.findall(r"`([^`]+)`", prose) for word in re.findall(r"[\w./-]+", each)}
    for line in text(name).splitlines():
        found = re.match(r"\s*(?:- )?([A-Za-z][\w-]*)", line)
        if found and not line.lstrip().startswith(("#", "&&")):
            assert found[1] in words, f"{name}: {line.strip()}"
