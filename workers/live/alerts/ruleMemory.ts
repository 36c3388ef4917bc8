// What rules have seen and when they fired, what quiet hours hold back, and what is a notification of the system: kept for
// the next core, and firings for the next visit.
import type { MatchLook } from "#domain/alerts/ruleFiring.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { Clock } from "../base/clock.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import { CHANGE_WINDOW_MS } from "../base/limits.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";

const RULES_KEY = "live.alertRules";
const VERSION = 1;
/** The looks are written this often while nothing changes, so that their age says when the core died. */
const WRITE_EVERY_MS = 20_000;
/** A firing is forgotten after this time: its match has long been played. The last one of each rule stays. */
const FIRED_KEPT_MS = 4 * 24 * 3_600_000;

export interface RuleMemory {
  /** What is stored is known, be it nothing. */
  isRead(): boolean;
  /** Once what is stored is known, or could not be read at first. */
  whenAsked(use: () => void): void;
  /** The last look at a match; undefined before the first. */
  look(matchId: number): MatchLook | undefined;
  /** `differs`: something but the time has changed. */
  saw(matchId: number, look: MatchLook, differs: boolean): void;
  /** False where the rule has fired for this match. `at`: server time, epoch ms. */
  fire(ruleId: string, matchId: number, at: number): boolean;
  hasFired(ruleId: string, matchId: number): boolean;
  /** The last firing of each rule. */
  lastFired(): readonly Firing[];
  /** These rules hold: the firings of others are forgotten at the end of the visit. */
  keepRules(ids: ReadonlySet<string>): void;
  /** Forgets looks at all other matches. */
  keepMatches(isKept: (matchId: number) => boolean): void;
  /** Writes what is due. Call it every second. */
  review(): void;
  /** The last tab has gone: what happens from now on is no news for the next. */
  rest(): void;
}

export interface Firing {
  readonly rule: string;
  readonly match: number;
  /** Server time, epoch ms. */
  readonly at: number;
}

interface StoredRules {
  readonly version: typeof VERSION;
  /** Local epoch ms at which the core began that wrote it; this names the core. */
  readonly startedAt: number;
  /** Local epoch ms of the last look. */
  readonly at: number;
  readonly rested: boolean;
  readonly looks: readonly (readonly [matchId: number, look: MatchLook])[];
  readonly fired: readonly Firing[];
  /** Events that quiet hours hold back. */
  readonly held: readonly LogEntry[];
  /** Events that are notifications; absent in what an earlier version wrote. */
  readonly posted?: readonly MatchEvent[];
}

export interface RuleMemoryOptions {
  readonly clock: Clock;
  readonly storage: KeeperStorage;
  /** True when this core replaces another: a tab has joined it that showed a list before. */
  isReplacement(): boolean;
  /** The events that quiet hours hold back; the same array while they are the same. */
  held(): readonly LogEntry[];
  /** The core before has left these. */
  hold(entries: readonly LogEntry[]): void;
  /** The events that are notifications; the same array while they are the same. */
  posted(): readonly MatchEvent[];
  /** The core before has posted these. */
  repost(events: readonly MatchEvent[]): void;
}

/** Written by a core of this version; undefined for anything else. */
function readStored(value: unknown): StoredRules | undefined {
  const stored = value as Partial<StoredRules> | null | undefined;
  if (typeof stored !== "object" || stored === null || stored.version !== VERSION) return undefined;
  const { at, startedAt, looks, fired, held, posted = [] } = stored;
  if (typeof at !== "number" || typeof startedAt !== "number") return undefined;
  return [looks, fired, held, posted].every(Array.isArray) ? (stored as StoredRules) : undefined;
}

const keyOf = ({ rule, match }: Pick<Firing, "rule" | "match">): string => `${rule} ${match}`;

