"""`tokaido`, also as `python -m tokaido_tui`.

Without a command the game opens, and what reads commands is not even loaded.
"""

from __future__ import annotations

import gc
import sys

from tokaido_tui import i18n
from tokaido_tui.commands.errors import errors_as_sentences, escape_unknown_letters
from tokaido_tui.session import local


def main() -> None:
    words = sys.argv[1:]
    if words[:1] in ([], ["play"]):
        # What is loaded now stays: looking through it for garbage would only delay the first frame. The app ends this.
        gc.disable()
    escape_unknown_letters()
    with errors_as_sentences():
        # Before the commands are loaded: their help is in the language of the settings too.
        i18n.use(local().language)
        if words:
            from tokaido_tui.cli import app

            app(prog_name="tokaido")
        from tokaido_tui.commands.terminal import open_game

        open_game()


if __name__ == "__main__":
    main()
