"""The build hook: a wheel holds the engine compiled; an editable install leaves it to `cairn build`."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Compile(BuildHookInterface):
    """Compiles the engine in a folder of its own, so that the sources stay as they were."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules to the wheel; a type error ends the build, a missing compiler does not."""
        if version == "editable" or os.environ.get("CAIRN_PURE", "") not in ("", "0"):
            return
        # Whatever compiled modules lie beside the sources are not to be imported here.
        os.environ["CAIRN_PURE"] = "1"
        sys.path.insert(0, str(Path(self.root, "src")))
        from cairn.compile import CannotCompile, compile_into

        self.folder = tempfile.TemporaryDirectory(prefix="cairn-wheel-")
        made = Path(self.folder.name)
        try:
            compile_into(made)
        except CannotCompile as lack:
            self.app.display_warning(f"{lack} The wheel will be interpreted, with the same results.")
            return
        files = [path for path in made.rglob("*") if path.is_file()]
        build_data["force_include"].update({str(path): str(path.relative_to(made)) for path in files})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The wheel is written; the folder can go."""
        if hasattr(self, "folder"):
            self.folder.cleanup()
