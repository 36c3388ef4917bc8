// A tab tells what it can give, and carries out what the core has it do.
import { afterEach, expect, it, vi } from "vitest";
import type { AlertOrder, TabAlerts } from "#domain/alerts/tabAlerts.ts";
import { createLiveStore } from "../live/client/liveStore.ts";
import { pageStore } from "../pageStore.ts";
import { alertSettingsAtom } from "./alertSettings.ts";
import { followAlerts } from "./followAlerts.ts";
import { fakeAudio } from "./testing/fakeAudio.ts";

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function aTab() {
  const audio = fakeAudio();
  const store = createLiveStore();
  const told: (TabAlerts | undefined)[] = [];
  const opened: string[] = [];
  let blocked = 0;
  let seq = 0;
  pageStore.set(alertSettingsAtom, (known) => ({ ...known, sounds: true }));
  stop = followAlerts(
    { store, setAlerts: (alerts) => told.push(alerts) },
    {
      sayBlocked: () => void (blocked += 1),
      draw: ({ event }) => ({
        title: "Home – Away",
        text: event.type,
        language: "en",
        direction: "ltr",
        href: `/football/match/${event.matchId}`,
      }),
      open: (href) => opened.push(href),
    },
  );
  return {
    audio,
    told,
    opened,
    blocked: () => blocked,
    order(id: string, order: AlertOrder, sentAt = Date.now()) {
      seq += 1;
      store.receive({ seq, posts: [{ kind: "alert", id, sentAt, order }] });
    },
  };
}

it("a press, also on a control that stops it, lets the tab sound, and the core learns of it", async () => {
  const { audio, told } = aTab();
  expect(told).toMatchObject([{ sounds: true, canSound: false }]);
  audio.allow();
  const button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("pointerdown", (event) => event.stopPropagation());
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await expect.poll(() => told.at(-1)).toMatchObject({ canSound: true });
});

it("an order is carried out and reported; a late one of a frozen tab, and a sound that was passed on, are neither", async () => {
  const { audio, told, order } = aTab();
  audio.allow();
  dispatchEvent(new Event("keydown"));
  await expect.poll(() => told.at(-1)?.canSound).toBe(true);
  order("late", { sound: "card" }, Date.now() - 60_000);
  order("passed on", { sound: "card" }, Date.now() - 3_000);
  order("one", { sound: "goal" });
  await expect.poll(() => told.at(-1)?.done).toBe("one");
  expect(audio.tones()).toBe(3);
});

it("that nothing sounds before a press is said once", async () => {
  const { told, order, blocked } = aTab();
  order("one", { blocked: true });
  order("two", { blocked: true });
  await expect.poll(() => told.at(-1)?.done).toBe("two");
  expect(blocked()).toBe(1);
});
