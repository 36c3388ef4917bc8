// What happens while a core is replaced: its successor announces it once, and a start without a predecessor nothing.
import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#domain/testing/aMatch.ts";
import { type Match, NOT_TOLD } from "#domain/match/match.ts";
import { type CoreUnderTest, createCoreUnderTest, type FakeTab } from "../testing/aCore.ts";
import { alive, IDS, playing, push, told, watching } from "../testing/anAbsence.ts";
import { breakingStorage } from "../testing/aStorage.ts";
import { countWrites, joined, successor } from "../testing/aSuccessor.ts";

/** The state of goalless matches, as it is stored. */
function stateOf(ids: readonly number[]): { readonly ids: Float64Array; readonly counts: Uint8ClampedArray } {
  return { ids: Float64Array.from(ids), counts: new Uint8ClampedArray(ids.length * 6) };
}

describe("a goal during a core's replacement", () => {
  it("has one popup, a highlight and a line in the log", async () => {
    const first = await watching();
    const next = successor(first, 3_000);
    next.server.matches = [playing(1001, 1), playing(1002), playing(1003)];
    const tab = await joined(next);
    expect(told(tab.popups())).toEqual(["goal 1001 1-0"]);
    expect(tab.row(1001).changed).not.toBe(0);
    expect(tab.row(1002).changed).toBe(0);
    expect(tab.latest("log")?.map(({ event }) => event.matchId)).toEqual([1001]);
    push(next, playing(1001, 1));
    await alive(next, 30_000);
    expect(tab.popups()).toHaveLength(1);
  });

  it.each(["score", "yellowCards", "redCards"] as const)(
    "is not made up where the dying core had not been told the %s",
    async (field) => {
      const untold = { home: NOT_TOLD, away: NOT_TOLD };
      const known = playing(1001, 2, { [field]: { home: 2, away: 1 } });
      const first = createCoreUnderTest();
      first.server.matches = [{ ...known, [field]: untold }, playing(1002)];
      const tab = first.openTab({ watch: [1001, 1002] });
      await first.clock.advance(1_000);
      await tab.session.toggleFavorite("match", 1001, true);
      await alive(first, 21_000);
      const next = successor(first, 3_000);
      next.server.matches = [known, playing(1002)];
      expect((await joined(next)).popups()).toEqual([]);
    },
  );

  it("is not announced again by the next successor", async () => {
    const first = await watching();
    const second = successor(first, 3_000);
    second.server.matches = [playing(1001, 1), playing(1002), playing(1003)];
    await joined(second);
    const third = await joined(successor(second, 3_000));
    expect(third.popups()).toEqual([]);
  });

  it("is not announced again when the dying core has announced it", async () => {
    const first = await watching();
    push(first, playing(1001, 1));
    await first.clock.advance(0);
    expect(told(first.tab.popups())).toEqual(["goal 1001 1-0"]);
    const tab = await joined(successor(first, 3_000));
    expect(tab.popups()).toEqual([]);
  });

  it("is not announced again when it was one of many in a second, which two writes store", async () => {
    const first = await watching();
    const writes = countWrites(first);
    for (let home = 1; home <= 9; home += 1) {
      push(first, playing(1001, home));
      await first.clock.advance(100);
    }
    await first.clock.advance(1_000);
    expect(writes()).toBe(2);
    const next = successor(first, 3_000);
    next.server.matches = [playing(1001, 9), playing(1002), playing(1003)];
    expect((await joined(next)).popups()).toEqual([]);
  });

  it("of a match that nobody follows is stored within 20 s, and a popup within 1 s", async () => {
    const first = createCoreUnderTest();
    first.server.matches = [playing(1001), playing(1002)];
    const tab = first.openTab({ watch: [1001, 1002] });
    await first.clock.advance(1_000);
    await tab.session.toggleFavorite("match", 1001, true);
    await alive(first, 20_000);
    const writes = countWrites(first);
    const goals = async (id: number, home: number, waitMs: number): Promise<void> => {
      push(first, playing(id, home));
      await first.clock.advance(waitMs);
    };
    for (const home of [1, 0]) await goals(1002, home, 500);
    expect(writes()).toBe(0);
    await goals(1001, 1, 100);
    expect(writes()).toBe(1);
    // The popup is withdrawn.
    await goals(1001, 0, 800);
    expect(writes()).toBe(1);
    await goals(1002, 1, 100);
    expect(writes()).toBe(2);
    await alive(first, 20_000);
    expect(writes()).toBe(3);
    const next = successor(first, 3_000);
    next.server.matches = [playing(1001), playing(1002, 1)];
    expect((await joined(next)).latest("log") ?? []).toEqual([]);
  });

  it("is not announced by a successor when its match became a favourite after it", async () => {
    const first = createCoreUnderTest();
    first.server.matches = [playing(1001)];
    const tab = first.openTab({ watch: [1001] });
    await first.clock.advance(1_000);
    await alive(first, 20_000);
    for (const home of [1, 2]) {
      push(first, playing(1001, home));
      await first.clock.advance(1_000);
    }
    await tab.session.toggleFavorite("match", 1001, true);
    await first.clock.advance(2_000);
    const next = successor(first, 3_000);
    next.server.matches = [playing(1001, 2)];
    expect((await joined(next)).popups()).toEqual([]);
  });

  it("is announced although the core had been quiet for minutes", async () => {
    const first = await watching();
    await alive(first, 5 * 60_000);
    const next = successor(first, 5_000);
    next.server.matches = [
      playing(1001),
      playing(1002, 0, { redCards: { home: 1, away: 0 } }),
      playing(1003),
    ];
    const tab = await joined(next);
    expect(told(tab.popups())).toEqual(["redCard 1002 1-0"]);
  });
});

