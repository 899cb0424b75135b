"use strict";
/* The start page: the guided game, new games, puzzles, games to go on with. */

const home = (function () {
  const PLAYERS = { versus: [2, 3, 4, 5, 6], solo: [1], coop: [2, 3, 4, 5, 6] };
  let agents = [];

  function stars(agent) {
    return agent.stars ? "★".repeat(agent.stars) + "☆".repeat(5 - agent.stars) : "";
  }

  async function show() {
    const { games, agents: known, usual, puzzles, symbols } = await ask("/api/games");
    addSymbols(symbols);
    if (!find("welcome-pictures").children.length) {
      find("welcome-pictures").append(...["token-gl-white-e", "tile-catapult", "hero", "tower-3-4"].map(name => icon(name, "big-icon")));
    }
    find("welcome").classList.toggle("first", settings.get("visited", "") === "");
    agents = known;
    const agent = find("new").elements.agent;
    if (!agent.options.length) {
      for (const each of agents) {
        agent.append(new Option(`${each.title} ${stars(each)}`, each.name, each.name === usual, each.name === usual));
      }
      describe();
    }
    find("puzzles").replaceChildren(...puzzles.map(puzzle => {
      const item = make("li"), button = make("button", puzzle.title, { class: "plain", "data-puzzle": puzzle.name });
      button.addEventListener("click", () => work(async () => {
        location.hash = (await ask("/api/puzzles", { name: puzzle.name })).name;
      }));
      item.append(button);
      if (settings.get(`solved.${puzzle.name}`, "")) item.append(make("span", " solved ✓", { class: "solved" }));
      return item;
    }));
    find("games").replaceChildren(...games.map(game => {
      const row = make("tr"), cell = make("td");
      cell.append(make("a", game.title, { href: `#${game.name}` }));
      row.append(cell, make("td", game.players.join(", ")), make("td", game.over ? "over" : `${game.steps} steps`));
      return row;
    }));
    if (!games.length) find("games").append(make("tr"));
    if (!games.length) find("games").firstChild.append(make("td", "No game yet.", { colspan: 3 }));
  }

  function describe() {
    const agent = agents.find(each => each.name === find("new").elements.agent.value);
    find("agent-words").textContent = agent && !find("new").elements.agent.disabled ? `${agent.title}: ${agent.words}.` : "";
  }
  function players() {
    const form = find("new").elements, mode = form.mode.value;
    form.players.replaceChildren(...PLAYERS[mode].map(number => new Option(number, number)));
    form.agent.disabled = mode === "solo";
    describe();
  }

  /* Everybody who will play is tried first: what has to be compiled is compiled now, not at the first move. */
  async function prepare(options, seats) {
    const names = [...new Set(seats.filter(seat => seat !== "human"))];
    for (const [number, agent] of names.entries()) {
      const begun = Date.now();
      const tell = () => {
        const seconds = Math.round((Date.now() - begun) / 1000);
        say(`Getting ready, ${number + 1} of ${names.length}: ${agent} (compiled for this machine the first time, up to a minute) · ${seconds} s`);
      };
      tell();
      const timer = setInterval(tell, 500);
      try { await ask("/api/prepare", { ...options, agent }); } finally { clearInterval(timer); }
    }
    say("Beginning the game ...");
  }

  find("new").elements.mode.addEventListener("change", players);
  find("new").elements.agent.addEventListener("change", describe);
  players();
  find("new").addEventListener("submit", event => {
    event.preventDefault();
    const form = find("new").elements, number = Number(form.players.value);
    const options = { mode: form.mode.value, players: number, advanced: form.advanced.checked, chiefs: form.chiefs.checked };
    const seats = ["human", ...Array(number - 1).fill(form.agent.value)];
    work(async () => {
      await prepare(options, seats);
      location.hash = (await ask("/api/games", { ...options, practice: form.practice.checked, seats })).name;
    });
  });
  find("guided").addEventListener("click", () => work(async () => {
    await prepare({ mode: "versus", players: 2 }, ["passive"]);
    settings.set("visited", "1");
    location.hash = (await ask("/api/guided", {})).name;
  }));
  find("file").addEventListener("change", () => work(async () => {
    const text = await find("file").files[0].text();
    find("file").value = "";
    location.hash = (await ask("/api/load", { record: text, practice: true })).name;
  }));

  return { show };
})();
