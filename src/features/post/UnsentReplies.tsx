// The member's replies to this post that the server does not have yet, where their boxes are closed.
// See docs/product.md#outbox.
import { useLingui } from "@lingui/react/macro";
import { SendingLine } from "#components/posts/card/SendingLine.tsx";
import { type SentState, unsentOf } from "#components/writing/OutboxCard.tsx";
import { useDraftChoices } from "#components/writing/useDraftChoices.ts";
import { useDrafts } from "#state/writing/useDrafts.ts";
import styles from "./UnsentReplies.module.css";
import type { Thread } from "./useThread.ts";

export function UnsentReplies({ thread: { post, boxes } }: { readonly thread: Thread }) {
  const { t } = useLingui();
  const unsent = unsentOf(useDrafts()).filter(
    ({ slot }) =>
      (slot.startsWith(`reply:${post.id}:`) || slot.startsWith(`editReply:${post.id}:`)) && !boxes.has(slot),
  );
  if (unsent.length === 0) return null;
  return (
    <ul className={styles["list"]} aria-label={t`Replies that are not sent yet`}>
      {unsent.map((draft) => (
        <UnsentReply key={draft.id} draft={draft} onEdit={() => boxes.open(draft.slot)} />
      ))}
    </ul>
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
      <SendingLine sending={draft.sending} {...choices} onEdit={onEdit} />
    </li>
  );
}
