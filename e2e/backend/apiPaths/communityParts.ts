// Schemas shared by the calls of posts and replies.
import {
  CONTENT_MODES,
  MEDIA_KINDS,
  POST_TYPES,
  RELATED_TYPES,
  REPLY_RULES,
  SORTS,
  VISIBILITIES,
} from "../community/terms.ts";
import { MEMBERS_ONLY, body } from "./memberParts.ts";
import { flag, listOf, object, string, text, whole } from "./parts.ts";
import { orNull } from "./pageParts.ts";

export const COMMUNITY = "/v1/api/community";

export const feedSecond = { ...string, description: "YYYYMMDDHHmmss at UTC+8" };
const word = (words: readonly string[]): object => ({ ...string, enum: words });

export const media = object({
  kind: word(MEDIA_KINDS),
  src: { ...string, description: "Address" },
  posterUrl: string,
  width: whole,
  height: whole,
  alt: string,
});

export const author = object({ userId: whole, userName: string, avatar: string, isCreator: flag });

const related = object({
  relatedType: word(RELATED_TYPES),
  relatedId: whole,
  name: string,
  logo: { ...string, description: "File name in the folder of its type; a match has the home team's" },
  minute: orNull({ ...string, description: "Of a match, such as 67 or 45+2" }),
  scoreThen: orNull({ ...string, description: "Of a match, such as 1-0" }),
});

const card = {
  postId: whole,
  version: whole,
  user: author,
  createTime: feedSecond,
  editTime: orNull(feedSecond),
  title: string,
  summary: { ...string, description: "Plain text of the beginning, at most 200 letters; empty when locked" },
  contentMode: word(CONTENT_MODES),
  visibility: word(VISIBILITIES),
  postType: word(POST_TYPES),
  mediaList: { ...listOf(media), description: "Empty when locked" },
  mediaCount: whole,
  relatedList: listOf(related),
  topicList: listOf(object({ topicId: whole, name: string })),
  isSpoiler: flag,
  replyRule: word(REPLY_RULES),
  likeCount: whole,
  replyCount: whole,
  isLiked: flag,
  isOwn: flag,
  isLocked: flag,
  isDeleted: flag,
};

export const postCard = object(card);
export const postDetail = object({
  ...card,
  content: {
    ...string,
    description: "Text, or with RICH_TEXT a document as JSON text or object; empty when locked",
  },
});

/** Fields of a body that a new post and an edit have in common. */
export const POST_BODY = {
  "title?": { ...string, description: "At most 80 letters" },
  "contentMode?": word(CONTENT_MODES),
  "content?": { ...string, description: "Text of at most 1,000 letters, or a document of at most 20,000" },
  "visibility?": word(VISIBILITIES),
  "postType?": word(POST_TYPES),
  "relatedList?": { ...listOf(related), description: "At most 5: relatedType, relatedId, minute, scoreThen" },
  "topicIds?": { ...listOf(whole), description: "At most 3 ids; a text is the name of a new topic" },
  "mediaList?": { ...listOf(media), description: "At most 9 pictures and a video, own uploads" },
  "isSpoiler?": flag,
  "replyRule?": word(REPLY_RULES),
} as const;

const PAGING = {
  page: text("From 1, which is the default", false, "1"),
  size: text("1 to 50, 20 when absent", false, "20"),
};

/** Parameters of a list whose later pages are cut from the list as its first page found it. */
export const ANCHORED = {
  sort: text(`One of ${SORTS.join(", ")}`, false, SORTS[0]),
  ...PAGING,
  anchor: text("What the first page answered as anchor; 4029 when the list is not kept any more"),
};

/** A page of an anchored list. */
export const anchoredPage = (item: object): object =>
  object({ list: listOf(item), page: whole, size: whole, total: whole, hasMore: flag, anchor: string });

/** A POST of members with this body. */
export const memberPost = (fields: Readonly<Record<string, object>>): object => ({
  ...MEMBERS_ONLY,
  ...body(fields),
});

/** The same with the header Idempotency-Key; `parameters` replaces the call's own, which are none. */
export const keyedPost = (fields: Readonly<Record<string, object>>): object => ({
  ...memberPost(fields),
  parameters: [
    {
      name: "Idempotency-Key",
      in: "header",
      description:
        "A UUID; the same key again is answered without acting, 4028 when it was used for something else",
      required: true,
      schema: { type: "string", format: "uuid" },
    },
  ],
});
