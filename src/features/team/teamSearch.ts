// The part of a team page's state that is in its address: the tab; an unknown value is ignored.

import { TEAM_TABS, type TeamTab } from "#domain/team/team.ts";

export interface TeamSearch {
  /** Absent means the first tab. */
  readonly tab?: TeamTab | undefined;
}

/** Reads the query of a team page; an unknown tab yields undefined, which overrides the raw value in the router. */
export function readTeamSearch({ tab }: Record<string, unknown>): TeamSearch {
  return { tab: TEAM_TABS.find((known) => known === tab) };
}
