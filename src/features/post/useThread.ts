// The state of the replies below a post: what is loaded, which chains are closed, and the reply that a link leads to.
// See docs/product.md#post-page.
import { useState } from "react";
import type { PostDetail, PostSort } from "#domain/community/post.ts";
import type { Reply } from "#domain/community/reply.ts";
import { type ReplyNode, type ReplyTree, replyTree, TO_POST } from "#domain/community/replyTree.ts";
import { replaceReply } from "#state/community/replaceReply.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import type { OpenBoxes } from "./useOpenBoxes.ts";
import type { OwnReplies } from "./useOwnReplies.ts";
import { type ReplyLists, useReplyLists } from "./useReplyLists.ts";

/** What became of the reply that a link leads to; undefined without such a link. */
export type LinkedReply =
  | { readonly state: "loading" | "missing" }
  | { readonly state: "failed"; readonly retry: () => void }
  | { readonly state: "found"; readonly replyId: number };

export interface ThreadState
  extends Omit<ReplyLists, "lists">, Pick<ThreadOptions, "post" | "own" | "boxes" | "headingId"> {
  readonly tree: ReplyTree;
  readonly link: LinkedReply | undefined;
  /** The first replies to the post are there. */
  readonly isLoaded: boolean;
  /** Somebody can reply: the author has not closed the post to replies. */
  readonly isOpenToReplies: boolean;
  /** Replies by others since the lists were read. They are shown on request. */
  readonly newCount: number;
  /** Reads the replies to the post from the start, as they are now. */
  refresh(): void;
  /** A new reply of the asker's enters the tree. `arrives`: it is brought into view. */
  add(reply: Reply, arrives: boolean): void;
  /** An own reply was changed or deleted. */
  replace(reply: Reply): void;
  /** A chain shows what is loaded of it, unless the reader has closed it. */
  isOpen(node: ReplyNode): boolean;
  /** Shows the replies to a reply, and asks for them where none is loaded; or hides them. */
  toggle(node: ReplyNode): void;
}

export interface ThreadOptions {
  readonly post: PostDetail;
  readonly replyId: number | undefined;
  readonly sort: PostSort;
  readonly own: OwnReplies;
  readonly boxes: OpenBoxes;
  /** Id of the heading, which takes the focus from a reply that leaves the page. */
  readonly headingId: string;
}

/** Needs a component of its own per post and order. */
export function useThread({ post, replyId, sort, own, boxes, headingId }: ThreadOptions): ThreadState {
  const { lists, ...calls } = useReplyLists(post.id, sort);
  const { path, link } = useLinkedReply(post.id, replyId);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  /** How many replies the post had when they were read, less own new ones. */
  const [readCount, setReadCount] = useState<number>();
  const isLoaded = lists.has(TO_POST);
  const byOthers = post.replyCount - own.replies.length;
  if (isLoaded && readCount === undefined) setReadCount(byOthers);
  const tree = replyTree({ lists, path, own: own.replies, newestFirst: sort === "newest" });
  const isOpen = ({ reply, children }: ReplyNode): boolean =>
    !closed.has(reply.id) && (children.length > 0 || calls.stateOf(reply.id) !== undefined);
  return {
    ...calls,
    post,
    own,
    boxes,
    headingId,
    tree,
    link,
    isLoaded,
    newCount: Math.max(0, byOthers - (readCount ?? byOthers)),
    refresh() {
      setReadCount(undefined);
      calls.restart(TO_POST);
    },
    add(reply, arrives) {
      own.add(reply, arrives);
      setClosed((before) => new Set([...before].filter((id) => id !== reply.parentId)));
    },
    replace(reply) {
      replaceReply(reply);
      own.replace(reply);
    },
    isOpenToReplies: post.isOwn || post.replyRule !== "none",
    isOpen,
    toggle(node) {
      const { id } = node.reply;
      const wasOpen = isOpen(node);
      setClosed((before) => new Set([...before, id].filter((each) => each !== id || wasOpen)));
      if (!wasOpen && node.children.length === 0 && calls.stateOf(id) === undefined) calls.more(id);
    },
  };
}

const NONE: readonly Reply[] = [];

/** The replies from the post down to the one that a link leads to. */
function useLinkedReply(
  postId: number,
  replyId: number | undefined,
): { readonly path: readonly Reply[]; readonly link: LinkedReply | undefined } {
  const { data, failure, refetch } = usePageData(
    "replyContext",
    { replyId: replyId ?? 0 },
    { enabled: replyId !== undefined },
  );
  if (replyId === undefined) return { path: NONE, link: undefined };
  if (data !== undefined) {
    // A deleted reply is answered while others reply to it.
    const isThere = data.post.id === postId && !data.reply.isDeleted;
    const path = data.post.id === postId ? [...data.ancestors, data.reply] : NONE;
    return { path, link: isThere ? { state: "found", replyId } : { state: "missing" } };
  }
  if (failure === undefined) return { path: NONE, link: { state: "loading" } };
  const isMissing = failure.reason === "notFound" || failure.reason === "refused";
  return { path: NONE, link: isMissing ? { state: "missing" } : { state: "failed", retry: refetch } };
}
