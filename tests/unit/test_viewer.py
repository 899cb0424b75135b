"""Frames, replays, games that are kept, the terminal: everything of the viewer but its server."""

from __future__ import annotations

import io
import json
import random
import re
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from badbones_agents.registry import make_agent
from badbones_experiments.cli.main import main
from badbones_experiments.viewer.frames import Story, position_text
from badbones_experiments.viewer.game_store import GameStore, UnknownGame
from badbones_experiments.viewer.offers import offers
from badbones_experiments.viewer.played_game import PlayedGame, StaleError
from badbones_experiments.viewer.players import (
    AGENTS,
    CHARACTERS,
    HUMAN,
    LEVELS,
    STRENGTHS,
    check_seats,
    check_trusted,
    choose_and_report,
    seat_players,
    seat_titles,
    strength,
)
from badbones_experiments.viewer.replay import page_data, pictures, replay_data, replay_page, same_seed

from badbones_env import Game, Record, Scenario
from badbones_env.errors import IllegalChoiceError, ModelError, OptionError, RecordError
from badbones_env.text.wording import QUESTIONS, TRAP_HELP, describe_choice, describe_question
from badbones_env.trace import unsettled_houses
from docs.tools.claims import strengths
from docs.tools.pages.strengths import stars_of
from tests.conftest import random_choices
from tests.rich import rich_game
from tests.unit.test_agents import skipping_newer_traps

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "rules" / "golden"


# Frames -------------------------------------------------------------------------------------------------------------


def test_tokens_keep_their_keys(options: dict[str, Any]) -> None:
    game, rng = Game(seed=2, **options), random.Random(3)
    story = Story(game)
    before, types = story.frame(), {}
    for _ in range(25):
        if game.over:
            break
        frame = story.step(random_choices(game, rng))
        for seat, board in enumerate(frame["boards"]):
            for key, element in board.items():
                if element[0] == "token":
                    model = "-".join(element[1].split("-")[1:-2])
                    assert types.setdefault((seat, key), model) == model, "a key stays with a token of its type"
        for stage in frame["stages"]:
            for move in stage["moves"]:
                shown = before["boards"][move["seat"]].get(move["key"])
                # tokens that find no room on a crowded place are not shown
                assert shown is None or shown[0] == "token"
                assert not move["gone"] or move["key"] not in stage["boards"][move["seat"]]
            before = stage
        assert before["boards"] == frame["boards"], "the last stage is the frame"
        before = frame
    json.dumps(before)


def test_a_frame_tells_what_happened() -> None:
    position = {"phase": "trap", "board": [{"hero": "e1", "traps": ["b3 wall/"], "skeletons": ["a3 e gl", "c4 s rt"]}]}
    story = Story(Game.from_position({"mode": "versus", "players": 2, "draw": 0}, position), ["Ann", "Bob"])
    frame = story.step({0: "pass", 1: "pass"})
    assert frame["choices"][0] == {"seat": 0, "text": "pass", "words": "leave the traps alone"}
    assert {"seat": 0, "kind": "tower", "words": "red skeleton (top) enters the tower: 1 floor lost", "big": True} in (
        frame["events"]
    )
    walk = next(move for stage in frame["stages"] for move in stage["moves"] if len(move["path"]) == 3)
    assert walk["path"] == [[144, 400], [244, 400], [244, 300]] and not walk["gone"], "a3, b3, b4"
    labels = [label for stage in frame["stages"] for label in stage["labels"]]
    assert [(label["text"], label["at"]) for label in labels] == [("−1 floor", [344, 400])]


def test_damage_is_told_with_the_move_that_does_it() -> None:
    """Two skeletons enter the tower and one the village, one after the other: floors, houses and points each time."""
    board = {"hero": "e1", "skeletons": ["b3 e gl", "c4 s rt", "d1 s pl"]}
    story = Story(Game.from_position({"players": 2, "draw": 0}, {"phase": "trap", "board": [board]}), ["Ann", "Bob"])
    frame = story.step({0: "pass", 1: "pass"})
    hits = [move["damage"] for stage in frame["stages"] for move in stage["moves"] if "damage" in move]
    left = [(hit["seats"][0]["floors"], hit["seats"][0]["houses"], hit["seats"][0]["points"]) for hit in hits]
    assert left == [(4, 4, 28), (3, 4, 24), (2, 4, 20)]
    assert all(hit["boards"][0]["set"] and not hit["boards"][1]["set"] for hit in hits)
    towers = [element[1] for hit in hits for key, element in hit["boards"][0]["set"].items() if key.startswith("tower")]
    assert towers == ["tower-3-4", "tower-2-4"]
    captions = [stage["caption"] for stage in frame["stages"]]
    assert captions[0] == "Ann: leave the traps alone; Bob: leave the traps alone" and "The skeletons walk." in captions


