// The posts of the demo account.
import type { PlannedPost } from "./postPlan.ts";

const DAY_MS = 86_400_000;

const TEXTS = [
  [
    "New here. Three televisions, two laptops and one very patient family. Who else watches the late match on a Sunday?",
    "PUBLIC",
  ],
  ["Unpopular opinion: a good nil-nil beats a bad four-three. Discuss.", "PUBLIC"],
  [
    "Kept a paper table of our league by hand when I was ten. Still check the goal difference myself.",
    "PUBLIC",
  ],
  ["Note to myself: ask for the shift change before the derby, not after it.", "CLOSE"],
] as const;

/** `now`: epoch ms. */
export function demoPosts(userId: number, now: number): readonly PlannedPost[] {
  return TEXTS.map(([content, visibility], place) => ({
    userId,
    createdAt: now - (place + 1) * 3 * DAY_MS,
    title: "",
    content,
    contentMode: "DEFAULT",
    summary: content,
    visibility,
    postType: "FOOTBALL",
    isSpoiler: false,
    replyRule: "ALL",
    media: [],
    related: [],
    topicIds: [],
    likeCount: visibility === "CLOSE" ? 0 : 4 + 3 * place,
    language: "en",
    replies: visibility === "CLOSE" ? 0 : 1,
  }));
}
