// What must be told of a seeded day: a second reading of the rules of alerts, which imports nothing of the product.
// See docs/product.md#alerts, #rules-of-alerts and #quiet-hours.
import {
  type AlertEvent,
  concerns,
  hideIn,
  keyOf,
  movedBy,
  type PlainMatch,
  type PlainPrices,
  ruleEvent,
  type Setting,
  switchEvents,
  toldKey,
} from "./alertEventsOracle.ts";

/** One thing that happened, in order of time. */
export type Happening =
  | { readonly kind: "match"; readonly at: number; readonly match: PlainMatch }
  /** The prices of a match are these from now on. */
  | { readonly kind: "prices"; readonly at: number; readonly match: number; readonly prices: PlainPrices }
  | { readonly kind: "sight"; readonly at: number; readonly isVisible: boolean }
  /** The core was replaced: it knows no longer what waits for a tab in sight, nor what was told a moment ago. */
  | { readonly kind: "death"; readonly at: number }
  /** The last tab was closed, and another opened in sight: what happened in between is no news, nor is what was to come. */
  | { readonly kind: "closed"; readonly at: number }
  | { readonly kind: "opened"; readonly at: number };

/** How often each event, "goal 1001 1-0", must have been told in each way. */
export interface Told {
  readonly popups: ReadonlyMap<string, number>;
  readonly notices: ReadonlyMap<string, number>;
  /** How often the notification of each match was taken away. */
  readonly closes: ReadonlyMap<string, number>;
  readonly sounds: number;
  /** Events of quiet hours, which are in a digest afterwards. */
  readonly held: ReadonlyMap<string, number>;
}

const MINUTE = 60_000;
/** A price is compared with those that held within this time. */
const PRICES_LAST = 10 * MINUTE;
/** The same event, of a rule and of another rule or a switch, is told once within this time. */
const TOLD_ONCE_WITHIN = 10_000;

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
  const closes = new Map<string, number>();
  let sounds = 0;
  let held: AlertEvent[] = [];
  const given: AlertEvent[] = [];
  /** Told while no tab was in sight, since one was. */
  let waiting: AlertEvent[] = [];
  /** Notifications of this visit. */
  let posted: AlertEvent[] = [];
  let isVisible = true;
  let isOpen = true;
  /** What this core was asked to tell, with the time at which it was told, and whether a rule asked. */
  let lately: { readonly key: string; readonly at: number; readonly byRule: boolean }[] = [];
  const fired = new Set<string>();
  const known = new Map(start.matches.map((match) => [match.id, match]));
  /** The prices of each match as this core has seen them, the present ones last, each with the end of its time. */
  const seenPrices = new Map<number, { readonly prices: PlainPrices; until: number }[]>(
    [...start.prices].map(([match, prices]) => [match, [{ prices, until: Infinity }]]),
  );

  const count = (told: Map<string, number>, event: AlertEvent): void =>
    void told.set(toldKey(event), (told.get(toldKey(event)) ?? 0) + 1);

  function isQuiet(at: number): boolean {
    if (setting.quiet === undefined) return false;
    const { from, to } = setting.quiet;
    const minute = Math.floor(at / MINUTE) % 1440;
    return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  }

  function tell(event: AlertEvent, at: number, isPosted = false): void {
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
  function ask(event: AlertEvent, at: number, byRule: boolean): void {
    const key = keyOf(event);
    lately = lately.filter((each) => at - each.at < TOLD_ONCE_WITHIN);
    if (lately.some((each) => each.key === key && (byRule || each.byRule))) return;
    lately.push({ key, at, byRule });
    tell(event, at);
  }

  function takeBack(event: AlertEvent, at: number): void {
    // It may be scored again.
    lately = lately.filter(({ key }) => !key.startsWith(`goal ${event.match} `));
    const { side = "home" } = event;
    const isTaken = (goal: AlertEvent): boolean =>
      goal.type === "goal" && goal.match === event.match && goal.side === side && goal[side] > event[side];
    const isLeft = (each: AlertEvent): boolean => !isTaken(each);
    // While no tab is in sight its notification is replaced, whatever else is told.
    const isReplaced = !isVisible && posted.some(isTaken);
    if (isReplaced) count(notices, event);
    else if (posted.some(isTaken)) closes.set(`${event.match}`, (closes.get(`${event.match}`) ?? 0) + 1);
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
    for (const each of switchEvents(before.match, match)) {
      const event = hideIn(setting, match, each);
      if (event.type === "goalCancelled") takeBack(event, at);
      else if (setting.starred.includes(match.id)) ask(event, at, false);
    }
    for (const rule of setting.rules) {
      if (!concerns(rule, match, setting) || fired.has(`${rule.id} ${match.id}`)) continue;
      const event = ruleEvent(rule, before, { at, match }, setting.delay);
      if (event === undefined) continue;
      fired.add(`${rule.id} ${match.id}`);
      ask(hideIn(setting, match, event), at, true);
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
      const event = { type: "oddsMoved", match: match.id, home: match.home, away: match.away };
      ask(hideIn(setting, match, event), at, true);
    }
  }

  let now = start.at;
  function passMinute(at: number): void {
    if (isVisible && !isQuiet(at)) {
      given.push(...held);
      held = [];
    }
    if (isOpen) for (const match of known.values()) look(at, { at: at - 1, match }, match);
  }

  /**
   * Each whole minute may bring what a rule waits for, and the end of quiet hours. With a delay the minute that is shown
   * comes so much later.
   */
  function passMinutes(until: number): void {
    const instants = new Set<number>();
    for (const late of [0, setting.delay]) {
      const first = (Math.floor((now - late) / MINUTE) + 1) * MINUTE + late;
      for (let at = first; at <= until; at += MINUTE) instants.add(at);
    }
    for (const at of [...instants].toSorted((one, other) => one - other)) passMinute(at);
    now = until;
  }

  for (const happening of happenings) {
    passMinutes(happening.at);
    if (happening.kind === "sight") {
      isVisible = happening.isVisible;
      if (isVisible) waiting = [];
    } else if (happening.kind === "opened") {
      isOpen = true;
      isVisible = true;
    } else if (happening.kind === "death" || happening.kind === "closed") {
      if (happening.kind === "closed") {
        isOpen = false;
        isVisible = false;
        held = [];
        posted = [];
      }
      waiting = [];
      lately = [];
      for (const [match, seen] of seenPrices) seenPrices.set(match, seen.slice(-1));
    } else if (happening.kind === "prices") {
      const match = known.get(happening.match);
      if (!isOpen) seenPrices.set(happening.match, [{ prices: happening.prices, until: Infinity }]);
      else if (match) comparePrices(happening.at, match, happening.prices);
    } else {
      const before = known.get(happening.match.id);
      known.set(happening.match.id, happening.match);
      if (before && isOpen) look(happening.at, { at: happening.at, match: before }, happening.match);
    }
    if (isVisible && !isQuiet(happening.at)) {
      given.push(...held);
      held = [];
    }
  }
  passMinutes(endAt);
  const heldTold = new Map<string, number>();
  for (const event of given) count(heldTold, event);
  return { popups, notices, closes, sounds, held: heldTold };
}
