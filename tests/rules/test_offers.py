"""What a seat may choose in given positions, in full. A scenario can show that a choice is legal, never that it is not.

They run against every mutant, too (``badbones dev mutate``), so they take no fixtures and are quick in plain Python.
"""

from __future__ import annotations

from typing import Any

from badbones_env import Game, IllegalChoiceError, Simulator
from tests.oracle import data

SPACES = [f"{column}{rank}" for rank in "12345" for column in "abcde"]
VERSUS = {"mode": "versus", "players": 2, "draw": 0}
FOUR = {"mode": "versus", "players": 4, "draw": 0}
COOP = {"mode": "coop", "players": 2, "draw": 0}
MARKET = {"mode": "versus", "players": 2, "draw": 0, "advanced": True}
CHIEFS = {"chiefs": True}
ASK = {"order": "ask"}


def ask(game: dict[str, Any], board: dict[str, Any], *steps: str, phase: str = "trap", **rest: Any) -> Game:
    """A game in which seat 0 has this board and has made these choices; the others do as little as they can.

    In a step in which seat 0 is not asked its text means nothing.
    """
    played = Game.from_position(game, {"phase": phase, "board": [board], **rest})
    for text in steps:
        legal = played.legal()
        choices = {seat: "pass" if "pass" in texts else texts[0] for seat, texts in legal.items()}
        played.step(choices | ({0: text} if 0 in legal else {}))
    return played


def expect(played: Game, *wanted: str) -> None:
    """Seat 0 has exactly these choices."""
    offered = set(played.legal().get(0, []))
    missing, surplus = sorted(set(wanted) - offered), sorted(offered - set(wanted))
    assert not missing, f"not offered: {', '.join(missing)}"
    assert not surplus, f"offered: {', '.join(surplus)}"


def every(verb: str, spaces: list[str]) -> list[str]:
    """A choice for each space."""
    return [f"{verb} {space}" for space in spaces]


def without(*spaces: str) -> list[str]:
    """All spaces but these."""
    return [space for space in SPACES if space not in spaces]


def test_hero_moves() -> None:
    """H1: exactly the spaces around the hero, the tower and skeletons included; never its own."""
    expect(ask(VERSUS, {"hero": "a1"}, phase="hero"), *every("move", ["b1", "a2", "b2"]))
    around = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]
    board = {"hero": "d4", "skeletons": ["e4 n gl"], "traps": ["d5 bomb"]}
    expect(ask(VERSUS, board, phase="hero"), *every("move", around))


def test_numbers_of_no_action() -> None:
    """MK5, M7: neither -1 nor the number after the last one is an action, of a seat that waits neither."""
    played = ask(FOUR, {"skeletons": ["b5 n gl"]}, "pass")
    sim = Simulator(played.config, 1)
    sim.states[:] = played._state
    sim.refresh()
    for seat in range(1, 4):
        for number in (-1, sim.n_actions):
            sim.actions[0] = sim.masks[0].argmax(axis=1)
            sim.actions[0, seat] = number
            try:
                sim.step()
            except IllegalChoiceError:
                continue
            raise AssertionError(f"seat {seat} may choose {number}")


def test_placing() -> None:
    """T1, T2, T3: what is in the supply, on spaces without trap, tower and skeleton; the hero's space is allowed."""
    board = {
        "hero": "d4",
        "supply": ["wall"],
        "traps": ["e1 bomb exploded"],
        "skeletons": ["b1 n gl"],
        "forest": ["gl"],
    }
    spaces = without("e1", "b1", "c3")
    expect(ask(VERSUS, board), "pass", *every("place wall/", spaces), *every("place wall\\", spaces))


def test_placing_dragon_and_bomb() -> None:
    """DRA3, BOM3: on skeletons, too; the bomb not where the hero is as well."""
    board = {"hero": "d4", "supply": ["dragon", "bomb"], "skeletons": ["b1 n gl", "d4 n gl black"]}
    expect(
        ask(VERSUS, board),
        "pass",
        *every("place dragon", without("c3")),
        *every("place bomb", without("c3", "d4")),
    )


