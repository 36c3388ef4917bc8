// When the page may reload by itself: at most once within 10 s, never offline, never while the user writes.
import { expect, it } from "vitest";
import { createReloadGuard } from "./reloadGuard.ts";

function aTab() {
  const kept = new Map<string, string>();
  const tab = {
    now: Date.UTC(2026, 10, 21, 12),
    online: true,
    writing: false,
    leaving: false,
    blocked: false,
    full: false,
    reloads: 0,
    /** The page after a load: the state in memory is lost. */
    guard: () =>
      createReloadGuard({
        storage() {
          if (tab.blocked) throw new DOMException("blocked", "SecurityError");
          return {
            getItem: (key) => kept.get(key) ?? null,
            removeItem: (key) => void kept.delete(key),
            setItem(key, value) {
              if (tab.full) throw new DOMException("full", "QuotaExceededError");
              kept.set(key, value);
            },
          };
        },
        now: () => tab.now,
        online: () => tab.online,
        writing: () => tab.writing,
        leaving: () => tab.leaving,
        reload: () => void (tab.reloads += 1),
      }),
  };
  return tab;
}

it("reloads once, however many chunks are missing", () => {
  const tab = aTab();
  const guard = tab.guard();
  expect(guard.reload("b")).toBe(true);
  expect(guard.reload("b")).toBe(false);
  expect(tab.reloads).toBe(1);
});

it("does not reload again within 10 s of the last reload, and does after it", () => {
  const tab = aTab();
  tab.guard().reload("b");
  tab.now += 9_999;
  expect(tab.guard().reload("c")).toBe(false);
  tab.now += 1;
  expect(tab.guard().reload("c")).toBe(true);
});

it("does not reload again for the same build within 10 min, and does after it", () => {
  const tab = aTab();
  tab.guard().reload("b");
  tab.now += 599_999;
  expect(tab.guard().reload("b")).toBe(false);
  tab.now += 1;
  expect(tab.guard().reload("b")).toBe(true);
});

it.each(["offline", "writing", "blocked", "full"] as const)("does not reload while %s", (trouble) => {
  const tab = aTab();
  if (trouble === "offline") tab.online = false;
  else tab[trouble] = true;
  expect(tab.guard().reload("b")).toBe(false);
  expect(tab.reloads).toBe(0);
  tab.online = true;
  tab.writing = tab.blocked = tab.full = false;
  expect(tab.guard().reload("b")).toBe(true);
});

it("a clock that was set back by a year does not block reloads for a year", () => {
  const tab = aTab();
  tab.guard().reload("b");
  tab.now -= 365 * 86_400_000;
  expect(tab.guard().reload("b")).toBe(true);
});

it("a server that keeps delivering the old build causes no endless reloads", () => {
  const tab = aTab();
  expect(tab.guard().reloadOnceFor("b")).toBe(true);
  tab.now += 3_600_000;
  expect(tab.guard().reloadOnceFor("b")).toBe(false);
  expect(tab.guard().reloadOnceFor("c")).toBe(true);
});

it("a damaged mark counts as none", () => {
  const tab = aTab();
  const guard = createReloadGuard({
    storage: () => ({ getItem: () => "\u0000{}", removeItem: () => undefined, setItem: () => undefined }),
    now: () => tab.now,
    online: () => true,
    writing: () => false,
    leaving: () => false,
    reload: () => void (tab.reloads += 1),
  });
  expect(guard.reload("b")).toBe(true);
});

it("does not reload a page that is being left", () => {
  const tab = aTab();
  tab.leaving = true;
  expect(tab.guard().reload("b")).toBe(false);
  tab.leaving = false;
  expect(tab.guard().reload("b")).toBe(true);
});
