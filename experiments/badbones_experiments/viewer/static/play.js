"use strict";
/* The game in the browser. The server knows the rules; the page shows what it is told and offers what is legal. */

let busy = false;

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
  find("error-text").textContent = error ? sentence(error.message) : "";
  find("error").hidden = !error;
}
/* What takes its time, in words. */
function say(words) {
  find("status").textContent = words;
  find("status").hidden = !words;
}
/* One request at a time: while it is under way nothing can be chosen. */
async function work(run) {
  if (busy) return;
  busy = true;
  document.body.dataset.busy = "1";
  const late = setTimeout(() => { if (find("status").hidden) say("Thinking ..."); }, 700);
  complain(null);
  try { await run(() => { clearTimeout(late); say(""); }); } catch (error) {
    complain(error);
    if (error.status === 409) await play.open();
  } finally {
    clearTimeout(late);
    say("");
    busy = false;
    delete document.body.dataset.busy;
  }
}

const play = (function () {
  let name = "", view = null, boards = [], last = null, byKeys = false;

  /* --- the table ---------------------------------------------------------------------------------------------- */

  async function open(which = name) {
    view = await ask(`/api/games/${encodeURIComponent(which)}`);
    name = which;
    last = null;
    addSymbols(view.symbols);
    find("home").hidden = true;
    find("game").hidden = false;
    find("save").href = `/api/games/${name}/record`;
    find("watch").href = `/api/games/${name}/replay`;
    help(view.guide);
    lay(seatInFront());
    show();
  }
  const seatInFront = () => (view.offers ? view.offers.seat : view.humans[0]);

  /* Where another seat sits, seen from the one in front (G10). */
  function neighbour(front, seat) {
    const number = view.names.length;
    if (number < 3) return "";
    const side = seat === (front + 1) % number ? "left" : seat === (front + number - 1) % number ? "right" : "";
    return side && number < 4 ? `${side} neighbour` : side;
  }

  /* One's own board large, the others clockwise beside it, small, with what they have left in a line. */
  function lay(front) {
    const seats = view.names.map((_, seat) => seat), rest = [...seats.slice(front + 1), ...seats.slice(0, front)];
    const own = new Table(find("own"), [`the board of ${view.names[front]}`]);
    const others = new Table(find("others"), rest.map(seat => `the board of ${view.names[seat]}`), true);
    find("others").dataset.count = rest.length;
    document.getElementById("game").dataset.players = view.names.length;
    boards = [];
    boards[front] = own.boards[0];
    rest.forEach((seat, number) => {
      boards[seat] = others.boards[number];
      const where = neighbour(front, seat), caption = make("p", "", { class: "caption" });
      caption.append(make("b", view.names[seat]), make("span", where ? ` ${where} ` : " ", { class: "soft" }), make("span", "", { "data-state": seat }));
      others.frames[number].prepend(caption);
      others.frames[number].dataset.seat = seat;
    });
    boards.front = front;
    find("states").replaceChildren(...[front, ...rest].map(seat => {
      const button = make("button", "", { class: "chip", "data-to": seat });
      button.append(make("b", view.names[seat]), " ", make("span", "", { "data-state": seat }));
      button.addEventListener("click", () => boards[seat].svg.closest(".seat").scrollIntoView({ inline: "center", block: "nearest", behavior: calm() ? "auto" : "smooth" }));
      return button;
    }));
  }
  function draw(frame) { frame.boards.forEach((elements, seat) => boards[seat].show(elements)); }
  function tellStates(states) {
    for (const place of document.querySelectorAll("[data-state]")) {
      place.replaceChildren(stateLine(states[Number(place.dataset.state)], view.mode));
    }
  }
  const headline = title => { find("headline").textContent = [view.title, title].filter(Boolean).join(" · "); };

  async function animate(frames) {
    for (const frame of frames) {
      await playStages(boards, frame, headline, () => true);
      draw(frame);
      tellStates(frame.seats);
    }
  }

  /* The last steps once more, from the picture before them. */
  const again = () => work(async quiet => {
    if (!last) return;
    quiet();
    clear();
    draw(last.before);
    headline(last.before.title);
    await wait(250 * pace());
    await animate(last.frames);
    show();
  });

  function clear() {
    for (const board of boards) { board.offer({}, () => null); board.foresee([]); }
    tour.hide();
  }

  function show() {
    if (boards.front !== seatInFront()) lay(seatInFront());
    headline(view.frame.title);
    draw(view.frame);
    tellStates(view.frame.seats);
    document.body.dataset.step = view.step;
    document.body.dataset.over = view.frame.over ? "1" : "";
    find("undo").hidden = !view.practice;
    find("undo").disabled = view.step === 0;
    find("again").disabled = !last;
    find("hint").hidden = !view.offers;
    const threatened = Boolean(view.ahead && view.ahead.threats.length);
    find("solve").hidden = !(view.practice && view.offers && (threatened || view.puzzle));
    find("advice").textContent = "";
    find("answers").hidden = true;
    find("answers").replaceChildren();
    threats();
    chiefs();
    log();
    puzzle();
    offer();
    foresee();
    ending.show(find("ending"), view, { name, rematch, fresh: () => { location.hash = ""; },
      review: () => ask(`/api/games/${name}/review`, { seat: view.humans[0] }) });
    tour.show(name, view);
  }

  /* --- what is to be known ------------------------------------------------------------------------------------ */

  function foresee() {
    const wanted = settings.get("ways", "on") === "on" || tour.wantsWays();
    find("ways").setAttribute("aria-pressed", settings.get("ways", "on") === "on");
    boards.forEach((board, seat) => board.foresee(wanted && view.ahead && seat === seatInFront() ? view.ahead.ways : []));
  }
  function threats() {
    const danger = view.ahead ? view.ahead.danger : "";
    find("threats").hidden = !danger;
    find("threats").replaceChildren(make("b", "Danger: "), `${danger}.`);
  }
  function chiefs() {
    find("met").hidden = !view.met.length;
    find("met-list").replaceChildren(...view.met.map(entry));
  }
  function entry(item) {
    const line = make("li"), words = make("span");
    words.append(make("b", `${sentence(item.name)}. `), item.words);
    line.append(icon(item.symbol, "legend-icon"), words);
    return line;
  }
  /* Oldest first, the newest in sight. */
  function log() {
    const rounds = new Map();
    for (const line of view.log) {
      if (!rounds.has(line.round)) rounds.set(line.round, []);
      rounds.get(line.round).push(line);
    }
    find("log").replaceChildren(...[...rounds].flatMap(([round, lines]) => {
      const list = make("ul");
      list.append(...lines.map(line => make("li", `${view.names[line.seat]}: ${line.words}`, line.big ? { class: "big" } : {})));
      return [make("h3", `Round ${round}`), list];
    }));
    if (!view.log.length) find("log").append(make("p", "Nothing yet.", { class: "soft" }));
    find("log").scrollTop = find("log").scrollHeight;
  }
  function puzzle() {
    const state = view.puzzle;
    find("task").hidden = !state;
    if (!state) return;
    const solved = state.solved;
    find("task").className = `card task ${solved === null ? "" : solved ? "good" : "bad"}`;
    find("task").replaceChildren(make("h2", solved === null ? "Your task" : solved ? "Solved!" : "Not yet", { id: "task-title" }),
      make("p", solved === null ? state.task : solved ? "Tower and village stand." : "That did not hold. Take the round back and try again."));
    if (solved && view.puzzle.name) settings.set(`solved.${view.puzzle.name}`, "1");
    if (solved) find("task").append(link("More puzzles", ""));
  }
  function link(words, hash) {
    const made = make("a", words, { href: `#${hash}` });
    return made;
  }

  /* --- choosing ----------------------------------------------------------------------------------------------- */

  function offer() {
    const offers = view.offers;
    for (const board of boards) board.offer({}, () => null);
    find("tools").replaceChildren();
    find("buttons").replaceChildren();
    find("all").replaceChildren();
    find("every").hidden = !offers;
    find("ask").classList.toggle("market", Boolean(offers) && offers.decision === "market");
    if (!offers) {
      find("question").textContent = view.frame.over ? "The game is over." : "The others are choosing.";
      return;
    }
    const several = view.humans.length > 1 ? `${view.names[offers.seat]}: ` : "";
    find("question").textContent = several + offers.question;
    offers.tools.forEach((each, number) => {
      const button = make("button", each.label, { "aria-pressed": "false", "data-tool": each.name });
      if (each.symbol) button.prepend(icon(each.symbol));
      button.title = `${each.help || each.label} (${number + 1})`;
      button.addEventListener("click", () => pick(each));
      find("tools").append(button);
    });
    for (const each of offers.buttons) find("buttons").append(choiceButton(each, sentence(each.words)));
    for (const each of offers.all) find("all").append(choiceButton({ text: each.text }, each.words));
    find("advice").textContent = offers.help;
    if (offers.tools.length === 1) pick(offers.tools[0]);
    else if (offers.tools.length) find("advice").textContent = "Pick one, then click a marked space of your board.";
    find("tools").hidden = offers.tools.length < 2;
  }
  function choiceButton(each, words) {
    const button = make("button", "", { "data-choice": each.text });
    if (each.symbol) button.append(icon(each.symbol));
    const label = make("span", words);
    if (each.help) { label.append(make("small", each.help)); button.classList.add("told"); }
    button.append(label);
    button.addEventListener("click", () => choose(each.text));
    return button;
  }

  function pick(each, quietly = false) {
    for (const button of find("tools").children) button.setAttribute("aria-pressed", button.dataset.tool === each.name);
    const labels = Object.fromEntries(Object.entries(each.spaces).map(([space, choice]) => [space, choice.words]));
    boards[view.offers.seat].offer(labels, space => choose(each.spaces[space].text));
    if (!quietly) find("advice").textContent = `${each.help || view.offers.help || ""} Click a marked space of your board.`.trim();
  }

  const choose = choice => work(async quiet => {
    const keys = byKeys;
    tour.chosen();
    const before = { boards: view.frame.boards, title: view.frame.title };
    const answer = await ask(`/api/games/${name}/choose`, { seat: view.offers.seat, choice, step: view.step });
    quiet();
    clear();
    find("question").textContent = "Watch ...";
    await animate(answer.frames);
    if (answer.frames.length) last = { before, frames: answer.frames };
    view = { ...answer.view, symbols: "", guide: view.guide };
    show();
    if (view.ending) { find("ending-title").focus(); find("ending").scrollIntoView({ block: "start" }); } else if (keys) focusBoard();
  });

  /* After a choice by keyboard the board has the focus: its first marked space, or the board itself. */
  function focusBoard() {
    const board = boards[seatInFront()], first = board.hits.firstElementChild;
    (first || board.svg).focus({ preventScroll: true });
  }

  find("undo").addEventListener("click", () => work(async () => {
    view = { ...(await ask(`/api/games/${name}/undo`, {})).view, guide: view.guide };
    last = null;
    show();
  }));

  /* A list of choices to click, best first. */
  function answers(title, choices) {
    const list = make("ol", "", { class: "answer-list" });
    list.append(...choices.map(each => {
      const item = make("li"), button = make("button", sentence(each.words), { "data-choice": each.text });
      button.addEventListener("click", () => choose(each.text));
      button.addEventListener("pointerenter", () => mark(each.text));
      button.addEventListener("focus", () => mark(each.text));
      item.append(button, make("span", ` ${each.note}`, { class: "soft" }));
      return item;
    }));
    find("answers").hidden = false;
    find("answers").replaceChildren(make("p", title), list);
  }
  /* Show on the board where a choice acts. */
  function mark(text) {
    const fitting = view.offers.tools.find(each => Object.values(each.spaces).some(choice => choice.text === text));
    if (!fitting) return;
    pick(fitting, true);  // no other words: the list must not move under the pointer
    const space = Object.keys(fitting.spaces).find(each => fitting.spaces[each].text === text);
    for (const hit of boards[view.offers.seat].hits.children) hit.classList.toggle("meant", hit.dataset.space === space);
  }
  find("hint").addEventListener("click", () => work(async () => {
    const { agent, candidates } = await ask(`/api/games/${name}/hint`, { seat: view.offers.seat });
    const weighed = candidates.length > 1;
    answers(`${agent} would ${candidates[0].words}${weighed ? "; it looked at these most" : ""}:`, candidates);
    mark(candidates[0].text);
  }));
  find("solve").addEventListener("click", () => work(async () => {
    const { summary, choices } = await ask(`/api/games/${name}/solve`, { seat: view.offers.seat });
    answers(summary, choices.map(each => ({ ...each,
      note: each.saves ? `${each.then.length ? `then ${each.then.join(", then ")}: ` : ""}${each.left}` : "loses whatever follows" })));
  }));
  const rematch = () => work(async () => { location.hash = (await ask(`/api/games/${name}/rematch`, {})).name; });

  find("again").addEventListener("click", again);
  find("ways").addEventListener("click", () => {
    settings.set("ways", settings.get("ways", "on") === "on" ? "off" : "on");
    foresee();
  });

  /* --- help --------------------------------------------------------------------------------------------------- */

  function help(guide) {
    find("rules-title").textContent = guide.title;
    const parts = guide.sections.flatMap(section => [make("h3", section.title), make("p", section.text)]);
    for (const group of guide.legend) {
      const list = make("ul", "", { class: "legend" });
      list.append(...group.items.map(entry));
      parts.push(make("h3", group.title), list);
    }
    find("rules-text").replaceChildren(...parts);
  }
  async function showHelp() {
    if (!find("rules-text").children.length) {
      const { guide, symbols } = await ask("/api/guide");
      addSymbols(symbols);
      help(guide);
    }
    find("rules").showModal();
    find("rules").scrollTop = 0;
  }
  find("help").addEventListener("click", showHelp);
  find("error-close").addEventListener("click", () => complain(null));
  chooseSpeed(find("speed"));

  document.addEventListener("pointerdown", () => { byKeys = false; }, true);
  document.addEventListener("keydown", () => { byKeys = true; }, true);
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || find("rules").open) return;
    if (["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName)) return;
    if (event.key === "?") { showHelp(); return; }
    if (!view || find("game").hidden || busy) return;
    const number = Number(event.key), doing = { h: "hint", u: "undo", s: "again", w: "ways" }[event.key];
    if (number && view.offers && view.offers.tools[number - 1]) {
      pick(view.offers.tools[number - 1]);
      const first = boards[view.offers.seat].hits.firstElementChild;
      if (first) first.focus();
    } else if (event.key === "p" && view.offers && view.offers.buttons.some(each => each.text === "pass")) choose("pass");
    else if (doing && !find(doing).hidden && !find(doing).disabled) find(doing).click();
    else return;
    event.preventDefault();
  });

  function leave() {
    name = "";
    view = null;
    find("game").hidden = true;
    find("home").hidden = false;
    find("headline").textContent = "";
    find("rules-text").replaceChildren();
    tour.hide();
  }
  return { open, leave };
})();

(function () {
  const route = () => busy ? setTimeout(route, 150) : work(async () => {
    const which = location.hash.slice(1);
    if (which) {
      try { await play.open(which); return; } catch (error) {
        play.leave();
        await home.show();
        throw error;
      }
    }
    play.leave();
    await home.show();
  });
  window.addEventListener("hashchange", route);
  route();
})();
