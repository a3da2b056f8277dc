"""`tokaido`, also as `python -m tokaido_tui`.

The game opens without the library that reads the other commands: loading that is a tenth of the way to the title.
"""

from __future__ import annotations

import gc
import sys


def main() -> None:
    words = sys.argv[1:]
    if words and words[0] != "play":
        from tokaido_tui.cli import main as command_line

        command_line()
        return
    # What is loaded now stays: looking through it for garbage would only delay the first frame. The app ends this.
    gc.disable()
    from tokaido_tui.commands.output import forgiving, polite

    forgiving()
    with polite():
        from tokaido_tui.commands.play import open_game

        open_game(words[1:] if words else None)


if __name__ == "__main__":
    main()
