// Uploads of a member who is signed in, over a storage and a server in memory, for tests.
import type { FileToSend, SendUploadOptions } from "#api/account/sendUpload.ts";
import { failure, type Result } from "#api/transport/result.ts";
import type { Medium } from "#domain/community/post.ts";
import type { UploadState } from "#domain/writing/draft.ts";
import { createCounters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { type AccountKeeper, createAccountKeeper } from "../members/accountKeeper.ts";
import { createUploads, type NewUpload, type Uploads } from "../writing/uploads.ts";
import { aStorage } from "./aStorage.ts";
import { createFakeClock } from "./fakeClock.ts";

export const MEMBER = { memberId: 7, token: "token-of-seven", session: "session-7" };

const NO_KEY = /^$/;

interface SentUpload extends FileToSend, SendUploadOptions {
  answer(result: Result<Medium>): Promise<void>;
}

export interface UploadingCore {
  readonly uploads: Uploads;
  readonly account: AccountKeeper;
  /** The drafts whose uploads have changed. */
  readonly changed: string[];
}

export const aMedium = (key: string, kind: Medium["kind"] = "image"): Medium => ({
  kind,
  src: `/img/upload/${key}`,
  poster: "",
  width: 800,
  height: 600,
  alt: "",
});

/** A picture of 1,000 bytes to upload. */
export function aPicture(id: string, over: Partial<NewUpload> = {}): NewUpload {
  const blob = new Blob([new Uint8Array(1_000)], { type: "image/webp" });
  return { id, kind: "image", name: `${id}.jpg`, width: 800, height: 600, blob, ...over };
}

/** The published state of an upload of the draft "draft". */
export const stateIn = ({ uploads }: UploadingCore, id: string): UploadState | undefined =>
  uploads.of("draft").find((each) => each.id === id);

export function anUploader() {
  const clock = createFakeClock();
  const stored = new Map<string, unknown>([["account", MEMBER]]);
  const sent: SentUpload[] = [];
  const uploader = {
    clock,
    stored,
    /** Every call for a file, in order. */
    sent,
    refusesWrites: false,
    /** Keys that cannot be read. */
    refusesReads: NO_KEY,
    isOnline: true,
    keys: (): readonly string[] => sent.map(({ key }) => key),
    /** Adds files to the draft "draft". */
    async add({ uploads }: UploadingCore, ...files: readonly NewUpload[]): Promise<void> {
      for (const file of files) await uploads.add("draft", file);
      await clock.advance(0);
    },
    /** A core on the shared storage; an earlier one is not stopped, its calls just find no server. */
    async aCore(): Promise<UploadingCore> {
      const account = createAccountKeeper({
        storage,
        counters: createCounters(clock.now),
        newSession: () => crypto.randomUUID(),
      });
      const changed: string[] = [];
      const uploads = createUploads({
        account,
        clock,
        storage,
        language: () => "en_GB",
        isOnline: () => uploader.isOnline,
        onChange: (draftId) => changed.push(draftId ?? "any"),
        send: (file, options) =>
          new Promise((resolve) => {
            options.signal.addEventListener("abort", () => resolve(failure("unknown")));
            sent.push({
              ...file,
              ...options,
              async answer(result) {
                resolve(result);
                await clock.advance(0);
              },
            });
          }),
      });
      await clock.advance(0);
      return { uploads, account, changed };
    },
  };
  const memory = aStorage(stored);
  const storage: KeeperStorage = {
    ...memory,
    async load(key) {
      if (uploader.refusesReads.test(key)) throw new Error("broken");
      return memory.load(key);
    },
    async update(key, change) {
      if (uploader.refusesWrites) throw new Error("full");
      return memory.update(key, change);
    },
  };
  return uploader;
}
