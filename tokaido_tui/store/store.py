"""The games that are kept: begin one, list them, go on with one, show, delete, bring in."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tokaido_tui.engine.errors import DataError, GameError
from tokaido_tui.engine.record import Record, parse, step_line, write
from tokaido_tui.games import system
from tokaido_tui.store import journal
from tokaido_tui.store.database import FILE, StoreError, open_database, store_error
from tokaido_tui.store.files import fingerprint
from tokaido_tui.store.journal import JournalWriter, Writing, insert_game, transaction, write_steps, write_summary
from tokaido_tui.store.locks import forget_lock, is_open, lock_game
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table


class KeptSeat(NamedTuple):
    name: str
    bot: str
    colour: int
    role: str
    hints: int
    points: int
    place: int
    won: float


class KeptGame(NamedTuple):
    """A game as the lists show it; dates are UTC, as ISO has them."""

    number: int
    game: str
    variants: tuple[str, ...]
    roles: tuple[str, ...]
    seed: int | None
    inherited_steps: int
    origin: str
    created: str
    changed: str
    progress: tuple[int, int]
    over: bool
    seats: tuple[KeptSeat, ...]
    data: str = ""
    """The folder with the tables it is played with, "" for the game's own; and their fingerprint."""
    tables: str = ""

    @property
    def moment(self) -> str:
        """When it was gone on with last, as the clock on the wall has it."""
        return datetime.fromisoformat(self.changed).astimezone().strftime("%Y-%m-%d %H:%M")

    @property
    def day(self) -> str:
        return self.moment[:10]

    def plan(self) -> Plan:
        seats = tuple(Seat(seat.name, seat.bot, seat.colour) for seat in self.seats)
        return Plan(seats, self.game, self.variants, self.roles, self.seed, Path(self.data) if self.data else None)


