"""A decision at a time: who decides, what about, and what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tokaido_tui.engine.errors import IllegalActionError


class Option(NamedTuple):
    """One thing that can be chosen: `name` as records write it, and what it certainly does to the chooser."""

    action: int
    name: str
    points: int = 0
    coins: int = 0


class Decision(NamedTuple):
    """`options` is empty for those who may not know them: the others, and spectators."""

    seat: int
    kind: str
    options: tuple[Option, ...] = ()


def _never(*_: Any) -> Any:
    """Moves are not answers, and nothing is asked after the end."""
    raise AssertionError("nobody was asked that")


def _nothing(_game: Any, _action: int) -> tuple[int, int]:
    return 0, 0


class Kind(NamedTuple):
    """A kind of decision, with all that a game does about it. The functions get the game.

    `legal` are the actions there are, `answer` takes one of them (True when nothing is left to decide), `names` is one
    as records write it, and `gains` the points and coins it certainly brings. Where it `hides_options` only who decides
    may know them, where it `hides_offer` not the cards they are about either; those are `offered_from` a pile.
    """

    name: str
    legal: Callable[[Any], tuple[int, ...]] = _never
    answer: Callable[..., bool] = _never
    names: Callable[[Any, int], str] = _never
    gains: Callable[[Any, int], tuple[int, int]] = _nothing
    hides_options: bool = False
    hides_offer: bool = False
    offered_from: str = ""


def in_order(kinds: dict[int, Kind], names: Sequence[str]) -> tuple[Kind, ...]:
    """The kinds by their numbers, which are those of their names."""
    found = tuple(kinds[number] for number in range(len(names)))
    assert [kind.name for kind in found] == list(names)
    return found


def described(game: Any, kind: Kind) -> Decision:
    """What is to be decided, with all that is known of every option."""
    options = tuple(
        Option(action, kind.names(game, action), *kind.gains(game, action)) for action in game.legal_actions()
    )
    return Decision(game.seat, kind.name, options)


def not_a_choice(game: Any, kind: Kind) -> IllegalActionError:
    """What is said to an action that is none of the options."""
    wanted = "; ".join(kind.names(game, legal) for legal in game.legal_actions())
    return IllegalActionError("that is not one of the choices now, which are: {wanted}", wanted=wanted)
