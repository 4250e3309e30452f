"""Cuts the page's typefaces out of Fontsource's: the weights in use, and Polish letters in files apart.

`uv run --no-project --with fonttools==4.68.0 --with brotli==1.2.1 python web/fonts.py`, after `npm ci`, when
a language, a weight or a typeface has changed; `src/styles/fonts.css` says which letters are in which file.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parent
TO = WEB / "src" / "styles" / "fonts"
LETTERS = {"polish": ("latin-ext", "ĄĆĘŁŃŚŹŻąćęłńśźż"), "latin": ("latin", "")}
"""By the file that is made: Fontsource's that it is cut from, and the characters; none means all."""
WEIGHTS = {"atkinson-hyperlegible-next": (400, 750), "fraunces": (500, 750)}
"""The smallest and the largest weight of each typeface in our styles."""


def cut(face: str, name: str) -> Path:
    """Write one file: some letters of a typeface, in its weights."""
    source, letters = LETTERS[name]
    files = WEB / "node_modules" / "@fontsource-variable" / face / "files"
    font = TTFont(files / f"{face}-{source}-wght-normal.woff2", recalcTimestamp=False)
    options = subset.Options(layout_features=["*"], name_IDs=[0, 1, 2, 13, 14], notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[ord(letter) for letter in letters] or list(font.getBestCmap()))
    cutter.subset(font)
    # Weights after letters: the instancer drops what has become the same for a glyph that varies no more.
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS[face]})
    font.flavor = "woff2"
    made = TO / f"{face}-{name}.woff2"
    font.save(made)
    return made


if __name__ == "__main__":
    for face in WEIGHTS:
        for name in LETTERS:
            made = cut(face, name)
            print(f"{made.name} {made.stat().st_size}")
