// The viewer's stored list choices: pinned, collapsed and hidden leagues, hidden matches.
import type { ListOrder } from "#domain/board/view.ts";
import { asIds, asRecord, storedAtom } from "./stored.ts";

export interface ListPreferences {
  readonly order: ListOrder;
  readonly topOnly: boolean;
  /** Leagues hidden with the league picker. A list of shown leagues would hide every league that plays on other days only. */
  readonly hiddenLeagueIds: readonly number[];
  readonly pinnedLeagueIds: readonly number[];
  readonly collapsedLeagueIds: readonly number[];
  readonly hiddenMatchIds: readonly number[];
}

const DEFAULTS: ListPreferences = {
  order: "league",
  topOnly: false,
  hiddenLeagueIds: [],
  pinnedLeagueIds: [],
  collapsedLeagueIds: [],
  hiddenMatchIds: [],
};

/** Hidden matches end soon, so only the latest are kept. */
const HIDDEN_MAX = 300;

/** Any stored value as preferences; damaged parts are left out. */
export function readListPreferences(stored: unknown): ListPreferences | undefined {
  const record = asRecord(stored);
  if (!record) return undefined;
  return {
    order: record["order"] === "kickoff" ? "kickoff" : "league",
    topOnly: record["topOnly"] === true,
    hiddenLeagueIds: asIds(record["hiddenLeagueIds"]),
    pinnedLeagueIds: asIds(record["pinnedLeagueIds"]),
    collapsedLeagueIds: asIds(record["collapsedLeagueIds"]),
    hiddenMatchIds: asIds(record["hiddenMatchIds"]).slice(-HIDDEN_MAX),
  };
}

const LIST_PREFERENCES_KEY = "touchline.lists.1";

/** The list preferences of this browser. */
export const listPreferencesAtom = storedAtom({
  key: LIST_PREFERENCES_KEY,
  initial: DEFAULTS,
  read: readListPreferences,
});

/** The list with an id appended, or removed if it was in it. */
export function toggledId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id];
}
