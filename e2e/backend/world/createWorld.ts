/** The football world as a pure function of seed and time: nothing is generated ahead, every instant is valid. */
import { createAtlas } from "./atlas/atlas.ts";
import { remember } from "./cache.ts";
import { createCalendar, DAY_MS, FIRST_MONDAY, WEEK_MS, type Fixture } from "./season/calendar.ts";
import {
  currentPrices,
  DRIFT_MS,
  inPlayMoment,
  openingPrices,
  priceInstants,
  pricePeriod,
  remainingGoals,
} from "./prices/market.ts";
import { SCRIPT_LEAD_MS, SCRIPT_TAIL_MS, writeScript, type MatchScript } from "./course/matchScript.ts";
import { priceHistory, type PricedMatch } from "./prices/priceHistory.ts";
import { hashText, mix } from "./random.ts";
import { createResults } from "./season/results.ts";
import { createSeasons } from "./season/seasonBook.ts";
import { createStrengths } from "./season/strength.ts";
import { changesIn, frameAt, momentsUntil } from "./course/timeline.ts";
import type { MatchNow, World } from "./types.ts";
import { planWeek } from "./season/weekPlan.ts";

/** Minimum time before kick-off at which providers open, in ms; well before prices start to drift. */
const OPENS_BEFORE_MS = 6 * DAY_MS;

/** docs/wire.md#full-list: states 1 to 5, and an interrupted match. */
const isInLiveList = (state: number): boolean => state > 0 || state === -13;

/**
 * Creates a world. Equal seeds yield equal worlds; there are no matches before 3 January 2000. Computed matches
 * are kept in bounded caches, so that requests every second are cheap.
 */
