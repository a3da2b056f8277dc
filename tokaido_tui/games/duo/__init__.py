"""Tokaido Duo: the island of Shikoku for two players, with three pawns each and three dice."""
