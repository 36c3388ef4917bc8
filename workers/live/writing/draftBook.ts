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
  /** Resolves when what is stored has been read. */
  ready(): Promise<void>;
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
  /** Removes all drafts. */
  clear(): Promise<void>;
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

/** Nothing is read before the first call of `ready`. */
export function createDraftBook({ storage, memberId, serverNow, onRemoved }: DraftBookDeps): DraftBook {
  const entries = new Map<string, Entry>();
  let reading: Promise<void> | undefined;

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

  async function read(): Promise<void> {
    const ids = readIds(await storage.load(indexKey(memberId)).catch(() => undefined));
    for (const id of ids) {
      const draft = readStoredDraft(await storage.load(draftKey(id)).catch(() => undefined));
      if (draft?.memberId === memberId && !entries.has(id)) {
        entries.set(id, { draft, isStored: true, isListed: true });
      }
    }
    for (const { draft } of entries.values()) if (isOver(draft)) void remove(draft.id);
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

  async function write(id: string, change: Change): Promise<Entry | undefined> {
    let draft: StoredDraft | undefined;
    // Before the draft, so that a core that ends between both leaves no draft that is not found.
    const isListed = entries.get(id)?.isListed === true || (await writeIds((ids) => withId(ids, id)));
    try {
      await storage.update(draftKey(id), (stored) => {
        draft = change(newest(id, readStoredDraft(stored)));
        return draft;
      });
      return draft && { draft, isStored: isListed, isListed };
    } catch {
      draft = change(entries.get(id)?.draft);
      return draft && { draft, isStored: false, isListed };
    }
  }

  return {
    ready: () => (reading ??= read()),
    all: kept,
    ids: () => [...entries.keys()],
    get(id) {
      const draft = entries.get(id)?.draft;
      return draft?.discardedAt === undefined ? draft : undefined;
    },
    isStored: (id) => entries.get(id)?.isStored ?? false,
    async change(id, change) {
      const isNew = !entries.has(id);
      const entry = await write(id, change);
      if (entry === undefined) {
        await remove(id);
        return undefined;
      }
      entries.set(id, entry);
      if (isNew) makeRoom(id);
      return entry.draft;
    },
    async clear() {
      await (reading ??= read());
      await Promise.all([...entries.keys()].map(remove));
      await storage.remove(indexKey(memberId)).catch(() => undefined);
    },
  };
}
