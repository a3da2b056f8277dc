"""Previews: what a destination does for the mover, and the points now and after; and what no view shows."""

from __future__ import annotations

from dataclasses import fields

from tests.games.duo.helpers import TABLES, Trip, landscape, space
from tokaido_tui.games.duo.box import ARTIST, MERCHANT, PILGRIM
from tokaido_tui.games.duo.preview import Previewer, TargetPreview
from tokaido_tui.games.duo.view import PlayerView


def seen(trip: Trip, pawn: int, place: str | int) -> TargetPreview:
    return Previewer(trip.view(trip.game.seat)).target(pawn, space(place))


def test_a_temple_from_5_to_6_takes_faith_from_15_to_18() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=1).boards(0, temple=5, garden=3)
    preview = seen(trip, PILGRIM, 2)
    assert (preview.effect, preview.amount, preview.source) == ("temple", 1, "faith")
    assert (preview.before, preview.after, preview.points, preview.ends) == (15, 18, 3, False)


def test_the_spaces_a_move_passes_are_listed() -> None:
    trip = Trip((3, 3, 3))
    assert [TABLES.names[s] for s in seen(trip, PILGRIM, 3).path] == ["C1", "2", "3"]
    assert [TABLES.names[s] for s in seen(trip, MERCHANT, "C3").path] == ["M2", "M3", "C3"]
    assert [TABLES.names[s] for s in seen(trip, ARTIST, "C").path] == ["A", "B", "C"]


def test_every_move_that_a_choice_of_dice_leads_to() -> None:
    trip = Trip((1, 1, 1))
    moves = [(p.pawn, TABLES.names[p.target]) for p in Previewer(trip.view(0)).options()]
    assert moves == [(0, "C1"), (1, "C1"), (1, "C8"), (1, "M2"), (2, "A"), (2, "G")]
    trip.do("die merchant")
    assert [TABLES.names[p.target] for p in Previewer(trip.view(1)).options()] == ["C1", "C8", "M2"]
    trip.do("move M2")
    assert Previewer(trip.view(0)).options() == [], "a visit is no move"


def test_a_sale_tells_what_the_ingots_add_and_that_it_ends_the_game() -> None:
    trip = Trip((1, 2, 1)).goods(0, ceramics=4).boards(0, ingots=4)
    preview = seen(trip, MERCHANT, "C2")
    assert (preview.effect, preview.amount, preview.before, preview.after) == ("sell", 4, 26, 35)
    trip = Trip((1, 2, 1)).goods(0, ceramics=4).boards(0, ingots=5)
    assert seen(trip, MERCHANT, "C2").ends


def test_a_mountain_town_tells_the_goods_and_how_many_would_go_back() -> None:
    trip = Trip((1, 1, 1)).put(0, merchant="C1").goods(0, fan=3)
    preview = seen(trip, MERCHANT, "M1")
    assert (preview.effect, preview.amount, preview.over) == ("draw", 4, 2)


def test_an_artist_is_told_what_he_turns_and_what_he_can_give() -> None:
    trip = Trip((1, 1, 1)).revealed(0, "waterfall")
    preview = seen(trip, ARTIST, "A")
    assert (preview.effect, preview.amount, preview.gives) == ("paint", 1, landscape("waterfall"))
    assert (preview.source, preview.before, preview.after) == ("culture", 0, 1)
    assert seen(trip, ARTIST, "G").gives == -1


def test_the_springs_the_coast_and_what_brings_nothing() -> None:
    trip = Trip((1, 1, 1)).put(0, pilgrim=11).put(1, pilgrim=3)
    assert seen(trip, PILGRIM, 12).effect == "springs"
    trip.game.springs = 0
    assert seen(trip, PILGRIM, 12).effect == ""
    coast = Trip((1, 1, 1)).put(0, pilgrim=4)
    assert (seen(coast, PILGRIM, 5).effect, seen(coast, PILGRIM, 5).amount) == ("wave", 3)
    assert seen(Trip((1, 2, 1)), MERCHANT, "C2").effect == "", "nothing to sell"


def test_looking_changes_nothing() -> None:
    trip = Trip((1, 1, 1))
    previewer = Previewer(trip.view(0))
    assert previewer.options() == previewer.options()
    assert previewer.game.where == trip.game.where


# --- what is hidden --------------------------------------------------------------------------------------------------


def test_no_view_has_a_painting_that_is_face_down() -> None:
    """Two games whose paintings will differ look the same, to their owner too, until one is turned."""
    one, two = (Trip((1, 1, 1), paintings=[first]) for first in ("moon", "bamboo"))
    assert not {"hidden", "paintings"} & {field.name for field in fields(PlayerView)}
    for trip in (one, two):
        trip.do("die artist", "move A")
        assert trip.player(0).face_down == 10
    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat)
    for trip in (one, two):
        trip.do("paint 1")
    assert one.view(1).players[0].revealed == (landscape("moon"),)
    assert two.view(1).players[0].revealed == (landscape("bamboo"),)
