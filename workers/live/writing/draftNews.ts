// Tells the tabs of a member the states of their drafts, and remembers which tab has which draft open.
// See docs/product.md#drafts.
import type { DraftState, SentDraft } from "#domain/writing/draft.ts";
import type { ToldWritingChange } from "#domain/memberNews.ts";
import type { Account } from "../members/accountKeeper.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import type { DraftBook } from "./draftBook.ts";
import { draftStateOf } from "./storedDraft.ts";
import type { Uploads } from "./uploads.ts";

/** The drafts of one sign-in. */
interface MemberDrafts {
  readonly account: Account;
  readonly book: DraftBook;
}

export interface DraftNewsDeps {
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly publisher: Pick<Publisher, "schedule">;
  uploads(): Pick<Uploads, "of" | "isStored">;
}

export interface DraftNews {
  /** The draft is open in this tab until the tab or the page closes it. */
  openIn(tab: Tab, id: string): void;
  closeIn(tab: Tab, id: string): void;
  /** Another tab has it open. */
  isElsewhere(asker: Tab, id: string): boolean;
  /** No tab has any open: another member has signed in. */
  closeAll(): void;
  statesFor(of: MemberDrafts, tab: Tab): readonly DraftState[];
  tell(of: MemberDrafts): void;
  tellSent(of: MemberDrafts, sent: SentDraft): void;
}

export function createDraftNews({ tabs, publisher, uploads }: DraftNewsDeps): DraftNews {
  /** Ids of the drafts that each tab has open. */
  const open = new Map<Tab, Set<string>>();

  function isElsewhere(asker: Tab, id: string): boolean {
    return [...open].some(([tab, ids]) => tab !== asker && tabs.has(tab.id) && ids.has(id));
  }

  function statesFor({ book }: MemberDrafts, tab: Tab): readonly DraftState[] {
    return book.all().map((draft) =>
      draftStateOf(draft, {
        uploads: uploads().of(draft.id),
        isStored: book.isStored(draft.id) && uploads().isStored(draft.id),
        isElsewhere: isElsewhere(tab, draft.id),
      }),
    );
  }

  function tellTabs(mine: MemberDrafts, subject: string, told: (tab: Tab) => ToldWritingChange): void {
    for (const tab of tabs.values()) {
      // A tab that does not know of this sign-in yet asks for the drafts when it does.
      if (tab.member !== mine.account.session) continue;
      tab.dirty.markPost(subject, () => told(tab));
      publisher.schedule(tab);
    }
  }

  function tell(mine: MemberDrafts): void {
    const { session } = mine.account;
    const unread = mine.book.isRead() ? {} : ({ isUnread: true } as const);
    tellTabs(mine, "drafts", (tab) => ({ kind: "drafts", drafts: statesFor(mine, tab), ...unread, session }));
  }

  function tellSent(mine: MemberDrafts, sent: SentDraft): void {
    const { session } = mine.account;
    tellTabs(mine, `sent ${sent.draftId}`, () => ({ kind: "sent", sent, session }));
  }

  return {
    openIn: (tab, id) => void open.set(tab, (open.get(tab) ?? new Set()).add(id)),
    closeIn: (tab, id) => void open.get(tab)?.delete(id),
    isElsewhere,
    closeAll: () => open.clear(),
    statesFor,
    tell,
    tellSent,
  };
}
