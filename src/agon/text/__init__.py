"""What the house says, in the reader's language: the only room that knows Fluent and the rules of locales."""
