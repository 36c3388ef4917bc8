// The rewards that a member has claimed, newest first, page by page.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { PagedList } from "#components/page/PagedList.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import type { ClaimedReward } from "#domain/activity/activity.ts";
import type { Paged } from "#domain/member/member.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import styles from "./ClaimedList.module.css";
import { InstantText } from "./Period.tsx";
import { TaskTitle } from "./TaskTitle.tsx";

const NOTHING = {} as const;

export function ClaimedList() {
  const { t } = useLingui();
  return (
    <PagedList
      call="claimedRewards"
      params={NOTHING}
      itemsOf={itemsOf}
      keyOf={idOf}
      label={t`Claimed so far`}
      skeleton={<RowsSkeleton rows={3} height={61} />}
      failed={<Trans>The list could not be loaded.</Trans>}
      moreFailed={<Trans>The rest of the list could not be loaded.</Trans>}
      empty={
        <EmptyState icon="trophy" title={<Trans>Nothing claimed yet.</Trans>}>
          <Trans>Finish a task and press Claim.</Trans>
        </EmptyState>
      }
    >
      {({ kind, goal, points, at }, ref) => (
        <div ref={ref as Ref<HTMLDivElement>} tabIndex={-1} className={styles["claimed"]}>
          <div className={styles["what"]}>
            <p>
              <TaskTitle kind={kind} goal={goal} />
            </p>
            {at === undefined ? null : (
              <p className={styles["when"]}>
                <InstantText at={at} />
              </p>
            )}
          </div>
          <b className={styles["points"]}>
            <Plural value={points} one="# point" other="# points" />
          </b>
        </div>
      )}
    </PagedList>
  );
}

const itemsOf = ({ items }: Paged<ClaimedReward>): readonly ClaimedReward[] => items;
const idOf = ({ id }: ClaimedReward): number => id;
