"""Wrote the golden games: strolling players, seeded. Run it only to add a game or after a change of a ruling:

python -m tests.golden.write NAME...

Tokaido's lie beside this file, the others' in folders of their own, as the names say.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from tokaido_tui.engine.dealer import SeededDealer
from tokaido_tui.engine.record import Recorder, write
from tokaido_tui.engine.setup import Setup
from tokaido_tui.games import system

HERE = Path(__file__).parent
GAMES = {
    "two": Setup(("Ana", "Bo"), (), ("Satsuki", "Yoshiyasu"), seed=2),
    "two-variants": Setup(("Ana", "Bo"), ("gastronomy", "preparations", "return-trip"), seed=22),
    "three": Setup(("Ana", "Bo", "Cy"), ("preparations",), seed=3),
    "three-initiation": Setup(("Ana", "Bo", "Cy"), ("initiation", "return-trip"), seed=33),
    "four": Setup(("Ana", "Bo", "Cy", "Di"), ("gastronomy",), ("Mitsukuni", "Zen-emon", "Chuubei", "Umegae"), seed=4),
    "five": Setup(("Ana", "Bo", "Cy", "Di", "Ed"), (), seed=5),
    "five-variants": Setup(
        ("Ana", "Bo", "Cy", "Di", "Ed"),
        ("gastronomy", "preparations", "return-trip"),
        ("Hiroshige", "Kinko", "Sasayakko", "Hirotada", ""),
        seed=55,
    ),
    "namiji/two": Setup(("Ana", "Bo"), (), seed=2),
    "namiji/three-return": Setup(("Ana", "Bo", "Cy"), ("return-trip",), seed=3),
    "namiji/four": Setup(("Ana", "Bo", "Cy", "Di"), (), seed=4),
    "namiji/five": Setup(("Ana", "Bo", "Cy", "Di", "Ed"), (), seed=5),
    "duo/colours": Setup(("Ana", "Bo"), (), ("green", "purple"), seed=1),
    "duo/lots": Setup(("Ana", "Bo"), (), seed=2),
    "duo/lots-again": Setup(("Ana", "Bo"), (), seed=8),
}


def play(setup: Setup, game_name: str = "tokaido") -> Recorder:
    """Everybody stops at the nearest legal station with probability one half, else at the next, and so on; and
    mostly takes something where something is offered."""
    assert setup.seed is not None
    recorder = Recorder(system(game_name), setup, SeededDealer(setup.seed))
    mind = Random(f"minds {setup.seed}")
    while not (game := recorder.game).is_over:
        legal = game.legal_actions()
        if game.decision_kind() == "move":
            action = next((station for station in legal if mind.random() < 0.5), legal[-1])
        elif game.decision_kind() == "die":
            action = mind.choice(legal)
        else:
            action = mind.choice(legal[1:] if len(legal) > 1 and legal[0] == 0 and mind.random() < 0.8 else legal)
        recorder.apply(action)
    return recorder


def main(names: list[str]) -> None:
    for name in names:
        folder, slash, _ = name.partition("/")
        recorder = play(GAMES[name], folder if slash else "tokaido")
        outcome = recorder.game.outcome()
        result = {"points": outcome.points, "winners": outcome.winners, "sources": outcome.sources}
        (HERE / f"{name}.record").write_text(write(recorder.record(), recorder.system), encoding="utf-8")
        (HERE / f"{name}.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
