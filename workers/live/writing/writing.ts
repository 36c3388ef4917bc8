// The part of the core for what members write: drafts of the member signed in, the outbox, the messages to tabs.
// See docs/product.md#drafts and docs/product.md#outbox.
import { newId as makeId } from "#domain/newId.ts";
import type { MembersApi } from "#api/createMembersApi.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { DraftRequest } from "#domain/writing/draftCalls.ts";
import { STORE_AGAIN_MS } from "../base/storage.ts";
import type { TabContext } from "../contract.ts";
import type { Account } from "../members/accountKeeper.ts";
import { createOfMember } from "../members/ofMember.ts";
import type { MemberPartDeps } from "../members/memberPartDeps.ts";
import type { Tab } from "../tabs/tab.ts";
import { createDraftAnswers, type MemberWriting } from "./draftAnswers.ts";
import { createDraftBook } from "./draftBook.ts";
import { createDraftNews } from "./draftNews.ts";
import { createDrafts } from "./drafts.ts";
import { createOutbox } from "./outbox.ts";
import { createPreparing } from "./prepareDraft.ts";
import { createUploads, type Uploads } from "./uploads.ts";

/** docs/product.md#outbox: what waits is sent within 10 s, also where the browser does not tell that the network is back. */
const LOOK_EVERY_MS = 5_000;
/** Files of drafts that no store has are removed then: a page may hand over a draft that it kept itself, ms. */
const TIDY_AFTER_MS = 60_000;

/** Answers a tab's call about drafts; undefined where the tab's member is not the one signed in. */
export type Writing = (tab: Tab, request: DraftRequest) => Promise<unknown>;

/** Whether the browser believes it is online. */
export interface Network {
  isOnline(): boolean;
  onOnline(listener: () => void): void;
}

export interface WritingDeps extends MemberPartDeps {
  /** An act is done: lists of posts learn of it. */
  done(answer: unknown, request: MemberRequest, language: string, member: string | undefined): void;
  loadMembersApi(): Promise<MembersApi>;
  readonly network?: Network;
  newId?(): string;
}

const thisNetwork = (): Network => ({
  isOnline: () => self.navigator.onLine,
  onOnline: (listener) => self.addEventListener("online", listener),
});

/** The drafts of the member signed in are read at once, and their outbox goes on. */
export function createWriting(deps: WritingDeps): Writing {
  const { account, clock, storage, tabs, publisher } = deps;
  const { network = thisNetwork(), newId = makeId } = deps;
  const serverNow = (): number => deps.serverClock.now();
  let isLooking = false;

  const context = (): TabContext =>
    [...tabs.values()].find((tab) => tab.visible)?.context ??
    [...tabs.values()][0]?.context ?? { language: "en_GB", offsetMinutes: 0 };

  const news = createDraftNews({ tabs, publisher, uploads: () => uploads });

  function tell(mine: MemberWriting): void {
    if (mine !== member.current()) return;
    news.tell(mine);
    if (mine.outbox.isWaiting()) look(mine);
  }

  /** Looks for the network regularly while something waits for it. */
  function look(mine: MemberWriting): void {
    if (isLooking) return;
    isLooking = true;
    clock.setTimeout(() => {
      isLooking = false;
      if (mine !== member.current()) return;
      mine.outbox.goOnWaiting();
      if (mine.outbox.isWaiting()) look(mine);
    }, LOOK_EVERY_MS);
  }

  const { prepare, uploadChanged } = createPreparing(() => uploads);
  const uploads: Uploads = createUploads({
    account,
    clock,
    storage,
    send: async (...file) => (await deps.loadMembersApi()).sendUpload(...file),
    language: () => context().language,
    isOnline: network.isOnline,
    onChange() {
      uploadChanged();
      const mine = member.current();
      if (mine) tell(mine);
    },
  });
  function createMine(of: Account): MemberWriting {
    const { memberId, session } = of;
    const book = createDraftBook({ storage, memberId, serverNow, onRemoved: uploads.forget });
    const drafts = createDrafts({ book, memberId, serverNow, newId });
    const outbox = createOutbox({
      book,
      clock,
      serverNow,
      newId,
      isOnline: network.isOnline,
      isMine: () => member.current() === mine,
      prepare,
      async act(request) {
        const { language } = context();
        const answer = await deps.act(request, language, session);
        if (answer.ok) deps.done(answer.value, request, language, session);
        return answer;
      },
      ask: (request) => deps.ask(request, context()),
      keepAsEdit: drafts.add,
      onChange: () => tell(mine),
      onSent: (sent) => news.tellSent(mine, sent),
    });
    const mine: MemberWriting = { account: of, book, drafts, outbox };
    return mine;
  }

  async function takeUp(mine: MemberWriting): Promise<void> {
    const isRead = await mine.book.read();
    if (mine !== member.current()) return;
    tell(mine);
    if (isRead) {
      mine.outbox.restore();
      tidyLater(mine);
    } else clock.setTimeout(() => void (mine === member.current() && takeUp(mine)), STORE_AGAIN_MS);
  }

  /** Only once all that is stored is known. */
  function tidyLater(mine: MemberWriting): void {
    clock.setTimeout(() => {
      if (mine !== member.current()) return;
      if (uploads.isRead()) uploads.keepOnly(mine.book.ids());
      else tidyLater(mine);
    }, TIDY_AFTER_MS);
  }

  // The drafts of the member before stay where they are stored.
  const member = createOfMember<MemberWriting>({
    account,
    create(of) {
      news.closeAll();
      return createMine(of);
    },
    takeUp,
  });
  network.onOnline(() => {
    uploads.online();
    member.current()?.outbox.online();
  });

  const answers = createDraftAnswers({ news, uploads, tell });

  /** The member has signed in again since the sign-in `left`: what is stored since then stays. */
  function isBack(memberId: number, left: string | undefined): boolean {
    const now = account.current();
    return now?.memberId === memberId && now.session !== left;
  }

  /** Of a member who has signed out before this part was asked: what is stored is removed all the same. */
  async function drop(memberId: number, left = account.current()?.session): Promise<true> {
    const current = member.current();
    const mine =
      current?.account.memberId === memberId ? current : createMine({ memberId, session: "", token: "" });
    const removed = await Promise.all([uploads.forgetMember(memberId), mine.book.clear()]);
    tell(mine);
    if (removed.includes(false))
      clock.setTimeout(() => void (isBack(memberId, left) || drop(memberId, left)), STORE_AGAIN_MS);
    return true;
  }

  return async (tab, request) => {
    if (request.call !== "drop") return member.answer(tab, request, answers);
    await account.ready();
    return drop(...request.args);
  };
}
