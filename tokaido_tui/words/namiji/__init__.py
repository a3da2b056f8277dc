"""What Namiji says."""
