"""Settings: where they come from, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from agon.engine.errors import AgonError
from agon.server.settings import FIELDS, PREFIX, Settings, read

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "settings.md"


def refused(*arguments) -> str:
    with pytest.raises(AgonError) as error:
        read(*arguments)
    assert error.value.code == "bad-settings"
    return error.value.message


@pytest.fixture
def file(tmp_path: Path):
    def written(text: str) -> Path:
        (tmp_path / "agon.toml").write_text(text)
        return tmp_path / "agon.toml"

    return written


def test_the_page_lists_every_setting_with_its_default():
    rows = re.findall(r"^\| `(\w+)` \| `(.*?)` \| (\S.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    defaults = {name: getattr(Settings(), name) for name in FIELDS}
    assert [(name, msgspec.json.decode(default)) for name, default, _ in rows] == list(defaults.items())


def test_the_example_of_the_page_is_read(file):
    example = PAGE.read_text("utf-8").split("```")[1]
    settings = read(file(example), {}, {})
    assert settings.workers == 4 and settings.base_path == "/agon" and settings.is_https
    assert settings.old_rules == {"twilight_struggle 3": "/opt/agon-1.2/bin/agon"}


def test_the_command_line_overrides_the_environment_and_the_environment_the_file(file):
    settings = read(
        file("port = 1\nsession_days = 2\nguests = false\n"),
        {PREFIX + "PORT": "3", PREFIX + "SESSION_DAYS": "4"},
        {"port": 5, "host": None},
    )
    assert (settings.port, settings.session_days, settings.guests, settings.host) == (5, 4, False, "127.0.0.1")


def test_an_unknown_name_is_refused_with_file_and_name(file):
    said = refused(file("prot = 80\n"), {}, {})
    assert "agon.toml" in said and "`prot`" in said and "port" in said


def test_a_value_that_does_not_fit_is_refused_with_where_it_stands(file):
    assert "AGON_PORT" in refused(None, {PREFIX + "PORT": "http"}, {})
    assert "agon.toml" in refused(file('workers = "many"\n'), {}, {})
    assert "agon.toml" in refused(file("workers = \n"), {}, {})
    assert "nowhere.toml" in refused(Path("nowhere.toml"), {}, {})
    assert "port" in refused(None, {}, {"port": 65536})
    assert "AGON_LOG_LEVEL" in refused(None, {PREFIX + "LOG_LEVEL": "loud"}, {})
    assert "AGON_OLD_RULES" in refused(None, {PREFIX + "OLD_RULES": "none"}, {})
    assert "ftp" in refused(None, {}, {"public_url": "ftp://example.org"})
    assert "mysql" in refused(None, {}, {"database": "mysql://localhost/agon"})


def test_one_sqlite_file_serves_one_worker():
    assert "one worker" in refused(None, {}, {"workers": 2})
    assert read(None, {}, {"workers": 2, "database": "postgresql://localhost/agon"}).workers == 2


def test_a_database_is_named_without_its_driver():
    assert read(None, {}, {"database": "sqlite:///a.db"}).database_url == "sqlite+aiosqlite:///a.db"
    assert read(None, {}, {"database": "postgresql://h/a"}).database_url == "postgresql+psycopg://h/a"


def test_without_any_setting_there_is_one_file_where_programs_keep_their_data(monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert read(None, {}, {}).database_url == "sqlite+aiosqlite:////data/agon/agon.db"


def test_a_table_of_settings_is_json_in_the_environment():
    assert read(None, {PREFIX + "OLD_RULES": '{"a 1": "/x"}'}, {}).old_rules == {"a 1": "/x"}
