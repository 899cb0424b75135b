"""Short examples of other libraries on the environments; each module says what to install. See docs/environment.md."""
