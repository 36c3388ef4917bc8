// The member's settings of the community, kept in this browser and shared by its tabs.
// See docs/product.md#settings-of-the-community.
import { type CommunityConfig, DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { asRecord, storedAtom } from "./stored.ts";

const CHOICES = {
  sort: ["newest", "oldest", "mostLiked", "mostReplied"],
  visibility: ["close", "public", "onlyFans"],
  replyRule: ["all", "followed", "none"],
  recommend: [true, false],
} as const satisfies { readonly [Name in keyof CommunityConfig]: readonly CommunityConfig[Name][] };

/** Any stored value as settings: a damaged value loses that setting alone. */
export function readCommunityConfig(stored: unknown): CommunityConfig | undefined {
  const record = asRecord(stored);
  if (!record) return undefined;
  const known = Object.entries(CHOICES).flatMap(([name, choices]) =>
    (choices as readonly unknown[]).includes(record[name]) ? [[name, record[name]]] : [],
  );
  return { ...DEFAULT_COMMUNITY_CONFIG, ...Object.fromEntries(known) };
}

export const COMMUNITY_CONFIG_KEY = "touchline.community.1";

/** The settings in force: the defaults while nobody is signed in. */
export const communityConfigAtom = storedAtom({
  key: COMMUNITY_CONFIG_KEY,
  initial: DEFAULT_COMMUNITY_CONFIG,
  read: readCommunityConfig,
});
