// Answers of pages wait in the core: a page is shown the newest answer that is as old as the delay.
import { failure, type Result } from "#api/transport/result.ts";
import { isMatchTag, type CacheTag } from "#domain/calls/cacheTags.ts";
import { type PageRequest, READS, tagsOf } from "#domain/calls/pageCalls.ts";
import type { AnyRead } from "#domain/calls/call.ts";
import { isLive } from "#domain/match/phase.ts";
import { NOT_OLD_ENOUGH } from "#domain/spoilerWords.ts";
import type { Match } from "#domain/match/match.ts";
import type { Clock } from "../base/clock.ts";
import type { AskedAnswer, Late } from "../base/late.ts";
import type { MatchStore } from "../matches/matchStore.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { DelayLine } from "./delayLine.ts";
import { freshWordsAt, withoutFreshPosts, withoutFreshWords, type MemberAccount } from "./latePosts.ts";
import { withoutChampion, withoutScores } from "./lateFixtures.ts";

/** What these say of matches is said by lists of fixtures alone: shown at once, without scores. */
const FIXTURES: ReadonlySet<PageRequest["call"]> = new Set(["search"]);
/** These say nothing of a match that is played. */
const QUIET: ReadonlySet<PageRequest["call"]> = new Set([
  "matchDetails",
  "teamTransfers",
  "footballSource",
  "popularSearches",
]);
/** One post, or one reply with what is above it: shown as a whole, or not yet. */
const WHOLE: ReadonlySet<PageRequest["call"]> = new Set(["post", "replyContext"]);
/**
 * Those about football that have no tag of a match, league or team: goals of players, form, figures, and the minutes of a
 * match that members write about.
 */
const OF_FOOTBALL: ReadonlySet<PageRequest["call"]> = new Set([
  "matchAnalysis",
  "teamSquad",
  "teamStatistics",
  "playerProfile",
  "playerMatches",
  "postMinutes",
]);

/** Less than a page gives a question (docs/timers.md), ms. */
const ASK_AGAIN_MS = 12_000;
/** So long an answer waits until it is known what is played, ms: then it is taken for one about a match that is. */
const KNOWN_WITHIN_MS = 3_000;
const LOOK_EVERY_MS = 100;
/** Bounds memory: pages show fewer answers. */
const WAITING_MAX = 200;

export interface LatePagesDeps {
  readonly clock: Pick<Clock, "now" | "setTimeout" | "clearTimeout">;
  readonly late: Late;
  readonly line: DelayLine;
  readonly publisher: Pick<Publisher, "outdated">;
  readonly serverClock: { now(): number };
  readonly store: Pick<MatchStore, "get" | "matches">;
  readonly account: MemberAccount;
  /** False until the lists have come that hold all matches that may be played. */
  areMatchesKnown(): boolean;
  /** When the delay began, local epoch ms: earlier answers have been shown. */
  readonly since: number;
}

interface Waiting {
  /** The newest answer that may be shown. */
  shown: Result<unknown> | undefined;
  /** Resolves with the first. */
  readonly first: Promise<Result<unknown>>;
  release(answer: Result<unknown>): void;
  latest: AskedAnswer | undefined;
}

/** True for an answer that could tell the state of a match. */
function tells(request: PageRequest): boolean {
  const { call } = request;
  if (QUIET.has(call) || FIXTURES.has(call)) return false;
  const { ofMember }: AnyRead = READS[call];
  return OF_FOOTBALL.has(call) || (!ofMember && tagsOf(request).some(isMatchTag));
}

/** True for a match that may be played now, as far as is shown. */
function isOpen({ phase, kickoffAt }: Match, now: number, withinMs: number): boolean {
  return isLive(phase) || (phase === "notStarted" && kickoffAt !== undefined && kickoffAt - now <= withinMs);
}

