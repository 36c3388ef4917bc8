// What of a profile's state lives in its address: the tab; a bad value falls away.

export const PROFILE_TABS = ["posts", "followers", "following"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export interface ProfileSearch {
  /** Absent is the first. */
  readonly tab?: ProfileTab | undefined;
}

/** Reads the query of a profile; a bad tab comes out as undefined, laid over the raw value by the router. */
export function readProfileSearch({ tab }: Record<string, unknown>): ProfileSearch {
  return { tab: PROFILE_TABS.find((known) => known === tab) };
}
