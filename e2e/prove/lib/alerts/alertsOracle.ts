// What must be told of a seeded day: a second reading of the rules of alerts, which imports nothing.
// See docs/product.md#alerts, #rules-of-alerts and #quiet-hours.

/** A match as the server knows it at one moment. */
export interface PlainMatch {
  readonly id: number;
  readonly league: number;
  readonly homeTeam: number;
  readonly awayTeam: number;
  readonly phase: string;
  /** Epoch ms. */
  readonly kickoffAt: number;
  readonly periodStartedAt: number;
  readonly home: number;
  readonly away: number;
  readonly homeReds: number;
  readonly awayReds: number;
  readonly homeYellows: number;
  readonly awayYellows: number;
  readonly hasLineup: boolean;
}

/** Prices in hundredths; 0 where none is offered. */
export interface PlainPrices {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface PlainRule {
  readonly id: string;
  readonly kind: string;
  readonly amount: number;
  readonly about: string;
  readonly aboutId: number;
}

export interface Setting {
  readonly rules: readonly PlainRule[];
  /** Minutes of the day in UTC; undefined for none. */
  readonly quiet: { readonly from: number; readonly to: number } | undefined;
  /** Starred matches. */
  readonly starred: readonly number[];
}

/** One thing that happened, in order of time. */
export type Happening =
  | { readonly kind: "match"; readonly at: number; readonly match: PlainMatch }
  /** The prices of a match are these from now on. */
  | { readonly kind: "prices"; readonly at: number; readonly match: number; readonly prices: PlainPrices }
  | { readonly kind: "sight"; readonly at: number; readonly isVisible: boolean }
  /** The core was replaced: it knows no longer what waits for a tab in sight, nor what was told a moment ago. */
  | { readonly kind: "death"; readonly at: number };

/** How often each event, "goal 1001 1-0", must have been told in each way. */
export interface Told {
  readonly popups: ReadonlyMap<string, number>;
  readonly notices: ReadonlyMap<string, number>;
  readonly sounds: number;
  /** Events of quiet hours, which are in a digest afterwards. */
  readonly held: ReadonlyMap<string, number>;
}

const MINUTE = 60_000;
/** A price is compared with those that held within this time. */
const PRICES_LAST = 10 * MINUTE;
/** The same event, of a rule and of another rule or a switch, is told once within this time. */
const TOLD_ONCE_WITHIN = 10_000;
const OUTCOMES = ["home", "draw", "away"] as const;
const BEFORE = new Set(["notStarted"]);
const PLAYED = new Set(["firstHalf", "halfTime", "secondHalf", "extraTime", "penalties"]);

function minuteOf({ phase, periodStartedAt }: PlainMatch, at: number): number {
  const elapsed = Math.floor((at - periodStartedAt) / MINUTE);
  if (phase === "firstHalf") return Math.min(45, Math.max(1, elapsed));
  if (phase === "halfTime") return 45;
  if (phase === "secondHalf") return Math.min(90, 46 + elapsed);
  return phase === "extraTime" || phase === "penalties" ? 91 : 0;
}

function concerns(rule: PlainRule, match: PlainMatch, { starred }: Setting): boolean {
  if (rule.about === "favorites") return starred.includes(match.id);
  if (rule.about === "match") return rule.aboutId === match.id;
  if (rule.about === "league") return rule.aboutId === match.league;
  return rule.aboutId === match.homeTeam || rule.aboutId === match.awayTeam;
}

interface Event {
  readonly type: string;
  readonly match: number;
  readonly home: number;
  readonly away: number;
  /** Of a goal and of one that is taken back. */
  readonly side?: "home" | "away";
}

const keyOf = ({ type, match, home, away }: Event): string => `${type} ${match} ${home}-${away}`;

/** The events that switches tell, in their order: each step of this proof changes one thing alone. */
function switchEvents(before: PlainMatch, now: PlainMatch): readonly Event[] {
  const score = { match: now.id, home: now.home, away: now.away };
  if (before.phase === "notStarted" && now.phase === "firstHalf") return [{ type: "kickOff", ...score }];
  if (now.home + now.away > before.home + before.away)
    return [{ type: "goal", ...score, side: now.home > before.home ? "home" : "away" }];
  if (now.home + now.away < before.home + before.away)
    return [{ type: "goalCancelled", ...score, side: now.home < before.home ? "home" : "away" }];
  if (now.homeReds + now.awayReds > before.homeReds + before.awayReds)
    return [{ type: "redCard", match: now.id, home: now.homeReds, away: now.awayReds }];
  if (now.homeYellows + now.awayYellows > before.homeYellows + before.awayYellows)
    return [{ type: "yellowCard", match: now.id, home: now.homeYellows, away: now.awayYellows }];
  return now.phase === "fullTime" && before.phase !== "fullTime" ? [{ type: "end", ...score }] : [];
}

/** The event of a rule between two looks; undefined where it does not fire. */
function ruleEvent(
  { kind, amount }: PlainRule,
  before: { readonly at: number; readonly match: PlainMatch },
  now: { readonly at: number; readonly match: PlainMatch },
): Event | undefined {
  const match = now.match.id;
  const score = { match, home: now.match.home, away: now.match.away };
  const isDue = ({ at, match: { phase, kickoffAt } }: typeof now): boolean =>
    BEFORE.has(phase) && kickoffAt - at > 0 && kickoffAt - at <= amount * MINUTE;
  const isLevel = ({ at, match: each }: typeof now): boolean =>
    PLAYED.has(each.phase) && each.home === each.away && minuteOf(each, at) >= amount;
  const goals = (each: PlainMatch): number => each.home + each.away;
  const reds = (each: PlainMatch): number => each.homeReds + each.awayReds;
  switch (kind) {
    case "reminder":
      return !isDue(before) && isDue(now) ? { type: "kickOffSoon", ...score } : undefined;
    case "lineups":
      return !before.match.hasLineup && now.match.hasLineup ? { type: "lineup", ...score } : undefined;
    case "halfTime":
      return before.match.phase !== "halfTime" && now.match.phase === "halfTime"
        ? { type: "halfTime", ...score }
        : undefined;
    case "level":
      return !isLevel(before) && isLevel(now) ? { type: "level", ...score } : undefined;
    case "goal":
      return goals(now.match) > goals(before.match) && minuteOf(now.match, now.at) >= amount
        ? { type: "goal", ...score, side: now.match.home > before.match.home ? "home" : "away" }
        : undefined;
    case "odds":
      return undefined;
    default:
      return reds(now.match) > reds(before.match)
        ? { type: "redCard", match, home: now.match.homeReds, away: now.match.awayReds }
        : undefined;
  }
}

/** One of the prices moved by so many per cent, as a share of what it was. A price that goes or comes has not moved. */
function movedBy(percent: number, from: PlainPrices, to: PlainPrices): boolean {
  return OUTCOMES.some(
    (outcome) =>
      from[outcome] > 0 &&
      to[outcome] > 0 &&
      Math.abs(to[outcome] - from[outcome]) * 100 >= percent * from[outcome],
  );
}

/** `start` is what the page found when it was opened. The happenings end at `endAt`. */
export function expectedAlerts(
  setting: Setting,
  start: {
    readonly at: number;
    readonly matches: readonly PlainMatch[];
    readonly prices: ReadonlyMap<number, PlainPrices>;
  },
  happenings: readonly Happening[],
  endAt: number,
): Told {
  const popups = new Map<string, number>();
  const notices = new Map<string, number>();
  let sounds = 0;
  let held: Event[] = [];
  const given: Event[] = [];
  /** Told while no tab was in sight, since one was. */
  let waiting: Event[] = [];
  /** Notifications of this core. */
  let posted: Event[] = [];
  let isVisible = true;
  /** What this core was asked to tell, with the time at which it was told, and whether a rule asked. */
  let lately: { readonly key: string; readonly at: number; readonly byRule: boolean }[] = [];
  const fired = new Set<string>();
  const known = new Map(start.matches.map((match) => [match.id, match]));
  /** The prices of each match as this core has seen them, the present ones last, each with the end of its time. */
  const seenPrices = new Map<number, { readonly prices: PlainPrices; until: number }[]>(
    [...start.prices].map(([match, prices]) => [match, [{ prices, until: Infinity }]]),
  );

  const count = (told: Map<string, number>, event: Event): void =>
    void told.set(keyOf(event), (told.get(keyOf(event)) ?? 0) + 1);

  function isQuiet(at: number): boolean {
    if (setting.quiet === undefined) return false;
    const { from, to } = setting.quiet;
    const minute = Math.floor(at / MINUTE) % 1440;
    return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  }

  function tell(event: Event, at: number, isPosted = false): void {
    if (isQuiet(at)) {
      held.push(event);
      return;
    }
    sounds += 1;
    if (isVisible) count(popups, event);
    else {
      if (!isPosted) count(notices, event);
      waiting.push(event);
      posted.push(event);
    }
  }

  /** Tells it unless it was told a moment ago; two switches never ask for the same. */
  function ask(event: Event, at: number, byRule: boolean): void {
    const key = keyOf(event);
    lately = lately.filter((each) => at - each.at < TOLD_ONCE_WITHIN);
    if (lately.some((each) => each.key === key && (byRule || each.byRule))) return;
    lately.push({ key, at, byRule });
    tell(event, at);
  }

  function takeBack(event: Event, at: number): void {
    // It may be scored again.
    lately = lately.filter(({ key }) => !key.startsWith(`goal ${event.match} `));
    const { side = "home" } = event;
    const isTaken = (goal: Event): boolean =>
      goal.type === "goal" && goal.match === event.match && goal.side === side && goal[side] > event[side];
    const isLeft = (each: Event): boolean => !isTaken(each);
    // While no tab is in sight its notification is replaced, whatever else is told.
    const isReplaced = !isVisible && posted.some(isTaken);
    if (isReplaced) count(notices, event);
    const isStillToCome = held.some(isTaken) || waiting.some(isTaken);
    posted = posted.filter(isLeft);
    held = held.filter(isLeft);
    waiting = waiting.filter(isLeft);
    if (!isStillToCome && setting.starred.includes(event.match)) tell(event, at, isReplaced);
  }

  function look(
    at: number,
    before: { readonly at: number; readonly match: PlainMatch },
    match: PlainMatch,
  ): void {
    for (const event of switchEvents(before.match, match)) {
      if (event.type === "goalCancelled") takeBack(event, at);
      else if (setting.starred.includes(match.id)) ask(event, at, false);
    }
    for (const rule of setting.rules) {
      if (!concerns(rule, match, setting) || fired.has(`${rule.id} ${match.id}`)) continue;
      const event = ruleEvent(rule, before, { at, match });
      if (event === undefined) continue;
      fired.add(`${rule.id} ${match.id}`);
      ask(event, at, true);
    }
  }

  function comparePrices(at: number, match: PlainMatch, prices: PlainPrices): void {
    const seen = seenPrices.get(match.id) ?? [];
    for (const each of seen) each.until = Math.min(each.until, at);
    const recent = seen.filter(({ until }) => at - until <= PRICES_LAST);
    seenPrices.set(match.id, [...recent, { prices, until: Infinity }]);
    for (const rule of setting.rules) {
      const key = `${rule.id} ${match.id}`;
      if (rule.kind !== "odds" || fired.has(key) || !concerns(rule, match, setting)) continue;
      if (!recent.some((each) => movedBy(rule.amount, each.prices, prices))) continue;
      fired.add(key);
      ask({ type: "oddsMoved", match: match.id, home: match.home, away: match.away }, at, true);
    }
  }

  let now = start.at;
  /** Each whole minute may bring what a rule waits for, and the end of quiet hours. */
  function passMinutes(until: number): void {
    for (let at = (Math.floor(now / MINUTE) + 1) * MINUTE; at <= until; at += MINUTE) {
      if (isVisible && !isQuiet(at)) {
        given.push(...held);
        held = [];
      }
      for (const match of known.values()) look(at, { at: at - 1, match }, match);
    }
    now = until;
  }

  for (const happening of happenings) {
    passMinutes(happening.at);
    if (happening.kind === "sight") {
      isVisible = happening.isVisible;
      if (isVisible) waiting = [];
    } else if (happening.kind === "death") {
      waiting = [];
      posted = [];
      lately = [];
      for (const [match, seen] of seenPrices) seenPrices.set(match, seen.slice(-1));
    } else if (happening.kind === "prices") {
      const match = known.get(happening.match);
      if (match) comparePrices(happening.at, match, happening.prices);
    } else {
      const before = known.get(happening.match.id);
      known.set(happening.match.id, happening.match);
      if (before) look(happening.at, { at: happening.at, match: before }, happening.match);
    }
    if (isVisible && !isQuiet(happening.at)) {
      given.push(...held);
      held = [];
    }
  }
  passMinutes(endAt);
  const heldTold = new Map<string, number>();
  for (const event of given) count(heldTold, event);
  return { popups, notices, sounds, held: heldTold };
}
