"use strict";
/* Plays frames: a playback of moments that can be paused, stepped through and scrubbed. */

const sleep = time => new Promise(resolve => setTimeout(resolve, time));
const moving = () => !calm() && pace() > 0 && !document.hidden;

/* A board's elements after some of them have changed. */
function changed(elements, { set, gone }) {
  const after = { ...elements, ...set };
  for (const key of gone) delete after[key];
  return after;
}

/* The frames as moments, from the picture before them: one after each skeleton's walk, one after each part of a step. */
function momentsOf(start, frames) {
  const moments = [];
  let { boards, seats, title } = start;
  for (const frame of frames) {
    for (const [number, stage] of frame.stages.entries()) {
      const before = boards, last = number === frame.stages.length - 1;
      for (const move of stage.moves) {
        boards = boards.map((elements, seat) => (seat === move.seat ? walked(elements, move) : elements));
        if (move.damage) {
          boards = boards.map((elements, seat) => changed(elements, move.damage.boards[seat]));
          seats = move.damage.seats;
        }
        moments.push({ frame, stage, move, boards, seats, title, caption: move.words,
          labels: stage.labels.filter(label => label.key === move.key) });
      }
      boards = before.map((elements, seat) => changed(elements, stage.boards[seat]));
      ({ seats, title } = stage);
      const rest = stage.labels.filter(label => !stage.moves.some(move => move.key === label.key));
      moments.push({ frame, stage, boards, seats, title, caption: stage.caption, labels: rest, last });
    }
  }
  return moments;
}
function walked(elements, { key, path, gone }) {
  const data = elements[key], [x, y] = path[path.length - 1], after = { ...elements };
  if (gone) delete after[key];
  else if (data) after[key] = [data[0], data[1], x, y, ...data.slice(4)];
  return after;
}

/* ``boards()``: those of all seats. ``onMoment(moment)`` is called for each moment that is shown, ``onEnd`` at the last. */
class Player {
  constructor(boards, onMoment, onEnd = () => null) {
    Object.assign(this, { boards, onMoment, onEnd, moments: [], at: -1, turn: 0, paused: false, runs: false, running: [] });
  }

  get atEnd() { return this.at >= this.moments.length - 1; }

  /* Put another playback in, and go to its start or its end. */
  load(start, frames, atStart = false) {
    this.stop();
    this.start = { ...start, caption: "", labels: [] };
    this.moments = momentsOf(start, frames);
    this.at = atStart ? -1 : this.moments.length - 1;
  }
  /* Add frames at the end and go there; what is older than a round before ``round`` is dropped. */
  extend(frames, round) {
    this.stop();
    const first = this.moments.findIndex(moment => moment.frame.round >= round - 1);
    if (first > 0) this.start = this.moments[first - 1];
    this.moments = this.moments.slice(Math.max(first, 0));
    this.at = this.moments.length - 1;
    this.moments.push(...momentsOf(this.moments[this.at] || this.start, frames));
  }

  /* Show a moment without animation; -1: the picture before all. */
  show(at) {
    this.stop();
    this.at = Math.max(-1, Math.min(this.moments.length - 1, at));
    this.draw(this.at < 0 ? this.start : this.moments[this.at]);
    if (this.atEnd) this.onEnd();
  }
  draw(moment) {
    this.boards().forEach((board, seat) => board.show(moment.boards[seat]));
    this.onMoment(moment);
  }

  /* One moment on, animated; what is running is left at its end. */
  async step() {
    const turn = this.stop();
    if (this.atEnd) return;
    await this.play([this.moments[this.at + 1]], turn);
    if (turn === this.turn && this.atEnd) this.onEnd();
  }

  /* From here to the end; false if somebody took over. */
  async run() {
    const turn = this.stop();
    this.runs = true;
    while (!this.atEnd) {
      const group = this.group();
      if (!await this.play(group, turn)) return false;
      const next = this.moments[this.at + 1], labelled = group.some(moment => moment.labels.length);
      const time = !moving() ? 600 : labelled ? 900 : group[0].move ? 250 : 650;
      if (next && pace() && !document.hidden && !await this.wait(time * pace(), turn)) return false;
    }
    this.runs = false;
    this.onEnd();
    return true;
  }
  /* The moments that are played together: one, or without "one by one" all walks of a stage. */
  group() {
    const first = this.moments[this.at + 1];
    if (!first.move || (speed() === "one" && moving())) return [first];
    const rest = this.moments.slice(this.at + 1);
    return rest.slice(0, rest.findIndex(moment => !moment.move || moment.stage !== first.stage));
  }

  /* The moments of a group at the same time; damage and labels come when a skeleton arrives. */
  async play(group, turn) {
    const boards = this.boards(), last = group[group.length - 1];
    this.onMoment({ ...(this.moments[this.at] || this.start), caption: group.length > 1 ? last.stage.caption : last.caption });
    await Promise.all(group.map(async moment => {
      const animation = moment.move && moving() ? boards[moment.move.seat].walk(moment.move) : null;
      if (animation) {
        this.running.push(animation);
        if (this.paused) animation.pause();
        await animation.finished.catch(() => null);
      }
      if (turn !== this.turn) return;
      if (moment.move && moment.move.damage) {
        boards.forEach((board, seat) => board.change(moment.move.damage.boards[seat]));
        this.onMoment(moment);
      }
      for (const label of moment.labels) boards[label.seat].label(label);
    }));
    if (turn !== this.turn) return false;
    this.at += group.length;
    this.draw(last);
    this.running.splice(0).forEach(animation => animation.cancel());
    return true;
  }

  /* Time that stands still while the playback is paused; false if somebody took over. */
  async wait(time, turn) {
    for (let left = time; left > 0 || this.paused; left -= this.paused ? 0 : 40) {
      await sleep(40);
      if (turn !== this.turn) return false;
    }
    return true;
  }
  hold(paused) {
    this.paused = paused;
    for (const animation of this.running) { if (paused) animation.pause(); else animation.play(); }
  }
  /* Whatever runs gives way to the caller. */
  stop() {
    this.turn += 1;
    this.paused = this.runs = false;
    this.running.splice(0).forEach(animation => animation.cancel());
    return this.turn;
  }
}
