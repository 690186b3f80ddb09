"""Texts in the reader's language: the only package that knows Fluent and locales."""