def test_bomb_in_the_corner() -> None:
    """BOM3: a1 is a space like all others, with the hero there or without one."""
    board = {"supply": ["bomb"], "skeletons": ["a1 n gl", "b1 n gl"]}
    expect(ask(VERSUS, {"hero": "a1", **board}), "pass", *every("place bomb", without("a1", "c3")))
    expect(ask(VERSUS, {"hero": "none", **board}), "pass", *every("place bomb", without("c3")))


def test_placing_a_labyrinth() -> None:
    """LAB1: either colour."""
    spaces = without("c3")
    wanted = [choice for colour in ("white", "black") for choice in every(f"place labyrinth:{colour}", spaces)]
    expect(ask(VERSUS, {"supply": ["labyrinth"]}), "pass", *wanted)


def test_retrieving() -> None:
    """T4, BOM2: any trap, also a damaged one or one under hero or skeletons, but no exploded bomb."""
    traps = ["a1 wall/ damaged", "b1 labyrinth:white", "d4 bomb", "e1 bomb exploded", "a5 hearse"]
    board = {"hero": "d4", "traps": traps, "skeletons": ["b1 n gl"]}
    expect(ask(VERSUS, board), "pass", *every("retrieve", ["a1", "b1", "d4", "a5"]))


def test_receivers() -> None:
    """M7, CAT1, HEA1, WP6: any other player, never oneself."""
    others = ["send p1", "send p2", "send p3"]
    expect(ask(FOUR, {"skeletons": ["b5 n gl"]}, "pass"), *others)
    expect(ask(FOUR, {"traps": ["b5 catapult"], "skeletons": ["b4 n gl"]}, "pass"), *others)
    expect(ask(FOUR, {"traps": ["b5 hearse"], "skeletons": ["b4 n gl"]}, "pass"), *others)
    board = {"weapon": "death-staff", "skeletons": ["d4 s gl"] * 3}
    expect(ask(FOUR, board, "move d4", phase="hero"), "pass", *others)


def test_flights() -> None:
    """DRA1, DRA2: every direction, but not towards a barricade or a dragon that this skeleton has fled from."""
    every_way = ["flee n", "flee e", "flee s", "flee w"]
    board: dict[str, Any] = {"traps": ["a4 dragon", "b4 dragon"], "skeletons": ["a5 s gl"]}
    expect(ask(VERSUS, board, "pass"), *every_way)
    expect(ask(VERSUS, board, "pass", "flee e"), "flee n", "flee e", "flee s")
    board = {"traps": ["a4 dragon", "b4 barricade"], "skeletons": ["a5 s gl"]}
    expect(ask(VERSUS, board, "pass"), "flee n", "flee s", "flee w")


def test_purchases() -> None:
    """MK1, MK2, MK4, MK5: what the coins are enough for, while there is stock, and no second weapon."""
    costs = {item: cost for item, cost in data.COSTS.items() if item not in data.WEAPONS}
    cheap = [f"buy {item}" for item, cost in costs.items() if cost <= 2]
    expect(ask(MARKET, {"coins": 2}, phase="market"), "pass", *cheap, "buy teleport-staff")
    expect(ask(MARKET, {"coins": 2, "weapon": "axe"}, phase="market"), "pass", *cheap)
    left = [f"buy {item}" for item, cost in costs.items() if cost <= 3 and item != "hearse"]
    after_the_hearse = ask(MARKET, {"coins": 4, "weapon": "axe"}, "buy hearse", "wait", phase="market")
    expect(after_the_hearse, "pass", *left)


def test_crossbow_and_ice_staff() -> None:
    """WP2, WP4, WP5: spaces with skeletons, wherever they are, but no forest; frozen ones cannot be frozen."""
    board = {"skeletons": ["d4 s gl"] * 3 + ["a1 n yl", "e4 n yl black"], "forest": ["gl"]}
    bow, staff = board | {"weapon": "crossbow"}, board | {"weapon": "ice-staff"}
    expect(ask(VERSUS, bow, "move d4", phase="hero"), "pass", "shoot a1", "shoot e4")
    expect(ask(VERSUS, staff, "move d4", phase="hero"), "pass", "freeze a1")
    # after phase 3 all have the next movement before them, those who were frozen in this round as well
    for colour, other in (("white", "black"), ("black", "white")):
        board = {"hero": "d4", "weapon": "ice-staff", "skeletons": ["e4 w gl"] * 3 + ["a1 n yl", f"b5 e yl {other}"]}
        expect(ask(VERSUS, board, "pass", colour=colour), "pass", "freeze a2", "freeze b5")
    mixed = bow | {"skeletons": ["d4 s gl"] * 3 + ["a1 n yl", "a1 e yl", "a1 e yl black", "a1 e rt"]}
    expect(ask(VERSUS, mixed, "move d4", "shoot a1", phase="hero"), "pick n yl", "pick e yl", "pick e rt")


