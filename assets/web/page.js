// A page ticks by itself, and takes in what changes; nothing here decides anything.
"use strict";
const main = document.querySelector("main");
const lost = document.getElementById("lost");
let ahead = document.body.dataset.now - Date.now(); // of the clock of the event, before this device's
let heard = Date.now();

function shown(millis) {
  const secs = Math.max(0, Math.ceil(millis / 1000));
  const two = (n) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(secs / 3600), Math.floor(secs / 60) % 60, secs % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

function tick() {
  const now = Date.now() + ahead;
  for (const part of main.querySelectorAll("[data-until]")) {
    const left = Math.max(0, part.dataset.until - now);
    if (part.tagName === "PROGRESS") part.value = part.max - left;
    else if (part.textContent !== shown(left)) {
      part.textContent = shown(left);
      part.classList.toggle("long", part.textContent.length > 5);
    }
  }
  turn();
  fit();
  // The server speaks every fifteen seconds; a network that is gone says nothing.
  if (Math.abs(Date.now() - heard) > 40000) lost.hidden = false;
}

// Long lists turn over by themselves, on all screens at the same moment. On a wall a list gets as
// much of the screen as there is; elsewhere as many lines as it says, and a phone scrolls.
const TURN_MILLIS = 8000;
const isWall = document.body.classList.contains("wall") && matchMedia("(min-width: 900px)");
const pagesOf = new WeakMap();

function turn() {
  for (const list of main.querySelectorAll("[data-turns]")) {
    const [rows, told, size] = [[...list.children], list.dataset.turns, `${innerWidth} ${innerHeight}`];
    if (!pagesOf.has(list) || list.dataset.size !== size) {
      list.dataset.size = size;
      delete list.dataset.at;
      pagesOf.set(list, told === "page" ? pagesThatFit(list, rows) : pagesOfSize(rows, Number(told)));
    }
    const ends = pagesOf.get(list);
    const at = Math.floor((Date.now() + ahead) / TURN_MILLIS) % Math.max(1, ends.length);
    if (list.dataset.at === String(at)) continue;
    list.dataset.at = at;
    const [first, end] = [at ? ends[at - 1] : 0, ends[at] ?? rows.length];
    rows.forEach((row, index) => { row.hidden = index < first || index >= end; });
    const more = (list.closest("table") || list).nextElementSibling;
    if (more && more.matches(".more") && ends.length > 1) {
      more.textContent = `${first + 1}–${end} / ${rows.length}`;
    }
  }
}

// Where each page of a list ends.
function pagesOfSize(rows, most) {
  const ends = [];
  for (let end = most; end < rows.length; end += most) ends.push(end);
  return [...ends, rows.length];
}

// The same, by the height of the lines and what the screen has.
function pagesThatFit(list, rows) {
  rows.forEach((row) => { row.hidden = false; });
  if (!isWall || !isWall.matches) return [rows.length];
  const nav = document.querySelector("nav");
  const bar = nav && getComputedStyle(nav).position !== "fixed" ? nav.offsetHeight : 0;
  const foot = bar + 3 * parseFloat(getComputedStyle(document.body).fontSize);
  const room = innerHeight - list.getBoundingClientRect().top - scrollY - foot;
  const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
  const [heights, ends] = [rows.map((row) => row.getBoundingClientRect().height), []];
  let left = room;
  for (let at = 0; at < rows.length; at += columns) {
    const height = Math.max(...heights.slice(at, at + columns));
    if (height > left && left < room) {
      ends.push(at);
      left = room;
    }
    left -= height;
  }
  return [...ends, rows.length];
}

// A clock gets as large as the screen allows, whatever it has to say.
function fit() {
  const clock = main.querySelector(".clock");
  const size = `${innerWidth} ${innerHeight}`;
  if (!clock || innerWidth < 700 || clock.dataset.fits === size) return;
  clock.dataset.fits = size;
  for (let fits = 1; fits > 0.4; fits -= 0.04) {
    clock.style.setProperty("--fits", fits);
    if (document.scrollingElement.scrollHeight <= innerHeight) break;
  }
}

function hear(event) {
  heard = Date.now();
  ahead = event.lastEventId - heard;
  lost.hidden = true;
}

let heardAt = null;
function listen() {
  const live = heardAt = new EventSource(document.body.dataset.live);
  live.addEventListener("page", (event) => {
    hear(event);
    const fresh = document.createElement("template");
    fresh.innerHTML = event.data;
    // Part by part: whoever is typing a name goes on typing.
    for (const part of [...fresh.content.children]) {
      const before = document.getElementById(part.id);
      if (before) before.replaceWith(part);
    }
    tick();
  });
  live.addEventListener("well", hear);
  live.addEventListener("old", () => location.reload());
  live.onerror = () => {
    lost.hidden = false;
    // A browser that gave up asks again.
    if (live.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
  };
}

tick();
setInterval(tick, 200);
if (document.body.dataset.live) {
  listen();
  // A browser keeps pages that were left, and has few connections for all of them.
  addEventListener("pagehide", () => heardAt.close());
  addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
}
document.addEventListener("dblclick", () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else if (document.body.classList.contains("room")) document.documentElement.requestFullscreen();
});
if (navigator.wakeLock) {
  const wake = () => navigator.wakeLock.request("screen").catch(() => {});
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });
  wake();
}
