// Copies of what the core has not stored yet, made at once when a page is left: the core may end with its last tab.
// See docs/product.md#drafts.
import type { DraftSave } from "#domain/writing/draftCalls.ts";
import { asRecord, storedValue } from "../preferences/stored.ts";
import { localStore } from "../browser/webStorage.ts";

const PREFIX = "touchline.draftTail.";
/** Set while the core has drafts of somebody: the next page of this browser asks for them. */
const MARK = "touchline.drafts.1";

interface Tail {
  readonly memberId: number;
  readonly save: DraftSave;
}

function readTail(stored: unknown): Tail | undefined {
  const { memberId, save } = asRecord(stored) ?? {};
  const { id, slot, revision, content } = asRecord(save) ?? {};
  const { text, title, media } = asRecord(content) ?? {};
  const hasTexts = [id, slot, text, title].every((each) => typeof each === "string");
  const isTail = hasTexts && Array.isArray(media) && typeof revision === "number";
  return isTail && typeof memberId === "number" ? { memberId, save: save as DraftSave } : undefined;
}

const tailAt = (id: string) => storedValue<Tail>({ key: PREFIX + id, read: readTail });

/** False where the browser's store is full or blocked. */
export const keepTail = (memberId: number, save: DraftSave): boolean =>
  tailAt(save.id).set({ memberId, save });

export const dropTail = (id: string): void => void tailAt(id).set(undefined);

/** The copies that a member left in this browser. */
export function tailsOf(memberId: number): readonly DraftSave[] {
  const storage = localStore();
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => tailAt(key.slice(PREFIX.length)).get())
    .filter((tail) => tail?.memberId === memberId)
    .map((tail) => tail!.save);
}

const mark = storedValue<boolean>({ key: MARK, read: (stored) => (stored === true ? true : undefined) });

/** Remembers whether the core has drafts. */
export const markDrafts = (has: boolean): void => void mark.set(has ? true : undefined);

/** Whether this member may have drafts: the core's part for them is loaded only then. */
export const mayHaveDrafts = (memberId: number): boolean =>
  mark.get() === true || tailsOf(memberId).length > 0;
