"use strict";
/* The end of a game: who won and why, the course of it, the choices that cost most, and the way to another try. */

const ending = (function () {
  function button(text, run, attributes = {}) {
    const made = make("button", text, attributes);
    made.addEventListener("click", run);
    return made;
  }

  function chart(view, end, go) {
    const rounds = end.history.map(entry => String(entry.round)), coop = view.mode === "coop";
    const values = key => view.names.map((_, seat) => end.history.map(entry => entry.seats[seat][key]));
    const panels = [[coop ? "towers" : "floors", "floors"], [coop ? "houses of the capital" : "houses", "houses"], ["points", "points"]]
      .filter(([, key]) => !coop || key !== "points").map(([title, key]) => ({ title, values: values(key) }));
    const fatal = end.fatal ? end.history.findIndex(entry => entry.round === end.fatal.round) : -1;
    const part = make("figure", "", { class: "figure" });
    roundsChart(part, { panels, names: view.names, labels: rounds, fatal: fatal < 0 ? undefined : fatal,
      jump: k => go(end.history[Math.max(k - 1, 0)].step) });
    part.append(make("figcaption", "What everybody had left after each round. Click a round to watch it.", { class: "soft" }));
    return part;
  }

  /* Fill the section; ``go`` opens the replay at a step, ``doing`` has what the buttons do. */
  function show(section, view, doing) {
    const end = view.ending;
    section.hidden = !end;
    if (!end) { section.replaceChildren(); return; }
    const replay = step => `/api/games/${doing.name}/replay#${step}`;
    const go = step => window.open(replay(step), "_blank", "noopener");
    const why = make("ul", "", { class: "why" });
    why.append(...end.why.map(words => make("li", words)));
    const buttons = make("p", "", { class: "row" });
    buttons.append(button("Rematch with the same luck", doing.rematch, { class: "main", id: "rematch" }),
      button("New game", doing.fresh), make("a", "Watch the replay", { href: replay(0), target: "_blank", rel: "noopener" }));
    if (end.fatal) {
      buttons.append(make("a", `Watch round ${end.fatal.round}, the fatal one`,
        { href: replay(end.fatal.step - 1), target: "_blank", rel: "noopener", id: "fatal" }));
    }
    if (view.before) {
      buttons.append(make("a", "Beside the game before, on the same luck", { id: "compare", target: "_blank", rel: "noopener",
        href: `/api/games/${doing.name}/replay?with=${encodeURIComponent(view.before)}` }));
    }
    const lesson = make("div", "", { id: "lesson", class: "lesson" });
    const words = make("div");
    words.append(make("h2", end.title, { id: "ending-title", tabindex: "-1" }), make("p", end.verdict), why, buttons, lesson);
    section.replaceChildren(words, chart(view, end, go));
    if (!view.puzzle) review(lesson, view, doing, replay);
  }

  /* What a strong player would have done instead. */
  async function review(lesson, view, doing, replay) {
    lesson.replaceChildren(make("h3", "What would have been better?"),
      make("p", "A strong player goes through your choices ...", { class: "soft", role: "status" }));
    let answer;
    try { answer = await doing.review(); } catch (error) {
      lesson.lastChild.textContent = error.message;
      return;
    }
    const { mistakes, adviser } = answer;
    if (!mistakes.length) {
      lesson.lastChild.textContent = `${adviser} found nothing that would have been much better.`;
      return;
    }
    const list = make("ol", "", { class: "mistakes" });
    for (const each of mistakes) {
      const item = make("li");
      item.append(make("b", `Round ${each.round}: `), `you chose to ${each.chosen}. ${adviser} would ${each.better}`,
        each.gain ? `: ${each.gain}. ` : ". ",
        make("a", "Look", { href: replay(each.step - 1), target: "_blank", rel: "noopener", "aria-label": `Look at round ${each.round}` }));
      list.append(item);
    }
    const number = ["", "worst choice", "two worst choices", "three worst choices"][mistakes.length];
    const whose = view.humans.length > 1 ? `${view.names[view.humans[0]]}'s` : "your";
    lesson.replaceChildren(make("h3", `What ${adviser} would have played: ${whose} ${number}`), list);
  }

  return { show };
})();
