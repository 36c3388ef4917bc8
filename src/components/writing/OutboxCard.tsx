// An own post that was published and that the server does not have yet, or not for certain, as a card above a list.
// See docs/product.md#outbox.
import { useMemo } from "react";
import type { PostSummary as Post } from "#domain/community/post.ts";
import type { DraftState } from "#domain/writing/draft.ts";
import { useMember } from "#state/session/useMember.ts";
import { PostCard } from "../posts/PostCard.tsx";
import type { SendingLineProps } from "../posts/card/SendingLine.tsx";
import { useDraftChoices } from "./useDraftChoices.ts";

export type SentState = DraftState & { readonly sending: NonNullable<DraftState["sending"]> };

/** Drafts that were published and have not arrived. */
export const unsentOf = (drafts: readonly DraftState[]): readonly SentState[] =>
  drafts.filter((draft): draft is SentState => draft.sending !== undefined);

export interface OutboxCardProps {
  readonly draft: SentState;
  /** Opens the draft where it is written. */
  readonly onEdit: () => void;
}

export function OutboxCard({ draft, onEdit }: OutboxCardProps) {
  const member = useMember();
  const { onSend, onCheck, onCopy, onDiscard } = useDraftChoices(draft.id);
  const { sending, title, excerpt, changedAt, isStored } = draft;
  const post = useMemo<Post>(
    () => ({
      ...UNSENT,
      author: {
        id: member?.id ?? 0,
        name: member?.name ?? "",
        avatar: member?.avatar ?? "",
        isCreator: false,
      },
      title,
      text: excerpt,
      writtenAt: changedAt,
    }),
    [member, title, excerpt, changedAt],
  );
  const isUnstored = !isStored;
  const line: SendingLineProps = { sending, isUnstored, onSend, onCheck, onCopy, onEdit, onDiscard };
  return <PostCard post={post} sending={line} />;
}

/** What the card of an unsent post does not show. */
const UNSENT: Omit<Post, "author" | "title" | "text" | "writtenAt"> = {
  id: 0,
  version: 0,
  editedAt: undefined,
  contentMode: "plain",
  visibility: "public",
  sport: "football",
  media: [],
  mediaCount: 0,
  related: [],
  topics: [],
  isSpoiler: false,
  replyRule: "all",
  likeCount: 0,
  replyCount: 0,
  isLiked: false,
  isOwn: true,
  isLocked: false,
  isDeleted: false,
};
