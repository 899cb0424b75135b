"""Trap strategies as data: TOML files that say which trap goes where and when. ``read`` checks them."""
