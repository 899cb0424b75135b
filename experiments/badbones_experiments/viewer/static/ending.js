"use strict";
/* The end of a game: who won and why, the course of it, the choices that cost most, and the way to another try. */

const ending = (function () {
  function button(text, run, attributes = {}) {
    const made = make("button", text, attributes);
    made.addEventListener("click", run);
    return made;
  }

  /* Floors, houses and points after each round; with ``course`` also win probabilities, the turning point marked. */
  function chart(part, view, end, go, course) {
    const rounds = end.history.map(entry => String(entry.round)), coop = view.mode === "coop";
    const values = key => view.names.map((_, seat) => end.history.map(entry => entry.seats[seat][key]));
    const panels = [[coop ? "towers" : "floors", "floors"], [coop ? "houses of the capital" : "houses", "houses"], ["points", "points"]]
      .filter(([, key]) => !coop || key !== "points").map(([title, key]) => ({ title, values: values(key) }));
    if (course) {
      const at = end.history.map(entry => course.steps.findIndex(step => step >= entry.step));
      panels.unshift({ title: "win probability (%)", most: 100, mark: end.history.findIndex(entry => entry.step >= course.steps[course.turning + 1]),
        values: view.names.map((_, seat) => at.map(k => Math.round(100 * course.win[k < 0 ? course.win.length - 1 : k][seat]))) });
    }
    const fatal = end.fatal ? end.history.findIndex(entry => entry.round === end.fatal.round) : -1;
    part.replaceChildren();
    roundsChart(part, { panels, names: view.names, labels: rounds, fatal: fatal < 0 ? undefined : fatal,
      jump: k => go(end.history[Math.max(k - 1, 0)].step) });
    const turned = course ? ` The turning point was round ${course.rounds[course.turning]}.` : "";
    part.append(make("figcaption", `What everybody had left after each round. Click a round to watch it.${turned}`, { class: "soft", id: "turning" }));
  }

  /* Fill the section; ``go`` opens the replay at a step, ``actions`` has what the buttons do. */
  function show(section, view, actions) {
    const end = view.ending;
    section.hidden = !end;
    if (end && !settings.get(`counted.${actions.name}`, "")) {
      settings.set(`counted.${actions.name}`, "1");
      settings.set("games", String(Number(settings.get("games", "0")) + 1));
    }
    if (!end) { section.replaceChildren(); return; }
    const replay = step => `/api/games/${actions.name}/replay#${step}`;
    const go = step => window.open(replay(step), "_blank", "noopener");
    const why = make("ul", "", { class: "why" });
    why.append(...end.why.map(words => make("li", words)));
    const buttons = make("p", "", { class: "row" });
    buttons.append(button("Rematch with the same seed", () => actions.rematch(0), { class: "main", id: "rematch" }),
      button("New game", actions.newGame), make("a", "Watch the replay", { href: replay(0), target: "_blank", rel: "noopener" }));
    if (end.fatal) {
      buttons.append(make("a", `Watch round ${end.fatal.round}, the fatal one`,
        { href: replay(end.fatal.step - 1), target: "_blank", rel: "noopener", id: "fatal" }));
    }
    if (view.before) {
      buttons.append(make("a", "Beside the game before, with the same seed", { id: "compare", target: "_blank", rel: "noopener",
        href: `/api/games/${actions.name}/replay?with=${encodeURIComponent(view.before)}` }));
    }
    const panel = make("div", "", { id: "review", class: "review" });
    const words = make("div");
    words.append(make("h2", end.title, { id: "ending-title", tabindex: "-1" }), make("p", end.verdict), why, buttons, panel);
    const figure = make("figure", "", { class: "figure" }), wanted = make("div", "", { id: "wanted" });
    chart(figure, view, end, go);
    const side = make("div");
    side.append(figure, wanted);
    section.replaceChildren(words, side);
    actions.course().then(course => {
      chart(figure, view, end, go, course);
      const last = course.rounds.length - 1, rounds = [...new Set(course.rounds.slice(0, Math.max(last, 1)))];
      return intentions(wanted, view, actions, rounds, course.rounds[course.turning]);
    }).catch(error => wanted.replaceChildren(make("p", error.message)));
    if (view.humans.length) review(panel, view, actions, replay);
  }

  /* What the other players wanted in a round, and what else they considered. */
  async function intentions(place, view, actions, rounds, round) {
    if (view.names.length === view.humans.length) return;
    const { wanted } = await actions.intentions(round), select = make("select", "", { "aria-label": "Round" }), list = make("ul", "", { class: "why" });
    select.append(...rounds.map(each => new Option(`round ${each}`, each, each === round, each === round)));
    select.addEventListener("change", () => intentions(place, view, actions, rounds, Number(select.value)));
    list.append(...wanted.map(each => make("li", `${view.names[each.seat]}: ${each.chosen}`
      + (each.considered.length ? ` (considered: ${each.considered.join(", ")})` : ""))));
    if (!wanted.length) list.append(make("li", "They had nothing to choose."));
    const head = make("h3", "What the others wanted in ");
    head.append(select);
    place.replaceChildren(head, list);
  }

  /* What a strong player would have done instead. */
  async function review(panel, view, actions, replay) {
    panel.replaceChildren(make("h3", "What would have been better?"),
      make("p", "A strong player goes through your choices ...", { class: "soft", role: "status" }));
    let answer;
    try { answer = await actions.review(); } catch (error) {
      panel.lastChild.textContent = error.message;
      return;
    }
    const { mistakes, adviser } = answer;
    if (!mistakes.length) {
      panel.lastChild.textContent = `${adviser} found nothing that would have been much better.`;
      return;
    }
    const list = make("ol", "", { class: "mistakes" });
    for (const each of mistakes) {
      const item = make("li");
      item.append(make("b", `Round ${each.round}: `), `you chose to ${each.chosen}. ${adviser} would ${each.better}`,
        each.gain ? `: ${each.gain}. ` : ". ",
        button("Try again from here", () => actions.rematch(each.step - 1), { "data-step": each.step - 1, "aria-label": `Try again from here, round ${each.round}` }), " ",
        make("a", "Look", { href: replay(each.step - 1), target: "_blank", rel: "noopener", "aria-label": `Look at round ${each.round}` }));
      list.append(item);
    }
    const number = ["", "worst choice", "two worst choices", "three worst choices"][mistakes.length];
    const whose = view.humans.length > 1 ? `${view.names[view.humans[0]]}'s` : "your";
    panel.replaceChildren(make("h3", `What ${adviser} would have played: ${whose} ${number}`), list);
  }

  return { show };
})();
