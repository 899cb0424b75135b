"""A bot's file that cannot be imported."""

import no_such_module  # noqa: F401


class Bot:
    def choose(self, view):
        return view.legal[0]
