"""Takes the pictures of the browser part from the real page and the real server.

uv run python docs/pictures/browser.py
uv run python docs/pictures/browser.py --design FOLDER   # and each beside its drawing, a PNG of that folder
uv run python docs/pictures/browser.py --only beside-14a # the pictures whose names begin like this

Needs Chromium. `laid_out.py` lets matches begin at the position of a drawing.
"""

import argparse
from pathlib import Path

import pairs
import table
from playwright.sync_api import sync_playwright
from taking import FLAGS, Studio, chromium_program


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    add = parser.add_argument
    add("--design", type=Path, metavar="FOLDER", help="the drawings, to lay each page beside its own")
    add("--only", default="", metavar="NAME", help="the pictures whose names begin like this")
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        studio = Studio(chromium, asked.design, asked.only)
        table.take(studio)
        pairs.take(studio)
        chromium.close()
    whole = sum(file.stat().st_size for file in studio.written)
    print(f"{len(studio.written)} pictures, {whole / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
