"""Who is asking: accounts, sessions, passwords, rate limits."""
