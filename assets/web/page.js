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
    if (part.dataset.length) run(part, 1 - left / Math.max(1, part.dataset.length));
    else if (part.textContent !== shown(left)) {
      part.textContent = shown(left);
      part.classList.toggle("long", part.textContent.length > 5);
    }
  }
  turn();
  turnScreens(now);
  // The server speaks every fifteen seconds; a network that is gone says nothing.
  if (Math.abs(Date.now() - heard) > 40000) lost.hidden = false;
}

// A ring closes and a bar fills as time goes.
function run(part, share) {
  const gone = Math.min(1, Math.max(0, share));
  if (part.dataset.width) {
    part.setAttribute("width", Math.max(part.dataset.least, part.dataset.width * gone));
    return;
  }
  part.setAttribute("stroke-dasharray", `${gone * 1000} 2000`);
  if (gone > 0) part.removeAttribute("display");
}

// Pages of a screen turn as in the players' window, at the same moments.
const SCREEN_TURN_MILLIS = 10000;

function turnScreens(now) {
  for (const pages of main.querySelectorAll("[data-pages]")) {
    const at = Math.floor(now / SCREEN_TURN_MILLIS) % pages.dataset.pages;
    [...pages.children].forEach((page, index) => {
      if (index === at) page.removeAttribute("display");
      else page.setAttribute("display", "none");
    });
  }
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

function hear(event) {
  heard = Date.now();
  ahead = event.lastEventId - heard;
  lost.hidden = true;
}

// A screen is heard in the one shape that it has; turned over, it is asked for in the other.
const isWide = matchMedia("(min-aspect-ratio: 1/1)");
const screens = main.querySelector(".screen.wide");
let heardAt = null;
function listen() {
  const { live: address } = document.body.dataset;
  const shape = screens ? `&shape=${isWide.matches ? "wide" : "upright"}` : "";
  const live = heardAt = new EventSource(address + shape);
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
  if (screens) isWide.addEventListener("change", () => { heardAt.close(); listen(); });
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
