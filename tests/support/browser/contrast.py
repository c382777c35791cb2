"""The contrast of text that axe cannot judge, because a gradient, a drawing or another element lies behind it.

Its colour is read from the page; what lies behind it is photographed with the text made transparent.
"""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from PIL import Image
from playwright.sync_api import Page

LARGE: Final = 3.0  # from 24 px, or 18.66 px in bold (WCAG 1.4.3)
NORMAL: Final = 4.5
TEXTS: Final = """
(targets) => {
  const found = [];
  const viewed = ({ left, top, right, bottom, width, height }) =>
    width > 1 && height > 1 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  for (const one of targets.flatMap((target) => [...document.querySelectorAll(target)])) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(one);
    let shown = 1;
    for (let up = one; up; up = up.parentElement) shown *= Number(getComputedStyle(up).opacity);
    for (const text of one.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.textContent.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (!viewed(box) || !one.contains(document.elementFromPoint(x, y))) continue; // covered, or out of sight
        const size = parseFloat(fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const slim = box.height / 5; // above and below the letters
        found.push({ text: text.textContent.trim().slice(0, 40), color, shown, large,
          box: [box.left, box.top + slim, box.right, box.bottom - slim].map(Math.round) });
      }
    }
    one.dataset.bare = '';
  }
  return found;
}
"""
BARE: Final = "[data-bare] { color: transparent !important; text-shadow: none !important; transition: none !important }"


def faint(page: Page, targets: list[str]) -> list[str]:
    """The texts among some elements that are too faint for what lies behind them, with their contrast."""
    texts: list[dict[str, Any]] = page.evaluate(TEXTS, targets)
    style = page.add_style_tag(content=BARE)
    behind = np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), dtype=float)
    style.evaluate("(one) => one.remove()")
    page.evaluate("() => document.querySelectorAll('[data-bare]').forEach((one) => delete one.dataset.bare)")
    found = []
    for text in texts:
        left, top, right, bottom = text["box"]
        reached = contrast(colour(text["color"], text["shown"]), behind[top:bottom, left:right].reshape(-1, 3))
        if reached < (LARGE if text["large"] else NORMAL):
            found.append(f"{text['text']!r} has a contrast of {reached:.2f}")
    return found


def colour(told: str, shown: float) -> np.ndarray:
    """Red, green, blue and opacity of `rgb(…)` or `rgba(…)`."""
    parts = [float(part) for part in told[told.index("(") + 1 : -1].replace(",", " ").replace("/", " ").split()]
    return np.array([*parts[:3], (parts[3] if len(parts) > 3 else 1.0) * shown])


def contrast(text: np.ndarray, behind: np.ndarray) -> float:
    """The contrast where it is faintest, but for a fiftieth of the ground, such as a thin line of a drawing."""
    drawn = text[:3] * text[3] + behind * (1 - text[3])
    above, below = luminance(drawn), luminance(behind)
    ratios = (np.maximum(above, below) + 0.05) / (np.minimum(above, below) + 0.05)
    return float(np.quantile(ratios, 0.02))


def luminance(colours: np.ndarray) -> np.ndarray:
    """The relative luminance of colours (WCAG)."""
    parts = colours / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    weighed: np.ndarray = linear @ np.array([0.2126, 0.7152, 0.0722])
    return weighed
