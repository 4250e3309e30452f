"""Each picture of a title's own board beside the drawing that it was built after: one sheet per title."""

from pathlib import Path
from typing import Final

from taking import HERE, WIDEST, Studio, data_of

NUMBERS: Final = {"dominion": 11, "adventure-tours": 12, "africana": 13}
"""The number under which the drawings of a title are kept."""
STYLE: Final = (
    f"body{{margin:0;width:{WIDEST}px;background:#fff;font:16px/1.6 sans-serif;color:#333}}"
    "figure{display:flex;gap:12px;margin:0;align-items:flex-start}img{max-width:794px;max-height:760px}"
)


def take(studio: Studio) -> None:
    """Write the sheets from the pictures that lie in this folder; nothing without the drawings."""
    if studio.design is None:
        return
    for title, number in NUMBERS.items():
        if studio.wants(f"beside-{title}"):
            pictures = sorted(HERE.glob(f"{title}-{number}?.webp"))
            rows = "".join(row(picture, studio.design) for picture in pictures)
            studio.write_page(f"beside-{title}", f"<style>{STYLE}</style>{rows}", WIDEST)


def row(picture: Path, design: Path) -> str:
    """The drawing and what was built after it, under its number."""
    number = picture.stem.rpartition("-")[2]
    (drawing,) = design.glob(f"{number}-*.png")
    images = "".join(f"<img src='{data_of(file.read_bytes())}'>" for file in (drawing, picture))
    return f"{number}: drawn, and built<figure>{images}</figure>"
