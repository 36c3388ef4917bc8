// Describes the calls of topics and reports.
import { REPORT_REASONS, REPORT_TARGETS } from "../community/reports.ts";
import { COMMUNITY, keyedPost } from "./communityParts.ts";
import { call, flag, listOf, object, string, text, whole } from "./parts.ts";

const topic = object({
  topicId: whole,
  name: string,
  postCount: { ...whole, description: "Posts that the asker may see" },
});
const topics = object({ list: listOf(topic) });

export const TOPIC_PATHS: Readonly<Record<string, object>> = {
  [`${COMMUNITY}/topic/detail`]: {
    get: call("A topic (assumed)", { topicId: text("The topic's id", true, "1") }, topic),
  },
  [`${COMMUNITY}/topic/search`]: {
    get: call(
      "At most ten topics whose name contains a text, those that begin with it first (assumed)",
      { text: text("Compared without case and accents", true, "derby") },
      topics,
    ),
  },
  [`${COMMUNITY}/topic/hot`]: {
    get: call("At most ten topics with the most posts of the last three days (assumed)", {}, topics),
  },
  [`${COMMUNITY}/report/create`]: {
    post: call(
      "Reports a post, a reply or a member; a second report of the same is isRepeated (assumed)",
      {},
      object({ isReported: flag, isRepeated: flag }),
      keyedPost({
        targetType: { ...string, enum: REPORT_TARGETS },
        targetId: whole,
        reason: { ...string, enum: REPORT_REASONS },
        "text?": { ...string, description: "At most 500 letters" },
      }),
    ),
  },
};
