// Overlays staged events on a world: what a test sets stays, all else continues.
import { createCrowd, type Crowd } from "./crowd.ts";
import { inState, patched, withCard, withScore, type MatchPatch, type Side } from "./stagedMatch.ts";
import { createStagedNames, type NewNames } from "./stagedNames.ts";
import { createStagedOdds, stillOdds } from "./stagedOdds.ts";
import type { MatchNow, Moment, Prices, World } from "../world/types.ts";

export interface Stage {
  /** The world with the staged events. */
  readonly world: World;
  /** Increases with every staged event, so that cached answers can be invalidated. */
  version(): number;
  /**
   * Each returns the match in its new state, undefined if there is no such match. A staged match no longer
   * follows the world.
   */
  goal(id: number, side: Side): MatchNow | undefined;
  cancelGoal(id: number, side: Side): MatchNow | undefined;
  card(id: number, side: Side, color: "red" | "yellow"): MatchNow | undefined;
  phase(id: number, state: number, minute?: number): MatchNow | undefined;
  match(id: number, patch: MatchPatch): MatchNow | undefined;
  odds(id: number, provider: number, prices: Prices): boolean;
  /** Renames teams, leagues and countries. */
  rename(names: NewNames): void;
  /** Stops or resumes the world's own changes; match minutes continue. */
  freeze(on: boolean): void;
  /** Shows only these matches; undefined shows all again. */
  only(ids: readonly number[] | undefined): void;
  /** Replaces today's matches by this many made-up matches; 0 ends it. */
  manyMatches(count: number): void;
  /** Ids of the made-up matches; empty while there are none. */
  crowdIds(): readonly number[];
  /** Sets the state of made-up matches from now on. `world.changedBetween` omits them: the caller sends them. */
  putAll(changed: readonly MatchNow[]): void;
  /** Ids of the matches put since `from` (epoch ms). */
  putSince(from: number): readonly number[];
  /** Call after the clock was set: windows requested before are no longer valid. */
  clockMoved(): void;
  reset(): void;
}

interface Change {
  readonly at: number;
  readonly id: number;
}

/** Older changes are dropped; the longest requested window is 60 s. */
const REMEMBER_MS = 300_000;
/** Maximum reported freeze in ms, so that a clock set by years does not report years of changes. */
const LONGEST_FREEZE_MS = 24 * 3_600_000;

/** Makes the list of a list anew only when that is another one. */
function oncePerList<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, Made>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}

