"""The command line: a thin shell over the functions that the service uses. Each command imports what it needs."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(name="adjudicator", no_args_is_help=True, add_completion=False, help="Rulings on Magic situations.")
rulebook = typer.Typer(no_args_is_help=True, help="The Comprehensive Rules by number.")
app.add_typer(rulebook, name="rulebook")


def main() -> None:
    """Run the command line."""
    app()


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