class Store:
    """The games of one owner: "" is who plays on this machine, others are a host's. Others' games are not seen.

    `notice` says what happened to the database on opening it, if anything did.
    """

    def __init__(self, folder: Path, owner: str = "") -> None:
        """Raises StoreError if nothing can be kept. It looks through the whole file: better not in an event loop."""
        self.folder = folder
        self.owner = owner
        self.database, self.notice = open_database(self.folder)
        self._writing = Writing(self.folder / FILE, owner)

    def close(self) -> None:
        self.database.close()
        self._writing.close()

    @contextmanager
    def plain_errors(self) -> Iterator[None]:
        """What goes wrong with the database is told as a sentence."""
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            raise store_error(error, self.folder / FILE) from None

    # --- playing -----------------------------------------------------------------------------------------------------

    def begin(self, plan: Plan, start: Record | None = None) -> Table:
        """A new game that is kept; with a start, another game is played on from there."""
        inherited_steps = len(start.steps) if start else 0
        return Table(plan, start, inherited_steps, self.writer(inherited_steps))

    def writer(self, inherited_steps: int = 0) -> JournalWriter:
        """Keeps a game that is not kept yet, once it is given the first of its steps."""
        return JournalWriter(self._writing, inherited_steps)

    def resume(self, number: int) -> Table:
        """The game at the decision where it was left. Raises StoreError."""
        self.game(number)
        lock = lock_game(self.folder, number)
        if lock is None:
            raise StoreError("This game is open in another window.")
        try:
            # Read again now that nobody else can change it.
            kept = self.game(number)
            lines = self.lines(number)
            record = self.record(kept)
            writer = JournalWriter(self._writing, kept.inherited_steps, number, lines, lock)
            plan = kept.plan()
            # Without a seed of its own it still has to go on with the same chance every time.
            table = Table(plan._replace(seed=number) if plan.seed is None else plan, record, kept.inherited_steps)
        except BaseException:
            lock.release()
            raise
        table.hints.update({seat: kept.seats[seat].hints for seat in range(len(kept.seats)) if kept.seats[seat].hints})
        table.go_on_with(writer)
        return table

    # --- looking -----------------------------------------------------------------------------------------------------

    def games(self, over: bool | None = None) -> list[KeptGame]:
        """The latest first."""
        condition = "" if over is None else f" AND over = {int(over)}"
        return self._games(f"{condition} ORDER BY changed DESC, id DESC")

    def game(self, number: int) -> KeptGame:
        # A larger number is none that the database could look for.
        found = self._games(" AND id = ?", number) if number.bit_length() < 64 else []
        if not found:
            raise StoreError("There is no game {n} in the journal.", n=number)
        return found[0]

    def count(self) -> tuple[int, int]:
        """How many games are in progress, and how many are over."""
        with self.plain_errors():
            rows = dict(
                self.database.execute(
                    "SELECT over, count(*) FROM games WHERE owner = ? GROUP BY over", (self.owner,)
                ).fetchall()
            )
        return rows.get(0, 0), rows.get(1, 0)

    def _games(self, condition: str, *values: object) -> list[KeptGame]:
        with self.plain_errors():
            # One reading of both tables, whatever another program writes between them.
            self.database.execute("BEGIN")
            try:
                rows = self.database.execute(
                    "SELECT id, game, variants, roles, seed, inherited_steps, origin, created, changed, stage, stages,"
                    " over, data, tables"
                    f" FROM games WHERE owner = ?{condition}",
                    (self.owner, *values),
                ).fetchall()
                seats: dict[int, list[KeptSeat]] = {}
                for game, *seat in self.database.execute(
                    "SELECT game, name, bot, colour, role, hints, points, place, won FROM seats"
                    f" WHERE game IN (SELECT id FROM games WHERE owner = ?{condition}) ORDER BY game, seat",
                    (self.owner, *values),
                ):
                    seats.setdefault(game, []).append(KeptSeat(*seat))
            finally:
                self.database.execute("COMMIT")
        return [
            KeptGame(
                number, game, tuple(json.loads(variants)), tuple(json.loads(roles)), seed, inherited_steps, origin,
                created, changed, (stage, stages), bool(over), tuple(seats.get(number, ())), data, tables,
            )
            for (
                number, game, variants, roles, seed, inherited_steps, origin, created, changed, stage, stages, over,
                data, tables,
            ) in rows
        ]  # fmt: skip

    def is_open(self, number: int) -> bool:
        return is_open(self.folder, number)

    def lines(self, number: int) -> list[str]:
        with self.plain_errors():
            rows = self.database.execute("SELECT line FROM steps WHERE game = ? ORDER BY number", (number,))
            return [line for (line,) in rows]

    def record_text(self, kept: KeptGame) -> str:
        """As a record file has it. Its header comes from the game's plan, its steps are as they were kept."""
        plan = kept.plan()
        empty = write(Record(kept.game, plan.setup(), ()), plan.system())
        header = empty.removesuffix("unfinished\n")
        end = "end " + " ".join(str(seat.points) for seat in kept.seats) if kept.over else "unfinished"
        return header + "".join(f"{line}\n" for line in (*self.lines(kept.number), end))

    def record(self, kept: KeptGame) -> Record:
        try:
            plan = kept.plan()
            rules = plan.system()
            if fingerprint(plan.data) != kept.tables:
                # What was scored until now would not be what the tables say.
                raise DataError("the tables in {folder} have changed since", folder=kept.data)
            return parse(self.record_text(kept), lambda _name: rules)[0]
        except GameError as error:
            raise StoreError("Game {n} can't be replayed: {reason}.", n=kept.number, reason=error) from None

    # --- changing ----------------------------------------------------------------------------------------------------

    def delete(self, number: int) -> None:
        """Raises StoreError if somebody plays it."""
        self.game(number)
        if self.is_open(number):
            raise StoreError("This game is open in another window.")
        with self.plain_errors(), transaction(self.database):
            self.database.execute("DELETE FROM games WHERE id = ?", (number,))
        forget_lock(self.folder, number)

    def bring_in(self, text: str, data: Path | None = None) -> int:
        """A record from elsewhere, played with the tables in a folder or with the game's own, becomes a game here; its
        number. Raises RecordError, DataError or StoreError."""
        record, _game = parse(text, lambda name: system(name, data))
        setup = record.setup
        seats = tuple(Seat(name, colour=number) for number, name in enumerate(setup.names))
        plan = Plan(seats, record.game, setup.variants, setup.roles, setup.seed, data)
        summary = Table(plan, record).summary()._replace(plan=plan)
        with self.plain_errors(), transaction(self.database):
            number = insert_game(self.database, summary, 0, journal.IMPORTED, self.owner)
            lines = [step_line(step, plan.system()) for step in record.steps]
            write_steps(self.database, number, 0, lines)
            write_summary(self.database, number, summary)
        return number
