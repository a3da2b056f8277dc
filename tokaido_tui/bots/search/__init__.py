"""Search: imagine the game many times from what a seat can see, and keep what worked."""
