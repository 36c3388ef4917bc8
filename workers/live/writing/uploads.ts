// Uploads of drafts: sent one by one with progress, kept until they have arrived, repeated under the same key.
// See docs/product.md#uploads.
import type { Medium } from "#domain/community/post.ts";
import type { UploadProblem, UploadState } from "#domain/writing/draft.ts";
import type { KeeperStorage } from "../base/storage.ts";
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
  /** Resolves when those that earlier cores have stored for the member are read. */
  ready(): Promise<void>;
  /** The draft is published, or discarded for good. */
  forget(draftId: string): void;
  /** Removes the uploads of all other drafts of the member. */
  keepOnly(draftIds: readonly string[]): void;
  /** The member has signed out and left nothing here. */
  forgetMember(memberId: number): void;
  /** The network is back: what it interrupted goes on. */
  online(): void;
}

export interface UploadsDeps extends SendDeps {
  readonly account: Pick<AccountKeeper, "current" | "ready" | "onChange">;
  readonly storage: KeeperStorage;
  /** The uploads of this draft are other ones, or further, now. */
  onChange(draftId: string): void;
}

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

  function mine(): Map<string, Upload> {
    const memberId = account.current()?.memberId;
    return (memberId === undefined ? undefined : members.get(memberId)) ?? new Map<string, Upload>();
  }

  function write(memberId: number): Promise<boolean> {
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
    const records = await store.list(memberId);
    const known = members.get(memberId) ?? new Map<string, Upload>();
    const all = new Map(records.map((record) => [record.id, restored(record)]));
    for (const [id, upload] of known) all.set(id, upload);
    members.set(memberId, all);
    for (const draftId of new Set(records.map((record) => record.draftId))) onChange(draftId);
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
      if (upload.state !== "waiting" || upload.record.problem?.kind === "signedOut") continue;
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
      const isWaiting = outcome.kind === "offline" || outcome.kind === "signedOut";
      set(memberId, upload, isWaiting ? "waiting" : "failed", outcome);
    }
    pump();
  }

  /** Sends the files of one upload. Returns what the server keeps, or what went wrong. */
  async function sendFiles(
    upload: Upload,
    token: string,
    attempt: AbortController,
  ): Promise<Medium | UploadProblem> {
    const files = upload.files ?? (await store.files(upload.record.id));
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
      const files = poster === undefined ? { blob } : { blob, poster: poster.blob };
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
      const isListed = await write(memberId);
      const areKept = await store.writeFiles(about.id, files);
      if (uploads.get(about.id) !== upload) store.removeFiles(about.id);
      else if (isListed && areKept) upload.files = undefined;
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
    forget: (draftId) => ofMember((record) => record.draftId === draftId),
    keepOnly: (draftIds) => ofMember((record) => !draftIds.includes(record.draftId)),
    forgetMember(memberId) {
      removeWhere(memberId, () => true);
      readings.delete(memberId);
      members.delete(memberId);
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
