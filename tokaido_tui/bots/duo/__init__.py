"""Bots that know Tokaido Duo. knowledge.py is what the others ask for."""
