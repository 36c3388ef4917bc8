// The whole core under random schedules: whatever comes late, twice, out of order or not at all, it ends up right.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Match, Side } from "#domain/match/match.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { TabUpdate } from "./contract.ts";
import { CHANGE_WINDOW_MS, FLUSH_EVERY_MS } from "./limits.ts";
import { createCoreUnderTest, type CoreUnderTest, type FakeTab } from "./testing/aCore.ts";
import { aMatch } from "./testing/fakeServer.ts";

const RUNS = 150;
const SEED = 20_261_121;
const NOON = Date.UTC(2026, 10, 21, 12);
const CORRECTIONS: ReadonlySet<number> = new Set([3, 4]);
const MATCH_IDS = [1001, 1002] as const;

/** What happens next; `match` counts from zero. */
type Step =
  /** The server's match changes: a goal, a correction, a card, a phase; `told` says by which way it is told. */
  | { readonly kind: "play"; readonly match: number; readonly what: number; readonly told: boolean }
  /** The server pushes the newest state twice, or one from before. */
  | { readonly kind: "repeat"; readonly match: number }
  | { readonly kind: "stale"; readonly match: number; readonly back: number }
  | { readonly kind: "lose"; readonly code: number }
  | { readonly kind: "refuse"; readonly on: boolean }
  | { readonly kind: "fail"; readonly on: boolean }
  /** Answers are made at once and travel as long as told, one after another: later ones may overtake. */
  | { readonly kind: "delay"; readonly delays: readonly number[] }
  | { readonly kind: "fullList" }
  /** The second tab is hidden or shown. */
  | { readonly kind: "look"; readonly visible: boolean }
  /** Time passes; a quiet server sends no heartbeats meanwhile. */
  | { readonly kind: "wait"; readonly ms: number; readonly quiet: boolean };

const match = fc.nat(MATCH_IDS.length - 1);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant("play" as const), match, what: fc.nat(6), told: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("repeat" as const), match }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("stale" as const), match, back: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("lose" as const), code: fc.constantFrom(1000, 1006, 4401) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("refuse" as const), on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fail" as const), on: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("delay" as const),
      delays: fc.array(fc.oneof(fc.nat(200), fc.nat(8_000)), { maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: "fullList" as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("look" as const), visible: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      ms: fc.oneof(fc.nat(300), fc.nat(5_000), fc.nat(45_000), fc.nat(240_000)),
      quiet: fc.boolean(),
    }),
  },
);

const schedule = fc.array(step, { minLength: 5, maxLength: 60, size: "max" });

/** A schedule of an honest server: it pushes each change while a socket is open, and nothing else. */
const honestSchedule = schedule.map((steps) =>
  steps
    .filter((each) => each.kind !== "stale" && each.kind !== "fullList")
    .map((each) => (each.kind === "play" ? { ...each, told: true } : each)),
);

/** A schedule in which no goal is taken back and no old state is pushed. */
const risingSchedule = schedule.map((steps) =>
  steps.filter((each) => each.kind !== "stale" && !(each.kind === "play" && CORRECTIONS.has(each.what))),
);

function played(before: Match, what: number): Match {
  const { home, away } = before.score;
  switch (what) {
    case 0:
    case 1:
      return { ...before, score: { home: home + 1, away } };
    case 2:
      return { ...before, score: { home, away: away + 1 } };
    case 3:
      return { ...before, score: { home: Math.max(0, home - 1), away } };
    case 4:
      return { ...before, score: { home: home + 2, away: Math.max(0, away - 1) } };
    case 5:
      return { ...before, yellowCards: { ...before.yellowCards, home: before.yellowCards.home + 1 } };
    default:
      return { ...before, phase: before.phase === "firstHalf" ? "halfTime" : "secondHalf" };
  }
}

