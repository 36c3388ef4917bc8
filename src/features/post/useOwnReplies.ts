// The replies that the member has written on this page since it was opened. Another member does not have them.
import { useState } from "react";
import type { Reply } from "#domain/community/reply.ts";
import { useMember } from "#state/session/useMember.ts";

export interface OwnReplies {
  /** The oldest first. */
  readonly replies: readonly Reply[];
  /** The reply that was just written, until it was brought into view. */
  readonly writtenId: number | undefined;
  /** `arrives`: it is brought into view. */
  add(reply: Reply, arrives: boolean): void;
  /** Takes the new version of a reply that may be among them. */
  replace(reply: Reply): void;
  /** The reply just written is in view. */
  arrived(): void;
}

/** Kept by the page itself, as the boxes are (useOpenBoxes.ts): another order of the replies is another thread. */
export function useOwnReplies(): OwnReplies {
  const memberId = useMember()?.id;
  const [written, setWritten] = useState<readonly Reply[]>([]);
  const [writtenId, setWrittenId] = useState<number>();
  return {
    replies: written.filter(({ author }) => author.id === memberId),
    writtenId,
    add(reply, arrives) {
      setWritten((before) => [...before.filter(({ id }) => id !== reply.id), reply]);
      if (arrives) setWrittenId(reply.id);
    },
    replace: (reply) => setWritten((before) => before.map((each) => (each.id === reply.id ? reply : each))),
    arrived: () => setWrittenId(undefined),
  };
}
