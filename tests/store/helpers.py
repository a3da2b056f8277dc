"""Games that are kept, for the tests of the store."""

from __future__ import annotations

from random import Random

from tokaido_tui.store.store import Store
from tokaido_tui.table.plan import Plan, Seat
from tokaido_tui.table.table import Table

PLAN = Plan((Seat("Ana"), Seat("Bo", "merchant", 1), Seat("Cy", "wanderer", 2)), seed=3, variants=("gastronomy",))


def go_on(table: Table, decisions: int = 10_000) -> Table:
    """Makes so many decisions, or plays to the end; the same ones in the same place."""
    for _ in range(decisions):
        if table.is_over:
            break
        assert table.decision is not None
        if table.seats[table.decider].is_person:
            options = table.decision.options
            action = options[Random(f"{table.plan.seed}/{table.decisions}").randrange(len(options))].action
        else:
            action = table.bot_action()
        table.decide(table.decider, action)
    return table


def played(store: Store, plan: Plan = PLAN, decisions: int = 10_000) -> Table:
    table = go_on(store.begin(plan), decisions)
    table.leave()
    return table
