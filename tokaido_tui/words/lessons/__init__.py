"""Lessons: recorded games with notes. A record says what happens, the notes say what there is to see and to do."""
