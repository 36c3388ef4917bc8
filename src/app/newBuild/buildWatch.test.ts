// How tabs learn of a new build, how often they ask, and when each one reloads for it.
import { expect, it } from "vitest";
import { ASK_EVERY_MS, watchBuild } from "./buildWatch.ts";

/** Tabs of one browser with a fake clock; the server has build "a". */
function aBrowser() {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const listeners: ((build: string) => void)[] = [];
  const server = { build: "a" as string | undefined, asked: 0 };

  function openTab(options: { own?: string; hidden?: boolean; random?: number } = {}) {
    const page = new EventTarget();
    const tab = {
      offers: [] as (string | undefined)[],
      taken: [] as string[],
      hidden: options.hidden ?? false,
      turn(hidden: boolean) {
        tab.hidden = hidden;
        page.dispatchEvent(new Event("visibilitychange"));
      },
    };
    let hear: ((build: string) => void) | undefined;
    const watch = watchBuild({
      own: options.own ?? "a",
      async ask() {
        server.asked += 1;
        return server.build;
      },
      page: Object.defineProperty(page as unknown as Document, "visibilityState", {
        get: () => (tab.hidden ? "hidden" : "visible"),
      }),
      otherTabs: {
        // A tab does not receive its own message.
        tell: (build) =>
          listeners.filter((listener) => listener !== hear).forEach((listener) => listener(build)),
        onTold(listener) {
          hear = listener;
          listeners.push(listener);
          return () => void listeners.splice(listeners.indexOf(listener), 1);
        },
      },
      now: () => now,
      random: () => options.random ?? 0.5,
      later(run, ms) {
        const timer = { at: now + ms, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      offer: (build) => void tab.offers.push(build),
      take: (build) => void tab.taken.push(build),
    });
    return { ...tab, watch, turn: tab.turn, offers: tab.offers, taken: tab.taken };
  }

  async function pass(ms: number): Promise<void> {
    const end = now + ms;
    for (;;) {
      const next = timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      timers = timers.filter((timer) => timer !== next);
      now = next.at;
      next.run();
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    }
    now = end;
  }
  return { server, openTab, pass, pending: () => timers.length };
}

it.each([
  ["4 min at the least", 0, 0.8],
  ["5 min in the middle", 0.5, 1],
  ["6 min at the most", 0.999_999, 1.2],
])("a seen tab asks every 5 minutes or so: %s", async (_name, random, share) => {
  const { server, openTab, pass } = aBrowser();
  openTab({ random });
  await pass(ASK_EVERY_MS * share - 1_000);
  expect(server.asked).toBe(0);
  await pass(2_000);
  expect(server.asked).toBe(1);
  await pass(ASK_EVERY_MS * share);
  expect(server.asked).toBe(2);
});

it("a hidden tab asks nothing, and asks soon after it is shown again when it was hidden for long", async () => {
  const { server, openTab, pass } = aBrowser();
  const tab = openTab();
  tab.turn(true);
  await pass(24 * 3_600_000);
  expect(server.asked).toBe(0);
  tab.turn(false);
  await pass(5_000);
  expect(server.asked).toBe(1);
  tab.turn(true);
  tab.turn(false);
  await pass(60_000);
  expect(server.asked).toBe(1);
});

it("a new build is offered once, and a newer one again", async () => {
  const { server, openTab, pass } = aBrowser();
  const tab = openTab();
  await pass(ASK_EVERY_MS);
  expect(tab.offers).toEqual([]);
  server.build = "b";
  await pass(3 * ASK_EVERY_MS);
  expect(tab.offers).toEqual(["b"]);
  server.build = "c";
  await pass(ASK_EVERY_MS);
  expect(tab.offers).toEqual(["b", "c"]);
});

it("a build that was rolled back is no longer offered", async () => {
  const { server, openTab, pass } = aBrowser();
  const tab = openTab();
  server.build = "b";
  await pass(ASK_EVERY_MS);
  server.build = "a";
  await pass(ASK_EVERY_MS);
  expect(tab.offers).toEqual(["b", undefined]);
});

it("a build is no longer offered when a tab of another build learns that the server went back", async () => {
  const { server, openTab, pass } = aBrowser();
  const [old, fresh] = [openTab({ own: "a", random: 0.9 }), openTab({ own: "b", random: 0 })];
  server.build = "b";
  await old.watch.check();
  expect(old.offers).toEqual(["b"]);
  server.build = "a";
  await fresh.watch.check();
  expect(old.offers).toEqual(["b", undefined]);
  await pass(0);
});

it("a failed request changes nothing", async () => {
  const { server, openTab, pass } = aBrowser();
  const tab = openTab();
  server.build = undefined;
  await pass(5 * ASK_EVERY_MS);
  expect(server.asked).toBe(5);
  expect(tab.offers).toEqual([]);
});

it("an answer to one visible tab reaches all tabs: each hidden tab reloads at a time of its own", async () => {
  const { server, openTab, pass } = aBrowser();
  const seen = openTab();
  const [early, late] = [openTab({ hidden: true, random: 0 }), openTab({ hidden: true, random: 0.999_999 })];
  server.build = "b";
  await pass(ASK_EVERY_MS);
  expect(server.asked).toBe(1);
  await pass(5_000);
  expect([early.taken, late.taken]).toEqual([["b"], []]);
  await pass(55_000);
  expect([early.taken, late.taken]).toEqual([["b"], ["b"]]);
  expect(seen.taken).toEqual([]);
});

it("an offered build is taken once the tab has been hidden for a while, not on a short switch away", async () => {
  const { server, openTab, pass } = aBrowser();
  const tab = openTab();
  server.build = "b";
  await pass(ASK_EVERY_MS);
  tab.turn(true);
  await pass(4_000);
  tab.turn(false);
  await pass(60_000);
  expect(tab.taken).toEqual([]);
  tab.turn(true);
  await pass(60_000);
  expect(tab.taken).toEqual(["b"]);
});

it("a hidden tab does not reload while the server does not answer, and tries again later", async () => {
  const { server, openTab, pass } = aBrowser();
  const [seen, hidden] = [openTab(), openTab({ hidden: true })];
  server.build = "b";
  await pass(ASK_EVERY_MS);
  expect(seen.offers).toEqual(["b"]);
  server.build = undefined;
  await pass(60_000);
  expect(hidden.taken).toEqual([]);
  server.build = "b";
  await pass(ASK_EVERY_MS);
  expect(hidden.taken).toEqual(["b"]);
});

it("tabs of two builds do not make each other reload in turn", async () => {
  const { server, openTab, pass } = aBrowser();
  const [old, fresh] = [openTab({ own: "a" }), openTab({ own: "b" })];
  server.build = "b";
  await pass(10 * ASK_EVERY_MS);
  expect(old.offers).toEqual(["b"]);
  expect(fresh.offers).toEqual([]);
});

it("a missing chunk makes it ask at once", async () => {
  const { server, openTab } = aBrowser();
  const tab = openTab();
  server.build = "b";
  expect(await tab.watch.check()).toBe("b");
  expect(tab.offers).toEqual(["b"]);
});

it("leaves no timer behind when stopped", async () => {
  const { openTab, pending } = aBrowser();
  const tab = openTab();
  expect(pending()).toBe(1);
  tab.watch.stop();
  tab.turn(true);
  tab.turn(false);
  expect(pending()).toBe(0);
});
