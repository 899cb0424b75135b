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
function showError(error) {
  find("error-text").textContent = error ? sentence(error.message) : "";
  find("error").hidden = !error;
}
/* What takes its time, in words. */
function showStatus(words) {
  find("status").textContent = words;
  find("status").hidden = !words;
}
/* One request at a time: while it is under way nothing can be chosen. */
async function exclusive(run) {
  if (busy) return;
  busy = true;
  document.body.dataset.busy = "1";
  const late = setTimeout(() => { if (find("status").hidden) showStatus("Thinking ..."); }, 700);
  showError(null);
  try { await run(() => { clearTimeout(late); showStatus(""); }); } catch (error) {
    showError(error);
    if (error.status === 409) await play.open();
  } finally {
    clearTimeout(late);
    showStatus("");
    busy = false;
    delete document.body.dataset.busy;
  }
}

const play = (function () {
  let name = "", view = null, boards = [], byKeys = false, lines = 0;
  const player = new Player(() => boards, showMoment, () => { if (!busy && view) show(); });

  /* --- the table ---------------------------------------------------------------------------------------------- */

  async function open(which = name) {
    view = await ask(`/api/games/${encodeURIComponent(which)}`);
    name = which;
    lines = 0;
    find("log").setAttribute("aria-live", "off");  // what is there already is not read out
    addSymbols(view.symbols);
    find("home").hidden = true;
    find("game").hidden = false;
    find("save").href = `/api/games/${name}/record`;
    find("watch").href = `/api/games/${name}/replay`;
    help(view.guide);
    layOut(seatInFront());
    player.load(...(view.recent ? [view.recent.start, view.recent.frames] : [view.frame, []]));
    find("caption").textContent = player.moments.length ? player.moments.at(-1).caption : "";
    show();
  }
  const seatInFront = () => (view.offers ? view.offers.seat : view.humans[0] ?? 0);

  /* Where another seat sits, seen from the one in front (G10). */
  function neighbour(front, seat) {
    const number = view.names.length;
    if (number < 3) return "";
    const side = seat === (front + 1) % number ? "left" : seat === (front + number - 1) % number ? "right" : "";
    return side ? `${side} neighbour` : "across";
  }

  /* One's own board large, the others clockwise beside it, small, with what they have left in a line. */
  function layOut(front) {
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
  function showStates(states) {
    for (const place of document.querySelectorAll("[data-state]")) {
      place.replaceChildren(stateLine(states[Number(place.dataset.state)], view.mode));
    }
  }
  const headline = title => { find("headline").textContent = [view.title, title].filter(Boolean).join(" · "); };

  /* --- the playback of the last two rounds ------------------------------------------------------------------------ */

  /* A moment of the playback in words and numbers. */
  function showMoment(moment) {
    headline(moment.title);
    showStates(moment.seats);
    find("caption").textContent = moment.caption;
    controls();
  }
  function controls() {
    const runs = player.runs && !player.paused;
    find("playback").hidden = !player.moments.length;
    find("playback-slider").max = player.moments.length - 1;
    find("playback-slider").value = player.at;
    find("playback-slider").setAttribute("aria-valuetext", find("caption").textContent || "now");
    find("playback-play").textContent = runs ? "❚❚" : "▶";
    find("playback-play").setAttribute("aria-label", runs ? "Pause" : "Play");
    find("playback-back").disabled = player.at < 0;
    find("playback-next").disabled = player.atEnd;
    find("playback-now").hidden = player.atEnd || runs;
    find("boards").classList.toggle("looking-back", !player.atEnd && !player.runs);
    find("ask").classList.toggle("watch", !player.atEnd);  // nothing can be chosen there and then
  }
  /* Look at another moment; at the last one the game goes on. */
  function look(run) {
    if (!view || !player.moments.length) return;
    clear();
    if (!busy) find("question").textContent = "Looking back.";
    run();
    controls();
  }
  async function runFrom(at) {
    if (at !== undefined) player.show(at);
    const done = player.run();
    controls();
    await done;
    controls();
  }
  function playOrPause() {
    if (player.runs) { player.hold(!player.paused); controls(); return; }
    look(() => runFrom(player.atEnd ? -1 : undefined));
  }
  /* The last step once more. */
  const again = () => {
    const step = player.moments[player.moments.length - 1].frame;
    look(() => runFrom(player.moments.findIndex(moment => moment.frame === step) - 1));
  };
  find("playback-play").addEventListener("click", playOrPause);
  find("playback-back").addEventListener("click", () => look(() => player.show(player.at - 1)));
  find("playback-next").addEventListener("click", () => look(() => player.step()));
  find("playback-now").addEventListener("click", () => look(() => player.show(player.moments.length)));
  find("playback-slider").addEventListener("input", () => look(() => player.show(Number(find("playback-slider").value))));

  function clear() {
    for (const board of boards) { board.offer({}, () => null); board.showPaths([]); board.showCandidates([]); }
    tour.hide();
  }

  function show() {
    if (boards.front !== seatInFront()) layOut(seatInFront());
    if (player.atEnd) {
      view.frame.boards.forEach((elements, seat) => boards[seat].show(elements));
      headline(view.frame.title);
      showStates(view.frame.seats);
    }
    controls();
    document.body.dataset.step = view.step;
    document.body.dataset.over = view.frame.over ? "1" : "";
    find("undo").hidden = !view.practice;
    find("undo").disabled = view.step === 0;
    find("again").disabled = !player.moments.length;
    find("hint").hidden = !view.offers;
    find("advice").textContent = "";
    find("answers").hidden = true;
    find("answers").replaceChildren();
    threats();
    chiefs();
    log();
    watched();
    if (player.atEnd) { offer(); showPaths(); } else { clear(); find("question").textContent = "Looking back."; }
    const game = `/api/games/${name}`, seat = view.humans[0];  // another game may be open when answers come
    ending.show(find("ending"), view, { name, rematch, newGame: () => { location.hash = ""; },
      review: () => ask(`${game}/review`, { seat }),
      course: () => ask(`${game}/course`, { seat: seat || 0 }),
      intentions: round => ask(`${game}/intentions`, { round }) });
    tour.show(name, view);
  }

  /* --- what is to be known ------------------------------------------------------------------------------------ */

  function showPaths() {
    const wanted = isOn("paths") || tour.wantsPaths();
    boards.forEach((board, seat) => board.showPaths(wanted && view.ahead && seat === seatInFront() ? view.ahead.paths : []));
  }
  function threats() {
    const danger = view.ahead ? view.ahead.danger : "";
    find("threats").hidden = !danger;
    find("threats").replaceChildren(make("b", "Danger: "), `${danger}.`);
  }
  function chiefs() {
    find("met").hidden = !view.met.length;
    find("met-list").replaceChildren(...view.met.map(([symbol, name, words]) => {
      const line = make("li"), text = make("span");
      text.append(make("b", `${sentence(name)}. `), words);
      line.append(icon(symbol, "legend-icon"), text);
      return line;
    }));
  }
  /* Oldest first, the newest in sight. Lines are only added, so that a screen reader reads each once. */
  function log() {
    const log = find("log");
    if (!lines) log.replaceChildren(...(view.log.length ? [] : [make("p", "Nothing yet.", { class: "soft" })]));
    for (const line of view.log.slice(lines)) {
      if (log.firstChild && log.firstChild.tagName === "P") log.replaceChildren();
      if (!log.lastChild || log.lastChild.dataset.round !== String(line.round)) {
        log.append(make("h3", `Round ${line.round}`), make("ul", "", { "data-round": line.round }));
      }
      log.lastChild.append(make("li", `${view.names[line.seat]}: ${line.words}`, line.big ? { class: "big" } : {}));
    }
    lines = view.log.length;
    log.scrollTop = log.scrollHeight;
  }

  /* --- watching agents ---------------------------------------------------------------------------------------- */

  let watching = false;  // the game goes on by itself

  /* Everybody's win probability as a bar, what the agents consider in words and on their boards, seats to take over. */
  function watched() {
    const shown = view.watched;
    find("watching").hidden = !shown || view.frame.over;
    if (!shown) { watching = false; return; }
    find("win").replaceChildren(...shown.win.map((share, seat) => {
      const part = make("div", "", { class: `win-part s${seat}` }), percent = Math.round(100 * share);
      part.style.flexGrow = Math.max(share, 0.02);
      part.append(make("span", `${view.names[seat]} ${percent}%`));
      return part;
    }));
    find("watch-play").textContent = watching ? "Stop" : "Play";
    find("candidates").replaceChildren(...view.names.map((name, seat) => [name, shown.candidates.filter(candidate => candidate.seat === seat)])
      .filter(([, candidates]) => candidates.length).map(([name, [best, ...rest]]) => make("li", `${name}: ${best.words}`
        + (rest.length ? ` (also considered: ${rest.map(candidate => candidate.words).join(", ")})` : ""))));
    find("seats").replaceChildren(...view.names.map((who, seat) => {
      const button = make("button", `Take over ${who}`, { "data-seat": seat });
      button.addEventListener("click", () => exclusive(async () => { await ask(`/api/games/${name}/seat`, { seat }); await open(); }));
      return button;
    }));
    boards.forEach((board, seat) => board.showCandidates(player.atEnd ? shown.candidates.filter(candidate => candidate.seat === seat) : []));
  }
  const next = () => exclusive(async quiet => {
    const answer = await ask(`/api/games/${name}/next`, { step: view.step });
    quiet();
    clear();
    player.extend(answer.frames, view.frame.round);
    await runFrom();
    view = { ...answer.view, guide: view.guide };
    show();
    if (watching && !view.frame.over) setTimeout(() => { if (watching && view && view.watched) next(); }, 200 + 1200 * pace());
  });
  find("watch-next").addEventListener("click", next);
  find("watch-play").addEventListener("click", () => {
    watching = !watching;
    find("watch-play").textContent = watching ? "Stop" : "Play";
    if (watching) next();
  });

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
      find("question").textContent = view.frame.over ? "The game is over." : view.watched ? `Watching ${view.names.join(", ")}.` : "The others are choosing.";
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
    for (const each of offers.buttons) find("buttons").append("to" in each ? sendButton(each) : choiceButton(each, sentence(each.words)));
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
    if (each.help) { label.append(make("small", each.help)); button.classList.add("described"); }
    button.append(label);
    button.addEventListener("click", () => choose(each.text));
    return button;
  }

  /* Send skeletons: to whom, where they sit, what they have left; their board lights up. */
  function sendButton(each) {
    const state = view.frame.seats[each.to], where = neighbour(view.offers.seat, each.to);
    const left = view.mode === "coop" ? `${state.floors} towers` : `${state.floors} floors, ${state.houses} houses`;
    const crowd = `${state.skeletons} skeleton${state.skeletons === 1 ? "" : "s"}`;
    const button = choiceButton({ ...each, help: `${where ? `${where}: ` : ""}${left}, ${crowd}` }, sentence(each.words));
    const light = lit => () => boards[each.to].svg.closest(".seat").classList.toggle("lit", lit);
    for (const [event, lit] of [["pointerenter", true], ["focus", true], ["pointerleave", false], ["blur", false], ["click", false]]) {
      button.addEventListener(event, light(lit));
    }
    return button;
  }

  function pick(each, quietly = false) {
    for (const button of find("tools").children) button.setAttribute("aria-pressed", button.dataset.tool === each.name);
    const labels = Object.fromEntries(Object.entries(each.spaces).map(([space, choice]) => [space, choice.words]));
    boards[view.offers.seat].offer(labels, space => choose(each.spaces[space].text));
    if (!quietly) find("advice").textContent = `${each.help || view.offers.help || ""} Click a marked space of your board.`.trim();
  }

  const choose = choice => exclusive(async quiet => {
    const keys = byKeys;
    tour.chosen();
    const send = (shown, text) => ask(`/api/games/${name}/choose`, { seat: shown.offers.seat, choice: text, step: shown.step });
    let answer = await send(view, choice);
    const frames = answer.frames;
    while (isOn("auto") && answer.view.offers && answer.view.offers.all.length === 1) {
      answer = await send(answer.view, answer.view.offers.all[0].text);
      frames.push(...answer.frames);
    }
    quiet();
    clear();
    find("log").setAttribute("aria-live", "polite");
    find("question").textContent = "Watch ...";
    player.extend(frames, view.frame.round);
    await runFrom();
    view = { ...answer.view, guide: view.guide };
    show();
    if (view.ending) { find("ending-title").focus(); find("ending").scrollIntoView({ block: "start" }); } else if (keys) focusBoard();
  });

  /* After a choice by keyboard the board has the focus: its first marked space, or the board itself. */
  function focusBoard() {
    const board = boards[seatInFront()], first = board.hits.firstElementChild;
    (first || board.svg).focus({ preventScroll: true });
  }

  find("undo").addEventListener("click", () => exclusive(async () => {
    await ask(`/api/games/${name}/undo`, {});
    await open();
  }));

  /* A list of choices to click, best first. */
  function answers(title, choices) {
    const list = make("ol", "", { class: "answer-list" });
    list.append(...choices.map(each => {
      const item = make("li"), button = make("button", sentence(each.words), { "data-choice": each.text });
      button.addEventListener("click", () => choose(each.text));
      button.addEventListener("pointerenter", () => mark(each.text));
      button.addEventListener("focus", () => mark(each.text));
      item.append(button, make("span", each.note, { class: "numbers soft" }));
      return item;
    }));
    find("answers").hidden = false;
    find("answers").replaceChildren(make("p", title), list);
    if (!choices.some(each => each.note)) return;
    const more = make("button", "Numbers", { class: "plain", "aria-expanded": "false" });
    more.addEventListener("click", () => more.setAttribute("aria-expanded", find("answers").classList.toggle("with-numbers")));
    find("answers").classList.remove("with-numbers");
    find("answers").append(more);
  }
  /* Show on the board where a choice acts. */
  function mark(text) {
    const fitting = view.offers.tools.find(each => Object.values(each.spaces).some(choice => choice.text === text));
    if (!fitting) return;
    pick(fitting, true);  // no other words: the list must not move under the pointer
    const space = Object.keys(fitting.spaces).find(each => fitting.spaces[each].text === text);
    for (const hit of boards[view.offers.seat].hits.children) hit.classList.toggle("suggested", hit.dataset.space === space);
  }
  find("hint").addEventListener("click", () => exclusive(async () => {
    const { agent, candidates } = await ask(`/api/games/${name}/hint`, { seat: view.offers.seat });
    const [best, second] = candidates;
    const sure = !second ? "" : best.share > 0.7 ? " It has little doubt." : best.share > 1.5 * second.share ? " It prefers that to the next best:" : " It is a close call:";
    answers(`${agent} would ${best.words}.${sure}`, candidates);
    mark(candidates[0].text);
  }));
  const rematch = step => exclusive(async () => { location.hash = (await ask(`/api/games/${name}/rematch`, { step })).name; });

  find("again").addEventListener("click", again);
  /* Switches below the board, which the browser remembers. */
  const SWITCHES = { paths: "on", auto: "on", sound: "off" };
  const isOn = key => settings.get(key, SWITCHES[key]) === "on";
  for (const key of Object.keys(SWITCHES)) {
    find(key).setAttribute("aria-pressed", isOn(key));
    find(key).addEventListener("click", () => {
      settings.set(key, isOn(key) ? "off" : "on");
      find(key).setAttribute("aria-pressed", isOn(key));
      if (key === "paths" && view && player.atEnd) showPaths();
    });
  }

  /* --- help --------------------------------------------------------------------------------------------------- */

  function help(guide) {
    find("rules-title").textContent = guide.title;
    find("rules-text").innerHTML = guide.html;  // of our own template, which escapes
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
  find("error-close").addEventListener("click", () => showError(null));
  chooseSpeed(find("speed"));

  document.addEventListener("pointerdown", () => { byKeys = false; }, true);
  document.addEventListener("keydown", () => { byKeys = true; }, true);
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey || find("rules").open) return;
    if (["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName)) return;
    if (event.key === "?") { showHelp(); return; }
    if (!view || find("game").hidden) return;
    const playback = { " ": "playback-play", ArrowLeft: "playback-back", ArrowRight: "playback-next" }[event.key];
    if (playback && !event.target.closest(".hit, button, a, summary")) { find(playback).click(); event.preventDefault(); return; }
    if (busy || !player.atEnd) return;
    const number = Number(event.key), shortcut = { h: "hint", u: "undo", s: "again", w: "paths" }[event.key];
    if (number && view.offers && view.offers.tools[number - 1]) {
      pick(view.offers.tools[number - 1]);
      const first = boards[view.offers.seat].hits.firstElementChild;
      if (first) first.focus();
    } else if (event.key === "p" && view.offers && view.offers.buttons.some(each => each.text === "pass")) choose("pass");
    else if (shortcut && !find(shortcut).hidden && !find(shortcut).disabled) find(shortcut).click();
    else return;
    event.preventDefault();
  });

  function leave() {
    name = "";
    view = null;
    watching = false;
    find("game").hidden = true;
    find("home").hidden = false;
    player.stop();
    find("headline").textContent = "";
    find("rules-text").replaceChildren();
    tour.hide();
  }
  return { open, leave };
})();

(function () {
  const route = () => busy ? setTimeout(route, 150) : exclusive(async () => {
    const [which, step] = location.hash.slice(1).split("@");
    if (which) {
      try {
        if (step) {  // try again from a step of a game
          const { name } = await ask(`/api/games/${encodeURIComponent(which)}/rematch`, { step: Number(step) });
          location.replace(`#${name}`);
        } else await play.open(which);
        return;
      } catch (error) {
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
