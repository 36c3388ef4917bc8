// What of a team page's state lives in its address: the tab; a bad value falls away.

export const TEAM_TABS = ["fixtures", "squad", "standings", "statistics", "transfers"] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

export interface TeamSearch {
  /** Absent is the first. */
  readonly tab?: TeamTab | undefined;
}

/** Reads the query of a team page; a bad tab comes out as undefined, laid over the raw value by the router. */
export function readTeamSearch({ tab }: Record<string, unknown>): TeamSearch {
  return { tab: TEAM_TABS.find((known) => known === tab) };
}
