// One post of a list. The browser leaves out the layout of items that are far from the window.
import { memo } from "react";
import type { PostCard as Post } from "#domain/community/post.ts";
import { PostCard } from "../posts/PostCard.tsx";
import styles from "./PostFeed.module.css";

export interface FeedItemProps {
  readonly post: Post;
  /** From 1. */
  readonly at: number;
  /** Number of posts of the list; -1 while it is not known. */
  readonly of: number;
}

/** Drawn again only when its own post or position changes. */
export const FeedItem = memo(function FeedItem({ post, at, of }: FeedItemProps) {
  return (
    <div className={styles["item"]}>
      <PostCard post={post} position={{ at, of }} />
    </div>
  );
});
