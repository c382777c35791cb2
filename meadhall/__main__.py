"""`python -m meadhall` is the command `meadhall`."""

from __future__ import annotations

import sys

from meadhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
