"""A bot in 20 lines. Try it: badbones game --agents agents/examples/tidy_bot.py:TidyBot,random"""


class TidyBot:
    """Tries each choice on a copy of the game, lets the others do the first thing they can, and counts points."""

    def choose(self, view):
        return max(view.legal, key=lambda text: self.try_out(view, text))

    def try_out(self, view, text):
        game = view.clone()
        game.step({seat: legal[0] for seat, legal in game.legal().items()} | {view.seat: text})
        skeletons = game.position()["board"][view.seat]["skeletons"]
        return game.outcome.scores[view.seat] - 0.1 * len(skeletons)
