// The sport whose posts the community shows first.
// See docs/product.md#session-data: postType.
import { POST_TYPES, type PostType } from "#domain/community/post.ts";
import { pageStore } from "../pageStore.ts";
import { storedAtom } from "./stored.ts";

const FIRST: PostType = "football";

/** Kept in this browser, for visitors too. */
export const postTypeAtom = storedAtom<PostType>({
  key: "touchline.postType.1",
  initial: FIRST,
  read: (stored) => POST_TYPES.find((type) => type === stored),
});

/** Football again, as after a sign-out (docs/product.md#sign-in-and-sign-out). */
export function resetPostType(): void {
  pageStore.set(postTypeAtom, FIRST);
}
