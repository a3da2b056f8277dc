"""How fast the rules, the bots and the screen are."""
