// Pages of staff: what is typed is kept until it is sent, nothing is sent twice, and what changes
// elsewhere comes in without taking anything away from whoever types. Nothing here decides anything.
"use strict";
const middle = document.querySelector("main");
const warning = document.getElementById("lost");
const texts = document.body.dataset;
let settled = 0; // presses do not count until then: what was meant has just changed

// A code that a camera read stands behind the address, where no server sees it.
const code = document.getElementById("code");
const holdsCode = /^#\d/.test(location.hash);
if (!code && holdsCode) location.replace("/staff/enter" + location.hash);
if (code && holdsCode) {
  code.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname + location.search);
}

// What a button led to is open.
const meant = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
if (meant && meant.matches("details")) meant.open = true;

function say(words) {
  warning.textContent = words;
  warning.hidden = !words;
}

// What this page shows, with what is typed in its search or its facts.
function address() {
  const form = middle.querySelector("form[method=get]");
  const asked = form ? "?" + new URLSearchParams(new FormData(form)) : location.search;
  return texts.page + asked;
}

function isTyping(part) {
  const at = document.activeElement;
  return part.contains(at) && at.matches("input:not([type=hidden]), select, textarea");
}

const withoutWords = (html) => html.replace(/name="once" value="[^"]*"/g, "");

function put(html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  for (const part of fresh.content.querySelectorAll("[id^=part-]")) {
    const own = document.getElementById(part.id);
    if (!own || "keep" in own.dataset || isTyping(own) || own.querySelector("details[open]")) continue;
    if (withoutWords(own.innerHTML) === withoutWords(part.innerHTML)) continue;
    own.innerHTML = part.innerHTML;
    if (own.querySelector("button")) settled = Date.now() + 400;
  }
  if (typeof tick === "function") tick();
}

let asking = null;
let again = 0;
async function refresh(by) {
  clearTimeout(again);
  if (asking) asking.abort();
  const mine = asking = new AbortController();
  try {
    const answer = await fetch(address(), { headers: { "x-page": by }, signal: mine.signal });
    if (answer.status === 401) return location.reload();
    const html = await answer.text();
    if (answer.ok && !mine.signal.aborted) put(html);
    lookAgain();
  } catch (trouble) {
    // The stream says that the network is gone; what was missed is asked for until it comes.
    if (trouble.name !== "AbortError") again = setTimeout(refresh, 2000, by);
  }
}

// What is under way is asked about until it is known.
function lookAgain() {
  clearTimeout(again);
  if (middle.querySelector("[data-waits]")) again = setTimeout(refresh, 1000, "stream");
}

async function send(form, button) {
  form.dataset.sending = "1";
  if (button) button.disabled = true;
  say(texts.sending);
  const fields = new URLSearchParams(new FormData(form));
  try {
    const signal = AbortSignal.timeout(20000);
    const answer = await fetch(form.action, { method: "POST", headers: { "x-page": "person" }, body: fields, signal });
    if (answer.status === 401 || answer.status === 403) return location.assign(texts.page);
    if (!answer.ok) throw new Error(answer.status);
    if (asking) asking.abort(); // It is of before.
    middle.innerHTML = await answer.text();
    lookAgain();
    settled = Date.now() + 400;
    say("");
    if (typeof tick === "function") tick();
    scrollTo(0, 0);
  } catch {
    say(texts.notSent);
  } finally {
    delete form.dataset.sending;
    if (button) button.disabled = false;
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.getAttribute("method") === "get") {
    event.preventDefault();
    document.activeElement.blur();
    refresh("person");
  } else if (form.matches(".act")) {
    event.preventDefault();
    if (Date.now() >= settled && !form.dataset.sending) send(form, event.submitter);
  }
});

let isBehind = false; // what happened while the network was gone may not show yet
let wait = 0;
document.addEventListener("input", (event) => {
  if (!event.target.closest("form[method=get]")) return;
  clearTimeout(wait);
  wait = setTimeout(refresh, 150, "person");
});

let live = null;
function follow() {
  live = new EventSource(texts.staff);
  const hear = (event) => {
    ahead = event.lastEventId - Date.now();
    heard = Date.now();
    if (warning.textContent !== texts.notSent) say("");
  };
  live.addEventListener("changed", (event) => {
    hear(event);
    // What this page shows already is not asked for again.
    if (event.data === texts.seq && !isBehind) return;
    [texts.seq, isBehind] = [event.data, false];
    refresh("stream");
  });
  live.addEventListener("well", hear);
  live.addEventListener("gone", () => location.reload());
  live.addEventListener("old", () => location.reload());
  live.onerror = () => {
    isBehind = true;
    say(texts.lost);
    if (live.readyState === EventSource.CLOSED) setTimeout(follow, 3000);
  };
}
if (texts.staff) {
  follow();
  // A browser keeps pages that were left, and has few connections for all of them.
  addEventListener("pagehide", () => live.close());
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    isBehind = true;
    follow();
  });
}
