"""The server: several games at once, and requests that it must refuse without changing anything."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("httpx2")

from badbones_experiments.cli.main import main
from badbones_experiments.viewer.game_store import GameStore
from badbones_experiments.viewer.server import FILES, MAX_BYTES, Server
from starlette.testclient import TestClient

from badbones_env import Record

HOST = "127.0.0.1:8127"
HEADERS = {"x-badbones": "1", "content-type": "application/json"}
GOLDEN = Path(__file__).parents[1] / "rules" / "golden"


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    return TestClient(Server(GameStore(tmp_path / "games"), {HOST}).app, base_url=f"http://{HOST}")


def post(client: TestClient, path: str, body: Any, **headers: str) -> Any:
    content = body if isinstance(body, (str, bytes)) else json.dumps(body)
    return client.post(path, content=content, headers=HEADERS | headers)


def begin(client: TestClient, **more: Any) -> str:
    answer = post(client, "/api/games", {"players": 2, "seats": ["human", "random"], "practice": True, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["name"])


def everything(client: TestClient, name: str, tmp_path: Path) -> tuple[Any, bytes]:
    view = client.get(f"/api/games/{name}").json()
    return view, (tmp_path / "games" / f"{name}.bones").read_bytes()


def test_a_whole_game(client: TestClient, tmp_path: Path) -> None:
    name, rng = begin(client, seed=3), random.Random(1)
    view = client.get(f"/api/games/{name}").json()
    assert 'id="bb-hero"' in view["symbols"]
    while view["offers"]:
        choice = rng.choice(view["offers"]["all"])["text"]
        answer = post(client, f"/api/games/{name}/choose", {"seat": 0, "choice": choice, "step": view["step"]})
        assert answer.status_code == 200
        assert answer.json()["frames"]
        view = answer.json()["view"]
    assert view["frame"]["over"] and "won" in view["ending"]["verdict"]
    assert Record.read(tmp_path / "games" / f"{name}.bones").mismatches() == []
    listed = client.get("/api/games").json()["games"]
    assert [(game["name"], bool(game["result"])) for game in listed] == [(name, True)]
    replay = client.get(f"/api/games/{name}/replay")
    assert "default-src 'none'" in replay.headers["content-security-policy"] and "Bad Bones" in replay.text


def test_several_games_do_not_mix(client: TestClient, tmp_path: Path) -> None:
    one, other = begin(client, seed=1), begin(client, mode="solo", players=1, seats=[])
    before = everything(client, other, tmp_path)
    assert post(client, f"/api/games/{one}/choose", {"seat": 0, "choice": "move b2", "step": 0}).status_code == 200
    assert everything(client, other, tmp_path) == before
    assert client.get(f"/api/games/{one}").json()["step"] == 1
    again = TestClient(
        Server(GameStore(tmp_path / "games"), {HOST}).app, base_url=f"http://{HOST}"
    )  # the server restarted
    assert again.get(f"/api/games/{one}").json() == client.get(f"/api/games/{one}").json()
    assert len({begin(client) for _ in range(40)}) == 40, "more than are held open"
    assert client.get(f"/api/games/{one}").json()["step"] == 1


def test_hint_undo_save_and_load(client: TestClient, tmp_path: Path) -> None:
    name = begin(client, seed=2)
    hint = post(client, f"/api/games/{name}/hint", {"seat": 0, "agent": "random"}).json()
    assert hint["agent"] == "Random" and hint["candidates"][0]["words"].startswith("move the hero")
    choice = hint["candidates"][0]["text"]
    post(client, f"/api/games/{name}/choose", {"seat": 0, "choice": choice, "step": 0})
    record = client.get(f"/api/games/{name}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert post(client, f"/api/games/{name}/undo", {}).json()["view"]["step"] == 0
    loaded = post(client, "/api/load", {"record": record.text, "practice": True})
    assert loaded.status_code == 201
    assert client.get(f"/api/games/{loaded.json()['name']}").json()["step"] == 1


def test_the_start_page_knows_the_agents(client: TestClient) -> None:
    found = client.get("/api/games").json()
    agents = {agent["name"]: agent for agent in found["agents"]}
    assert agents["champion"]["stars"] == 5 > agents["random"]["stars"] and agents["random"]["words"]
    assert found["usual"] in agents
    assert "<h3>The goal</h3>" in client.get("/api/guide").json()["guide"]["html"]


def test_agents_are_prepared_before_a_game_begins(client: TestClient, tmp_path: Path) -> None:
    assert post(client, "/api/prepare", {"players": 2, "agent": "greedy"}).json() == {"ready": "greedy"}
    for body in ({"agent": "/tmp/evil.py:Bot"}, {"agent": "nobody"}, {"agent": "greedy", "players": 9}):
        assert post(client, "/api/prepare", body).status_code == 422
    assert list((tmp_path / "games").iterdir()) == []


def test_the_guided_game(client: TestClient) -> None:
    begun = post(client, "/api/guided", {})
    view = client.get(f"/api/games/{begun.json()['name']}").json()
    assert begun.status_code == 201 and view["guided"] and view["practice"] and view["names"] == ["You", "Passive"]


@pytest.mark.slow
def test_review_rematch_and_both_beside_each_other(client: TestClient) -> None:
    name, rng = begin(client, mode="solo", players=1, seats=[], seed=3), random.Random(1)
    assert post(client, f"/api/games/{name}/review", {"seat": 0}).status_code == 422
    view = client.get(f"/api/games/{name}").json()
    while view["offers"]:
        body = {"seat": 0, "choice": rng.choice(view["offers"]["all"])["text"], "step": view["step"]}
        view = post(client, f"/api/games/{name}/choose", body).json()["view"]
    found = post(client, f"/api/games/{name}/review", {"seat": 0}).json()
    assert len(found["mistakes"]) <= 3 and found["adviser"] == "Champion"
    again = post(client, f"/api/games/{name}/rematch", {}).json()["name"]
    assert client.get(f"/api/games/{again}").json()["before"] == name
    both = client.get(f"/api/games/{again}/replay?with={name}")
    assert both.status_code == 200 and '"same_seed":true' in both.text
    assert client.get(f"/api/games/{again}/replay?with=nobody").status_code == 404


def test_undo_is_for_practice(client: TestClient) -> None:
    name = begin(client, practice=False)
    post(client, f"/api/games/{name}/choose", {"seat": 0, "choice": "move b2", "step": 0})
    answer = post(client, f"/api/games/{name}/undo", {})
    assert answer.status_code == 422 and "practice" in answer.json()["error"]


CHOICE = {"seat": 0, "choice": "move b2", "step": 0}
BAD = [
    ("choose", "{not json", 400, "not JSON"),
    ("choose", "[" * 100_000, 400, "not JSON"),
    ("choose", b"\xff\xfe\x00", 400, "not JSON"),
    ("choose", "", 400, "not JSON"),
    ("choose", [], 400, "JSON object"),
    ("choose", {}, 400, "seat is missing"),
    ("choose", CHOICE | {"seat": "0"}, 400, "seat must be of type int"),
    ("choose", CHOICE | {"seat": True}, 400, "seat must be of type int"),
    ("choose", CHOICE | {"choice": 5}, 400, "choice must be"),
    ("choose", CHOICE | {"extra": 1}, 400, "unknown key"),
    ("choose", CHOICE | {"choice": "move e5"}, 422, "not legal"),
    ("choose", CHOICE | {"choice": "x" * 5000}, 422, "not legal"),
    ("choose", CHOICE | {"seat": 1}, 422, "people play the seats"),
    ("choose", CHOICE | {"seat": -1}, 422, "people play the seats"),
    ("choose", CHOICE | {"step": 7}, 409, "step 0, not 7"),
    ("choose", {"record": "x" * (MAX_BYTES + 1)}, 413, "larger"),
    ("hint", {"seat": 5}, 422, "nothing to choose"),
    ("hint", {"seat": 0, "agent": "/tmp/evil.py:Bot"}, 422, "agent must be one of"),
]


@pytest.mark.parametrize(("verb", "body", "status", "words"), BAD, ids=range(len(BAD)))
def test_bad_requests_change_nothing(
    client: TestClient, tmp_path: Path, verb: str, body: Any, status: int, words: str
) -> None:
    name = begin(client, seed=1)
    before = everything(client, name, tmp_path)
    answer = post(client, f"/api/games/{name}/{verb}", body)
    assert answer.status_code == status and words in answer.json()["error"]
    assert everything(client, name, tmp_path) == before


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"host": "evil.example"}, 403),
        ({"host": "127.0.0.1:1"}, 403),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "https://127.0.0.1:8127"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
    ],
)
def test_other_origins_are_refused(client: TestClient, tmp_path: Path, headers: dict[str, str], status: int) -> None:
    name = begin(client)
    before = everything(client, name, tmp_path)
    answer = post(client, f"/api/games/{name}/choose", CHOICE, **headers)
    assert answer.status_code == status and answer.json()["error"]
    if "content-type" not in headers:
        assert client.get(f"/api/games/{name}", headers=headers).status_code == 403
    assert everything(client, name, tmp_path) == before


def test_a_form_of_another_page_cannot_post(client: TestClient) -> None:
    name = begin(client)
    answer = client.post(
        f"/api/games/{name}/choose", content=json.dumps(CHOICE), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 403 and "x-badbones" in answer.json()["error"]
    assert client.get(f"/api/games/{name}", headers={"origin": f"http://{HOST}"}).status_code == 200


@pytest.mark.parametrize("name", ["nobody", "A" * 16, "..%2F..%2Fetc%2Fpasswd", "%00", "x" * 3000])
def test_unknown_games(client: TestClient, name: str) -> None:
    for answer in (
        client.get(f"/api/games/{name}"),
        client.get(f"/api/games/{name}/record"),
        post(client, f"/api/games/{name}/choose", CHOICE),
    ):
        assert answer.status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"mode": "chess"},
        {"players": 9},
        {"players": -1},
        {"seats": ["nobody", "human"]},
        {"seats": [1, 2]},
        {"seats": ["human"] * 9},
        {"seats": ["/tmp/evil.py:Bot"]},
        {"seats": [["human"]]},
        {"components": "/etc/passwd"},
        {"seed": -1},
        {"seed": 2**64},
        {"practice": "yes"},
        {"advanced": 1},
        {"heroic": True},
    ],
)
def test_bad_games_are_not_begun(client: TestClient, tmp_path: Path, body: dict[str, Any]) -> None:
    answer = post(client, "/api/games", body)
    assert answer.status_code in (400, 422) and answer.json()["error"]
    assert list((tmp_path / "games").iterdir()) == []


def test_bad_records_are_not_loaded(client: TestClient, tmp_path: Path) -> None:
    good = (GOLDEN / "versus-2.bones").read_text(encoding="utf-8")
    header = json.loads(good.splitlines()[0])
    files = json.dumps(header | {"game": {"components": "/etc/passwd"}})
    for record in ("", "nonsense", "{}", good.replace("move", "fly"), files):
        answer = post(client, "/api/load", {"record": record})
        assert answer.status_code == 422 and str(tmp_path) not in answer.json()["error"], answer.text
    assert post(client, "/api/load", {}).status_code == 400
    assert list((tmp_path / "games").iterdir()) == []
    evil = json.dumps(header | {"agents": ["human", "/tmp/evil.py:Bot"]}) + "\n"
    name = post(client, "/api/load", {"record": evil}).json()["name"]
    assert client.get(f"/api/games/{name}").json()["names"] == ["You", "Greedy"]


def test_pages_and_their_policy(client: TestClient) -> None:
    for path in ("/", *(f"/static/{name}" for name in FILES)):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "http://" not in answer.text.replace("http://www.w3.org/2000/svg", "") and "https://" not in answer.text
    assert client.get("/static/server.py").status_code == 404
    assert client.get("/static/..%2Fserver.py").status_code == 404
    assert client.get("/nowhere").status_code == 404
    assert client.delete("/api/games").status_code == 405


@pytest.mark.slow
def test_the_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    options = ["--web", "--no-browser", "--port", "0", "--mode", "solo", "--out", str(tmp_path)]
    command = [sys.executable, "-m", "badbones_experiments.cli", "play", *options]
    environment = os.environ | {"PYTHONPATH": str(GOLDEN.parent.parent)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1]
            page, _, name = address.partition("#")
            assert name, "a game that was asked for is begun"
            assert page.startswith("http://127.0.0.1:")
            with urllib.request.urlopen(f"{page}api/games/{name}") as answer:
                assert json.load(answer)["offers"]["decision"] == "hero"
            process.send_signal(signal.SIGINT)
            assert process.wait(20) == 0
            assert "all games are kept" in process.stdout.read()
        finally:
            process.kill()
    assert Record.read(tmp_path / f"{name}.bones").steps == []


@pytest.mark.parametrize(
    ("options", "begun"),
    [
        ([], False),
        (["--practice"], False),
        (["--players", "3"], True),
        (["--agents", "random"], True),
        (["--seed", "4"], True),
        (["--mode", "solo"], True),
    ],
)
def test_the_command_opens_the_start_page_or_the_game_that_is_asked_for(
    options: list[str], begun: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []
    monkeypatch.setattr("badbones_experiments.viewer.serve.serve", lambda *arguments: seen.append(arguments) or 0)
    assert main(["play", "--web", "--out", str(tmp_path), *options]) == 0
    ((store, game, *_),) = seen
    assert bool(game) == begun == bool(store.list())


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Any, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.chdir(tmp_path)
    assert main(["play", "--web"]) == 2
    assert "pip install 'badbones[web]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
