// The frame of the invite activity's pages: title, tabs, and the answer that all of them show.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageSection } from "#components/page/PageSection.tsx";
import { PageTabs } from "#components/page/PageTabs.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import type { InviteActivity } from "#domain/activity/activity.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { ActivityPage } from "./ActivityPage.tsx";
import { Period } from "./Period.tsx";

const NOTHING = {} as const;

const PATHS = {
  overview: "/inviteactivity",
  share: "/inviteactivity/share",
  details: "/inviteactivity/details",
} as const;

export interface InviteFrameProps {
  readonly tab: keyof typeof PATHS;
  readonly children: (activity: InviteActivity) => ReactNode;
}

export function InviteFrame({ tab, children }: InviteFrameProps) {
  const { t } = useLingui();
  usePageView();
  const activity = usePageData("inviteActivity", NOTHING);
  const names: Readonly<Record<keyof typeof PATHS, string>> = {
    overview: t({ message: "Overview", comment: "Tab of the page on which one invites friends" }),
    share: t({ message: "Your code", comment: "Tab: one's own invitation code" }),
    details: t({ message: "Your friends", comment: "Tab: who registered with one's invitation code" }),
  };
  return (
    <ActivityPage
      title={<Trans>Invite friends</Trans>}
      lead={<Trans>Share your code. When a friend registers with it, you both get points.</Trans>}
      tabs={
        <PageTabs
          label={t`Invite friends`}
          tabs={(["overview", "share", "details"] as const).map((key) => ({
            key,
            label: names[key],
            path: PATHS[key],
            current: key === tab,
          }))}
        />
      }
    >
      <PageSection query={activity} skeleton={<RowsSkeleton rows={6} height={64} />}>
        {(data) => (
          <>
            <Period activity={data} />
            {children(data)}
          </>
        )}
      </PageSection>
    </ActivityPage>
  );
}
