// A virtual day of a source with faults: source, adapter, store, lists and stream, the core, and a tab's rows and events.
import { FEED_SOURCES } from "../../../backend/feeds/sources.ts";
import { MOCK_FAULTS } from "../../../backend/feeds/testing/mockSource.ts";
import { playedUntil, type PlayedMatch } from "../../../backend/feeds/testing/playedMatch.ts";
import { createVirtualFeed } from "../../../backend/feeds/testing/virtualFeed.ts";
import { NOT_KNOWN } from "../../../backend/world/types.ts";
import { type SeededRandom, seededRandom } from "../../../support/seededRandom.ts";
import { createFeedCore } from "./feedCore.ts";
import { ceilingBroken, type OracleSource, readSaid } from "./feedOracle.ts";

export interface FeedDayResult {
  readonly failures: readonly string[];
  readonly calls: number;
  readonly goals: number;
  readonly changes: number;
  readonly faults: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Saturday, 21 November 2026, 11:00 UTC. */
const START = Date.UTC(2026, 10, 21, 11);
const LASTS = 9 * HOUR;
const FAULTS_END = START + 7.5 * HOUR;
const STEP = 5_000;
const KICK_OFFS = [60, 210, 330];
const FAILURES_MAX = 5;

function makeMatches(random: SeededRandom): PlayedMatch[] {
  const count = 4 + random.below(5);
  return Array.from({ length: count }, (_, index): PlayedMatch => {
    const goals = Array.from({ length: random.below(6) }, () => ({
      minute: 1 + random.below(90),
      side: (1 + random.below(2)) as 1 | 2,
    })).sort((a, b) => a.minute - b.minute);
    return {
      id: 9_000 + index,
      league: 1 + random.below(2),
      round: 12,
      home: { id: 100 + index, name: `Home ${index}` },
      away: { id: 200 + index, name: `Away ${index}` },
      kickoffAt: START + random.pick(KICK_OFFS) * MINUTE,
      startsLateMs: random.below(6) * MINUTE,
      added: [random.below(4), 1 + random.below(6)],
      goals: goals.map(({ minute, side }, at) => ({
        minute,
        added: 0,
        side,
        player: `Player ${at}`,
        // One in eight is taken back, after two to six minutes of play.
        ...(random.chance(0.125) ? { takenBackAfterMs: (2 + random.below(5)) * MINUTE } : {}),
      })),
      cards: [],
    };
  });
}

/** When which fault holds. */
function makeFaults(
  random: SeededRandom,
): { from: number; to: number; fault: (typeof MOCK_FAULTS)[number] }[] {
  const faults = [];
  for (let at = START + 20 * MINUTE; at < FAULTS_END;) {
    const to = Math.min(FAULTS_END, at + (1 + random.below(8)) * MINUTE);
    faults.push({ from: at, to, fault: random.pick(MOCK_FAULTS) });
    at = to + (5 + random.below(40)) * MINUTE;
  }
  return faults;
}

const textOf = (state: number, [home, away]: readonly [number, number]): string => `${state} ${home}-${away}`;

export async function playFeedDay(source: OracleSource, seed: number): Promise<FeedDayResult> {
  const random = seededRandom(seed);
  const matches = makeMatches(random);
  const faults = makeFaults(random);
  const virtual = createVirtualFeed({
    source,
    matches,
    startAt: START,
    stepMs: STEP,
    random: () => random.next(),
  });
  const core = await createFeedCore(virtual);
  /** The scores that the tab has to have at the next tick. */
  const sent = new Map<number, string>();
  const failures: string[] = [];
  const said = new Map<string, Set<string>>();
  const stateSaid = new Map<string, number>();
  const halves = new Map<string, Set<string>>();
  let readCalls = 0;
  const fail = (text: string): void => {
    const line = `${new Date(virtual.now()).toISOString().slice(11, 19)} ${text}`;
    if (failures.length < FAILURES_MAX && !failures.includes(line)) failures.push(line);
  };

  function listen(): void {
    const { calls } = virtual.mock;
    for (; readCalls < calls.length; readCalls += 1) {
      for (const { home, state, score, half } of readSaid(source, calls[readCalls]?.body ?? "")) {
        // A match that is over without a result keeps its state, and may have another goal.
        const told = state ?? stateSaid.get(home) ?? 0;
        stateSaid.set(home, told);
        said.set(home, (said.get(home) ?? new Set(["0 0-0"])).add(textOf(told, score ?? [0, 0])));
        if (half !== undefined) halves.set(home, (halves.get(home) ?? new Set()).add(half.join("-")));
      }
    }
  }

  function judge(): void {
    const { world } = virtual.feed;
    const names = new Set<string>();
    for (const id of world.matchesBetween(0, Number.MAX_SAFE_INTEGER)) {
      const row = world.matchAt(id, virtual.now());
      if (row === undefined) continue;
      const home = world.team(row.homeId)?.name("en_GB") ?? "";
      if (names.has(home)) fail(`${home} has two rows`);
      names.add(home);
      const text = textOf(row.state, [row.homeScore, row.guestScore]);
      if (row.state !== -99 && said.get(home)?.has(text) !== true)
        fail(`${home} is ${text}, which was not said`);
      const half = row.homeHalf === NOT_KNOWN ? undefined : `${row.homeHalf}-${row.guestHalf}`;
      if (half !== undefined && halves.get(home)?.has(half) !== true)
        fail(`${home} has the half-time ${half}`);
      const [shown, before] = [core.rows.get(id), sent.get(id)];
      const has = shown && `${Math.max(0, shown.homeScore)}-${Math.max(0, shown.awayScore)}`;
      const score = `${row.homeScore}-${row.guestScore}`;
      // A list that the core has asked for in the meantime may be ahead of the stream.
      if (has !== undefined && before !== undefined && has !== before && has !== score)
        fail(`${home}: the tab has ${has}, the world had ${before}`);
      sent.set(id, score);
    }
  }

  await virtual.run(LASTS, async () => {
    const now = virtual.now();
    virtual.mock.faults = new Set(
      faults.filter(({ from, to }) => now >= from && now < to).map(({ fault }) => fault),
    );
    listen();
    await core.tick();
    judge();
    settled(now);
  });

  /** After the faults, each row is what the match was at an instant of the last two intervals. */
  function settled(now: number): void {
    const { resumeAt, everySeconds } = virtual.feed.status();
    const calm = Math.max(FAULTS_END, resumeAt ?? 0) + 15 * MINUTE;
    if (now < calm || now % MINUTE >= STEP) return;
    const { world } = virtual.feed;
    const interval = Math.max(everySeconds, 120) * 1000;
    for (const id of world.matchesBetween(0, Number.MAX_SAFE_INTEGER)) {
      const row = world.matchAt(id, now);
      const match = row && matches.find(({ home }) => home.name === world.team(row.homeId)?.name("en_GB"));
      if (row === undefined || match === undefined) continue;
      let found = false;
      for (let at = now; at >= now - 2 * interval - MINUTE && !found; at -= STEP) {
        const [home, away] = playedUntil(match, at).score;
        found = home === row.homeScore && away === row.guestScore;
      }
      if (!found) fail(`${match.home.name} is ${row.homeScore}-${row.guestScore} long after the faults`);
    }
  }

  const told = (type: string, id?: number, side?: string): number =>
    [...core.events.values()].filter(
      (event) =>
        event.type === type &&
        (id === undefined || event.matchId === id) &&
        (side === undefined || event.side === side),
    ).length;

  function judgeEnd(): void {
    const { world } = virtual.feed;
    const ids = world.matchesBetween(0, Number.MAX_SAFE_INTEGER);
    if (ids.length !== matches.length) fail(`${ids.length} of ${matches.length} matches are known`);
    for (const id of ids) {
      const row = world.matchAt(id, virtual.now());
      const match = row && matches.find(({ home }) => home.name === world.team(row.homeId)?.name("en_GB"));
      if (row === undefined || match === undefined) continue;
      const end = textOf(-1, playedUntil(match, virtual.now()).score);
      const text = textOf(row.state, [row.homeScore, row.guestScore]);
      if (!core.rows.has(id)) fail(`${match.home.name} has no row`);
      if (text !== end) fail(`${match.home.name} ends as ${text} instead of ${end}`);
      for (const side of [1, 2] as const) {
        const taken = match.goals.filter(
          (goal) => goal.side === side && goal.takenBackAfterMs !== undefined,
        ).length;
        const word = side === 1 ? "home" : "away";
        const sum = told("goal", id, word);
        const gone = told("goalCancelled", id, word);
        if (gone > taken) fail(`${match.home.name}: ${gone} goals were cancelled, ${taken} taken back`);
        if (sum - gone !== (side === 1 ? row.homeScore : row.guestScore))
          fail(`${match.home.name}: ${sum} goals announced, ${gone} cancelled, but ${text}`);
      }
    }
  }
  judgeEnd();
  const limits = FEED_SOURCES.find(({ id }) => id === source)?.limits ?? [];
  const broken = ceilingBroken(
    virtual.mock.calls.map(({ at }) => at),
    limits,
  );
  if (broken !== undefined) fail(broken);
  virtual.close();
  return {
    failures,
    calls: virtual.mock.calls.length,
    goals: told("goal"),
    changes: core.changes(),
    faults: faults.length,
  };
}