export function createStage(base: World, now: () => number): Stage {
  const matches = new Map<number, MatchNow>();
  const histories = new Map<number, readonly Moment[]>();
  const prices = new Map<string, { opening: Prices; current: Prices }>();
  /** When each made-up match was last set. */
  const putAt = new Map<number, number>();
  const stagedOdds = createStagedOdds();
  const stagedNames = createStagedNames();
  let changes: Change[] = [];
  let priceChanges: Change[] = [];
  let thaws: { from: number; at: number }[] = [];
  let frozenAt: number | undefined;
  let shown: ReadonlySet<number> | undefined;
  let crowd: Crowd | undefined;
  let version = 0;
  let latestAsked = 0;

  const source = (): World => crowd ?? base;
  const worldTime = (at: number): number => (frozenAt === undefined ? at : Math.min(at, frozenAt));
  const visible = (id: number): boolean => shown === undefined || shown.has(id);
  const within = (list: readonly Change[], from: number, to: number): number[] =>
    list.filter(({ at }) => at > from && at <= to).map(({ id }) => id);

  /** A timestamp after every window already requested, so that no change is missed between two ticks. */
  function stamp(): number {
    version++;
    latestAsked = Math.max(now(), latestAsked + 1);
    return latestAsked;
  }

  /** Reports the world's changes during a freeze as if they happened now. */
  function thaw(from: number, at: number): void {
    thaws = [
      ...thaws.filter((past) => past.at > at - REMEMBER_MS),
      { from: Math.max(from, at - LONGEST_FREEZE_MS), at },
    ];
  }

  function remember(list: readonly Change[], id: number): Change[] {
    const at = stamp();
    return [...list.filter((past) => past.at > at - REMEMBER_MS), { at, id }];
  }

  function stagedChanges(
    ask: (from: number, to: number) => readonly number[],
    list: readonly Change[],
    from: number,
    to: number,
  ): number[] {
    latestAsked = Math.max(latestAsked, to);
    const ids = new Set(within(list, from, to));
    if (worldTime(to) > worldTime(from)) for (const id of ask(worldTime(from), worldTime(to))) ids.add(id);
    for (const past of thaws) {
      if (past.at > from && past.at <= to) for (const id of ask(past.from, past.at)) ids.add(id);
    }
    return [...ids].filter(visible);
  }

  // The lists of a feed are replaced when their content changes.
  const countries = oncePerList(stagedNames.countries);
  const leagues = oncePerList(stagedNames.leagues);
  const world: World = {
    get countries() {
      return countries(base.countries);
    },
    get leagues() {
      return leagues(base.leagues);
    },
    get teamIds() {
      return base.teamIds;
    },
    team: (id) => stagedNames.team(base.team(id)),
    matchesBetween(from, to) {
      const inside = (match: MatchNow): boolean => match.kickoffAt >= from && match.kickoffAt < to;
      // The crowd belongs to today, whether staged or not, and keeps its order.
      const ofCrowd = (id: number): boolean => crowd?.matchAt(id, from) !== undefined;
      const ids = source()
        .matchesBetween(from, to)
        .filter((id) => !matches.has(id) || ofCrowd(id));
      const staged = [...matches.values()]
        .filter((match) => inside(match) && !ofCrowd(match.id))
        .map(({ id }) => id);
      return [...ids, ...staged].filter(visible);
    },
    running(at) {
      const ids = source()
        .running(worldTime(at))
        .filter((id) => !matches.has(id));
      const staged = [...matches.values()]
        .filter(({ state }) => state >= 1 && state <= 5)
        .map(({ id }) => id);
      return [...ids, ...staged].filter(visible);
    },
    matchAt: (id, at) => (visible(id) ? (matches.get(id) ?? source().matchAt(id, worldTime(at))) : undefined),
    history: (id, at) => (visible(id) ? (histories.get(id) ?? source().history(id, worldTime(at))) : []),
    ...(base.report === undefined ? {} : { report: base.report }),
    ...(base.reportedNames === undefined ? {} : { reportedNames: base.reportedNames }),
    seasons: {
      ...base.seasons,
      list: (leagueId, at, before) => base.seasons.list(leagueId, worldTime(at), before),
      fixtures: (leagueId, seasonId, at) => base.seasons.fixtures(leagueId, seasonId, worldTime(at)),
      matchesOfTeam: (teamId, from, to, at) => base.seasons.matchesOfTeam(teamId, from, to, worldTime(at)),
      scoreAt: (id, at) => matches.get(id) ?? source().seasons.scoreAt(id, worldTime(at)),
    },
    pricesAt: (id, provider, at) =>
      prices.get(`${id}/${provider}`) ?? source().pricesAt(id, provider, worldTime(at)),
    oddsAt(id, provider, at) {
      const match = world.matchAt(id, at);
      if (match === undefined) return undefined;
      const then = worldTime(at);
      const quoted =
        source().oddsAt?.(id, provider, then) ??
        stillOdds(source().pricesAt(id, provider, then), match, then);
      return stagedOdds.over(quoted, id, provider, matches.get(id));
    },
    changedBetween: (from, to) => stagedChanges((a, b) => source().changedBetween(a, b), changes, from, to),
    pricesChangedBetween: (from, to) =>
      stagedChanges((a, b) => source().pricesChangedBetween(a, b), priceChanges, from, to),
  };

  function change(id: number, step: (match: MatchNow) => MatchNow): MatchNow | undefined {
    const before = world.matchAt(id, now());
    if (before === undefined) return undefined;
    const after = step(before);
    histories.set(id, [...world.history(id, now()), { at: now(), match: after }]);
    matches.set(id, after);
    changes = remember(changes, id);
    return after;
  }

  return {
    world,
    version: () => version,
    goal: (id, side) => change(id, (match) => withScore(match, side, 1)),
    cancelGoal: (id, side) => change(id, (match) => withScore(match, side, -1)),
    card: (id, side, color) => change(id, (match) => withCard(match, side, color)),
    phase: (id, state, minute) =>
      change(id, (match) =>
        minute === undefined ? inState(match, state, now()) : patched(match, { state, minute }, now()),
      ),
    match: (id, patch) => change(id, (match) => patched(match, patch, now())),
    odds(id, provider, current) {
      const before = world.pricesAt(id, provider, now());
      const match = world.matchAt(id, now());
      if (match === undefined) return false;
      const opening = before?.opening ?? current;
      prices.set(`${id}/${provider}`, { opening, current });
      stagedOdds.add(match, provider, { at: now(), opening, current });
      priceChanges = remember(priceChanges, id);
      return true;
    },
    rename(names) {
      stamp();
      stagedNames.add(names);
    },
    freeze(on) {
      if (on === (frozenAt !== undefined)) return;
      const at = stamp();
      if (frozenAt !== undefined) thaw(frozenAt, at);
      frozenAt = on ? now() : undefined;
    },
    only(ids) {
      stamp();
      shown = ids === undefined ? undefined : new Set(ids);
    },
    manyMatches(count) {
      stamp();
      putAt.clear();
      crowd = count > 0 ? createCrowd(base, count, now()) : undefined;
    },
    crowdIds: () => crowd?.ids ?? [],
    putAll(changed) {
      const at = stamp();
      for (const match of changed) {
        // A staged match overrides the crowd, and would hide the new state.
        if (matches.has(match.id)) matches.set(match.id, match);
        else crowd?.put(match);
        putAt.set(match.id, at);
      }
    },
    putSince: (from) => [...putAt].filter(([, at]) => at > from).map(([id]) => id),
    clockMoved() {
      changes = [];
      priceChanges = [];
      putAt.clear();
      thaws = [];
      latestAsked = now();
      version++;
    },
    reset() {
      for (const id of matches.keys()) changes = remember(changes, id);
      for (const key of prices.keys()) {
        priceChanges = remember(priceChanges, Number.parseInt(key, 10));
      }
      matches.clear();
      histories.clear();
      putAt.clear();
      prices.clear();
      stagedOdds.clear();
      stagedNames.clear();
      if (frozenAt !== undefined) thaw(frozenAt, stamp());
      frozenAt = undefined;
      shown = undefined;
      crowd = undefined;
      stamp();
    },
  };
}
