"""Tables in the pages of docs/."""

from __future__ import annotations


def table(page: str, heading: str) -> list[list[str]]:
    """The rows of the first table whose first heading begins like this."""
    lines = page.split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith(f"| {heading}"))
    found = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found
