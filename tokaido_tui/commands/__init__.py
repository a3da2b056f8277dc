"""What the commands do; cli.py only names them and their options."""
