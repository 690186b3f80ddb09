"""Everything needed to play works on Linux, macOS and Windows, as far as the source can show it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import agon

PACKAGE = Path(agon.__file__).parent
POSIX_MODULES = frozenset(("fcntl", "grp", "posix", "pwd", "resource", "termios", "tty", "uvloop"))
POSIX_NAMES = frozenset(
    ("add_signal_handler", "alarm", "chown", "fork", "geteuid", "getuid", "killpg", "nice", "pthread_sigmask")
    + ("sched_getaffinity", "sched_setaffinity", "setsid", "sysconf", "AF_UNIX", "SIGHUP", "SIGKILL", "SIGUSR1")
    + ("SO_REUSEPORT", "TCP_USER_TIMEOUT")
)
RESERVED = frozenset(("aux", "con", "nul", "prn", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))))


def findings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that work on some systems only: unconditional imports of POSIX modules, their names without
    `hasattr`, text without an encoding, paths of Linux."""
    tree = ast.parse(source)
    guarded = {
        node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hasattr"
        if isinstance(node.args[1], ast.Constant)
    }
    tried = {inner for node in ast.walk(tree) if allows_import_errors(node) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if node in tried:
            continue
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names if name.name in POSIX_MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in POSIX_MODULES:
            yield node.lineno, node.module
        elif isinstance(node, ast.Attribute) and node.attr in POSIX_NAMES - guarded:
            yield node.lineno, node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("/proc"):
            yield node.lineno, node.value
        elif isinstance(node, ast.Call) and lacks_encoding(node):
            yield node.lineno, ast.unparse(node.func)


def allows_import_errors(node: ast.AST) -> bool:
    """Whether a missing module is expected in this block: by `try … except ImportError`, or `suppress`."""
    if isinstance(node, ast.Try):
        return any("ImportError" in ast.unparse(handler.type) for handler in node.handlers if handler.type)
    return isinstance(node, ast.With) and any("ImportError" in ast.unparse(item) for item in node.items)


def lacks_encoding(call: ast.Call) -> bool:
    """Whether a call reads or writes text in the encoding of the system."""
    keywords = {keyword.arg for keyword in call.keywords}
    is_plain = isinstance(call.func, ast.Name)
    name = ast.unparse(call.func).rpartition(".")[2]
    if name in ("read_text", "write_text"):
        return "encoding" not in keywords and len(call.args) < (1 if name == "read_text" else 2)
    if name == "open" and is_plain:
        mode = next((arg.value for arg in call.args[1:2] if isinstance(arg, ast.Constant)), "r")
        return "encoding" not in keywords and "b" not in str(mode)
    return any(keyword.arg == "text" for keyword in call.keywords) and "encoding" not in keywords and name == "run"


def test_nothing_is_called_that_only_some_systems_have() -> None:
    found = {
        f"{file.relative_to(PACKAGE)}:{line}": what
        for file in PACKAGE.rglob("*.py")
        for line, what in findings(file.read_text(encoding="utf-8"))
    }
    assert found == {}


def test_what_is_not_portable_is_found() -> None:
    planted = [
        "import fcntl",
        "from resource import getrlimit",
        "os.nice(1)",
        "signal.pthread_sigmask(0, set())",
        "Path(f'/proc/{pid}')",
        "open(name)",
        "file.read_text()",
        "file.write_text(text)",
        "subprocess.run(command, text=True)",
    ]
    assert [line for line in planted if not list(findings(line))] == []
    fine = "if hasattr(os, 'nice'):\n    os.nice(1)\nfile.read_text('utf-8')\nopen(name, 'rb')\nwebbrowser.open(page)\n"
    fine += "try:\n    import resource\nexcept ImportError:\n    resource = None\n"
    fine += "with contextlib.suppress(ImportError):\n    import pwd"
    assert list(findings(fine)) == []


def test_file_names_are_allowed_everywhere() -> None:
    """Windows and macOS do not distinguish upper and lower case, and Windows reserves some names."""
    paths = [str(file.relative_to(PACKAGE)) for file in PACKAGE.rglob("*") if "__pycache__" not in file.parts]
    assert len({path.casefold() for path in paths}) == len(paths)
    names = {part for path in paths for part in Path(path).parts}
    assert [name for name in names if name.partition(".")[0].casefold() in RESERVED or name[-1] in ". "] == []
    assert [name for name in names if set(name) & set('<>:"\\|?*')] == []
    assert max(map(len, paths)) < 140, "Windows allows 260 characters in all"
