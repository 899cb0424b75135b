"use strict";
/* The replay page: all frames are in the page, as changes from one to the next. One game, or two side by side. */

(function () {
  const data = JSON.parse(find("data").textContent);
  addSymbols(data.symbols);
  const PHASES = ["market", "start", "hero", "trap", "skeletons", "over"];

  /* Every frame with the whole picture after it. */
  function unfold(frames) {
    let boards = frames[0].stages[0].boards.map(() => ({}));
    return frames.map(frame => {
      for (const stage of frame.stages) boards = boards.map((elements, seat) => changed(elements, stage.boards[seat]));
      return { ...frame, boards };
    });
  }

  const games = data.games.map((game, number) => {
    const holder = make("section", "", { class: "game", "aria-label": game.title }), place = make("div", "", { class: "table" });
    if (data.games.length > 1) holder.append(make("h2", sentence(game.title), { class: "game-title" }), make("p", "", { class: "soft", "data-headline": number }));
    holder.append(place);
    place.style.setProperty("--boards", game.names.length);
    find("games").append(holder);
    const table = new Table(place, game.names.map(name => `the board of ${name}`));
    const onMoment = moment => { if (number === 0) { headline(moment.title); find("caption").textContent = moment.caption; } };
    return { ...game, frames: unfold(game.frames), player: new Player(() => table.boards, onMoment), now: 0 };
  });
  const [main, other] = games, frames = main.frames, names = main.names;
  find("games").classList.toggle("two", games.length > 1);
  const slider = find("slider");
  find("try").hidden = !data.game;
  find("try-by-hand").hidden = Boolean(data.game);
  let now = 0, timer = null;
  slider.max = frames.length - 1;
  find("players").textContent = games.map(game => game.names.join(", ")).join(" · ");
  chooseSpeed(find("speed"));

  const markScore = scoreLine(find("score"), { frames, names, jump: step => { pause(); go(step); } });
  chartLegend(find("score"), names);

  /* Where two games part: the first step with other choices. */
  if (other) {
    const step = frames.findIndex((frame, k) => JSON.stringify(frame.choices.map(c => c.text)) !== JSON.stringify((other.frames[k] || { choices: [] }).choices.map(c => c.text)));
    const seeds = data.same_seed ? "The same seed" : "Different seeds: these are not the same game";
    const choicesOf = frame => frame ? frame.choices.map(choice => `${names[choice.seat]}: ${choice.words}`).join(", ") : "nothing";
    find("parting").hidden = false;
    find("parting").textContent = step < 0 ? `${seeds}. The games are the same.`
      : `${seeds}. They part in round ${frames[step - 1].round}: ${choicesOf(frames[step])} (${main.title}); ${choicesOf(other.frames[step])} (${other.title}).`;
  }

  const jumps = frames.flatMap((frame, step) => frame.events.filter(event => event.big).map(event => ({ step, round: frames[step - 1].round, event })));
  for (const round of [...new Set(frames.map(frame => frame.round))]) {
    const first = frames.findIndex(frame => frame.round === round), list = make("ul");
    const head = make("h3"), to = make("button", `Round ${round}`, { class: "plain", "data-step": first });
    to.addEventListener("click", () => { pause(); go(first); });
    head.append(to);
    for (const { step, event } of jumps.filter(jump => jump.round === round)) {
      const item = make("li"), button = make("button", `${names[event.seat]}: ${event.words}`, { class: "plain", "data-step": step });
      button.addEventListener("click", () => { pause(); go(step - 1); go(step, true); });
      item.append(button);
      list.append(item);
    }
    find("jumps").append(head, list);
  }

  function list(id, lines) {
    find(id).replaceChildren(...lines.map(([words, big]) => make("li", words, big ? { class: "big" } : {})));
  }
  function headline(title) { find("headline").textContent = title; }

  /* The step of the other game: its last frame that is no later in its round and phase. */
  function stepBeside(target) {
    const late = frame => frame.round * 10 + PHASES.indexOf(frame.phase);
    let at = 0;
    other.frames.forEach((frame, k) => { if (late(frame) <= late(target) && (k <= now || late(frame) < late(target))) at = k; });
    return now === frames.length - 1 ? other.frames.length - 1 : at;
  }
  /* Show a step of a game, or play the one that leads to it. */
  function showStep(game, at, animated) {
    if (animated) {
      game.player.load(game.frames[at - 1], [game.frames[at]], true);
      return game.player.run();
    }
    game.player.load(game.frames[at], []);
    game.player.show(-1);
    return Promise.resolve();
  }
  function follow(animated) {
    if (!other) return;
    const at = stepBeside(frames[now]), frame = other.frames[at];
    showStep(other, at, animated && at === other.now + 1);
    other.now = at;
    document.querySelector('[data-headline="0"]').textContent = frames[now].title;
    document.querySelector('[data-headline="1"]').textContent = `${frame.title} · step ${at} of ${other.frames.length - 1}`;
  }

  function go(step, animated) {
    const target = Math.max(0, Math.min(frames.length - 1, step)), frame = frames[target];
    const forward = animated && target === now + 1;
    now = target;
    slider.value = now;
    markScore(now);
    slider.setAttribute("aria-valuetext", `step ${now} of ${frames.length - 1}: ${frame.title}`);
    find("step").textContent = `step ${now} of ${frames.length - 1}`;
    find("notation").value = frame.notation;
    list("choices", frame.choices.map(choice => [`${names[choice.seat]}: ${choice.words}`, false]));
    list("events", frame.events.map(event => [`${names[event.seat]}: ${event.words}`, event.big]));
    find("try").href = `/#${data.game}@${now}`;
    find("try-command").textContent = `badbones play --web --load FILE --step ${now}`;
    document.body.dataset.step = now;
    history.replaceState(null, "", `${location.search}#${now}`);
    follow(forward);
    return showStep(main, now, forward);
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
    if (timer !== null) timer = setTimeout(run, moving() ? 700 * pace() : 1500);
  }
  function auto() {
    if (timer !== null) { pause(); return; }
    if (now >= frames.length - 1) go(0);
    button("auto").textContent = "❚❚ Pause";
    button("auto").setAttribute("aria-label", "Pause");
    timer = setTimeout(run, 0);
  }
  function event(direction) {
    const steps = jumps.map(jump => jump.step);
    const step = direction > 0 ? steps.find(number => number > now) : steps.filter(number => number < now).pop();
    if (step !== undefined) { go(step - 1); go(step, true); }
  }
  function again() { if (now > 0) { const step = now; go(step - 1); go(step, true); } }
  async function copy() {
    find("notation").select();
    try { await navigator.clipboard.writeText(find("notation").value); } catch { document.execCommand("copy"); }
    button("copy").textContent = "Copied";
    setTimeout(() => { button("copy").textContent = "Copy"; }, 1500);
  }

  const actions = {
    first: () => go(0), last: () => go(frames.length - 1), back: () => go(now - 1), next: () => go(now + 1, true),
    "next-phase": () => go(orEnd(nextPhase(now)), true), "back-phase": () => go(earlier(nextPhase)),
    "next-round": () => go(orEnd(nextRound(now)), true), "back-round": () => go(earlier(nextRound)),
    auto, event: () => event(1), "back-event": () => event(-1), again, copy,
  };
  const button = name => document.querySelector(`[data-do="${name}"]`);
  const act = name => { if (name !== "auto" && name !== "copy") pause(); actions[name](); };
  for (const element of document.querySelectorAll("[data-do]")) {
    element.addEventListener("click", () => act(element.dataset.do));
  }
  slider.addEventListener("input", () => { pause(); go(Number(slider.value), true); });

  const keys = {
    ArrowRight: "next", ArrowLeft: "back", "shift+ArrowRight": "next-phase", "shift+ArrowLeft": "back-phase",
    PageDown: "next-round", PageUp: "back-round", Home: "first", End: "last", " ": "auto", e: "event", "shift+E": "back-event",
    s: "again",
  };
  document.addEventListener("keydown", pressed => {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || ["TEXTAREA", "SELECT"].includes(pressed.target.tagName)) return;
    if (pressed.key === " " && pressed.target.tagName === "BUTTON") return;
    const name = keys[(pressed.shiftKey ? "shift+" : "") + pressed.key];
    if (!name) return;
    pressed.preventDefault();
    act(name);
  });
  let touch = null;
  find("games").addEventListener("touchstart", event => { touch = event.changedTouches[0]; }, { passive: true });
  find("games").addEventListener("touchend", event => {
    const end = event.changedTouches[0], dx = end.clientX - touch.clientX, dy = end.clientY - touch.clientY;
    if (Math.abs(dx) > 50 && Math.abs(dx) > 2 * Math.abs(dy)) act(dx < 0 ? "next" : "back");
  }, { passive: true });
  window.addEventListener("hashchange", () => go(Number(location.hash.slice(1)) || 0));

  go(Number(location.hash.slice(1)) || 0);
})();
