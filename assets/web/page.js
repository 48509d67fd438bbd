// A page ticks by itself, and takes in what changes; nothing here decides anything.
"use strict";
const main = document.querySelector("main");
const lost = document.getElementById("lost");
let ahead = 0; // how far the clock of the event is ahead of this device

function shown(millis) {
  const secs = Math.max(0, Math.ceil(millis / 1000));
  const two = (n) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(secs / 3600), Math.floor(secs / 60) % 60, secs % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

function tick() {
  const now = Date.now() + ahead;
  for (const part of main.querySelectorAll("[data-left]")) {
    const left = Math.max(0, part.dataset.left - (now - part.dataset.at));
    if (part.tagName === "PROGRESS") part.value = part.max - left;
    else part.textContent = shown(left);
  }
}

function listen() {
  const live = new EventSource(document.body.dataset.live);
  live.addEventListener("page", (event) => {
    ahead = Number(event.lastEventId) - Date.now();
    lost.hidden = true;
    // Whoever is typing a name goes on typing.
    if (!main.querySelector("input")) main.innerHTML = event.data;
    tick();
  });
  live.onerror = () => { lost.hidden = false; };
}

setInterval(tick, 200);
listen();
document.addEventListener("dblclick", () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else if (document.body.classList.contains("room")) document.documentElement.requestFullscreen();
});
if (navigator.wakeLock) {
  const wake = () => navigator.wakeLock.request("screen").catch(() => {});
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });
  wake();
}
