// The notices of a kind, newest first, page by page.
import { Trans, useLingui } from "@lingui/react/macro";
import { PagedList } from "#components/page/PagedList.tsx";
import type { NoticeKind } from "#domain/member/member.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { NoticeLine } from "./NoticeLine.tsx";
import styles from "./NoticeList.module.css";
import { KIND_NAMES, NOTHING_YET } from "./noticeWords.ts";

export function NoticeList({ kind }: { readonly kind: NoticeKind }) {
  const { i18n } = useLingui();
  const { icon, title, text } = NOTHING_YET[kind];
  return (
    <PagedList
      call="notices"
      params={{ kind }}
      itemsOf={({ items }) => items}
      keyOf={({ id }) => id}
      label={i18n._(KIND_NAMES[kind])}
      skeleton={<NoticesSkeleton />}
      failed={<Trans>Your messages could not be loaded.</Trans>}
      moreFailed={<Trans>More messages could not be loaded.</Trans>}
      empty={
        <EmptyState icon={icon} title={i18n._(title)}>
          {i18n._(text)}
        </EmptyState>
      }
    >
      {(notice, ref) => <NoticeLine notice={notice} ref={ref} />}
    </PagedList>
  );
}

const SKELETON_LINES = [62, 48, 71, 55, 66] as const;

function NoticesSkeleton() {
  return SKELETON_LINES.map((width) => (
    <div key={width} className={styles["waiting"]}>
      <Skeleton width={40} height={40} round />
      <div className={styles["waitingWords"]}>
        <Skeleton width={`${width}%`} height={14} />
        <Skeleton width={`${width + 24}%`} height={12} />
      </div>
    </div>
  ));
}
