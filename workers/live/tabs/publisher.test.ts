// When tabs are sent what: only visible ones, only what concerns them, at most every 100 ms, or 1 s in low-power mode.
import { describe, expect, it } from "vitest";
import type { ListInfo } from "../contract.ts";
import { aPublisher } from "../testing/aPublisher.ts";

describe("a changed row", () => {
  it("is sent at once to the visible tabs that watch it, and to no other", async () => {
    const { clock, publisher, posts, open } = aPublisher();
    open("watching", [1001]);
    open("elsewhere", [1002]);
    open("hidden", [1001], false);
    publisher.rowChanged(1001);
    await clock.advance(1_000);
    expect(posts.get("watching")).toEqual([{ at: 0, rows: [1001], sections: [] }]);
    expect(posts.get("elsewhere")).toEqual([]);
    expect(posts.get("hidden")).toEqual([]);
  });

  it("is not queued for a hidden tab", () => {
    const { publisher, open } = aPublisher();
    const hidden = open("hidden", [1001], false);
    publisher.rowChanged(1001);
    publisher.sectionChanged("list");
    expect(hidden.dirty.hasChanges()).toBe(false);
  });
});

it("sends the changes of 100 ms in one message", async () => {
  const { clock, counters, publisher, posts, open } = aPublisher();
  open("tab", [1, 2, 3]);
  publisher.rowChanged(1);
  await clock.advance(10);
  for (const id of [1, 2, 2, 3]) publisher.rowChanged(id);
  publisher.logChanged();
  await clock.advance(89);
  expect(posts.get("tab")).toHaveLength(1);
  await clock.advance(1);
  expect(posts.get("tab")?.at(-1)).toEqual({ at: 100, rows: [1, 2, 3], sections: ["log"] });
  await clock.advance(1_000);
  expect(posts.get("tab")).toHaveLength(2);
  expect(counters.read()).toMatchObject({ updatesPosted: 2, rowUpdatesPosted: 2 });
  expect(clock.pending()).toBe(0);
});

it("sends changes reported just before with the same message, without a timer or message of their own", async () => {
  const { clock, publisher, posts, open, onFlush } = aPublisher();
  open("tab", [1, 2]);
  let flushes = 0;
  onFlush(() => {
    flushes += 1;
    publisher.rowChanged(2);
  });
  publisher.rowChanged(1);
  await clock.advance(0);
  expect(posts.get("tab")).toEqual([{ at: 0, rows: [1, 2], sections: [] }]);
  expect(clock.pending()).toBe(0);
  await clock.advance(1_000);
  expect(flushes).toBe(1);
});

