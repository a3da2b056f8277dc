"""Bots for Tokaido. Each has `pick(game)`: its choice in the decision the game, real or imagined, stands at.

`pick` uses nothing the deciding seat may not know: what lies open, its own offer, and the inn's hand only when it
is asked to eat. So a bot at a table may pick in any game that agrees with its view, and a search in its playouts.
"""
