"""The tables at the end of a simulation."""

from __future__ import annotations

from typing import Any

from tokaido_tui.commands.output import add_row, console, print_titled, table
from tokaido_tui.commands.verify import role_word
from tokaido_tui.i18n import _, ngettext

_SPREAD = ("mean", "sd", "min", "q1", "median", "q3", "max")


def _figures(spread: dict[str, float]) -> list[str]:
    return [f"{spread['mean']:.2f}", f"{spread['sd']:.2f}", *[f"{spread[name]:g}" for name in _SPREAD[2:]]]


def print_report(data: dict[str, Any]) -> None:
    """Prints what `simulate` found; `data` is what its JSON says."""
    games = ngettext("{n} game of {game}", "{n} games of {game}", data["games"])
    players = ngettext("{n} player", "{n} players", data["players"])
    about = [
        games.format(n=data["games"], game=data["game"]),
        players.format(n=data["players"]),
        *data["variants"],
        _("seed {seed}").format(seed=data["seed"]),
    ]
    scores = table(_("scores"), [*_SPREAD, _("won")])
    add_row(scores, _("all"), *_figures(data["scores"]), "")
    scores.add_section()
    for seat, group in data["by_seat"].items():
        name = _("seat {n}, {bot}").format(n=seat, bot=data["bots"][int(seat) - 1])
        add_row(scores, name, *_figures(group), f"{group['win_rate']:.1%}")
    scores.add_section()
    for place, spread in data["by_place"].items():
        add_row(scores, _("place {n}").format(n=place), *_figures(spread), "")
    print_titled(", ".join(about), scores)
    if data["by_traveller"]:
        travellers = table(role_word(data["game"]), [_("games"), *_SPREAD, _("won")])
        for role, group in sorted(data["by_traveller"].items(), key=lambda item: -item[1]["mean"]):
            add_row(travellers, role, str(group["count"]), *_figures(group), f"{group['win_rate']:.1%}")
        print_titled(_("By {role}, the highest mean first").format(role=role_word(data["game"])), travellers)
    _print_means(_("points a player"), data["points_by_source"])
    _print_means(_("stops a player"), data["stops_by_type"])
    length = data["length"]
    console().print(_("A game has {moves:.1f} moves and {decisions:.1f} decisions.").format(**length))


def _print_means(first: str, means: dict[str, float]) -> None:
    if means:
        grid = table(first, [_("mean")])
        for name, mean in means.items():
            add_row(grid, name, f"{mean:.2f}")
        console().print(grid)
        console().print()
