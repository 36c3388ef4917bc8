// Finds out what became of a published draft whose answer was lost: asks the server by its key until it answers.
// See docs/product.md#outbox.
import type { Result } from "#api/transport/result.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { SendProblem } from "#domain/writing/draft.ts";
import type { DraftBook } from "./draftBook.ts";
import type { OutboxBook } from "./outboxBook.ts";
import { checkOf, judgeCheck, type Made } from "./outcome.ts";
import type { PublishIntent as StoredOutbox, StoredDraft } from "./storedDraft.ts";

/** docs/product.md#outbox: when the server is asked what the key has made, ms after the outcome became unknown. */
const CHECK_AFTER_MS = [1_000, 3_000, 10_000] as const;
/** Afterwards, until the server answers, ms; and when what waits would ask its member. */
const CHECK_EVERY_MS = 10_000;
const CHECK_LATE_EVERY_MS = 60_000;
/** The second question, after the server has answered that it has nothing, ms. */
const CHECK_NOTHING_AFTER_MS = 2_000;
/** docs/product.md#outbox: what waited longer asks its member first. */
export const ASK_AFTER_MS = 10 * 60_000;
/** So often "nothing" means that the call did not arrive. */
const NOTHING_TWICE = 2;

export interface FindingOutDeps {
  readonly book: DraftBook;
  readonly marks: OutboxBook;
  /** Epoch ms. */
  serverNow(): number;
  /** The member of the book is signed in. */
  isMine(): boolean;
  /** Asks the server, past the cache. */
  ask(request: PageRequest): Promise<Result<unknown>>;
  /** The call that publishes a draft, or why there is none. */
  prepared(draft: StoredDraft): Promise<MemberRequest | SendProblem>;
  /** Ends early when the member does something with the draft. */
  sleep(id: string, ms: number): Promise<void>;
}

/** Returns what finds out about one draft, and resolves when its outcome is known or it is not unknown any more. */
export function createFindingOut(deps: FindingOutDeps): (id: string) => Promise<unknown> {
  const { book, marks, serverNow, isMine, prepared, sleep } = deps;

  /** What the answer says; undefined without one. */
  async function askOnce(draft: StoredDraft): Promise<Made | "nothing" | "changed" | undefined> {
    const request = await prepared(draft);
    if ("kind" in request) return "nothing";
    const question = checkOf(request);
    if (question === undefined) return undefined;
    const answer = await deps.ask(question);
    if (answer.ok) return judgeCheck(request, answer.value);
    // The post of an edit is gone: so is what was edited.
    return answer.reason === "notFound" || answer.reason === "refused" ? "nothing" : undefined;
  }

  /** The server was asked twice and has not got it. */
  async function notArrived(id: string, { isSilent, isResent, since }: StoredOutbox): Promise<unknown> {
    // Where the server answered all the time, only its member knows whether the text is still wanted.
    // The key stays: the same call may still arrive, and must not make a second one.
    if (isSilent !== true || isResent === true) return marks.fail(id, { kind: "lost", words: "" });
    if (serverNow() - since > ASK_AFTER_MS) return marks.setState(id, "asks");
    return marks.change(id, (now) => ({ ...now, state: "pending", isCalled: false, isResent: true }));
  }

  return async (id) => {
    let nothing = 0;
    let waited = 0;
    for (let asked = 0; ; asked += 1) {
      const soon = CHECK_AFTER_MS[asked];
      const isLate = serverNow() - (book.get(id)?.outbox?.since ?? 0) > ASK_AFTER_MS;
      const later = nothing > 0 ? CHECK_NOTHING_AFTER_MS : isLate ? CHECK_LATE_EVERY_MS : CHECK_EVERY_MS;
      await sleep(id, soon === undefined ? later : soon - waited);
      waited = soon ?? waited;
      const draft = book.get(id);
      if (draft?.outbox?.state !== "unknown" || !isMine()) return undefined;
      const said = await askOnce(draft);
      if (book.get(id)?.outbox?.state !== "unknown") return undefined;
      if (typeof said === "object") return marks.done(id, said);
      if (said === "changed") return marks.fail(id, { kind: "changed", words: "" }, true);
      if (said === "nothing" && (nothing += 1) === NOTHING_TWICE) {
        return notArrived(id, book.get(id)?.outbox ?? draft.outbox);
      }
      if (said === undefined && draft.outbox.isSilent !== true) {
        await marks.change(id, (now) => ({ ...now, isSilent: true }));
      }
    }
  };
}
