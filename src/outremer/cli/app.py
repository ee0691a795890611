"""The commands and their options. What they do stands in the modules beside this one."""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.core import TyperGroup

from outremer.cli import rules_pages, serving, studies, tables
from outremer.cli.desk import BAD_INPUT, Desk, words
from outremer.cli.seating import Wishes
from outremer.core.errors import OptionError, OutremerError
from outremer.games import registry
from outremer.text import LANGUAGES


class Careful(TyperGroup):
    """A group of commands that takes `--lang` anywhere and turns bad input into a message and exit code 2."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for at, word in enumerate(args):
            taken = 2 if word == "--lang" else 1 if word.startswith("--lang=") else 0
            if taken:
                args = args[at : at + taken] + args[:at] + args[at + taken :]
                break
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (OutremerError, OSError, UnicodeDecodeError) as error:
            desk = ctx.obj if isinstance(ctx.obj, Desk) else Desk(ctx.params.get("lang") or "en")
            desk.complain(error)
            raise typer.Exit(BAD_INPUT) from error


def make_app(language: str) -> typer.Typer:
    """The commands, with their help in the language."""
    say = words(language).say
    _name_frames(language)
    app = typer.Typer(cls=Careful, no_args_is_help=True, add_completion=False, help=say("help-outremer"))

    @app.callback()
    def everywhere(
        ctx: typer.Context,
        lang: Annotated[str, typer.Option(help=say("help-lang"), metavar="|".join(LANGUAGES))] = language,
    ) -> None:
        if lang not in LANGUAGES:
            raise typer.BadParameter(say("cli-no-language", lang=lang, known=", ".join(LANGUAGES)))
        ctx.obj = Desk(lang)

    _add_tables(app, language)
    _add_serving(app, language)
    _add_reading(app, language)
    _add_studies(app, language)
    return app


def _name_frames(language: str) -> None:
    """The frames of the help have English titles, which the library keeps in its module and has no option for."""
    say = words(language).say
    rich_utils.ARGUMENTS_PANEL_TITLE = say("frame-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("frame-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("frame-commands")
    rich_utils.ERRORS_PANEL_TITLE = say("frame-error")
    rich_utils.DEFAULT_STRING = say("frame-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("frame-required")


def _add_tables(app: typer.Typer, language: str) -> None:
    say = words(language).say
    seat_help, humans_help = say("help-seat"), say("help-humans")

    @app.command(help=say("help-play"))
    def play(
        ctx: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game-here"))] = "",
        seat: Annotated[list[str] | None, typer.Option(help=seat_help, metavar="NAME=PLAYER")] = None,
        humans: Annotated[int | None, typer.Option(help=humans_help, min=0)] = None,
        scenario: Annotated[str, typer.Option(help=say("help-scenario"))] = "",
        option: Annotated[list[str] | None, typer.Option(help=say("help-option"))] = None,
        seed: Annotated[str, typer.Option(help=say("help-seed"))] = "",
        data: Annotated[Path | None, typer.Option(help=say("help-data"))] = None,
        save: Annotated[Path | None, typer.Option(help=say("help-save"))] = None,
        database: Annotated[Path | None, typer.Option(help=say("help-database"))] = None,
    ) -> None:
        if not game:
            if seat or humans is not None or scenario or option or seed or data or save:
                raise OptionError("game-wanted", {"known": ", ".join(registry.KEYS)})
            serving.play_here(ctx.obj, database)
            return
        asked = tables.Asked(game, scenario, option or [], seed, data, Wishes(seat or [], humans), save)
        tables.play(ctx.obj, asked)

    @app.command(help=say("help-resume"))
    def resume(
        ctx: typer.Context,
        file: Annotated[Path, typer.Argument(help=say("help-record"))],
        seat: Annotated[list[str] | None, typer.Option(help=seat_help, metavar="NAME=PLAYER")] = None,
        humans: Annotated[int | None, typer.Option(help=humans_help, min=0)] = None,
        data: Annotated[Path | None, typer.Option(help=say("help-data"))] = None,
    ) -> None:
        tables.resume(ctx.obj, file, Wishes(seat or [], humans), data)

    @app.command(help=say("help-replay"))
    def replay(
        ctx: typer.Context,
        file: Annotated[Path, typer.Argument(help=say("help-record"))],
        until: Annotated[int | None, typer.Option(help=say("help-until"), min=0)] = None,
        seat: Annotated[str, typer.Option(help=say("help-eyes"))] = "",
        data: Annotated[Path | None, typer.Option(help=say("help-data"))] = None,
    ) -> None:
        tables.replay_file(ctx.obj, file, -1 if until is None else until, seat, data)

    @app.command(help=say("help-verify"))
    def verify(
        ctx: typer.Context,
        file: Annotated[Path, typer.Argument(help=say("help-record"))],
        data: Annotated[Path | None, typer.Option(help=say("help-data"))] = None,
    ) -> None:
        tables.verify_file(ctx.obj, file, data)


def _add_serving(app: typer.Typer, language: str) -> None:
    say = words(language).say
    database_help = say("help-database")

    @app.command(help=say("help-serve"))
    def serve(
        ctx: typer.Context,
        host: Annotated[str, typer.Option(help=say("help-host"))] = "0.0.0.0",
        port: Annotated[int, typer.Option(help=say("help-port"), min=0, max=65535)] = serving.PORT,
        database: Annotated[Path | None, typer.Option(help=database_help)] = None,
        https: Annotated[bool, typer.Option("--https", help=say("help-https"))] = False,
        allow: Annotated[list[str] | None, typer.Option(help=say("help-allow"), metavar="NAME")] = None,
        beat: Annotated[float | None, typer.Option(help=say("help-beat"), min=0.0)] = None,
    ) -> None:
        serving.serve(ctx.obj, host, port, database, https, allow or [], beat)

    @app.command(help=say("help-backup"))
    def backup(
        ctx: typer.Context,
        file: Annotated[Path, typer.Argument(help=say("help-backup-file"))],
        database: Annotated[Path | None, typer.Option(help=database_help)] = None,
    ) -> None:
        serving.backup(ctx.obj, file, database)

    @app.command(help=say("help-restore"))
    def restore(
        ctx: typer.Context,
        file: Annotated[Path, typer.Argument(help=say("help-backup-file"))],
        database: Annotated[Path | None, typer.Option(help=database_help)] = None,
        force: Annotated[bool, typer.Option("--force", help=say("help-force"))] = False,
    ) -> None:
        serving.restore(ctx.obj, file, database, force)


def _add_reading(app: typer.Typer, language: str) -> None:
    say = words(language).say

    @app.command(help=say("help-rules"))
    def rules(
        ctx: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-rules-game"))] = "",
        what: Annotated[list[str] | None, typer.Argument(help=say("help-rules-what"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    ) -> None:
        rules_pages.rules(ctx.obj, game, what or [], as_json)

    @app.command(help=say("help-case"))
    def case(ctx: typer.Context, files: Annotated[list[Path], typer.Argument(help=say("help-case-files"))]) -> None:
        if not studies.run_cases(ctx.obj, files):
            raise typer.Exit(1)

    data = typer.Typer(no_args_is_help=True, help=say("help-data-group"))
    app.add_typer(data, name="data")

    @data.command("list", help=say("help-data-list"))
    def data_list(
        ctx: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))] = registry.KEYS[0],
        everything: Annotated[bool, typer.Option("--all", help=say("help-data-all"))] = False,
        folder: Annotated[Path | None, typer.Option("--data", help=say("help-data"))] = None,
    ) -> None:
        studies.list_data(ctx.obj, game, everything, folder)

    @data.command("export", help=say("help-data-export"))
    def data_export(
        ctx: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        folder: Annotated[Path, typer.Argument(help=say("help-folder"))],
    ) -> None:
        studies.export_data(ctx.obj, game, folder)

    @data.command("check", help=say("help-data-check"))
    def data_check(
        ctx: typer.Context,
        game: Annotated[str, typer.Argument(help=say("help-game"))],
        folder: Annotated[Path, typer.Argument(help=say("help-folder"))],
    ) -> None:
        studies.check_data(ctx.obj, game, folder)


def _add_studies(app: typer.Typer, language: str) -> None:
    say = words(language).say
    game_help, json_help, seed_help = say("help-game"), say("help-json"), say("help-seed-number")

    @app.command(help=say("help-fuzz"))
    def fuzz(
        ctx: typer.Context,
        game: Annotated[str, typer.Argument(help=game_help)],
        games: Annotated[int, typer.Option(help=say("help-games"), min=1)] = 100,
        seed: Annotated[int, typer.Option(help=seed_help)] = 1,
        folder: Annotated[Path, typer.Option("--failures", help=say("help-failures"))] = Path("."),
        record: Annotated[Path | None, typer.Option(help=say("help-fuzz-record"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> None:
        if record is not None:
            holds = studies.check_failure(ctx.obj, game, record)
        else:
            holds = studies.run_fuzz(ctx.obj, game, games, seed, folder, as_json)
        if not holds:
            raise typer.Exit(1)

    @app.command(help=say("help-bench"))
    def bench(
        ctx: typer.Context,
        game: Annotated[str, typer.Argument(help=game_help)],
        seconds: Annotated[float, typer.Option(help=say("help-seconds"), min=0.01)] = 9.0,
        seed: Annotated[int, typer.Option(help=seed_help)] = 1,
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> None:
        studies.run_bench(ctx.obj, game, seconds, seed, as_json)

    @app.command(help=say("help-simulate"))
    def simulate(
        ctx: typer.Context,
        game: Annotated[str, typer.Argument(help=game_help)],
        seats: Annotated[str, typer.Option(help=say("help-seats"))] = "squire,random",
        scenario: Annotated[str, typer.Option(help=say("help-scenario"))] = "",
        games: Annotated[int, typer.Option(help=say("help-games"), min=1)] = 100,
        seed: Annotated[int, typer.Option(help=seed_help)] = 1,
        processes: Annotated[int, typer.Option(help=say("help-processes"), min=0)] = 0,
        count: Annotated[list[str] | None, typer.Option(help=say("help-count"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=json_help)] = False,
    ) -> None:
        bots = seats.split(",")
        studies.run_simulation(ctx.obj, game, scenario, bots, games, seed, processes, count or [], as_json)
