// Random schedules for the core: what a server and a network may do, as fast-check arbitraries and a driver for them.
import * as fc from "fast-check";
import type { Match } from "#domain/match/match.ts";
import { CHANGE_WINDOW_MS } from "../base/limits.ts";
import type { CoreUnderTest, FakeTab } from "./aCore.ts";

const CORRECTIONS: ReadonlySet<number> = new Set([3, 4]);
/** The matches of every schedule. */
export const MATCH_IDS = [1001, 1002] as const;

/** What happens next; `match` counts from zero. */
export type Step =
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

const anyIndex = fc.nat(MATCH_IDS.length - 1);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("play" as const),
      match: anyIndex,
      what: fc.nat(6),
      told: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("repeat" as const), match: anyIndex }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("stale" as const), match: anyIndex, back: fc.nat(3) }),
  },
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

/** A schedule of a server that may do anything. */
export const anySchedule = fc.array(anyStep, { minLength: 5, maxLength: 60, size: "max" });

/** A schedule of an honest server: it pushes each change while a socket is open, and nothing else. */
export const honestSchedule = anySchedule.map((steps) =>
  steps
    .filter((each) => each.kind !== "stale" && each.kind !== "fullList")
    .map((each) => (each.kind === "play" ? { ...each, told: true } : each)),
);

/** A schedule in which no goal is taken back and no old state is pushed. */
export const risingSchedule = anySchedule.map((steps) =>
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

/**
 * Drives the server of a core through steps over two tabs. `settle` ends with Retry and a full list; `recover`
 * only lets the server be well again.
 */
export function driveServer({ clock, server }: CoreUnderTest, tab: FakeTab, other: FakeTab) {
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
  /**
   * Polls speak of what changed in the last 60 s (docs/wire.md#change-window), in any order and more than
   * once.
   */
  Object.defineProperty(server, "changed", {
    get(): readonly Match[] {
      const since = clock.now() - CHANGE_WINDOW_MS;
      const lately = server.matches.filter(({ id }) => (changedAt.get(id) ?? -Infinity) > since);
      return [...lately, ...lately.toReversed()];
    },
  });
  function publish(after: Match): void {
    server.matches = server.matches.map((known) => (known.id === after.id ? after : known));
    changedAt.set(after.id, clock.now());
  }
  function push(state: Match): void {
    const socket = server.sockets.at(-1);
    if (socket && !socket.closed) socket.push(state);
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
