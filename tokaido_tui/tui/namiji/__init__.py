"""What is Namiji's own on the screen."""
