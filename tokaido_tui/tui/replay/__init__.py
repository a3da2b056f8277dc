"""A game shown again: the parts of its screens."""
