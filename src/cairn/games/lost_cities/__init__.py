"""Lost Cities, with milestones and the long game: the smallest of the four, and the one to copy."""
