// Names of the texts that are written on a post's page, among those of the member (src/state/writing/texts.ts).

/** `parentId`: the reply that is answered; undefined for the post. */
export const replySlot = (postId: number, parentId: number | undefined): string =>
  `reply:${postId}:${parentId ?? 0}`;

export const editSlot = (replyId: number): string => `edit:reply:${replyId}`;
