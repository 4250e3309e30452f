"""Both readers of match files over 20,000 mutated files: `uv run python bench/readers.py [N]`."""

import platform
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.matches.readers import disagreements, mutants, said_by_python, seeds

SEED = 20_000


def main() -> int:
    """Compare, print what was seen, and end with 1 if the two differ anywhere."""
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    started = time.monotonic()
    texts = [*seeds(), *mutants(n, SEED)]
    different = disagreements(texts)
    said = Counter(said_by_python(text).get("wrong", "read") for text in texts)
    print(f"Python {platform.python_version()}, {len(texts)} files, {time.monotonic() - started:.0f} s")
    for key, count in said.most_common():
        print(f"{count:7} {key}")
    for text, ours, theirs in different[:5]:
        print("---", text, ours, theirs, sep="\n")
    print(f"{len(different)} of which the two say something different")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
