"""What a bot is asked, in a form that can travel to another process."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any


@dataclass(frozen=True)
class BotQuestion:
    """What a bot is to decide. The same question always gets the same answer, whatever was asked before."""

    spec: str
    seed: str
    kind: str
    actions: tuple[int, ...]
    view: Any

    def answer(self) -> int:
        from tokaido_tui.bots import make

        return make(self.spec, self.seed).choose(self.kind, self.actions, lambda: self.view)

    def easier(self) -> BotQuestion:
        """The same for the next level below that decides at once."""
        from tokaido_tui.bots import LEVELS

        names = list(LEVELS)
        for name in reversed(names[: names.index(self.spec.partition(":")[0])]):
            if not thinks(name):
                return BotQuestion(name, self.seed, self.kind, self.actions, self.view)
        return BotQuestion(names[0], self.seed, self.kind, self.actions, self.view)


@cache
def thinks(spec: str) -> bool:
    """Whether a bot says that it takes its time."""
    # Loaded only when one sits down: the title need not wait for them.
    from tokaido_tui.bots import make

    return bool(getattr(make(spec, 0), "slow", False))


def private_seed(*parts: object) -> str:
    """A seed that does not give away the one it is made from: that would tell every card to come."""
    return blake2b("/".join(map(str, parts)).encode(), digest_size=8).hexdigest()
