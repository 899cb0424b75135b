"""What must hold for new games: set-up and chance, which no scenario can reach, as a scenario begins from a position.

They run against every mutant, too (``badbones dev mutate``), so they take no fixtures and are quick in plain Python.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from badbones_env import Game, Simulator
from tests.oracle import data

SYMBOLS, HOMES = "pyrbg", "ltr"
PLAIN = [symbol + home for symbol in SYMBOLS for home in HOMES]
CHIEFS = {"artificer": 3, "necromancer": 3, "friend": 3, "instructor": 3, "ghost": 3, "saboteur": 3, "emperor": 1}
MODES = [("versus", 2), ("versus", 3), ("versus", 6), ("solo", 1), ("coop", 2), ("coop", 3), ("coop", 6)]
SEEDS = range(6)


def begin(mode: str, players: int, seed: int, **options: Any) -> tuple[Game, dict[str, Any]]:
    """A new game and its position."""
    game = Game(mode, players, seed=seed, **options)
    return game, game.position()


def start_tokens(board: dict[str, Any]) -> list[str]:
    """The tokens in the forests of a board, without slots."""
    return [text.split(" ", 1)[1] for text in board["forest"]]


def home_slot(token: str, coop: bool) -> str:
    """G4, G5, CO1: the slot in which a token begins."""
    place, home = SYMBOLS.index(token[0]), token[1]
    if home == "t":
        return ("B" if coop else "T") + "abcde"[place]
    return f"L{place + 1}" if home == "l" else f"R{5 - place}"


def test_first_phase() -> None:
    """MK1, CO4, CO10: a game begins with the market, else in co-op with the starting towers, else with the heroes."""
    for mode, players in MODES:
        for advanced in (False, True):
            game, position = begin(mode, players, 0, advanced=advanced)
            due = "market" if advanced else "start" if mode == "coop" else "hero"
            assert position["phase"] == due, f"{mode}: phase {position['phase']}, not {due}"
            assert position["round"] == 1 and not position["over"], mode
            askers = 1 if advanced else players
            assert len(game.legal()) == askers, f"{mode}: {len(game.legal())} seats are asked, not {askers}"


def test_starting_skeletons() -> None:
    """S3, CO4: four plain tokens of different symbols, white, in their home slots; never red but in co-op."""
    reds = 0
    for mode, players in MODES:
        coop = mode == "coop"
        for seed in SEEDS:
            _, position = begin(mode, players, seed)
            assert position["colour"] == "white", f"{mode}: the game begins {position['colour']}"
            for p, board in enumerate(position["board"]):
                tokens = start_tokens(board)
                what = f"{mode} {players} seed {seed} p{p}: {board['forest']}"
                assert len(tokens) == 4 and board["skeletons"] == [] and board["cemetery"] == [], what
                # a token without colour word shows the colour of the game
                assert all(token in PLAIN for token in tokens), what
                assert len({token[0] for token in tokens}) == 4, what
                assert all(text == f"{home_slot(text[3:], coop)} {text[3:]}" for text in board["forest"]), what
                assert coop or not any(token[0] == "r" for token in tokens), what
                reds += any(token[0] == "r" for token in tokens)
    assert reds, "no red token ever begins a co-op game"


def test_starting_chiefs() -> None:
    """S3, CO4, CH2: chiefs begin like others and count by their symbol; every necromancer brings three more."""
    kinds: Counter[str] = Counter()
    alike = reds = 0
    for mode, players, seeds in (("versus", 6, (2, 5, 6, 15, 17, 18, 307)), ("coop", 6, (1, 2, 56, 110, 139, 242))):
        coop = mode == "coop"
        for seed in seeds:  # games in which necromancers begin, in the last ones of each mode two on one board
            _, position = begin(mode, players, seed, chiefs=True)
            for p, board in enumerate(position["board"]):
                tokens = start_tokens(board)
                what = f"{mode} {players} seed {seed} p{p}: {board['forest']}"
                masters = [token for token in tokens if token.endswith("necromancer")]
                symbols = Counter(token[0] for token in tokens)
                assert len(tokens) == 4 + 3 * len(masters) and len(symbols) >= 4, what
                assert all(text == f"{home_slot(text[3:], coop)} {text[3:]}" for text in board["forest"]), what
                assert coop or not symbols["r"], what
                kinds.update(token.split()[1] for token in tokens if " " in token)
                reds += bool(masters) and symbols["r"] > 1
                alike += len(masters) == 1 and symbols[masters[0][0]] > 1
    assert kinds["necromancer"] >= 15 and len(kinds) >= 6, f"chiefs that begin: {dict(kinds)}"
    assert alike, "no necromancer ever brings its own symbol"
    assert reds, "no necromancer ever brings a red one in co-op"


def test_setup_is_random() -> None:
    """S3: what is drawn differs from game to game and from seat to seat, and every model turns up."""
    seen: Counter[str] = Counter()
    games = set()
    alike = 0
    for seed in range(30):
        _, position = begin("versus", 3, seed)
        boards = [tuple(sorted(start_tokens(board))) for board in position["board"]]
        games.add(tuple(boards))
        alike += boards[0] == boards[1]
        seen.update(token for board in boards for token in board)
    assert len(games) > 25, f"only {len(games)} different set-ups in 30 games"
    assert alike < 10, f"seats 0 and 1 draw alike in {alike} of 30 games"
    assert set(seen) == {token for token in PLAIN if token[0] != "r"}, f"drawn: {sorted(seen)}"


def test_whole_bag() -> None:
    """S1: bag and forests together hold all 180 tokens, and with chiefs the 19 as well."""
    for mode, players in MODES:
        for chiefs in (False, True):
            _, position = begin(mode, players, 3, chiefs=chiefs)
            tokens = Counter(position["bag"])
            for board in position["board"]:
                tokens.update(start_tokens(board))
            plain = {token: count for token, count in tokens.items() if token in PLAIN}
            assert plain == dict.fromkeys(PLAIN, 12), f"{mode}: {plain}"
            kinds = Counter(token.split()[1] for token in tokens.elements() if token not in PLAIN)
            assert kinds == (CHIEFS if chiefs else {}), f"{mode}: {dict(kinds)}"


def test_buildings_and_heroes() -> None:
    """S2, SO1, CO1: floors, houses, towers, capital, and the hero on the tower."""
    for mode, players in MODES:
        _, position = begin(mode, players, 1)
        if mode == "coop":
            assert position["capital"] == players, f"capital of {position['capital']}"
        for board in position["board"]:
            assert board["weapon"] == "none" and board["traps"] == [], f"{mode}: {board}"
            if mode == "coop":
                assert sorted(board["towers"]) == ["b2", "b4", "d2", "d4"], f"towers {board['towers']}"
            else:
                parts = board["floors"], board["houses"]
                assert parts == ((1, 1) if mode == "solo" else (4, 5)), f"{mode}: floors and houses {parts}"
                assert board["hero"] == "c3", f"{mode}: hero on {board['hero']}"


def test_supplies() -> None:
    """S2, MK1, CO5, CO10: what a player, or the team, owns at the beginning."""
    base = ["catapult", "catapult", "dragon", "treasure", "wall", "wall"]
    for mode, players in MODES:
        for advanced in (False, True):
            _, position = begin(mode, players, 2, advanced=advanced)
            if mode == "coop":
                team = sorted(["treasure"] + ([] if advanced else ["wall", "catapult", "dragon"] * players))
                assert sorted(position["supply"]) == team, f"{players} in co-op: {position['supply']}"
                if advanced:
                    assert position["purse"] == 12 * players, f"purse of {position['purse']} for {players}"
                continue
            for board in position["board"]:
                assert sorted(board["supply"]) == (["treasure"] if advanced else base), f"{mode}: {board['supply']}"
                if advanced:
                    assert board["coins"] == 20, f"{mode}: {board['coins']} coins"


def test_market_stock() -> None:
    """MK2: everything but the treasure is for sale."""
    for mode, players in MODES:
        game, _ = begin(mode, players, 4, advanced=True)
        offers = {choice for choices in game.legal().values() for choice in choices}
        assert offers == {"pass", *(f"buy {item}" for item in data.COSTS)}, f"{mode}: {sorted(offers)}"


def test_market_sells_no_more_than_its_stock() -> None:
    """MK2: one rich buyer gets as many of each trap as the table says."""
    for mode, players in MODES:
        options = {"mode": mode, "players": players, "advanced": True}
        boards = [{"coins": 99}] + [{"coins": 0}] * (players - 1)
        money: dict[str, Any] = {"purse": 99} if mode == "coop" else {"board": boards}
        for trap, stock in data.STOCK.items():
            game = Game.from_position(options, {"phase": "market", **money})
            bought = 0
            while any(f"buy {trap}" in choices for choices in game.legal().values()):
                game.step({seat: f"buy {trap}" for seat in game.legal()})
                bought += 1
            assert bought == stock[players - 1], f"{mode}: {bought} times {trap} for {players} players"


def test_first_buyer() -> None:
    """MK3, CO10: chance decides who buys first, every seat can be it, the turn goes on to the left; co-op: seat 0."""
    firsts: Counter[int] = Counter()
    for seed in range(40):
        game, _ = begin("versus", 3, seed, advanced=True)
        (first,) = game.legal()
        firsts[first] += 1
        game.step({first: "buy wall"})
        (second,) = game.legal()
        assert second == (first + 1) % 3, f"after p{first} comes p{second}"
    assert sorted(firsts) == [0, 1, 2] and min(firsts.values()) >= 4, f"first buyers in 40 games: {dict(firsts)}"
    for seed in SEEDS:
        game, _ = begin("coop", 3, seed, advanced=True)
        assert list(game.legal()) == [0], f"co-op: {list(game.legal())} begins to buy"


def test_first_buyers_of_a_seed() -> None:
    """MK3: a game is a function of its seed, its first buyer too."""
    firsts = [next(iter(begin("versus", 6, seed, advanced=True)[0].legal())) for seed in range(12)]
    assert firsts == [4, 4, 4, 4, 3, 4, 4, 4, 2, 0, 5, 5], firsts


def play_round(game: Game) -> dict[str, Any]:
    """A first round that keeps out of the way of the tokens entering at the edges; returns the position in round 2."""
    for wanted in ("start b2", "move b3", *["pass"] * len(game.position()["board"])):
        choices = {seat: wanted for seat, texts in game.legal().items() if wanted in texts}
        if choices:  # there is no start but in co-op, where the seats pass one by one
            game.step(choices)
    return game.position()


def entrance(slot: str) -> str:
    """G2, A2: space and facing of a token that has entered from a slot."""
    number = slot[1]
    return {"L": f"a{number} e", "R": f"e{number} w", "T": f"{number}5 s", "B": f"{number}1 n"}[slot[0]]


def test_first_round() -> None:
    """S3, A1: the four tokens walk onto the board, and three drawn ones take their places in the forests, all black."""
    for mode, players in MODES:
        game, before = begin(mode, players, 5)
        after = play_round(game)
        assert (after["round"], after["phase"]) == (2, "hero"), f"{mode}: round {after['round']} {after['phase']}"
        assert after["colour"] == "black", f"{mode}: round 2 is {after['colour']}"
        for p, board in enumerate(after["board"]):
            waited = before["board"][p]["forest"]
            due = sorted(f"{entrance(text[:2])} {text[3:]}" for text in waited)
            assert sorted(board["skeletons"]) == due, f"{mode} p{p}: {waited} entered as {board['skeletons']}"
            assert len(board["forest"]) == 3 and board["cemetery"] == [], f"{mode} p{p}: {board['forest']}"


def test_draws_are_random() -> None:
    """A1, A3: what phase 4 draws differs from game to game, from seat to seat and from draw to draw."""
    seen: Counter[str] = Counter()
    triples = seats_alike = 0
    games = 40
    for seed in range(games):
        game, _ = begin("versus", 2, seed)
        play_round(game)
        drawn = game.drawn
        assert len(drawn) == 6, f"{len(drawn)} tokens drawn by two seats"
        seen.update(drawn)
        triples += len({drawn[0], drawn[2], drawn[4]}) == 1
        seats_alike += drawn[0::2] == drawn[1::2]
    assert set(seen) == set(PLAIN), f"drawn in {games} games: {sorted(seen)}"
    assert triples < games // 4, f"three of a kind in {triples} of {games} games"
    assert seats_alike < games // 4, f"both seats draw alike in {seats_alike} of {games} games"


def test_necromancers_bring_more() -> None:
    """A1, A3, CH2: round the table one token each, and three more at once for every necromancer, further ones too."""
    bag = ["yl necromancer", "rt necromancer", "br necromancer"] + ["gl"] * 9 + ["bt"] * 8
    chained = 0
    for seed in range(40):
        game = Game.from_position(
            {"mode": "versus", "players": 2, "chiefs": True, "draw": 2}, {"phase": "trap", "bag": bag}, seed=seed
        )
        game.step({0: "pass", 1: "pass"})
        left = list(game.drawn)
        mine: list[list[str]] = [[], []]
        for seat in (0, 1, 0, 1):
            due = 1
            while due and left:
                mine[seat].append(left.pop(0))
                due += 2 if mine[seat][-1].endswith("necromancer") else -1
        boards = game.position()["board"]
        assert not left and [sorted(start_tokens(board)) for board in boards] == [sorted(tokens) for tokens in mine], (
            f"seed {seed}: drawn {game.drawn}, arrived {[start_tokens(board) for board in boards]}"
        )
        chained += len(game.drawn) >= 4 + 2 * 3
    assert chained, "no game in which two necromancers were drawn"


def test_chance_follows_the_seed() -> None:
    """A game is a function of its seed and its number."""
    game = Game("versus", 2, seed=8, index=1).position()
    assert Game("versus", 2, seed=8, index=1).position() == game, "the same seed and number give another game"
    assert Game("versus", 2, seed=9, index=1).position() != game, "another seed changes nothing"
    assert Game("versus", 2, seed=8, index=2).position() != game, "another number changes nothing"


def test_keys_of_games() -> None:
    """All four words of seed and number make the key of a game: the games of a seed stay what they are."""
    keys = {(8, 1): [550501436, 2710907662], (0x5BD1E99512345678, 0x2545F49100000007): [1136568880, 479670523]}
    for (seed, number), key in keys.items():
        found = Game("versus", 2, seed=seed, index=number)._state["key"][0].tolist()
        assert found == key, f"the key of game {number} of seed {seed} is {found}, not {key}"


def test_batches_draw() -> None:
    """A1: rows of a batch, which keep no list of what is drawn, draw as well."""
    sim = Simulator({"mode": "versus", "players": 2, "draw": 3}, 2, seed=4)
    sim.play(seed=1, steps=12)
    assert (sim.states["drawn"][:, :2] >= 3).all(), sim.states["drawn"]
