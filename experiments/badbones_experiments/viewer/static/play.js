"use strict";
/* The game in the browser. The server knows the rules; the page shows what it is told and offers what is legal. */

(function () {
  const find = id => document.getElementById(id);
  const PLAYERS = { versus: [2, 3, 4, 5, 6], solo: [1], coop: [2, 3, 4, 5, 6] };
  let name = "", view = null, own = null, others = null, boards = [], tool = null, busy = false;

  async function ask(path, body) {
    const request = body === undefined ? {} : {
      method: "POST", headers: { "content-type": "application/json", "x-badbones": "1" }, body: JSON.stringify(body),
    };
    let response, answer;
    try {
      response = await fetch(path, request);
      answer = await response.json();
    } catch { throw new Error("The server does not answer. Your game is kept: start it again and reload this page."); }
    if (!response.ok) throw Object.assign(new Error(answer.error), { status: response.status });
    return answer;
  }
  function complain(error) {
    find("error").textContent = error ? error.message : "";
    find("error").hidden = !error;
  }
  /* One request at a time: while it is under way nothing can be chosen. */
  async function work(run) {
    if (busy) return;
    busy = true;
    document.body.dataset.busy = "1";
    const late = setTimeout(() => { find("status").hidden = false; }, 700);
    complain(null);
    try { await run(); } catch (error) {
      complain(error);
      if (error.status === 409) await open(name);
    } finally {
      clearTimeout(late);
      find("status").hidden = true;
      busy = false;
      delete document.body.dataset.busy;
    }
  }
  function make(tag, text, attributes = {}) {
    const element = document.createElement(tag);
    element.textContent = text;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  }
  const sentence = words => words[0].toUpperCase() + words.slice(1);
  function icon(symbol) {
    const svg = svgElement("svg", { viewBox: "-50 -50 100 100", class: "icon", "aria-hidden": "true" });
    svgElement("use", { href: `#bb-${symbol}` }, svg);
    return svg;
  }

  /* --- the list of games ------------------------------------------------------------------------------------ */

  async function home() {
    name = "";
    find("game").hidden = true;
    find("home").hidden = false;
    find("headline").textContent = "";
    const { games, agents, adviser } = await ask("/api/games");
    const agent = find("new").elements.agent;
    if (!agent.options.length) {
      for (const each of agents) agent.append(new Option(each, each, each === adviser, each === adviser));
    }
    find("games").replaceChildren(...games.map(game => {
      const row = document.createElement("tr"), link = make("a", game.title, { href: `#${game.name}` });
      const cell = document.createElement("td");
      cell.append(link);
      row.append(cell, make("td", game.players.join(", ")), make("td", game.over ? "over" : `${game.steps} steps`));
      return row;
    }));
    if (!games.length) find("games").append(make("td", "No game yet."));
  }
  function players() {
    const form = find("new").elements, mode = form.mode.value;
    form.players.replaceChildren(...PLAYERS[mode].map(number => new Option(number, number)));
    form.agent.disabled = mode === "solo";
  }
  find("new").elements.mode.addEventListener("change", players);
  players();
  find("new").addEventListener("submit", event => {
    event.preventDefault();
    const form = find("new").elements, number = Number(form.players.value);
    work(async () => {
      const begun = await ask("/api/games", {
        mode: form.mode.value, players: number, advanced: form.advanced.checked, chiefs: form.chiefs.checked,
        practice: form.practice.checked, seats: ["human", ...Array(number - 1).fill(form.agent.value)],
      });
      location.hash = begun.name;
    });
  });
  find("file").addEventListener("change", () => work(async () => {
    const text = await find("file").files[0].text();
    find("file").value = "";
    location.hash = (await ask("/api/load", { record: text, practice: true })).name;
  }));

  /* --- the game ----------------------------------------------------------------------------------------------- */

  async function open(which) {
    view = await ask(`/api/games/${encodeURIComponent(which)}`);
    name = which;
    addSymbols(view.symbols);
    find("home").hidden = true;
    find("game").hidden = false;
    find("save").href = `/api/games/${name}/record`;
    find("watch").href = `/api/games/${name}/replay`;
    boards = [];
    lay(seatInFront());
    show();
  }
  const seatInFront = () => (view.offers ? view.offers.seat : view.humans[0]);

  /* One's own board large, the others clockwise below. */
  function lay(front) {
    const seats = view.names.map((_, seat) => seat), rest = [...seats.slice(front + 1), ...seats.slice(0, front)];
    own = new Table(find("own"), [`the board of ${view.names[front]}`]);
    others = new Table(find("others"), rest.map(seat => `the board of ${view.names[seat]}`));
    boards = [];
    boards[front] = own.boards[0];
    rest.forEach((seat, number) => { boards[seat] = others.boards[number]; });
    boards.front = front;
  }
  function draw(frame) { frame.boards.forEach((elements, seat) => boards[seat].show(elements)); }

  async function animate(frame) {
    find("headline").textContent = frame.title;
    if (!calm() && !document.hidden) {
      await Promise.all(boards.map((board, seat) => board.walk(frame.moves.filter(move => move.seat === seat))));
    }
    draw(frame);
  }

  function show() {
    if (boards.front !== seatInFront()) lay(seatInFront());
    find("headline").textContent = [view.title, view.frame.title].filter(Boolean).join(" · ");
    draw(view.frame);
    document.body.dataset.step = view.step;
    document.body.dataset.over = view.frame.over ? "1" : "";
    find("undo").hidden = !view.practice;
    find("undo").disabled = view.step === 0;
    find("hint").disabled = !view.offers;
    find("solve").hidden = !view.practice;
    find("solve").disabled = !view.offers;
    find("advice").textContent = "";
    find("log").replaceChildren(...view.log.slice().reverse().map(line =>
      make("li", `round ${line.round}, ${view.names[line.seat]}: ${line.words}`, line.big ? { class: "big" } : {})));
    offer();
  }

  function offer() {
    const offers = view.offers;
    tool = null;
    for (const board of boards) board.offer({}, () => null);
    find("tools").replaceChildren();
    find("buttons").replaceChildren();
    find("all").replaceChildren();
    find("every").hidden = !offers;
    if (!offers) {
      find("question").textContent = view.frame.over ? `The game is over. ${view.verdict}` : "The others are choosing.";
      if (view.frame.over) find("buttons").append(again());
      return;
    }
    const several = view.humans.length > 1 ? `${view.names[offers.seat]}: ` : "";
    find("question").textContent = several + offers.question;
    offers.tools.forEach((each, number) => {
      const button = make("button", each.label, { "aria-pressed": "false", "data-tool": each.name });
      if (each.symbol) button.prepend(icon(each.symbol));
      button.title = `${each.label} (${number + 1})`;
      button.addEventListener("click", () => pick(each));
      find("tools").append(button);
    });
    for (const each of offers.buttons) {
      const button = make("button", sentence(each.words), { "data-choice": each.text });
      if (each.symbol) button.prepend(icon(each.symbol));
      button.addEventListener("click", () => choose(each.text));
      find("buttons").append(button);
    }
    for (const each of offers.all) {
      const button = make("button", each.words, { "data-choice": each.text });
      button.addEventListener("click", () => choose(each.text));
      find("all").append(button);
    }
    if (offers.tools.length === 1) pick(offers.tools[0]);
    else if (offers.tools.length) find("advice").textContent = "Pick one below, then click a marked space of your board.";
    find("tools").hidden = offers.tools.length < 2;
  }
  function again() {
    const button = make("button", "Play again", { class: "main" });
    button.addEventListener("click", () => { location.hash = ""; });
    return button;
  }

  function pick(each) {
    tool = each;
    for (const button of find("tools").children) button.setAttribute("aria-pressed", button.dataset.tool === each.name);
    const labels = Object.fromEntries(Object.entries(each.spaces).map(([space, choice]) => [space, choice.words]));
    boards[view.offers.seat].offer(labels, space => choose(each.spaces[space].text));
    find("advice").textContent = `${each.help || each.label + "."} Click a marked space of your board.`;
  }

  const choose = choice => work(async () => {
    const answer = await ask(`/api/games/${name}/choose`, { seat: view.offers.seat, choice, step: view.step });
    for (const board of boards) board.offer({}, () => null);
    for (const frame of answer.frames) await animate(frame);
    view = { ...answer.view, symbols: "" };
    show();
    if (document.activeElement === document.body || !document.activeElement) find("question").focus({ preventScroll: true });
  });

  find("undo").addEventListener("click", () => work(async () => {
    view = (await ask(`/api/games/${name}/undo`, {})).view;
    show();
  }));
  find("hint").addEventListener("click", () => work(async () => {
    const hint = await ask(`/api/games/${name}/hint`, { seat: view.offers.seat });
    find("advice").textContent = `${hint.agent} would ${hint.words}.`;
    const fitting = view.offers.tools.find(each => Object.values(each.spaces).some(choice => choice.text === hint.choice));
    if (fitting) {
      pick(fitting);
      find("advice").textContent = `${hint.agent} would ${hint.words}.`;
      const space = Object.keys(fitting.spaces).find(each => fitting.spaces[each].text === hint.choice);
      boards[view.offers.seat].hits.querySelector(`[data-space="${space}"]`).focus();
    }
  }));
  find("solve").addEventListener("click", () => work(async () => {
    find("advice").textContent = "Searching ...";
    const { lines } = await ask(`/api/games/${name}/solve`, { seat: view.offers.seat });
    find("advice").replaceChildren(...lines.flatMap(line => [line, document.createElement("br")]));
  }));

  find("help").addEventListener("click", () => find("rules").showModal());
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || find("rules").open) return;
    if (["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName)) return;
    if (event.key === "?") { find("rules").showModal(); return; }
    if (!view || find("game").hidden || busy) return;
    const number = Number(event.key);
    if (number && view.offers && view.offers.tools[number - 1]) {
      pick(view.offers.tools[number - 1]);
      const first = boards[view.offers.seat].hits.firstElementChild;
      if (first) first.focus();
    } else if (event.key === "p" && view.offers && view.offers.buttons.some(each => each.text === "pass")) choose("pass");
    else if (event.key === "h" && !find("hint").disabled) find("hint").click();
    else if (event.key === "u" && !find("undo").hidden && !find("undo").disabled) find("undo").click();
    else return;
    event.preventDefault();
  });

  const route = () => work(async () => {
    const which = location.hash.slice(1);
    try { await (which ? open(which) : home()); } catch (error) {
      await home();
      throw error;
    }
  });
  window.addEventListener("hashchange", route);
  route();
})();
