// The part of the state of a match's posts tab that is in its address: the minute; an unknown value is ignored.

export interface PostsSearch {
  /** Absent means all posts about the match. */
  readonly minute?: string | undefined;
}

/** The router reads a whole minute as a number. */
export function readPostsSearch({ minute }: Record<string, unknown>): PostsSearch {
  const text = typeof minute === "number" ? String(minute) : minute;
  return { minute: typeof text === "string" && /^\d{1,3}(?:\+\d{1,2})?$/.test(text) ? text : undefined };
}
