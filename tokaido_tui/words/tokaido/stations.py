"""Stations with their articles, as parts of sentences.

A language may need another form for each: as who acts, as whom it is done to, and after the prepositions.
"""

from __future__ import annotations

from tokaido_tui.i18n import pmark

# By kind of station; a panorama is called like its station.
WHO = (
    pmark("who or what", "the inn"),
    pmark("who or what", "the village"),
    pmark("who or what", "the farm"),
    pmark("who or what", "the paddy"),
    pmark("who or what", "the mountain"),
    pmark("who or what", "the sea"),
    pmark("who or what", "the hot spring"),
    pmark("who or what", "the temple"),
    pmark("who or what", "the encounter"),
)
WHOM = (
    pmark("whom or what", "the inn"),
    pmark("whom or what", "the village"),
    pmark("whom or what", "the farm"),
    pmark("whom or what", "the paddy"),
    pmark("whom or what", "the mountain"),
    pmark("whom or what", "the sea"),
    pmark("whom or what", "the hot spring"),
    pmark("whom or what", "the temple"),
    pmark("whom or what", "the encounter"),
)
OF = (
    pmark("of whom or what", "of the paddy"),
    pmark("of whom or what", "of the mountain"),
    pmark("of whom or what", "of the sea"),
)
"""By number of the panorama."""
TO = (
    pmark("where to", "to the inn"),
    pmark("where to", "to the village"),
    pmark("where to", "to the farm"),
    pmark("where to", "to the paddy"),
    pmark("where to", "to the mountain"),
    pmark("where to", "to the sea"),
    pmark("where to", "to the hot spring"),
    pmark("where to", "to the temple"),
    pmark("where to", "to the encounter"),
)
AT = (
    pmark("where", "at the inn"),
    pmark("where", "at the village"),
    pmark("where", "at the farm"),
    pmark("where", "at the paddy"),
    pmark("where", "at the mountain"),
    pmark("where", "at the sea"),
    pmark("where", "at the hot spring"),
    pmark("where", "at the temple"),
    pmark("where", "at the encounter"),
)
FOR = (
    pmark("for what", "for the inn"),
    pmark("for what", "for the village"),
    pmark("for what", "for the farm"),
    pmark("for what", "for the paddy"),
    pmark("for what", "for the mountain"),
    pmark("for what", "for the sea"),
    pmark("for what", "for the hot spring"),
    pmark("for what", "for the temple"),
    pmark("for what", "for the encounter"),
)
FOR_OTHER = (
    pmark("for what", "for the other inn"),
    pmark("for what", "for the other village"),
    pmark("for what", "for the other farm"),
    pmark("for what", "for the other paddy"),
    pmark("for what", "for the other mountain"),
    pmark("for what", "for the other sea"),
    pmark("for what", "for the other hot spring"),
    pmark("for what", "for the other temple"),
    pmark("for what", "for the other encounter"),
)
