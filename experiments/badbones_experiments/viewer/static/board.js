"use strict";
/* Boards on a page: shows the elements of a frame, moves what has moved, and lets spaces be chosen.
   The artwork comes from Python (badbones_env/drawing) as symbols; here they are only put in their places. */

const SVG = "http://www.w3.org/2000/svg";
const LAYERS = ["print", "building", "tile", "token", "hero", "mark", "supply", "text"];
const WIDTH = 688, HEIGHT = 828;
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
  constructor(parent, label) {
    this.svg = svgElement("svg", {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "board", role: "group", "aria-label": label,
      "stroke-linecap": "round", "stroke-linejoin": "round",
    }, parent);
    this.described = svgElement("desc", {}, this.svg);
    this.layers = Object.fromEntries(LAYERS.map(name => [name, svgElement("g", { class: `layer-${name}` }, this.svg)]));
    this.hits = svgElement("g", { class: "hits" }, this.svg);
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
      if (data[0] === "token" && this.started && !calm()) element.animate([{ opacity: 0 }, { opacity: 1 }], 350);
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

  /* The tokens walk their ways; resolves when all have arrived. */
  async walk(moves) {
    const running = [];
    for (const move of moves) {
      const element = this.elements.get(move.key), data = this.shown[move.key];
      if (!element || !data || (move.path.length < 2 && !move.gone)) continue;
      const frames = move.path.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px) scale(${data[4]})`, opacity: 1 }));
      frames[0] = { transform: Board.place(data), opacity: 1 };
      if (move.gone) frames.push({ ...frames[frames.length - 1], opacity: 0 });
      const time = Math.min(300 * (frames.length - 1), 1300);
      running.push(element.animate(frames, { duration: time, easing: "ease-in-out", fill: "forwards" }));
    }
    await Promise.all(running.map(animation => animation.finished.catch(() => null)));
    for (const animation of running) animation.cancel();
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
    const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = centre(space);
    let best = null, least = Infinity;
    for (const name of names) {
      const [u, v] = centre(name), along = (u - x) * way[0] + (v - y) * way[1];
      const across = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
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
  constructor(parent, labels) {
    parent.replaceChildren();
    this.frames = labels.map(label => {
      const holder = document.createElement("section");
      holder.className = "seat";
      parent.append(holder);
      return holder;
    });
    this.boards = labels.map((label, seat) => new Board(this.frames[seat], label));
    this.turn = 0;
  }

  show(frame) {
    this.turn += 1;
    this.boards.forEach((board, seat) => board.show(frame.boards[seat]));
  }

  /* From the frame that is shown to the next one, with the walks between them; a newer call overtakes an older one. */
  async play(frame) {
    const turn = (this.turn += 1);
    if (!calm() && !document.hidden) {
      await Promise.all(this.boards.map((board, seat) => board.walk(frame.moves.filter(move => move.seat === seat))));
    }
    if (turn === this.turn) this.boards.forEach((board, seat) => board.show(frame.boards[seat]));
  }
}