/** Before its kick-off, which is due at the time of the tests' start. */
const waiting = (id: number): Match => playing(id, 0, { phase: "notStarted", periodStartedAt: undefined });
/** Kicked off at noon. */
const started = (id: number, home = 0): Match =>
  playing(id, home, { periodStartedAt: Date.UTC(2026, 10, 21, 12) });

/** A core whose favourites have not started, and where nothing else runs. */
async function beforeTheFirstKickOff(): Promise<CoreUnderTest & { readonly tab: FakeTab }> {
  const under = createCoreUnderTest();
  under.server.matches = IDS.map(waiting);
  const tab = under.openTab({ watch: IDS });
  await under.clock.advance(1_000);
  for (const id of IDS) await tab.session.toggleFavorite("match", id, true);
  await alive(under, 20_000);
  return { ...under, tab };
}

describe("a kick-off that falls into the seconds of a core's replacement", () => {
  it("pops up once and is in the log, also where no other match runs", async () => {
    const next = successor(await beforeTheFirstKickOff(), 3_000);
    next.server.matches = [started(1001), waiting(1002), waiting(1003)];
    const tab = await joined(next);
    expect(told(tab.popups())).toEqual(["kickOff 1001 0-0"]);
    expect(tab.latest("log")?.map(({ event }) => event.matchId)).toEqual([1001]);
    push(next, started(1001));
    await alive(next, 30_000);
    expect(tab.popups()).toHaveLength(1);
    expect(tab.latest("log")).toHaveLength(1);
  });

  it("is announced before the goal that was scored right after it", async () => {
    const next = successor(await beforeTheFirstKickOff(), 3_000);
    next.server.matches = [started(1001, 1), waiting(1002), waiting(1003)];
    expect(told((await joined(next)).popups())).toEqual(["kickOff 1001 0-0", "goal 1001 1-0"]);
  });

  it("is announced by the next successor no second time", async () => {
    const second = successor(await beforeTheFirstKickOff(), 3_000);
    second.server.matches = [started(1001), waiting(1002), waiting(1003)];
    await joined(second);
    expect((await joined(successor(second, 3_000))).popups()).toEqual([]);
  });

  it("was announced by the dying core just before: not again", async () => {
    const first = await beforeTheFirstKickOff();
    push(first, started(1001));
    await first.clock.advance(100);
    expect(told(first.tab.popups())).toEqual(["kickOff 1001 0-0"]);
    expect((await joined(successor(first, 3_000))).popups()).toEqual([]);
  });

  it("is announced once where a second list brings the match", async () => {
    const next = successor(await beforeTheFirstKickOff(), 3_000);
    next.server.matches = [waiting(1002)];
    const tab = await joined(next);
    next.server.matches = [started(1001), waiting(1002)];
    tab.session.retry();
    await alive(next, 2_000);
    expect(told(tab.popups())).toEqual(["kickOff 1001 0-0"]);
  });

  it("is not announced when it was longer ago than the predecessor's death: its list had not held the match", async () => {
    const next = successor(await beforeTheFirstKickOff(), 3_000);
    const early = playing(1001, 1, { periodStartedAt: Date.UTC(2026, 10, 21, 11, 50) });
    next.server.matches = [early, waiting(1002), waiting(1003)];
    expect((await joined(next)).popups()).toEqual([]);
  });
});

