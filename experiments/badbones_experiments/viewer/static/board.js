"use strict";
/* Boards on a page: shows the elements of a frame, moves what has moved, and lets spaces be chosen.
   The artwork comes from Python (badbones_env/drawing) as symbols; here they are only put in their places. */

const SVG = "http://www.w3.org/2000/svg";
const LAYERS = ["print", "building", "tile", "token", "hero", "mark", "supply", "text"];
const WIDTH = 688, HEIGHT = 828;
const HEAD = 56;  // the line with name and points, which bare boards do without
const LEFT = 94, TOP = 150, CELL = 100;

const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function svgElement(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (parent) parent.append(element);
  return element;
}

/* Add the symbols of a text of <g id=...> to the page. */
function addSymbols(text) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  let defs = document.getElementById("symbols");
  if (!defs) {
    const holder = svgElement("svg", { width: 0, height: 0, "aria-hidden": "true", class: "symbols" }, document.body);
    defs = svgElement("defs", { id: "symbols" }, holder);
  }
  for (const symbol of [...parsed.documentElement.children]) {
    if (!document.getElementById(symbol.id)) defs.append(document.importNode(symbol, true));
  }
}

function centre(space) {
  return [LEFT + CELL * ("abcde".indexOf(space[0]) + 0.5), TOP + CELL * (5.5 - Number(space[1]))];
}

class Board {
  constructor(parent, label, bare = false) {
    this.svg = svgElement("svg", {
      viewBox: bare ? `0 ${HEAD} ${WIDTH} ${HEIGHT - HEAD}` : `0 0 ${WIDTH} ${HEIGHT}`, class: "board", role: "group", "aria-label": label, tabindex: -1,
      "stroke-linecap": "round", "stroke-linejoin": "round",
    }, parent);
    this.described = svgElement("desc", {}, this.svg);
    this.layers = Object.fromEntries(LAYERS.map(name => [name, svgElement("g", { class: `layer-${name}` }, this.svg)]));
    this.paths = svgElement("g", { class: "paths", "aria-hidden": "true" });
    this.layers.tile.after(this.paths);
    this.candidates = svgElement("g", { class: "candidates", "aria-hidden": "true" }, this.svg);
    this.hits = svgElement("g", { class: "hits" }, this.svg);
    this.labels = svgElement("g", { class: "labels" }, this.svg);
    this.elements = new Map();
    this.shown = {};
  }

  static place(data) { return `translate(${data[2]}px, ${data[3]}px) scale(${data[4]})`; }

  put(key, data) {
    const words = data[0] === "text";
    let element = this.elements.get(key);
    if (element && (element.tagName === "text") !== words) { element.remove(); element = null; }
    if (!element) {
      element = svgElement(words ? "text" : "use", {}, this.layers[data[0]]);
      this.elements.set(key, element);
      if (this.started && moving() && data[0] === "token") element.animate([{ opacity: 0 }, { opacity: 1 }], 500 * pace());
      if (this.started && moving() && data[0] === "tile") {
        element.animate([{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0.4, offset: 0.6 }, { opacity: 1 }], 700 * pace());
      }
    }
    if (words) {
      const [, text, x, y, size, fill, anchor, bold] = data;
      for (const [name, value] of Object.entries({ x, y, "font-size": size, fill, "text-anchor": anchor,
        "font-weight": bold ? "bold" : "normal" })) element.setAttribute(name, value);
      element.textContent = text;
      return;
    }
    element.setAttribute("href", `#bb-${data[1]}`);
    element.style.transform = Board.place(data);
    element.dataset.key = key;
    element.replaceChildren();
    if (data[5]) svgElement("title", {}, element).textContent = data[5];
  }

  /* Show a frame's elements. */
  show(elements) {
    for (const [key, element] of this.elements) {
      if (!(key in elements)) { element.remove(); this.elements.delete(key); }
    }
    for (const [key, data] of Object.entries(elements)) {
      const before = this.shown[key];
      if (!before || JSON.stringify(before) !== JSON.stringify(data)) this.put(key, data);
    }
    this.shown = elements;
    this.started = true;
    this.described.textContent = Object.values(elements).filter(data => data[0] !== "text" && data[0] !== "mark")
      .map(data => data[5]).filter(Boolean).join("; ");
    this.svg.dataset.items = Object.keys(elements).length;
  }

  /* Some elements change, the others stay. */
  change({ set, gone }) {
    const elements = { ...this.shown, ...set };
    for (const key of gone) delete elements[key];
    this.show(elements);
  }

