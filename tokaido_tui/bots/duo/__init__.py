"""Bots that know Tokaido Duo. mind.py is what the others ask for."""
