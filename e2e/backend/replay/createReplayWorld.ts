/** Replays a match-day file as a football world, at any speed. */
import { clubColors, shortCode } from "../world/atlas/clubNames.ts";
import { countryCode, countryName } from "../world/atlas/countryNames.ts";
import { mix, pick } from "../world/random.ts";
import { seasonOfMatches } from "../world/season/seasonOfMatches.ts";
import type { QuoteAt } from "../world/prices/quotes.ts";
import { changesIn, frameAt, momentsUntil } from "../world/course/timeline.ts";
import type { CountryInfo, LeagueInfo, MatchNow, Moment, TeamInfo, World } from "../world/types.ts";
import type { Matchday } from "./matchday.ts";
import { replayOdds, replayPricePeriod, replayPrices } from "./replayPrices.ts";
import { writeReplayScript } from "./replayScript.ts";

export interface ReplayOptions {
  readonly file: Matchday;
  /** Match minutes per real minute, above 0. */
  readonly speed: number;
  /** Real time at which the replay was started (epoch ms). */
  readonly startedAt: number;
  /** Real time from the start to the first kick-off (ms). */
  readonly leadMs: number;
}

const MINUTE_MS = 60_000;
const NEAR_MS = 36 * 60 * MINUTE_MS;
const COLORS = ["#3b82f6", "#0d9488", "#b45309", "#7c3aed", "#be123c", "#15803d"] as const;
const floorMinute = (at: number): number => Math.floor(at / MINUTE_MS) * MINUTE_MS;

/**
 * Creates a world from a match-day file. The first kick-off is at real time `startedAt + leadMs`.
 * Instants are re-anchored at every request: an instant t of the file's day becomes `realNow − (virtualNow −
 * t)`, both in whole minutes as on the wire, so that the displayed minute is right at any speed and kick-offs
 * keep their intervals. Running and upcoming matches therefore change with every minute, real or virtual;
 * finished ones are not reported for it.
 * The interface has no "today": `matchesBetween` returns all matches for any window that overlaps the 36 hours
 * before and after `startedAt`, and none for any other.
 */
export function createReplayWorld({ file, speed, startedAt, leadMs }: ReplayOptions): World {
  const midnight = Date.parse(`${file.date}T00:00:00Z`);
  const firstKickoff = midnight + Math.min(...file.matches.map((match) => match.kickoffMinute)) * MINUTE_MS;
  const virtual = (realNow: number): number =>
    Math.floor(firstKickoff + (realNow - startedAt - leadMs) * speed);

  const entries = file.matches.map((match) => ({
    match,
    script: writeReplayScript(match, midnight + match.kickoffMinute * MINUTE_MS),
  }));
  const byId = new Map(entries.map((entry) => [entry.match.id, entry]));
  const ids = entries.map(({ match }) => match.id);
  const { countries, leagues, teams } = readAtlas(file);
  const names = readNames(file);

  const matchAt = (id: number, now: number): MatchNow | undefined => {
    const entry = byId.get(id);
    if (entry === undefined) return undefined;
    const virtualNow = virtual(now);
    const frame = frameAt(entry.script.timeline, virtualNow);
    const anchor = floorMinute(now) - floorMinute(virtualNow);
    return { ...frame, kickoffAt: frame.kickoffAt + anchor, periodStartedAt: frame.periodStartedAt + anchor };
  };
  const history = (id: number, now: number): Moment[] => {
    const entry = byId.get(id);
    if (entry === undefined) return [];
    const virtualNow = now === Number.POSITIVE_INFINITY ? entry.script.endsAt : virtual(now);
    // Instants are anchored like kick-offs, so that minutes are right at any speed.
    const anchor = now === Number.POSITIVE_INFINITY ? 0 : floorMinute(now) - floorMinute(virtualNow);
    return momentsUntil(entry.script.timeline, virtualNow).map(({ at, match }) => ({
      at: at === 0 ? 0 : at + anchor,
      match: {
        ...match,
        kickoffAt: match.kickoffAt + anchor,
        periodStartedAt: match.periodStartedAt + anchor,
      },
    }));
  };
  const changed = (
    fromMs: number,
    toMs: number,
    also: (entry: (typeof entries)[number], from: number, to: number) => boolean,
  ) => {
    const from = virtual(fromMs);
    const to = virtual(toMs);
    return entries
      .filter((entry) => changesIn(entry.script.timeline, from, to) || also(entry, from, to))
      .map(({ match }) => match.id);
  };

  return {
    countries,
    leagues,
    teamIds: [...teams.keys()],
    team: (id) => teams.get(id),
    matchesBetween: (fromMs, toMs) =>
      fromMs <= startedAt + NEAR_MS && toMs > startedAt - NEAR_MS ? ids : [],
    running: (now) => ids.filter((id) => (matchAt(id, now)?.state ?? 0) > 0),
    matchAt,
    seasons: seasonOfMatches({ leagues, matchIds: ids, label: file.date.slice(0, 4), matchAt }),
    history,
    report: (id) => byId.get(id)?.match.report,
    reportedNames: (teamId) => names.get(teamId) ?? [],
    pricesAt: (id, provider, now) => {
      const entry = byId.get(id);
      const prices = entry && replayPrices(entry.match, entry.script, provider, virtual(now));
      return prices && { opening: prices.opening, current: prices.current };
    },
    oddsAt: (id, provider, now) => {
      const entry = byId.get(id);
      const virtualNow = virtual(now);
      const odds = entry && replayOdds(entry.match, entry.script, provider, virtualNow);
      if (odds === undefined) return undefined;
      // Anchored like kick-offs.
      const anchor = floorMinute(now) - floorMinute(virtualNow);
      const anchored = (quotes: readonly QuoteAt[]) =>
        quotes.map((quote) => ({ ...quote, at: quote.at + anchor }));
      return {
        result: anchored(odds.result),
        handicap: anchored(odds.handicap),
        total: anchored(odds.total),
        closed: odds.closed,
      };
    },
    changedBetween: (fromMs, toMs) => {
      const newRealMinute = floorMinute(fromMs) !== floorMinute(toMs);
      return changed(
        fromMs,
        toMs,
        ({ script }, from, to) =>
          from < script.endsAt && (newRealMinute || floorMinute(from) !== floorMinute(to)),
      );
    },
    pricesChangedBetween: (fromMs, toMs) =>
      changed(
        fromMs,
        toMs,
        ({ script }, from, to) => replayPricePeriod(script, from) !== replayPricePeriod(script, to),
      ),
  };
}

