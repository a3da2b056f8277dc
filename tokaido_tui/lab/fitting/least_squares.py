"""Ridge regression in plain Python, for forecasts."""

from __future__ import annotations

RIDGE = 3.0


class LeastSquares:
    """Collects samples of so many numbers and a target, then solves for the weights."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._squares = [[0.0] * size for _ in range(size)]
        self._products = [0.0] * size
        self._targets = 0.0
        self.samples = 0

    def add(self, numbers: list[float], target: float) -> None:
        # Most features of a seat are zero: only the others are multiplied.
        filled = [(i, number) for i, number in enumerate(numbers) if number]
        for i, number in filled:
            row = self._squares[i]
            for j, other in filled:
                row[j] += number * other
            self._products[i] += number * target
        self._targets += target * target
        self.samples += 1

    def solve(self) -> tuple[list[float], float]:
        """The weights, and the root of the mean squared error with them."""
        size = self._size
        rows = [[*self._squares[i], self._products[i]] for i in range(size)]
        for i in range(size):
            rows[i][i] += RIDGE
        for i in range(size):
            pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            for r in range(size):
                if r != i and rows[r][i]:
                    factor = rows[r][i] / rows[i][i]
                    rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
        weights = [rows[i][size] / rows[i][i] for i in range(size)]
        explained = sum(
            weights[i] * (2 * self._products[i] - sum(self._squares[i][j] * weights[j] for j in range(size)))
            for i in range(size)
        )
        return weights, (max(0.0, self._targets - explained) / max(1, self.samples)) ** 0.5
