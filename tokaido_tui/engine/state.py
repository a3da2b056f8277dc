"""The state of a game, declared once: a line a field, with its type, what it begins as and how it is copied.

    @state
    class Game(State):
        coins: list[int] = per_seat(0)
        offer: Cards = shared(lambda terms: ())

From these lines `state` makes the slots, `lay_out` and `copy`, as straight-line code: searches copy games by the
thousand. What begins as a function of the terms is worked out once for all games on the same terms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

from tokaido_tui.engine.deck import Deck

if TYPE_CHECKING:
    from tokaido_tui.engine.dealer import Dealer, Take
    from tokaido_tui.engine.event import Event

Begins = Callable[[Any], Any]
Made = TypeVar("Made", bound="State")


class Field(NamedTuple):
    """How a field begins, from the terms of the game, and the statement that copies it `of` a game `to` another."""

    begins: Begins
    copies: str


# The functions below stand where a class has default values: what they return is for `state`, not for mypy.


def shared(begins: Begins) -> Any:
    """A value that is replaced, never changed in place: copies share it."""
    return Field(begins, "{to}.{name} = {of}.{name}")


def value(number: int | bool | tuple[Any, ...] | None) -> Any:
    """The same, beginning as this."""
    return shared(lambda _terms: number)


def listed(begins: Begins) -> Any:
    """A list of values that are not changed in place."""
    return Field(lambda terms: list(begins(terms)), "{to}.{name} = {of}.{name}[:]")


def per_seat(number: Any, each: Callable[[Any], int] | None = None) -> Any:
    """A list with an entry a seat, or with as many as `each` says (of the terms) a seat after the other."""
    return listed(lambda terms: [number] * (terms.setup.players * (each(terms) if each else 1)))


def two_lists(begins: Begins) -> Any:
    """A list of two lists."""
    return Field(begins, "one, two = {of}.{name}\n    {to}.{name} = [one[:], two[:]]")


def deck(name: str, cards: Callable[[Any], Sequence[int]]) -> Any:
    """A deck of these cards."""
    return Field(
        lambda terms: Deck(name, list(cards(terms))),
        "deck = {of}.{name}\n    {to}.{name} = Deck(deck.name, deck.top[:], deck.sighting, deck.below)",
    )


def forgotten(begins: Begins) -> Any:
    """What a copy has not: None, as at the beginning."""
    return Field(begins, "{to}.{name} = None")


class State:
    """What all games have. An instance is empty until it is laid out or copied from another."""

    __slots__ = ()

    FIELDS: dict[str, Field]
    """All fields by name, those of the classes it is made from first."""

    if TYPE_CHECKING:
        take: Take
        events: list[Event] | None
        terms: Any

        def copy(self, dealer: Dealer | None = None) -> Self:
            """The same game with nothing shared that a step would change; without its story."""

        def copy_from(self, other: Self) -> None:
            """Makes this the same as the other."""

    def lay_out(self, terms: Any, dealer: Dealer) -> None:
        """Makes this a game before anything is dealt: as it was for the last one on these terms."""
        if terms.laid_out is None:
            for name, field in self.FIELDS.items():
                setattr(self, name, field.begins(terms))
            terms.laid_out = self.copy()
        else:
            self.copy_from(terms.laid_out)
        self.take = dealer.take


def state(declared: type[Made]) -> type[Made]:
    """The class with slots for its fields, and the methods that copy them."""
    fields: dict[str, Field] = dict(getattr(declared, "FIELDS", {}))
    inherited = set(fields)
    body = dict(vars(declared))
    for name in declared.__annotations__:
        found = body.pop(name, None)
        if not isinstance(found, Field):
            raise TypeError(f"{declared.__name__}.{name} does not say how it begins and is copied")
        fields[name] = found
    for name in ("__dict__", "__weakref__"):
        body.pop(name, None)
    # A class gets its slots when it is made: this is the same class once more, as dataclasses do it.
    body["__slots__"] = tuple(name for name in fields if name not in inherited)
    body["FIELDS"] = fields
    body["__qualname__"] = declared.__qualname__
    metaclass: Any = type(declared)
    made = metaclass(declared.__name__, declared.__bases__, body)
    _add_copying(made, fields)
    return made  # type: ignore[no-any-return]


def _add_copying(made: Any, fields: dict[str, Field]) -> None:
    def statements(to: str, of: str) -> str:
        return "\n    ".join(field.copies.format(to=to, of=of, name=name) for name, field in fields.items())

    code = f"""
def copy(self, dealer=None):
    other = Made()
    {statements("other", "self")}
    if dealer is not None:
        other.take = dealer.take
    return other

def copy_from(self, other):
    {statements("self", "other")}
"""
    written: dict[str, Any] = {"Made": made, "Deck": Deck}
    exec(code, written)
    for name in ("copy", "copy_from"):
        method = written[name]
        method.__qualname__ = f"{made.__qualname__}.{name}"
        method.__module__ = made.__module__
        setattr(made, name, method)
