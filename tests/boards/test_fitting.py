"""Names of any length and any letters, shortened to fit."""

from __future__ import annotations

import pytest

from service.boards.fitting import breadth, cut, fitted, on_one_line


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("0123456789", "0123456789"),
        ("0123456789a", "012345678…"),
        ("01234567 9abc", "01234567…"),
        ("漢" * 5, "漢" * 5),
        ("漢" * 6, "漢" * 4 + "…"),
        ("e\u0301" * 10, "e\u0301" * 10),
        ("", ""),
    ],
)
def test_a_name_is_cut_to_ten_columns(name: str, shown: str) -> None:
    assert cut(name, 10) == shown


def test_a_name_fits_its_room_in_a_drawing() -> None:
    assert fitted("Ada", 100, 20) == "Ada"
    for name in ("W" * 40, "i" * 40, "漢" * 40, "\ufdfd" * 3):
        shown = fitted(name, 100, 20)
        assert shown.endswith("…")
        assert breadth(shown) * 20 <= 100
    assert len(fitted("W" * 40, 100, 20, bold=True)) < len(fitted("W" * 40, 100, 20))


def test_a_name_stays_on_one_line_and_reverses_nothing() -> None:
    assert on_one_line("A\nd\u2028a\x85 \u202eL\u2069") == "Ada L"
    assert on_one_line("מרים \U0001f469\u200d\U0001f680") == "מרים \U0001f469\u200d\U0001f680"
