"""Our games: each is a house of its own, found as anybody's is, by its entry point."""
