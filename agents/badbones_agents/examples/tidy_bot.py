"""A bot in 20 lines. Try it: badbones game --agents agents/badbones_agents/examples/tidy_bot.py:TidyBot,random"""


class TidyBot:
    """Plays the round out after each choice, all making their first legal choices; counts points and skeletons."""

    def choose(self, view):
        return max(view.legal, key=lambda text: self.simulate(view, text))

    def simulate(self, view, text):
        game, choice = view.clone(), {view.seat: text}
        while not game.over and game.outcome.rounds == view.round:
            game.step({seat: legal[0] for seat, legal in game.legal().items()} | choice)
            choice = {}
        skeletons = game.position()["board"][view.seat]["skeletons"]
        return game.outcome.scores[view.seat] - 0.1 * len(skeletons)
