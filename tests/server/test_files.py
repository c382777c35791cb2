"""The files of the page: compressed for whoever reads that, the same for everybody, nothing else compressed."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import httpx
import pytest

from meadhall.server.routes.files import accepts_gzip
from tests.support.server.client import Person
from tests.support.server.process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path_factory.mktemp('files') / 'meadhall.db'}") as running:
        yield running


def fetched(server: Server, path: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    """What was sent, as it was sent."""
    with httpx.stream("GET", f"{server.address}{path}", headers={"accept-encoding": accepted}) as reply:
        assert reply.status_code == 200
        return reply.headers, b"".join(reply.iter_raw())


def test_the_page_and_its_words_are_sent_compressed_and_are_the_same_without(server: Server) -> None:
    page = httpx.get(server.address).text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script, page
    words = httpx.get(f"{server.address}/api/about").json()["locale"]["de"]["meadhall"]
    for path in (script[1], words):
        headers, packed = fetched(server, path, "br, gzip")
        assert headers["content-encoding"] == "gzip" and "immutable" in headers["cache-control"], path
        plain, body = fetched(server, path, "identity")
        assert "content-encoding" not in plain and plain["vary"] == "accept-encoding"
        assert gzip.decompress(packed) == body and len(packed) < len(body) / 2


def test_what_is_told_of_a_table_is_never_compressed(server: Server) -> None:
    anna = Person(server.address, "Anna")
    table = anna.open("champions", ["me", "bot:karl"])["id"]
    reply = anna.http.get(f"/api/tables/{table}/frame?seat=0", headers={"accept-encoding": "gzip"})
    assert reply.status_code == 200 and "content-encoding" not in reply.headers


def test_an_address_that_is_no_file_is_the_page_and_not_kept(server: Server) -> None:
    for path in ("/t/0", "/assets/gone.js"):
        headers, _ = fetched(server, path, "identity")
        assert headers["content-type"].startswith("text/html") and headers["cache-control"] == "no-cache", path
    headers, _ = fetched(server, "/favicon.svg", "identity")
    assert headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("header", "wanted"),
    [
        ("gzip", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
    ],
)
def test_who_reads_gzip_says_so(header: str, wanted: bool) -> None:
    assert accepts_gzip(header) == wanted
