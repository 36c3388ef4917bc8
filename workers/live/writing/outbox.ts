// Sends published drafts, each once: the intent is stored before the call, and an unknown outcome is asked for by its key.
// See docs/product.md#outbox.
import type { Result } from "#api/transport/result.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { Medium } from "#domain/community/post.ts";
import type { DraftContent, SendProblem, SentDraft } from "#domain/writing/draft.ts";
import { isSameContent } from "#domain/writing/draftContent.ts";
import { sendRequestOf } from "#domain/writing/sendRequest.ts";
import type { Clock } from "../base/clock.ts";
import type { DraftBook } from "./draftBook.ts";
import { checkOf, judgeCheck, type Made, madeOf, outcomeOf } from "./outcome.ts";
import { type Outbox as StoredOutbox, type StoredDraft, withOutbox } from "./storedDraft.ts";

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

/** What is sent of a draft whose uploads have arrived. */
export interface Prepared {
  readonly text: string;
  readonly media: readonly Medium[];
}

export interface OutboxDeps {
  readonly book: DraftBook;
  readonly clock: Pick<Clock, "setTimeout">;
  /** Epoch ms. */
  serverNow(): number;
  newId(): string;
  isOnline(): boolean;
  /** The member of the book is signed in. */
  isMine(): boolean;
  /** Waits for the uploads of a draft. */
  prepare(draftId: string, content: DraftContent): Promise<Prepared | SendProblem>;
  act(request: MemberRequest): Promise<Result<unknown>>;
  /** Asks the server, past the cache. */
  ask(request: PageRequest): Promise<Result<unknown>>;
  /** Text written after the text that was published: it becomes an edit. */
  keepAsEdit(slot: string, content: DraftContent): Promise<void>;
  /** A draft changed. */
  onChange(): void;
  onSent(sent: SentDraft): void;
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
  const { book, clock, serverNow, isOnline, onChange, onSent } = deps;
  /** Drafts whose call or check is under way in this core, each with what ends its wait for the next check. */
  const busy = new Map<string, () => void>();

  /** Ends early when the member does something with the draft. */
  const sleep = (id: string, ms: number): Promise<void> =>
    new Promise((resolve) => {
      busy.set(id, resolve);
      void clock.setTimeout(resolve, ms);
    });

  async function setOutbox(
    id: string,
    next: (now: StoredOutbox) => StoredOutbox | undefined,
    change: (now: StoredDraft) => StoredDraft = (now) => now,
  ): Promise<StoredDraft | undefined> {
    const draft = await book.change(id, (now) => {
      if (now?.outbox === undefined) return now;
      return withOutbox(change(now), next(now.outbox));
    });
    onChange();
    return draft;
  }

  const setState = (id: string, state: StoredOutbox["state"]): Promise<unknown> =>
    setOutbox(id, ({ problem: _problem, ...now }) => ({ ...now, state }));

  /** It was not called, or is known not to have been done. */
  const setWaiting = (id: string): Promise<unknown> =>
    setOutbox(id, (now) => ({ ...now, state: "waiting", isCalled: false }));

  /** `newKey`: the server has refused the call, so that its key is used up. */
  function fail(id: string, problem: SendProblem, newKey = false): Promise<unknown> {
    return setOutbox(
      id,
      (now) => ({ ...now, state: "failed", isCalled: false, problem }),
      (now) => (newKey ? { ...now, key: deps.newId() } : now),
    );
  }

  /** What was changed after it was published becomes an edit of it. */
  async function done(id: string, made: Made): Promise<void> {
    const draft = book.get(id);
    await book.change(id, () => undefined);
    if (draft === undefined) return;
    const { content, outbox, slot } = draft;
    if (outbox && (outbox.wasChanged === true || !isSameContent(content, outbox.content))) {
      const { post, reply } = made;
      const edited =
        post === undefined ? reply && `editReply:${reply.postId}:${reply.id}` : `edit:${post.id}`;
      const { version: _version, ...written } = content;
      await deps.keepAsEdit(edited ?? slot, post ? { ...written, version: post.version } : written);
    }
    onChange();
    onSent({ draftId: id, slot, ...made });
  }

