"""Tokaido Duo on the screen."""
