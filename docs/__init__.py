"""The documentation; ``tools`` makes its generated parts."""