it("sends each tab's messages 100 ms apart, independent of other tabs", async () => {
  const { clock, publisher, open, timesOf } = aPublisher();
  open("first", [1]);
  await clock.advance(30);
  open("second", [2]);
  for (let turn = 0; turn < 100; turn += 1) {
    publisher.rowChanged(turn % 3 === 0 ? 2 : 1);
    await clock.advance(turn % 7);
  }
  await clock.advance(200);
  for (const id of ["first", "second"]) {
    const times = timesOf(id);
    expect(times.length).toBeGreaterThan(2);
    for (let at = 1; at < times.length; at += 1) {
      expect((times[at] ?? 0) - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(100);
    }
  }
});

it("sends to one tab at once while another has to wait", async () => {
  const { clock, publisher, open, timesOf } = aPublisher();
  open("busy", [1]);
  const calm = open("calm", [2]);
  publisher.rowChanged(1);
  await clock.advance(10);
  publisher.rowChanged(1);
  calm.dirty.markSection("list");
  publisher.schedule(calm);
  await clock.advance(500);
  expect(timesOf("calm")).toEqual([10]);
  expect(timesOf("busy")).toEqual([0, 100]);
});

it("sends nothing to a tab that was hidden or closed meanwhile, and nothing when nothing differs", async () => {
  const { clock, publisher, tabs, posts, open, buildNothing, counters } = aPublisher();
  const tab = open("tab", [1]);
  publisher.rowChanged(1);
  tab.setVisible(false);
  await clock.advance(500);
  expect(posts.get("tab")).toEqual([]);
  tab.setVisible(true);
  publisher.rowChanged(1);
  tabs.delete("tab");
  await clock.advance(500);
  expect(posts.get("tab")).toEqual([]);
  open("same", [1]);
  buildNothing();
  publisher.rowChanged(1);
  await clock.advance(500);
  expect(counters.read()["updatesPosted"]).toBeUndefined();
});

describe("in low-power mode", () => {
  const list = {
    version: 1,
    date: "2026-11-21",
    today: "2026-11-21",
    counts: {},
    hot: [],
  } as unknown as ListInfo;
  function openSparing(status: ListInfo["status"] = "ready") {
    const under = aPublisher();
    const tab = under.open("tab", [1, 2]);
    tab.pace.setLowPower(true);
    tab.sent.list = { ...list, status };
    return { ...under, tab };
  }

  it("the first change is sent at once, those of the next second together", async () => {
    const { clock, publisher, posts, timesOf } = openSparing();
    for (let turn = 0; turn < 99; turn += 1) {
      publisher.rowChanged(turn % 2 === 0 ? 1 : 2);
      publisher.logChanged();
      await clock.advance(20);
    }
    expect(timesOf("tab")).toEqual([0, 1_000]);
    await clock.advance(2_000);
    expect(timesOf("tab")).toEqual([0, 1_000, 2_000]);
    expect(posts.get("tab")?.at(-1)).toMatchObject({ rows: [1, 2], sections: ["log"] });
    expect(clock.pending()).toBe(0);
  });

  it("an answer to the page waits for no batch, and is sent with the waiting changes", async () => {
    const { clock, publisher, tab, posts, timesOf } = openSparing();
    publisher.rowChanged(1);
    await clock.advance(10);
    publisher.rowChanged(2);
    await clock.advance(140);
    tab.dirty.markSection("rail");
    publisher.answer(tab);
    await clock.advance(10);
    expect(posts.get("tab")?.slice(1)).toEqual([{ at: 150, rows: [2], sections: ["rail"] }]);
    // That was all it waited for.
    publisher.rowChanged(1);
    await clock.advance(5_000);
    expect(timesOf("tab")).toEqual([0, 150, 1_150]);
  });

  it("answers are sent at least 100 ms apart", async () => {
    const { clock, publisher, tab, timesOf } = openSparing();
    for (let turn = 0; turn < 20; turn += 1) {
      tab.dirty.markRows([1]);
      publisher.answer(tab);
      await clock.advance(20);
    }
    await clock.advance(1_000);
    expect(timesOf("tab")).toEqual([0, 100, 200, 300, 400]);
  });

  it.each([undefined, "loading", "failed"] as const)(
    "a list that the tab has not received yet waits for no batch: %s",
    async (status) => {
      const { clock, publisher, tab, timesOf } = openSparing();
      tab.sent.list = status && { ...list, status };
      publisher.sectionChanged("list");
      await clock.advance(30);
      publisher.sectionChanged("list");
      await clock.advance(1_000);
      expect(timesOf("tab")).toEqual([0, 100]);
    },
  );

  it("another tab keeps its own pace, and so does this one afterwards", async () => {
    const { clock, publisher, open, tab, timesOf } = openSparing();
    open("other", [1]);
    for (let turn = 0; turn < 9; turn += 1) {
      publisher.rowChanged(1);
      await clock.advance(50);
    }
    expect(timesOf("other")).toEqual([0, 100, 200, 300, 400]);
    expect(timesOf("tab")).toEqual([0]);
    tab.pace.setLowPower(false);
    for (let turn = 0; turn < 9; turn += 1) {
      publisher.rowChanged(1);
      await clock.advance(50);
    }
    expect(timesOf("tab")).toEqual([0, 450, 550, 650, 750, 850]);
  });
});

it("leaves room for a question of a tab between two tasks, and sends all", async () => {
  const { clock, publisher, posts, open, buildSlowly } = aPublisher();
  const served = (): readonly string[] => [...posts].flatMap(([id, sent]) => sent.map(() => id));
  buildSlowly(15);
  for (const id of ["a", "b", "c", "d"]) open(id, [1001]);
  let before: readonly string[] = [];
  publisher.rowChanged(1001);
  clock.setTimeout(() => void (before = served()), 1);
  await clock.advance(99);
  expect([before, served()]).toEqual([
    ["a", "b"],
    ["a", "b", "c", "d"],
  ]);
  expect(clock.pending()).toBe(0);
});

it("reaches the last tab even where messages to the first ones take all the time", async () => {
  const { clock, publisher, posts, open, buildSlowly } = aPublisher();
  buildSlowly(60);
  for (const id of ["a", "b", "c", "d"]) open(id, [1001]);
  for (let turn = 0; turn < 20; turn += 1) {
    publisher.rowChanged(1001);
    await clock.advance(60);
  }
  const counts = [...posts.values()].map((sent) => sent.length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});
