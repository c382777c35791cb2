"""The golden files: playthroughs, the box, the catalogue, named positions, recorded games.

The English rules (`rules_page.py`), the pages for those who write bots (`bot_pages.py`) and for learners
(`rl_pages.py`), and the types of the wire (`wire_files.py`) are written along with the golden files.

python3 dev.py golden             rewrite the golden files and these pages, to be read in review
python3 dev.py golden --check     print which of them would change, and change nothing
python3 dev.py golden --games     rewrite the recorded games and the named positions, which is only needed for a new
                                  game or a change of play before the first release
"""

from __future__ import annotations

import argparse
import difflib
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from meadhall.games import games
from meadhall.kernel.game import Game
from tests.support import bot_pages, box_text, corpus, named_positions, rl_pages, rules_page
from tests.support.champions import stories as champions
from tests.support.hall import wire_files
from tests.support.midgard import stories as midgard
from tests.support.playthroughs import Playthrough, Teller, lines

TESTS = Path(__file__).resolve().parents[1]
FOLDER = TESTS / "golden"

STORIES: Mapping[str, tuple[Sequence[Playthrough], Teller]] = {
    "champions": (champions.PLAYTHROUGHS, champions.TELLER),
    "midgard": (midgard.PLAYTHROUGHS, midgard.TELLER),
}


def playthrough(story: Playthrough) -> str:
    """One playthrough as it is kept."""
    return "\n".join(lines(story, STORIES[story.game][1])) + "\n"


def stories() -> list[Playthrough]:
    """All playthroughs of all games."""
    return [story for told, _ in STORIES.values() for story in told]


def box_path(game: Game) -> Path:
    """Where the box of a game is kept."""
    return FOLDER / f"{game.slug}-box.txt"


def golden_files() -> dict[Path, Callable[[], str]]:
    """Every golden file with what gives its contents."""
    return {
        **{FOLDER / story.file_name: partial(playthrough, story) for story in stories()},
        **{box_path(game): partial(box_text.text, game) for game in games()},
        **{bot_pages.path(game): partial(bot_pages.text, game) for game in games()},
        **{rl_pages.path(game): partial(rl_pages.text, game) for game in games()},
        **{named_positions.catalogue_path(game): partial(named_positions.catalogue_text, game) for game in games()},
        **{
            one.path.with_suffix(".txt"): partial(named_positions.expectation, one)
            for one in named_positions.positions()
        },
        **{path: write for game in games() for path, write in rules_page.files(game.slug).items()},
        **wire_files.files(),
    }


def changes(path: Path, text: str) -> list[str]:
    """The lines in which a file differs from what it should be."""
    kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    name = path.relative_to(TESTS.parent).as_posix()
    return list(
        difflib.unified_diff(kept, text.splitlines(), f"{name} as kept", f"{name} as it should be", lineterm="", n=2)
    )


def strays() -> list[Path]:
    """Golden files that nothing writes any more."""
    kept = [*FOLDER.iterdir(), *named_positions.FOLDER.glob("*.txt"), *bot_pages.FOLDER.iterdir()]
    return sorted(set(kept) - set(golden_files()))


def check() -> int:
    """Print what would change; the exit code is 1 if anything would."""
    files = golden_files()
    found = [line for path, contents in files.items() for line in changes(path, contents())]
    found += [f"{path.name} is a stray: nothing writes it" for path in strays()]
    print("\n".join(found) or f"All {len(files)} golden files are as they should be.")
    return 1 if found else 0


def write(files: Mapping[Path, str]) -> int:
    """Write files, and print which changed."""
    for path, text in files.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(TESTS.parent).as_posix()}")
    return 0


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--check", action="store_true", help="change nothing; say what would change")
    which.add_argument("--games", action="store_true", help="write recorded games and named positions anew")
    arguments = parser.parse_args()
    if arguments.check:
        return check()
    if arguments.games:
        return write({**corpus.records(), **named_positions.records()})
    for path in strays():
        path.unlink()
        print(f"removed {path.relative_to(TESTS.parent).as_posix()}")
    return write({path: contents() for path, contents in golden_files().items()})


if __name__ == "__main__":
    sys.exit(main())
