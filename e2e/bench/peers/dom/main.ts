// Peer DOM: hand-written, a virtual window and direct updates, the lower limit for one tab with its own socket.
import { followFeed } from "../shared/feed.ts";
import { applyRecord, matchIdOf, type OpenMatch } from "../shared/wire.ts";
import { createMatchList } from "./list.ts";

/** In ms: minutes change at :00 and :30. */
const STEP_MS = 30_000;

const matches = new Map<number, OpenMatch>();
const starred = new Set<number>();
const hidden = new Set<number>();
let order: readonly number[] = [];
let step = 0;

const head = document.createElement("header");
const title = document.createElement("h1");
const count = document.createElement("span");
const connection = document.createElement("span");
const box = document.createElement("main");
title.textContent = "Matches";
box.className = "list";
head.append(title, count, connection);
document.getElementById("root")?.append(head, box);

const list = createMatchList(box, {
  match: (id) => matches.get(id),
  isStarred: (id) => starred.has(id),
  now: () => step * STEP_MS,
});

const setOrder = (): void => list.setOrder(order.filter((id) => !hidden.has(id)));

/** Reads the clock; true when a new half minute has begun. */
function stepsOn(): boolean {
  const next = Math.floor(feed.now() / STEP_MS);
  if (next === step) return false;
  step = next;
  return true;
}

const feed = followFeed({
  onList(fresh) {
    stepsOn();
    matches.clear();
    for (const match of fresh) matches.set(match.id, match);
    order = fresh.map(({ id }) => id);
    count.textContent = String(order.length);
    setOrder();
    document.documentElement.dataset["ready"] = "1";
  },
  onRecords(records) {
    for (const record of records) {
      const match = matches.get(matchIdOf(record));
      if (match === undefined) continue;
      applyRecord(match, record);
      list.touch(match.id);
    }
  },
  onState(state) {
    connection.textContent = state;
    document.documentElement.dataset["stream"] = state;
  },
});

setInterval(() => {
  if (stepsOn()) list.touchAll();
}, 1_000);

box.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const action = target.closest<HTMLElement>("[data-action]")?.dataset["action"];
  const id = Number(target.closest<HTMLElement>("[data-match-id]")?.dataset["matchId"]);
  if (action === "hide") {
    hidden.add(id);
    setOrder();
  } else if (action === "star") {
    if (!starred.delete(id)) starred.add(id);
    list.touch(id);
  }
});