def test_weapons_in_the_corner() -> None:
    """WP1, WP4, WP5, WP9: a1 is a space like all others, and so is the token with the number 0 on it."""
    slain = ["a2 s gl"] * 3
    bow = {"hero": "b1", "weapon": "crossbow", "skeletons": ["a1 s gl"] * 3 + ["e5 n yl"]}
    expect(ask(VERSUS, bow, "move a1", phase="hero"), "pass", "shoot e5")
    board = {"hero": "a3", "skeletons": [*slain, "a1 n pl"]}
    expect(ask(VERSUS, board | {"weapon": "axe"}, "move a2", phase="hero"), "pass", "cleave purple")
    expect(ask(VERSUS, board | {"weapon": "ice-staff"}, "move a2", phase="hero"), "pass", "freeze a1")
    waiting = {"hero": "a3", "weapon": "ice-staff", "skeletons": slain, "forest": ["pl"]}
    assert ask(VERSUS, waiting, "move a2", phase="hero").decision(0) == "trap", "nobody in the forest can be frozen"
    two = {"hero": "a3", "weapon": "crossbow", "skeletons": [*slain, "a1 n pl", "a1 e rt black"]}
    expect(ask(VERSUS, two, "move a2", "shoot a1", phase="hero"), "pick n pl", "pick e rt")
    left = ask(VERSUS, two, "move a2", "shoot a1", "pick e rt", phase="hero").position()["board"][0]["skeletons"]
    assert left == ["a1 n pl"], "the one that was named is shot, although it has moved"


def test_death_staff_without_a_kill_for_the_bag() -> None:
    """WP6, CH7: ghosts go to the cemetery, so three of them give the staff nothing to send."""
    ghosts = [f"d4 s {name}" for name in data.chief_models() if name.endswith("ghost")]
    board = {"hero": "d5", "weapon": "death-staff", "skeletons": ghosts}
    assert ask(VERSUS | CHIEFS, board, "move d4", phase="hero").decision(0) == "trap"


def test_teleport_staff() -> None:
    """WP7, CO11: the towers that stand."""
    board: dict[str, Any] = {"weapon": "teleport-staff", "skeletons": ["c4 s gl"] * 3, "hero": "c5"}
    expect(ask(VERSUS, board, "move c4", phase="hero"), "pass", "teleport c3")
    expect(ask(COOP, board | {"towers": ["b2", "d4"]}, "move c4", phase="hero"), "pass", "teleport b2", "teleport d4")


