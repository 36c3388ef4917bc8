// Answers what tabs ask about the drafts of their member.
// See docs/product.md#drafts.
import type { DraftCalls } from "#domain/writing/draftCalls.ts";
import type { Account } from "../members/accountKeeper.ts";
import type { Tab } from "../tabs/tab.ts";
import type { DraftBook } from "./draftBook.ts";
import type { DraftNews } from "./draftNews.ts";
import type { Drafts } from "./drafts.ts";
import type { Outbox } from "./outbox.ts";
import type { NewUpload, Uploads } from "./uploads.ts";

/** What belongs to one sign-in. */
export interface MemberWriting {
  readonly account: Account;
  readonly book: DraftBook;
  readonly drafts: Drafts;
  readonly outbox: Outbox;
}

export type DraftAnswers = {
  readonly [Name in Exclude<keyof DraftCalls, "drop">]: (
    mine: MemberWriting,
    tab: Tab,
    ...args: Parameters<DraftCalls[Name]>
  ) => ReturnType<DraftCalls[Name]> | Promise<ReturnType<DraftCalls[Name]>>;
};

export interface DraftAnswersDeps {
  readonly news: DraftNews;
  readonly uploads: Uploads;
  /** The drafts of the member changed. */
  tell(mine: MemberWriting): void;
}

export function createDraftAnswers({ news, uploads, tell }: DraftAnswersDeps): DraftAnswers {
  return {
    list(mine, tab) {
      if (!mine.book.isRead()) tell(mine);
      return news.statesFor(mine, tab);
    },
    open(mine, tab, ...args) {
      const draft = mine.drafts.open(...args);
      news.openIn(tab, draft.id);
      tell(mine);
      return draft;
    },
    async save(mine, tab, save) {
      const saved = await mine.drafts.save(save);
      news.openIn(tab, saved.id);
      tell(mine);
      return saved;
    },
    async close(mine, tab, id) {
      news.closeIn(tab, id);
      if (!news.isElsewhere(tab, id)) await mine.drafts.closed(id);
      tell(mine);
      return true;
    },
    async discard(mine, _tab, id) {
      const isDone = await mine.drafts.discard(id);
      tell(mine);
      return isDone;
    },
    async restore(mine, _tab, id) {
      const isDone = await mine.drafts.restore(id);
      tell(mine);
      return isDone;
    },
    async send(mine, tab, id) {
      if (mine.book.get(id) !== undefined) await mine.outbox.send(id);
      return news.statesFor(mine, tab).find((state) => state.id === id);
    },
    check(mine, _tab, id) {
      mine.outbox.check(id);
      return mine.book.get(id) !== undefined;
    },
    async addUpload(_mine, _tab, draftId, upload) {
      await uploads.add(draftId, upload as NewUpload);
      return true;
    },
    retryUpload(_mine, _tab, id) {
      uploads.retry(id);
      return true;
    },
    removeUpload(_mine, _tab, id) {
      uploads.remove(id);
      return true;
    },
    read: (mine, _tab, id) => mine.book.get(id)?.content,
  };
}
