"""Messages between processes, open connections, e-mail and webhooks."""
