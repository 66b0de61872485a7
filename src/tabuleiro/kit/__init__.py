"""What games are made of."""
