// The log's lines: newest first, the same event in every tab, and detected only where somebody needs it.
import { describe, expect, it } from "vitest";
import type { Match } from "#domain/match/match.ts";
import { LOG_MAX } from "../base/limits.ts";
import { createCoreUnderTest, type FakeTab } from "../testing/aCore.ts";
import { IDS, playing, push, told, watching } from "../testing/anAbsence.ts";
import { createEventLog } from "./eventLog.ts";

const lines = (tab: FakeTab): readonly string[] => told(tab.latest("log") ?? []);

describe("the log", () => {
  it("shows the latest events first, and of a jump the last goal first", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [playing(1001), playing(1002)];
    const tab = openTab({ watch: [1001, 1002] });
    await clock.advance(2_000);
    server.socket().push(playing(1001, 1));
    server.socket().push(playing(1002, 2));
    await clock.advance(2_000);
    expect(lines(tab)).toEqual(["goal 1002 2-0", "goal 1002 1-0", "goal 1001 1-0"]);
  });

  it("names an event alike in every tab, in its popup too", async () => {
    const under = await watching(2);
    push(under, playing(1001, 1));
    await under.clock.advance(2_000);
    const ids = under.tabs.map((tab) => tab.latest("log")?.map(({ event }) => event.id));
    const popups = under.tabs.flatMap((tab) => tab.popups().map(({ event }) => event.id));
    expect(popups).toHaveLength(1);
    expect(ids).toEqual([popups, popups]);
  });

  it("has the latest events of a match that is followed only later", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [playing(1001)];
    const tab = openTab({ watch: IDS });
    await clock.advance(2_000);
    server.socket().push(playing(1001, 0, { yellowCards: { home: 1, away: 0 } }));
    await clock.advance(2_000);
    expect(lines(tab)).toEqual([]);
    await tab.session.toggleFavorite("match", 1001, true);
    const later = openTab({ watch: IDS });
    await clock.advance(2_000);
    expect(lines(later)).toEqual(["yellowCard 1001 1-0"]);
  });
});

describe("an event that no log has shown", () => {
  it("is not detected before it is needed, and once", () => {
    let detected = 0;
    const log = createEventLog(() => `event-${(detected += 1)}`);
    const before = playing(1001);
    const goal: Match = { ...before, score: { home: 1, away: 0 } };
    const changes = Array.from({ length: 10 * LOG_MAX }, () =>
      log.add({ before, after: goal, dayWasLoaded: true }, 0),
    );
    expect(detected).toBe(0);
    const [first] = changes;
    if (!first) throw new Error("nothing was added");
    expect(log.entriesOf(first)).toBe(log.entriesOf(first));
    expect(log.entriesOf(first).map(({ event }) => event.id)).toEqual(["event-1"]);
  });
});
