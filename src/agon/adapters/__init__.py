"""The games as environments of other libraries. Each module needs its library, an extra of the package."""
