// What a viewer chose about lists and expects to find again: pins, collapsed leagues, picked leagues, hidden matches.
import type { ListOrder } from "#domain/board/view.ts";
import { asIds, asRecord, storedAtom } from "./stored.ts";

export interface ListPreferences {
  readonly order: ListOrder;
  readonly topOnly: boolean;
  /** The league picker's choice; undefined is every league. */
  readonly leagueIds: readonly number[] | undefined;
  readonly pinnedLeagueIds: readonly number[];
  readonly collapsedLeagueIds: readonly number[];
  readonly hiddenMatchIds: readonly number[];
}

const DEFAULTS: ListPreferences = {
  order: "league",
  topOnly: false,
  leagueIds: undefined,
  pinnedLeagueIds: [],
  collapsedLeagueIds: [],
  hiddenMatchIds: [],
};

/** Hidden matches are soon over: the latest are enough. */
const HIDDEN_MAX = 300;

/** No league picked is a choice, too; a list in which no id is left is damaged, and none. */
function asChoice(stored: unknown): readonly number[] | undefined {
  const ids = asIds(stored);
  return Array.isArray(stored) && (ids.length > 0 || stored.length === 0) ? ids : undefined;
}

/** Whatever was stored, as preferences; damaged parts are left out. */
export function readListPreferences(stored: unknown): ListPreferences | undefined {
  const record = asRecord(stored);
  if (!record) return undefined;
  return {
    order: record["order"] === "kickoff" ? "kickoff" : "league",
    topOnly: record["topOnly"] === true,
    leagueIds: asChoice(record["leagueIds"]),
    pinnedLeagueIds: asIds(record["pinnedLeagueIds"]),
    collapsedLeagueIds: asIds(record["collapsedLeagueIds"]),
    hiddenMatchIds: asIds(record["hiddenMatchIds"]).slice(-HIDDEN_MAX),
  };
}

/** The list preferences of this browser. */
export const listPreferencesAtom = storedAtom({
  key: "touchline.lists.1",
  initial: DEFAULTS,
  read: readListPreferences,
});

/** A list with an id put in at the end, or taken out when it was there. */
export function toggledId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((known) => known !== id) : [...ids, id];
}
