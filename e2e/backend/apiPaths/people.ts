// Describes the calls about other members and the notices they cause.
import { body, feedTime, MEMBERS_ONLY, pageOf, person, relatedPerson, userId } from "./memberParts.ts";
import { feedSecond } from "./communityParts.ts";
import { orNull } from "./pageParts.ts";
import { call, flag, listOf, object, string, text, whole } from "./parts.ts";

const COMMUNITY = "/v1/api/community";
const PAGING = {
  page: text("From 1, which is the default", false, "1"),
  size: text("1 to 50, 20 when absent", false, "20"),
};
const WHOSE = { userId: text("A member's id", true, "1") };
const ids = listOf(whole);
const NOTICE = { ...string, enum: ["reply", "like", "follow", "system"] };
const unread = object({ reply: whole, like: whole, follow: whole, system: whole, total: whole });

const relation = (summary: string, more: Readonly<Record<string, object>> = {}): object => ({
  post: call(
    summary,
    {},
    object({
      userId: whole,
      isFollowed: flag,
      isMuted: flag,
      mutedUntil: orNull(feedSecond),
      followerCount: whole,
    }),
    {
      ...MEMBERS_ONLY,
      ...body({ userId, ...more }),
    },
  ),
});

export const PEOPLE_PATHS: Readonly<Record<string, object>> = {
  "/v1/api/user/profile": {
    get: call(
      "A member's public profile; favourites only for its owner (assumed)",
      { userId: text("A member's id, one's own when absent", false, "1") },
      object({
        userId: whole,
        userName: string,
        avatar: string,
        bio: string,
        createTime: feedTime,
        postCount: whole,
        followerCount: whole,
        followingCount: whole,
        isSelf: flag,
        isFollowed: flag,
        isMuted: flag,
        favourites: { oneOf: [object({ matchs: ids, leagues: ids, teams: ids }), { type: "null" }] },
      }),
    ),
  },
  [`${COMMUNITY}/user/follow`]: relation("Follows a member, who gets a notice (assumed)"),
  [`${COMMUNITY}/user/unfollow`]: relation("Unfollows a member (assumed)"),
  [`${COMMUNITY}/user/mute`]: relation("Mutes a member without a notice (assumed)", {
    "until?": orNull({ ...feedSecond, description: "When the mute ends; null or absent: never" }),
  }),
  [`${COMMUNITY}/user/unmute`]: relation("Unmutes a member (assumed)"),
  [`${COMMUNITY}/user/getUserUnvoicedListListByPage`]: {
    post: call(
      "Those the member has muted, latest first; with until, when the mute ends",
      {},
      pageOf(relatedPerson),
      {
        ...MEMBERS_ONLY,
        ...body({ "page?": whole, "size?": whole }),
      },
    ),
  },
  [`${COMMUNITY}/user/search`]: {
    get: call(
      "At most ten members whose name contains a text, those it begins with first (assumed)",
      { text: text("Compared without case and accents", true, "nell") },
      object({ list: listOf(person) }),
    ),
  },
  [`${COMMUNITY}/user/followers`]: {
    get: call("Those who follow a member (assumed)", { ...WHOSE, ...PAGING }, pageOf(relatedPerson)),
  },
  [`${COMMUNITY}/user/following`]: {
    get: call("Those a member follows (assumed)", { ...WHOSE, ...PAGING }, pageOf(relatedPerson)),
  },
  [`${COMMUNITY}/message/list`]: {
    get: call(
      "The member's notices of a type, newest first (assumed)",
      { type: text("reply, like, follow or system", true, "reply"), ...PAGING },
      pageOf(
        object({
          messageId: whole,
          type: NOTICE,
          user: { oneOf: [person, { type: "null" }] },
          postId: { type: ["integer", "null"] },
          replyId: { type: ["integer", "null"] },
          postSummary: string,
          text: { ...string, description: "The reply, or the text of a system notice" },
          createTime: feedTime,
          isRead: flag,
        }),
      ),
      MEMBERS_ONLY,
    ),
  },
  [`${COMMUNITY}/message/unread`]: {
    get: call("How many notices are unread (assumed)", {}, unread, MEMBERS_ONLY),
  },
  [`${COMMUNITY}/message/read`]: {
    post: call(
      "Marks notices as read: those named, those of a type, or all; answers with what is left (assumed)",
      {},
      unread,
      { ...MEMBERS_ONLY, ...body({ "ids?": ids, "type?": NOTICE }) },
    ),
  },
};