def buildings_agree(frame: dict[str, Any]) -> int:
    """After its last move a stage has the buildings that the moves left. How often that was compared."""
    checked = 0
    for stage in frame["stages"]:
        hits = [move["damage"] for move in stage["moves"] if "damage" in move]
        for now, then in zip(stage["seats"], hits[-1]["seats"] if hits else (), strict=False):
            assert (now["floors"], now["houses"]) == (then["floors"], then["houses"])
            checked += 1
    return checked


@pytest.mark.parametrize("name", ["coop-4-advanced-chiefs-ask", "versus-6", "solo-1-advanced-chiefs-ask"])
def test_damage_adds_up_to_the_stage(name: str) -> None:
    record = Record.read(GOLDEN / f"{name}.bones")
    story = Story(record.start())
    choices = ({int(seat[1:]): text for seat, text in step["choices"].items()} for step in record.steps)
    assert sum(buildings_agree(story.step(each)) for each in choices)


def test_a_burnt_house_of_the_capital_stays_burnt() -> None:
    """Also where a seat is asked again before the end of the phase, at which the rules count it."""
    rng = random.Random(5)
    asked_again = 0
    for seed in range(4):
        story = Story(Game(mode="coop", players=2, order="ask", seed=seed))
        while not story.game.over:
            buildings_agree(story.step({seat: rng.choice(texts) for seat, texts in story.game.legal().items()}))
            asked_again += unsettled_houses(story.game) != 0
    assert asked_again


def test_a_trap_is_laid_before_the_skeletons_walk() -> None:
    """Each stage has the picture after it: the tile first, then the walks, then what turns and who arrives."""
    position = {"round": 3, "phase": "trap", "board": [{"hero": "e1", "supply": ["wall"], "skeletons": ["a3 e gl"]}]}
    story = Story(Game.from_position({"mode": "versus", "players": 2}, position), ["Ann", "Bob"])
    before = story.frame()
    frame = story.step({0: "place wall/ b3", 1: "pass"})
    laid, walked, turned, arrived = frame["stages"]
    token = next(key for key, element in before["boards"][0].items() if element[0] == "token")
    assert "tile-b3" in laid["boards"][0] and laid["boards"][0][token] == before["boards"][0][token]
    assert laid["moves"] == [] and "round 3 · skeletons phase" in laid["title"]
    assert [move["key"] for move in walked["moves"]] == [token] and walked["boards"][0][token][2:4] == [244, 300]
    assert walked["boards"][0]["tile-b3"][1] == "tile-wall-slash" and "round 3" in walked["title"]
    assert turned["boards"][0]["tile-b3"][1] == "tile-wall-slash-damaged" and "round 3" in turned["title"]
    assert arrived["boards"] == frame["boards"] and "round 4 · hero phase" in arrived["title"]


def test_words_have_names_and_say_whence_a_skeleton_came() -> None:
    position = {
        "phase": "trap",
        "board": [{"hero": "e1", "traps": ["b3 catapult"], "skeletons": ["a3 e gl"]}, {"hero": "a5", "floors": 1}],
    }
    game = Game.from_position({"mode": "versus", "players": 2, "draw": 0}, position)
    story = Story(game, ["You", "Guardian"])
    frame = story.step({0: "pass", 1: "pass"})
    assert "green skeleton (left) goes to Guardian's cemetery (a3 → b3)" in [line["words"] for line in frame["events"]]
    assert "to Guardian" in [label["text"] for stage in frame["stages"] for label in stage["labels"]]
    while not game.over:
        story.step({seat: "pass" if "pass" in legal else min(legal) for seat, legal in game.legal().items()})
        assert game.outcome.rounds < 9
    (loss,) = [loss for loss in story.losses if loss.last]
    assert loss.event.seat == 1 and loss.round == game.outcome.rounds
    assert loss.words.startswith(
        "a green skeleton from the left forest (L5), there since the end of round 1, sent by you, walked L5 → a5 →"
    )
    assert loss.words.endswith("into the tower")


