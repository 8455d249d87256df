"""The command line: a thin shell over the functions that the service uses. Each command imports what it needs."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="adjudicator",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Rulings on Magic situations.",
)
cards = typer.Typer(no_args_is_help=True, help="The card catalogue.")
rulebook = typer.Typer(no_args_is_help=True, help="The Comprehensive Rules by number.")
app.add_typer(cards, name="cards")
app.add_typer(rulebook, name="rulebook")


def main() -> None:
    """Run the command line."""
    app()


@app.command()
def rule(
    file: Annotated[Path, typer.Argument(help="A request for a ruling, as POST /v1/rulings takes it; - for stdin.")],
    as_json: Annotated[bool, typer.Option("--json", help="The ruling as JSON.")] = False,
    explain: Annotated[str, typer.Option(help="none, summary or full.")] = "summary",
) -> None:
    """Rule on a request. Exit status 0 for any ruling, 2 for a request that can't be ruled on."""
    from app.documents import answering
    from app.documents.explanation import LEVELS
    from app.documents.limits import Limits
    from app.documents.problems import Problem
    from app.rulings.budgets import Budget
    from app.rulings.lookups import open_library
    from app.settings import Settings

    level = next((known for known in LEVELS if known == explain), None)
    if level is None:
        raise typer.BadParameter(f"--explain takes {', '.join(LEVELS)}")
    settings = Settings()
    limits = Limits(settings.objects, settings.stack_objects)
    budget = Budget(
        settings.events, settings.trace_steps, settings.simulations, settings.comparisons, settings.rows_tried
    )
    try:
        body = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        ruled = answering.rule(body, open_library(settings.catalogue), limits, budget)
    except OSError as error:
        typer.echo(f"{file}: {error.strerror}", err=True)
        raise typer.Exit(2) from None
    except Problem as problem:
        typer.echo(problem.json().decode(), err=True)
        raise typer.Exit(2) from None
    typer.echo((ruled.json(level) if as_json else ruled.markdown(level)).decode(), nl=as_json)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; else ADJUDICATOR_HOST.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; else ADJUDICATOR_PORT.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; else ADJUDICATOR_WORKERS.")] = None,
) -> None:
    """Serve the HTTP interface and Swagger UI."""
    from app.settings import Settings

    try:
        settings = Settings()
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    host, port, workers = host or settings.host, settings.port if port is None else port, workers or settings.workers
    if workers == 1:
        _serve(host, port, workers)
        return
    with tempfile.TemporaryDirectory(prefix="adjudicator-metrics-") as added_up:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", added_up)
        _serve(host, port, workers)


