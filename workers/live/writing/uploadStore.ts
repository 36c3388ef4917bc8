// Keeps a member's uploads and their files in the worker's store until they have arrived.
// See docs/product.md#uploads.
import type { Medium } from "#domain/community/post.ts";
import type { UploadProblem } from "#domain/writing/draft.ts";
import type { KeeperStorage } from "../base/storage.ts";

/** The bytes of an upload; the poster of a video is an upload of its own. */
export interface UploadFiles {
  readonly memberId: number;
  readonly blob: Blob;
  readonly poster?: Blob;
}

/** What is known of an upload besides its bytes and its progress. */
export interface UploadRecord {
  /** UUID; also the key of the upload. */
  readonly id: string;
  readonly draftId: string;
  readonly kind: Medium["kind"];
  /** File name, for people. */
  readonly name: string;
  /** Sides in px as the page measured them, for a server that tells none. */
  readonly width: number;
  readonly height: number;
  /** UUID of a video's poster, the key of its upload; "" for none. */
  readonly posterId: string;
  /** Its address once it has arrived; "" before. */
  readonly posterUrl: string;
  readonly problem: UploadProblem | undefined;
  readonly medium: Medium | undefined;
}

export interface UploadStore {
  /** Those of a member, oldest first. Rejects where the store refuses. */
  list(memberId: number): Promise<readonly UploadRecord[]>;
  /** Writes all records of a member; false where the store refuses. */
  writeList(memberId: number, records: readonly UploadRecord[]): Promise<boolean>;
  /** undefined where it has none. Rejects where it refuses. */
  files(id: string): Promise<UploadFiles | undefined>;
  /** False where the store refuses. */
  writeFiles(id: string, files: UploadFiles): Promise<boolean>;
  removeFiles(id: string): void;
  /** Removes the records of a member and all their files, listed or not. False where the store refuses. */
  clear(memberId: number): Promise<boolean>;
}

const listKey = (memberId: number): string => `uploads.${memberId}`;
const filesKey = (id: string): string => `upload.${id}`;

/** What was stored, as a record; an earlier build may have written fewer fields. */
function isRecord(value: unknown): value is UploadRecord {
  if (typeof value !== "object" || value === null) return false;
  const { id, draftId, kind, name } = value as Readonly<Record<string, unknown>>;
  return (
    [id, draftId, name].every((text) => typeof text === "string") && (kind === "image" || kind === "video")
  );
}

function readFiles(stored: unknown): UploadFiles | undefined {
  const files = stored as UploadFiles | undefined;
  return files?.blob instanceof Blob ? files : undefined;
}

const succeeds = (written: Promise<unknown>): Promise<boolean> =>
  written.then(
    () => true,
    () => false,
  );

/** Records of a member are one value, files one each: a change of state does not write the bytes again. */
export function createUploadStore(storage: KeeperStorage): UploadStore {
  return {
    async list(memberId) {
      const stored = await storage.load(listKey(memberId));
      return Array.isArray(stored) ? stored.filter(isRecord) : [];
    },
    writeList: (memberId, records) =>
      succeeds(
        records.length === 0
          ? storage.remove(listKey(memberId))
          : storage.update(listKey(memberId), () => records),
      ),
    files: async (id) => readFiles(await storage.load(filesKey(id))),
    writeFiles: (id, files) =>
      succeeds(storage.update(filesKey(id), () => files, files.blob.size + (files.poster?.size ?? 0))),
    removeFiles: (id) => void succeeds(storage.remove(filesKey(id))),
    clear: (memberId) =>
      succeeds(
        Promise.all([
          storage.remove(listKey(memberId)),
          storage.removeRange(
            "upload.",
            (stored) => (stored as UploadFiles | undefined)?.memberId === memberId,
          ),
        ]),
      ),
  };
}
