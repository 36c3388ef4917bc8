// The draft of a reply that the page of its post is to open: its writer chose it in a list on another page.
// See docs/product.md#writing-replies.

let wanted: string | undefined;

/** `slot` of a reply or of an edit of one. Call it before the page of its post opens. */
export function wantDraft(slot: string): void {
  wanted = slot;
}

/** The slot, once; undefined where none is wanted, or one of another post. */
export function takeWantedDraft(postId: number): string | undefined {
  const slot = wanted;
  wanted = undefined;
  return slot?.split(":")[1] === String(postId) ? slot : undefined;
}
