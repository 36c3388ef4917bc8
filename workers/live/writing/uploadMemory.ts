// The uploads of members in memory and in the store: what each of them is, and what the store has refused to keep.
// See docs/product.md#uploads.
import type { UploadProblem, UploadState } from "#domain/writing/draft.ts";
import type { KeeperStorage } from "../base/storage.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import { createUploadStore, type UploadFiles, type UploadRecord } from "./uploadStore.ts";

export interface Upload {
  record: UploadRecord;
  state: UploadState["state"];
  /** 0 to 100. */
  percent: number;
  /** While it is sent: ends the attempt. */
  attempt: AbortController | undefined;
  /** Only where the store has refused them. */
  files: UploadFiles | undefined;
}

export function uploadStateOf({ record, state, percent }: Upload): UploadState {
  const { id, kind, name, problem, medium } = record;
  return { id, kind, name, percent, state, ...(problem && { problem }), ...(medium && { medium }) };
}

/** A stored upload: what was under way when its core ended is sent again, since the server keeps each key once. */
export function restored(record: UploadRecord): Upload {
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

/** Ends the attempt that is under way. */
export function endAttempt(upload: Upload): void {
  const { attempt } = upload;
  upload.attempt = undefined;
  attempt?.abort();
}

export interface UploadMemoryDeps {
  readonly account: Pick<AccountKeeper, "current">;
  readonly storage: KeeperStorage;
  /** The uploads of this draft are other ones, or further, now. */
  onChange(draftId: string): void;
  /** The store has refused a call: it is to be asked again. */
  onRefused(): void;
}

export interface UploadMemory {
  /** Those of a member by id; undefined before they were asked for. */
  of(memberId: number): Map<string, Upload> | undefined;
  /** Those of the member who is signed in. */
  mine(): Map<string, Upload>;
  set(memberId: number, upload: Upload, state: Upload["state"], problem?: UploadProblem): void;
  /** Resolves when what is stored of the member is read, or the store has refused. */
  read(memberId: number): Promise<void>;
  isRead(memberId: number): boolean;
  /** Writes the file and its record. Where the store refuses, the file stays in memory. */
  keep(memberId: number, upload: Upload): Promise<void>;
  /** undefined where there are none. Rejects where the store refuses. */
  files(upload: Upload): Promise<UploadFiles | undefined>;
  /** It has arrived: its files are not needed any more. */
  removeFiles(upload: Upload): void;
  /** Returns whether there were some. */
  removeWhere(memberId: number, isGone: (record: UploadRecord) => boolean): boolean;
  /** Removes all that is stored of a member, read or not. False where the store refuses. */
  forget(memberId: number): Promise<boolean>;
}

export function createUploadMemory({
  account,
  storage,
  onChange,
  onRefused,
}: UploadMemoryDeps): UploadMemory {
  const store = createUploadStore(storage);
  /** By member: a refused token must not lose what the store has refused to keep. */
  const members = new Map<number, Map<string, Upload>>();
  const readings = new Map<number, Promise<void>>();
  /** Members whose stored uploads have been read. Before that nothing is written over them. */
  const areRead = new Set<number>();

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

  async function readStored(memberId: number): Promise<void> {
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
      onRefused();
    }
  }

  async function keep(memberId: number, upload: Upload): Promise<void> {
    const { files, record } = upload;
    if (files === undefined) return;
    const isListed = await write(memberId);
    const areKept = await store.writeFiles(record.id, files);
    if (members.get(memberId)?.get(record.id) !== upload || upload.state === "done") {
      store.removeFiles(record.id);
    } else if (isListed && areKept) upload.files = undefined;
    else onRefused();
  }

  function removeWhere(memberId: number, isGone: (record: UploadRecord) => boolean): boolean {
    const uploads = members.get(memberId) ?? new Map<string, Upload>();
    const gone = [...uploads.values()].filter(({ record }) => isGone(record));
    for (const upload of gone) {
      endAttempt(upload);
      uploads.delete(upload.record.id);
      store.removeFiles(upload.record.id);
    }
    if (gone.length > 0) void write(memberId);
    for (const draftId of new Set(gone.map(({ record }) => record.draftId))) onChange(draftId);
    return gone.length > 0;
  }

  return {
    of: (memberId) => members.get(memberId),
    mine,
    set,
    async read(memberId) {
      if (!readings.has(memberId)) readings.set(memberId, readStored(memberId));
      await readings.get(memberId);
    },
    isRead: (memberId) => areRead.has(memberId),
    keep,
    files: async (upload) => upload.files ?? (await store.files(upload.record.id)),
    removeFiles: ({ record }) => store.removeFiles(record.id),
    removeWhere,
    forget(memberId) {
      removeWhere(memberId, () => true);
      readings.delete(memberId);
      members.delete(memberId);
      areRead.delete(memberId);
      return store.clear(memberId);
    },
  };
}
