"""Numbers as each language writes them."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent


class Numbers:
    """Formats numbers for one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def whole(self, number: float) -> str:
        """A count, or a number rounded to a whole one."""
        return format_decimal(round(number), "#,##0", locale=self._language)

    def plain(self, number: float) -> str:
        """A number with as many decimals as it needs."""
        return format_decimal(number, "#,##0.####", locale=self._language)

    def one(self, number: float) -> str:
        """A number with one decimal."""
        return format_decimal(number, "#,##0.0", locale=self._language)

    def two(self, number: float) -> str:
        """A number with two decimals."""
        return format_decimal(number, "#,##0.00", locale=self._language)

    def three(self, number: float) -> str:
        """A number with three decimals."""
        return format_decimal(number, "#,##0.000", locale=self._language)

    def percent(self, share: float) -> str:
        """A share in percent with one decimal."""
        return format_percent(share, "#,##0.0\N{NO-BREAK SPACE}%", locale=self._language)

    def percents(self, share: float) -> str:
        """A share in whole percent, for an axis."""
        return format_percent(share, "#,##0.#\N{NO-BREAK SPACE}%", locale=self._language)

    def interval(self, low: float, high: float) -> str:
        """Two shares as a range."""
        return f"{self.percent(low)} – {self.percent(high)}"
