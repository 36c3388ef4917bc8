// When the log is sent: at once after a second without it, then as fast as its lines can be read, and never before a row.
import { describe, expect, it } from "vitest";
import { aPublisher } from "../testing/aPublisher.ts";

describe("the log", () => {
  it("is sent at once after a second without it, then once a second, and delays no row", async () => {
    const { clock, publisher, posts, open } = aPublisher();
    open("tab", [1001]);
    for (let turn = 0; turn < 15; turn += 1) {
      publisher.rowChanged(1001);
      publisher.logChanged();
      await clock.advance(100);
    }
    const logs = (): readonly number[] =>
      (posts.get("tab") ?? []).filter(({ sections }) => sections.includes("log")).map(({ at }) => at);
    expect(logs()).toEqual([0, 1_000]);
    expect(posts.get("tab")?.map(({ at }) => at)).toEqual(
      Array.from({ length: 15 }, (_, turn) => turn * 100),
    );
    await clock.advance(5_000);
    // What nobody is pressed by stands back for a second after the last message.
    expect(logs()).toEqual([0, 1_000, 2_400]);
    expect(clock.pending()).toBe(0);
    publisher.logChanged();
    await clock.advance(0);
    expect(logs().at(-1)).toBe(6_500);
  });

  it("waits until the lines it was sent can be read: 150 ms for each", async () => {
    const { clock, publisher, posts, open, fillLog } = aPublisher();
    open("tab", [1001]);
    const times = async (lines: number): Promise<readonly number[]> => {
      fillLog(lines);
      const from = posts.get("tab")?.length ?? 0;
      const startedAt = clock.now();
      for (let turn = 0; turn < 100; turn += 1) {
        publisher.logChanged();
        await clock.advance(100);
      }
      const since = posts.get("tab")?.slice(from) ?? [];
      return since.map(({ at }) => at - (since[0]?.at ?? startedAt));
    };
    expect(await times(30)).toEqual([0, 4_500, 9_000]);
    await clock.advance(10_000);
    expect((await times(10)).slice(0, 3)).toEqual([0, 1_500, 3_000]);
  });

  it("waits a second after a snapshot, whose lines are known", async () => {
    const { clock, publisher, posts, open, fillLog } = aPublisher();
    const tab = open("tab", []);
    fillLog(30);
    tab.markAllDirty();
    publisher.schedule(tab);
    await clock.advance(0);
    publisher.logChanged();
    await clock.advance(2_000);
    expect(posts.get("tab")?.map(({ at }) => at)).toEqual([0, 1_000]);
  });

  it("that waits when its tab is hidden is sent when it is shown", async () => {
    const { clock, publisher, posts, open } = aPublisher();
    const tab = open("tab", []);
    publisher.logChanged();
    await clock.advance(100);
    publisher.logChanged();
    tab.setVisible(false);
    await clock.advance(5_000);
    expect(posts.get("tab")).toHaveLength(1);
    tab.setVisible(true);
    publisher.schedule(tab);
    await clock.advance(0);
    expect(posts.get("tab")).toHaveLength(2);
    expect(clock.pending()).toBe(0);
  });

  it("of a tab that is shown after an event nobody saw is sent again with the next event", async () => {
    const { clock, publisher, posts, open } = aPublisher();
    const tab = open("tab", [], false);
    publisher.logChanged();
    await clock.advance(5_000);
    tab.setVisible(true);
    publisher.schedule(tab);
    await clock.advance(2_000);
    publisher.logChanged();
    await clock.advance(0);
    expect(posts.get("tab")?.map(({ sections }) => sections)).toEqual([[], ["log"]]);
  });
});
