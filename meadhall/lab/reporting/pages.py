"""A self-contained HTML page with headings, tables and charts, for screen and paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from meadhall.lab.reporting.svg import BAND, FONT, INK, INK_2, LINE, LINE_STRONG, SURFACE

STYLE = f"""
:root {{ color-scheme: light; }}
body {{ margin: 0 auto; padding: 24px 32px; max-width: 1320px; background: {SURFACE}; color: {INK};
  font: 500 15px/1.4 {FONT}; font-variant-numeric: tabular-nums lining-nums; }}
h1, h2, h3 {{ font-family: Grenze, "Iowan Old Style", Georgia, serif; font-weight: 600; line-height: 1.15; }}
h1 {{ font-size: 32px; margin: 0 0 8px; }}
h2 {{ font-size: 24px; margin: 40px 0 4px; border-top: 1px solid {LINE}; padding-top: 16px; }}
p {{ margin: 4px 0 12px; max-width: 46em; color: {INK_2}; }}
pre {{ background: {BAND}; border: 1px solid {LINE}; border-radius: 6px; padding: 8px 12px; overflow-x: auto;
  white-space: pre-wrap; }}
.side {{ display: flex; flex-wrap: wrap; gap: 16px 32px; align-items: flex-start; }}
figure {{ margin: 0; max-width: 100%; }}
figcaption {{ font-weight: 600; margin: 8px 0 4px; }}
svg {{ max-width: 100%; height: auto; display: block; }}
.wide {{ max-width: 100%; overflow-x: auto; }}
table {{ border-collapse: collapse; font-size: 13px; }}
th, td {{ padding: 2px 10px; text-align: right; border-bottom: 1px solid {LINE}; white-space: nowrap; }}
th:first-child, td:first-child, .words th, .words td {{ text-align: left; }}
.words td:not(:first-child) {{ white-space: normal; }}
thead th {{ border-bottom: 2px solid {LINE_STRONG}; vertical-align: bottom; white-space: normal; }}
@media (max-width: 600px) {{ body {{ padding: 16px; }} th, td {{ padding: 2px 6px; }} }}
@media print {{
  @page {{ size: A4; margin: 14mm; }}
  body {{ background: none; padding: 0; font-size: 10pt; }}
  h2, h2 + p {{ break-after: avoid; }}
  h2 {{ margin-top: 20px; }}
  .side {{ display: block; }}
  .wide {{ overflow: visible; }}
  figure, tr, pre {{ break-inside: avoid; }}
  figure {{ margin-bottom: 8px; }}
  thead {{ display: table-header-group; }}
  table {{ font-size: 8pt; }}
  th, td {{ padding: 1px 5px; }}
}}
"""


def page(language: str, title: str, parts: Iterable[str]) -> str:
    """A whole page."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    top = f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{STYLE}</style></head>'
    return f"{top}\n<body>\n{body}\n</body></html>\n"


def heading(words: str) -> str:
    """A heading within the page."""
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str) -> str:
    """A paragraph."""
    return f"<p>{escape(words)}</p>"


def typed(words: str) -> str:
    """A command, preformatted."""
    return f"<pre>{escape(words)}</pre>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: bool = False) -> str:
    """An HTML table; `words` left-aligns its cells."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    lines = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    kind = ' class="words"' if words else ""
    whole = f"<table{kind}><thead><tr>{top}</tr></thead>\n<tbody>\n{lines}\n</tbody></table>"
    return f'<div class="wide">{whole}</div>'


def framed(chart: str, caption: str = "") -> str:
    """A chart in an HTML figure, with an optional caption."""
    words = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{words}{chart}</figure>"


def beside(charts: Iterable[str], words: str) -> str:
    """Charts next to their table."""
    drawn = "\n".join(charts)
    return f'<div class="side"><div>\n{drawn}\n</div>\n{words}</div>'
