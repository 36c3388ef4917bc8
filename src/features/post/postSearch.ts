// The part of a post page's state that is in its address: the reply that a link leads to; anything but an id is ignored.

export interface PostSearch {
  readonly reply?: number | undefined;
}

/** Reads the query of a post's page; junk yields undefined, which overrides the raw value in the router. */
export function readPostSearch({ reply }: Record<string, unknown>): PostSearch {
  const id = typeof reply === "string" ? Number(reply) : reply;
  return { reply: typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : undefined };
}
