"use strict";
/* The start page: the guided game, new games, games to go on with. */

const home = (function () {
  const MODES = { versus: "Versus: everybody for themselves.", solo: "Solo: survive for some rounds.", coop: "Co-op: save the capital together." };
  let agents = [], form = { players: {}, options: [] };

  function stars(agent) {
    return agent.stars ? "★".repeat(agent.stars) + "☆".repeat(5 - agent.stars) : "";
  }

  async function show() {
    const { games, agents: known, usual, form: fields, symbols } = await ask("/api/games");
    addSymbols(symbols);
    if (!find("welcome-pictures").children.length) {
      find("welcome-pictures").append(...["token-gl-white-e", "tile-catapult", "hero", "tower-3-4"].map(name => icon(name, "big-icon")));
    }
    find("welcome").classList.toggle("first", settings.get("visited", "") === "");
    agents = known;
    const agent = find("new").elements.agent;
    if (!agent.options.length) {
      const groups = [["Levels", each => each.level], ["Characters", each => !each.level]];
      for (const [label, within] of groups) {
        const group = make("optgroup", "", { label });
        group.append(...agents.filter(within).map(each => {
          const title = each.level && each.level !== each.title ? `${each.level}: ${each.title}` : each.title;
          return new Option(`${title} ${stars(each)}`, each.name, each.name === usual, each.name === usual);
        }));
        agent.append(group);
      }
      const first = find("new").elements.first;
      for (const each of agents) first.append(new Option(`Watch ${each.title}`, each.name));
      layOut(fields);
    }
    find("games").replaceChildren(...games.map(game => {
      const row = make("tr"), cell = make("td"), end = make("td");
      cell.append(make("a", game.title, { href: `#${game.name}` }));
      end.append(deleteButton(game));
      const date = new Date(1000 * game.date).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
      row.append(cell, ...[game.players.join(", "), date, game.round, game.result || "open"].map(words => make("td", words)), end);
      return row;
    }));
    if (!games.length) find("games").append(make("tr"));
    if (!games.length) find("games").firstChild.append(make("td", "No game yet.", { colspan: 6 }));
  }

  /* It takes two clicks to delete a game. */
  function deleteButton(game) {
    const button = make("button", "Delete", { class: "plain", "aria-label": `Delete ${game.title}` });
    button.addEventListener("click", () => {
      if (button.dataset.sure) exclusive(async () => { await ask(`/api/games/${game.name}/delete`, {}); await show(); });
      button.dataset.sure = "1";
      button.textContent = "Really delete?";
      button.setAttribute("aria-label", `Really delete ${game.title}?`);
    });
    return button;
  }

  /* The options of the game as fields: those with a mark before all others, the rest under "More options". */
  function layOut(fields) {
    form = fields;
    for (const option of form.options) {
      const flag = option.default === false, words = `${sentence(option.name.replaceAll("_", " "))}: ${option.help}`;
      const label = make("label", "", { class: flag ? "check" : "", "data-option": option.name });
      if (flag) label.append(make("input", "", { type: "checkbox", name: option.name }), ` ${words}`);
      else {
        const field = option.choices.length ? make("select", "", { name: option.name })
          : make("input", "", { type: "number", name: option.name, min: option.minimum, max: option.maximum, value: option.default });
        for (const choice of option.choices) field.append(new Option(choice, choice, choice === option.default, choice === option.default));
        label.append(words, field);
      }
      find(flag && option.modes.length === 3 ? "flags" : "more").append(label);
    }
    players();
  }
  /* What was filled in, of the options that mean something in this mode. */
  function filled() {
    const fields = find("new").elements, mode = fields.mode.value, options = { mode, players: Number(fields.players.value) };
    for (const { name, default: usual, modes } of form.options) {
      if (!modes.includes(mode)) continue;
      const field = fields[name];
      options[name] = usual === false ? field.checked : typeof usual === "number" ? Number(field.value) : field.value;
    }
    return options;
  }
  function describe() {
    const fields = find("new").elements, agent = agents.find(each => each.name === fields.agent.value);
    const who = agent && !fields.agent.disabled ? ` ${agent.title}, ${agent.words}.` : "";
    find("agent-words").textContent = MODES[fields.mode.value] + who;
  }
  function players() {
    const fields = find("new").elements, mode = fields.mode.value;
    fields.players.replaceChildren(...form.players[mode].map(number => new Option(number, number)));
    fields.agent.disabled = mode === "solo";
    for (const { name, modes } of form.options) {
      document.querySelector(`[data-option="${name}"]`).hidden = !modes.includes(mode);
    }
    describe();
  }

  /* Everybody who will play is tried first: what has to be compiled is compiled now, not at the first move. */
  async function prepare(options, seats) {
    const names = [...new Set(seats.filter(seat => seat !== "human"))];
    for (const [number, agent] of names.entries()) {
      const begun = Date.now();
      const tell = () => {
        const seconds = Math.round((Date.now() - begun) / 1000);
        showStatus(`Getting ready, ${number + 1} of ${names.length}: ${agent} (compiled for this machine the first time, up to a minute) · ${seconds} s`);
      };
      tell();
      const timer = setInterval(tell, 500);
      try { await ask("/api/prepare", { ...options, agent }); } finally { clearInterval(timer); }
    }
    showStatus("Beginning the game ...");
  }

  find("new").elements.mode.addEventListener("change", players);
  find("new").elements.agent.addEventListener("change", describe);
  find("new").addEventListener("submit", event => {
    event.preventDefault();
    const fields = find("new").elements, options = filled();
    const seats = [fields.first.value, ...Array(options.players - 1).fill(fields.agent.value)], watched = fields.first.value !== "human";
    exclusive(async () => {
      await prepare(options, seats);
      location.hash = (await ask("/api/games", { ...options, practice: fields.practice.checked, watched, seats })).name;
    });
  });
  find("guided").addEventListener("click", () => exclusive(async () => {
    await prepare({ mode: "versus", players: 2 }, ["passive"]);
    settings.set("visited", "1");
    location.hash = (await ask("/api/guided", {})).name;
  }));
  find("file").addEventListener("change", () => exclusive(async () => {
    const text = await find("file").files[0].text();
    find("file").value = "";
    location.hash = (await ask("/api/load", { record: text, practice: true })).name;
  }));

  return { show };
})();
