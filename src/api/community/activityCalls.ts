// The calls of the invite activity and the post reward.
// See docs/wire.md#activities.
import type { ACTIVITY_ACTS, ACTIVITY_READS } from "#domain/calls/activities.ts";
import type { OfPage } from "#domain/calls/call.ts";
import { type ActTable, assumedGet, assumedPost, type ReadTable } from "../transport/wireCall.ts";
import { PAGE_SIZE, readWith } from "../wire/pageParts.ts";
import {
  claimedPoints,
  claimedRewards,
  inviteActivity,
  inviteCode,
  invitedFriends,
  postReward,
} from "./activities.ts";

const INVITE = "/v1/api/activity/invite";
const POST_REWARD = "/v1/api/activity/postReward";

const ofPage = ({ page }: OfPage) => ({ page, size: PAGE_SIZE });

export const ACTIVITY_READ_CALLS: ReadTable<typeof ACTIVITY_READS> = {
  inviteActivity: { endpoint: assumedGet(`${INVITE}/detail`), read: readWith(inviteActivity) },
  invitedFriends: {
    endpoint: assumedGet(`${INVITE}/friends`),
    params: ofPage,
    read: readWith(invitedFriends),
  },
  inviteCode: {
    endpoint: assumedGet(`${INVITE}/code`),
    params: ({ code }) => ({ code }),
    read: readWith(inviteCode),
  },
  postReward: { endpoint: assumedGet(`${POST_REWARD}/detail`), read: readWith(postReward) },
  claimedRewards: {
    endpoint: assumedGet(`${POST_REWARD}/history`),
    params: ofPage,
    read: readWith(claimedRewards),
  },
};

export const ACTIVITY_ACT_CALLS: ActTable<typeof ACTIVITY_ACTS> = {
  claimInviteStep: {
    endpoint: assumedPost(`${INVITE}/claim`, "once"),
    body: (params) => params,
    read: readWith(claimedPoints),
  },
  claimPostReward: {
    endpoint: assumedPost(`${POST_REWARD}/claim`, "once"),
    body: (params) => params,
    read: readWith(claimedPoints),
  },
};
