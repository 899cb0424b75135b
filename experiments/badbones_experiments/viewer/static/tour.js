"use strict";
/* The guide through the first three rounds of a game: it points at things, and says what a round has brought. */

const tour = (function () {
  const own = selector => document.querySelector(`#own ${selector}`);
  const board = () => own(".layer-print use");
  /* ``when``: the decision and the round from which on it fits; ``act``: it waits for a choice, else for "Next". */
  const STEPS = [
    { title: "Your hero", when: ["hero", 1], at: () => own('use[data-key="hero"]'),
      text: "This is your hero. Every round it moves one space, in any direction, and destroys the skeletons that it meets." },
    { title: "A skeleton's path", when: ["hero", 1], at: () => own(".paths .path-line") || own(".layer-token use"), paths: true, act: true,
      text: "A skeleton walks one space a round, where its tip points; brown arrows turn it. The dotted lines show this round's paths. Now move your hero: click a marked space." },
    { title: "A trap", when: ["trap", 1], at: () => find("tools"), act: true,
      text: "Then you may place one trap: pick one, then a space on a skeleton's path. A catapult throws skeletons to your opponent; a wall turns them aside." },
    { title: "Round 1 is over", when: ["hero", 2], at: () => find("playback"), text: () => `${roundUp(1)} Look at it again with the arrows here.` },
    { title: "The exit at the top", when: ["hero", 2], at: board, part: [0.14, 0.08, 0.72, 0.085], act: true,
      text: "Skeletons that leave your board at the top, left or right go to another player. That is the best defence: turn them round, and they are somebody else's trouble. Move your hero." },
    { title: "Before they walk", when: ["trap", 2], at: () => find("tools"), act: true, text: () => advice() },
    { title: "Round 2 is over", when: ["hero", 3], at: () => find("playback"), text: () => roundUp(2) },
    { title: "Points", when: ["hero", 3], at: board, part: [0.76, 0, 0.24, 0.07], act: true,
      text: "4 points for each floor, 3 for each house, stars for traps. When somebody's tower or village is lost, the game ends, and of the others the one with the most points wins. Move your hero." },
    { title: "Before they walk", when: ["trap", 3], at: () => find("tools"), act: true, text: () => advice() },
    { title: "Round 3 is over", when: ["hero", 4], at: () => find("playback"), text: () => `${roundUp(3)} You know all that matters. Good luck!` },
  ];

  /* What a round has brought to one's own board, in words. */
  function roundUp(round) {
    const lines = view.log.filter(line => line.round === round && line.seat === view.humans[0]);
    const count = (...kinds) => lines.filter(line => kinds.includes(line.kind)).length;
    const some = (number, one, many) => (number ? `${number === 1 ? one : many.replace("#", number)} ` : "");
    const harm = lines.filter(line => line.big && ["tower", "village"].includes(line.kind));
    return some(count("slain", "destroyed"), "One skeleton was destroyed.", "# skeletons were destroyed.")
      + some(count("sent"), "One left your board: it is somebody else's trouble now.", "# left your board: they are somebody else's trouble now.")
      + (harm.length ? `You lost something: ${harm.map(line => line.words).join("; ")}. ` : "Nothing was lost. ")
      + (lines.find(line => line.kind === "arrived") || { words: "nobody new arrives" }).words.replace(/^./, letter => letter.toUpperCase())
      + ": they walk onto your board next.";
  }
  const advice = () => (view.ahead && view.ahead.danger
    ? `Danger: ${view.ahead.danger}. Place a trap on its red path: a wall turns it aside, a catapult throws it away. Hint shows what a strong player would do.`
    : "Nothing threatens you in this round. Place a trap where skeletons will come by, or keep it: its stars count at the end.");
  let name = "", view = null;

  const place = () => Number(settings.get(`tour.${name}`, "0"));
  const step = () => STEPS[place()];
  const active = () => Boolean(view && view.guided && view.offers && step()
    && step().when[0] === view.offers.decision && view.frame.round >= step().when[1]);

  function show(which, shown) {
    name = which;
    view = shown;
    const visible = active();
    find("tour").hidden = find("tour-ring").hidden = !visible;
    document.body.classList.toggle("guided", visible);
    if (!visible) return;
    find("tour-title").textContent = step().title;
    find("tour-text").textContent = typeof step().text === "string" ? step().text : step().text();
    find("tour-count").textContent = `${place() + 1} of ${STEPS.length}`;
    find("tour-next").hidden = Boolean(step().act);
    find("tour-next").textContent = place() === STEPS.length - 1 ? "Play on" : "Next";
    if (innerHeight < 561) find("tour").scrollIntoView({ block: "nearest" });  // there it stands among the other cards
    point();
  }

  /* Put the ring round what is meant, and the words beside it where there is room. */
  function point() {
    if (find("tour").hidden) return;
    const target = step().at();
    if (!target) return;
    const box = target.getBoundingClientRect(), [px, py, pw, ph] = step().part || [0, 0, 1, 1];
    const area = { left: box.left + px * box.width, top: box.top + py * box.height, width: pw * box.width, height: ph * box.height };
    const ring = find("tour-ring").style, card = find("tour"), gap = 14;
    ring.left = `${area.left + scrollX - 6}px`; ring.top = `${area.top + scrollY - 6}px`;
    ring.width = `${area.width + 12}px`; ring.height = `${area.height + 12}px`;
    if (innerWidth < 900 || innerHeight < 561) { card.style.cssText = ""; return; }  // a sheet at the lower edge
    const board = find("own").getBoundingClientRect(), question = find("ask").getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect(), below = area.top + area.height + gap;
    const covers = ([left, top], box) => left < box.left + box.width && box.left < left + width
      && top < box.top + box.height && box.top < top + height;
    const others = find("others").getBoundingClientRect();
    // below the others, beside the board, below the question or the target, above the question: the first place that
    // covers none of them, or, where there is little room, only the others
    const places = [[board.right + gap, others.bottom + gap], [board.right + gap, area.top], [question.left, question.bottom + gap],
      [question.left, below], [question.left - width - gap, area.top], [question.left, question.top - height - gap]]
      .map(([left, top]) => [Math.min(left, innerWidth - width - 8), Math.max(8, Math.min(top, innerHeight - height - 8))]);
    const clear = boxes => places.find(place => !boxes.some(box => covers(place, box)));
    const [left, top] = clear([board, question, area, others]) || clear([board, question, area]) || places[1];
    card.style.left = `${left + scrollX}px`;
    card.style.top = `${top + scrollY}px`;
  }

  function next() {
    settings.set(`tour.${name}`, String(place() + 1));
    show(name, view);
    if (!find("tour").hidden && !find("tour-next").hidden) find("tour-next").focus();
  }
  /* Something was chosen: all steps about this decision are done. */
  function chosen() {
    while (active()) settings.set(`tour.${name}`, String(place() + 1));
  }
  const hide = () => {
    find("tour").hidden = find("tour-ring").hidden = true;
    document.body.classList.remove("guided");
  };
  const wantsPaths = () => active() && Boolean(step().paths);

  find("tour-next").addEventListener("click", next);
  find("tour-skip").addEventListener("click", () => { settings.set(`tour.${name}`, String(STEPS.length)); hide(); });
  addEventListener("resize", point);
  new ResizeObserver(point).observe(find("ask"));  // its words change when a trap is picked
  return { show, chosen, hide, wantsPaths, next };
})();
