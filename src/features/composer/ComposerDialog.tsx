// The dialog in which a post is written or changed; on a phone it fills the screen.
// See docs/product.md#writing-posts.
import { useLingui } from "@lingui/react/macro";
import type { PostRequest } from "#state/dialogs/createPost.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import styles from "./Composer.module.css";
import type { EditPostProps } from "./EditPost.tsx";
import { NewPost } from "./NewPost.tsx";

/** A new post does without its code, which compares documents. */
const EditPost = lazyPart<EditPostProps>(async () => (await import("./EditPost.tsx")).EditPost, {
  instead: (
    <div className={styles["body"]} aria-busy="true">
      <Skeleton height={240} />
    </div>
  ),
});

export interface ComposerDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly request: PostRequest;
}

/** Closing it keeps the draft. */
export function ComposerDialog({ open, onClose, request }: ComposerDialogProps) {
  const { t } = useLingui();
  const { postId } = request;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={postId === undefined ? t({ message: "New post", comment: "Title of a dialog" }) : t`Edit post`}
      closeLabel={t`Close`}
      wide
      tall
    >
      {postId === undefined ? (
        <NewPost request={request} onClose={onClose} />
      ) : (
        <EditPost postId={postId} onClose={onClose} />
      )}
    </Dialog>
  );
}
