"""A second opinion on records: the rules once more, written from the rulings alone, slow and plain.

It reads a record line by line, asks for each line that the rules call for and no other, and counts the points.
"""

from __future__ import annotations

from collections import Counter

_RIM = "C1 T G C2 S T C3 G S C4 T H C5 T G C6 S T C7 G S C8 T H"
RIM = _RIM.split()
KIND = {"T": "temple", "G": "garden", "S": "coast", "H": "springs"}
_ROUTES = "M1-M2 M2-M3 M3-M4 M1-C1 M1-C8 M2-C2 M2-C7 M3-C3 M3-C6 M4-C4 M4-C5"
ROUTES = _ROUTES.split()
NEIGHBOURS = {"A": "BGH", "B": "ACF", "C": "BDE", "D": "CE", "E": "CDF", "F": "BEG", "G": "AFH", "H": "AG"}
_LANDSCAPES = "waterfall mountain moon waterfall bamboo moon mountain bamboo"
LANDSCAPE = dict(zip("ABCDEFGH", _LANDSCAPES.split(), strict=True))
TOWN_AREAS = {"M1": "AGH", "M2": "ABFG", "M3": "BCEF", "M4": "CDE"}
TOWN_GOODS = {"M1": 4, "M2": 2, "M3": 3, "M4": 3}
INGOTS = (0, 5, 11, 18, 26, 35, 45)
GIVEN = (0, 1, 3, 6, 9, 13, 18, 24, 31, 39, 48)
PAWNS = ("pilgrim", "merchant", "artist")


def areas_of(place: str | int) -> str:
    """The areas that see a pawn there: an area, a mountain town, or a stop by its index on the rim."""
    if isinstance(place, str):
        return TOWN_AREAS.get(place, place)
    number = place // 3
    return "ABCDEFGH"[number - 1] + "ABCDEFGH"[number] if place % 3 == 0 else "ABCDEFGH"[number]


def ways(neighbours: dict[str, list[str]], start: str, steps: int) -> list[list[str]]:
    """Every walk of so many steps from the start that visits nothing twice; the start stands first."""
    walks = [[start]]
    for _ in range(steps):
        walks = [[*walk, place] for walk in walks for place in neighbours[walk[-1]] if place not in walk]
    return walks


class Player:
    def __init__(self, colour: str) -> None:
        self.colour = colour
        purple = colour == "purple"
        self.at: dict[str, str | int] = {
            "pilgrim": 23 if purple else 11, "merchant": "M1" if purple else "M4", "artist": "H" if purple else "D",
        }  # fmt: skip
        self.temple = self.garden = 1
        self.coins = self.ingots = self.given = 0
        self.goods = Counter[str]()
        self.down, self.up = 10, list[str]()
        self.waves = set[str]()

    def earn(self, coins: int) -> None:
        self.coins += coins
        while self.coins >= 10 and self.ingots < 6:
            self.coins, self.ingots = self.coins - 10, self.ingots + 1

    @property
    def points(self) -> int:
        return self.temple * self.garden + INGOTS[self.ingots] + GIVEN[self.given]

    @property
    def finished(self) -> bool:
        return self.temple == 9 or self.garden == 6 or self.ingots == 6 or self.given == 10


