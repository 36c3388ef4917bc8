// What is read and done about the invite activity and the post reward.
import type {
  ClaimedReward,
  InviteActivity,
  InviteCode,
  InvitedFriend,
  PostReward,
} from "../activity/activity.ts";
import type { Paged } from "../member/member.ts";
import { act, type NoParams, type OfPage, read, type SamplesOf } from "./call.ts";

const ofInvite = (): readonly string[] => ["inviteActivity"];
const ofPostReward = (): readonly string[] => ["postReward"];

export const ACTIVITY_READS = {
  /** A visitor gets it too, without a code. */
  inviteActivity: read<NoParams, InviteActivity>({ ofMember: true, tags: ofInvite }),
  invitedFriends: read<OfPage, Paged<InvitedFriend>>({
    ofMember: true,
    tags: () => ["inviteActivity", "memberNames"],
  }),
  inviteCode: read<{ readonly code: string }, InviteCode>({ ofMember: true, tags: ofInvite }),
  /** A visitor gets it too, without progress. */
  postReward: read<NoParams, PostReward>({ ofMember: true, tags: ofPostReward }),
  claimedRewards: read<OfPage, Paged<ClaimedReward>>({ ofMember: true, tags: ofPostReward }),
};

export const ACTIVITY_ACTS = {
  /** Answers the points. */
  claimInviteStep: act<{ readonly stepId: number }, number>()({ outdates: ofInvite, key: true }),
  /** Answers the points. */
  claimPostReward: act<{ readonly taskId: number }, number>()({ outdates: ofPostReward, key: true }),
};

export const ACTIVITY_SAMPLES: SamplesOf<typeof ACTIVITY_READS & typeof ACTIVITY_ACTS> = {
  inviteActivity: {},
  invitedFriends: { page: 1 },
  inviteCode: { code: "K7WQ2MZP" },
  postReward: {},
  claimedRewards: { page: 1 },
  claimInviteStep: { stepId: 1 },
  claimPostReward: { taskId: 1 },
};
