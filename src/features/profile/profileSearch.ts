// The part of a profile's state that is in its address: the tab; an unknown value is ignored.

export const PROFILE_TABS = ["posts", "followers", "following"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

export interface ProfileSearch {
  /** Absent means the first tab. */
  readonly tab?: ProfileTab | undefined;
  /** Which posts of a creator: those for subscribers. Absent means all. */
  readonly posts?: "subscribers" | undefined;
}

/** Reads the query of a profile; an unknown tab yields undefined, which overrides the raw value in the router. */
export function readProfileSearch({ tab, posts }: Record<string, unknown>): ProfileSearch {
  return {
    tab: PROFILE_TABS.find((known) => known === tab),
    posts: posts === "subscribers" ? posts : undefined,
  };
}
