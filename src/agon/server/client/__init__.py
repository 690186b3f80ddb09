"""The client library and the computer players."""
