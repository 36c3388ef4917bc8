// Writes a match's details: competition, venue, referee, attendance, and the tabs with content.
import { cultureOf } from "../../world/atlas/culture.ts";
import { hashText, mix, pick, unit } from "../../world/random.ts";
import { freshName } from "../../world/stories/squad.ts";
import type { MatchNow, World } from "../../world/types.ts";
import type { VenueInfo } from "../../world/stories/people.ts";
import { writeFeedTime } from "../../server/zones.ts";
import { findLeague, hasScore, writeLeague, writeTeam } from "../parts.ts";
import type { Asked, DetailSources } from "../sources.ts";

const PROVIDERS = [8, 47, 9] as const;
/** Number of seasons searched for the one of an old match. */
const SEASONS_BACK = 60;

/** How well a competition is covered, derived from its number of providers: 0 hardly, 1 partly, 2 fully. */
export function coverageOf(world: World, match: MatchNow, now: number): 0 | 1 | 2 {
  const priced = PROVIDERS.filter((provider) => world.pricesAt(match.id, provider, now) !== undefined);
  return priced.length === PROVIDERS.length ? 2 : priced.length > 0 ? 1 : 0;
}

/** The answer of the detail call; undefined for an unknown match. */
export function writeMatchDetails(
  { world, people }: DetailSources,
  matchId: number,
  { now, lang }: Asked,
): object | undefined {
  const match = world.matchAt(matchId, now);
  if (match === undefined) return undefined;
  const { leagueId, homeId, awayId } = match;
  const cup = findLeague(world, leagueId)?.cup ?? false;
  const place = world.seasons.placeOf(matchId);
  const seasons = world.seasons.list(leagueId, now, SEASONS_BACK);
  const report = world.report?.(matchId);
  const venue = venueOf(world, people.venue, match);
  const name = report?.venue || venue.name;
  return {
    scheduleId: matchId,
    league: writeLeague(world, leagueId, lang),
    season: seasons.find(({ id }) => id === place?.seasonId)?.label ?? "",
    round: cup || place === undefined ? null : place.round + 1,
    isCup: cup,
    homeTeam: writeTeam(world, homeId, lang),
    guestTeam: writeTeam(world, awayId, lang),
    startTime: match.state === -11 ? null : writeFeedTime(match.kickoffAt),
    venue: name === "" ? null : { ...venue, name },
    referee: report?.referee || referee(world, match),
    attendance: attendance(match, venue.capacity, coverageOf(world, match, now)),
    tabs: tabs(world, match, cup, now),
  };
}

/** The home ground; at a neutral venue, the ground of another team of the competition. */
function venueOf(world: World, venue: (teamId: number) => VenueInfo, match: MatchNow): VenueInfo {
  if (!match.neutral) return venue(match.homeId);
  const others = (world.seasons.competition(match.leagueId)?.teamIds ?? []).filter(
    (id) => id !== match.homeId && id !== match.awayId,
  );
  return venue(others.length === 0 ? match.homeId : pick(others, mix(hashText("neutral"), match.id)));
}

/** A referee of the competition's country; international matches have one from a third country. */
function referee(world: World, { id, leagueId, homeId, awayId }: MatchNow): string {
  const hash = mix(hashText("referee"), id);
  const own = world.countries.find((country) => country.id === findLeague(world, leagueId)?.countryId);
  const involved = new Set([homeId, awayId].map((teamId) => world.team(teamId)?.countryId));
  const thirds = world.countries.filter((country) => country.code !== "INT" && !involved.has(country.id));
  const country = own === undefined || own.code === "INT" ? thirds[hash % Math.max(1, thirds.length)] : own;
  // About thirty referees share the matches of a country.
  const person = mix(hashText("whistle"), (country?.id ?? 0) * 64 + (hash % 30));
  return freshName(cultureOf(country?.code ?? ""), person % 9 === 0, person, new Set());
}

/** Known once the second half runs; the lowest leagues publish no attendance. */
function attendance({ id, state, homeId }: MatchNow, capacity: number, coverage: 0 | 1 | 2): number | null {
  if (coverage === 0 || !(state >= 3 || state === -1)) return null;
  const usual = 0.35 + unit(mix(hashText("crowd"), homeId), 1) * 0.5;
  return Math.round(capacity * Math.min(1, usual + (unit(mix(hashText("crowd"), id), 2) - 0.4) * 0.3));
}

function tabs(world: World, match: MatchNow, cup: boolean, now: number): string[] {
  const coverage = coverageOf(world, match, now);
  const { state, hasLineup } = match;
  const toCome = !hasScore(state);
  const offered = {
    odds: coverage > 0,
    summary: hasScore(state),
    // The best leagues always publish line-ups; others are expected until kick-off.
    lineups: hasLineup || coverage === 2 || (coverage === 1 && toCome),
    analysis: true,
    standings: !cup,
    posts: true,
  };
  return Object.entries(offered).flatMap(([tab, there]) => (there ? [tab] : []));
}
