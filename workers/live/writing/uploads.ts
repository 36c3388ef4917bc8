// Uploads of drafts: sent one by one with progress, kept until they have arrived, repeated under the same key.
// See docs/product.md#uploads.
import type { Medium } from "#domain/community/post.ts";
import type { UploadProblem, UploadState } from "#domain/writing/draft.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import { type SendDeps, sendUploadFiles } from "./sendUploadFiles.ts";
import { createUploadMemory, endAttempt, restored, uploadStateOf, type Upload } from "./uploadMemory.ts";
import type { UploadFiles, UploadRecord } from "./uploadStore.ts";

/** Two, so that pictures do not wait for a video. */
const AT_ONCE = 2;

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

/** What goes on by itself once its cause has gone. */
const WAITING: ReadonlySet<UploadProblem["kind"]> = new Set(["offline", "signedOut", "unread"]);

/** Nothing is read before the account is; then those of the member are taken up. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { account, onChange } = deps;
  const memory = createUploadMemory({ ...deps, onRefused: tryAgain });
  const { mine, set } = memory;
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

  /** Starts as many as there is room for, in the order in which they were added. */
  function pump(): void {
    const member = account.current();
    if (member === undefined) return;
    const uploads = [...mine().values()];
    let room = AT_ONCE - uploads.filter(({ state }) => state === "sending").length;
    for (const upload of uploads) {
      const kind = upload.record.problem?.kind;
      if (upload.state !== "waiting" || kind === "signedOut" || kind === "unread") continue;
      if (!deps.isOnline()) {
        if (upload.record.problem === undefined) {
          set(member.memberId, upload, "waiting", { kind: "offline", words: "" });
        }
      } else if (room > 0) {
        room -= 1;
        void run(member.memberId, member.token, upload);
      }
    }
  }

  async function run(memberId: number, token: string, upload: Upload): Promise<void> {
    const attempt = new AbortController();
    upload.attempt = attempt;
    upload.percent = 0;
    set(memberId, upload, "sending");
    const outcome = await sendFiles(upload, token, attempt);
    // Removed, or its member has gone: its state was set by the code that ended the attempt.
    if (upload.attempt !== attempt) return;
    upload.attempt = undefined;
    if (typeof outcome === "object" && "src" in outcome) {
      const { width, height } = upload.record;
      const medium = outcome.width > 0 ? outcome : { ...outcome, width, height };
      upload.record = { ...upload.record, medium };
      upload.percent = 100;
      upload.files = undefined;
      set(memberId, upload, "done");
      memory.removeFiles(upload);
    } else {
      if (outcome.kind === "unread") tryAgain();
      set(memberId, upload, WAITING.has(outcome.kind) ? "waiting" : "failed", outcome);
    }
    pump();
  }

  /** Sends the files of one upload. Returns what the server keeps, or what went wrong. */
  async function sendFiles(
    upload: Upload,
    token: string,
    attempt: AbortController,
  ): Promise<Medium | UploadProblem> {
    let files: UploadFiles | undefined;
    try {
      files = await memory.files(upload);
    } catch {
      return { kind: "unread", words: "" };
    }
    if (files === undefined) return { kind: "lost", words: "" };
    return sendUploadFiles(deps, {
      record: upload.record,
      files,
      token,
      attempt,
      onPercent(percent) {
        if (upload.attempt !== attempt || percent <= upload.percent) return;
        upload.percent = percent;
        onChange(upload.record.draftId);
      },
      onPoster(posterUrl) {
        upload.record = { ...upload.record, posterUrl };
      },
    });
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
