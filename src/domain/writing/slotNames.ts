// Makes the names of slots, the places where members write; `slot.ts` reads them.
// See docs/product.md#drafts.

/** `about`: what a new post is about first, a topic where it has no kind; undefined for nothing in particular. */
export function newSlot(about?: { readonly kind?: string; readonly id: number }): string {
  return about === undefined ? "new" : `new:${about.kind ?? "topic"}:${about.id}`;
}

/** `parentId`: the reply that is answered; undefined for the post. */
export const replySlot = (postId: number, parentId?: number): string => `reply:${postId}:${parentId ?? 0}`;

export const editSlot = (postId: number): string => `edit:${postId}`;

export const editReplySlot = (postId: number, replyId: number): string => `editReply:${postId}:${replyId}`;
