"""Tables that last: who sits where, storage, live updates, bots that play at them. It knows nothing of HTTP."""
