"""`agon rules`: rules, rulings and their coverage by tests and studies."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import agon
import agon.games
from agon.cli.arguments import AsJson, print_json
from agon.engine.errors import AgonError
from agon.rulebook.bookshelf import Bookshelf
from agon.rulebook.citations import Citations, Rule, RuleIndex, collect, coverage, coverage_by_kind, load_indexes, union
from agon.rulebook.code_lines import code_lines, section

app = typer.Typer(help="Show rules and their coverage by tests and studies.", no_args_is_help=True)

TestsFolder = Annotated[
    Path | None,
    typer.Option("--tests", metavar="DIR", help="Folder of the tests (default: ./tests, or that of the checkout)."),
]
KINDS = {
    "rule": "a rule of the rulebook",
    "example": "an example in the rulebook",
    "info": "a statement of the rulebook that nothing in play depends on",
    "variant": "a variant of the rulebook",
    "diff": "a difference between the editions",
    "amb": "an ambiguity of the rulebook, with the reading we chose",
    "withdrawn": "withdrawn; the id is kept",
    "ruling": "a ruling: our reading of the cards and the rulebook",
}

MAX_SUGGESTIONS = 12


@app.command("list")
def list_rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Game whose rules to list.")],
    as_json: AsJson = False,
) -> None:
    """List the rules and rulings of a game."""
    entries = _index(game).entries.values()
    if as_json:
        print_json([rule._asdict() for rule in entries])
    else:
        _show_rules(list(entries))


@app.command("coverage")
def show_coverage(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Game to check (default: all).")] = None,
    as_json: AsJson = False,
    tests: TestsFolder = None,
) -> None:
    """Show how many rules and rulings are cited by tests and studies; exit code 1 if any is not."""
    indexes = _indexes() if game is None else {game: _index(game)}
    citations = collect(_find_tests(tests), _games())
    reports = {name: _report(index, citations) for name, index in indexes.items()}
    unknown = coverage(union(_indexes().values()), citations).unknown
    if as_json:
        print_json({"games": reports, "unknown": unknown})
    else:
        for name, index in indexes.items():
            _show_coverage(name, index, citations)
        for id, places in unknown.items():
            print(f"no such rule: {id}, cited in {', '.join(places)}")
    if any(report["uncited"] for report in reports.values()):
        raise typer.Exit(1)


@app.command("show")
def show_rule(
    id: Annotated[str, typer.Argument(metavar="ID", help="Rule or ruling, such as HA-5.3-tie.")],
    as_json: AsJson = False,
    tests: TestsFolder = None,
) -> None:
    """Show one rule: its text, its kind, and the code, tests and studies that cite it."""
    games = {game: index for game, index in _indexes().items() if id in index.entries}
    if not games:
        raise typer.BadParameter(f"there is no rule {id!r}{_similar(id)}", param_hint="ID")
    [(game, index)] = games.items()
    rule, texts = index.entries[id], _games() / game / "rulebook" / "en.toml"
    found = {
        **rule._asdict(),
        "game": game,
        "section": section(id),
        "text": (tomllib.loads(texts.read_text(encoding="utf-8")) if texts.exists() else {}).get(id, ""),
        "code": [line._asdict() for line in code_lines(_games() / game, id, _games().parents[2])],
        "tests": [place for place in collect(_find_tests(tests)).get(id, []) if ".py:" in place],
        "studies": [{"id": study.id, "title": study.title} for study in Bookshelf(_games()).citing.get(id, [])],
    }
    if as_json:
        print_json(found)
    else:
        _show_rule(found)


def _similar(text: str) -> str:
    """Suggest the rules whose id contains the text, or else those whose title does."""
    rules = union(_indexes().values()).entries.values()
    by_id = [rule.id for rule in rules if text.lower() in rule.id.lower()]
    ids = by_id or [rule.id for rule in rules if text.lower() in rule.title.lower()]
    if not ids:
        return "; `agon rules list GAME` lists the rules of a game"
    more = f" and {len(ids) - MAX_SUGGESTIONS} more" if len(ids) > MAX_SUGGESTIONS else ""
    return f"; similar: {', '.join(ids[:MAX_SUGGESTIONS])}{more}"


def _show_rule(found: dict[str, Any]) -> None:
    console = Console(highlight=False, soft_wrap=False)
    console.print(Text(f"{found['id']}: {found['title']}", style="bold"))
    console.print(Text(f"{found['game']}, {KINDS[found['kind']]}"))
    if found["text"]:
        console.print(Text(f"\n{found['text']}"))
    cited = f"section {found['section']} or {found['id']}" if found["section"] else found["id"]
    parts = {
        f"Code that cites {cited}": [(line["place"], line["text"]) for line in found["code"]],
        "Tests": [(place, "") for place in found["tests"]],
        "Studies": [(study["id"], study["title"]) for study in found["studies"]],
    }
    for heading, lines in parts.items():
        console.print(Text(f"\n{heading}" + ("" if lines else ": none"), style="bold"))
        for place, text in lines:
            print(f"  {place}  {text}".rstrip())


def _games() -> Path:
    return Path(agon.games.__file__).parent


def _indexes() -> dict[str, RuleIndex]:
    return load_indexes(_games())


def _index(game: str) -> RuleIndex:
    indexes = _indexes()
    if game not in indexes:
        raise AgonError("unknown-game", f"no rules for {game!r}; choose one of: {', '.join(indexes)}")
    return indexes[game]


def _find_tests(given: Path | None) -> Path:
    places = [Path("tests"), Path(agon.__file__).parents[2] / "tests"] if given is None else [given]
    for place in places:
        if place.is_dir():
            return place.resolve()
    raise typer.BadParameter(f"no tests in {' or '.join(map(str, places))}", param_hint="--tests")


def _report(index: RuleIndex, citations: Citations) -> dict[str, Any]:
    found = coverage(index, citations)
    kinds = coverage_by_kind(index, citations)
    return {
        "cited": found.cited,
        "total": found.total,
        "kinds": {kind: {"cited": cited, "total": total} for kind, (cited, total) in kinds.items()},
        "uncited": [rule._asdict() for rule in found.uncited],
    }


def _show_coverage(name: str, index: RuleIndex, citations: Citations) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_column(justify="right")
    found = coverage(index, citations)
    for kind, (cited, total) in coverage_by_kind(index, citations).items():
        table.add_row(kind, f"{cited} / {total}", f"{100 * cited // total} %")
    table.add_row("all", f"{found.cited} / {found.total}", f"{100 * found.cited // max(found.total, 1)} %")
    console = Console(highlight=False)
    console.print(Text(name, style="bold underline"))
    console.print(table)
    if found.uncited:
        console.print(Text("not cited:", style="bold"))
        _show_rules(found.uncited)


def _show_rules(rules: list[Rule]) -> None:
    """Print one rule per line, in columns."""
    ids, kinds = (max((len(rule[at]) for rule in rules), default=0) for at in (0, 1))
    for rule in rules:
        print(f"{rule.id:{ids}}  {rule.kind:{kinds}}  {rule.title}")
