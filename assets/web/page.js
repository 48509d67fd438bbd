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
  // The server speaks every fifteen seconds; a network that is gone says nothing.
  if (Math.abs(Date.now() - heard) > 40000) lost.hidden = false;
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
// A wall turns its pages by itself.
if (document.body.classList.contains("wall") && matchMedia("(min-width: 900px)").matches) {
  setInterval(() => {
    const isEnd = scrollY + innerHeight >= document.scrollingElement.scrollHeight - 2;
    scrollTo(0, isEnd ? 0 : scrollY + innerHeight * 0.8);
  }, 8000);
}
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
