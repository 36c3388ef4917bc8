// Where on a post's page the box of a reply, or of an edit of one, has its place.
// See docs/product.md#writing-replies.
import type { ReplyNode } from "#domain/community/replyTree.ts";
import { readSlot } from "#domain/writing/slot.ts";
import type { Thread } from "./useThread.ts";

/** The reply where it is loaded and its chain is open. */
function shownNode(nodes: readonly ReplyNode[], id: number, isOpen: Thread["isOpen"]): ReplyNode | undefined {
  for (const node of nodes) {
    if (node.reply.id === id) return node;
    const found = isOpen(node) ? shownNode(node.children, id, isOpen) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether what the slot answers or changes is on the page, so that the box is there; otherwise it is above the replies. */
export function hasPlace(slot: string, thread: Pick<Thread, "tree" | "isOpen" | "isOpenToReplies">): boolean {
  const target = readSlot(slot);
  const find = (id: number) => shownNode(thread.tree.children, id, thread.isOpen)?.reply;
  if (target?.kind === "editReply") return find(target.replyId)?.isDeleted === false;
  if (target?.kind !== "reply") return false;
  return target.parentId === undefined ? thread.isOpenToReplies : find(target.parentId) !== undefined;
}
