// The calls of other people: profiles, who follows whom, and muting.
// See docs/wire.md#listed-and-assumed-calls.
import type { OfPage, OfUser } from "#domain/calls/call.ts";
import type { PEOPLE_ACTS, PEOPLE_READS } from "#domain/calls/people.ts";
import { mutedUsers, profile, relatedUsers, relation } from "../account/members.ts";
import { foundPeople } from "../creators/creators.ts";
import { type ActTable, assumedGet, assumedPost, type ReadTable, specPost } from "../transport/wireCall.ts";
import { PAGE_SIZE, readWith } from "../wire/pageParts.ts";
import { writeSecond } from "../wire/seconds.ts";

const people = (path: string) => ({
  endpoint: assumedGet(path),
  params: ({ userId, page }: OfUser & OfPage) => ({ userId, page, size: PAGE_SIZE }),
  read: readWith(relatedUsers),
});

export const PEOPLE_READ_CALLS: ReadTable<typeof PEOPLE_READS> = {
  profile: {
    endpoint: assumedGet("/v1/api/user/profile"),
    params: ({ userId }) => ({ userId }),
    read: readWith(profile),
  },
  followers: people("/v1/api/community/user/followers"),
  following: people("/v1/api/community/user/following"),
  userSearch: {
    endpoint: assumedGet("/v1/api/community/user/search"),
    params: ({ text }) => ({ text }),
    read: readWith(foundPeople),
  },
  mutedUsers: {
    endpoint: specPost("/v1/api/community/user/getUserUnvoicedListListByPage"),
    body: ({ page }) => ({ page, size: PAGE_SIZE }),
    read: readWith(mutedUsers),
  },
};

const relating = (path: string) => ({
  endpoint: assumedPost(path),
  body: (params: OfUser) => params,
  read: readWith(relation),
});

export const PEOPLE_ACT_CALLS: ActTable<typeof PEOPLE_ACTS> = {
  follow: relating("/v1/api/community/user/follow"),
  unfollow: relating("/v1/api/community/user/unfollow"),
  mute: {
    ...relating("/v1/api/community/user/mute"),
    body: ({ userId, until }) => ({ userId, until: until === undefined ? null : writeSecond(until) }),
  },
  unmute: relating("/v1/api/community/user/unmute"),
};
