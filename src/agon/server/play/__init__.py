"""Playing at a table: commands, the WebSocket, HTTP."""
