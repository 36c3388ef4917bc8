// Puts a member's own new post at the top of the lists that this tab is reading.
// See docs/product.md#feeds.
import { type ListParams, listHolds } from "#domain/community/listHolds.ts";
import type { PostSummary, PageOfPosts } from "#domain/community/post.ts";
import { pageClient } from "../pageData/pageClient.ts";
import { currentMember } from "../session/sessionAtom.ts";

const LISTS: ReadonlySet<unknown> = new Set(["feed", "posts", "userPosts", "topicPosts"]);

interface FirstPage extends ListParams {
  readonly page: number;
  readonly anchor?: string;
}

/**
 * Called once a post is published. Lists are read by an anchor, and the post is newer than any (docs/wire.md#anchors). Does
 * nothing where its author's sign-in has ended while the server was asked: its text may be for its author alone.
 */
export function showOwnPost(post: PostSummary): void {
  const member = currentMember();
  if (member?.id !== post.author.id) return;
  const { session } = member;
  pageClient.setQueriesData<PageOfPosts>(
    {
      predicate({ queryKey: [call, params, , , of] }) {
        if (!LISTS.has(call) || of !== session) return false;
        const { page, anchor, ...list } = params as FirstPage;
        return page === 1 && anchor !== undefined && listHolds(list, post);
      },
    },
    (first) =>
      first === undefined || first.items.some(({ id }) => id === post.id)
        ? undefined
        : { ...first, items: [post, ...first.items], total: first.total + 1 },
  );
}
