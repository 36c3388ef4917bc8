// Sends the uploads of the member signed in, two at a time, and says what became of each.
// See docs/product.md#uploads.
import type { Medium } from "#domain/community/post.ts";
import type { UploadProblem } from "#domain/writing/draft.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import { type SendDeps, sendUploadFiles } from "./sendUploadFiles.ts";
import type { Upload, UploadMemory } from "./uploadMemory.ts";
import type { UploadFiles } from "./uploadStore.ts";

/** Two, so that pictures do not wait for a video. */
const AT_ONCE = 2;

/** What goes on by itself once its cause has gone. */
const WAITING: ReadonlySet<UploadProblem["kind"]> = new Set(["offline", "signedOut", "unread"]);

export interface UploadQueueDeps extends SendDeps {
  readonly account: Pick<AccountKeeper, "current">;
  readonly memory: UploadMemory;
  onChange(draftId: string): void;
  /** The store has refused to read a file. */
  onRefused(): void;
}

/** Returns what starts as many uploads as there is room for, in the order in which they were added. */
export function createUploadQueue(deps: UploadQueueDeps): () => void {
  const { account, memory, onChange } = deps;
  const { mine, set } = memory;

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
      if (outcome.kind === "unread") deps.onRefused();
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

  return pump;
}
