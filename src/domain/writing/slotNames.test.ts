// The names of slots say what a draft becomes.
import { expect, it } from "vitest";
import { readSlot } from "./slot.ts";
import { editReplySlot, editSlot, newSlot, replySlot } from "./slotNames.ts";

it("can be read back", () => {
  expect([newSlot(), newSlot({ kind: "match", id: 4 }), newSlot({ id: 3 })]).toEqual([
    "new",
    "new:match:4",
    "new:topic:3",
  ]);
  expect(readSlot(newSlot({ kind: "match", id: 4 }))).toEqual({ kind: "post" });
  expect(readSlot(replySlot(5))).toEqual({ kind: "reply", postId: 5, parentId: undefined });
  expect(readSlot(replySlot(5, 6))).toEqual({ kind: "reply", postId: 5, parentId: 6 });
  expect(readSlot(editSlot(5))).toEqual({ kind: "editPost", postId: 5 });
  expect(readSlot(editReplySlot(5, 6))).toEqual({ kind: "editReply", postId: 5, replyId: 6 });
});
