// A member's messages: replies, likes, followers and system messages, each kind a tab.
// See docs/product.md#notices.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { CardPage } from "#components/page/CardPage.tsx";
import { PageTabs } from "#components/page/PageTabs.tsx";
import { useAct } from "#components/acting/useAct.ts";
import { NOTICE_KINDS, type NoticeKind, type UnreadCounts } from "#domain/member/member.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { useMember } from "#state/session/useMember.ts";
import { announce } from "#ui/page/announce.ts";
import { Badge } from "#ui/content/Badge.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./MessagesPage.module.css";
import { FIRST_KIND, readMessagesSearch } from "./messagesSearch.ts";
import { NoticeList } from "./NoticeList.tsx";
import { KIND_NAMES } from "./noticeWords.ts";

/** In ms: long enough to be seen, so that a tab passed by does not count. */
const SEEN_AFTER_MS = 2_000;

/** `unread` of the kind, 0 until its list is loaded. A hidden browser tab marks nothing. */
function useMarkRead(kind: NoticeKind, unread: number): void {
  const { run } = useAct("markRead", { quiet: true });
  useEffect(() => {
    if (unread === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        timer = setTimeout(() => void run({ kind }), SEEN_AFTER_MS);
      }
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [kind, unread, run]);
}

/** New messages appear within a minute. */
const REFRESH_EVERY_MS = 60_000;
/** Page size of the server: at most this many unread messages are on the first page. */
const FIRST_PAGE = 20;
/** docs/product.md#badge: badge max 99. */
const BADGE_MAX = 99;

const NONE: UnreadCounts = { reply: 0, like: 0, follow: 0, system: 0, total: 0 };

export function MessagesPage() {
  const { t, i18n } = useLingui();
  usePageView();
  const session = useMember()?.session;
  const kind = useSearch({ strict: false, select: (search) => readMessagesSearch(search).tab }) ?? FIRST_KIND;
  const unread = usePageData("unreadNotices", {}, { refreshEveryMs: REFRESH_EVERY_MS });
  const { data = NONE } = unread;
  const count = data.total > BADGE_MAX ? `${BADGE_MAX}+` : String(data.total);
  usePageTitle(data.total === 0 ? t`Notifications – Touchline` : t`(${count}) Notifications – Touchline`);
  useSeen(kind, data[kind]);
  const { run, busy } = useAct("markRead");

  async function readAll(): Promise<void> {
    const answer = await run({});
    if (answer?.ok) announce(t`All messages are marked as read.`);
  }

  return (
    <CardPage>
      <header className={styles["header"]}>
        <h1 className={styles["title"]}>
          <Trans>Notifications</Trans>
        </h1>
        {/* Not disabled: disabling the focused button would move the keyboard focus to the top of the page. */}
        <Button
          small
          aria-disabled={busy || data.total === 0}
          onClick={data.total === 0 ? undefined : () => void readAll()}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      </header>
      <PageTabs
        label={t`Kinds of messages`}
        waits={unread.data === undefined && unread.failure === undefined}
        tabs={NOTICE_KINDS.map((each) => ({
          key: each,
          // The room of a count is its member's alone.
          label: <TabLabel key={session} name={i18n._(KIND_NAMES[each])} unread={data[each]} />,
          path: "/message",
          search: { tab: each === FIRST_KIND ? undefined : each },
          current: each === kind,
        }))}
      />
      <div className={styles["body"]}>
        <NoticeList key={kind} kind={kind} />
      </div>
    </CardPage>
  );
}

/** What is read leaves the room of its count: the tabs beside it stay where they are. */
function TabLabel({ name, unread }: { readonly name: string; readonly unread: number }) {
  const [most, setMost] = useState(unread);
  if (unread > most) setMost(unread);
  return (
    <span className={styles["tab"]}>
      {name}
      {most === 0 ? null : (
        <span className={styles["count"]} data-read={unread === 0 || undefined} aria-hidden="true">
          <Badge count={unread || most} />
        </span>
      )}
      {unread === 0 ? null : (
        <VisuallyHidden>
          <Plural value={unread} one="# unread" other="# unread" />
        </VisuallyHidden>
      )}
    </span>
  );
}

/** Fetches the list again when the unread count has grown, and marks the visible messages as read. */
function useSeen(kind: NoticeKind, unread: number): void {
  const { data, refetch } = usePageData("notices", { kind, page: 1 });
  const known = data?.items.filter(({ read }) => !read).length;
  const missing = known === undefined ? 0 : Math.min(unread, FIRST_PAGE) - known;
  useEffect(() => {
    if (missing > 0) refetch();
  }, [missing, refetch]);
  useMarkRead(kind, data === undefined ? 0 : unread);
}
