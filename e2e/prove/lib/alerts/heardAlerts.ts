// What the tabs of a played day were told in each way, and where that differs from the oracle.
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { Told } from "./alertsOracle.ts";

/** How often each event, "goal 1001 1-0", was told in each way. */
export interface HeardAlerts {
  readonly popups: Map<string, number>;
  readonly notices: Map<string, number>;
  readonly digested: Map<string, number>;
  /** How often the notification of each match was taken away. */
  readonly closes: Map<string, number>;
  sounds: number;
}

export const nothingHeard = (): HeardAlerts => ({
  popups: new Map(),
  notices: new Map(),
  digested: new Map(),
  closes: new Map(),
  sounds: 0,
});

export function addHeard(told: Map<string, number>, { type, matchId, values }: MatchEvent): void {
  const key = `${type} ${matchId} ${values.home}-${values.away}`;
  told.set(key, (told.get(key) ?? 0) + 1);
}

export function addClosed({ closes }: HeardAlerts, matchId: number): void {
  closes.set(`${matchId}`, (closes.get(`${matchId}`) ?? 0) + 1);
}

/** What differs from the oracle. */
export function faultsOf(expected: Told, heard: HeardAlerts): readonly string[] {
  const faults: string[] = [];
  const compare = (way: string, key: string, wanted: number, found: number): void => {
    if (wanted !== found) faults.push(`${way} of ${key}: ${found} instead of ${wanted}`);
  };
  const { popups, notices, digested, closes, sounds } = heard;
  for (const key of new Set([...expected.popups.keys(), ...popups.keys()]))
    compare("popups", key, expected.popups.get(key) ?? 0, popups.get(key) ?? 0);
  for (const key of new Set([...expected.notices.keys(), ...notices.keys()]))
    compare("notifications", key, expected.notices.get(key) ?? 0, notices.get(key) ?? 0);
  for (const key of new Set([...expected.closes.keys(), ...closes.keys()]))
    compare("notifications taken away", key, expected.closes.get(key) ?? 0, closes.get(key) ?? 0);
  for (const key of new Set([...expected.held.keys(), ...digested.keys()])) {
    const wanted = expected.held.get(key) ?? 0;
    const found = digested.get(key) ?? 0;
    // A long absence has a digest of its notifications.
    const most = wanted + (expected.notices.get(key) ?? 0);
    if (found < wanted || found > most) compare("digests", key, wanted, found);
  }
  if (expected.sounds !== sounds) faults.push(`${sounds} sounds instead of ${expected.sounds}`);
  return faults;
}
