// The heart of a post or reply: shows whether the member likes it and how many do, and changes that at once.
// See docs/product.md#likes.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Likeable, NumbersChange } from "#domain/community/postChange.ts";
import { useFormats } from "#i18n/hooks.ts";
import { followPostChanges, type Liked, toggleLike } from "#state/community/postChanges.ts";
import { asMember, openAuthDialog } from "#state/dialogs/authDialog.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./LikeButton.module.css";

export interface LikeButtonProps {
  readonly kind: Likeable;
  readonly item: Liked;
}

/** What follows a wish that was not done; the numbers are those of before the press. */
function tellFailed(
  client: LiveClient,
  { kind, id, isLiked = false, likeCount = 0, failed }: NumbersChange,
): void {
  if (failed === "signedOut")
    openAuthDialog({ goOn: () => void toggleLike(client, kind, { id, isLiked, likeCount }) });
  else showToast(t(i18n)`Your like could not be saved.`, "error");
}

const isSame = (one: Liked, other: Liked): boolean =>
  one.isLiked === other.isLiked && one.likeCount === other.likeCount;

/** A visitor is asked to sign in, and the like follows. */
export function LikeButton({ kind, item }: LikeButtonProps) {
  const { t: translate } = useLingui();
  const client = useLiveClient();
  const formats = useFormats();
  const { isLiked, likeCount } = item;
  // What presses painted and is not drawn yet: a press that follows is one on the last of them.
  const painted = useRef<readonly Liked[]>([]);
  useLayoutEffect(() => {
    const drawn = painted.current.findLastIndex((each) => isSame(each, item));
    // A drawing of an earlier press leaves the later ones; anything else is news, and is what a press is on.
    painted.current = drawn === -1 ? [] : painted.current.slice(drawn + 1);
  }, [item]);
  const press = (): void => {
    painted.current = [...painted.current, toggleLike(client, kind, painted.current.at(-1) ?? item)];
  };
  useEffect(() => followPostChanges(client, (change) => tellFailed(client, change)), [client]);
  return (
    <button
      type="button"
      className={styles["like"]}
      data-like
      aria-pressed={isLiked}
      onClick={() => asMember(press)}
    >
      <Icon name="heart" size={16} />
      <span className="num" aria-hidden="true" data-field="likeCount">
        {formats.number(likeCount)}
      </span>
      <VisuallyHidden>
        {translate({ message: "Like", comment: "Button: the reader likes a post or reply" })},{" "}
        <Plural value={likeCount} one="# like" other="# likes" />
      </VisuallyHidden>
    </button>
  );
}
