// The part of a topic's page that is in its address: the order of its posts.
import { POST_SORTS, type PostSort } from "#domain/community/post.ts";

export interface TopicSearch {
  /** Absent means the member's own setting, and the newest first for a visitor. */
  readonly sort?: PostSort | undefined;
}

/** Reads the query; an unknown order yields undefined, which overrides the raw value in the router. */
export function readTopicSearch({ sort }: Record<string, unknown>): TopicSearch {
  return { sort: POST_SORTS.find((known) => known === sort) };
}
