// The oracle of events: those to announce for these deliveries, from docs/product.md#match-events and
// docs/wire.md#events; imports nothing.

/** All values of a match in a record or a list item, in terms of football; instants are epoch ms. */
export interface FeedMatch {
  readonly id: number;
  readonly leagueId: number;
  readonly homeId: number;
  readonly awayId: number;
  /** docs/product.md#match-states. */
  readonly state: number;
  readonly kickoffAt: number;
  readonly periodStartedAt: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homeHalf: number;
  readonly awayHalf: number;
  readonly homeRed: number;
  readonly awayRed: number;
  readonly homeYellow: number;
  readonly awayYellow: number;
  readonly addedTime: number;
  readonly lineup: boolean;
  readonly explanation: string;
}

/** A live-change record: absent fields keep the known values. */
export type FeedRecord = Pick<FeedMatch, "id" | "state"> & Partial<FeedMatch>;

interface Arrival {
  /** True server time at which it reached the core, epoch ms. */
  readonly at: number;
}

/** A record that reached the core. `deliveredBefore`, for answers: the number of deliveries before the request. */
interface RecordDelivery extends Arrival {
  readonly kind: "record";
  readonly deliveredBefore?: number;
  readonly fields: FeedRecord;
  /** The record in wire form. */
  readonly text: string;
}

/** A full list. `day` is the time range it covers; undefined for the list of running matches. */
interface ListDelivery extends Arrival {
  readonly kind: "list";
  readonly deliveredBefore: number;
  readonly day: { readonly from: number; readonly to: number } | undefined;
  readonly matches: readonly FeedMatch[];
  /** False if the clock was set while the answer was pending, so that the core cannot know the time. */
  readonly clockKnown: boolean;
}

export type Delivery = RecordDelivery | ListDelivery;

export interface ExpectedEvent {
  readonly type: "goal" | "goalCancelled" | "redCard" | "yellowCard" | "kickOff" | "lineup" | "end";
  readonly matchId: number;
  readonly side: "home" | "away" | "none";
  readonly home: number;
  readonly away: number;
  readonly at: number;
  /** The rule depends on a second that the core cannot know exactly: the event may be announced or not. */
  readonly optional: boolean;
  /** The delivery that causes it. */
  readonly from: Delivery;
}

const FIRST_HALF = 1;
const FULL_TIME = -1;
/**
 * docs/product.md#match-events: a start is a change "from undefined or not started"; postponed matches and
 * those without an hour have not started either, nor have cancelled ones.
 */
const NOT_STARTED: ReadonlySet<number> = new Set([-99, 0, -10, -11, -14]);
const CANCELLED = -10;
const ABANDONED = -12;
const INTERRUPTED = -13;
/** docs/product.md#match-events; any other integer counts as -99 (docs/wire.md#match-states). */
const STARTED: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, -1, -12, -13]);
/** docs/wire.md#first-sight: a match whose period began less than 2 minutes ago has just started. */
const JUST_STARTED_MS = 120_000;
/** Tolerance of the core's server time in ms: `Date` has whole seconds and takes time to arrive. */
const CLOCK_DOUBT_MS = 4_000;

type Announce = (
  type: ExpectedEvent["type"],
  side: ExpectedEvent["side"],
  home: number,
  away: number,
  optional?: boolean,
) => void;

/** docs/product.md#match-events: a match that was abandoned or interrupted begins again at another time. */
function begins(before: FeedMatch, after: FeedMatch): boolean {
  if (after.state !== FIRST_HALF) return false;
  const isMoved = before.kickoffAt !== after.kickoffAt;
  if (before.state === INTERRUPTED) return isMoved;
  if (before.state === ABANDONED) return isMoved || before.periodStartedAt !== after.periodStartedAt;
  return hasNotStarted(before.state);
}

/**
 * Goals are announced one by one with the intermediate score, home first; then cancelled goals. A fall counts only while
 * the match is played, and an awarded score has no goals (docs/wire.md#cancelled-goals).
 */
function announceGoals(before: FeedMatch, after: FeedMatch, announce: Announce): void {
  if (after.state === CANCELLED) return;
  const { home: homeBefore, away: awayBefore } = scoreBefore(before, after);
  let home = homeBefore;
  let away = awayBefore;
  while (home < after.homeScore) announce("goal", "home", ++home, away);
  while (away < after.awayScore) announce("goal", "away", home, ++away);
  while (home > after.homeScore) announce("goalCancelled", "home", --home, away);
  while (away > after.awayScore) announce("goalCancelled", "away", home, --away);
}

function scoreBefore(before: FeedMatch, after: FeedMatch): { readonly home: number; readonly away: number } {
  const { homeScore: home, awayScore: away } = before;
  if (!hasNotStarted(after.state) && !begins(before, after)) return { home, away };
  return { home: Math.min(home, after.homeScore), away: Math.min(away, after.awayScore) };
}

