// Uploads of drafts: sent one by one with progress, kept until they have arrived, repeated under the same key.
// See docs/product.md#uploads.
import type { UploadState } from "#domain/writing/draft.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import type { SendDeps } from "./sendUploadFiles.ts";
import { createUploadMemory, endAttempt, restored, uploadStateOf } from "./uploadMemory.ts";
import { createUploadQueue } from "./uploadQueue.ts";
import type { UploadRecord } from "./uploadStore.ts";

/** A file that the page has checked and redrawn. */
export interface NewUpload extends Pick<UploadRecord, "id" | "kind" | "name" | "width" | "height"> {
  readonly blob: Blob;
  /** Of a video: a frame of it, with a UUID of its own. */
  readonly poster?: { readonly id: string; readonly blob: Blob };
}

export interface Uploads {
  /** Takes a file for a draft of the member and sends it. Resolves once it is stored or the store has refused. */
  add(draftId: string, upload: NewUpload): Promise<void>;
  /** Sends a failed one again, under the same key. */
  retry(id: string): void;
  remove(id: string): void;
  /** Those of a draft of the member who is signed in, oldest first. */
  of(draftId: string): readonly UploadState[];
  /** False while the store refuses a file of this draft that has not arrived yet. */
  isStored(draftId: string): boolean;
  /** Resolves when those that earlier cores have stored for the member are read, or the store has refused. */
  ready(): Promise<void>;
  /** Those of the member who is signed in have been read. */
  isRead(): boolean;
  /** The draft is published, or discarded for good. */
  forget(draftId: string): void;
  /** Removes the uploads of all other drafts of the member. */
  keepOnly(draftIds: readonly string[]): void;
  /** The member has signed out and leaves nothing here, read or not. False where the store refuses. */
  forgetMember(memberId: number): Promise<boolean>;
  /** The network is back: what it interrupted goes on. */
  online(): void;
}

export interface UploadsDeps extends SendDeps {
  readonly account: Pick<AccountKeeper, "current" | "ready" | "onChange">;
  readonly storage: KeeperStorage;
  /** The uploads of this draft are other ones, or further, now; undefined: of any. */
  onChange(draftId: string | undefined): void;
}

/** Nothing is read before the account is; then those of the member are taken up. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { account, onChange } = deps;
  const memory = createUploadMemory({ ...deps, onRefused: tryAgain });
  const { mine, set } = memory;
  const pump = createUploadQueue({ ...deps, memory, onRefused: tryAgain });
  let isTryingAgain = false;

  /** What the store has refused of the member who is signed in. */
  function tryAgain(): void {
    if (isTryingAgain) return;
    isTryingAgain = true;
    deps.clock.setTimeout(() => {
      isTryingAgain = false;
      void settleWithStore();
    }, STORE_AGAIN_MS);
  }

  async function settleWithStore(): Promise<void> {
    await takeUp();
    const memberId = account.current()?.memberId;
    if (memberId === undefined) return;
    for (const upload of mine().values()) {
      await memory.keep(memberId, upload);
      if (upload.record.problem?.kind === "unread") set(memberId, upload, "waiting");
    }
    onChange(undefined);
    pump();
  }

  async function takeUp(): Promise<void> {
    await account.ready();
    const memberId = account.current()?.memberId;
    if (memberId === undefined) return;
    await memory.read(memberId);
    for (const upload of mine().values()) {
      if (upload.record.problem?.kind === "signedOut") set(memberId, upload, "waiting");
    }
    pump();
  }

  const ofMember = (isGone: (record: UploadRecord) => boolean): void => {
    const memberId = account.current()?.memberId;
    if (memberId !== undefined && memory.removeWhere(memberId, isGone)) pump();
  };

  account.onChange((now, before) => {
    if (now?.memberId !== before?.memberId) {
      for (const upload of memory.of(before?.memberId ?? 0)?.values() ?? []) {
        if (upload.state !== "sending") continue;
        endAttempt(upload);
        upload.state = "waiting";
      }
    }
    void takeUp();
  });
  void takeUp();

  return {
    async add(draftId, { blob, poster, ...about }) {
      const memberId = account.current()?.memberId;
      if (memberId === undefined) return;
      await takeUp();
      const uploads = memory.of(memberId);
      // A tab repeats a command that a lost core may have had.
      if (uploads === undefined || uploads.has(about.id)) return;
      const files = { memberId, blob, ...(poster && { poster: poster.blob }) };
      const upload = restored({
        ...about,
        draftId,
        posterId: poster?.id ?? "",
        posterUrl: "",
        problem: undefined,
        medium: undefined,
      });
      upload.files = files;
      uploads.set(about.id, upload);
      onChange(draftId);
      await memory.keep(memberId, upload);
      onChange(draftId);
      pump();
    },
    retry(id) {
      const memberId = account.current()?.memberId;
      const upload = mine().get(id);
      if (memberId === undefined || upload?.state !== "failed" || upload.record.problem?.kind === "lost")
        return;
      set(memberId, upload, "waiting");
      pump();
    },
    remove: (id) => ofMember((record) => record.id === id),
    of: (draftId) =>
      [...mine().values()].filter(({ record }) => record.draftId === draftId).map(uploadStateOf),
    isStored: (draftId) =>
      ![...mine().values()].some(({ record, files }) => record.draftId === draftId && files !== undefined),
    ready: takeUp,
    isRead: () => memory.isRead(account.current()?.memberId ?? 0),
    forget: (draftId) => ofMember((record) => record.draftId === draftId),
    keepOnly: (draftIds) => ofMember((record) => !draftIds.includes(record.draftId)),
    forgetMember(memberId) {
      const removed = memory.forget(memberId);
      pump();
      return removed;
    },
    online() {
      const memberId = account.current()?.memberId;
      if (memberId === undefined) return;
      for (const upload of mine().values()) {
        const kind = upload.record.problem?.kind;
        const wasCut = kind === "offline" || kind === "unknown" || kind === "stalled";
        if (wasCut && upload.state !== "sending") set(memberId, upload, "waiting");
      }
      pump();
    },
  };
}
