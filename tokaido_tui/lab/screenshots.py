"""`tokaido lab screenshots`: the pictures of the README, from fixed games, the same on every machine."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Annotated

import typer

from tokaido_tui.commands.output import console
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.i18n import _
from tokaido_tui.lab.screenshot_scenes import SCENES, Scene
from tokaido_tui.session import Session, Terminal
from tokaido_tui.settings import Settings
from tokaido_tui.tui.app import TokaidoApp

FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
CELL, LINE, ASCENT = 12.2, 24.4, 18.5
"""Rich's SVG: a cell's width, a line's height, and how far a line's upper edge is above its text's y."""

# A block as the part of its cell that it fills: x, y, width and height.
BLOCKS = {
    "█": (0, 0, 1, 1), "▀": (0, 0, 1, 0.5), "▄": (0, 0.5, 1, 0.5), "▌": (0, 0, 0.5, 1), "▐": (0.5, 0, 0.5, 1),
}  # fmt: skip
_FACES = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
_EDGE = re.compile(r'(<clipPath id="t-clip-terminal">\s*<rect x="0" y="0" width=")([\d.]+)" height="([\d.]+)"')
_IDS = re.compile(r"terminal-\d+-")
_TEXT = re.compile(
    r'<text class="(?P<style>[^"]*-r\d+)" x="(?P<x>[\d.]+)" y="(?P<y>[\d.]+)"[^>]*>(?P<text>[^<]*)</text>'
)


def screenshots(
    out: Annotated[Path, typer.Option(metavar="DIR", help=_("The folder for the pictures."))] = Path("screenshots"),
    only: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help=_("Only this picture; may be repeated."))
    ] = None,
) -> None:
    for name in only or ():
        if name not in SCENES:
            raise SetupError("there is no picture {name!r}; there are {all}", name=name, all=", ".join(SCENES))
    out.mkdir(parents=True, exist_ok=True)
    for name in only or SCENES:
        path = out / f"{name}.svg"
        path.write_text(picture(SCENES[name]), encoding="utf-8", newline="\n")
        console().print(str(path))


def picture(scene: Scene) -> str:
    """The scene as SVG."""
    return asyncio.run(_taken(scene))


async def _taken(scene: Scene) -> str:
    settings = Settings(theme=scene.theme, animation=False, ascii=scene.ascii)
    app = TokaidoApp(Session(name="ana", settings=settings, terminal=Terminal("true", motion=False)))
    async with app.run_test(size=scene.size) as pilot:
        await pilot.pause()
        await scene.reach(app, pilot)
        await pilot.pause()
        return cleaned(app.export_screenshot(title=app.TITLE, simplify=True))


def cleaned(svg: str) -> str:
    """Without fonts from elsewhere; blanks kept; blocks drawn as what they are, so that no font leaves gaps."""
    svg = _FACES.sub("", svg)
    svg = _IDS.sub("t-", svg)
    svg = svg.replace("Fira Code, monospace", FONTS).replace("font-family: arial", "font-family: sans-serif")
    # Rich cuts off the lower edge of the last line and the right edge of the last column.
    svg = _EDGE.sub(lambda found: f'{found[1]}{float(found[2]) + 1:.1f}" height="{float(found[3]) + 2.5:.1f}"', svg)
    svg = _TEXT.sub(_drawn, svg)
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def _drawn(match: re.Match[str]) -> str:
    """A text of blocks as rectangles; any other as it is."""
    text = unescape(match["text"])
    if not text or any(char not in BLOCKS for char in text):
        return match[0]
    left, top = float(match["x"]), float(match["y"]) - ASCENT
    runs: list[tuple[str, int, int]] = []
    for column, char in enumerate(text):
        if runs and runs[-1][0] == char and BLOCKS[char][2] == 1:
            runs[-1] = char, runs[-1][1], runs[-1][2] + 1
        else:
            runs.append((char, column, 1))
    rectangles = []
    for char, column, cells in runs:
        x, y, width, height = BLOCKS[char]
        place = f'x="{left + (column + x) * CELL:.1f}" y="{top + y * LINE:.1f}"'
        size = f'width="{cells * width * CELL:.1f}" height="{height * LINE:.1f}"'
        rectangles.append(f'<rect class="{match["style"]}" {place} {size} shape-rendering="crispEdges"/>')
    return "".join(rectangles)
