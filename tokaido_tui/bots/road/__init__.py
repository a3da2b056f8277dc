"""What the bots of both road games share."""