/** Reads at once; a store that fails is asked again after 3 s. */
export function createRuleMemory(options: RuleMemoryOptions): RuleMemory {
  const { clock, storage, isReplacement, held, posted } = options;
  const startedAt = clock.now();
  let isRead = false;
  let isAsked = false;
  let waiting: (() => void)[] = [];
  let isBehind = false;
  let writtenAt = -Infinity;
  let looks = new Map<number, MatchLook>();
  let fired = new Map<string, Firing>();
  let rules: ReadonlySet<string> = new Set();
  let heldThen = held();
  let postedThen = posted();

  function begin(value: unknown): void {
    const stored = readStored(value);
    const age = stored ? clock.now() - stored.at : Infinity;
    fired = new Map(stored?.fired.map((firing) => [keyOf(firing), firing]));
    if (stored && !stored.rested && age >= 0 && age <= CHANGE_WINDOW_MS && isReplacement()) {
      looks = new Map(stored.looks);
      options.hold(stored.held);
      options.repost(stored.posted ?? []);
      // What is taken back of this before the next write is stored no longer.
      isBehind = true;
    }
    isRead = true;
  }

  function settle(): void {
    isAsked = true;
    const uses = waiting;
    waiting = [];
    for (const use of uses) use();
  }

  function read(): void {
    const again = (): void => void clock.setTimeout(read, STORE_AGAIN_MS);
    void storage.load(RULES_KEY).then(begin, again).then(settle);
  }

  /** Old firings go, but for the last one of each rule; with `all` those of removed rules, which an undo may bring back. */
  function forgetOld(all: boolean): void {
    const oldest = clock.now() - FIRED_KEPT_MS;
    const last = new Map([...fired.values()].map((firing) => [firing.rule, firing]));
    for (const [key, firing] of fired) {
      const isKept = firing.at > oldest || last.get(firing.rule) === firing;
      if (!isKept || (all && !rules.has(firing.rule))) fired.delete(key);
    }
  }

  function write(rested = false): void {
    const at = clock.now();
    writtenAt = at;
    isBehind = false;
    forgetOld(rested);
    const firings = [...fired.values()];
    heldThen = held();
    postedThen = posted();
    const state: StoredRules = {
      version: VERSION,
      startedAt,
      at,
      rested,
      looks: rested ? [] : [...looks],
      fired: firings,
      held: rested ? [] : heldThen,
      posted: rested ? [] : postedThen,
    };
    // A younger core may live: this one hung, has been replaced, and is about to end. What it fired counts.
    const replace = (value: unknown): unknown => {
      const other = readStored(value);
      const isYounger = other !== undefined && !other.rested && other.startedAt > startedAt;
      return isYounger && at - other.at < CHANGE_WINDOW_MS
        ? { ...other, fired: [...other.fired, ...firings] }
        : state;
    };
    void storage.update(RULES_KEY, replace).catch(() => void (isBehind = true));
  }

  read();
  return {
    isRead: () => isRead,
    whenAsked(use) {
      if (isAsked) use();
      else waiting.push(use);
    },
    look: (matchId) => looks.get(matchId),
    saw(matchId, look, differs) {
      looks.set(matchId, look);
      if (differs) isBehind = true;
    },
    fire(rule, match, at) {
      const firing = { rule, match, at };
      if (fired.has(keyOf(firing))) return false;
      fired.set(keyOf(firing), firing);
      write();
      return true;
    },
    hasFired: (rule, match) => fired.has(keyOf({ rule, match })),
    lastFired: () => [...new Map([...fired.values()].map((firing) => [firing.rule, firing])).values()],
    keepRules: (ids) => void (rules = ids),
    keepMatches(isKept) {
      for (const id of looks.keys()) if (!isKept(id)) looks.delete(id);
    },
    review() {
      if (!isRead) return;
      const isKept = looks.size + heldThen.length + postedThen.length > 0;
      const isOld = isKept && clock.now() - writtenAt >= WRITE_EVERY_MS;
      if (isBehind || isOld || held() !== heldThen || posted() !== postedThen) write();
    },
    rest() {
      looks = new Map();
      if (isRead) write(true);
    },
  };
}