describe("no event is raised", () => {
  it("when the predecessor died more than a minute ago", async () => {
    const first = await watching();
    const next = successor(first, 61_000);
    next.server.matches = [playing(1001, 1), playing(1002), playing(1003)];
    expect((await joined(next)).popups()).toEqual([]);
  });

  it("when its last tab had said goodbye: the page was closed or reloaded", async () => {
    const first = await watching();
    first.tab.session.goodbye();
    await first.clock.advance(10);
    const next = successor(first, 2_000);
    next.server.matches = [playing(1001, 1), playing(1002), playing(1003)];
    expect((await joined(next)).popups()).toEqual([]);
  });

  it("for a page that was just loaded and showed no list before", async () => {
    const first = await watching();
    const next = successor(first, 3_000);
    next.server.matches = [playing(1001, 1), playing(1002), playing(1003)];
    expect((await joined(next, false)).popups()).toEqual([]);
  });

  it.each([
    ["nothing", undefined],
    ["a text", "state"],
    [
      "the form of an older build",
      { startedAt: 0, at: KICK_OFF, rested: false, running: new Map([[1001, [0, 0, 0, 0, 0, 0]]]) },
    ],
    [
      "fewer counts than matches",
      { startedAt: 0, at: KICK_OFF, rested: false, ...stateOf([1001]), counts: new Uint8ClampedArray(5) },
    ],
    ["a future time", { startedAt: 0, at: 1e15, rested: false, ...stateOf([1001]) }],
  ])("when %s is stored", async (_name, stored) => {
    const first = await watching();
    first.stored.set("live.lastKnown", stored);
    const next = successor(first, 3_000);
    next.server.matches = [playing(1001, 1), playing(1002), playing(1003)];
    expect((await joined(next)).popups()).toEqual([]);
  });

  it("for a damaged part, which is ignored alone", async () => {
    const first = await watching();
    const state = stateOf([1001, 1002.5, 1003]);
    state.counts[1] = 100;
    first.stored.set("live.lastKnown", { startedAt: 0, at: first.clock.now(), rested: false, ...state });
    const next = successor(first, 3_000);
    const since = { periodStartedAt: KICK_OFF - 20 * 60_000 };
    next.server.matches = IDS.map((id) => playing(id, 1, since));
    expect(told((await joined(next)).popups())).toEqual(["goal 1003 1-0"]);
  });
});

