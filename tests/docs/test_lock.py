"""requirements-dev.lock has a version and hashes for whatever is needed, and says nothing of where it comes from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
VERSIONS = dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", LOCK, re.MULTILINE))


def test_every_dependency_is_locked_to_a_version_that_is_allowed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for line in (*project["dependencies"], *project["optional-dependencies"]["dev"]):
        wanted = Requirement(line)
        assert wanted.name in VERSIONS, wanted.name
        assert wanted.specifier.contains(VERSIONS[wanted.name]), f"{wanted}: {VERSIONS[wanted.name]} is locked"


def test_every_version_has_a_hash() -> None:
    entries = re.split(r"^(?=[a-z0-9])", LOCK, flags=re.MULTILINE)[1:]
    assert len(entries) == len(VERSIONS) > 20
    for entry in entries:
        assert "--hash=sha256:" in entry, entry


def test_no_address_is_in_it() -> None:
    assert "://" not in LOCK
    assert "index" not in LOCK
