"""Stations with their articles, as parts of sentences. Those of panoramas have more forms in panoramas.py."""

from __future__ import annotations

from tokaido_tui.i18n import pmark

# By kind of station.
WHO = (
    pmark("who or what", "the dock"),
    pmark("who or what", "the dolphin"),
    pmark("who or what", "the octopus"),
    pmark("who or what", "the whale"),
    pmark("who or what", "the line fishing"),
    pmark("who or what", "the net fishing"),
    pmark("who or what", "the trap"),
    pmark("who or what", "the whirlpool"),
    pmark("who or what", "the sacred rock"),
)
FOR = (
    pmark("for what", "for the dock"),
    pmark("for what", "for the dolphin"),
    pmark("for what", "for the octopus"),
    pmark("for what", "for the whale"),
    pmark("for what", "for the line fishing"),
    pmark("for what", "for the net fishing"),
    pmark("for what", "for the trap"),
    pmark("for what", "for the whirlpool"),
    pmark("for what", "for the sacred rock"),
)
FOR_OTHER = (
    pmark("for what", "for the other dock"),
    pmark("for what", "for the other dolphin"),
    pmark("for what", "for the other octopus"),
    pmark("for what", "for the other whale"),
    pmark("for what", "for the other line fishing"),
    pmark("for what", "for the other net fishing"),
    pmark("for what", "for the other trap"),
    pmark("for what", "for the other whirlpool"),
    pmark("for what", "for the other sacred rock"),
)
