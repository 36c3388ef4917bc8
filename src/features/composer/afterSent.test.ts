// What a page says once a draft was published, and the pictures that it drops.
import { expect, it } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { aPost } from "#domain/testing/aPost.ts";
import { hereAtom } from "#state/writing/uploads.ts";
import { toasts } from "#ui/overlays/toast.ts";
import { afterSent } from "./afterSent.ts";

it.each([
  ["new", ["Your post is published."]],
  ["new:match:1001", ["Your post is published."]],
  ["edit:9", ["Your post was changed."]],
  // A reply enters its thread, with the focus.
  ["reply:9:0", []],
  ["editReply:9:1", []],
])("of the slot %s it says %j", (slot, words) => {
  afterSent({ draftId: "d", slot, post: aPost(9) });
  expect(toasts.read().map(({ item }) => item.text)).toEqual(words);
});

it("drops what this tab has of the draft's pictures, and of no other draft's", () => {
  const upload = { id: "u", kind: "image", name: "a.png", percent: 0, state: "waiting" } as const;
  const other = { draftId: "other", upload: { ...upload, id: "v" } };
  pageStore.set(hereAtom, [{ draftId: "d", upload }, other]);
  afterSent({ draftId: "d", slot: "reply:9:0" });
  expect(pageStore.get(hereAtom)).toEqual([other]);
});
