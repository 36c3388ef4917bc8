// Edits a post in plain text: loads all of it, sends what was changed, and shows both texts where another edit came first.
// See docs/product.md#own-posts.
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { PostCard } from "#domain/community/post.ts";
import { FailedRead } from "#components/page/FailedRead.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useMember } from "#state/session/sessionAtom.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { EditForm, type Written } from "./EditForm.tsx";
import { offerChanges } from "./offerChanges.ts";

export interface EditDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly post: Pick<PostCard, "id" | "title">;
  /** What the member had written before the dialog was closed. */
  readonly begun: Written | undefined;
}

/** Closing it gives up what was changed, and offers it again. */
export function EditDialog({ open, onClose, post, begun }: EditDialogProps) {
  const { t } = useLingui();
  const { data, failure, refetch } = usePageData("post", { postId: post.id }, { enabled: open });
  // After a sign-out there is no answer; the form keeps the text, and does not show it.
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  // Another member's sign-in takes the dialog away (MemberDialogs.tsx).
  const [writerId] = useState(useMember()?.id);
  const changed = useRef<Written>(undefined);
  const close = (): void => {
    onClose();
    if (changed.current) offerChanges(post, changed.current, writerId);
  };
  return (
    <Dialog open={open} onClose={close} title={t`Edit post`} closeLabel={t`Close`} wide>
      {known === undefined ? (
        failure ? (
          <FailedRead
            title={<Trans>The post could not be loaded.</Trans>}
            failure={failure}
            onRetry={refetch}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton height={160} />
          </div>
        )
      ) : (
        <EditForm
          post={known}
          begun={begun}
          onChange={(written) => {
            changed.current = written;
          }}
          onSaved={onClose}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
