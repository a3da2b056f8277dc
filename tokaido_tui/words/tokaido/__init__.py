"""What Tokaido says."""
