// Sends published drafts, each once: the intent is stored before the call, and an unknown outcome is asked for by its key.
// See docs/product.md#outbox.
import type { Result } from "#api/transport/result.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { Medium } from "#domain/community/post.ts";
import type { DraftContent, SendProblem } from "#domain/writing/draft.ts";
import { sendRequestOf } from "#domain/writing/sendRequest.ts";
import type { Clock } from "../base/clock.ts";
import { ASK_AFTER_MS, createFindingOut } from "./findOutcome.ts";
import { createOutboxBook, type OutboxBookDeps } from "./outboxBook.ts";
import { madeOf, outcomeOf } from "./outcome.ts";
import { type StoredDraft, withOutbox } from "./storedDraft.ts";

/** What is sent of a draft whose uploads have arrived. */
export interface Prepared {
  readonly text: string;
  readonly media: readonly Medium[];
}

export interface OutboxDeps extends OutboxBookDeps {
  readonly clock: Pick<Clock, "setTimeout">;
  /** Epoch ms. */
  serverNow(): number;
  isOnline(): boolean;
  /** The member of the book is signed in. */
  isMine(): boolean;
  /** Waits for the uploads of a draft. */
  prepare(draftId: string, content: DraftContent): Promise<Prepared | SendProblem>;
  act(request: MemberRequest): Promise<Result<unknown>>;
  /** Asks the server, past the cache. */
  ask(request: PageRequest): Promise<Result<unknown>>;
}

export interface Outbox {
  /** The member publishes the draft. Resolves when the intent is stored, or the store has refused it. */
  send(id: string): Promise<void>;
  /** Asks again about an unknown outcome. */
  check(id: string): void;
  /** Takes up what an earlier core left. */
  restore(): void;
  /** The network is back. */
  online(): void;
  /** Sends what waits for the network, if it is there. */
  goOnWaiting(): void;
  /** True while something waits for the network. */
  isWaiting(): boolean;
}

/** Nothing is sent before `send` or `restore`. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const { book, clock, serverNow, isOnline } = deps;
  const marks = createOutboxBook(deps);
  /** Drafts whose call or check is under way in this core, each with what ends its wait for the next check. */
  const busy = new Map<string, () => void>();

  /** Ends early when the member does something with the draft. */
  const sleep = (id: string, ms: number): Promise<void> =>
    new Promise((resolve) => {
      busy.set(id, resolve);
      void clock.setTimeout(resolve, ms);
    });

  async function settle(id: string, request: MemberRequest, answer: Result<unknown>): Promise<unknown> {
    if (answer.ok) return marks.done(id, madeOf(request, answer.value));
    const outcome = outcomeOf(answer);
    if (outcome === "unknown") return marks.setState(id, "unknown");
    if (outcome === "keyUsed") return marks.keyUsed(id, request);
    return outcome === "later" || outcome === "signIn" ? marks.setWaiting(id) : marks.fail(id, outcome, true);
  }

  async function prepared(draft: StoredDraft): Promise<MemberRequest | SendProblem> {
    const { id, slot, key, content, outbox } = draft;
    const published = outbox?.content ?? content;
    const ready = await deps.prepare(id, published);
    if ("kind" in ready) return ready;
    const request = sendRequestOf({
      slot,
      key,
      content: { ...published, text: ready.text },
      media: ready.media,
    });
    return request ?? { kind: "refused", words: "" };
  }

  async function call(id: string): Promise<unknown> {
    const draft = book.get(id);
    if (draft?.outbox?.state !== "pending") return undefined;
    if (!isOnline()) return marks.setWaiting(id);
    const request = await prepared(draft);
    if ("kind" in request) return marks.fail(id, request);
    if (book.get(id)?.outbox?.state !== "pending" || !deps.isMine()) return undefined;
    if (!isOnline()) return marks.setWaiting(id);
    return (await marks.claim(id)) ? settle(id, request, await deps.act(request)) : undefined;
  }

  const findOut = createFindingOut({ ...deps, marks, prepared, sleep });

  /** One call or check at a time per draft; what the member did meanwhile is next. */
  async function run(id: string): Promise<void> {
    if (busy.has(id)) return busy.get(id)?.();
    busy.set(id, () => undefined);
    try {
      for (let again = true; again;) {
        const before = book.get(id)?.outbox;
        if (before?.state === "pending") await call(id);
        else if (before?.state === "unknown") await findOut(id);
        const after = book.get(id)?.outbox;
        again =
          after !== before && (after?.state === "pending" || after?.state === "unknown") && deps.isMine();
      }
    } finally {
      busy.delete(id);
    }
  }

  async function sendAgain(id: string): Promise<void> {
    await marks.setState(id, "pending");
    await run(id);
  }

  /** What has waited goes on: sent, or asked about when it has waited for too long. */
  function goOn({ id, outbox }: StoredDraft): void {
    if (outbox === undefined || busy.has(id) || !deps.isMine()) return;
    const { state, since, isCalled } = outbox;
    if (isCalled) void marks.setState(id, "unknown").then(() => run(id));
    else if (state === "pending" || state === "waiting") {
      if (serverNow() - since > ASK_AFTER_MS) void marks.setState(id, "asks");
      else if (isOnline()) void sendAgain(id);
      else if (state === "pending") void marks.setWaiting(id);
    }
  }

  const goOnAll = (): void => {
    for (const draft of book.all()) goOn(draft);
  };

  return {
    async send(id) {
      // The same key again: the server makes nothing twice.
      await book.change(id, (now) => {
        if (now === undefined || now.outbox?.state === "pending") return now;
        const { content } = now;
        return withOutbox(now, { state: "pending", since: serverNow(), content, isCalled: false });
      });
      deps.onChange();
      void run(id);
    },
    check: (id) => void run(id),
    restore: goOnAll,
    online: goOnAll,
    goOnWaiting() {
      for (const draft of book.all()) if (draft.outbox?.state === "waiting") goOn(draft);
    },
    isWaiting: () => book.all().some(({ outbox }) => outbox?.state === "waiting"),
  };
}
