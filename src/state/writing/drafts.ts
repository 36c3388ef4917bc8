// Drafts: texts that were begun and not sent. They survive a reload of the tab; only their writer sees them.
import { pageStore } from "../pageStore.ts";
import { currentMember, sessionAtom } from "../session/sessionAtom.ts";
import { tabStore } from "../browser/webStorage.ts";
import { asRecord, type StoredValue, storedValue } from "../preferences/stored.ts";

const PREFIX = "touchline.draft.";
/** Writer id of visitors. Their drafts remain after they sign in. */
const VISITOR = 0;

interface Draft {
  readonly writer: unknown;
  readonly value: unknown;
}

const writerNow = (): number => currentMember()?.id ?? VISITOR;

function draftAt(key: string): StoredValue<Draft> {
  return storedValue({
    key,
    storage: tabStore,
    read(stored) {
      const record = asRecord(stored);
      return record && { writer: record["writer"], value: record["value"] };
    },
  });
}

/** The stored draft of this name, if it is a visitor's or of the member signed in. */
export function readDraft(name: string): unknown {
  const draft = draftAt(PREFIX + name).get();
  return draft?.writer === VISITOR || draft?.writer === writerNow() ? draft.value : undefined;
}

/** Stores the draft for this tab, or removes it where `value` is undefined. A storage that is full or blocked is ignored. */
export function keepDraft(name: string, value: unknown): void {
  draftAt(PREFIX + name).set(value === undefined ? undefined : { writer: writerNow(), value });
}

/** Removes the drafts of members who are no longer signed in, now and at each sign-out. Returns how to stop. */
export function watchDrafts(): () => void {
  const drop = (): void => dropDrafts(writerNow());
  const stop = pageStore.sub(sessionAtom, drop);
  drop();
  return stop;
}

function dropDrafts(writer: number): void {
  const storage = tabStore();
  try {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
    for (const key of keys.filter((each) => each.startsWith(PREFIX))) {
      const draft = draftAt(key);
      const of = draft.get()?.writer;
      if (of !== VISITOR && of !== writer) draft.set(undefined);
    }
  } catch {
    // A blocked storage has no drafts.
  }
}
