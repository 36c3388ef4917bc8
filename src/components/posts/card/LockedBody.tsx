// The body of a post for subscribers, as others get it: what it holds, and the way to a subscription.
// See docs/product.md#post-visibility.
import { Plural, Trans } from "@lingui/react/macro";
import type { PostCard as Post } from "#domain/community/post.ts";
import { openSubscribePurchase } from "#state/dialogs/subscribePurchase.ts";
import { Button } from "#ui/controls/Button.tsx";
import { LockIcon } from "./LockIcon.tsx";
import styles from "./LockedBody.module.css";

export function LockedBody({ post }: { readonly post: Pick<Post, "author" | "mediaCount"> }) {
  const { author, mediaCount } = post;
  return (
    <div className={styles["locked"]}>
      <span className={styles["sign"]}>
        <LockIcon size={20} />
      </span>
      <p className={styles["words"]}>
        <Trans>Only subscribers can read this post.</Trans>
        {mediaCount === 0 ? null : (
          <small>
            <Plural value={mediaCount} one="# picture or video" other="# pictures and videos" />
          </small>
        )}
      </p>
      <Button small look="primary" onClick={() => openSubscribePurchase({ authorId: author.id })}>
        <Trans comment="Button: buys a subscription to the author of a post">Subscribe</Trans>
      </Button>
    </div>
  );
}
