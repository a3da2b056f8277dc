"""What a game says: declared in `words/<game>/game_words.py`, found with `words.of(game)`.

Texts are marked, not translated: whoever shows them translates them. Views are the game's own. What is long (log,
rules, commentary...) lies in modules of the same names in every game's folder, and is loaded when it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tokaido_tui.bots.advice import Advice
    from tokaido_tui.engine.event import Event
    from tokaido_tui.words.commentary import Commentator
    from tokaido_tui.words.decision import Decisions
    from tokaido_tui.words.final import Final
    from tokaido_tui.words.log import LogWriter
    from tokaido_tui.words.question import Question
    from tokaido_tui.words.rules import Rulebook


class Source(NamedTuple):
    """Where points come from: a letter for bars and cards, a word, and the name of a colour."""

    letter: str
    word: str
    colour: str


class VariantWords(NamedTuple):
    label: str
    sentence: str


class RoleWords(NamedTuple):
    """A character that a seat can be: its title ("" for none), what it can do, the coins it starts with, if any, and
    the number of its colour among the seats' colours, where it brings one along."""

    title: str
    about: str
    purse: int = 0
    colour: int | None = None


def no_role(_view: Any, _seat: int) -> tuple[str, str]:
    return "", ""


def scoring_topic(_view: Any, _seat: int) -> str:
    return "overview:scoring"


class GameWords(NamedTuple):
    name: str
    title: str
    """As people write the game's name."""
    secret: tuple[str, ...]
    """The kinds of decision that show what nobody else may see: the curtain comes before them."""
    sources: Mapping[str, Source]
    """By the names that outcomes use, in their order."""
    variants: Mapping[str, VariantWords]
    about_players: str
    """How many can play, in a sentence."""
    opening: str
    """What a commentary says before anything has happened."""
    ending: str
    """Said where the game is over."""
    roles: Mapping[str, RoleWords]
    """By the names that setups use; empty where nobody chooses a character."""
    roles_label: str = ""
    """What the setup calls them; "" where there are none."""
    about_roles: tuple[str, str] = ("", "")
    """What the rules do where nobody chooses one, a sentence about all seats and one about a seat."""
    role_of: Callable[[Any, int], tuple[str, str]] = no_role
    """Who a seat of a view is, in a longer and a shorter form; empty for nobody in particular."""
    sheet_topic: Callable[[Any, int], str] = scoring_topic
    """The rules page that a player's sheet leads to; "" for none."""

    def _part(self, name: str) -> Any:
        return import_module(f"tokaido_tui.words.{self.name}.{name}")

    @property
    def decisions(self) -> Decisions:
        """Every kind of decision in words."""
        found: Decisions = self._part("decisions").DECISIONS
        return found

    def log_writer(self, view: Any) -> LogWriter:
        """Tells the events of the game that this is a view of."""
        found: LogWriter = self._part("log").LogWriter(view)
        return found

    def commentator(self, view: Any) -> Commentator:
        from tokaido_tui.words.commentary import Commentator

        return Commentator(self.log_writer(view), self._part("commentary.remarks").remarks)

    def rulebook(self, view: Any = None) -> Rulebook:
        """With the tables of the game that this is a view of; without one, the game's own."""
        found: Rulebook = self._part("rules_pages").rulebook(view)
        return found

    def question(self, view: Any) -> Question:
        """What is asked where something is to be chosen from a list; the view must be that of who decides."""
        return self.decisions[view.kind].question(view)

    def hint(self, view: Any, advice: Advice) -> str:
        """The advice in words that fit in a line; the view must be that of who decides."""
        from tokaido_tui.words.hints import hint

        return hint(self.decisions, view, advice)

    def final(self, view: Any, events: Iterable[Event]) -> Final:
        """The end of the game in steps, from its last events; `view` is of the end."""
        found: Final = self._part("final").final(view, events)
        return found

    def reason(self, view: Any) -> str:
        """Why the winner won: a lead, or what broke the tie."""
        found: str = self._part("final").reason(view)
        return found

    def has_own_colours(self) -> bool:
        """Whether a seat's colour is its character's."""
        return any(role.colour is not None for role in self.roles.values())
