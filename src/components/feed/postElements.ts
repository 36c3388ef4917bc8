// The posts of a list as elements of the page: which is the first on the screen, and how one receives the focus.

/** The elements that hold one post each, in order. */
export function itemsOf(root: HTMLElement): readonly HTMLElement[] {
  return [...root.children] as HTMLElement[];
}

/** The post that an item holds; undefined for an element without one. */
export function postIdOf(item: Element | null | undefined): number | undefined {
  const id = Number(item?.querySelector<HTMLElement>("[data-post-id]")?.dataset["postId"]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The part of the window's upper edge that the header covers, CSS px. */
export function coveredTop(): number {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--header"));
  return Number.isFinite(header) ? header : 0;
}

/** Index of the first item that ends below `edge` (px from the window's upper edge); items.length for none. */
export function firstBelow(items: readonly Pick<Element, "getBoundingClientRect">[], edge: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.getBoundingClientRect().bottom > edge) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Focuses a post and scrolls it below the header. */
export function focusPost(post: HTMLElement | null | undefined): void {
  if (!post) return;
  post.focus({ preventScroll: true });
  post.parentElement?.scrollIntoView({ block: "start", behavior: "instant" });
}
