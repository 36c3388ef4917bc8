/** Turns facts into matches by the settling rules, keeps them over restarts, and knows what changed when. */
import type { DatabaseSync } from "node:sqlite";
import { together } from "../../database/together.ts";
import type { FeedAdapter, Facts, MatchFact, OddsFact, TeamFact } from "../contract.ts";
import { createAtlas, type Atlas } from "./atlas.ts";
import { createChangeLog, type ChangeLog } from "./changeLog.ts";
import { isGone, isInPlay, isInScope, isOver, type KnownMatch } from "./feedMatch.ts";
import { createFeedIds, type FeedIds } from "./feedIds.ts";
import { createSavedFacts, type FeedMoment, type SavedFacts } from "./savedFacts.ts";
import { firstSight, PROOF_AFTER_MS, settle, silenced } from "./settle.ts";

interface Applied {
  /** Our ids of the matches whose row changed. */
  readonly changed: readonly number[];
  /** The answer is complete and empty, where matches are known: no deletion, but to be asked again. */
  readonly suspicious: boolean;
}

export interface FeedStore {
  readonly atlas: Atlas;
  readonly ids: FeedIds;
  readonly changes: ChangeLog;
  readonly priceChanges: ChangeLog;
  readonly saved: SavedFacts;
  apply(facts: Facts, at: { readonly receivedAt: number; readonly asOf: number }): Applied;
  match(id: number): KnownMatch | undefined;
  /** The prices of a match by bookmaker, in the source's order. */
  prices(id: number): readonly OddsFact[];
  /** Those that lists show. */
  matches(): Iterable<KnownMatch>;
  moments(id: number): readonly FeedMoment[];
  /** Epoch ms from which a second answer can prove or refute a fall; undefined if there is no doubt. */
  proofAt(): number | undefined;
  /** Epoch ms of the last end of a match. */
  lastEndAt(): number | undefined;
  /** Number of leagues and matches that are known. */
  size(): number;
  /** Increases with every change of a match, so that what is derived can be cached. */
  version(): number;
  /** Silences matches that no answer confirms, and drops those of past days. */
  sweep(now: number): void;
}

const NO_PRICES: readonly OddsFact[] = [];
const DAY_MS = 86_400_000;
/** Matches are kept so long after their kick-off, those of a season until the next one. */
const KEEP_MS = 5 * DAY_MS;
/** A match that was made anew under another id begins at most so far from the old one. */
const REMADE_MS = 48 * 3_600_000;
const SWEEP_MS = 5_000;
const SAME_MATCH_MS = 3 * 3_600_000;

