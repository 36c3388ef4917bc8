// The subjects that seeded posts are about, with the time in which they are written.
import type { Random } from "../../world/random.ts";
import type { LeagueInfo, MatchNow, World } from "../../world/types.ts";
import type { PostMoment } from "./matchTexts.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** See docs/product.md#match-states. */
const FULL_TIME = -1;
const RUNNING_MATCHES = 20;
const OTHER_MATCHES = 40;
const LEAGUES = 12;
const TEAMS = 24;
/** More than a page, so that at least one match has several pages. */
const MOST = 27;

export interface Subject {
  readonly type: "MATCH" | "LEAGUE" | "TEAM";
  readonly id: number;
  readonly posts: number;
  /** Posts are dated in this range (epoch ms). */
  readonly from: number;
  readonly to: number;
  momentAt(at: number): PostMoment;
  readonly words: Readonly<Record<string, string>>;
}

/** What the posts with a subject are about: running matches first, then leagues, teams and other matches of these days. */
export function* subjectsOf(world: World, now: number, random: Random): Generator<Subject> {
  const leagues = new Map(world.leagues.map((league) => [league.id, league]));
  const weight = ({ leagueId }: MatchNow): number => leagueWeight(leagues.get(leagueId));
  const atNow = (ids: readonly number[]): MatchNow[] =>
    ids
      .map((id) => world.matchAt(id, now))
      .filter((match) => match !== undefined)
      .sort((a, b) => weight(a) - weight(b));

  const running = atNow(world.running(now)).slice(0, RUNNING_MATCHES);
  for (const [place, match] of running.entries()) {
    yield aboutMatch(world, match, now, place === 0 ? MOST : random.int(3, 8));
  }
  for (const league of [...leagues.values()]
    .sort((a, b) => leagueWeight(a) - leagueWeight(b))
    .slice(0, LEAGUES)) {
    yield aboutThing("LEAGUE", league.id, { league: league.name("en_GB") }, now, random.int(2, 4));
  }
  const runningIds = new Set(running.map(({ id }) => id));
  const listed = world.matchesBetween(now - DAY_MS, now + DAY_MS).filter((id) => !runningIds.has(id));
  const others = atNow(listed).slice(0, OTHER_MATCHES);
  const teamIds = new Set([...running, ...others].flatMap(({ homeId, awayId }) => [homeId, awayId]));
  for (const id of [...teamIds].slice(0, TEAMS)) {
    yield aboutThing("TEAM", id, { team: world.team(id)?.name("en_GB") ?? "" }, now, random.int(1, 3));
  }
  for (const match of others) yield aboutMatch(world, match, now, random.int(1, 4));
}

function leagueWeight(league: LeagueInfo | undefined): number {
  return league === undefined ? Number.MAX_SAFE_INTEGER : league.sort - (league.topLevel ? 10_000 : 0);
}

function aboutMatch(world: World, match: MatchNow, now: number, posts: number): Subject {
  const end = match.kickoffAt + 2 * HOUR_MS;
  return {
    type: "MATCH",
    id: match.id,
    posts,
    from: Math.min(match.kickoffAt - 3 * HOUR_MS, now - 5 * HOUR_MS),
    to: Math.min(now, end + 3 * HOUR_MS),
    momentAt(at) {
      // A postponed or cancelled match has only posts from before kick-off.
      if (at < match.kickoffAt || match.state < FULL_TIME || match.state === 0) return "before";
      return at > end && match.state === FULL_TIME ? "after" : "during";
    },
    words: {
      home: world.team(match.homeId)?.name("en_GB") ?? "",
      away: world.team(match.awayId)?.name("en_GB") ?? "",
    },
  };
}

function aboutThing(
  type: "LEAGUE" | "TEAM",
  id: number,
  words: Readonly<Record<string, string>>,
  now: number,
  posts: number,
): Subject {
  return {
    type,
    id,
    posts,
    from: now - 6 * DAY_MS,
    to: now,
    momentAt: () => (type === "TEAM" ? "team" : "league"),
    words,
  };
}
