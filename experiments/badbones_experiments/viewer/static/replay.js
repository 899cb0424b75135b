"use strict";
/* The replay page: all frames are in the page, as changes from one to the next. */

(function () {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = id => document.getElementById(id);
  addSymbols(data.symbols);

  const frames = [];
  for (const change of data.frames) {
    const last = frames[frames.length - 1];
    const boards = change.boards.map((board, seat) => {
      const elements = { ...(last ? last.boards[seat] : {}), ...board.set };
      for (const key of board.gone) delete elements[key];
      return elements;
    });
    frames.push({ ...change, boards });
  }

  const table = new Table(find("table"), data.names.map(name => `the board of ${name}`));
  const slider = find("slider");
  let now = 0, timer = null;
  slider.max = frames.length - 1;
  find("players").textContent = data.players;

  const jumps = frames.flatMap((frame, step) => frame.events.filter(event => event.big).map(event => ({ step, event })));
  for (const { step, event } of jumps) {
    const item = document.createElement("li"), button = document.createElement("button");
    button.className = "plain";
    button.textContent = `${data.names[event.seat]}: ${event.words}`;
    button.dataset.step = step;
    button.addEventListener("click", () => { pause(); go(step - 1); go(step, true); });
    item.append(button);
    find("jumps").append(item);
  }
  if (!jumps.length) find("jumps").textContent = "No tower was hit, no house burnt, no trap destroyed.";

  function list(id, lines) {
    find(id).replaceChildren(...lines.map(([words, big]) => {
      const item = document.createElement("li");
      item.textContent = words;
      if (big) item.className = "big";
      return item;
    }));
  }

  function go(step, animated) {
    const target = Math.max(0, Math.min(frames.length - 1, step)), frame = frames[target];
    const forward = animated && target === now + 1;
    now = target;
    slider.value = now;
    slider.setAttribute("aria-valuetext", `step ${now} of ${frames.length - 1}: ${frame.title}`);
    find("headline").textContent = frame.title;
    find("step").textContent = `step ${now} of ${frames.length - 1}`;
    find("notation").value = frame.notation;
    list("choices", frame.choices.map(choice => [`${data.names[choice.seat]}: ${choice.words}`, false]));
    list("events", frame.events.map(event => [`${data.names[event.seat]}: ${event.words}`, event.big]));
    document.body.dataset.step = now;
    history.replaceState(null, "", `#${now}`);
    if (forward) return table.play(frame);
    table.show(frame);
    return Promise.resolve();
  }

  const changes = keys => step => frames.findIndex((frame, number) =>
    number > step && keys.some(key => frame[key] !== frames[step][key]));
  const nextPhase = changes(["round", "phase"]), nextRound = changes(["round"]);
  function earlier(next) {
    let start = 0, step = 0;
    while ((step = next(start)) >= 0 && step < now) start = step;
    return start;
  }
  const orEnd = step => (step < 0 ? frames.length - 1 : step);

  function pause() {
    clearTimeout(timer);
    timer = null;
    button("auto").textContent = "▶ Play";
    button("auto").setAttribute("aria-label", "Play");
  }
  async function run() {
    if (now >= frames.length - 1) { pause(); return; }
    await go(now + 1, true);
    if (timer !== null) timer = setTimeout(run, calm() ? 1500 : 900);
  }
  function auto() {
    if (timer !== null) { pause(); return; }
    if (now >= frames.length - 1) go(0);
    button("auto").textContent = "❚❚ Pause";
    button("auto").setAttribute("aria-label", "Pause");
    timer = setTimeout(run, 0);
  }
  function event(way) {
    const steps = jumps.map(jump => jump.step);
    const step = way > 0 ? steps.find(number => number > now) : steps.filter(number => number < now).pop();
    if (step !== undefined) { go(step - 1); go(step, true); }
  }
  async function copy() {
    find("notation").select();
    try { await navigator.clipboard.writeText(find("notation").value); } catch { document.execCommand("copy"); }
    button("copy").textContent = "Copied";
    setTimeout(() => { button("copy").textContent = "Copy"; }, 1500);
  }

  const doings = {
    first: () => go(0), last: () => go(frames.length - 1), back: () => go(now - 1), next: () => go(now + 1, true),
    "next-phase": () => go(orEnd(nextPhase(now)), true), "back-phase": () => go(earlier(nextPhase)),
    "next-round": () => go(orEnd(nextRound(now)), true), "back-round": () => go(earlier(nextRound)),
    auto, event: () => event(1), "back-event": () => event(-1), copy,
  };
  const button = name => document.querySelector(`[data-do="${name}"]`);
  const act = name => { if (name !== "auto" && name !== "copy") pause(); doings[name](); };
  for (const element of document.querySelectorAll("[data-do]")) {
    element.addEventListener("click", () => act(element.dataset.do));
  }
  slider.addEventListener("input", () => { pause(); go(Number(slider.value), true); });

  const keys = {
    ArrowRight: "next", ArrowLeft: "back", "shift+ArrowRight": "next-phase", "shift+ArrowLeft": "back-phase",
    PageDown: "next-round", PageUp: "back-round", Home: "first", End: "last", " ": "auto", e: "event", "shift+E": "back-event",
  };
  document.addEventListener("keydown", pressed => {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.target.tagName === "TEXTAREA") return;
    if (pressed.key === " " && pressed.target.tagName === "BUTTON") return;
    const name = keys[(pressed.shiftKey ? "shift+" : "") + pressed.key];
    if (!name) return;
    pressed.preventDefault();
    act(name);
  });
  let touch = null;
  find("table").addEventListener("touchstart", event => { touch = event.changedTouches[0]; }, { passive: true });
  find("table").addEventListener("touchend", event => {
    const end = event.changedTouches[0], dx = end.clientX - touch.clientX, dy = end.clientY - touch.clientY;
    if (Math.abs(dx) > 50 && Math.abs(dx) > 2 * Math.abs(dy)) act(dx < 0 ? "next" : "back");
  }, { passive: true });
  window.addEventListener("hashchange", () => go(Number(location.hash.slice(1)) || 0));

  go(Number(location.hash.slice(1)) || 0);
})();
