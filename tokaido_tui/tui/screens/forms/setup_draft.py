"""A game being set up: what the setup screen edits. It knows the fields and their values, nothing of the screen."""

from __future__ import annotations

from dataclasses import dataclass, field

from tokaido_tui.bots import LEVELS
from tokaido_tui.engine.errors import SetupError
from tokaido_tui.engine.setup import MAX_NAME
from tokaido_tui.games import system
from tokaido_tui.i18n import _, mark
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.tui.games import ON_SCREEN, ui
from tokaido_tui.words.errors import in_words
from tokaido_tui.words.setup import BOT_NAMES

PERSON = ""
# `random` is there for simulations: nobody wants to play against it.
OFFERED = (PERSON, *(level for level in LEVELS if level != "random"))
DEFAULT_BOT = "wanderer"
SEATS = 5
USUAL = 4
LONGEST_SEED = 12

Field = tuple[str, int]
"""A field and which of them: ("name", 2) is the third seat's name."""

SENTENCES = {
    "empty": mark("Everybody needs a name."),
    "double": mark("{name} sits here twice: give one of them another name."),
    "seed": mark("A seed is a number: digits only. Leave it empty for a game of chance."),
    "initiation": mark("Initiation is played without travellers."),
}


@dataclass
class SeatDraft:
    name: str
    bot: str
    colour: int
    role: str = ""


def person_name(login: str) -> str:
    """The login name, as a person would write it; else a plain 'Guest'."""
    login = "".join(char for char in login if char.isprintable()).strip()[:MAX_NAME]
    return _("Guest") if not login or login in ("root", *BOT_NAMES) else login[0].upper() + login[1:]


def _seats(login: str) -> list[SeatDraft]:
    """A person and four bots, whose initials differ: they are what is seen on the road."""
    person = person_name(login)
    bots = [name for name in BOT_NAMES if name[0] != person[0]]
    names = [person, *bots][:SEATS]
    return [SeatDraft(name, DEFAULT_BOT if number else PERSON, number) for number, name in enumerate(names)]


@dataclass
class Problem:
    """What is wrong, in a sentence, and the field where it is."""

    sentence: str
    field: Field


@dataclass
class SetupDraft:
    login: str = ""
    game: str = ON_SCREEN[0]
    players: int = USUAL
    wanted: int = USUAL
    """How many there were to be when it was last a choice."""
    seats: list[SeatDraft] = field(default_factory=list)
    chosen: bool = False
    """Whether travellers are chosen here instead of dealt."""
    variants: set[str] = field(default_factory=set)
    seed: str = ""

    def __post_init__(self) -> None:
        self.seats = self.seats or _seats(self.login)

    @property
    def initiation(self) -> bool:
        return "initiation" in self.variants

    @property
    def roles_shown(self) -> bool:
        return self.chosen and not self.initiation and self.has_roles

    @property
    def has_roles(self) -> bool:
        """Whether the game has characters that can be chosen."""
        return bool(ui(self.game).words.roles)

    def variant_names(self) -> tuple[str, ...]:
        return tuple(variant.name for variant in system(self.game).variants)

    @property
    def own_colours(self) -> bool:
        """Whether a seat's colour is its character's, and not chosen apart."""
        return ui(self.game).words.has_own_colours()

    def colour_of(self, number: int) -> int | None:
        """The colour a seat will have; None where the lot decides."""
        seat = self.seats[number]
        if not self.own_colours:
            return seat.colour
        roles = [other.role for other in self.seats[: self.players]] if self.roles_shown else [""]
        free = [role for role in ui(self.game).words.roles if role not in roles]
        role = seat.role if self.roles_shown else ""
        # The last one that is left is no lot.
        return ui(self.game).words.roles[role or free[0]].colour if role or len(free) == 1 else None

    @property
    def fixed(self) -> bool:
        """Whether there is only one number of players."""
        return len(system(self.game).players) == 1

    def change(self, place: Field, step: int) -> str:
        """The next or the previous value of a field; a sentence where it can't be changed."""
        kind, number = place
        if kind == "game":
            self._turn_game(step)
        elif kind == "players":
            self.set_players(self.players + step)
        elif kind == "who":
            self._turn_who(self.seats[number], step)
        elif kind == "colour":
            self._turn_colour(self.seats[number], step)
        elif kind == "traveller":
            self._turn_role(number, step)
        elif kind == "travellers":
            if self.initiation:
                return _(SENTENCES["initiation"])
            self.chosen = not self.chosen
        elif kind == "variant":
            self.variants ^= {self.variant_names()[number]}
        return ""

    def _turn_game(self, step: int) -> None:
        """What the next game has no use for is let go."""
        self.game = ON_SCREEN[(ON_SCREEN.index(self.game) + step) % len(ON_SCREEN)]
        self.variants &= set(self.variant_names())
        for seat in self.seats:
            seat.role = ""
        self.set_players(self.wanted)

    def set_players(self, number: int) -> None:
        offered = system(self.game).players
        number = min(max(number, offered.start), offered.stop - 1)
        if not self.fixed:
            self.wanted = number
        # Who was away may have lost the traveller to somebody in the meantime.
        for seat in self.seats[self.players : number]:
            seat.role = ""
        self.players = number

    def _turn_who(self, seat: SeatDraft, step: int) -> None:
        seat.bot = OFFERED[(OFFERED.index(seat.bot) + step) % len(OFFERED)]

    def _turn_colour(self, seat: SeatDraft, step: int) -> None:
        """The next colour; whoever has it takes this seat's."""
        wanted = (seat.colour + step) % SEATS
        other = next(one for one in self.seats if one.colour == wanted)
        other.colour, seat.colour = seat.colour, wanted

    def _turn_role(self, number: int, step: int) -> None:
        """The next traveller that nobody else has."""
        taken = {seat.role for i, seat in enumerate(self.seats[: self.players]) if i != number and seat.role}
        free = [role for role in ("", *ui(self.game).words.roles) if role not in taken]
        seat = self.seats[number]
        seat.role = free[(free.index(seat.role) + step) % len(free)]

    def plan(self) -> Plan | Problem:
        """The game to play, or what is wrong with it."""
        seats = self.seats[: self.players]
        names = [seat.name.strip() for seat in seats]
        for number, name in enumerate(names):
            if not name:
                return Problem(_(SENTENCES["empty"]), ("name", number))
            if name in names[:number]:
                return Problem(_(SENTENCES["double"]).format(name=name), ("name", number))
        seed = self.seed.strip()
        if seed and not (seed.isascii() and seed.isdigit()):
            return Problem(_(SENTENCES["seed"]), ("seed", 0))
        plan = Plan(
            seats=tuple(Seat(name, seat.bot, seat.colour) for name, seat in zip(names, seats, strict=True)),
            game=self.game,
            variants=tuple(sorted(self.variants)),
            roles=tuple(seat.role for seat in seats) if self.roles_shown and any(seat.role for seat in seats) else (),
            seed=int(seed) if seed else None,
        )
        try:
            plan.setup()
        except SetupError as error:
            return Problem(in_words(error), ("players", 0))
        return plan
