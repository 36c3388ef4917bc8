// The replies that the member has written on this page since it was opened. Another member does not have them.
import { useState } from "react";
import type { Reply } from "#domain/community/reply.ts";
import { useMember } from "#state/session/sessionAtom.ts";

export interface OwnReplies {
  /** The oldest first. */
  readonly replies: readonly Reply[];
  add(reply: Reply): void;
  /** Takes the new version of a reply that may be among them. */
  replace(reply: Reply): void;
}

export function useOwnReplies(): OwnReplies {
  const memberId = useMember()?.id;
  const [written, setWritten] = useState<readonly Reply[]>([]);
  return {
    replies: written.filter(({ author }) => author.id === memberId),
    add: (reply) => setWritten((before) => [...before.filter(({ id }) => id !== reply.id), reply]),
    replace: (reply) => setWritten((before) => before.map((each) => (each.id === reply.id ? reply : each))),
  };
}
