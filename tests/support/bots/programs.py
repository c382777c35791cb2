"""Programs that play, well and badly: each a few lines of Python, written to a file and run."""

from __future__ import annotations

import os
import shlex
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

READY: Final = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def asked():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready", protocol=1)
        else:
            yield message
"""
FIRST: Final = "for message in asked(): say(code=message['decision']['answers'][0]['code'])"
DESCRIBED: Final = "for message in asked(): say(action=message['decision']['answers'][-1]['action'])"

BAD: Final = {  # what it does, and the code of its fault
    "hangs": ("for message in asked(): time.sleep(1000)", "bot/late"),
    "crashes": ("for message in asked(): raise RuntimeError('no idea')", "bot/gone"),
    "prints nonsense": ("for message in asked(): print('to be or not to be', flush=True)", "bot/nonsense"),
    "answers illegally": ("for message in asked(): say(code=5000)", "bot/illegal"),
    "answers what is closed": (
        "for m in asked(): say(code=min({*range(99)} - {a['code'] for a in m['decision']['answers']}))",
        "bot/illegal",
    ),
    "describes what is none": ("for message in asked(): say(action={'type': 'fly'})", "bot/illegal"),
    "is true": ("for message in asked(): say(code=True)", "bot/nonsense"),
    "is empty": ("for message in asked(): say()", "bot/nonsense"),
    "is a list": ("for message in asked(): print('[1]', flush=True)", "bot/nonsense"),
    "is deep": ("for message in asked(): print('[' * 9999, flush=True)", "bot/nonsense"),
    "is sure of more than all": (
        "for m in asked(): c = m['decision']['answers'][0]['code']; say(code=c, options=[{'code': c, 'share': 2}])",
        "bot/nonsense",
    ),
    "has strange options": (
        "for m in asked(): say(code=m['decision']['answers'][0]['code'], options=7)",
        "bot/nonsense",
    ),
    "floods": ("for message in asked():\n  while True: sys.stdout.write('x' * 4096)", "bot/flood"),
    "closes its output": ("for message in asked(): os.close(1); time.sleep(1000)", "bot/gone"),
    "is killed": ("for message in asked(): os.kill(os.getpid(), 15)", "bot/gone"),
    "never starts": ("time.sleep(1000)", "bot/start"),
    "speaks another protocol": ("say(type='ready', protocol=3)\ntime.sleep(1000)", "bot/nonsense"),
    "never reads": ("say(type='ready', protocol=1)\ntime.sleep(1000)", "bot/late"),
    "complains without end": ("for message in asked():\n  while True: sys.stderr.write('woe ' * 1024)", "bot/late"),
}

SAYS_TOO_MUCH: Final = """
for message in asked():
    print(json.dumps({"code": message['decision']['answers'][0]['code']}) + '\\nso there', flush=True)
"""
SAYS_MORE_LATER: Final = """
for message in asked():
    answers = message['decision']['answers']
    say(code=answers[0]['code'])
    time.sleep(0.1)
    say(code=answers[-1]['code'])
"""
SLOW_START: Final = f"time.sleep(1)\n{FIRST}"
TALKATIVE: Final = """
for message in asked():
    print('alas' * 30000, file=sys.stderr, flush=True)
    say(code=message['decision']['answers'][0]['code'])
"""
ESCAPES: Final = """
import signal
for one in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(one, signal.SIG_IGN)
reading, writing = os.pipe()
if not os.fork():
    os.setsid()
    if not os.fork():
        os.setsid()
        if not os.fork():
            os.setsid()
            open(os.path.join({folder!r}, f"{{os.getpid()}}.pid"), "w").close()
            os.write(writing, b"there")
            time.sleep(1000)
    os._exit(0)
os.wait()
os.read(reading, 5)
"""
"""Leaves a process behind that nothing ties to the bot: its parents have ended, its session is its own."""


def living(folder: Path) -> list[int]:
    """The processes that have put their number into a folder and still run; one that is dead but not yet waited for
    does not.
    """
    found = []
    for pid in (int(path.stem) for path in folder.glob("*.pid")):
        with suppress(OSError):
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX":
                found.append(pid)
    return found


def all_gone(folder: Path, end: float) -> bool:
    """Whether all of them have ended by a time; those that have not are killed."""
    while left := living(folder):
        if time.monotonic() > end:
            for pid in left:
                os.kill(pid, signal.SIGKILL)
            return False
        time.sleep(0.02)
    return True


def program(folder: Path, body: str, budget: str = "60s") -> str:
    """The name of a bot that runs these lines; it has far more time than it needs, even on a busy machine."""
    path = folder / "a bot, so called.py"
    path.write_text(READY + body, encoding="utf-8")
    return f"program@{budget}:{shlex.join([sys.executable, '-S', str(path)])}"