/** Countries, leagues and teams of the file; known countries are translated. */
function readAtlas(file: Matchday) {
  const names = [...new Set(file.leagues.map((league) => league.country))];
  const countries: CountryInfo[] = names.map((name, index) => {
    const id = index + 1;
    const code = countryCode(name);
    return {
      id,
      code: code ?? "INT",
      sort: id,
      flag: `${id}.svg`,
      name: (lang) => (code === undefined ? name : countryName(code, lang)),
    };
  });
  const countryIds = new Map(names.map((name, index) => [name, index + 1]));
  const leagues: LeagueInfo[] = file.leagues.map((league, index) => ({
    id: league.id,
    countryId: countryIds.get(league.country) ?? 1,
    listed: true,
    topLevel: true,
    color: pick(COLORS, mix(1, league.id)),
    sort: index + 1,
    cup: false,
    name: () => league.name,
  }));
  const teams = new Map<number, TeamInfo>();
  for (const { home, away, leagueId } of file.matches) {
    const countryId = leagues.find((league) => league.id === leagueId)?.countryId ?? 1;
    for (const { id, name } of [home, away]) {
      const hash = mix(1, id);
      teams.set(id, {
        id,
        countryId,
        leagueId,
        logo: `${id}.svg`,
        colors: clubColors(hash),
        short: shortCode(name, hash),
        name: () => name,
      });
    }
  }
  return { countries, leagues, teams };
}

/** Players named in the file, by team, in the order of their appearance. */
function readNames(file: Matchday): ReadonlyMap<number, readonly string[]> {
  const names = new Map<number, Set<string>>();
  const add = (teamId: number, name: string): void => {
    if (name !== "") names.set(teamId, (names.get(teamId) ?? new Set()).add(name));
  };
  for (const { home, away, report } of file.matches) {
    for (const { type, side, player, other } of report.incidents) {
      const own = side === "home" ? home.id : away.id;
      const scorers = type === "ownGoal" ? (side === "home" ? away.id : home.id) : own;
      add(scorers, player);
      add(own, other);
    }
  }
  return new Map([...names].map(([teamId, known]) => [teamId, [...known]]));
}