export function createFeedStore(database: DatabaseSync, adapter: FeedAdapter): FeedStore {
  const ids = createFeedIds(database, adapter.id);
  const saved = createSavedFacts(database);
  const atlas = createAtlas(ids);
  const changes = createChangeLog();
  const priceChanges = createChangeLog();
  const prices = new Map<number, readonly OddsFact[]>(saved.all("odds"));
  const hasClock = adapter.gives.has("clock");
  const matches = new Map<number, KnownMatch>();
  const moments = new Map<number, readonly FeedMoment[]>();
  let doubtful = new Set<number>();
  let lastEndAt: number | undefined;
  let version = 0;
  let prunedAt = 0;
  let sweptAt = 0;

  atlas.restore(saved.all("league"), saved.all("team"));
  for (const { known, moments: past } of saved.matches()) {
    matches.set(known.row.id, known);
    if (past.length > 1) moments.set(known.row.id, past);
    if (known.doubt !== undefined) doubtful.add(known.row.id);
  }

  function put(before: KnownMatch | undefined, after: KnownMatch, now: number): boolean {
    const { id } = after.row;
    matches.set(id, after);
    if (after.doubt === undefined) doubtful.delete(id);
    else doubtful.add(id);
    const isNew = before === undefined;
    const changed = isNew || JSON.stringify(before.row) !== JSON.stringify(after.row);
    if (changed) {
      version += 1;
      const at = changes.add(id, now);
      const past = moments.get(id) ?? (isNew ? [] : [{ at: 0, match: before.row }]);
      moments.set(id, [...past, { at: past.length === 0 ? 0 : at, match: after.row }]);
      if (!isNew && isOver(after.row.state) && !isOver(before.row.state)) lastEndAt = now;
    }
    const saves = changed || before.doubt !== after.doubt || before.missing !== after.missing;
    if (saves || before.ofSeason !== after.ofSeason) saved.saveMatch(after, moments.get(id) ?? []);
    return changed;
  }

  /** The known match that a new id of the source stands for: same league and teams, near in time, and gone. */
  function remade(fact: MatchFact, facts: Facts, listed: ReadonlySet<string>): number | undefined {
    const [leagueId, homeId, awayId] = [
      ids.find("league", fact.leagueId),
      ids.find("team", fact.homeId),
      ids.find("team", fact.awayId),
    ];
    for (const match of matches.values()) {
      const { row, sourceId, missing } = match;
      if (row.leagueId !== leagueId || row.homeId !== homeId || row.awayId !== awayId) continue;
      if (listed.has(sourceId) || Math.abs(row.kickoffAt - (fact.kickoffAt ?? 0)) > REMADE_MS) continue;
      const { complete } = facts;
      // A pair of teams does not meet twice in a few hours.
      const isSameTime = Math.abs(row.kickoffAt - (fact.kickoffAt ?? 0)) <= SAME_MATCH_MS;
      if (isSameTime || missing > 0 || (complete !== undefined && isInScope(match, fact.leagueId, complete)))
        return row.id;
    }
    return undefined;
  }

  function applyMatch(
    fact: MatchFact,
    facts: Facts,
    listed: ReadonlySet<string>,
    receivedAt: number,
  ): number | undefined {
    let id = ids.find("match", fact.id);
    if (id === undefined) {
      const old = remade(fact, facts, listed);
      if (old !== undefined) ids.rename("match", old, fact.id);
      id = old ?? ids.of("match", fact.id);
    }
    const before = matches.get(id);
    const [leagueId, homeId, awayId] = [
      ids.of("league", fact.leagueId),
      ids.of("team", fact.homeId),
      ids.of("team", fact.awayId),
    ];
    const from = before ?? firstSight({ id, leagueId, homeId, awayId }, fact, hasClock);
    const after = settle(from, fact, { receivedAt, hasClock });
    const kept = { ...after, ofSeason: after.ofSeason || facts.wholeSeason === true };
    return put(before, kept, receivedAt) ? id : undefined;
  }

  /** Counts for the known matches of a complete answer that it does not list. */
  function countMissing(facts: Facts, listed: ReadonlySet<string>, receivedAt: number): boolean {
    const { complete } = facts;
    if (complete === undefined) return false;
    const absent = [...matches.values()].filter((match) => {
      const leagueId = ids.sourceId("league", match.row.leagueId) ?? "";
      return !listed.has(match.sourceId) && isInScope(match, leagueId, complete);
    });
    if (listed.size === 0) return absent.length > 0;
    for (const match of absent) put(match, { ...match, missing: match.missing + 1 }, receivedAt);
    return false;
  }

  function putTeams(facts: Facts, asOf: number): void {
    const leagueOf = new Map<string, string>();
    for (const { homeId, awayId, leagueId } of facts.matches ?? [])
      for (const id of [homeId, awayId]) leagueOf.set(id, leagueId);
    const fallback = facts.standings?.leagueId;
    const putTeam = (team: TeamFact): void => {
      const league = leagueOf.get(team.id) ?? fallback;
      const { id, changed } = atlas.putTeam(team, league === undefined ? 0 : ids.of("league", league));
      const known = changed ? atlas.known(id) : undefined;
      if (known !== undefined) saved.put("team", id, known, asOf);
    };
    for (const team of facts.teams ?? []) putTeam(team);
  }

  function putFacts(facts: Facts, asOf: number): void {
    for (const league of facts.leagues ?? []) {
      const { id, changed } = atlas.putLeague(league);
      const known = changed ? atlas.leagueFact(id) : undefined;
      if (known !== undefined) saved.put("league", id, known, asOf);
    }
    putTeams(facts, asOf);
    const { standings, scorers, squad } = facts;
    if (standings) saved.put("standings", ids.of("league", standings.leagueId), standings, asOf);
    if (scorers) saved.put("scorers", ids.of("league", scorers.leagueId), scorers, asOf);
    if (squad) saved.put("squad", ids.of("team", squad.teamId), squad, asOf);
  }

  /** After the matches, so that a match made anew has its id. */
  function putMatchFacts(facts: Facts, asOf: number, receivedAt: number): void {
    for (const kind of ["lineups", "incidents", "statistics"] as const) {
      for (const fact of facts[kind] ?? []) {
        const id = ids.find("match", fact.matchId);
        if (id !== undefined) saved.put(kind, id, fact, asOf);
      }
    }
    const byMatch = new Map<string, OddsFact[]>();
    for (const odds of facts.odds ?? [])
      byMatch.set(odds.matchId, [...(byMatch.get(odds.matchId) ?? []), odds]);
    for (const [matchId, odds] of byMatch) {
      const id = ids.find("match", matchId);
      if (id === undefined) continue;
      saved.put("odds", id, odds, asOf);
      if (JSON.stringify(prices.get(id)) === JSON.stringify(odds)) continue;
      prices.set(id, odds);
      priceChanges.add(id, receivedAt);
    }
  }

  return {
    atlas,
    ids,
    changes,
    priceChanges,
    saved,
    prices: (id) => prices.get(id) ?? NO_PRICES,
    apply: (facts, { receivedAt, asOf }) =>
      together(database, () => {
        putFacts(facts, asOf);
        const listed = new Set((facts.matches ?? []).map(({ id }) => id));
        const changed = (facts.matches ?? []).flatMap(
          (fact) => applyMatch(fact, facts, listed, receivedAt) ?? [],
        );
        const suspicious = countMissing(facts, listed, receivedAt);
        putMatchFacts(facts, asOf, receivedAt);
        return { changed, suspicious };
      }),
    match: (id) => matches.get(id),
    *matches() {
      for (const match of matches.values()) if (!isGone(match)) yield match;
    },
    moments(id) {
      const known = matches.get(id);
      return known === undefined ? [] : (moments.get(id) ?? [{ at: 0, match: known.row }]);
    },
    proofAt() {
      let first = Number.POSITIVE_INFINITY;
      for (const id of doubtful) first = Math.min(first, matches.get(id)?.doubt?.since ?? first);
      return first === Number.POSITIVE_INFINITY ? undefined : first + PROOF_AFTER_MS;
    },
    lastEndAt: () => lastEndAt,
    size: () => matches.size + atlas.leagues().length,
    version: () => version,
    sweep(now) {
      if (now - sweptAt < SWEEP_MS && now >= sweptAt) return;
      sweptAt = now;
      for (const match of matches.values()) {
        const after = isInPlay(match.row.state) ? silenced(match, now) : undefined;
        if (after !== undefined) put(match, after, now);
      }
      if (now - prunedAt < 3_600_000 && now >= prunedAt) return;
      prunedAt = now;
      const old = [...matches.values()].filter(({ row, ofSeason, season }) => {
        const current = ofSeason && season === (atlas.leagueFact(row.leagueId)?.season ?? season);
        return row.kickoffAt < now - KEEP_MS && !current;
      });
      if (old.length === 0) return;
      for (const { row } of old) {
        matches.delete(row.id);
        moments.delete(row.id);
        doubtful.delete(row.id);
        prices.delete(row.id);
      }
      version += 1;
      together(database, () => saved.dropMatches(old.map(({ row }) => row.id)));
    },
  };
}
