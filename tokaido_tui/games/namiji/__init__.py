"""Namiji: the sea beside the road. What is in the box are tables in data/, the rules are here."""
