// Writes what becomes of published drafts into their book: each change is one transaction on the stored intent.
// See docs/product.md#outbox.
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { DraftContent, SendProblem, SentDraft } from "#domain/writing/draft.ts";
import { isSameContent } from "#domain/writing/draftContent.ts";
import type { DraftBook } from "./draftBook.ts";
import type { Made } from "./outcome.ts";
import { type PublishIntent as StoredOutbox, type StoredDraft, withOutbox } from "./storedDraft.ts";

export interface OutboxBookDeps {
  readonly book: DraftBook;
  newId(): string;
  /** Text written after the text that was published: it becomes an edit. */
  keepAsEdit(slot: string, content: DraftContent): Promise<void>;
  /** A draft changed. */
  onChange(): void;
  onSent(sent: SentDraft): void;
}

export interface OutboxBook {
  /** The intent of a draft that has one. */
  change(id: string, next: (now: StoredOutbox) => StoredOutbox): Promise<unknown>;
  setState(id: string, state: StoredOutbox["state"]): Promise<unknown>;
  /** It was not called, or is known not to have been done. */
  setWaiting(id: string): Promise<unknown>;
  /** `newKey`: the server has refused the call, so that its key is used up. */
  fail(id: string, problem: SendProblem, newKey?: boolean): Promise<unknown>;
  /** It is published. What was changed afterwards becomes an edit of it. */
  done(id: string, made: Made): Promise<void>;
  /** An earlier text was published with its key. */
  keyUsed(id: string, request: MemberRequest): Promise<unknown>;
  /** Marks the call before it is made. True in one core only. */
  claim(id: string): Promise<boolean>;
}

export function createOutboxBook(deps: OutboxBookDeps): OutboxBook {
  const { book, onChange, onSent } = deps;

  async function change(
    id: string,
    next: (now: StoredOutbox) => StoredOutbox | undefined,
    changeDraft: (now: StoredDraft) => StoredDraft = (now) => now,
  ): Promise<StoredDraft | undefined> {
    const draft = await book.change(id, (now) => {
      if (now?.outbox === undefined) return now;
      return withOutbox(changeDraft(now), next(now.outbox));
    });
    onChange();
    return draft;
  }

  const setState = (id: string, state: StoredOutbox["state"]): Promise<unknown> =>
    change(id, ({ problem: _problem, ...now }) => ({ ...now, state }));

  /** It was not called, or is known not to have been done. */
  const setWaiting = (id: string): Promise<unknown> =>
    change(id, (now) => ({ ...now, state: "waiting", isCalled: false }));

  /** `newKey`: the server has refused the call, so that its key is used up. */
  function fail(id: string, problem: SendProblem, newKey = false): Promise<unknown> {
    return change(
      id,
      (now) => ({ ...now, state: "failed", isCalled: false, problem }),
      (now) => (newKey ? { ...now, key: deps.newId() } : now),
    );
  }

  /** What was changed after it was published becomes an edit of it. */
  async function done(id: string, made: Made): Promise<void> {
    const draft = book.get(id);
    await book.change(id, () => undefined);
    if (draft === undefined) return;
    const { content, outbox, slot } = draft;
    if (outbox && (outbox.wasChanged === true || !isSameContent(content, outbox.content))) {
      const { post, reply } = made;
      const edited =
        post === undefined ? reply && `editReply:${reply.postId}:${reply.id}` : `edit:${post.id}`;
      const { version: _version, ...written } = content;
      await deps.keepAsEdit(edited ?? slot, post ? { ...written, version: post.version } : written);
    }
    onChange();
    onSent({ draftId: id, slot, ...made });
  }

  /** An earlier text was published with this key. Of a new post or reply the server says which; an edit is a call of its own. */
  function keyUsed(id: string, { act }: MemberRequest): Promise<unknown> {
    const isNew = act === "createPost" || act === "createReply";
    return change(
      id,
      (now) =>
        isNew
          ? { ...now, state: "unknown", wasChanged: true }
          : { ...now, state: "pending", isCalled: false },
      (now) => (isNew ? now : { ...now, key: deps.newId() }),
    );
  }

  /** Marks the call before it is made. True in one core only. */
  async function claim(id: string): Promise<boolean> {
    let isClaimed = false;
    await change(id, (now) => {
      isClaimed = now.state === "pending" && !now.isCalled;
      return isClaimed ? { ...now, isCalled: true } : now;
    });
    return isClaimed;
  }

  return { change, setState, setWaiting, fail, done, keyUsed, claim };
}
