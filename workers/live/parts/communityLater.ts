// Loads the community's part of the core when a tab first shows posts: lists of matches do not need its code.
import { createLater } from "../base/later.ts";
import type { Community, CommunityDeps, createCommunity } from "../community/community.ts";

/** Brings the code of the community's part. */
export type LoadCommunity = () => Promise<typeof createCommunity>;

/** A part that has seen nothing. Until its code is loaded there are no changes that an answer could lack. */
export function createCommunityLater(
  deps: CommunityDeps,
  load: LoadCommunity = async () => (await import("../community/community.ts")).createCommunity,
): Community {
  const later = createLater(async () => (await load())(deps));
  return {
    like(...args) {
      later.whenLoaded((community) => community.like(...args));
      void later.load();
    },
    review() {
      if (![...deps.tabs.values()].some((tab) => tab.posts)) return later.current()?.review();
      later.whenLoaded((community) => community.review());
      void later.load();
    },
    done: (...act) => later.current()?.done(...act),
    handOut: async (...answer) => (await later.load())?.handOut(...answer) ?? answer[1],
    online: () => later.current()?.online(),
  };
}
