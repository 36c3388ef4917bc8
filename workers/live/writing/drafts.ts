// What tabs do with drafts: open, save, close, discard. The loser of two tabs that wrote at once becomes a second draft.
// See docs/product.md#drafts.
import type { DraftContent, OpenedDraft } from "#domain/writing/draft.ts";
import type { DraftSave, SavedDraft } from "#domain/writing/draftCalls.ts";
import { isEmptyContent, isSameContent } from "#domain/writing/draftContent.ts";
import type { DraftBook } from "./draftBook.ts";
import { type StoredDraft, withOutbox } from "./storedDraft.ts";

export interface Drafts {
  open(slot: string, draftId?: string): OpenedDraft;
  save(save: DraftSave): Promise<SavedDraft>;
  /** No tab has it open any more: an empty one that is not to be sent is removed. */
  closed(id: string): Promise<void>;
  discard(id: string): Promise<boolean>;
  restore(id: string): Promise<boolean>;
  /** Adds a draft without a tab, with a key of its own. */
  add(slot: string, content: DraftContent): Promise<void>;
}

export interface DraftsDeps {
  readonly book: DraftBook;
  readonly memberId: number;
  /** Epoch ms. */
  serverNow(): number;
  newId(): string;
}

/** The text is on its way as it is, or its outcome is not known: a change of it is kept beside what was sent. */
const isUnderWay = ({ outbox }: StoredDraft): boolean =>
  outbox?.state === "pending" || outbox?.state === "unknown";

/** Over the drafts of one member. */
export function createDrafts({ book, memberId, serverNow, newId }: DraftsDeps): Drafts {
  /** By slot, the id of a draft that tabs have opened and not saved yet, so that two tabs learn of each other. */
  const begun = new Map<string, string>();

  const newDraft = (id: string, slot: string, content: DraftContent): StoredDraft => ({
    id,
    memberId,
    slot,
    revision: 1,
    changedAt: serverNow(),
    content,
    key: id,
  });

  const saved = ({ id, revision }: StoredDraft): SavedDraft => ({
    id,
    revision,
    isStored: book.isStored(id),
  });

  /** As a draft of its own: its tab has changed what is gone, or what another tab has changed before. */
  async function saveBeside({ slot, content }: DraftSave): Promise<SavedDraft> {
    const same = book.all().find((draft) => draft.slot === slot && isSameContent(draft.content, content));
    if (same) return saved(same);
    const id = newId();
    const draft = await book.change(id, () => newDraft(id, slot, content));
    return { id, revision: draft?.revision ?? 1, isStored: book.isStored(id) };
  }

  return {
    open(slot, draftId) {
      const found = draftId === undefined ? undefined : book.get(draftId);
      // A new post can be begun while another one is on its way: that one stays above the lists.
      const isFree = (each: StoredDraft): boolean => !(slot.startsWith("new") && isUnderWay(each));
      const draft = found ?? book.all().find((each) => each.slot === slot && isFree(each));
      if (draft !== undefined) {
        const { id, revision, content } = draft;
        return { id, slot: draft.slot, revision, content };
      }
      const id = begun.get(slot) ?? newId();
      begun.set(slot, id);
      return { id, slot, revision: 0, content: undefined };
    },
    async save(save) {
      const { id, slot, revision, wasStored, content } = save;
      let isBeside = false;
      const draft = await book.change(id, (now) => {
        isBeside = false;
        if (now === undefined) {
          // It was published or discarded elsewhere: its key has been used.
          isBeside = revision > 0 && wasStored;
          return isBeside ? undefined : { ...newDraft(id, slot, content), revision: revision + 1 };
        }
        const isSame = isSameContent(now.content, content);
        isBeside = !isSame && (now.revision !== revision || now.discardedAt !== undefined);
        if (isBeside) return now;
        // A caret that has moved alone changes nothing that another tab shows.
        if (isSame) return { ...now, content };
        const next = { ...now, content, revision: revision + 1, changedAt: serverNow() };
        return isUnderWay(now) ? next : withOutbox(next, undefined);
      });
      if (begun.get(slot) === id) begun.delete(slot);
      return isBeside || draft === undefined ? saveBeside(save) : saved(draft);
    },
    async closed(id) {
      const draft = book.get(id);
      if (draft === undefined || draft.outbox !== undefined || !isEmptyContent(draft.content)) return;
      await book.change(id, (now) => (now && !isEmptyContent(now.content) ? now : undefined));
    },
    async discard(id) {
      if (book.get(id) === undefined) return false;
      await book.change(id, (now) => now && { ...withOutbox(now, undefined), discardedAt: serverNow() });
      return true;
    },
    async restore(id) {
      const draft = await book.change(id, (now) => {
        if (now === undefined) return undefined;
        const { discardedAt: _at, ...kept } = now;
        return kept;
      });
      return draft !== undefined;
    },
    async add(slot, content) {
      const id = newId();
      await book.change(id, () => newDraft(id, slot, content));
    },
  };
}
