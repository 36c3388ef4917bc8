// Uploads of drafts: sent one by one with progress, kept until they have arrived, repeated under the same key.
// See docs/product.md#uploads.
import type { Medium } from "#domain/community/post.ts";
import type { UploadProblem, UploadState } from "#domain/writing/draft.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import { type SendDeps, sendUploadFiles } from "./sendUploadFiles.ts";
import { createUploadStore, type UploadFiles, type UploadRecord } from "./uploadStore.ts";

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

interface Upload {
  record: UploadRecord;
  state: UploadState["state"];
  /** 0 to 100. */
  percent: number;
  /** While it is sent: ends the attempt. */
  attempt: AbortController | undefined;
  /** Only where the store has refused them. */
  files: UploadFiles | undefined;
}

function stateOf({ record, state, percent }: Upload): UploadState {
  const { id, kind, name, problem, medium } = record;
  return { id, kind, name, percent, state, ...(problem && { problem }), ...(medium && { medium }) };
}

/** A stored upload: what was under way when its core ended is sent again, since the server keeps each key once. */
function restored(record: UploadRecord): Upload {
  const isDone = record.medium !== undefined;
  const hasFailed = record.problem?.kind === "refused" || record.problem?.kind === "lost";
  return {
    record: hasFailed ? record : { ...record, problem: undefined },
    state: isDone ? "done" : hasFailed ? "failed" : "waiting",
    percent: isDone ? 100 : 0,
    attempt: undefined,
    files: undefined,
  };
}

/** Nothing is read before the account is; then those of the member are taken up. */
export function createUploads(deps: UploadsDeps): Uploads {
  const { account, onChange } = deps;
  const store = createUploadStore(deps.storage);
  /** By member: a refused token must not lose what the store has refused to keep. */
  const members = new Map<number, Map<string, Upload>>();
  const readings = new Map<number, Promise<void>>();
  /** Members whose stored uploads have been read. Before that nothing is written over them. */
  const areRead = new Set<number>();
  let isTryingAgain = false;

  function mine(): Map<string, Upload> {
    const memberId = account.current()?.memberId;
    return (memberId === undefined ? undefined : members.get(memberId)) ?? new Map<string, Upload>();
  }

  async function write(memberId: number): Promise<boolean> {
    if (!areRead.has(memberId)) return false;
    return store.writeList(
      memberId,
      [...(members.get(memberId)?.values() ?? [])].map(({ record }) => record),
    );
  }

  function set(memberId: number, upload: Upload, state: Upload["state"], problem?: UploadProblem): void {
    upload.state = state;
    upload.record = { ...upload.record, problem };
    if (state !== "sending") void write(memberId);
    onChange(upload.record.draftId);
  }

  async function read(memberId: number): Promise<void> {
    const known = members.get(memberId) ?? new Map<string, Upload>();
    members.set(memberId, known);
    try {
      const records = await store.list(memberId);
      const all = new Map(records.map((record) => [record.id, restored(record)]));
      for (const [id, upload] of known) all.set(id, upload);
      // The member has signed out meanwhile.
      if (members.get(memberId) !== known) return;
      members.set(memberId, all);
      areRead.add(memberId);
      for (const draftId of new Set(records.map((record) => record.draftId))) onChange(draftId);
    } catch {
      readings.delete(memberId);
      tryAgain();
    }
  }

  /** Writes the file and its record. Where the store refuses, the file stays in memory, and the store is asked again. */
  async function keep(memberId: number, upload: Upload): Promise<void> {
    const { files, record } = upload;
    if (files === undefined) return;
    const isListed = await write(memberId);
    const areKept = await store.writeFiles(record.id, files);
    if (members.get(memberId)?.get(record.id) !== upload || upload.state === "done") {
      store.removeFiles(record.id);
    } else if (isListed && areKept) upload.files = undefined;
    else tryAgain();
  }

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
      await keep(memberId, upload);
      if (upload.record.problem?.kind === "unread") set(memberId, upload, "waiting");
    }
    onChange(undefined);
    pump();
  }

  async function takeUp(): Promise<void> {
    await account.ready();
    const memberId = account.current()?.memberId;
    if (memberId === undefined) return;
    if (!readings.has(memberId)) readings.set(memberId, read(memberId));
    await readings.get(memberId);
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
      store.removeFiles(upload.record.id);
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
    let { files } = upload;
    try {
      files ??= await store.files(upload.record.id);
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

  function end(upload: Upload): void {
    const { attempt } = upload;
    upload.attempt = undefined;
    attempt?.abort();
  }

  function removeWhere(memberId: number, isGone: (record: UploadRecord) => boolean): void {
    const uploads = members.get(memberId) ?? new Map<string, Upload>();
    const gone = [...uploads.values()].filter(({ record }) => isGone(record));
    if (gone.length === 0) return;
    for (const upload of gone) {
      end(upload);
      uploads.delete(upload.record.id);
      store.removeFiles(upload.record.id);
    }
    void write(memberId);
    for (const draftId of new Set(gone.map(({ record }) => record.draftId))) onChange(draftId);
    pump();
  }

  const ofMember = (isGone: (record: UploadRecord) => boolean): void => {
    const memberId = account.current()?.memberId;
    if (memberId !== undefined) removeWhere(memberId, isGone);
  };

  account.onChange((now, before) => {
    if (now?.memberId !== before?.memberId) {
      for (const upload of members.get(before?.memberId ?? 0)?.values() ?? []) {
        if (upload.state !== "sending") continue;
        end(upload);
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
      const uploads = members.get(memberId);
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
      await keep(memberId, upload);
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
    of: (draftId) => [...mine().values()].filter(({ record }) => record.draftId === draftId).map(stateOf),
    isStored: (draftId) =>
      ![...mine().values()].some(({ record, files }) => record.draftId === draftId && files !== undefined),
    ready: takeUp,
    isRead: () => areRead.has(account.current()?.memberId ?? 0),
    forget: (draftId) => ofMember((record) => record.draftId === draftId),
    keepOnly: (draftIds) => ofMember((record) => !draftIds.includes(record.draftId)),
    forgetMember(memberId) {
      removeWhere(memberId, () => true);
      readings.delete(memberId);
      members.delete(memberId);
      areRead.delete(memberId);
      return store.clear(memberId);
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