def test_several_threats_in_one_sentence() -> None:
    board = {"hero": "e1", "skeletons": ["c1 s gl", "b3 e gl", "d3 w gr"]}
    story = Story(Game.from_position({"players": 2, "draw": 0}, {"phase": "trap", "board": [board]}))
    words = "skeletons on c1 will reach your village, those on b3 and d3 will reach your tower"
    assert story.ahead(0)["danger"] == words


def test_what_is_ahead() -> None:
    position = {
        "phase": "hero",
        "board": [
            {"hero": "b4", "traps": ["d3 dragon"], "skeletons": ["b3 e gl", "e3 w yr", "a5 e pl"], "forest": ["rl"]}
        ],
    }
    story = Story(Game.from_position({"mode": "versus", "players": 2, "draw": 0}, position))
    before = story.game.position()
    ahead = story.ahead(0)
    ends = {way["path"][0][0]: (way["path"][-1], way["end"]) for way in ahead["paths"]}
    assert ends[244] == ([344, 400], "tower") and ends[144] == ([244, 200], "moved"), (
        "the hero, which must move, is left out"
    )
    assert ends[544] == ([444, 400], "asked"), "a path ends on a dragon"
    assert ahead["danger"] == "the green skeleton (left) on b3 will reach your tower"
    shown = story.frame()["boards"][0]
    assert all(way["key"] in shown for way in ahead["paths"]) and len(ahead["paths"]) == 4
    assert story.game.position() == before, "looking ahead makes no step"
    story.step({0: "move b3", 1: "move b2"})
    assert story.ahead(0)["danger"] == "", "the hero has seen to it"


def test_position_as_text_can_be_loaded(options: dict[str, Any], write: Any) -> None:
    game, rng = Game(seed=4, **options), random.Random(8)
    loaded = 0
    for _ in range(70):
        if game.over or loaded > 3:
            break
        text = position_text(game)
        phase = game.position()["phase"]
        whole = phase in ("hero", "start") and set(game.legal()) == set(range(game.config.players))
        if whole:
            scenario = Scenario.read(write("position.toml", text))
            again = Game.from_position(scenario.game, scenario.position)
            assert again.position()["board"] == game.position()["board"]
            assert again.position()["bag"] == game.position()["bag"]
            loaded += 1
        assert text.startswith("#") == (phase == "skeletons")
        game.step(random_choices(game, rng))
    assert loaded


# Replays ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["versus-2", "solo-1-advanced-chiefs-ask", "coop-4-advanced-chiefs-ask", "versus-6"])
def test_a_replay_has_every_frame(name: str) -> None:
    record = Record.read(GOLDEN / f"{name}.bones")
    data = replay_data(record)
    assert len(data["frames"]) == len(record.steps) + 1
    story = Story(record.start(), data["names"])
    boards: list[dict[str, Any]] = [{} for _ in data["names"]]
    symbols = page_data([record])["symbols"]
    for number, frame in enumerate(data["frames"]):
        for stage in frame["stages"]:
            for board, delta in zip(boards, stage["boards"], strict=True):
                board.update(delta["set"])
                for key in delta["gone"]:
                    del board[key]
        if number:
            story.step({int(k[1:]): v for k, v in record.steps[number - 1]["choices"].items()})
        assert boards == story.frame()["boards"], "changes add up to the frame"
        used = {element[1] for board in boards for element in board.values() if element[0] != "text"}
        assert all(f'id="bb-{symbol}"' in symbols for symbol in used)
    assert data["frames"][-1]["over"]


def test_the_page_is_one_file_without_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.html"
    assert main(["replay", str(GOLDEN / "versus-2.bones"), "--html", str(out)]) == 0
    assert "kB; open it in any browser" in capsys.readouterr().out
    page = out.read_text(encoding="utf-8")
    assert "{{" not in page and page.count("<script") == 2
    assert re.findall(r'(?:src|href)="(?!#|data:)[^"]*"', page) == []
    urls = set(re.findall(r"https?://[^\s\"'`<]+", page))
    assert urls == {"http://www.w3.org/2000/svg"}, "the name of SVG, which nobody fetches"
    assert "default-src 'none'" in page
    assert len(page) < 400_000


