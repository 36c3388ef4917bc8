// Fills a new database with posts.
import { createRandom, hashText, mix, pick, type Random } from "../world/random.ts";
import type { LeagueInfo, MatchNow, World } from "../world/types.ts";
import { POST_TEXTS, WRITERS, type PostMoment } from "./postTexts.ts";
import type { Fill, Posts, RelatedType } from "./posts.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** See docs/product.md#match-states. */
const FULL_TIME = -1;
/** Approximate number of posts. */
const WANTED = 300;
const RUNNING_MATCHES = 20;
const OTHER_MATCHES = 40;
const LEAGUES = 12;
const TEAMS = 24;
/** More than a page, so that at least one match has several pages. */
const MOST = 27;

interface Subject {
  readonly type: RelatedType;
  readonly id: number;
  readonly posts: number;
  /** Posts are dated in this range (epoch ms). */
  readonly from: number;
  readonly to: number;
  momentAt(at: number): PostMoment;
  readonly words: Readonly<Record<string, string>>;
}

/**
 * Writes about 300 posts if there are none: running matches first, then other matches of these days, leagues and
 * teams.
 */
export function seedPosts(posts: Posts, world: World, now: number): void {
  if (posts.count() > 0) return;
  const random = createRandom(hashText("first posts"));
  posts.fill((fill) => {
    const writers = createWriters(fill, now);
    let written = 0;
    for (const subject of subjectsOf(world, now, random)) {
      if (written >= WANTED) break;
      writeAbout(fill, subject, writers, random);
      written += subject.posts;
    }
  });
}

type Writers = ReadonlyMap<string, readonly number[]>;

/** The ids of the writers by language. */
function createWriters(fill: Fill, now: number): Writers {
  let place = 0;
  return new Map(
    Object.entries(WRITERS).map(([language, names]) => [
      language,
      names.map((name) => fill.writer(name, avatarOf(place++), now - 30 * DAY_MS)),
    ]),
  );
}

/** Two in three writers have a picture. */
function avatarOf(place: number): string {
  return place % 3 === 2 ? "" : `/img/fbplayer/${900_001 + place}.svg`;
}

function* subjectsOf(world: World, now: number, random: Random): Generator<Subject> {
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
    yield aboutThing("league", league.id, { league: league.name("en_GB") }, now, random.int(2, 4));
  }
  const runningIds = new Set(running.map(({ id }) => id));
  const listed = world.matchesBetween(now - DAY_MS, now + DAY_MS).filter((id) => !runningIds.has(id));
  const others = atNow(listed).slice(0, OTHER_MATCHES);
  const teamIds = new Set([...running, ...others].flatMap(({ homeId, awayId }) => [homeId, awayId]));
  for (const id of [...teamIds].slice(0, TEAMS)) {
    yield aboutThing("team", id, { team: world.team(id)?.name("en_GB") ?? "" }, now, random.int(1, 3));
  }
  for (const match of others) yield aboutMatch(world, match, now, random.int(1, 4));
}

function leagueWeight(league: LeagueInfo | undefined): number {
  return league === undefined ? Number.MAX_SAFE_INTEGER : league.sort - (league.topLevel ? 10_000 : 0);
}

function aboutMatch(world: World, match: MatchNow, now: number, posts: number): Subject {
  const end = match.kickoffAt + 2 * HOUR_MS;
  return {
    type: "match",
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
  type: "league" | "team",
  id: number,
  words: Readonly<Record<string, string>>,
  now: number,
  posts: number,
): Subject {
  return { type, id, posts, from: now - 6 * DAY_MS, to: now, momentAt: () => type, words };
}

function writeAbout(fill: Fill, subject: Subject, writers: Writers, random: Random): void {
  const used = new Set<string>();
  for (let count = 0; count < subject.posts; count++) {
    const createdAt = Math.floor(subject.from + random.next() * (subject.to - subject.from));
    const texts = POST_TEXTS[subject.momentAt(createdAt)].filter(([, text]) => !used.has(text));
    if (texts.length === 0) continue;
    const [language, text] = pick(texts, random.int(0, 1_000_000));
    used.add(text);
    const likeCount = Math.floor(60 * random.next() ** 4);
    fill.post({
      userId: pick(writers.get(language) ?? [], mix(random.int(0, 1_000_000), count)),
      relatedType: subject.type,
      relatedId: subject.id,
      content: text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => subject.words[name] ?? whole),
      createdAt,
      likeCount,
      replyCount: Math.min(likeCount, Math.floor(12 * random.next() ** 5)),
    });
  }
}
