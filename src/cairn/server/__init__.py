"""Tables, seats, sockets and the store; no rules."""
