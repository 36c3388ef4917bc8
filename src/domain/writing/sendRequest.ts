// Makes the call that publishes a draft, from its slot and content.
// See docs/product.md#outbox.
import type { MemberRequest } from "../calls/memberActs.ts";
import type { Medium, PostDraft } from "../community/post.ts";
import type { DraftContent } from "./draft.ts";
import { readSlot } from "./slot.ts";

/** A draft whose uploads have arrived. */
export interface ReadyDraft {
  readonly slot: string;
  /** Text without placeholders of uploads. */
  readonly content: DraftContent;
  /** The media beside the text. */
  readonly media: readonly Medium[];
  /** Idempotency-Key. */
  readonly key: string;
}

function postOf({ content, media }: ReadyDraft): PostDraft {
  const { mode, title, text, visibility, sport, related, topics, isSpoiler, replyRule } = content;
  return {
    title: title.trim(),
    contentMode: mode === "rich" ? "rich" : "plain",
    content: mode === "rich" ? text : text.trim(),
    visibility: visibility ?? "public",
    sport: sport ?? "football",
    related: (related ?? []).map(({ kind, id, minute, scoreThen }) => ({ kind, id, minute, scoreThen })),
    topics: (topics ?? []).map(({ id, name }) => (id > 0 ? id : name)),
    media,
    isSpoiler: isSpoiler ?? false,
    replyRule: replyRule ?? "all",
  };
}

/** The fields of an edit: text and media are always sent, a choice only where it was made. */
function changesOf(draft: ReadyDraft): Partial<PostDraft> {
  const { content } = draft;
  const { title, contentMode, content: text, media, ...choices } = postOf(draft);
  const chosen = Object.entries(choices).filter(([name]) => Reflect.get(content, name) !== undefined);
  return { title, contentMode, content: text, media, ...Object.fromEntries(chosen) };
}

/** The call; undefined for a slot that is none. */
export function sendRequestOf(draft: ReadyDraft): MemberRequest | undefined {
  const target = readSlot(draft.slot);
  if (target === undefined) return undefined;
  const { key, media, content } = draft;
  if (target.kind === "post") return { act: "createPost", params: postOf(draft), key };
  if (target.kind === "editPost") {
    const { postId } = target;
    return {
      act: "updatePost",
      params: { postId, version: content.version ?? 1, ...changesOf(draft) },
      key,
    };
  }
  const { contentMode, content: text } = postOf(draft);
  const body = { contentMode, content: text, media };
  if (target.kind === "reply") {
    const { postId, parentId } = target;
    return { act: "createReply", params: { postId, parentId, ...body }, key };
  }
  const { postId, replyId } = target;
  return { act: "updateReply", params: { postId, replyId, ...body }, key };
}
