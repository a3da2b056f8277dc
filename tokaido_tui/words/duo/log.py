"""Events as sentences: the journal of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tokaido_tui.games.duo.box import COLOURS, PAWNS
from tokaido_tui.i18n import _, ngettext
from tokaido_tui.words import counts
from tokaido_tui.words.duo import names, wave_names
from tokaido_tui.words.log import NOBODY, Line

if TYPE_CHECKING:
    from tokaido_tui.engine.event import Event
    from tokaido_tui.games.duo.view import View

TOKENS_A_LINE = 4


class LogWriter:
    """Turns the events of a game into lines. It remembers where the pawn of the die is: sentences say where."""

    def __init__(self, view: View) -> None:
        self._names = tuple(player.name for player in view.players)
        self._tables = view.box
        self._waves = view.waves
        self._space = [player.pawns[view.pawn] for player in view.players]
        self._sentences: dict[str, Callable[[Event], str]] = {
            "colour": self._colour, "rolled": self._rolled, "stuck": self._stuck, "moved": self._moved,
            "passed": self._passed, "temple": self._temple, "garden": self._garden, "springs": self._springs,
            "wave": self._wave, "drew": self._drew, "returned": self._returned, "sold": self._sold,
            "ingot": self._ingot, "revealed": self._revealed, "gave": self._gave, "ending": self._ending,
            "won": self._won,
        }  # fmt: skip

    def speaker(self, seat: int) -> str:
        return "" if seat == NOBODY else self._names[seat]

    def tell(self, events: Iterable[Event]) -> list[Line]:
        """Which die is taken is no line of its own: the move says it."""
        lines: list[Line] = []
        tokens: list[str] = []
        waves: list[str] = []
        melted = 0
        for event in events:
            if event.kind == "moved":
                assert isinstance(event.what, tuple)
                self._space[event.seat] = event.what[-1]
            if event.kind == "points":
                self._latest(lines, event.seat).points += event.amount
            elif event.kind == "coins":
                if event.cause == "ingot":
                    melted = event.amount
                elif event.cause == "town":
                    text = _("visited {space}").format(space=self._here(event))
                    lines.append(Line(event.seat, text, coins=event.amount))
                else:
                    self._latest(lines, event.seat).coins += event.amount
            elif event.kind == "token":
                tokens.append(self._token(event))
            elif event.kind == "wave laid":
                assert isinstance(event.what, tuple)
                waves.append(names.wave(self._tables.waves[event.what[0]][event.what[1]].name))
                if len(waves) == len(self._waves):
                    lines += self._laid(tokens, waves)
            elif event.kind in self._sentences:
                lines.append(Line(event.seat, self._sentences[event.kind](event)))
                if event.kind == "ingot":
                    lines[-1].coins = melted
                # Whether something comes of it is yet to be told: nothing more has happened.
                lines[-1].weak = event.kind == "moved"
            if len(lines) > 1:
                lines[-2].weak = False
        return lines

    def _latest(self, lines: list[Line], seat: int) -> Line:
        """The line that points and coins belong to: the seat's latest."""
        return next(line for line in reversed(lines) if line.seat == seat)

    def _here(self, event: Event) -> str:
        return names.space(self._tables, self._space[event.seat])

    # --- before the first roll ----------------------------------------------------------------------------------------

    def _colour(self, event: Event) -> str:
        assert isinstance(event.what, int)
        side = COLOURS[event.what]
        return _("plays {colour}: {title}").format(colour=names.colour(side), title=_(names.ROLES[side].title))

    def _token(self, event: Event) -> str:
        assert isinstance(event.what, tuple)
        stop, good = event.what
        return f"{self._tables.names[stop]} {_(names.GOODS[good])} {event.amount}"

    def _laid(self, tokens: list[str], waves: list[str]) -> list[Line]:
        rows = [", ".join(tokens[i : i + TOKENS_A_LINE]) for i in range(0, len(tokens), TOKENS_A_LINE)]
        lines = [Line(NOBODY, _("The coast pays: {tokens}").format(tokens=row)) for row in rows]
        return [*lines, Line(NOBODY, _("The waves: {waves}").format(waves=", ".join(waves)))]

    # --- rolling and moving -------------------------------------------------------------------------------------------

    def _rolled(self, event: Event) -> str:
        assert isinstance(event.what, tuple)
        dice = ", ".join(f"{_(pawn)} {value}" for pawn, value in zip(names.PAWNS, event.what, strict=True))
        return _("rolled {dice} (round {n})").format(dice=dice, n=event.amount)

    def _stuck(self, event: Event) -> str:
        pawn = _(names.THE_PAWN[PAWNS.index(event.cause)])
        return _("can't move {pawn} {spaces}: it stays").format(pawn=pawn, spaces=counts.spaces(event.amount))

    def _moved(self, event: Event) -> str:
        pawn = _(names.THE_PAWN[PAWNS.index(event.cause)])
        return _("moved {pawn} to {space}").format(pawn=pawn, space=self._here(event))

    def _passed(self, event: Event) -> str:
        assert isinstance(event.what, int)
        return _("left {space} alone").format(space=names.space(self._tables, event.what))

    # --- the pilgrim --------------------------------------------------------------------------------------------------

    def _temple(self, event: Event) -> str:
        return _("prayed at {space}: temple peg on {n}").format(space=self._here(event), n=event.what)

    def _garden(self, event: Event) -> str:
        return _("walked in {space}: garden peg on {n}").format(space=self._here(event), n=event.what)

    def _springs(self, event: Event) -> str:
        if event.amount < 0:
            return _("gave back the hot springs token to use the die again")
        if event.cause == "player":
            return _("took the hot springs token from {name}").format(name=self._other(event))
        return _("took the hot springs token")

    def _wave(self, event: Event) -> str:
        assert isinstance(event.what, int)
        wave = wave_names.whom(self._waves[event.what].name)
        if event.cause == "player":
            return _("took {wave} from {name}").format(wave=wave, name=self._other(event))
        return _("took {wave} at {space}").format(wave=wave, space=self._here(event))

    def _other(self, event: Event) -> str:
        return self._names[1 - event.seat]

    # --- the merchant -------------------------------------------------------------------------------------------------

    def _drew(self, event: Event) -> str:
        assert isinstance(event.what, tuple)
        return _("drew {goods} in {space}").format(goods=names.goods(event.what), space=self._here(event))

    def _returned(self, event: Event) -> str:
        assert isinstance(event.what, tuple)
        text = _("lost the wave and put back {goods}") if event.cause == "wave" else _("put back {goods}")
        return text.format(goods=names.goods(event.what))

    def _sold(self, event: Event) -> str:
        assert isinstance(event.what, int)
        return _("sold {goods} in {space}").format(goods=names.good(event.what, event.amount), space=self._here(event))

    def _ingot(self, event: Event) -> str:
        return _("made ingot number {n}").format(n=event.what)

    # --- the artist ---------------------------------------------------------------------------------------------------

    def _revealed(self, event: Event) -> str:
        assert isinstance(event.what, tuple)
        return _("painted in {space}: {paintings}").format(
            space=self._here(event), paintings=names.landscapes(event.what)
        )

    def _gave(self, event: Event) -> str:
        assert isinstance(event.what, int)
        return _("gave {painting} in {space}").format(
            painting=_(names.OF_LANDSCAPE[event.what]), space=self._here(event)
        )

    # --- the end ------------------------------------------------------------------------------------------------------

    def _ending(self, event: Event) -> str:
        why = _(names.ENDINGS[event.cause])
        return _("brings the end: {why}; this round is the last").format(why=why)

    def _won(self, event: Event) -> str:
        return ngettext("wins with {n} point", "wins with {n} points", event.amount).format(n=event.amount)
