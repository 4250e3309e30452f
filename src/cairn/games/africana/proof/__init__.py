"""What proves the rules: words of positions, own checks, a second computation."""
