// The member's replies to this post that the server does not have yet, and boxes whose place on the page is not loaded.
// See docs/product.md#writing-replies.
import { Trans, useLingui } from "@lingui/react/macro";
import { SendingLine } from "#components/posts/card/SendingLine.tsx";
import { type SentState, unsentOf } from "#components/writing/OutboxCard.tsx";
import { LazyTextBox } from "#components/writing/LazyTextBox.tsx";
import { useDraftChoices } from "#components/writing/useDraftChoices.ts";
import { nothingWritten } from "#domain/writing/draftContent.ts";
import { readSlot } from "#domain/writing/slot.ts";
import { useDrafts } from "#state/writing/useDrafts.ts";
import styles from "./UnsentReplies.module.css";
import type { ThreadState } from "./useThread.ts";
import type { ReplyNode } from "#domain/community/replyTree.ts";

/** The reply where it is loaded and its chain is open. */
function shownNode(
  nodes: readonly ReplyNode[],
  id: number,
  isOpen: ThreadState["isOpen"],
): ReplyNode | undefined {
  for (const node of nodes) {
    if (node.reply.id === id) return node;
    const found = isOpen(node) ? shownNode(node.children, id, isOpen) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether what the slot answers or changes is on the page, so that the box is there; otherwise it is above the replies. */
function hasPlace(slot: string, thread: Pick<ThreadState, "tree" | "isOpen" | "isOpenToReplies">): boolean {
  const target = readSlot(slot);
  const find = (id: number) => shownNode(thread.tree.children, id, thread.isOpen)?.reply;
  if (target?.kind === "editReply") return find(target.replyId)?.isDeleted === false;
  if (target?.kind !== "reply") return false;
  return target.parentId === undefined ? thread.isOpenToReplies : find(target.parentId) !== undefined;
}

export function UnsentReplies({ thread }: { readonly thread: ThreadState }) {
  const { t } = useLingui();
  const { post, boxes } = thread;
  const unsent = unsentOf(useDrafts()).filter(
    ({ slot }) =>
      (slot.startsWith(`reply:${post.id}:`) || slot.startsWith(`editReply:${post.id}:`)) && !boxes.has(slot),
  );
  const placeless = boxes.slots.filter((slot) => !hasPlace(slot, thread));
  if (unsent.length + placeless.length === 0) return null;
  return (
    <div className={styles["unsent"]}>
      {placeless.map((slot) => (
        <PlacelessBox key={slot} slot={slot} onClose={() => boxes.close(slot)} />
      ))}
      {unsent.length === 0 ? null : (
        <ul className={styles["list"]} aria-label={t`Replies that are not sent yet`}>
          {unsent.map((draft) => (
            <UnsentReply key={draft.id} draft={draft} onEdit={() => boxes.open(draft.slot)} />
          ))}
        </ul>
      )}
    </div>
  );
}

const EMPTY = nothingWritten("simple");

/** The box of a draft whose reply is not on the page. */
function PlacelessBox({ slot, onClose }: { readonly slot: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const isEdit = readSlot(slot)?.kind === "editReply";
  return (
    <LazyTextBox
      slot={slot}
      base={EMPTY}
      label={t`Your reply`}
      action={isEdit ? <Trans>Save</Trans> : <Trans comment="Button: answers a post or reply">Reply</Trans>}
      onClose={onClose}
    />
  );
}

interface UnsentReplyProps {
  readonly draft: SentState;
  readonly onEdit: () => void;
}

function UnsentReply({ draft, onEdit }: UnsentReplyProps) {
  const choices = useDraftChoices(draft.id);
  return (
    <li className={styles["reply"]} data-post-state={draft.sending.state}>
      <p dir="auto">{draft.excerpt}</p>
      <SendingLine sending={draft.sending} isUnstored={!draft.isStored} {...choices} onEdit={onEdit} />
    </li>
  );
}
