"""Sentences in five languages, made of the keys and arguments that core and the games hand out.

The catalogues are Fluent files, one folder per language, and the browser reads the same ones. How arguments
become words: an int is a number; `seat` becomes the name `$name` and the role `$who` ("you" or "other"); any
other str names a piece, so that `card: "green 9"` is "Grün 9" in German and "zielona 9" in Polish.
"""

from cairn.text.folders import add_folder
from cairn.text.languages import LANGUAGES, choose_language
from cairn.text.page import rules_page
from cairn.text.speaker import Speaker, english, readable

__all__ = [
    "LANGUAGES",
    "Speaker",
    "add_folder",
    "choose_language",
    "english",
    "readable",
    "rules_page",
]
