"use strict";
/* What all pages share: small helpers, settings that the browser keeps, the speed of animations. */

const find = id => document.getElementById(id);

function make(tag, text = "", attributes = {}) {
  const element = document.createElement(tag);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
const sentence = words => words[0].toUpperCase() + words.slice(1);

/* A symbol of the drawing as a small picture. */
function icon(symbol, size = "icon") {
  const svg = svgElement("svg", { viewBox: "-56 -56 112 112", class: size, "aria-hidden": "true" });
  svgElement("use", { href: `#bb-${symbol}` }, svg);
  return svg;
}

/* Settings outlive the page where the browser keeps them; an address such as ?speed=off has the first word. */
const settings = {
  get(name, usual) {
    const asked = new URLSearchParams(location.search).get(name);
    if (asked !== null) return asked;
    try { return localStorage.getItem(`badbones.${name}`) ?? usual; } catch { return usual; }
  },
  set(name, value) { try { localStorage.setItem(`badbones.${name}`, value); } catch { /* a page that may keep nothing */ } },
};

/* How long things take, as a factor; "one" moves skeletons one after the other. */
const SPEEDS = { one: ["One by one", 0.9], slow: ["Slow", 1.8], normal: ["Normal", 1], fast: ["Fast", 0.45], off: ["No animation", 0] };
const FIRST_GAMES = 3;  // these run one by one, unless somebody chooses otherwise
const usualSpeed = () => (Number(settings.get("games", "0")) < FIRST_GAMES ? "one" : "normal");
const speed = () => (settings.get("speed", "") in SPEEDS ? settings.get("speed", "") : usualSpeed());
const pace = () => SPEEDS[speed()][1];

/* A short tone, where sound is wanted: off unless somebody turns it on. */
function sound(kind) {
  if (settings.get("sound", "off") !== "on") return;
  sound.context ||= new AudioContext();
  const { context } = sound, tone = context.createOscillator(), volume = context.createGain();
  tone.frequency.value = kind === "loss" ? 140 : 520;
  volume.gain.setValueAtTime(0.15, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.3);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + 0.3);
  document.body.dataset.sounds = Number(document.body.dataset.sounds || 0) + 1;
}

/* Fill a <select> with the speeds and keep what is chosen. */
function chooseSpeed(select) {
  for (const [name, [words]] of Object.entries(SPEEDS)) select.append(new Option(words, name, false, name === speed()));
  select.addEventListener("change", () => settings.set("speed", select.value));
}

/* What a seat has left, as a line with pictures: for people, and as words for screen readers. */
function stateLine(state, mode) {
  const line = make("span", "", { class: "state" });
  const parts = [
    ["tower-1-1", state.floors, mode === "coop" ? "towers" : "floors"],
    ...(mode === "coop" ? [] : [["house", state.houses, "houses"], ["star", state.points, "points"]]),
  ];
  for (const [symbol, number, words] of parts) {
    const part = make("span", "", { title: `${number} ${words}` });
    part.append(icon(symbol, "tiny"), make("span", String(number)), make("span", ` ${words} `, { class: "hidden-text" }));
    line.append(part);
  }
  if (state.out) line.append(make("b", "out", { class: "out" }));
  return line;
}
