"use strict";
/* Charts of a game over its steps or rounds: lines for each seat, ticks for rounds and losses. */

const DASHES = ["", "7 4", "2 4", "10 4 2 4", "5 3", "1 3"];

/* Small charts below each other: [{title, values: [seat][k]}] over the same x, with a jump for every x. */
function roundsChart(parent, { panels, names, labels, fatal, jump }) {
  const narrow = innerWidth < 600;  // the same width holds fewer and larger letters
  const [left, right, line] = narrow ? [50, 160, 24] : [42, 104, 16], width = 640, gap = narrow ? 36 : 26;
  const height = Math.max(88, names.length * line);
  const x = k => left + k * (width - left - right) / Math.max(labels.length - 1, 1);
  const full = panels.length * (height + gap) + 26;
  const svg = svgElement("svg", { viewBox: `0 0 ${width} ${full}`, class: narrow ? "chart narrow" : "chart", role: "img",
    "aria-label": `${panels.map(panel => panel.title).join(", ")} over the rounds` }, parent);
  if (fatal !== undefined) {
    svgElement("rect", { x: x(fatal) - 9, y: 0, width: 18, height: full - 20, class: "fatal" }, svg);
  }
  panels.forEach((panel, number) => {
    const top = number * (height + gap) + gap - 6, most = panel.most || Math.max(1, ...panel.values.flat()), y = value => top + (height - 10) * (1 - value / most);
    svgElement("text", { x: left, y: top - 6, class: "soft" }, svg).textContent = panel.title;
    if (panel.mark >= 0) svgElement("rect", { x: x(panel.mark) - 9, y: top - 4, width: 18, height, class: "turning" }, svg);
    for (const value of [0, most]) {
      svgElement("line", { x1: left, x2: width - right, y1: y(value), y2: y(value), class: "grid" }, svg);
      svgElement("text", { x: left - 8, y: y(value) + 4, class: "soft", "text-anchor": "end" }, svg).textContent = value;
    }
    const ends = panel.values.map((values, seat) => ({ seat, at: y(values[values.length - 1]) })).sort((a, b) => a.at - b.at);
    // names stand apart, and within the panel
    ends.forEach((end, place) => { end.at = place ? Math.max(end.at, ends[place - 1].at + line) : end.at; });
    [...ends].reverse().forEach((end, place) => { end.at = Math.min(end.at, top + height - 10 - place * line); });
    panel.values.forEach((values, seat) => {
      svgElement("polyline", { points: values.map((value, k) => `${x(k).toFixed(1)},${y(value).toFixed(1)}`).join(" "),
        class: `line c${seat}`, "stroke-dasharray": DASHES[seat] }, svg);
    });
    for (const { seat, at } of ends) {
      svgElement("text", { x: width - right + 8, y: at + 4, class: `name c${seat}` }, svg).textContent = names[seat];
    }
  });
  labels.forEach((label, k) => {
    if (labels.length > 16 && k % 2) return;
    svgElement("text", { x: x(k), y: full - 4, class: "soft", "text-anchor": "middle" }, svg).textContent = label;
  });
  if (jump) labels.forEach((label, k) => {
    const step = (width - left - right) / Math.max(labels.length - 1, 1);
    const hit = svgElement("rect", { x: x(k) - step / 2, y: 0, width: step, height: full, class: "jump" }, svg);
    svgElement("title", {}, hit).textContent = `round ${label}`;
    hit.addEventListener("click", () => jump(k));
  });
  return svg;
}

/* The line of points under the replay's slider, with ticks for rounds and losses; a click goes to a step. */
function scoreLine(parent, { frames, names, jump }) {
  const width = 1000, height = 74, last = Math.max(frames.length - 1, 1), x = step => 8 + step * (width - 16) / last;
  const coop = frames.every(frame => frame.seats.every(state => state.points === 0));
  const value = state => (coop ? state.floors + state.houses : state.points);
  const all = frames.flatMap(frame => frame.seats.map(value)), most = Math.max(...all), least = Math.max(0, Math.min(...all) - 2);
  const y = number => 6 + (height - 30) * (1 - (number - least) / Math.max(most - least, 1));
  const svg = svgElement("svg", { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", class: "score-line", role: "img",
    "aria-label": `${coop ? "buildings" : "points"} of ${names.join(", ")} over the steps, with rounds and losses` }, parent);
  let round = 0, labelled = -1;
  const labels = make("div", "", { class: "round-labels", "aria-hidden": "true" });
  parent.append(labels);
  const rounds = svgElement("g", { class: "rounds" }, svg), losses = svgElement("g", { class: "losses" }, svg);
  frames.forEach((frame, step) => {
    if (frame.round !== round) {
      round = frame.round;
      svgElement("line", { x1: x(step), x2: x(step), y1: 4, y2: height - 18, class: "grid", "data-round": round }, rounds);
      if (x(step) - labelled > 28) {  // where there is room for a number
        labelled = x(step);
        labels.append(make("span", String(round)));
        labels.lastChild.style.left = `${x(step) / width * 100}%`;
      }
    }
    frame.events.filter(event => ["tower", "village"].includes(event.kind) && event.big).forEach(event => {
      const tick = svgElement("path", { d: `M${x(step) - 5} ${height - 4}L${x(step)} ${height - 16}L${x(step) + 5} ${height - 4}Z`,
        class: `loss-tick c${event.seat}`, "data-step": step }, losses);
      svgElement("title", {}, tick).textContent = `${names[event.seat]}: ${event.words}`;
    });
  });
  names.forEach((name, seat) => {
    const points = frames.map((frame, step) => `${x(step).toFixed(1)},${y(value(frame.seats[seat])).toFixed(1)}`);
    const line = svgElement("polyline", { points: points.join(" "), class: `line c${seat}`, "stroke-dasharray": DASHES[seat],
      "vector-effect": "non-scaling-stroke" }, svg);
    svgElement("title", {}, line).textContent = name;
  });
  const mark = svgElement("line", { y1: 0, y2: height, x1: 8, x2: 8, class: "now", "vector-effect": "non-scaling-stroke" }, svg);
  svg.addEventListener("click", event => {
    const box = svg.getBoundingClientRect();
    jump(Math.round(((event.clientX - box.left) / box.width * width - 8) / (width - 16) * last));
  });
  return step => { mark.setAttribute("x1", x(step)); mark.setAttribute("x2", x(step)); };
}

/* Names with the colours and dashes of their lines. */
function chartLegend(parent, names) {
  const list = make("ul", "", { class: "chart-legend" });
  names.forEach((name, seat) => {
    const item = make("li"), svg = svgElement("svg", { viewBox: "0 0 30 10", class: "swatch", "aria-hidden": "true" }, item);
    svgElement("line", { x1: 1, x2: 29, y1: 5, y2: 5, class: `line c${seat}`, "stroke-dasharray": DASHES[seat] }, svg);
    item.append(make("span", name));
    list.append(item);
  });
  parent.append(list);
}