  /* Begin a token's walk; null where there is nothing to be seen of it. */
  walk(move) {
    const element = this.elements.get(move.key), data = this.shown[move.key];
    if (!element || !data || (move.path.length < 2 && !move.gone)) return null;
    const frames = move.path.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px) scale(${data[4]})`, opacity: 1 }));
    frames[0] = { transform: Board.place(data), opacity: 1 };
    if (move.gone) frames.push({ ...frames[frames.length - 1], opacity: 0 });
    const time = Math.min(420 * (frames.length - 1), 1600) * pace();
    return element.animate(frames, { duration: time, easing: "ease-in-out", fill: "forwards" });
  }

  /* A short text and a flash where something happened: within the board, and on no other text. */
  label({ at, text, kind }) {
    const width = 15.5 * text.length + 30, height = 48;
    const x = Math.max(width / 2 + 6, Math.min(WIDTH - width / 2 - 6, at[0]));
    const taken = [...this.labels.children].map(group => group.box);
    const free = y => taken.every(box => Math.abs(box.y - y) >= height || Math.abs(box.x - x) >= (box.width + width) / 2);
    const inside = y => Math.max(HEAD + height, Math.min(HEIGHT - 90, y));
    const tries = Array.from({ length: 30 }, (_, k) => inside(at[1] + (k % 2 ? -1 : 1) * Math.ceil(k / 2) * height));
    const y = tries.find(free) ?? inside(at[1]);
    const loss = text.startsWith("−") || ["broken", "stolen", "exploded"].includes(kind) || text.includes("!");
    const group = svgElement("g", { class: `label ${loss ? "loss" : ""}`, "aria-hidden": "true" }, this.labels);
    group.box = { x, y, width };
    if (loss) svgElement("circle", { cx: at[0], cy: at[1], r: 50, class: "flash" }, group);
    svgElement("rect", { x: x - width / 2, y: y - 24, width, height: 44, rx: 12 }, group);
    svgElement("text", { x, y: y + 8, "text-anchor": "middle" }, group).textContent = text;
    const time = Math.max(900, 1700 * pace());
    if (!calm()) group.animate([{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], time);
    setTimeout(() => group.remove(), time);
    this.svg.dataset.labels = `${this.svg.dataset.labels || ""}${text};`;
    if (loss) sound("loss");
  }

  /* Show where the tokens will go in this round; those that will do harm are red. */
  showPaths(paths) {
    this.paths.replaceChildren();
    for (const line of paths) {
      const harm = ["tower", "village"].includes(line.end), [x, y] = line.path[line.path.length - 1];
      const [u, v] = line.path[line.path.length - 2], length = Math.hypot(x - u, y - v) || 1;
      const [dx, dy] = [(x - u) / length, (y - v) / length];
      const points = [...line.path.slice(0, -1), [x - 12 * dx, y - 12 * dy]];
      const group = svgElement("g", { class: harm ? "path-line harm" : "path-line", "data-for": line.key }, this.paths);
      svgElement("polyline", { points: points.map(point => point.join(",")).join(" "), class: "under" }, group);
      svgElement("polyline", { points: points.map(point => point.join(",")).join(" ") }, group);
      svgElement("path", { d: `M${x} ${y}L${x - 20 * dx - 11 * dy} ${y - 20 * dy + 11 * dx}L${x - 20 * dx + 11 * dy} ${y - 20 * dy - 11 * dx}Z` }, group);
    }
  }

  /* What an agent considers: arrows from the hero, tiles where they would be placed; the stronger, the likelier. */
  showCandidates(candidates) {
    this.candidates.replaceChildren();
    const hero = this.shown.hero;
    for (const { space, symbol, share, words } of candidates.filter(candidate => candidate.space)) {
      const [x, y] = centre(space), opacity = 0.35 + 0.65 * share;
      const group = svgElement("g", { class: "candidate", opacity, "data-space": space }, this.candidates);
      svgElement("title", {}, group).textContent = words;
      if (symbol.startsWith("tile")) {
        svgElement("use", { href: `#bb-${symbol}`, transform: `translate(${x} ${y}) scale(.8)` }, group);
        svgElement("rect", { x: x - 45, y: y - 45, width: 90, height: 90, rx: 12 }, group);
      } else if (hero && symbol === "hero") {
        const length = Math.hypot(x - hero[2], y - hero[3]) || 1, [dx, dy] = [(x - hero[2]) / length, (y - hero[3]) / length];
        svgElement("line", { x1: hero[2], y1: hero[3], x2: x - 20 * dx, y2: y - 20 * dy, "stroke-width": 4 + 10 * share }, group);
        svgElement("path", { d: `M${x} ${y}L${x - 30 * dx - 16 * dy} ${y - 30 * dy + 16 * dx}L${x - 30 * dx + 16 * dy} ${y - 30 * dy - 16 * dx}Z` }, group);
      } else svgElement("circle", { cx: x, cy: y, r: 40 }, group);
    }
  }

  /* Let spaces be chosen: {space: label}. Arrow keys go from one to the next. */
  offer(spaces, choose) {
    this.hits.replaceChildren();
    const names = Object.keys(spaces);
    names.forEach((space, number) => {
      const [x, y] = centre(space);
      const hit = svgElement("rect", {
        x: x - 47, y: y - 47, width: 94, height: 94, rx: 12, class: "hit", role: "button", "data-space": space,
        tabindex: number === 0 ? 0 : -1, "aria-label": spaces[space],
      }, this.hits);
      svgElement("title", {}, hit).textContent = spaces[space];
      hit.addEventListener("click", () => choose(space));
      hit.addEventListener("keydown", event => this.key(event, space, names, choose));
    });
  }

  key(event, space, names, choose) {
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); choose(space); return; }
    const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = centre(space);
    let best = null, least = Infinity;
    for (const name of names) {
      const [u, v] = centre(name), along = (u - x) * direction[0] + (v - y) * direction[1];
      const across = Math.abs((u - x) * direction[1]) + Math.abs((v - y) * direction[0]);
      if (along > 0 && along + 2 * across < least) { least = along + 2 * across; best = name; }
    }
    if (!best) return;
    for (const hit of this.hits.children) {
      hit.setAttribute("tabindex", hit.dataset.space === best ? 0 : -1);
      if (hit.dataset.space === best) hit.focus();
    }
  }
}

/* The whole table: one board for each seat. */
class Table {
  constructor(parent, labels, bare = false) {
    parent.replaceChildren();
    this.frames = labels.map(() => {
      const holder = document.createElement("section");
      holder.className = "seat";
      parent.append(holder);
      return holder;
    });
    this.boards = labels.map((label, seat) => new Board(this.frames[seat], label, bare));
  }
}