/** One event per additional card; a falling count has none. */
function announceCards(
  type: "redCard" | "yellowCard",
  before: readonly [number, number],
  after: readonly [number, number],
  announce: Announce,
): void {
  let home = Math.min(before[0], after[0]);
  let away = Math.min(before[1], after[1]);
  while (home < after[0]) announce(type, "home", ++home, away);
  while (away < after[1]) announce(type, "away", home, ++away);
}

function hasNotStarted(state: number): boolean {
  return NOT_STARTED.has(state) || !STARTED.has(state);
}

function announceChange(before: FeedMatch, after: FeedMatch, announce: Announce): void {
  if (begins(before, after)) {
    const { home, away } = scoreBefore(before, after);
    announce("kickOff", "none", home, away);
  }
  announceGoals(before, after, announce);
  announceCards("redCard", [before.homeRed, before.awayRed], [after.homeRed, after.awayRed], announce);
  announceCards(
    "yellowCard",
    [before.homeYellow, before.awayYellow],
    [after.homeYellow, after.awayYellow],
    announce,
  );
  if (after.lineup && !before.lineup) announce("lineup", "none", after.homeScore, after.awayScore);
  if (after.state === FULL_TIME && before.state !== FULL_TIME) {
    announce("end", "none", after.homeScore, after.awayScore);
  }
}

function isSame(a: FeedMatch, b: FeedMatch): boolean {
  return (Object.keys(a) as (keyof FeedMatch)[]).every((name) => a[name] === b[name]);
}

/** The events of all deliveries, in the order in which they must be announced. */
export function expectedEvents(deliveries: readonly Delivery[]): readonly ExpectedEvent[] {
  const events: ExpectedEvent[] = [];
  const known = new Map<number, FeedMatch>();
  /** The index of the last delivery about each match. */
  const spokenAt = new Map<number, number>();
  /** The last record of each match, unless the match was changed otherwise since. */
  const lastText = new Map<number, string>();
  /**
   * The last record that the socket brought of a match before a list did: an answer that was asked for before it is newer
   * than that list by as much (docs/wire.md#arrival-order).
   */
  const early = new Map<number, { readonly number: number; readonly fields: FeedRecord }>();
  const days: { readonly from: number; readonly to: number }[] = [];
  let runningListCame = false;

  const announcer =
    (matchId: number, from: Delivery): Announce =>
    (type, side, home, away, optional = false) =>
      events.push({ type, matchId, side, home, away, at: from.at, optional, from });

  /** docs/wire.md#arrival-order: an answer requested before newer data arrived does not change that match. */
  const isOutdated = (id: number, deliveredBefore: number): boolean =>
    (spokenAt.get(id) ?? 0) > deliveredBefore;

  function takeRecord(record: RecordDelivery, number: number): void {
    const { fields, text, deliveredBefore } = record;
    const before = known.get(fields.id);
    if (before === undefined) {
      if (deliveredBefore === undefined) early.set(fields.id, { number, fields });
      return;
    }
    if (lastText.get(fields.id) === text) {
      // A record from the socket is the current state. A poll repeats the last 60 s each time, so it is not newer data.
      if (deliveredBefore === undefined) spokenAt.set(fields.id, number);
      return;
    }
    let told = fields;
    if (deliveredBefore !== undefined && isOutdated(fields.id, deliveredBefore)) {
      lastText.delete(fields.id);
      const heard = early.get(fields.id);
      if (heard === undefined || heard.number <= deliveredBefore) return;
      told = { ...fields, ...heard.fields };
    } else lastText.set(fields.id, text);
    spokenAt.set(fields.id, number);
    const after = { ...before, ...told };
    known.set(fields.id, after);
    announceChange(before, after, announcer(fields.id, record));
  }

  function takeFirstSight(match: FeedMatch, list: ListDelivery): void {
    if (match.state !== FIRST_HALF) return;
    const dayCame = days.some(({ from, to }) => match.kickoffAt >= from && match.kickoffAt < to);
    // The list of running matches is complete too: a match that was not in it before has begun since.
    if (!dayCame && !(list.day === undefined && runningListCame)) return;
    const began = Math.abs(list.at - match.periodStartedAt);
    if (list.clockKnown && began >= JUST_STARTED_MS + CLOCK_DOUBT_MS) return;
    const optional = !list.clockKnown || began > JUST_STARTED_MS - CLOCK_DOUBT_MS;
    announcer(match.id, list)("kickOff", "none", match.homeScore, match.awayScore, optional);
  }

  function takeList(list: ListDelivery, number: number): void {
    for (const match of list.matches) {
      if (isOutdated(match.id, list.deliveredBefore)) continue;
      spokenAt.set(match.id, number);
      const before = known.get(match.id);
      known.set(match.id, match);
      if (before === undefined) takeFirstSight(match, list);
      else if (!isSame(before, match)) {
        lastText.delete(match.id);
        announceChange(before, match, announcer(match.id, list));
      }
    }
    if (list.day === undefined) runningListCame = true;
    else days.push(list.day);
  }

  for (const [index, delivery] of deliveries.entries()) {
    if (delivery.kind === "record") takeRecord(delivery, index + 1);
    else takeList(delivery, index + 1);
  }
  return events;
}
