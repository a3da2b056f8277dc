"""Tokaido, Namiji and Tokaido Duo in a terminal."""

__version__ = "0.1.0"