describe("the stored state", () => {
  it("is written on events, and every 20 s while matches run, with no timer of its own", async () => {
    const under = await watching();
    const writtenAt = (): unknown => (under.stored.get("live.lastKnown") as { at?: number } | undefined)?.at;
    const before = writtenAt();
    push(under, playing(1001, 1));
    await under.clock.advance(10);
    expect(writtenAt()).not.toBe(before);
    const afterGoal = writtenAt();
    await alive(under, 19_000);
    expect(writtenAt()).toBe(afterGoal);
    await alive(under, 2_000);
    expect(writtenAt()).not.toBe(afterGoal);
  });

  it("is not written while no match runs or is about to start", async () => {
    const under = createCoreUnderTest();
    under.server.matches = [
      aMatch({ kickoffAt: KICK_OFF + 10 * 60_000 }),
      aMatch({ id: 1002, kickoffAt: KICK_OFF - 20 * 60_000 }),
    ];
    under.openTab();
    await under.clock.advance(1_000);
    await alive(under, 60_000);
    expect(under.stored.has("live.lastKnown")).toBe(false);
  });

  /** A successor whose store fails from its start on. */
  function successorOfBroken(first: CoreUnderTest): {
    readonly next: CoreUnderTest;
    readonly repair: () => void;
  } {
    const breaking = breakingStorage(first.stored);
    breaking.isBroken = true;
    const next = createCoreUnderTest({
      stored: first.stored,
      storage: breaking.storage,
      clock: { startAt: first.clock.now() + 3_000 },
    });
    next.server.matches = [playing(1001, 1), playing(1002), playing(1003)];
    return { next, repair: () => void (breaking.isBroken = false) };
  }

  const homeScore = ({ stored }: Pick<CoreUnderTest, "stored">): number | undefined =>
    (stored.get("live.lastKnown") as { counts?: Uint8ClampedArray } | undefined)?.counts?.[0];

  it.each([1_000, 5_000, 40_000])(
    "is read and written after %i ms of failures at the start",
    async (failsFor) => {
      const first = await watching();
      const { next, repair } = successorOfBroken(first);
      const tab = await joined(next);
      await alive(next, failsFor);
      // The stars were not readable when the match came: it is told in the log.
      const logged = (): unknown => tab.latest("log")?.map(({ event }) => event.matchId) ?? [];
      expect(logged()).toEqual([]);
      repair();
      await alive(next, 4_000);
      expect(logged()).toEqual([1001]);
      await alive(next, 21_000);
      expect(homeScore(first)).toBe(1);
    },
  );

  it("is replaced unread where the store failed for longer than the state counts", async () => {
    const first = await watching();
    const { next, repair } = successorOfBroken(first);
    const tab = await joined(next);
    await alive(next, 70_000);
    repair();
    await alive(next, 30_000);
    expect(tab.popups()).toEqual([]);
    expect(homeScore(first)).toBe(1);
  });

  it.each([1_000, 5_000, 30_000])("is written after %i ms of failures in between", async (failsFor) => {
    const stored = new Map<string, unknown>();
    const breaking = breakingStorage(stored);
    const under = createCoreUnderTest({ stored, storage: breaking.storage });
    under.server.matches = IDS.map((id) => playing(id));
    const tab = under.openTab({ watch: IDS });
    await under.clock.advance(1_000);
    await tab.session.toggleFavorite("match", 1001, true);
    breaking.isBroken = true;
    push(under, playing(1001, 1));
    await alive(under, failsFor);
    breaking.isBroken = false;
    await alive(under, 4_000);
    expect(homeScore(under)).toBe(1);
  });

  it("of a core that hung and wakes does not replace its successor's", async () => {
    const first = await watching();
    const second = successor(first, 5_000);
    second.server.matches = [playing(1001, 1), playing(1002), playing(1003)];
    await joined(second);
    await alive(first, 8_000);
    push(first, playing(1002, 1));
    await first.clock.advance(100);
    const third = successor(second, 3_000);
    third.server.matches = second.server.matches;
    expect((await joined(third)).popups()).toEqual([]);
  });
});
