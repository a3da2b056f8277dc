"""Bots for Namiji. Each has `pick(game)`: its choice in the decision the game, real or imagined, stands at.

`pick` uses nothing the deciding seat may not know: what lies open, its own rocks and offer, and the hand of a dock only
when it is asked to take a card. So a bot at a table may pick in any game that agrees with its view, and a search in
its playouts.
"""