def test_sword_and_axe() -> None:
    """WP8, WP9: any move of a hero; symbols that occur on the four adjacent spaces."""
    board = {"skeletons": ["d4 s gl"] * 3 + ["e4 n yl", "d5 n rl", "d5 n rt", "e5 n pl", "a1 n bl"], "forest": ["gr"]}
    moves = every("move", ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"])
    expect(ask(VERSUS, board | {"weapon": "sword"}, "move d4", phase="hero"), "pass", *moves)
    expect(ask(VERSUS, board | {"weapon": "axe"}, "move d4", phase="hero"), "pass", "cleave yellow", "cleave red")


def test_morgenstern_and_rapier() -> None:
    """WP10, WP11: skeletons around the hero, to another space around it without trap or tower; any facing."""
    board = {"skeletons": ["d4 s gl"] * 3 + ["e4 n yl", "e5 n rl", "a1 n pl"]}
    board["traps"] = ["c4 wall/", "d5 bomb exploded", "e3 bomb"]
    sweeper, turner = board | {"weapon": "morgenstern"}, board | {"weapon": "rapier"}
    expect(ask(VERSUS, sweeper, "move d4", phase="hero"), "pass", "sweep e4", "sweep e5")
    goals = every("to", ["d3", "c5", "d5", "e5"])
    expect(ask(VERSUS, sweeper, "move d4", "sweep e4", phase="hero"), *goals)
    expect(ask(VERSUS, turner, "move d4", phase="hero"), "pass", "turn e4", "turn e5")
    expect(ask(VERSUS, turner, "move d4", "turn e4", phase="hero"), "face n", "face e", "face s", "face w")
    after = ask(VERSUS, turner, "move d4", "turn e4", "face n", phase="hero")
    expect(after, "pass", "retrieve c4", "retrieve e3")


def test_morgenstern_with_little_room() -> None:
    """WP10: to a single free space from all others, to none from none; a1 is a space like all others."""

    def swept(*covered: str) -> Game:
        """The hero has struck on b1, and these spaces around it are covered."""
        traps = [f"{space} {'wall/' if space in ('b2', 'c2') else 'labyrinth:white'}" for space in covered]
        board = {"hero": "b2", "weapon": "morgenstern", "traps": traps}
        board["skeletons"] = ["b1 s gl"] * 3 + ["a1 n pl", "a2 n yl", "c1 n bl"]
        return ask(VERSUS, board, "move b1", phase="hero")

    expect(swept("a2", "b2", "c1", "c2"), "pass", "sweep a2", "sweep c1")  # to a1
    expect(swept("a1", "b2", "c1", "c2"), "pass", "sweep a1", "sweep c1")  # to a2
    expect(swept("a1", "b2", "c2"), "pass", "sweep a1", "sweep a2", "sweep c1")
    assert swept("a1", "a2", "b2", "c1", "c2").decision(0) == "trap", "there is no room"
    game = swept("a2", "b2", "c2")
    game.step({0: "sweep c1"})
    assert game.decision(0) == "trap" and "a1 n bl" in game.position()["board"][0]["skeletons"], "to a1 without asking"


def test_the_rapier_turns_a_group_and_nobody_beside_it() -> None:
    """WP11, CH6: with an instructor on the space one answer turns all; the next ones in the list stay as they are."""
    group = ["a2 n gl", "a2 e bl instructor"]
    board = {"hero": "b2", "weapon": "rapier", "skeletons": ["b1 s gl"] * 3 + [*group, "c1 e yl", "c2 e rl"]}
    game = ask(VERSUS | CHIEFS, board, "move b1", "turn a2", phase="hero")
    assert game.subject(0) == "a2 bl instructor", "the question names the leader"
    expect(game, "face n", "face e", "face s", "face w")
    game.step({0: "face w"})
    assert game.decision(0) == "trap"
    wanted = ["a2 w gl", "a2 w bl instructor", "c1 e yl", "c2 e rl"]
    assert sorted(game.position()["board"][0]["skeletons"]) == sorted(wanted)


def test_starting_towers() -> None:
    """CO4: one's own towers."""
    expect(ask(COOP, {}, phase="start"), *every("start", ["b2", "d2", "b4", "d4"]))


def test_common_supply() -> None:
    """CO5, CO6: what the team has, without what has been retrieved in this phase."""
    board = {"traps": ["a1 dragon"]}
    played = ask(COOP, board, "retrieve a1", supply=["treasure"])
    wanted = {"pass", *every("place treasure", without("b2", "d2", "b4", "d4"))}
    assert set(played.legal()) == {1}, f"asked: {sorted(played.legal())}"
    surplus = sorted(set(played.legal()[1]) ^ wanted)
    assert not surplus, f"offered in error or missing: {surplus}"


def test_stacks() -> None:
    """M12: every place and facing with a token still to move."""
    board = {"skeletons": ["a1 n gl", "a1 e gl", "a1 e yl", "b1 n gl black"], "forest": ["rl", "rr"]}
    chief = board | {"skeletons": [*board["skeletons"][:3], "a1 n pt ghost", "b1 n gl black"]}
    expect(ask(VERSUS | CHIEFS | ASK, chief, "pass"), "advance a1 n", "advance a1 e", "advance L3", "advance R3")
    expect(ask(VERSUS | CHIEFS | ASK, board, "pass"), *hero_around_c3())  # no chief is to move
    expect(ask(COOP | ASK, board, "pass", "pass"), "advance a1 n", "advance a1 e", "advance L3", "advance R3")


def test_tokens_of_a_stack() -> None:
    """M12, M1: the types of a stack with a chief that are still to move; then all stacks again, the rest included."""
    board: dict[str, Any] = {
        "skeletons": ["a1 e gl", "a1 e gl", "a1 e yl", "a1 e pt ghost", "a1 e rr saboteur black", "a1 n rl friend"]
    }
    game = VERSUS | CHIEFS | ASK
    expect(ask(game, board, "pass", "advance a1 e"), "first yl", "first gl", "first pt ghost")
    expect(ask(game, board, "pass", "advance a1 e", "first pt ghost"), "advance a1 n", "advance a1 e")
    expect(
        ask(game, board, "pass", "advance a1 e", "first gl", "advance a1 e"), "first yl", "first gl", "first pt ghost"
    )
    board = {"forest": ["L4 bl instructor", "L4 gt instructor", "L4 pl"]}
    expect(ask(game, board, "pass"), "first bl instructor", "first gt instructor", "first pl")
    expect(ask(VERSUS | CHIEFS, board, "pass"), *hero_around_c3())
    board = {"hero": "e5", "skeletons": ["b1 n gl", "b1 n rl friend"]}  # before a co-op tower, too
    expect(ask(COOP | CHIEFS | ASK, board, "pass", "pass"), "first gl", "first rl friend")


def hero_around_c3() -> list[str]:
    """The next round's moves of a hero on the tower."""
    return every("move", ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"])


def test_leaders_and_the_stopped() -> None:
    """CH5, CO7, CH6, CH10: the instructors still to move; all that a tower can stop, the emperor being in it."""
    board: dict[str, Any] = {
        "skeletons": ["a1 n bl instructor", "a1 e gt instructor", "a1 n pr instructor black", "a1 n gl"]
    }
    expect(ask(VERSUS | CHIEFS, board, "pass"), "lead bl", "lead gt")
    board = {"hero": "e5", "skeletons": ["b1 n gl", "b1 n gl", "b1 n yl", "b1 n rt black"]}
    expect(ask(COOP | ASK, board, "pass", "pass"), "first gl", "first yl")  # the one named first is stopped
    board = {"hero": "e5", "skeletons": ["b1 n gl", "b1 n bl instructor", "b1 n rt emperor", "b1 n rl friend"]}
    group = ask(COOP | CHIEFS | ASK, board, "pass", "pass", "first bl instructor")
    expect(group, "stop rl friend", "stop bl instructor", "stop gl")


def test_who_flees_a_landing_dragon() -> None:
    """M12, DRA3: the types still to flee, in versus only while a chief is among them."""
    board: dict[str, Any] = {"hero": "e5", "supply": ["dragon"], "skeletons": ["b1 n gl", "b1 e gl", "b1 n pt ghost"]}
    landed = ask(VERSUS | CHIEFS | ASK, board, "place dragon b1")
    expect(landed, "first gl", "first pt ghost")
    expect(ask(VERSUS | CHIEFS | ASK, board, "place dragon b1", "first pt ghost"), *every("flee", ["n", "e", "s", "w"]))
    expect(ask(VERSUS | CHIEFS, board, "place dragon b1"), *every("flee", ["n", "e", "s", "w"]))


def test_friends_choose_nothing() -> None:
    """CH4: on a standing tower, on a ruin and behind the blow nobody is asked anything."""
    around_e5 = every("move", ["d4", "e4", "d5"])
    board: dict[str, Any] = {"hero": "e5", "towers": ["d2"], "skeletons": ["c2 e rl friend", "b3 s bt friend"]}
    expect(ask(COOP | CHIEFS, board, "pass", "pass"), *around_e5)
    board = {"hero": "e5", "towers": ["b2", "d2"], "skeletons": ["a2 e gl", "b1 n rl friend"]}
    expect(ask(COOP | CHIEFS | ASK, board, "pass", "pass", "advance a2 e"), *around_e5)
