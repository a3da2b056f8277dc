"""What something brings, in words with the numbers now and after: 'temple 5 to 6: faith 15 to 18'."""

from __future__ import annotations

from tokaido_tui.games.duo.box import MERCHANT, TEMPLE
from tokaido_tui.games.duo.view import PlayerView, View
from tokaido_tui.i18n import _
from tokaido_tui.words.duo import names


def begun(text: str) -> str:
    """As a sentence begins; names in it stay as they are."""
    return text[:1].upper() + text[1:]


def change(what: str, before: int, after: int) -> str:
    return _("{what} {before} to {after}").format(what=what, before=before, after=after)


def source_change(source: str, before: int, after: int) -> str:
    return change(_(names.SOURCES[source].word), before, after)


def peg(view: View, player: PlayerView, kind: int) -> tuple[str, str]:
    """The next slot of the temple or garden track, and what it does to the faith; nothing at its end."""
    box = view.box
    track, slot = (box.temple, player.temple) if kind == TEMPLE else (box.garden, player.garden)
    if slot + 1 >= len(track):
        return "", ""
    other = box.garden[player.garden] if kind == TEMPLE else box.temple[player.temple]
    faith = source_change("faith", track[slot] * other, track[slot + 1] * other)
    return change(_(names.SPACES[kind]), track[slot], track[slot + 1]), faith


def purse(view: View, player: PlayerView, coins: int) -> tuple[str, str]:
    """What coins do to the purse and the ingots, and to the trade if an ingot is made."""
    box = view.box
    slots = len(box.ingots) - 1
    made = min((player.coins + coins) // box.coins_an_ingot, slots - player.ingots)
    after = player.coins + coins - made * box.coins_an_ingot
    text = change(_("coins"), player.coins, after)
    if not made:
        return text, ""
    ingots = player.ingots + made
    text += ", " + change(_("ingots"), player.ingots, ingots)
    return text, source_change("trade", box.ingots[player.ingots], box.ingots[ingots])


def price(view: View, seat: int, town: int) -> int:
    """What a merchant gets in a coastal town for a good."""
    token = view.tokens[town]
    assert token is not None
    return token.price + (view.waves[MERCHANT].coins if view.holders[MERCHANT] == seat else 0)


def gift(view: View, player: PlayerView) -> str:
    """What the next painting given does to the culture."""
    track, given = view.box.paintings, len(player.given)
    return source_change("culture", track[given], track[given + 1])


def of_whom(view: View, holder: int | None) -> str:
    """Where a token is taken from."""
    return _("from the board") if holder is None else _("from {name}").format(name=view.players[holder].name)


def most_goods(view: View, seat: int) -> int:
    """How many goods a player may hold."""
    return view.box.hold + (view.waves[MERCHANT].holds if view.holders[MERCHANT] == seat else 0)
