"""Panoramas with their articles, as parts of sentences.

A language may need another form for each: as who acts, as whom it is done to, and after the prepositions.
"""

from __future__ import annotations

from tokaido_tui.i18n import pmark

# By number of the panorama.
WHOM = (
    pmark("whom or what", "the dolphin"),
    pmark("whom or what", "the octopus"),
    pmark("whom or what", "the whale"),
)
OF = (
    pmark("of whom or what", "of the dolphin"),
    pmark("of whom or what", "of the octopus"),
    pmark("of whom or what", "of the whale"),
)
TO = (
    pmark("where to", "to the dolphin"),
    pmark("where to", "to the octopus"),
    pmark("where to", "to the whale"),
)
AT = (
    pmark("where", "at the dolphin"),
    pmark("where", "at the octopus"),
    pmark("where", "at the whale"),
)
