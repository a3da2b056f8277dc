"""What a bot is asked, in a form that can travel to another process."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple


class BotQuestion(NamedTuple):
    """What a bot is to decide. The same question always gets the same answer, whatever was asked before."""

    spec: str
    seed: str
    kind: str
    actions: tuple[int, ...]
    view: Any
    game: str = "tokaido"

    def answer(self) -> int:
        from tokaido_tui.bots import make

        return make(self.spec, self.seed, self.game).choose(self.kind, self.actions, lambda: self.view)

    def easier(self) -> BotQuestion:
        """The same for the next level below that decides at once."""
        from tokaido_tui.bots import LEVELS

        names = list(LEVELS)
        below = reversed(names[: names.index(self.spec.partition(":")[0])])
        return self._replace(spec=next((name for name in below if not thinks(name, self.game)), names[0]))


@cache
def thinks(spec: str, game: str) -> bool:
    """Whether a bot says that it takes its time."""
    # Loaded only when one sits down: the title need not wait for them.
    from tokaido_tui.bots import make

    return bool(getattr(make(spec, 0, game), "slow", False))


def private_seed(*parts: object) -> str:
    """A seed that does not give away the one it is made from: that would tell every card to come."""
    # With it comes OpenSSL, and the first frame of a game among people would wait for that.
    from hashlib import blake2b

    return blake2b("/".join(map(str, parts)).encode(), digest_size=8).hexdigest()
