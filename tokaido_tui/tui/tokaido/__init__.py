"""What is Tokaido's own on the screen."""
