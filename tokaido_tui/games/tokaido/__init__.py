"""Tokaido: the journey between Kyoto and Edo for 2 to 5 players."""