export function createWorld({ seed }: { seed: string }): World {
  const hash = hashText(seed);
  const atlas = createAtlas(hash);
  const calendar = createCalendar(atlas.leagues, planWeek(atlas.leagues, hash), hash);
  const results = createResults(calendar, createStrengths(atlas, hash), atlas.teams, hash);

  const script = remember(6000, (id): MatchScript | "none" => {
    const fixture = calendar.fixture(id);
    return fixture === undefined
      ? "none"
      : writeScript(fixture, beforeKickoff(fixture), results.outcome(fixture), mix(hash, fixture.id));
  });

  function beforeKickoff(fixture: Fixture): MatchNow {
    const [homeId, awayId] = results.pair(fixture);
    const [homeRank, guestRank] = results.ranks(fixture);
    return {
      id: fixture.id,
      leagueId: fixture.league.id,
      homeId,
      awayId,
      state: 0,
      kickoffAt: fixture.kickoffAt,
      periodStartedAt: fixture.kickoffAt,
      homeScore: 0,
      guestScore: 0,
      homeHalf: 0,
      guestHalf: 0,
      homeRed: 0,
      guestRed: 0,
      homeYellow: 0,
      guestYellow: 0,
      injuryTime: 0,
      hasLineup: false,
      homeRank,
      guestRank,
      neutral: results.neutral(fixture),
      explain: "",
    };
  }

  /** Fixtures with kick-off in [fromMs, toMs), by kick-off within each week. */
  function fixturesBetween(fromMs: number, toMs: number): Fixture[] {
    const found: Fixture[] = [];
    // Weeks are counted in each league's zone, so they extend half a day beyond the week in UTC on either side.
    const firstWeek = Math.max(0, Math.floor((fromMs - FIRST_MONDAY - DAY_MS / 2) / WEEK_MS));
    const lastWeek = Math.floor((toMs - FIRST_MONDAY + DAY_MS / 2) / WEEK_MS);
    for (let week = firstWeek; week <= lastWeek; week += 1) {
      const fixtures = calendar.week(week);
      for (let i = firstAtOrAfter(fixtures, fromMs); i < fixtures.length; i += 1) {
        const fixture = fixtures[i];
        if (fixture === undefined || fixture.kickoffAt >= toMs) break;
        found.push(fixture);
      }
    }
    return found;
  }

  const matchAt = (id: number, now: number): MatchNow | undefined => {
    const known = script(id);
    return known === "none" ? undefined : frameAt(known.timeline, now);
  };

  /**
   * The provider's view of a match until `now`; undefined if there is no such match, or the provider does not
   * cover it.
   */
  function pricedMatch(
    id: number,
    provider: number,
    now: number,
  ): (PricedMatch & { asked: number }) | undefined {
    const fixture = calendar.fixture(id);
    const known = script(id);
    if (fixture === undefined || known === "none") return undefined;
    const { league, kickoffAt } = fixture;
    if (league.coverage === "none" || (league.coverage === "first" && provider !== 8)) return undefined;
    const matchHash = mix(hash, id);
    const { pricesUntil, timeline } = known;
    const expected = results.expected(fixture);
    const asked = Math.min(now, pricesUntil);
    return {
      asked,
      closed: now >= pricesUntil,
      instants() {
        const opensAt = Math.min(asked, kickoffAt - OPENS_BEFORE_MS - (matchHash % DAY_MS));
        const moves = [...timeline.times, ...priceInstants(matchHash, kickoffAt, asked)];
        const later = moves.filter((at) => at > opensAt && at <= asked).sort((a, b) => a - b);
        return [opensAt, ...new Set(later)];
      },
      viewAt: (at) => ({
        hash: matchHash,
        kickoffAt,
        expected,
        match: frameAt(timeline, at === pricesUntil ? at - 1 : at),
        remaining: remainingGoals(known.halves, inPlayMoment(matchHash, kickoffAt, at)),
      }),
    };
  }

  return {
    countries: atlas.countries,
    leagues: atlas.leagues,
    teamIds: [...atlas.teams.keys()],
    team: (id) => atlas.teams.get(id),
    matchesBetween: (fromMs, toMs) => fixturesBetween(fromMs, toMs).map(({ id }) => id),
    running: (now) =>
      fixturesBetween(now - SCRIPT_TAIL_MS, now + 1)
        .map(({ id }) => id)
        .filter((id) => isInLiveList(matchAt(id, now)?.state ?? 0)),
    matchAt,
    seasons: createSeasons({ atlas, calendar, results, hash, matchAt }),
    history: (id, now) => {
      const known = script(id);
      return known === "none" ? [] : momentsUntil(known.timeline, now);
    },
    pricesAt: (id, provider, now) => {
      const priced = pricedMatch(id, provider, now);
      if (priced === undefined) return undefined;
      const { viewAt, asked } = priced;
      const opening = openingPrices(viewAt(asked), provider);
      const current = currentPrices(viewAt(asked), provider, asked);
      return opening === undefined || current === undefined ? undefined : { opening, current };
    },
    oddsAt: (id, provider, now) => {
      const priced = pricedMatch(id, provider, now);
      return priced === undefined ? undefined : priceHistory(priced, provider);
    },
    changedBetween: (fromMs, toMs) =>
      fixturesBetween(fromMs - SCRIPT_TAIL_MS, toMs + SCRIPT_LEAD_MS)
        .map(({ id }) => id)
        .filter((id) => {
          const known = script(id);
          return known !== "none" && changesIn(known.timeline, fromMs, toMs);
        }),
    pricesChangedBetween: (fromMs, toMs) =>
      fixturesBetween(fromMs - SCRIPT_TAIL_MS, toMs + DRIFT_MS + 1)
        .filter(({ id, kickoffAt, league }) => {
          if (league.coverage === "none") return false;
          const matchHash = mix(hash, id);
          if (pricePeriod(matchHash, kickoffAt, fromMs) !== pricePeriod(matchHash, kickoffAt, toMs)) {
            if (toMs < kickoffAt) return true;
            const known = script(id);
            return known !== "none" && known.pricesUntil > fromMs;
          }
          const known = kickoffAt <= toMs ? script(id) : "none";
          return known !== "none" && changesIn(known.timeline, fromMs, toMs);
        })
        .map(({ id }) => id),
  };
}

function firstAtOrAfter(fixtures: readonly Fixture[], at: number): number {
  let low = 0;
  let high = fixtures.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((fixtures[middle]?.kickoffAt ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