def test_texts_of_a_record_cannot_break_the_page() -> None:
    record = Record.read(GOLDEN / "versus-2.bones")
    record.header["agents"] = ["</script><a>x()", "b"]
    page = replay_page([record], "<b>title")
    assert "<a>x" not in page and "<b>title" not in page and page.count("</script>") == 2
    assert page.count("a>x()") > 0, "it is there, as text"


def test_bad_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str], write: Any) -> None:
    assert main(["replay", str(tmp_path / "none.bones"), "--html", str(tmp_path / "x.html")]) == 2
    three = [str(GOLDEN / "versus-2.bones")] * 3
    assert main(["replay", *three, "--html", str(tmp_path / "x.html")]) == 2
    good = (GOLDEN / "versus-2.bones").read_text(encoding="utf-8")
    assert main(["replay", write("a.bones", good), "--html", "/no/such/folder/x.html"]) == 2
    bad = re.sub(r'"p0": "move \w\d"', '"p0": "move e5"', good, count=1)
    assert main(["replay", write("b.bones", bad), "--html", str(tmp_path / "x.html")]) == 2
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 4 and all(line.startswith("badbones: ") for line in errors)
    assert "2 records side by side, not 3" in errors[1] and "step 1 cannot be replayed" in errors[3]


@pytest.mark.slow
def test_a_replay_as_a_film(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    image = pytest.importorskip("PIL.Image")
    ffmpeg = pytest.importorskip("imageio_ffmpeg")
    record = Record.read(GOLDEN / "solo-1.bones")
    short = tmp_path / "short.bones"
    short.write_text("".join((GOLDEN / "solo-1.bones").read_text().splitlines(keepends=True)[:5]))
    number = len(list(pictures(record.until(4), 200)))
    assert number >= 6
    gif, mp4 = tmp_path / "game.gif", tmp_path / "game.mp4"
    assert main(["replay", str(short), "--gif", str(gif), "--mp4", str(mp4)]) == 0
    film = image.open(gif)
    assert film.n_frames == number and film.size[0] > 600
    frames, seconds = ffmpeg.count_frames_and_secs(str(mp4))
    assert frames == number + 3 and seconds > 4
    capsys.readouterr()
    assert main(["replay", str(short), "--gif", str(tmp_path / "game.png")]) == 2
    assert main(["replay", str(short), str(short), "--gif", str(gif)]) == 2
    assert main(["replay", str(short), "--gif", "/no/such/folder/x.gif"]) == 2
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    assert main(["replay", str(short), "--gif", str(gif)]) == 2
    errors = capsys.readouterr().err.splitlines()
    assert [
        word in line
        for word, line in zip(
            ("must end with .gif", "one record", "cannot be written", "badbones[render]"), errors, strict=True
        )
    ] == [True] * 4


def test_two_replays_side_by_side() -> None:
    one, other = (Record.read(GOLDEN / f"versus-{number}.bones") for number in (2, 3))
    assert same_seed([one, one]) and not same_seed([one, other])
    data = page_data([one, other], ["first", "second"])
    assert [game["title"] for game in data["games"]] == ["first", "second"] and not data["same_seed"]
    assert len(data["games"][1]["frames"]) == len(other.steps) + 1


# Games that are kept ------------------------------------------------------------------------------------------------


def new_game(tmp_path: Path, seats: tuple[str, ...] = (), practice: bool = True, **options: Any) -> PlayedGame:
    players = options.pop("players", 2)
    about = {"practice": practice, "watched": options.pop("watched", False)}
    return PlayedGame.new(tmp_path / "game.bones", {"players": players, **options}, list(seats), 7, **about)


def test_nothing_is_lost(tmp_path: Path) -> None:
    played = new_game(tmp_path, (HUMAN, "random"))
    rng = random.Random(1)
    for _ in range(5):
        played.choose(0, rng.choice(played.game.legal()[0]))
    again = PlayedGame.open(tmp_path / "game.bones")  # as after a crash: nobody closed anything
    assert again.view()["frame"] == played.view()["frame"] and again.steps == played.steps
    assert again.log == played.log
    while not again.game.over:
        again.choose(0, rng.choice(again.game.legal()[0]))
    again.close()
    assert Record.read(tmp_path / "game.bones").mismatches() == []
    assert again.view()["offers"] is None and "won" in again.view()["ending"]["verdict"]


def test_only_legal_choices_of_the_present_step(tmp_path: Path) -> None:
    played = new_game(tmp_path, (HUMAN, "random"))
    before = played.path.read_bytes()
    for seat, text, step, error in (
        (0, "fly", 0, IllegalChoiceError),
        (1, "move b2", 0, IllegalChoiceError),
        (0, "move b2", 1, StaleError),
        (0, "pass", 0, IllegalChoiceError),
    ):
        with pytest.raises(error):
            played.choose(seat, text, step)
    assert played.path.read_bytes() == before and played.steps == 0


def test_undo_goes_to_the_start_of_the_round(tmp_path: Path) -> None:
    played = new_game(tmp_path, (HUMAN, "random"))
    first = played.view()["frame"]
    played.choose(0, "move b2")
    assert played.game.position()["phase"] == "trap"
    played.undo()
    assert played.view()["frame"]["boards"] == first["boards"] and played.steps == 0
    played.choose(0, "move b2")
    played.choose(0, "pass")
    assert played.game.position()["round"] == 2
    played.undo()  # nothing chosen in round 2 yet: back to the start of round 1
    assert played.game.position()["round"] == 1 and played.steps == 0
    assert Record.read(played.path).steps == []
    with pytest.raises(IllegalChoiceError, match="practice"):
        new_game(tmp_path, (HUMAN, "random"), practice=False).undo()


def test_a_watched_game_goes_on_step_by_step_and_can_be_taken_over(tmp_path: Path) -> None:
    played = new_game(tmp_path, ("greedy", "random"), watched=True)
    assert played.humans == [] and played.go_on() == [], "nobody waits for a person"
    watched = played.view()["watched"]
    assert {plan["seat"] for plan in watched["candidates"]} == {0, 1} and sum(watched["win"]) == pytest.approx(
        1, abs=0.01
    )
    for _ in range(4):
        wanted = {seat: plan[0].choice for seat, plan in played.candidates().items()}
        (frame,) = played.next()
        assert {choice["seat"]: choice["text"] for choice in frame["choices"]} == wanted, "what it wanted it does"
    again = PlayedGame.open(played.path)
    assert again.seats == ["greedy", "random"] and again.steps == 4, "kept as a game to be watched"
    again.take_over(1)
    assert again.names == ["Greedy", "You"] and again.undecided() == [1] and again.practice
    with pytest.raises(IllegalChoiceError, match="watched"):
        again.next()
    with pytest.raises(IllegalChoiceError, match="no agent"):
        again.take_over(1)
    assert PlayedGame.open(played.path).humans == [1]


def test_two_people_at_one_machine(tmp_path: Path) -> None:
    played = new_game(tmp_path, (HUMAN, HUMAN))
    assert played.view()["offers"]["seat"] == 0
    assert played.choose(0, "move b2") == []
    assert played.view()["offers"]["seat"] == 1 and played.game.position()["board"][0]["hero"] == "c3"
    assert len(played.choose(1, "move d4")) == 1
    assert played.game.position()["board"][0]["hero"] == "b2"


def test_who_plays() -> None:
    assert seat_players([], 3) == [HUMAN, "greedy", "greedy"]
    assert seat_players(["random"], 3) == [HUMAN, "random", "random"]
    assert seat_players(["random", "greedy"], 3) == [HUMAN, "random", "greedy"]
    assert seat_players(["random", HUMAN], 2) == ["random", HUMAN]
    assert seat_players([], 1) == [HUMAN]
    for names, players in ((["random"] * 4, 3), (["random", "random"], 2)):
        with pytest.raises(OptionError):
            seat_players(names, players)


def test_stars_come_from_the_tournament_on_file() -> None:
    claim = strengths.read()["stars"]
    earned = {agent: stars_of(claim.figure(f"{agent} rating").value) for agent in claim.table["agents"]}
    assert earned == {agent: stars for agent, (stars, _) in STRENGTHS.items() if stars}, "0 stars: not measured yet"
    assert set(STRENGTHS) == set(AGENTS), "everybody who can be chosen stands in viewer/strengths.toml"
    assert [stars_of(claim.figure(f"{agent} rating").value) for agent in LEVELS] == [2, 3, 4, 5], (
        "from easy to champion"
    )


def test_characters_can_be_chosen() -> None:
    assert len(CHARACTERS) >= 12
    for spec in CHARACTERS:
        shown = strength(spec)
        assert shown["title"] == spec.removeprefix("style:name=").capitalize() and shown["level"] == ""
        assert "like the champion" in str(shown["words"])
        check_trusted([spec])
    with pytest.raises(OptionError):
        check_trusted(["style:path=runs/policy.npz"])
    for options in ({"mode": "coop", "players": 3}, {"players": 4, "advanced": True, "chiefs": True}):
        with skipping_newer_traps():
            check_seats([*CHARACTERS][:2], Game(**options, seed=1))


def test_the_list_of_games_has_date_round_and_result(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    name = store.new({"players": 2}, [HUMAN, "random"], 3)
    with store.use(name) as played:
        played.choose(0, "move b2")
        played.choose(0, "pass")
    (entry,) = store.list()
    assert (entry["round"], entry["result"]) == (2, "") and abs(entry["date"] - time.time()) < 60
    with store.use(name) as played:
        while not played.game.over:
            played.choose(0, played.game.legal()[0][-1])
    (entry,) = store.list()
    assert entry["round"] == played.game.outcome.rounds and entry["result"] in ("You won", "Random won", "nobody won")
    store.delete(name)
    assert store.list() == [] and list(tmp_path.iterdir()) == []
    with pytest.raises(UnknownGame):
        store.delete(name)


def test_whoever_waits_for_a_game_that_gets_deleted_is_told_so(tmp_path: Path) -> None:
    """A choice in one tab while another tab deletes the game: no step into a closed file."""
    store, errors = GameStore(tmp_path), []
    name = store.new({"players": 2}, [HUMAN, "random"], 3)

    def choose() -> None:
        try:
            with store.use(name) as played:
                played.choose(0, "move b2")
        except Exception as error:
            errors.append(error)

    with store.use(name) as played:
        waits = threading.Thread(target=choose)
        waits.start()
        while store._games[name].users < 2:
            time.sleep(0.01)
        store._games.pop(name)  # as ``delete`` does, which has the game to itself
        played.close()
    waits.join(30)
    (error,) = errors
    assert isinstance(error, UnknownGame)


def test_the_last_two_rounds_can_be_looked_at_again(tmp_path: Path) -> None:
    played = new_game(tmp_path, (HUMAN, "random"))
    while played.game.outcome.rounds < 5 and not played.game.over:
        played.choose(0, played.game.legal()[0][-1])
    recent = played.recent()
    assert recent is not None and recent["start"]["round"] >= 3
    boards = [dict(board) for board in recent["start"]["boards"]]
    for stage in (stage for frame in recent["frames"] for stage in frame["stages"]):
        for board, delta in zip(boards, stage["boards"], strict=True):
            board.update(delta["set"])
            for key in delta["gone"]:
                del board[key]
    assert boards == played.view()["frame"]["boards"]


def test_everybody_has_a_name() -> None:
    assert seat_titles([HUMAN, "guardian"], 2) == ["You", "Guardian"]
    assert seat_titles([HUMAN, "random", "random"], 3) == ["You", "Random 1", "Random 2"]
    assert seat_titles([HUMAN, HUMAN], 2) == ["Player 1", "Player 2"]
    assert seat_titles(["search:ms=20", "my/tidy_bot.py:TidyBot"], 3) == ["Search ms=20", "TidyBot", "p2"]
    assert seat_titles(["<script>", "x" * 90], 2) == ["<script>", f"X{'x' * 15}"]


def test_all_seats_are_tried_before_a_game_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent that cannot play the game is refused when the game is made, and nothing is left behind."""

    def only_solo(self: Any, sim: Any, chosen: Any) -> None:
        raise ModelError("this agent plays solo only")

    monkeypatch.setattr("badbones_agents.scripted.agents.GreedyAgent.choose", only_solo)
    store = GameStore(tmp_path)
    with pytest.raises(ModelError, match="plays solo only"):
        store.new({"players": 3}, [HUMAN, "random", "greedy"])
    with pytest.raises(OptionError, match="nobody"):
        store.new({"players": 2}, [HUMAN, "nobody"])
    assert list(tmp_path.iterdir()) == []


def test_an_adviser_chooses_legally(options: dict[str, Any]) -> None:
    game, adviser, rng = Game(seed=9, **options), make_agent("random", 3), random.Random(4)
    for _ in range(20):
        for seat, legal in game.legal().items():
            assert choose_and_report(adviser, game, seat) in legal
        if game.over:
            break
        game.step(random_choices(game, rng))
    wide = rich_game()  # advanced tiles and weapons without the option "advanced"
    assert choose_and_report(adviser, wide, 0) in wide.legal()[0]


def test_offers_hold_every_legal_choice(options: dict[str, Any]) -> None:
    game, rng = Game(seed=6, **options), random.Random(2)
    for _ in range(40):
        for seat, legal in game.legal().items():
            offer = offers(game, seat)
            assert [choice["text"] for choice in offer["all"]] == legal
            on_spaces = [choice["text"] for tool in offer["tools"] for choice in tool["spaces"].values()]
            assert {*on_spaces, *(button["text"] for button in offer["buttons"])} == set(legal)
            assert offer["question"]
        if game.over:
            break
        game.step(random_choices(game, rng))


def test_which_token_goes_first_is_a_question_about_a_space() -> None:
    game = Game.from_position(
        {"mode": "versus", "players": 2, "chiefs": True, "order": "ask"},
        {"phase": "trap", "board": [{"hero": "e5", "skeletons": ["c4 s rl friend", "c4 s pl"]}]},
    )
    game.step({0: "pass", 1: "pass"})
    offered = offers(game, 0)
    assert game.subject(0) == "c4" and "on c4 moves first" in offered["question"] and not offered["tools"]
    assert [button["words"] for button in offered["buttons"]] == [
        "the purple skeleton (left) moves first",
        "the red friend (left) moves first",
    ]


def test_questions_name_what_they_are_about() -> None:
    """Every decision that has a subject, with one: the token or the place stands in the sentence."""
    for decision in ("flee", "send", "face"):
        assert "green skeleton (left) on c4" in describe_question(decision, "c4 gl")
    for decision in ("first", "lead", "stop", "pick", "to"):
        assert " c4" in describe_question(decision, "c4")
    assert describe_question("flee") == QUESTIONS["flee"] and "{" not in describe_question("trap", "c4")


def test_every_trap_is_explained() -> None:
    game = rich_game()
    game.step({0: "move d5", 1: "move c4"})
    tools = {tool["name"]: tool for tool in offers(game, 0)["tools"]}
    assert tools["place wall\\"]["help"] == TRAP_HELP["wall"] and tools["place wall/"]["symbol"] == "tile-wall-slash"
    assert describe_choice("place wall/ b2") == "place a wall / on b2"
    market = offers(Game(players=2, advanced=True, seed=1), Game(players=2, advanced=True, seed=1).legal().popitem()[0])
    assert {"buy a dragon for 6", "buy a two-handed sword for 4"} <= {each["words"] for each in market["buttons"]}
    assert "estimates" in market["help"] and "three or more skeletons at once" in market["help"]
    assert all(each["help"].endswith(".") for each in market["buttons"] if each["text"] != "pass"), "traps and weapons"


# Arguments and files ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "--agents", "nobody"], "nobody"),
        (["play", "--players", "9"], "players"),
        (["play", "--agents", "random,random,random"], "players are named"),
        (["play", "--load", "/no/file.bones"], "no/file"),
        (["play", "--web", "--load", "/no/file.bones"], "no/file"),
        (["play", "--seed", "x"], "seed"),
        (["play", "--step", "3"], "--load FILE"),
        (["play", "--web", "--host", "999.1.1.1"], "cannot listen"),
        (["watch", "greedy", "--port", "99999"], "port"),
    ],
)
def test_bad_arguments(arguments: list[str], message: str, tmp_path: Path, capsys: Any, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BADBONES_QUIET", "1")  # wherever something is compiled first
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("badbones: ") and message in error and error.count("\n") == 1


def test_a_record_of_agents_can_be_taken_up(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    good = (GOLDEN / "versus-2.bones").read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "foreign.bones"
    file.write_text("".join(good[:4]), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "--load", str(file), "--out", str(tmp_path / "games")]) == 0
    assert file.read_text(encoding="utf-8") == "".join(good[:4]), "the file itself stays as it is"
    kept = Record.read(tmp_path / "games" / "game-1.bones")
    assert len(kept.steps) == 3 and kept.header["agents"] == [HUMAN, "greedy"]


def test_a_record_may_not_name_files() -> None:
    game = {"mode": "versus", "players": 2, "components": "/etc/passwd"}
    with pytest.raises(OptionError, match="not the path of another file"):
        Record({"game": game, "seed": 1, "index": 0, "agents": []}, [], None).start()
    with pytest.raises(RecordError):
        Record.read("/no/such.bones")
