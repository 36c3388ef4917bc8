// The decisions of a tab about its core in each situation, on a virtual clock.
import { describe, expect, it } from "vitest";
import { aTab } from "../testing/aTab.ts";

const ANSWER = { type: "heard", tookMs: 5 } as const;
const NEWS = { type: "heard" } as const;
const DEAD = { type: "looked", running: false, held: false } as const;
const ALIVE = { type: "looked", running: true, held: true } as const;
const LOADING = { type: "looked", running: false, held: true } as const;

/** A tab whose hello to the core of this generation is unanswered. */
function opening(options: Parameters<typeof aTab>[0] = {}, generation = 4) {
  const tab = aTab(options);
  tab.send({ type: "joined", generation });
  return tab;
}

/** A tab whose core has answered. */
function joined(options: Parameters<typeof aTab>[0] = {}, generation = 4) {
  const tab = opening(options, generation);
  tab.send(ANSWER);
  return tab;
}

describe("a tab that starts", () => {
  it("leaves at once for a newer core that announced itself while the remembered one was found", () => {
    const tab = aTab();
    tab.send({ type: "announced", generation: 5 });
    tab.send({ type: "joined", generation: 4 });
    expect(tab.done()).toEqual(["close", "join 5"]);
    tab.send({ type: "joined", generation: 5 });
    expect(tab.done()).toEqual([]);
  });

  it("waits for a core that is still loading, and joins it again after 2, 2, 4, 10 and 10 s", () => {
    const tab = opening();
    const waits: number[] = [];
    let since = tab.now();
    for (let line = 0; line < 5; line += 1) {
      tab.pass(300);
      expect(tab.done()).toEqual(["look"]);
      tab.send(LOADING);
      while (tab.state().phase === "loading") tab.pass(10);
      waits.push(tab.now() - since);
      expect(tab.done()[1]).toMatch(/^join 4/);
      since = tab.now();
      tab.send({ type: "joined", generation: 4 });
    }
    expect(waits).toEqual([2_000, 2_000, 4_000, 10_000, 10_000]);
  });
});

describe("a page opened while the core hangs", () => {
  it("starts the next generation after 1.5 s: the core is running and had time to answer", () => {
    const tab = opening();
    tab.pass(300);
    tab.send(ALIVE);
    tab.pass(1_190);
    expect(tab.done()).toEqual(["look"]);
    tab.pass(10);
    expect(tab.done()).toEqual(["close", "join 5"]);
  });

  it("does so in a hidden tab, too", () => {
    const tab = opening({ seen: false });
    tab.pass(300);
    tab.send(ALIVE);
    tab.pass(1_200);
    expect(tab.done()).toEqual(["look", "close", "join 5"]);
  });

  it("stays where the answer is late", () => {
    const tab = opening();
    tab.pass(300);
    tab.send(ALIVE);
    tab.pass(1_100);
    tab.send({ type: "heard", tookMs: 1_400 });
    expect(tab.state().phase).toBe("quiet");
  });
});

describe("a visible tab", () => {
  it("stays with a core that answers", () => {
    const tab = joined();
    for (let second = 0; second < 10; second += 1) {
      tab.pass(400);
      tab.send(ANSWER);
    }
    expect(tab.done().filter((each) => each !== "ping")).toEqual([]);
  });

  it("sends no ping while updates arrive", () => {
    const tab = joined();
    for (let news = 0; news < 20; news += 1) {
      tab.pass(590);
      tab.send(NEWS);
    }
    expect(tab.done()).toEqual([]);
  });

  it("pings 0.6 s after the last news, however the news before were spread", () => {
    const tab = joined();
    for (const ms of [10, 590, 300, 500, 50]) {
      tab.pass(ms);
      tab.send(NEWS);
    }
    tab.pass(599);
    expect(tab.done()).toEqual([]);
    tab.pass(1);
    expect(tab.done()).toEqual(["ping"]);
  });

  it("leaves a dead core 0.9 s after its last news: the core's lock is free", () => {
    const tab = joined();
    tab.pass(600);
    expect(tab.done()).toEqual(["ping"]);
    tab.pass(300);
    expect(tab.done()).toEqual(["look"]);
    tab.send(DEAD);
    expect(tab.done()).toEqual(["close", "join 5"]);
    expect(tab.now()).toBeLessThanOrEqual(1_100);
  });

  it("leaves a core that hangs 1.8 s after the ping", () => {
    const tab = joined();
    tab.pass(600 + 300);
    tab.send(ALIVE);
    tab.pass(1_490);
    expect(tab.done()).toEqual(["ping", "look"]);
    tab.pass(10);
    expect(tab.done()).toEqual(["close", "join 5"]);
  });

  it("stays with a core that sends news while a ping waits", () => {
    const tab = joined();
    tab.pass(900);
    tab.send(ALIVE);
    tab.pass(1_000);
    tab.send(NEWS);
    tab.pass(500);
    expect(tab.done()).toEqual(["ping", "look"]);
    tab.pass(2_000);
    expect(tab.done()).toEqual(["ping", "look", "close", "join 5"]);
  });

  it("is not misled by a missing lock of a core that answers", () => {
    const tab = joined();
    tab.pass(1_100);
    tab.send(NEWS);
    tab.send(DEAD);
    expect(tab.done()).toEqual(["ping", "look"]);
  });

  it("judges by silence alone where locks are forbidden", () => {
    const tab = joined();
    tab.pass(1_100);
    tab.send({ type: "looked", running: false, held: true });
    tab.pass(1_500);
    expect(tab.done()).toEqual(["ping", "look", "close", "join 5"]);
  });

  it("leaves a dead core of an elected tab at once, too, and joins one of the same number that was started since", () => {
    const tab = joined();
    tab.pass(1_100);
    tab.done();
    tab.send({ type: "looked", running: true, held: false });
    expect(tab.done()).toEqual(["close", "join 4"]);
  });
});

