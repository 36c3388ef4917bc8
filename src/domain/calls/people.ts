// What is read and done about other people: profiles, who follows whom, and muting.
import type { FoundPerson } from "../creators/creator.ts";
import type { MutedUser, Paged, Profile, RelatedUser, Relation } from "../member/member.ts";
import { act, type OfPage, type OfUser, read, type SamplesOf } from "./call.ts";

export const PEOPLE_READS = {
  profile: read<OfUser, Profile>({ ofMember: true, tags: ({ userId }) => [`profile:${userId}`] }),
  followers: read<OfUser & OfPage, Paged<RelatedUser>>({
    ofMember: true,
    tags: ({ userId }) => [`followers:${userId}`, "memberNames"],
  }),
  following: read<OfUser & OfPage, Paged<RelatedUser>>({
    ofMember: true,
    tags: ({ userId }) => [`following:${userId}`, "memberNames"],
  }),
  /** At most ten members whose name contains the text; a part of the search, which shows its own failure. */
  userSearch: read<{ readonly text: string }, readonly FoundPerson[]>({
    ofMember: true,
    muted: "leftOut",
    tags: () => ["subscriptions", "memberNames", "withoutMuted"],
    silent: true,
  }),
  mutedUsers: read<OfPage, Paged<MutedUser>>({ ofMember: true, muted: "kept", tags: () => ["mutedUsers"] }),
};

/** Following changes both profiles: the followers of one, and the number of those whom the asker follows. */
function ofFollowing({ userId }: OfUser, memberId = 0): readonly string[] {
  return [`profile:${userId}`, `followers:${userId}`, `profile:${memberId}`, `following:${memberId}`];
}

/** Notices and their numbers leave out muted members. */
function ofMuting({ userId }: OfUser): readonly string[] {
  return [`profile:${userId}`, "mutedUsers", "notices"];
}

/** What is out of date when a member is not muted any more: their posts were left out of the lists. */
export function ofUnmuting({ userId }: OfUser): readonly string[] {
  return [...ofMuting({ userId }), "withoutMuted"];
}

export const PEOPLE_ACTS = {
  follow: act<OfUser, Relation>()({ outdates: ofFollowing }),
  unfollow: act<OfUser, Relation>()({ outdates: ofFollowing }),
  /** `until`: epoch ms by the server's clock, undefined for ever. The core hides the member's posts. */
  mute: act<OfUser & { readonly until?: number }, Relation>()({ outdates: ofMuting }),
  unmute: act<OfUser, Relation>()({ outdates: ofUnmuting }),
};

export const PEOPLE_SAMPLES: SamplesOf<typeof PEOPLE_READS & typeof PEOPLE_ACTS> = {
  profile: { userId: 9 },
  followers: { userId: 9, page: 1 },
  following: { userId: 9, page: 1 },
  userSearch: { text: "nell" },
  mutedUsers: { page: 1 },
  follow: { userId: 9 },
  unfollow: { userId: 9 },
  mute: { userId: 9 },
  unmute: { userId: 9 },
};
