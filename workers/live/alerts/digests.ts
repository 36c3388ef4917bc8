// Collects the events of an absence, and sends them as one digest when a tab is visible and the data is complete.
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { Clock } from "../base/clock.ts";
import type { Late } from "../base/late.ts";
import type { LogEntry, LoggedChange } from "../tabs/eventLog.ts";
import { AWAY_MS, CATCH_UP_MS, HIGHLIGHT_MS, SETTLE_MS } from "../base/limits.ts";
import { cancels, lookedAtLast, type Standing } from "./popups.ts";
import type { EventDisplay } from "../tabs/dirtyState.ts";
import type { Tab } from "../tabs/tab.ts";

export interface DigestsDeps {
  readonly clock: Clock;
  readonly tabs: ReadonlyMap<string, Tab>;
  /** How late news is shown. */
  readonly late: Pick<Late, "ms">;
  newsAt(): number | undefined;
  /** In quiet hours nothing pops up. */
  isQuiet(): boolean;
  tell(tab: Tab, entries: readonly LogEntry[], way: EventDisplay): void;
}

export interface Digests {
  /** Marks a change that belongs to a gap that is being closed. */
  date(logged: LoggedChange): void;
  /** True when the event is kept for a digest: no tab is visible, or it belongs to a gap. */
  keep(entry: LogEntry): boolean;
  /** Keeps an event of quiet hours for the digest that follows them. */
  hold(entry: LogEntry): void;
  /** The core before has left these. */
  restore(entries: readonly LogEntry[]): void;
  /** Those that are kept so; the same array while they are the same. */
  held(): readonly LogEntry[];
  /** True where what is learnt now belongs to a gap. */
  isLate(): boolean;
  /** True where what is learnt now was so before the page was opened. */
  isOpening(): boolean;
  /** A tab was left before it could show these. */
  again(unseen: readonly Standing[]): void;
  /** The event is, or in the end is not, a notification of the system: then no popup shows it. */
  noticed(eventId: string, isPosted: boolean): void;
  /** Removes what this cancelled goal makes untrue from the digest; true when there was such a goal. */
  withdraw(event: MatchEvent): boolean;
  /** A full list is about to be taken; what it replaces was complete at `dataAt` (epoch ms). */
  listComes(dataAt: number | undefined): void;
  /** The last tab has gone: what quiet hours hold back is forgotten. */
  rest(): void;
  /** Sends the digest if a tab is visible and no more missed events are expected. */
  review(): void;
}

/** Fewer events than this pop up one by one. */
const DIGEST_LEAST = 2;
/** The digest of a very long absence holds its latest events; the log on the page is shorter. */
const MISSED_MAX = 300;

interface Missed {
  readonly entry: LogEntry;
  readonly at: number;
  /** It arrived with the news after a gap. */
  readonly late: boolean;
  /** It fell into quiet hours: it is told by a digest, even alone. */
  readonly held?: true;
}

