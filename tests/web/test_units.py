"""The unit tests of the browser part: dice, match files, sentences, each against what Python says."""

import os
import shutil
import subprocess
import sys

import pytest

from cairn.page_build import WEB, has_node

has_packages = (WEB / "node_modules").is_dir()


@pytest.mark.skipif(not (has_node() and has_packages), reason="needs node and the packages of web/")
def test_the_scripts_agree_with_python() -> None:
    done = subprocess.run(
        [shutil.which("npm") or "npm", "test", "--silent"],
        cwd=WEB,
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "# fail 0" in done.stdout and "# skipped 0" in done.stdout, done.stdout
