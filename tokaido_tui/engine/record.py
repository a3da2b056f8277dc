"""Records: a whole game as a text a person can read. docs/record.md specifies it line by line.

A record needs no random generator to be replayed: chance is written down like everything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, NoReturn

from tokaido_tui.engine.dealer import Dealer, Draw, RecordingDealer, ScriptedDealer, Take
from tokaido_tui.engine.errors import GameError, IllegalActionError, RecordError, SetupError
from tokaido_tui.engine.event import Event
from tokaido_tui.engine.game import Game, GameSystem
from tokaido_tui.engine.setup import Setup

FIRST_LINE = "tokaido-tui record 1"
MAX_CHARACTERS = 1_000_000
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}", re.ASCII)


class Act(NamedTuple):
    """An action of a seat, and its name as the record writes it."""

    seat: int
    action: int
    name: str


Step = Act | Draw


class Record(NamedTuple):
    """A game from its setup, step by step; `points` are the final ones, None if it was not played to its end."""

    game: str
    setup: Setup
    steps: tuple[Step, ...]
    points: tuple[int, ...] | None = None

    @property
    def acts(self) -> list[Act]:
        return [step for step in self.steps if isinstance(step, Act)]

    @property
    def draws(self) -> list[Draw]:
        return [step for step in self.steps if isinstance(step, Draw)]


class Recorder:
    """Plays a game and writes down every step of it."""

    def __init__(self, system: GameSystem, setup: Setup, dealer: Dealer) -> None:
        self.system = system
        self.setup = setup
        self.steps: list[Step] = []
        self.game: Game
        self.game, self.opening = system.start(setup, RecordingDealer(dealer, self.steps.append))

    def apply(self, action: int) -> list[Event]:
        game = self.game
        at = len(self.steps)
        # The name has to be asked for before the action changes what it means; an illegal one has none.
        act = Act(game.seat, action, game.action_name(action)) if action in game.legal_actions() else None
        events = game.apply(action)
        if act is None:
            raise IllegalActionError("the rules do not allow that now")
        self.steps.insert(at, act)
        return events

    def record(self) -> Record:
        points = self.game.outcome().points if self.game.is_over else None
        return Record(self.system.name, self.setup, tuple(self.steps), points)


def step_line(step: Step, system: GameSystem) -> str:
    if isinstance(step, Act):
        return f"{step.seat + 1} {step.name}"
    return f"draw {step.pile} {system.draw_name(step)}"


def write(record: Record, system: GameSystem) -> str:
    setup = record.setup
    lines = [FIRST_LINE, f"game {record.game}"]
    lines += [f"seat {name}" for name in setup.names]
    lines += [f"role {seat + 1} {role}" for seat, role in enumerate(setup.roles) if role]
    lines += [f"variant {variant}" for variant in setup.variants]
    if setup.seed is not None:
        lines.append(f"seed {setup.seed}")
    lines.append("")
    lines += [step_line(step, system) for step in record.steps]
    lines.append("unfinished" if record.points is None else "end " + " ".join(map(str, record.points)))
    return "\n".join(lines) + "\n"


def replay(
    record: Record, system: GameSystem, then: Dealer | None = None
) -> Iterator[tuple[Game, Act | None, list[Event]]]:
    """The game after each act, with the act and its events; first before any act, with what setting up brought.

    It is one game that goes on, not a copy each time. After the record's draws, `then` deals.
    """
    game, opening = system.start(record.setup, ScriptedDealer(record.draws, then))
    yield game, None, opening
    for act in record.acts:
        yield game, act, game.apply(act.action)


class _Lines:
    """The lines of a record, read one after the other."""

    def __init__(self, text: str) -> None:
        if len(text) > MAX_CHARACTERS:
            raise RecordError("this is far too long for a record")
        if not text.endswith("\n"):
            raise RecordError("the last line is cut off", text.count("\n") + 1)
        self._lines = text[:-1].split("\n")
        self.number = 0
        """The line that was read last, counted from 1."""

    def fail(self, sentence: str, **fields: object) -> NoReturn:
        raise RecordError(sentence, self.number, **fields)

    def blame(self, error: GameError) -> NoReturn:
        """This line is at fault for an error."""
        raise RecordError.at(self.number, error) from None

    def peek(self) -> str | None:
        return self._lines[self.number] if self.number < len(self._lines) else None

    def next(self, otherwise: str, **fields: object) -> str:
        """The next line; if there is none, `otherwise` says what is missing."""
        line = self.peek()
        self.number += 1
        if line is None:
            self.fail(otherwise, **fields)
        return line

    def take_word(self, word: str) -> str | None:
        """The rest of the next line, if it begins with this word."""
        line = self.peek()
        if line is None or not line.startswith(word + " "):
            return None
        self.number += 1
        return line[len(word) + 1 :]


def _read_setup(lines: _Lines) -> tuple[str, Setup]:
    if lines.next("the record breaks off where the first line was due") != FIRST_LINE:
        lines.fail("this is not a record: it does not begin with {first!r}", first=FIRST_LINE)
    game = lines.take_word("game")
    if game is None:
        lines.next("the record breaks off where the game was due")
        lines.fail("the game was due here, as in 'game tokaido'")
    names = []
    while (name := lines.take_word("seat")) is not None:
        names.append(name)
    roles = [""] * len(names)
    while (role := lines.take_word("role")) is not None:
        number, _, who = role.partition(" ")
        if number not in [str(seat + 1) for seat in range(len(names))] or not who:
            lines.fail("a role is written 'role', the number of a seat and a name")
        if any(roles[int(number) - 1 :]):
            lines.fail("the roles are in the order of the seats, one each")
        roles[int(number) - 1] = who
    variants = []
    while (variant := lines.take_word("variant")) is not None:
        variants.append(variant)
    seed = lines.take_word("seed")
    if seed is not None and not _NUMBER.fullmatch(seed):
        lines.fail("a seed is a whole number")
    if lines.next("the record breaks off where a blank line was due") != "":
        lines.fail("a blank line was due here, between the header and the steps")
    try:
        setup = Setup(tuple(names), tuple(variants), tuple(roles), None if seed is None else int(seed))
    except SetupError as error:
        lines.blame(error)
    if setup.variants != tuple(variants):
        lines.fail("the variants are not in alphabetical order")
    return game, setup


class _LineDealer:
    """Deals what the next line of the record says."""

    def __init__(self, lines: _Lines, system: GameSystem) -> None:
        self._lines = lines
        self._system = system
        self.take: Take = self._take

    def _take(self, cards: list[int], pile: str) -> int:
        lines = self._lines
        line = lines.next("the record breaks off where a draw from the pile {pile!r} was due", pile=pile)
        word, _, rest = line.partition(" ")
        drawn_from, _, name = rest.partition(" ")
        if word != "draw" or drawn_from != pile:
            lines.fail("a draw from the pile {pile!r} was due here", pile=pile)
        try:
            draw = self._system.parse_draw(pile, name)
        except RecordError as error:
            lines.blame(error)
        if draw.card not in cards:
            lines.fail("{card!r} is not on top of the pile {pile!r} now", card=name, pile=pile)
        cards.remove(draw.card)
        return draw.card


def parse(text: str, load: Callable[[str], GameSystem]) -> tuple[Record, Game]:
    """The record and the game at its end. Raises RecordError with the number of the line at fault."""
    lines = _Lines(text)
    name, setup = _read_setup(lines)
    header = lines.number
    steps: list[Step] = []
    try:
        system = load(name)
        game, _ = system.start(setup, RecordingDealer(_LineDealer(lines, system), steps.append))
    except SetupError as error:
        raise RecordError.at(header, error) from None
    while True:
        line = lines.next("the record breaks off where a step, or the end, was due")
        word, _, rest = line.partition(" ")
        if word in ("end", "unfinished"):
            points = _read_end(lines, game, word, rest)
            break
        if game.is_over:
            lines.fail("the game is over: its end was due here")
        if word != str(game.seat + 1):
            lines.fail("a step of seat {seat} was due here", seat=game.seat + 1)
        action = next((a for a in game.legal_actions() if game.action_name(a) == rest), None)
        if action is None:
            lines.fail("{name} can't do {action!r} now", name=setup.names[game.seat], action=rest)
        steps.append(Act(game.seat, action, rest))
        try:
            game.advance(action)
        except RecordError:
            raise
        except GameError as error:
            lines.blame(error)
    if lines.peek() is not None:
        lines.number += 1
        lines.fail("there is something after the end")
    return Record(name, setup, tuple(steps), points), game


def _read_end(lines: _Lines, game: Game, word: str, rest: str) -> tuple[int, ...] | None:
    if word == "unfinished":
        if rest or game.is_over:
            lines.fail("'unfinished' stands alone, and only where the game is not over")
        return None
    if not game.is_over:
        lines.fail("the game is not over here")
    points = game.outcome().points
    if rest != " ".join(map(str, points)):
        lines.fail("the points at the end are {points}", points=" ".join(map(str, points)))
    return points
