// The body of a post for subscribers, as others get it: what it holds, and the way to a subscription.
// See docs/product.md#post-visibility.
import { Plural, Trans } from "@lingui/react/macro";
import type { PostSummary as Post } from "#domain/community/post.ts";
import { openSubscribePurchase } from "#state/dialogs/subscribePurchase.ts";
import { Button } from "#ui/controls/Button.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { withTexts } from "#i18n/withTexts.ts";
import { LockIcon } from "./LockIcon.tsx";
import styles from "./LockedBody.module.css";

/** Amounts of money are code of their own, which most pages do without. */
const LockedPrice = lazyPart(
  async () => (await withTexts(() => import("./LockedPrice.tsx"))).LockedPrice,
  // Keeps the line, so that nothing moves when the price comes.
  { instead: <small /> },
);

export function LockedBody({ post }: { readonly post: Pick<Post, "author" | "mediaCount"> }) {
  const { author, mediaCount } = post;
  return (
    <div className={styles["locked"]}>
      <span className={styles["sign"]}>
        <LockIcon size={20} />
      </span>
      <p className={styles["words"]}>
        <Trans>Only subscribers can read this post.</Trans>
        <LockedPrice authorId={author.id} />
        {mediaCount === 0 ? null : (
          <small>
            <Plural value={mediaCount} one="# picture or video" other="# pictures and videos" />
          </small>
        )}
      </p>
      <Button
        small
        look="primary"
        onClick={() =>
          openSubscribePurchase({ userId: author.id, userName: author.name, avatar: author.avatar })
        }
      >
        <Trans comment="Button: buys a subscription to the author of a post">Subscribe</Trans>
      </Button>
    </div>
  );
}
