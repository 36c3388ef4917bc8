// What can be done with a reply besides liking and answering it.
// See docs/product.md#post-page.
import { useLingui } from "@lingui/react/macro";
import { copyAddress } from "#components/page/shareAddress.ts";
import { useAct } from "#components/acting/useAct.ts";
import { nameInText } from "#components/people/nameInText.ts";
import { useReaderItems } from "#components/posts/acting/useReaderItems.ts";
import { postPath } from "#components/posts/postLinks.ts";
import type { Reply } from "#domain/community/reply.ts";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { hrefOf } from "#state/navigation/hrefOf.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Menu, type MenuItem } from "#ui/overlays/Menu.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./ReplyItem.module.css";
import type { ThreadState } from "./useThread.ts";

export interface ReplyMenuProps {
  readonly reply: Reply;
  readonly thread: ThreadState;
  readonly onEdit: () => void;
}

export function ReplyMenu({ reply, thread, onEdit }: ReplyMenuProps) {
  const { t, i18n } = useLingui();
  const { id, postId, author } = reply;
  const ownItems = useOwnItems({ reply, thread, onEdit });
  const readerItems = useReaderItems({ kind: "reply", id, author });
  const name = nameInText(author.name, i18n);
  const url = (): string => new URL(hrefOf(postPath(postId), { reply: id }), location.href).href;
  const copy: MenuItem = { id: "copy", label: t`Copy link`, onSelect: () => void copyAddress(url()) };
  return (
    <Menu
      label={t`More: reply by ${name}`}
      groups={[{ label: "", items: [copy, ...(reply.isOwn ? ownItems : readerItems)] }]}
      className={styles["more"]}
      button={<Icon name="more" size={18} />}
    />
  );
}

function useOwnItems({ reply, thread, onEdit }: ReplyMenuProps): readonly MenuItem[] {
  const { t } = useLingui();
  const remove = useRemove(thread);
  const edit: MenuItem = {
    id: "edit",
    label: t({ message: "Edit", comment: "Changes a post or reply of one's own" }),
    onSelect: onEdit,
  };
  const erase: MenuItem = {
    id: "delete",
    label: t({ message: "Delete", comment: "Entry of a menu: deletes a post or reply of one's own" }),
    onSelect: () => void remove(reply),
  };
  return [edit, erase];
}

/** Asks first: a deleted reply cannot be restored. */
function useRemove(thread: ThreadState): (reply: Reply) => Promise<void> {
  const { t } = useLingui();
  const { run } = useAct("deleteReply");
  return async ({ id: replyId, postId }) => {
    const isSure = await confirmDialog({
      message: t`Delete this reply? It cannot be brought back.`,
      confirm: t`Delete`,
      cancel: t`Cancel`,
      danger: true,
    });
    if (!isSure) return;
    const answer = await run({ postId, replyId });
    if (answer?.ok !== true) return;
    // Before the reply leaves the page, and its menu with the focus.
    document.querySelector<HTMLElement>(`#${CSS.escape(thread.headingId)}`)?.focus({ preventScroll: true });
    thread.replace(answer.value);
    showToast(t`Your reply was deleted.`);
  };
}
