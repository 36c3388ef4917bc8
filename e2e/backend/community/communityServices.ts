// Services behind the community's calls, created once per server over one database.
import type { DatabaseSync } from "node:sqlite";
import { type AnchoredLists, createAnchoredLists } from "./anchoredLists.ts";
import { createFans, type Fans } from "./fans.ts";
import { createKeys, type Keys } from "./keys.ts";
import { createPostLists, type PostLists } from "./postLists.ts";
import { createPosts, type Posts } from "./posts.ts";
import { createRateLimits, type RateLimits } from "./rateLimits.ts";
import { createReplies, type Replies } from "./replies.ts";
import { createReports, type Reports } from "./reports.ts";
import { createTopics, type Topics } from "./topics.ts";

export interface CommunityServices {
  readonly posts: Posts;
  readonly postLists: PostLists;
  readonly anchoredLists: AnchoredLists;
  readonly replies: Replies;
  readonly reports: Reports;
  readonly topics: Topics;
  readonly fans: Fans;
  readonly keys: Keys;
  readonly rateLimits: RateLimits;
}

export function createCommunityServices(database: DatabaseSync): CommunityServices {
  return {
    posts: createPosts(database),
    postLists: createPostLists(database),
    anchoredLists: createAnchoredLists(),
    replies: createReplies(database),
    reports: createReports(database),
    topics: createTopics(database),
    fans: createFans(database),
    keys: createKeys(database),
    rateLimits: createRateLimits(),
  };
}
