// What a page says once a draft was published.
import { afterEach, expect, it } from "vitest";
import { aPost } from "#domain/testing/aPost.ts";
import { toasts } from "#ui/overlays/toast.ts";
import { tellSent } from "./tellSent.ts";

afterEach(() => {
  for (const { id } of toasts.read()) toasts.remove(id);
});

it.each([
  ["new", ["Your post is published."]],
  ["new:match:1001", ["Your post is published."]],
  ["edit:9", ["Your post was changed."]],
  // A reply enters its thread, with the focus.
  ["reply:9:0", []],
  ["editReply:9:1", []],
])("of the slot %s it says %j", (slot, words) => {
  tellSent({ draftId: "d", slot, post: aPost(9) });
  expect(toasts.read().map(({ item }) => item.text)).toEqual(words);
});