class Referee:
    def __init__(self, text: str) -> None:
        header, _, steps = text.partition("\n\n")
        self.lines = steps.splitlines()
        roles = [line.split() for line in header.split("\n") if line.startswith("role")]
        seats = [int(number) - 1 for _, number, colour in roles if colour == "purple"]
        purple = seats[0] if seats else int(self.drawn("purple")) - 1
        self.players = [Player("purple" if seat == purple else "green") for seat in range(2)]
        self.tokens = {f"C{i}": self.drawn("token").split() for i in range(1, 9)}
        self.board = {self.drawn(f"{pawn}-wave") for pawn in PAWNS}
        self.springs: int | None = None
        roller = purple
        while not any(player.finished for player in self.players):
            self.round(roller)
            roller = 1 - roller
        assert self.lines == [f"end {self.players[0].points} {self.players[1].points}"]

    def drawn(self, pile: str) -> str:
        line = self.lines.pop(0)
        assert line.startswith(f"draw {pile} "), f"a draw from {pile} was due, not {line!r}"
        return line.removeprefix(f"draw {pile} ")

    def said(self, seat: int, *verbs: str) -> list[str]:
        who, verb, *rest = self.lines.pop(0).replace(",", "").split()
        assert (who, verb in verbs) == (str(seat + 1), True), f"{verbs} of seat {seat + 1} was due, not {who} {verb}"
        return [verb, *rest]

    def round(self, roller: int) -> None:
        dice = {pawn: int(self.drawn(f"{pawn}-die")) for pawn in PAWNS}
        for seat in (roller, 1 - roller, roller):
            pawn = next(iter(dice)) if len(dice) == 1 else self.said(seat, "die")[1]
            steps = dice.pop(pawn)
            rested = self.springs == seat
            moved = self.go(seat, pawn, steps)
            may_repeat = moved and rested and bool(self.targets(seat, pawn, steps))
            if may_repeat and self.said(seat, "repeat", "rest") == ["repeat"]:
                self.springs = None
                self.go(seat, pawn, steps)

    def others(self, seat: int, pawn: str) -> list[str | int]:
        return [
            place
            for number, player in enumerate(self.players)
            for kind, place in player.at.items()
            if (number, kind) != (seat, pawn)
        ]

    def targets(self, seat: int, pawn: str, steps: int) -> dict[str | int, set[str]]:
        """Where the pawn can go, and for an artist the landscapes it can come by."""
        player = self.players[seat]
        taken = set(self.others(seat, pawn))
        if pawn == "pilgrim":
            numbers = {steps}
            if "calm" in player.waves and steps > 1:
                numbers.add(steps - 1)
            if "hasty" in player.waves:
                numbers.add(steps + 1)
            found: dict[str | int, set[str]] = {}
            for number in numbers:
                stop = (int(player.at[pawn]) + number) % 24
                while stop in taken:
                    stop = (stop + 1) % 24
                found[stop] = set()
            return found
        here = player.at[pawn]
        if pawn == "artist":
            found = {}
            for walk in ways({a: list(n) for a, n in NEIGHBOURS.items()}, str(here), steps):
                found.setdefault(walk[-1], set()).update(LANDSCAPE[area] for area in walk)
            return found
        routes: dict[str, list[str]] = {}
        for one, two in (route.split("-") for route in ROUTES):
            routes.setdefault(one, []).append(two)
            routes.setdefault(two, []).append(one)
        start = RIM[here] if isinstance(here, int) else here
        walks = ways(routes, start, steps)
        ends = {RIM.index(w[-1]) if w[-1] in RIM else w[-1] for w in walks}
        # Every coastal town is the end of its one route: nobody comes through.
        return {end: set() for end in ends if not (isinstance(end, int) and end in taken)}

    def go(self, seat: int, pawn: str, steps: int) -> bool:
        targets = self.targets(seat, pawn, steps)
        if not targets:
            return False
        if len(targets) == 1:
            (place,) = targets
        else:
            _, name, _ = self.said(seat, "move")
            place = int(name) - 1 if name.isdigit() else RIM.index(name) if name in self.tokens else name
            assert place in targets
        self.players[seat].at[pawn] = place
        {"pilgrim": self.stop, "merchant": self.trade, "artist": self.paint}[pawn](seat, place, targets[place])
        return True

    def stop(self, seat: int, place: str | int, _: set[str]) -> None:
        player, other = self.players[seat], self.players[1 - seat]
        kind = KIND.get(RIM[int(place)], "town")
        if kind == "coast":
            offered = self.board or other.waves
            if offered and (side := self.said(seat, "take")[1]) != "nothing":
                offered.remove(side)
                player.waves.add(side)
                if side == "sturdy":
                    self.hold(1 - seat)
            return
        full = {"temple": player.temple == 9, "garden": player.garden == 6, "springs": self.springs == seat}
        if full.get(kind) or self.said(seat, "visit", "pass") == ["pass"]:
            return
        if kind == "temple":
            player.temple += 1
        elif kind == "garden":
            player.garden += 1
        elif kind == "springs":
            self.springs = seat
        else:
            player.earn(int(self.tokens[RIM[int(place)]][1]))

    def hold(self, seat: int) -> None:
        player = self.players[seat]
        limit = 6 if "sturdy" in player.waves else 5
        if player.goods.total() <= limit:
            return
        if len(+player.goods) == 1:
            player.goods = Counter(dict.fromkeys(+player.goods, limit))
            return
        words = self.said(seat, "keep")[1:]
        kept = Counter({good: int(count) for count, good in zip(words[::2], words[1::2], strict=True)})
        assert kept <= player.goods
        assert kept.total() == limit
        player.goods = kept

    def trade(self, seat: int, place: str | int, _: set[str]) -> None:
        player = self.players[seat]
        if isinstance(place, str):
            bag = 26 - sum(p.goods.total() for p in self.players)
            if bag and self.said(seat, "visit", "pass") == ["visit"]:
                for _ in range(min(bag, TOWN_GOODS[place] + ("sturdy" in player.waves))):
                    player.goods[self.drawn("good")] += 1
                self.hold(seat)
            return
        good, price = self.tokens[RIM[place]]
        if player.goods[good] and (words := self.said(seat, "sell"))[1] != "nothing":
            assert words[2] == good
            assert 1 <= int(words[1]) <= player.goods[good]
            player.goods[good] -= int(words[1])
            player.earn(int(words[1]) * (int(price) + ("shrewd" in player.waves)))

    def paint(self, seat: int, place: str | int, passed: set[str]) -> None:
        player = self.players[seat]
        here = str(place)
        around = min(player.down, sum(here in areas_of(where) for where in self.others(seat, "artist")))
        most = min(player.down, around + ("master" in player.waves))
        landscapes = passed if "inspired" in player.waves else {LANDSCAPE[here]}
        gift = bool(player.up) and player.up[0] in landscapes
        if not (most or gift):
            return
        verb, what = self.said(seat, "paint", "give")
        if verb == "give":
            assert gift
            assert player.up.pop(0) == what
            player.given += 1
        elif what != "nothing":
            assert int(what) in {around, most} - {0}
            player.down -= int(what)
            player.up += [self.drawn(f"{player.colour}-painting") for _ in range(int(what))]
