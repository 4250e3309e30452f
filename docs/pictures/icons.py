"""Draws the icons of the installed page from the logo: web/src/install/*.png.

uv run python docs/pictures/icons.py

Needs Chromium. The icons are kept in the repository: they change when the logo does.
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from taking import FLAGS, chromium_program

WEB: Final = Path(__file__).parents[2] / "web"
SHEET: Final = "#FAF5E9"

ICONS: Final = {
    # File: size, size of the logo within it, roundness of the corners.
    "180.png": (180, 0.74, 0),
    "192.png": (192, 0.78, 0.22),
    "512.png": (512, 0.78, 0.22),
    # Of a maskable icon only the middle four fifths are certain to be seen.
    "maskable.png": (512, 0.56, 0),
}


def main() -> None:
    """Draw all of them."""
    logo = (WEB / "src" / "pieces" / "logo.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        for name, (size, part, roundness) in ICONS.items():
            page = chromium.new_page(viewport={"width": size, "height": size})
            style = (
                f"html,body{{margin:0;background:transparent}}"
                f"main{{display:grid;place-items:center;width:{size}px;height:{size}px;"
                f"border-radius:{roundness * size}px;background:{SHEET}}}"
                f"svg{{width:{part * size}px;height:{part * size}px}}"
            )
            page.set_content(f"<style>{style}</style><main>{logo}</main>")
            file = WEB / "src" / "install" / name
            page.screenshot(path=file, omit_background=True)
            print(f"{name}: {file.stat().st_size / 1000:.1f} kB")
        chromium.close()


if __name__ == "__main__":
    main()
