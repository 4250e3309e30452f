"""`python -m cairn` is `cairn`."""

import sys

from cairn.cli import main

if __name__ == "__main__":
    sys.exit(main())
