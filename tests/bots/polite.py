"""A bot that does nothing wrong."""


class Polite:
    """Chooses the middle one of its legal choices."""

    def choose(self, view):
        return view.legal[len(view.legal) // 2]
