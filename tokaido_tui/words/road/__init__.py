"""What the games on a road say alike."""
