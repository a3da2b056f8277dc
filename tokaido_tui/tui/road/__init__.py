"""The road on the screen: what the boards of the road games share."""