  async function settle(id: string, request: MemberRequest, answer: Result<unknown>): Promise<unknown> {
    if (answer.ok) return done(id, madeOf(request, answer.value));
    const outcome = outcomeOf(answer);
    if (outcome === "unknown") return setState(id, "unknown");
    if (outcome === "keyUsed") return takeUsedKey(id, request);
    return outcome === "later" || outcome === "signIn" ? setWaiting(id) : fail(id, outcome, true);
  }

  /** An earlier text was published with this key. Of a new post or reply the server says which; an edit is a call of its own. */
  function takeUsedKey(id: string, { act }: MemberRequest): Promise<unknown> {
    const isNew = act === "createPost" || act === "createReply";
    return setOutbox(
      id,
      (now) =>
        isNew
          ? { ...now, state: "unknown", wasChanged: true }
          : { ...now, state: "pending", isCalled: false },
      (now) => (isNew ? now : { ...now, key: deps.newId() }),
    );
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

  /** Marks the call before it is made. True in one core only. */
  async function claim(id: string): Promise<boolean> {
    let isClaimed = false;
    await setOutbox(id, (now) => {
      isClaimed = now.state === "pending" && !now.isCalled;
      return isClaimed ? { ...now, isCalled: true } : now;
    });
    return isClaimed;
  }

  async function call(id: string): Promise<unknown> {
    const draft = book.get(id);
    if (draft?.outbox?.state !== "pending") return undefined;
    if (!isOnline()) return setWaiting(id);
    const request = await prepared(draft);
    if ("kind" in request) return fail(id, request);
    if (book.get(id)?.outbox?.state !== "pending" || !deps.isMine()) return undefined;
    if (!isOnline()) return setWaiting(id);
    return (await claim(id)) ? settle(id, request, await deps.act(request)) : undefined;
  }

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
    if (isSilent !== true || isResent === true) return fail(id, { kind: "lost", words: "" });
    if (serverNow() - since > ASK_AFTER_MS) return setState(id, "asks");
    return setOutbox(id, (now) => ({ ...now, state: "pending", isCalled: false, isResent: true }));
  }

  /** Asks until the server answers. */
  async function findOut(id: string): Promise<unknown> {
    let nothing = 0;
    let waited = 0;
    for (let asked = 0; ; asked += 1) {
      const soon = CHECK_AFTER_MS[asked];
      const isLate = serverNow() - (book.get(id)?.outbox?.since ?? 0) > ASK_AFTER_MS;
      const later = nothing > 0 ? CHECK_NOTHING_AFTER_MS : isLate ? CHECK_LATE_EVERY_MS : CHECK_EVERY_MS;
      await sleep(id, soon === undefined ? later : soon - waited);
      waited = soon ?? waited;
      const draft = book.get(id);
      if (draft?.outbox?.state !== "unknown" || !deps.isMine()) return undefined;
      const said = await askOnce(draft);
      if (book.get(id)?.outbox?.state !== "unknown") return undefined;
      if (typeof said === "object") return done(id, said);
      if (said === "changed") return fail(id, { kind: "changed", words: "" }, true);
      if (said === "nothing" && (nothing += 1) === NOTHING_TWICE) {
        return notArrived(id, book.get(id)?.outbox ?? draft.outbox);
      }
      if (said === undefined && draft.outbox.isSilent !== true) {
        await setOutbox(id, (now) => ({ ...now, isSilent: true }));
      }
    }
  }

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
    await setState(id, "pending");
    await run(id);
  }

  /** What has waited goes on: sent, or asked about when it has waited for too long. */
  function goOn({ id, outbox }: StoredDraft): void {
    if (outbox === undefined || busy.has(id) || !deps.isMine()) return;
    const { state, since, isCalled } = outbox;
    if (isCalled) void setState(id, "unknown").then(() => run(id));
    else if (state === "pending" || state === "waiting") {
      if (serverNow() - since > ASK_AFTER_MS) void setState(id, "asks");
      else if (isOnline()) void sendAgain(id);
      else if (state === "pending") void setWaiting(id);
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
      onChange();
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
