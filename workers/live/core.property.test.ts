// The whole core under random schedules: whatever comes late, twice, out of order or not at all, it ends up right.
import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { Side } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { TabUpdate } from "./contract.ts";
import { FLUSH_EVERY_MS } from "./base/limits.ts";
import { createCoreUnderTest, type CoreUnderTest, type FakeTab } from "./testing/aCore.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import {
  anySchedule,
  driveServer,
  honestSchedule,
  MATCH_IDS,
  risingSchedule,
  type Step,
} from "./testing/schedules.ts";

/** Each test plays 150 schedules, which takes over 10 s on a busy machine. */
const COMPUTES_MS = 60_000;
vi.setConfig({ testTimeout: COMPUTES_MS });

const RUNS = 150;
const SEED = 20_261_121;
const NOON = Date.UTC(2026, 10, 21, 12);

/** When the tab was sent what, by the clock of the test. */
function openTimedTab(under: CoreUnderTest): { tab: FakeTab; times: readonly number[] } {
  const tab = under.openTab({ watch: MATCH_IDS });
  const times: number[] = [];
  const push = tab.updates.push.bind(tab.updates);
  tab.updates.push = (...updates: TabUpdate[]) => {
    times.push(under.clock.now());
    return push(...updates);
  };
  return { tab, times };
}

function eventsOf(tab: FakeTab): readonly MatchEvent[] {
  return tab.updates.flatMap((update) => update.log ?? []).map((entry) => entry.event);
}

function goalBalance(tab: FakeTab, matchId: number, side: Side): number {
  let balance = 0;
  for (const event of eventsOf(tab)) {
    if (event.matchId !== matchId || event.side !== side) continue;
    if (event.type === "goal") balance += 1;
    if (event.type === "goalCancelled") balance -= 1;
  }
  return balance;
}

/** Updates come one after another, at most one per 100 ms. */
function expectPace(tab: FakeTab, times: readonly number[]): void {
  for (let at = 1; at < times.length; at += 1) {
    expect((times[at] ?? 0) - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(FLUSH_EVERY_MS);
  }
  expect(tab.updates.map((update) => update.seq)).toEqual(tab.updates.map((_, index) => index + 1));
}

/** Plays a schedule over two tabs. At its end Retry is pressed, unless the core must recover by itself. */
async function play(steps: readonly Step[], random: () => number, alone = false): Promise<FakeTab> {
  const under = createCoreUnderTest({ clock: { random } });
  const { clock, server } = under;
  server.matches = MATCH_IDS.map((id, index) =>
    aMatch({
      id,
      teamIds: { home: 10 * id, away: 10 * id + 1 },
      phase: "firstHalf",
      periodStartedAt: NOON - 20 * 60_000,
      score: { home: index, away: 1 },
    }),
  );
  const first = server.matches;
  const { tab, times } = openTimedTab(under);
  const other = openTimedTab(under);
  await clock.advance(500);
  expect(tab.listed()).toHaveLength(MATCH_IDS.length);

  const driver = driveServer(under, tab, other.tab);
  for (const each of steps) await driver.take(each);
  other.tab.session.setVisible(true);
  await (alone ? driver.recover() : driver.settle());

  if (!alone) expect(tab.latest("connection")?.state).toBe("live");
  for (const [index, id] of MATCH_IDS.entries()) {
    const now = server.matches[index];
    const before = first[index];
    if (!now || !before) throw new Error("the server lost a match");
    expect(tab.row(id)).toMatchObject({
      phase: now.phase,
      homeScore: now.score.home,
      awayScore: now.score.away,
      homeYellow: now.yellowCards.home,
    });
    expect(other.tab.row(id)).toEqual(tab.row(id));
    for (const side of ["home", "away"] as const) {
      expect(goalBalance(tab, id, side)).toBe(now.score[side] - before.score[side]);
    }
  }
  const ids = eventsOf(tab).map((event) => event.id);
  expect(new Set(ids).size).toBe(ids.length);
  expectPace(tab, times);
  expectPace(other.tab, other.times);
  return tab;
}

/** The numbers of a run of the core's dice, over and over. */
const dice = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 8 });

function thrown(numbers: readonly number[]): () => number {
  let turn = 0;
  return () => {
    turn += 1;
    return numbers[turn % numbers.length] ?? 0;
  };
}

it("ends with the server's state, announces every goal once, and keeps the pace of messages", async () => {
  await fc.assert(
    fc.asyncProperty(anySchedule, dice, async (steps, numbers) => {
      await play(steps, thrown(numbers));
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

it("never undoes a change that a late answer does not contain yet", async () => {
  await fc.assert(
    fc.asyncProperty(risingSchedule, dice, async (steps, numbers) => {
      const tab = await play(steps, thrown(numbers));
      expect(eventsOf(tab).filter((event) => event.type === "goalCancelled")).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

it("recovers without help once the server answers again, after an outage of any length", async () => {
  await fc.assert(
    fc.asyncProperty(honestSchedule, dice, async (steps, numbers) => {
      await play(steps, thrown(numbers), true);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