/** No answer waits at first. */
export function createLatePages(deps: LatePagesDeps): NonNullable<Late["answer"]> {
  const { clock, late, line, publisher, serverClock, store } = deps;
  const waiting = new Map<string, Waiting>();

  /** Whether a match that this is about may be played; undefined while that is not known. */
  function isRunning(request: PageRequest): boolean | undefined {
    const { matchId, leagueId, teamId } = request.params as Readonly<Record<string, number | undefined>>;
    const now = serverClock.now();
    const isAny = request.call === "matchAnalysis";
    if (matchId !== undefined) {
      const match = store.get(matchId);
      if (match !== undefined && isOpen(match, now, late.ms)) return true;
      if (match !== undefined && !isAny) return false;
      if (match === undefined && deps.areMatchesKnown()) return true;
    }
    for (const match of store.matches.values()) {
      const isAbout =
        isAny ||
        (matchId === undefined &&
          (leagueId === undefined || leagueId === match.leagueId) &&
          (teamId === undefined || teamId === match.teamIds.home || teamId === match.teamIds.away));
      if (isAbout && isOpen(match, now, late.ms)) return true;
    }
    return deps.areMatchesKnown() ? false : undefined;
  }

  async function untilKnown(request: PageRequest): Promise<void> {
    for (
      let waited = 0;
      isRunning(request) === undefined && waited < KNOWN_WITHIN_MS;
      waited += LOOK_EVERY_MS
    )
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, LOOK_EVERY_MS));
  }

  function waitingFor(key: string): Waiting {
    let entry = waiting.get(key);
    if (entry === undefined) {
      let release: Waiting["release"] = () => undefined;
      const first = new Promise<Result<unknown>>((resolve) => (release = resolve));
      entry = { shown: undefined, first, release, latest: undefined };
      waiting.set(key, entry);
      const [oldest] = waiting.keys();
      if (waiting.size > WAITING_MAX && oldest !== undefined) waiting.delete(oldest);
    }
    return entry;
  }

  /** That there is no answer tells nothing: it is told at once. */
  async function refused({ answer }: AskedAnswer): Promise<Result<unknown>> {
    const came = await answer;
    return came.ok ? new Promise(() => undefined) : came;
  }

  /** The page asks again before it gives the question up. */
  function askAgain(first: Promise<unknown>): Promise<Result<unknown>> {
    return new Promise((resolve) => {
      const timer = clock.setTimeout(() => resolve(failure("noAnswer", NOT_OLD_ENOUGH)), ASK_AGAIN_MS);
      void first.then(() => clock.clearTimeout(timer));
    });
  }

  /** Shows the answer once it is as old as the delay, and has pages ask for it unless they show the same already. */
  function hold(entry: Waiting, asked: AskedAnswer, tags: readonly CacheTag[]): void {
    if (entry.latest === asked) return;
    entry.latest = asked;
    void asked.answer.then((answer) => {
      line.hold(() => {
        const before = entry.shown;
        // One that failed takes nothing away.
        const shown = answer.ok || before === undefined ? answer : before;
        entry.shown = shown;
        entry.release(shown);
        // Pages that ask for what they show would ask the server again after each delay.
        if (!answer.ok || JSON.stringify(answer) !== JSON.stringify(before)) publisher.outdated(tags);
      });
    });
  }

  /** Runs it once what was written then (server time, epoch ms) is as old as the delay. */
  function whenOld(writtenAt: number, run: () => void): void {
    line.hold(run, clock.now() + writtenAt - serverClock.now());
  }

  async function whole({ answer }: AskedAnswer): Promise<Result<unknown>> {
    const came = await answer;
    const writtenAt = freshWordsAt(came, deps);
    if (writtenAt === undefined) return came;
    const old = new Promise<Result<unknown>>((resolve) => whenOld(writtenAt, () => resolve(came)));
    return Promise.race([old, askAgain(old)]);
  }

  /** The words of a new reply follow by themselves. */
  async function notices({ answer }: AskedAnswer, tags: readonly CacheTag[]): Promise<Result<unknown>> {
    return withoutFreshWords(await answer, deps, (at) => whenOld(at, () => publisher.outdated(tags)));
  }

  /** The newest answer that is old enough; undefined where the one that was asked for tells nothing. */
  function oldEnough(
    key: string,
    request: PageRequest,
    asked: AskedAnswer,
  ): Promise<Result<unknown>> | undefined {
    const isPlayed = isRunning(request) ?? true;
    if (request.call === "leagueProfile") return isPlayed ? asked.answer.then(withoutChampion) : undefined;
    if (!waiting.has(key) && !isPlayed) return undefined;
    const entry = waitingFor(key);
    hold(entry, asked, tagsOf(request));
    if (entry.shown !== undefined) return Promise.resolve(entry.shown);
    return Promise.race([entry.first, refused(asked), askAgain(entry.first)]);
  }

  return (key, request, asked) => {
    const { muted }: AnyRead = READS[request.call];
    if (WHOLE.has(request.call)) return whole(asked);
    if (request.call === "notices") return notices(asked, tagsOf(request));
    if (muted !== undefined) return asked.answer.then((answer) => withoutFreshPosts(answer, deps));
    if (FIXTURES.has(request.call)) return asked.answer.then((answer) => withoutScores(answer, store));
    const isNews = tells(request) && asked.fetchedAt >= deps.since;
    if (!isNews && request.call !== "leagueProfile") return undefined;
    if (waiting.has(key) || isRunning(request) !== undefined) return oldEnough(key, request, asked);
    return untilKnown(request).then(() => oldEnough(key, request, asked) ?? asked.answer);
  };
}
