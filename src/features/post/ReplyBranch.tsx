// A reply with the replies to it. Each level is indented, until a deeper one would leave too little room.
// See docs/product.md#post-page.
import type { ReplyNode } from "#domain/community/replyTree.ts";
import { MoreReplies } from "./MoreReplies.tsx";
import styles from "./ReplyBranch.module.css";
import { ReplyItem } from "./ReplyItem.tsx";
import type { ThreadState } from "./useThread.ts";

export interface ReplyBranchProps {
  readonly node: ReplyNode;
  /** 0 for a reply to the post. */
  readonly level: number;
  readonly thread: ThreadState;
}

/** Levels from here on look alike. The style sheet says which of those before are indented. */
const DEEPEST = 7;

export function ReplyBranch({ node, level, thread }: ReplyBranchProps) {
  const { reply, children, hidden } = node;
  const chainId = `replies-to-${reply.id}`;
  const isOpen = thread.isOpen(node);
  return (
    <li className={styles["branch"]} data-level={Math.min(level, DEEPEST)}>
      <ReplyItem node={node} thread={thread} chainId={chainId} isOpen={isOpen} />
      {isOpen ? (
        <div id={chainId} className={styles["chain"]}>
          {children.length === 0 ? null : (
            <ul>
              {children.map((child) => (
                <ReplyBranch key={child.reply.id} node={child} level={level + 1} thread={thread} />
              ))}
            </ul>
          )}
          <MoreReplies listKey={reply.id} hidden={hidden} thread={thread} />
        </div>
      ) : null}
    </li>
  );
}
