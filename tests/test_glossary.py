"""The words of the code in `docs/glossary.md` are those that the code uses; those of the games are in all languages."""

from __future__ import annotations

import io
import re
import tokenize
from functools import cache
from pathlib import Path

from meadhall.locale.speech import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
CHAPTER = re.compile(r"^## Words of the code\n(.*?)^## ", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)
RENAMED = {"step_on", "fits_tables", "Option", "Figures", "RECORD_METHODS", "take_chain_step", "ENEMY_TABLES"}
"""Names that broke the glossary: each used a word for a second thing."""


def rows() -> list[tuple[str, str]]:
    """The words of the chapter, each with where the code has it."""
    found = CHAPTER.search((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))
    assert found is not None
    return [row for row in ROW.findall(found[1]) if row[0] not in ("word", "---")]


@cache
def names() -> set[str]:
    """Every name in the package."""
    found: set[str] = set()
    for path in (ROOT / "meadhall").rglob("*.py"):
        if path.name != "_unit.py":
            tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
            found |= {token.string for token in tokens if token.type == tokenize.NAME}
    return found


def test_every_word_of_the_code_is_defined_once() -> None:
    words = [word for row, _ in rows() for word in row.split(", ")]
    assert len(words) > 40 and len(words) == len(set(words))


def test_the_names_and_files_of_the_glossary_are_in_the_code() -> None:
    paths = [
        path.relative_to(ROOT).as_posix() for path in (ROOT / "meadhall").rglob("*") if "__pycache__" not in str(path)
    ]
    used = names()
    for word, where in rows():
        for name in re.findall(r"`([^`]+)`", where):
            if "/" in name or name.endswith(".py"):
                assert any(f"/{path}/".endswith(f"/{name.rstrip('/')}/") for path in paths), f"{word}: {name}"
            else:
                parts = [part for part in name.split(".") if part]
                assert all(
                    part in used if "…" not in part else any(part.strip("…") in one for one in used) for part in parts
                ), f"{word}: {name}"


def test_no_name_has_come_back_that_gave_a_word_a_second_meaning() -> None:
    assert not RENAMED & names()


def test_the_words_of_the_games_have_a_column_for_every_language() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    headings = re.findall(r"^\| key \|(.*)\| where \|$", text, re.MULTILINE)
    assert headings and {heading.count("|") + 1 for heading in headings} == {len(LANGUAGES)}