describe("a busy machine", () => {
  it("gives a core four times its slowest recent answer", () => {
    const tab = joined();
    tab.pass(1_100);
    tab.send({ type: "heard", tookMs: 1_000 });
    tab.done();
    tab.pass(600 + 3_990);
    expect(tab.done()).toEqual(["ping", "look"]);
    tab.pass(10);
    expect(tab.done()).toEqual(["close", "join 5"]);
  });

  it("twenty tabs at once: a page that took long to start gives the core as much more time", () => {
    const tab = opening({ slowMs: 750 });
    tab.pass(300);
    tab.send(ALIVE);
    tab.pass(2_690);
    expect(tab.done()).toEqual(["look"]);
    tab.pass(10);
    expect(tab.done()).toEqual(["close", "join 5"]);
  });

  it("forgets a slow answer after some quick ones", () => {
    const tab = joined();
    tab.send({ type: "heard", tookMs: 2_000 });
    for (let answers = 0; answers < 4; answers += 1) tab.send(ANSWER);
    tab.pass(600 + 1_800);
    expect(tab.done()).toEqual(["ping", "look", "close", "join 5"]);
  });

  it("is not concluded from a sleep of the machine: no deadline grows beyond 10 s", () => {
    const tab = joined();
    tab.send({ type: "heard", tookMs: 7_200_000 });
    tab.pass(600 + 10_000);
    expect(tab.done()).toEqual(["ping", "look", "close", "join 5"]);
  });
});

describe("a hidden tab", () => {
  it("pings nothing, and finds a dead core within a second of being shown", () => {
    const tab = joined({ seen: false });
    tab.pass(3_600_000);
    expect(tab.done()).toEqual([]);
    tab.send({ type: "seen", on: true });
    tab.pass(700);
    tab.send(DEAD);
    expect(tab.done()).toEqual(["ping", "look", "close", "join 5"]);
  });

  it("forgets a ping that was on its way when it was hidden", () => {
    const tab = joined();
    tab.pass(1_100);
    tab.send({ type: "seen", on: false });
    tab.pass(60_000);
    expect(tab.done()).toEqual(["ping", "look"]);
  });

  it("follows the core that replaced its own", () => {
    const tab = joined({ seen: false });
    tab.send({ type: "announced", generation: 7 });
    expect(tab.done()).toEqual(["close", "join 7"]);
  });

  it("ignores the announcement of an older core, which has just woken", () => {
    const tab = joined({ seen: false });
    tab.send({ type: "announced", generation: 3 });
    expect(tab.done()).toEqual([]);
  });

  it("asks its core and looks for its lock when another with its number announces itself", () => {
    const tab = joined({ seen: false });
    tab.send({ type: "announced", generation: 4 });
    expect(tab.done()).toEqual(["ping", "look"]);
    tab.send({ type: "looked", running: true, held: true });
    tab.pass(60_000);
    expect(tab.done()).toEqual([]);
    tab.send({ type: "announced", generation: 4 });
    tab.send({ type: "looked", running: true, held: false });
    expect(tab.done()).toEqual(["ping", "look", "close", "join 4"]);
  });
});

describe("a page in the back-forward cache", () => {
  it("says goodbye, does nothing there, and joins again when it returns", () => {
    const tab = joined();
    tab.send({ type: "stop" });
    tab.send({ type: "announced", generation: 6 });
    tab.send({ type: "seen", on: true });
    tab.pass(60_000);
    expect(tab.done()).toEqual(["say goodbye"]);
    tab.send({ type: "start" });
    expect(tab.done()).toEqual(["join any"]);
  });

  it("starts once: the page is also shown after its first load", () => {
    const tab = joined();
    tab.send({ type: "start" });
    expect(tab.done()).toEqual([]);
  });
});
