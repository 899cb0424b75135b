"use strict";
/* The guide through the first game: five steps, each pointing at something on the page. */

const tour = (function () {
  const own = selector => document.querySelector(`#own ${selector}`);
  const STEPS = [
    { title: "Your hero", when: "hero", at: () => own('use[data-key="hero"]'),
      text: "This is your hero. Every round it moves one space, in any direction, and destroys the skeletons that it meets." },
    { title: "A skeleton's way", when: "hero", at: () => own(".ways .way") || own(".layer-token use"), ways: true,
      text: "A skeleton walks one space a round, where its tip points; brown arrows turn it. The dotted lines show this round's ways. Now move your hero: click a marked space.", act: true },
    { title: "A trap", when: "trap", at: () => find("tools"),
      text: "Then you may lay one trap: pick one, then a space in a skeleton's way. A catapult throws skeletons to your opponent; a wall turns them aside.", act: true },
    { title: "The way out at the top", when: "hero", at: () => own(".layer-print use"), part: [0.14, 0.08, 0.72, 0.085],
      text: "Skeletons that leave your board at the top, left or right go to another player. That is the best defence: turn them round, and they are somebody else's trouble." },
    { title: "Points", when: "hero", at: () => own(".layer-print use"), part: [0.76, 0, 0.24, 0.07],
      text: "4 points for each floor, 3 for each house, stars for traps. When somebody's tower or village is lost, the game ends, and of the others the one with the most points wins. Good luck!" },
  ];
  let name = "", view = null;

  const place = () => Number(settings.get(`tour.${name}`, "0"));
  const step = () => STEPS[place()];
  const active = () => Boolean(view && view.guided && view.offers && step() && step().when === view.offers.decision);

  function show(which, shown) {
    name = which;
    view = shown;
    const visible = active();
    find("tour").hidden = find("tour-ring").hidden = !visible;
    document.body.classList.toggle("guided", visible);
    if (!visible) return;
    find("tour-title").textContent = step().title;
    find("tour-text").textContent = step().text;
    find("tour-count").textContent = `${place() + 1} of ${STEPS.length}`;
    find("tour-next").hidden = Boolean(step().act);
    find("tour-next").textContent = place() === STEPS.length - 1 ? "Play on" : "Next";
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
    const board = find("own").getBoundingClientRect(), { width, height } = card.getBoundingClientRect();
    const inside = area.left < board.right - 4, question = find("ask").getBoundingClientRect();
    const left = inside ? board.right + gap : question.left;  // beside the board or below the question, never on them
    const top = inside ? area.top : question.bottom + gap;
    card.style.left = `${Math.min(left, innerWidth - width - 8) + scrollX}px`;
    card.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8)) + scrollY}px`;
  }

  function next() {
    settings.set(`tour.${name}`, String(place() + 1));
    show(name, view);
    if (!find("tour").hidden && !find("tour-next").hidden) find("tour-next").focus();
  }
  /* Something was chosen: the step that asked for it is done. */
  function chosen() { if (active() && step().act) settings.set(`tour.${name}`, String(place() + 1)); }
  const hide = () => {
    find("tour").hidden = find("tour-ring").hidden = true;
    document.body.classList.remove("guided");
  };
  const wantsWays = () => active() && Boolean(step().ways);

  find("tour-next").addEventListener("click", next);
  find("tour-skip").addEventListener("click", () => { settings.set(`tour.${name}`, String(STEPS.length)); hide(); });
  addEventListener("resize", point);
  return { show, chosen, hide, wantsWays, next };
})();
