// The slot of a draft: where on the site it is written, and so what it becomes when it is published.
// See docs/product.md#drafts.

/** What a draft of a slot becomes. */
export type SlotTarget =
  | { readonly kind: "post" }
  | { readonly kind: "reply"; readonly postId: number; readonly parentId: number | undefined }
  | { readonly kind: "editPost"; readonly postId: number }
  | { readonly kind: "editReply"; readonly postId: number; readonly replyId: number };

const isId = (id: number | undefined): id is number => Number.isSafeInteger(id) && (id as number) > 0;

/**
 * The target of `new`, `new:{type}:{id}`, `reply:{post}:{parent}`, `edit:{post}` or `editReply:{post}:{reply}`; undefined for
 * any other text. A parent that is empty or 0 is the post itself.
 */
export function readSlot(slot: string): SlotTarget | undefined {
  const [kind, ...parts] = slot.split(":");
  const [first, second] = parts.map(Number);
  if (kind === "new") return { kind: "post" };
  if (!isId(first)) return undefined;
  if (kind === "reply") {
    return { kind, postId: first, parentId: isId(second) ? second : undefined };
  }
  if (kind === "edit") return { kind: "editPost", postId: first };
  return kind === "editReply" && isId(second) ? { kind, postId: first, replyId: second } : undefined;
}
