// The drafts of one member: read from the store at first, each change one transaction that sees what is stored.
// See docs/product.md#drafts.
import type { KeeperStorage } from "../base/storage.ts";
import { readStoredDraft, type StoredDraft } from "./storedDraft.ts";

/** docs/product.md#drafts. */
const DRAFTS_MAX = 50;
const DRAFT_KEPT_MS = 30 * 24 * 60 * 60_000;
/** A discard can be taken back for this long; the offer on the page holds for 6 s. */
const DISCARD_KEPT_MS = 60_000;

export interface DraftBook {
  /** Reads what is stored, until that has succeeded once. False where the store refuses: then nothing is known of it. */
  read(): Promise<boolean>;
  /** What is stored has been read. */
  isRead(): boolean;
  /** Those that are not discarded, newest first. */
  all(): readonly StoredDraft[];
  /** Of all, discarded ones too. */
  ids(): readonly string[];
  /** Undefined for one that is discarded, too. */
  get(id: string): StoredDraft | undefined;
  /** Whether the store has the draft as it is. */
  isStored(id: string): boolean;
  /**
   * Changes a draft in one transaction. `change` gets the newest draft, discarded ones too, undefined where there is none,
   * and may be called twice; undefined from it removes the draft. Where the store refuses, the change is kept in memory.
   */
  change(id: string, change: Change): Promise<StoredDraft | undefined>;
  /** Removes all drafts of the member, read or not. False where the store refuses. */
  clear(): Promise<boolean>;
}

type Change = (now: StoredDraft | undefined) => StoredDraft | undefined;

interface Entry {
  readonly draft: StoredDraft;
  readonly isStored: boolean;
  /** Its id is in the stored list, without which a later core would not find it. */
  readonly isListed: boolean;
}

const indexKey = (memberId: number): string => `drafts.${memberId}`;
const draftKey = (id: string): string => `draft.${id}`;
const readIds = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];

const withId = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [...ids, id];

export interface DraftBookDeps {
  readonly storage: KeeperStorage;
  readonly memberId: number;
  /** Epoch ms. */
  serverNow(): number;
  /** This draft is gone for good. */
  onRemoved(id: string): void;
}

/** Whether a stored value is a draft of this member, or of nobody who could still read it. */
function isOfMember(stored: unknown, memberId: number): boolean {
  const { memberId: of } = (stored ?? {}) as { readonly memberId?: unknown };
  return of === memberId || typeof of !== "number";
}

/** Nothing is read before the first call of `read`. */
export function createDraftBook({ storage, memberId, serverNow, onRemoved }: DraftBookDeps): DraftBook {
  const entries = new Map<string, Entry>();
  let reading: Promise<boolean> | undefined;
  let isRead = false;

  function isOver({ changedAt, discardedAt, outbox }: StoredDraft): boolean {
    if (discardedAt !== undefined) return serverNow() - discardedAt > DISCARD_KEPT_MS;
    return outbox === undefined && serverNow() - changedAt > DRAFT_KEPT_MS;
  }

  /** False where the store refuses. */
  function writeIds(change: (ids: readonly string[]) => readonly string[]): Promise<boolean> {
    const written = storage.update(indexKey(memberId), (stored) => change(readIds(stored)));
    return written.then(
      () => true,
      () => false,
    );
  }

  async function readAll(): Promise<void> {
    const ids = readIds(await storage.load(indexKey(memberId)));
    const stored = await Promise.all(ids.map((id) => storage.load(draftKey(id))));
    for (const draft of stored.map(readStoredDraft)) {
      if (draft?.memberId === memberId && !entries.has(draft.id)) {
        entries.set(draft.id, { draft, isStored: true, isListed: true });
      }
    }
    isRead = true;
    for (const { draft } of entries.values()) if (isOver(draft)) void remove(draft.id);
  }

  function read(): Promise<boolean> {
    if (isRead) return Promise.resolve(true);
    reading ??= readAll()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (reading = undefined));
    return reading;
  }

  async function remove(id: string): Promise<void> {
    entries.delete(id);
    await storage.remove(draftKey(id)).catch(() => undefined);
    await writeIds((ids) => ids.filter((each) => each !== id));
    onRemoved(id);
  }

  const kept = (): StoredDraft[] =>
    [...entries.values()]
      .map(({ draft }) => draft)
      .filter(({ discardedAt }) => discardedAt === undefined)
      .toSorted((one, other) => other.changedAt - one.changedAt);

  /** The draft changed longest ago gives way; one that is to be sent stays. */
  function makeRoom(id: string): void {
    const gone = kept()
      .filter((draft) => draft.outbox === undefined && draft.id !== id)
      .slice(DRAFTS_MAX - 1);
    for (const draft of gone) void remove(draft.id);
  }

  /** What a change begins with. A draft that the store had and has no more was removed by another core. */
  function newest(id: string, stored: StoredDraft | undefined): StoredDraft | undefined {
    const entry = entries.get(id);
    if (entry === undefined) return stored;
    if (!entry.isStored) return entry.draft;
    return stored;
  }

  /** The draft afterwards, undefined for one that is to be removed; `hasRefused`: the store has not answered. */
  async function write(
    id: string,
    change: Change,
  ): Promise<{ readonly entry: Entry | undefined; readonly hasRefused: boolean }> {
    let draft: StoredDraft | undefined;
    // Before the draft, so that a core that ends between both leaves no draft that is not found.
    const isListed = entries.get(id)?.isListed === true || (await writeIds((ids) => withId(ids, id)));
    try {
      await storage.update(draftKey(id), (stored) => {
        draft = change(newest(id, readStoredDraft(stored)));
        return draft;
      });
      return { entry: draft && { draft, isStored: isListed, isListed }, hasRefused: false };
    } catch {
      draft = change(entries.get(id)?.draft);
      return { entry: draft && { draft, isStored: false, isListed }, hasRefused: true };
    }
  }

  return {
    read,
    isRead: () => isRead,
    all: kept,
    ids: () => [...entries.keys()],
    get(id) {
      const draft = entries.get(id)?.draft;
      return draft?.discardedAt === undefined ? draft : undefined;
    },
    isStored: (id) => entries.get(id)?.isStored ?? false,
    async change(id, change) {
      const isNew = !entries.has(id);
      const { entry, hasRefused } = await write(id, change);
      if (entry === undefined) {
        // What this core has not read is not removed because the store has refused to say what it is.
        if (!hasRefused || !isNew) await remove(id);
        return undefined;
      }
      entries.set(id, entry);
      if (isNew) makeRoom(id);
      return entry.draft;
    },
    async clear() {
      const ids = [...entries.keys()];
      entries.clear();
      ids.forEach(onRemoved);
      try {
        await storage.removeRange("draft.", (stored) => isOfMember(stored, memberId));
        await storage.remove(indexKey(memberId));
        return true;
      } catch {
        return false;
      }
    },
  };
}
