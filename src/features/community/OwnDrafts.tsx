// What the member has written and not published, above the own posts: first what waits to be sent, then drafts.
// See docs/product.md#drafts.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { TimeAgo } from "#components/people/TimeAgo.tsx";
import { postPath } from "#components/posts/postLinks.ts";
import { DraftsUnread } from "#components/writing/DraftLine.tsx";
import { OutboxCard, unsentOf } from "#components/writing/OutboxCard.tsx";
import { useDraftChoices } from "#components/writing/useDraftChoices.ts";
import type { DraftState } from "#domain/writing/draft.ts";
import { readSlot } from "#domain/writing/slot.ts";
import { openCreatePost } from "#state/dialogs/createPost.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import type { Navigation } from "#state/navigation/navigation.ts";
import { areDraftsUnreadAtom } from "#state/writing/memberDrafts.ts";
import { useDrafts } from "#state/writing/useDrafts.ts";
import { wantDraft } from "#state/writing/wantedDraft.ts";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./OwnDrafts.module.css";

export interface OwnDraftsProps {
  /** The list shows the member's own posts: drafts are listed, too. */
  readonly isOwnList: boolean;
}

/** What is about to be published is above every list of the community, so that no failure is overlooked. */
export function OwnDrafts({ isOwnList }: OwnDraftsProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const drafts = useDrafts();
  const unsent = unsentOf(drafts);
  const begun = isOwnList ? drafts.filter(({ sending }) => sending === undefined) : [];
  const areUnread = useAtomValue(areDraftsUnreadAtom);
  if (unsent.length + begun.length === 0 && !areUnread) return null;
  return (
    <section className={styles["drafts"]} aria-label={t`Not published yet`}>
      {areUnread ? (
        <p className={styles["unread"]} role="status">
          <DraftsUnread />
        </p>
      ) : null}
      {unsent.map((draft) => (
        <OutboxCard key={draft.id} draft={draft} onEdit={() => goOn(draft, navigation)} />
      ))}
      {begun.length === 0 ? null : (
        <ul className={styles["list"]}>
          {begun.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onGoOn={() => goOn(draft, navigation)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Opens a draft where it is written: a post in its dialog, a reply in its box on the page of its post. */
function goOn({ id, slot }: DraftState, navigation: Navigation): void {
  const target = readSlot(slot);
  if (target === undefined || target.kind === "post") openCreatePost({ slot, draftId: id });
  else if (target.kind === "editPost") openCreatePost({ postId: target.postId });
  else {
    const replyId = target.kind === "reply" ? target.parentId : target.replyId;
    wantDraft(slot);
    const search = replyId === undefined ? {} : { search: { reply: replyId } };
    navigation.go({ to: postPath(target.postId), ...search });
  }
}

interface DraftRowProps {
  readonly draft: DraftState;
  readonly onGoOn: () => void;
}

function DraftRow({ draft: { id, slot, title, excerpt, changedAt }, onGoOn }: DraftRowProps) {
  const { onDiscard } = useDraftChoices(id);
  const words = title === "" ? excerpt : title;
  return (
    <li className={styles["row"]}>
      <p className={styles["about"]}>
        <span className={styles["kind"]}>
          <Kind slot={slot} />
        </span>
        <TimeAgo at={changedAt} />
      </p>
      <p className={styles["words"]} dir="auto">
        {words === "" ? (
          <span>
            <Trans>Pictures without a text</Trans>
          </span>
        ) : (
          <span>{words}</span>
        )}
      </p>
      <div className={styles["buttons"]}>
        <Button small onClick={onGoOn}>
          <Trans comment="Button: opens a draft to write on">Keep writing</Trans>
        </Button>
        <Button small look="quiet" onClick={onDiscard}>
          <Trans comment="Button: deletes what was written and not sent">Discard</Trans>
        </Button>
      </div>
    </li>
  );
}

function Kind({ slot }: { readonly slot: string }) {
  const kind = readSlot(slot)?.kind;
  if (kind === "post") return <Trans comment="Kind of a draft">Draft of a post</Trans>;
  if (kind === "reply") return <Trans comment="Kind of a draft">Draft of a reply</Trans>;
  return <Trans comment="Kind of a draft">Changes not saved yet</Trans>;
}
