"""Ridge regression: the numbers behind the samples are found again."""

from __future__ import annotations

from random import Random

import pytest

from tokaido_tui.lab.fitting.least_squares import LeastSquares

SIZE = 38


def test_the_fit_finds_what_the_numbers_say() -> None:
    fit, random = LeastSquares(SIZE), Random(1)
    for _ in range(1500):
        numbers = [1.0, *(random.random() for _ in range(1, SIZE))]
        fit.add(numbers, 5 + 3 * numbers[1] - 2 * numbers[2])
    found, error = fit.solve()
    assert found[1] == pytest.approx(3, abs=0.2)
    assert found[2] == pytest.approx(-2, abs=0.2)
    assert error < 0.3
