// The dialog in which a post is written or changed; on a phone it fills the screen.
// See docs/product.md#writing-posts.
import { useLingui } from "@lingui/react/macro";
import type { PostRequest } from "#state/dialogs/createPost.ts";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { EditPost } from "./EditPost.tsx";
import { NewPost } from "./NewPost.tsx";

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
