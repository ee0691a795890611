"""Compile the engine with mypyc and run the tests on it: `python -m tools.fast` (`make fast`).

The same source is copied, compiled and installed into an environment of its own, `.venv-fast`. Nothing compiled comes
near `src`, where it would silently shadow edited files.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "fast"
ENVIRONMENT = ROOT / ".venv-fast"
PYTHON = ENVIRONMENT / "bin" / "python"
QUICKLY = ["--quiet", "--numprocesses=auto", "--dist=loadfile"]
# the tool that plants errors in the source, for compiled modules have none to change; the page, which is the same
LEFT_OUT = ["--ignore=tests/tools", "--ignore=tests/browser"]
COPIED = ["src", "pyproject.toml", "README.md", "LICENSE"]

CHECK = """
import importlib, sys
from pathlib import Path
base = Path(importlib.import_module("outremer").__file__).parent
missing = []
for name in sys.argv[1:]:
    module = importlib.import_module(name)
    if not module.__file__.endswith(".so"):
        missing.append(name)
print(f"{len(sys.argv) - 1 - len(missing)} of {len(sys.argv) - 1} modules are compiled, in {base}")
sys.exit(f"not compiled: {', '.join(missing)}" if missing else 0)
"""


def main() -> int:
    try:
        prepare()
        build()
        check()
        run(PYTHON, "-m", "pytest", *QUICKLY, *LEFT_OUT, *sys.argv[1:])
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


def prepare() -> None:
    """A fresh copy of the source, and an environment with the developers' tools."""
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    for name in COPIED:
        path = ROOT / name
        if path.is_dir():
            shutil.copytree(path, BUILD / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
        else:
            shutil.copy(path, BUILD / name)
    shutil.copy(ROOT / "tools" / "fast_setup.py", BUILD / "setup.py")
    done = ENVIRONMENT / ".done"
    if not done.exists() or done.stat().st_mtime < (ROOT / "pyproject.toml").stat().st_mtime:
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        install(f"{BUILD}[dev]")
        done.touch()


def build() -> None:
    """Compile and install over whatever an earlier run installed."""
    run(PYTHON, "setup.py", "--quiet", "bdist_wheel", folder=BUILD, compiled=True)
    install("--no-deps", "--force-reinstall", *(str(path) for path in (BUILD / "dist").glob("*.whl")))


def install(*what: str) -> None:
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


def check() -> None:
    """Whether Python really imports the compiled modules."""
    source = BUILD / "src"
    names = [".".join(path.relative_to(source).with_suffix("").parts) for path in engine(source)]
    run(PYTHON, "-c", CHECK, *names)


def engine(source: Path) -> list[Path]:
    """The modules to compile, in a fixed order; packages' own files only name what is inside."""
    found = [*(source / "outremer" / "core").rglob("*.py"), *(source / "outremer" / "games").rglob("*.py")]
    return sorted(path for path in found if path.name != "__init__.py")


def run(*command: str | Path, folder: Path = ROOT, compiled: bool = False) -> None:
    """Run a command; setuptools' advice against running `setup.py` is left out, as nothing here is to be published."""
    building = {"OUTREMER_COMPILE": "1", "PYTHONWARNINGS": "ignore"} if compiled else {}
    environment = {**os.environ, **building}
    subprocess.run([str(part) for part in command], cwd=folder, env=environment, check=True)


if __name__ == "__main__":
    sys.exit(main())
