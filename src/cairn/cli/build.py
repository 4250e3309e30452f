"""`cairn build`: compile the engine, in the foreground with progress or behind a table."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import DEVNULL, Popen
from time import monotonic

from cairn.cli.arguments import add_json
from cairn.cli.failures import IMPOSSIBLE
from cairn.cli.output import complain, number, print_json, say
from cairn.compile import CannotCompile, CompileError, Progress, check_needs, check_place, compile_engine
from cairn.engine import mode

FAILED = 1
NICE = 10
"""How far a build in the background steps back behind those who play."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn build`."""
    parser.add_argument("--again", action="store_true", help=say("build-arg-again"))
    parser.add_argument("--quiet", action="store_true", help=say("build-arg-quiet"))
    add_json(parser)


def main(args: Namespace) -> int:
    """Compile the engine; 1 if it does not compile, 2 if that cannot be done here."""
    began = monotonic()
    modules = 0
    problem = None
    code = 0
    try:
        with _shown(args.quiet) as progress:
            modules = len(compile_engine(progress=progress, again=args.again))
    except CannotCompile as error:
        problem, code = say(f"build-needs-{error.need}"), IMPOSSIBLE
    except CompileError as error:
        problem, code = f"{error}\n{say('build-failed')}", FAILED
    seconds = monotonic() - began
    if args.json:
        took = round(seconds, 1)
        print_json("build", {"compiled": code == 0, "modules": modules, "seconds": took, "problem": problem})
    elif problem is not None:
        complain(problem)
    elif not args.quiet:
        print(say("build-done", n=modules, time=number(seconds, 1)) if modules else say("build-fits"))
    return code


@contextmanager
def _shown(quiet: bool) -> Iterator[Progress]:
    """What shows the progress on stderr: a bar on a terminal, else a line for each stage."""
    if quiet:
        yield lambda stage, done, total: None
    elif sys.stderr.isatty():
        yield from _bar()
    else:
        stages: list[str] = []

        def line(stage: str, done: int, total: int) -> None:
            if stage not in stages:
                stages.append(stage)
                complain(say(f"build-{stage}"))

        yield line


def _bar() -> Iterator[Progress]:
    from rich.console import Console
    from rich.progress import BarColumn, SpinnerColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("build-reading"), total=None)

        def update(stage: str, done: int, total: int) -> None:
            bar.update(task, description=say(f"build-{stage}"), completed=done)
            # Rich takes None for "as before"; here it means that nobody knows.
            bar.tasks[0].total = total or None

        yield update


def build_in_background() -> "Popen[bytes] | None":
    """Start compiling in a process of its own, where that can be done and is not; that process.

    This process goes on as it is; the next one to start finds the engine compiled. CAIRN_BUILD=0 forbids it.
    """
    if mode() not in ("interpreted", "stale") or os.environ.get("CAIRN_BUILD") == "0":
        return None
    try:
        check_needs()
        check_place()
    except CannotCompile:
        return None
    command = [sys.executable, "-m", "cairn", "build", "--quiet"]
    # A session of its own: Ctrl-C at the table does not end it.
    build = Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
    os.setpriority(os.PRIO_PROCESS, build.pid, NICE)
    return build