/** The server of a schedule: its matches, and what it does out of order. */
function driveServer({ clock, server }: CoreUnderTest, tab: FakeTab, other: FakeTab) {
  let delays: readonly number[] = [];
  let asked = 0;
  const history: Match[] = [...server.matches];
  Object.defineProperty(server, "hold", {
    get(): Promise<void> | undefined {
      asked += 1;
      const ms = delays[asked % delays.length];
      return ms === undefined ? undefined : new Promise((resolve) => void clock.setTimeout(resolve, ms));
    },
  });
  const changedAt = new Map<number, number>();
  /** Polls speak of what changed in the last 60 s (CONTRACT §3), in any order and more than once. */
  Object.defineProperty(server, "changed", {
    get(): readonly Match[] {
      const since = clock.now() - CHANGE_WINDOW_MS;
      const lately = server.matches.filter(({ id }) => (changedAt.get(id) ?? -Infinity) > since);
      return [...lately, ...lately.toReversed()];
    },
  });
  function publish(match: Match): void {
    server.matches = server.matches.map((known) => (known.id === match.id ? match : known));
    changedAt.set(match.id, clock.now());
  }
  function push(match: Match): void {
    const socket = server.sockets.at(-1);
    if (socket && !socket.closed) socket.push(match);
  }
  async function take(step: Step): Promise<void> {
    switch (step.kind) {
      case "play": {
        const before = server.matches[step.match];
        if (!before) return;
        const after = played(before, step.what);
        history.push(after);
        publish(after);
        if (step.told) push(after);
        return;
      }
      case "repeat": {
        const known = server.matches[step.match];
        if (!known) return;
        push(known);
        push(known);
        return;
      }
      case "stale": {
        const past = history.filter((known) => known.id === MATCH_IDS[step.match]).at(-1 - step.back);
        if (past) push(past);
        return;
      }
      case "lose":
        if (server.sockets.at(-1)?.closed === false) server.socket().fail(step.code);
        return;
      case "refuse":
        server.autoAccept = !step.on;
        return;
      case "fail":
        server.failing = step.on;
        return;
      case "delay":
        delays = step.delays;
        return;
      case "fullList":
        return tab.session.retry();
      case "look":
        return other.session.setVisible(step.visible);
      case "wait":
        return pass(step.ms, step.quiet);
    }
  }
  async function pass(ms: number, quiet = false): Promise<void> {
    for (let left = ms; left > 0; left -= 5_000) {
      if (!quiet && server.sockets.at(-1)?.closed === false) server.socket().say("ok");
      await clock.advance(Math.min(left, 5_000));
    }
  }
  async function settle(): Promise<void> {
    delays = [];
    server.failing = false;
    server.autoAccept = true;
    // The last answers arrive, and a socket that was never accepted is given up.
    await pass(10_000);
    // Five attempts may have been used up: Retry brings fresh ones, and the list.
    tab.session.retry();
    await pass(20_000);
  }
  /** The server is well again, and nobody presses anything. */
  async function recover(): Promise<void> {
    delays = [];
    server.failing = false;
    server.autoAccept = true;
    await pass(50_000);
  }
  return { take, settle, recover };
}

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

/** Plays a schedule over two tabs; at its end Retry is pressed, unless the core has to come round alone. */
async function play(steps: readonly Step[], random: () => number, alone = false): Promise<FakeTab> {
  const under = createCoreUnderTest({ random });
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

it("ends with the server's state, with every goal told once, at a measured pace", async () => {
  await fc.assert(
    fc.asyncProperty(schedule, dice, async (steps, numbers) => {
      await play(steps, thrown(numbers));
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 60_000);

it("never takes back what a late answer did not know yet", async () => {
  await fc.assert(
    fc.asyncProperty(risingSchedule, dice, async (steps, numbers) => {
      const tab = await play(steps, thrown(numbers));
      expect(eventsOf(tab).filter((event) => event.type === "goalCancelled")).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 60_000);

it("comes round by itself once the server answers again, however long it was away", async () => {
  await fc.assert(
    fc.asyncProperty(honestSchedule, dice, async (steps, numbers) => {
      await play(steps, thrown(numbers), true);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 60_000);