def _serve(host: str, port: int, workers: int) -> None:
    import uvicorn

    typer.echo(f"Swagger UI is at http://{host}:{port}/docs", err=True)
    uvicorn.run(
        "app.main:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )


@app.command()
def openapi(
    out: Annotated[Path, typer.Option(help="Where to write it.")] = Path("openapi/openapi.json"),
) -> None:
    """Write the OpenAPI document."""
    out.write_text(openapi_text(), encoding="utf-8")


def openapi_text() -> str:
    """The OpenAPI document with sorted keys."""
    from app.main import create_app
    from app.settings import Settings

    return json.dumps(create_app(Settings()).openapi(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(help="Suites of scripted scenarios, as JSON lines.", exists=True)],
    only: Annotated[str | None, typer.Option(help="core: those of the strict two-player core alone.")] = None,
    group: Annotated[str | None, typer.Option(help="Only scenarios of a group, such as cards/mana.")] = None,
    id: Annotated[list[str] | None, typer.Option(help="Only scenarios whose id has this in it.")] = None,
    cards: Annotated[Path | None, typer.Option(help="The card file; else the one beside the suite.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    explain: Annotated[bool, typer.Option("--explain", help="The explanation of each scenario that was run.")] = False,
    top: Annotated[int, typer.Option(min=0, help="How many causes to list.")] = 40,
    as_json: Annotated[bool, typer.Option("--json", help="The numbers as JSON.")] = False,
) -> None:
    """Play scripted scenarios, and say which pass. Exit status 0 whatever comes of them, 2 for a file that is none."""
    from app.cards.picked import pick_cards
    from app.documents.suite import run_suite
    from app.rulings.lookups import open_library
    from app.rulings.scripted import card_file_beside, names_in, read_suite
    from app.settings import Settings

    if only not in (None, "core"):
        raise typer.BadParameter("--only takes core")
    try:
        found = [it for file in files for it in read_suite(file)]
    except (ValueError, KeyError) as error:
        raise typer.BadParameter(f"no suite: {error}") from None
    wanted = [
        it
        for it in found
        if (only is None or it.core)
        and (group is None or it.group == group)
        and (not id or any(part in it.id for part in id))
    ]
    source = cards or card_file_beside(files[0])
    with _progress("Reading cards") as progress:
        names = {name for it in wanted for name in names_in(it)}
        library = open_library(Settings().catalogue) if source is None else pick_cards(source, names, progress)
    with _progress("Playing") as progress:
        run = run_suite(wanted, library, jobs, progress, explain=explain)
    if as_json:
        typer.echo(json.dumps(asdict(run.summary)))
        return
    for line in run.report(top, explain=explain):
        typer.echo(line)


@cards.command("import")
def import_cards(
    file: Annotated[Path, typer.Argument(help="Scryfall's or MTGJSON's file, or JSON lines.", exists=True)],
    out: Annotated[Path, typer.Option(help="The catalogue to write.")] = Path("catalogue.sqlite3"),
) -> None:
    """Compile every card of a file into a catalogue, and say what was understood."""
    from app.cards.library import import_cards
    from app.cards.scanning import BrokenFile
    from app.rulings.understanding import performed

    try:
        with _progress() as progress:
            report = import_cards(file, out, performed, progress)
    except BrokenFile as error:
        raise typer.BadParameter(str(error)) from None
    for fault in report.faults:
        typer.echo(f"line {fault.line}: {fault.name or 'a record'}: {fault.reason}", err=True)
    typer.echo(f"{report.cards} cards, {report.understood} of them understood.")
    typer.echo(f"{report.lines} lines, {report.lines_understood} of them understood.")
    typer.echo(f"Passed over: {report.passed_over} that are no cards, {report.repeated} of a name already read.")
    typer.echo(f"To rule with them, set ADJUDICATOR_CATALOGUE={out.resolve()}")


@cards.command("coverage")
def card_coverage(
    file: Annotated[Path, typer.Argument(help="Scryfall's or MTGJSON's file, or JSON lines.", exists=True)],
    tournament: Annotated[bool, typer.Option("--tournament", help="Only cards legal in some format.")] = False,
    family: Annotated[str | None, typer.Option(help="Only lines of a family, such as mana.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    top: Annotated[int, typer.Option(min=0, help="How many obstacles to list.")] = 20,
    as_json: Annotated[bool, typer.Option("--json", help="The numbers as JSON.")] = False,
) -> None:
    """Say how much of a card file is understood, and what stands in the way of most cards."""
    from app.cards.coverage import FAMILIES, coverage
    from app.cards.scanning import BrokenFile
    from app.rulings.understanding import performed

    if family is not None and family not in FAMILIES:
        raise typer.BadParameter(f"There is no such family; there are: {', '.join(FAMILIES)}.")
    try:
        with _progress() as progress:
            found = coverage(file, performed, tournament=tournament, family=family, jobs=jobs, progress=progress)
    except BrokenFile as error:
        raise typer.BadParameter(str(error)) from None
    if as_json:
        typer.echo(json.dumps(found.summary()))
        return
    for name, number in found.summary().items():
        typer.echo(f"{name:16} {number:>10}")
    for obstacle in found.obstacles[:top]:
        typer.echo(f"{obstacle.cards:6} cards {obstacle.lines:6} lines  {obstacle.where}")


@cards.command("show")
def show_card(name: Annotated[str, typer.Argument(help="The name of a card or of a face.")]) -> None:
    """Show a card of the catalogue, line by line, with what was understood."""
    from app.cards.catalogue import UnknownCard
    from app.cards.compiling import words_of
    from app.cards.library import open_library
    from app.rulings.understanding import performed
    from app.settings import Settings

    try:
        entry = open_library(Settings().catalogue).entry(name)
    except UnknownCard as unknown:
        raise typer.BadParameter(f"There is no such card. Near: {', '.join(unknown.near)}") from None
    for face, lines in zip(entry.record.faces, entry.lines, strict=True):
        typer.echo(f"{face.name}  {face.type_line}")
        for line in lines:
            mark = "understood" if line.understood(performed) else line.verdict
            typer.echo(f"  [{mark}] {words_of(face, line) or '(its words are not in this catalogue)'}")


@cards.command("starter")
def make_starter(
    source: Annotated[Path, typer.Option("--from", help="The card file to take them from.", exists=True)],
    names: Annotated[list[str] | None, typer.Argument(help="Cards to add.")] = None,
) -> None:
    """Make the starter catalogue again, with more cards where names are given."""
    from app.cards.starter import MissingCards, write_starter

    try:
        typer.echo(f"The starter catalogue has {len(write_starter(source, names or ()))} cards.")
    except MissingCards as missing:
        raise typer.BadParameter(str(missing)) from None


@rulebook.command("show")
def show_rule(number: Annotated[str, typer.Argument(help="Such as 605.1a.")]) -> None:
    """Show one rule: headings, our summary, neighbours, and where the engine applies it."""
    from app.rulings.lookups import UnknownRule, find_rule

    try:
        rule = find_rule(number)
    except UnknownRule as unknown:
        raise typer.BadParameter(f"There is no such rule. Near: {', '.join(unknown.near)}") from None
    typer.echo(f"{rule.number}  {' › '.join(rule.path)}")
    if rule.summary:
        typer.echo(rule.summary)
    for label, numbers in (("below", rule.children), ("applied in", rule.cited_in)):
        if numbers:
            typer.echo(f"{label}: {', '.join(numbers)}")


@rulebook.command("search")
def search_rulebook(
    words: Annotated[list[str], typer.Argument(help="Words, or the begin of a number.")],
    limit: Annotated[int, typer.Option(min=1)] = 20,
) -> None:
    """Search numbers, headings and summaries."""
    from app.rulings.lookups import search_rules

    for rule in search_rules(" ".join(words), limit):
        typer.echo(f"{rule.number:9} {rule.title}{': ' if rule.summary else ''}{rule.summary or ''}")


@rulebook.command("import")
def import_rules(index: Annotated[Path, typer.Argument(help="An index of the Comprehensive Rules.")]) -> None:
    """Take the numbers and headings of another edition into the package."""
    from app.rulebook.importer import import_edition

    edition = import_edition(index)
    typer.echo(f"The edition of {edition.effective} has {len(edition.entries)} entries.")


@rulebook.command("lock")
def lock_citations(
    index: Annotated[Path, typer.Argument(help="An index of the Comprehensive Rules.")],
    check: Annotated[bool, typer.Option("--check", help="Only say what differs; exit 1 if anything does.")] = False,
) -> None:
    """Lock each cited rule to its text in an edition, so that a new edition shows what must be read again."""
    from app.rulebook.lock import check_lock, make_lock

    if not check:
        try:
            typer.echo(f"{len(make_lock(index))} cited rules are locked.")
        except ValueError as error:
            raise typer.BadParameter(str(error)) from None
        return
    differences = check_lock(index)
    for difference in differences:
        typer.echo(f"{difference.number:9} {difference.change:9} {', '.join(difference.cited_in)}")
    raise typer.Exit(1 if differences else 0)


@rulebook.command("coverage")
def rule_coverage(
    as_json: Annotated[bool, typer.Option("--json", help="Every leaf rule, as JSON.")] = False,
) -> None:
    """Say of each chapter how many of its rules are in scope, cited by code, and asserted by a passing test."""
    from app.rulebook.coverage import coverage

    found = coverage()
    if as_json:
        typer.echo(json.dumps(asdict(found)))
        return
    typer.echo(f"{'rules':>7} {'scope':>6} {'cited':>6} {'tested':>6}")
    for chapter in found.chapters:
        counts = f"{chapter.rules:7} {chapter.in_scope:6} {chapter.cited:6} {chapter.tested:6}"
        typer.echo(f"{counts}  {chapter.number} {chapter.title}")
    typer.echo(f"{found.rules:7} {found.in_scope:6} {found.cited:6} {found.tested:6}  in all")


@contextmanager
def _progress(what: str = "Reading") -> Iterator[Callable[[int, int], None]]:
    """A progress bar, told how much of how much is done; none where nobody sees it."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, whole: bar.update(task, completed=done, total=whole)
