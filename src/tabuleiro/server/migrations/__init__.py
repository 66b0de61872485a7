"""Steps from any older database to the present one; the server takes them when it starts."""
