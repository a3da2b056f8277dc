"""What all tests share: properties run the same examples every time, and leave nothing behind."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "tokaido", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tokaido")
