"""Pebbles, broken on purpose.

Each game changes one thing; its docstring says how it lies, and `found_by` which check must find it, in which
words.
"""
