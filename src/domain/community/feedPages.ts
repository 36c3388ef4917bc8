// The posts of a list that is read page by page.
// See docs/product.md#feeds.
import type { PostSummary, PageOfPosts } from "./post.ts";

/**
 * The posts of the pages up to the first one that is missing, in order and each once: a server without anchors moves
 * posts to the next page when others write.
 */
export function postsOfPages(pages: readonly (PageOfPosts | undefined)[]): readonly PostSummary[] {
  const seen = new Set<number>();
  const posts: PostSummary[] = [];
  for (const page of pages) {
    if (page === undefined) break;
    for (const post of page.items) {
      if (seen.has(post.id)) continue;
      seen.add(post.id);
      posts.push(post);
    }
  }
  return posts;
}

/** How many pages from the first on are there. */
export function pagesLoaded(pages: readonly (PageOfPosts | undefined)[]): number {
  const missing = pages.indexOf(undefined);
  return missing === -1 ? pages.length : missing;
}
