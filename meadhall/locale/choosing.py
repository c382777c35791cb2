"""Which language to use: the one asked for, else that of the environment, else English."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from meadhall.kernel.errors import BadRequest
from meadhall.locale.speech import LANGUAGES, located

ENGLISH = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # only the first that is set counts


def languages_with(name: str) -> tuple[str, ...]:
    """The languages that have a file of this name."""
    return tuple(one for one in LANGUAGES if located(one, name).is_file())


def language_from(wanted: str | None, environment: Mapping[str, str], ours: Sequence[str] = LANGUAGES) -> str:
    """One of our languages. A language that is asked for must be among them; that of the environment may be ignored."""
    if wanted is not None:
        if _bare(wanted) not in ours:
            raise BadRequest(f"The language {wanted[:40]!r} is not spoken here; there are: {', '.join(ours)}.")
        return _bare(wanted)
    said = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return _bare(said) if _bare(said) in ours else ENGLISH


def _bare(name: str) -> str:
    """A language without country and encoding: `de` for `de_AT.UTF-8` and for `de-AT`."""
    return re.split("[-_.@]", name, maxsplit=1)[0].lower()
