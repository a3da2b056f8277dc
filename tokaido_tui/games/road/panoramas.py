"""Panoramas: collected section by section, closed to who has completed them, with a prize for the first."""

from __future__ import annotations

from tokaido_tui.games.road.travel import Travel

PANORAMAS = 3


def add_section(game: Travel, seat: int, panorama: int) -> None:
    """The next section of a panorama that is not complete."""
    sections = game.sections
    i = PANORAMAS * seat + panorama
    section = sections[i] = sections[i] + 1
    game.points[seat] += section
    if game.events is not None:
        game.tell("section", seat, section, panorama)
        game.tell("points", seat, section, cause="panoramas")
    if section == game.whole[panorama]:
        game.shut[seat] |= 1 << panorama
        if not game.awarded >> panorama & 1:
            game.awarded |= 1 << panorama
            game.first_to_complete(seat, panorama)


def completes_first(game: Travel, seat: int, panorama: int) -> bool:
    """Whether the next section completes the panorama before anybody else has."""
    done = game.sections[PANORAMAS * seat + panorama] + 1 == game.whole[panorama]
    return done and not game.awarded >> panorama & 1


def sections_of(game: Travel, seat: int) -> tuple[int, ...]:
    return tuple(game.sections[PANORAMAS * seat : PANORAMAS * (seat + 1)])


def see_sections(game: Travel, seat: int, sections: tuple[int, ...]) -> None:
    """Gives a seat these sections, in a game that is set up from a view."""
    for panorama, section in enumerate(sections):
        game.sections[PANORAMAS * seat + panorama] = section
        if section == game.whole[panorama]:
            game.shut[seat] |= 1 << panorama


def panorama_points(sections: tuple[int, ...]) -> int:
    """Sections score 1, 2, 3... in their order."""
    return sum(n * (n + 1) // 2 for n in sections)
