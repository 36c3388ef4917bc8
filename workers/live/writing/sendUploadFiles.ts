// One attempt to send the files of an upload: the poster of a video, then the file. It ends when it stalls.
// See docs/product.md#uploads.
import type { FileToSend, SendUpload } from "#api/account/sendUpload.ts";
import { failure, type Failure, type Result } from "#api/transport/result.ts";
import type { Medium } from "#domain/community/post.ts";
import type { UploadProblem } from "#domain/writing/draft.ts";
import type { Clock, Timer } from "../base/clock.ts";
import type { UploadFiles, UploadRecord } from "./uploadStore.ts";

/** docs/product.md#uploads: without progress for so long an upload has failed. */
export const STALL_MS = 30_000;
/** 100 is shown of an upload that has arrived. */
const MOST_PERCENT = 99;

export interface SendDeps {
  readonly clock: Pick<Clock, "setTimeout" | "clearTimeout">;
  readonly send: SendUpload;
  /** Wire code of the language in which the server words its refusals. */
  language(): string;
  isOnline(): boolean;
}

interface Attempt {
  readonly record: UploadRecord;
  readonly files: UploadFiles;
  /** Of the owner of the file. */
  readonly token: string;
  /** Ends it early. */
  readonly attempt: AbortController;
  /** Whole percent of all bytes, 0 to 99. */
  onPercent(percent: number): void;
  /** The poster has arrived, at this address. */
  onPoster(posterUrl: string): void;
}

/** Returns what the server keeps, or what went wrong. */
export async function sendUploadFiles(
  { clock, send, language, isOnline }: SendDeps,
  { record, files, token, attempt, onPercent, onPoster }: Attempt,
): Promise<Medium | UploadProblem> {
  const { id, kind, posterId } = record;
  const { blob, poster } = files;
  const posterBytes = poster?.size ?? 0;
  const allBytes = posterBytes + blob.size;
  let hasStalled = false;
  let timer: Timer | undefined;

  function waitAgain(): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => {
      hasStalled = true;
      attempt.abort();
    }, STALL_MS);
  }

  function sendOne(file: FileToSend, bytesBefore: number): Promise<Result<Medium>> {
    let sent = 0;
    waitAgain();
    return send(file, {
      token,
      language: language(),
      signal: attempt.signal,
      onProgress(part) {
        if (part <= sent) return;
        sent = part;
        waitAgain();
        const percent = Math.floor((100 * (bytesBefore + part * file.blob.size)) / allBytes);
        onPercent(Math.min(MOST_PERCENT, percent));
      },
      // Its code could not be loaded.
    }).catch(() => failure("noAnswer"));
  }

  function problemOf({ reason, code, message }: Failure): UploadProblem {
    if (hasStalled) return { kind: "stalled", words: "" };
    if (reason === "signedOut") return { kind: "signedOut", words: "" };
    // Without a code the message is the status text of a proxy, which is in English.
    if (reason === "refused") return { kind: "refused", words: code > 0 ? message : "" };
    return { kind: isOnline() ? "unknown" : "offline", words: "" };
  }

  try {
    let { posterUrl } = record;
    if (poster !== undefined && posterUrl === "") {
      const answer = await sendOne({ kind: "image", blob: poster, key: posterId, poster: "" }, 0);
      if (!answer.ok) return problemOf(answer);
      posterUrl = answer.value.src;
      onPoster(posterUrl);
    }
    const answer = await sendOne({ kind, blob, key: id, poster: posterUrl }, posterBytes);
    return answer.ok ? answer.value : problemOf(answer);
  } finally {
    clock.clearTimeout(timer);
  }
}
