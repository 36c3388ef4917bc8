// What a reader can do with a post: like it, read the replies, share it.
// See docs/product.md#posts-on-the-screen.
import { Plural, useLingui } from "@lingui/react/macro";
import type { PostSummary as Post } from "#domain/community/post.ts";
import { useFormats } from "#i18n/hooks.ts";
import { hrefOf } from "#state/navigation/hrefOf.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { RowLink } from "../../page/RowLink.tsx";
import { shareAddress } from "../../page/shareAddress.ts";
import { LikeButton } from "../LikeButton.tsx";
import { postPath } from "../postLinks.ts";
import styles from "./PostFoot.module.css";

export function PostFoot({ post }: { readonly post: Post }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { id, title, replyCount } = post;
  const path = postPath(id);
  return (
    <footer className={styles["foot"]}>
      <LikeButton kind="post" item={post} />
      <RowLink path={path} className={styles["act"]}>
        <Icon name="chat" size={16} />
        <span className="num" aria-hidden="true" data-field="replyCount">
          {formats.number(replyCount)}
        </span>
        <VisuallyHidden>
          <Plural value={replyCount} one="# reply" other="# replies" />
        </VisuallyHidden>
      </RowLink>
      <button
        type="button"
        className={styles["act"]}
        aria-label={t`Share`}
        title={t`Share`}
        onClick={() => void shareAddress(new URL(hrefOf(path, {}), location.href).href, title)}
      >
        <Icon name="share" size={16} />
      </button>
    </footer>
  );
}