/** Nothing missed yet. */
export function createDigests({ clock, tabs, late: shown, newsAt, isQuiet, tell }: DigestsDeps): Digests {
  let missed: Missed[] = [];
  const noticed = new Set<string>();
  let heldOf: readonly Missed[] = missed;
  let heldThen: readonly LogEntry[] = [];
  /** Since when no tab can be seen; undefined while one can. */
  let unseenSince = lookedAtLast(tabs.values()) ? undefined : clock.now();
  /** Until then what happens belongs to the gap that is being closed. */
  let gapUntil = -Infinity;
  /** The last tab closed: the core received nothing until the next one opened. */
  let rested = false;
  /** Events of this gap are not shown at all: a tab opened at this time, local epoch ms, after a short rest. */
  let quietSince: number | undefined;

  /** News arrives, or is requested, after a gap: it may take a while until it is complete. */
  function noticeGap(now: number): void {
    const since = newsAt();
    if (since !== undefined && now - since >= AWAY_MS && gapUntil < now) gapUntil = now + CATCH_UP_MS;
  }

  function lookedAgain(awayMs: number): void {
    unseenSince = undefined;
    const now = clock.now();
    if (awayMs >= AWAY_MS) {
      // The machine may have slept as well: then the news of that time is only now being fetched.
      noticeGap(now);
      missed = missed.map((each) => ({ ...each, late: true }));
    } else {
      // Events during a change from one tab to another are still news; older ones are in the log.
      missed = missed.filter(({ late, at }) => late || now - at < HIGHLIGHT_MS);
    }
    // The next list or poll brings the events in between. After a reload they are news; otherwise they are as old as the absence.
    if (rested && awayMs >= HIGHLIGHT_MS) {
      gapUntil = now + CATCH_UP_MS + shown.ms;
      quietSince = awayMs < AWAY_MS ? now : undefined;
    }
    rested = false;
  }

  function hold(entry: LogEntry): void {
    const added: Missed = { entry, at: clock.now(), late: true, held: true };
    missed = [...missed, added].slice(-MISSED_MAX);
  }

  const isOpening = (): boolean => quietSince !== undefined && clock.now() < gapUntil;

  function review(): void {
    const now = clock.now();
    const tab = lookedAtLast(tabs.values());
    if (!tab) {
      unseenSince ??= now;
      rested ||= tabs.size === 0;
      return;
    }
    if (unseenSince !== undefined) lookedAgain(now - unseenSince);
    // A poll reaches back further than such a rest lasts: one that was asked for since has brought all events of the gap.
    if (quietSince !== undefined && (newsAt() ?? -Infinity) >= quietSince)
      gapUntil = Math.min(gapUntil, now + shown.ms);
    if (now < gapUntil) return;
    if (quietSince !== undefined) missed = missed.filter(({ held }) => held);
    quietSince = undefined;
    const quiet = missed.some(({ held }) => held) && isQuiet();
    const due = missed.filter(({ held }) => !quiet || !held);
    if (due.length === 0) return;
    const late = due.some(({ held }) => held) || due.filter((each) => each.late).length >= DIGEST_LEAST;
    const entries = due.map(({ entry }) => entry).filter(({ event }) => late || !noticed.has(event.id));
    missed = missed.filter((each) => !due.includes(each));
    noticed.clear();
    if (entries.length > 0) tell(tab, entries, late ? "digest" : "popups");
  }

  return {
    date(logged) {
      const now = clock.now();
      noticeGap(now);
      logged.late = now < gapUntil;
    },
    keep(entry) {
      const now = clock.now();
      const { late } = entry;
      const nobody = lookedAtLast(tabs.values()) === undefined;
      if (nobody) unseenSince ??= now;
      if (!late && !nobody) return false;
      missed.push({ entry, at: now, late });
      missed.splice(0, missed.length - MISSED_MAX);
      return true;
    },
    hold(entry) {
      if (!isOpening()) hold(entry);
    },
    isOpening,
    restore: (entries) => entries.forEach(hold),
    held() {
      if (heldOf !== missed) {
        heldOf = missed;
        const now = missed.filter(({ held }) => held).map(({ entry }) => entry);
        if (now.length !== heldThen.length || now.some((entry, at) => entry !== heldThen[at])) heldThen = now;
      }
      return heldThen;
    },
    isLate() {
      const now = clock.now();
      noticeGap(now);
      return now < gapUntil;
    },
    again(unseen) {
      const at = clock.now();
      missed.push(...unseen.map(({ entry, way }) => ({ entry, at, late: way === "digest" })));
      review();
    },
    noticed(eventId, isPosted) {
      if (isPosted) noticed.add(eventId);
      else noticed.delete(eventId);
    },
    withdraw(event) {
      const before = missed.length;
      missed = missed.filter(({ entry }) => !cancels(event, entry.event));
      return missed.length < before;
    },
    listComes(dataAt) {
      const now = clock.now();
      const late = dataAt !== undefined && now - dataAt >= AWAY_MS;
      if (late || now < gapUntil) gapUntil = now + SETTLE_MS;
    },
    rest: () => void (missed = missed.filter(({ held }) => !held)),
    review,
  };
}
