// A match page: the live header, the match's tabs, and the content of the chosen tab.
import { useLingui } from "@lingui/react/macro";
import { notFound, Outlet, useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { matchPath } from "#components/page/pageLinks.ts";
import { PageTabs } from "#components/page/PageTabs.tsx";
import { useWatch } from "#state/live/client/useWatch.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { MatchHeader } from "./MatchHeader.tsx";
import { MatchPageContext } from "./matchContext.ts";
import styles from "./MatchPage.module.css";
import { TAB_NAMES } from "./matchTabs.ts";
import { useMatchTab } from "./useMatchTab.ts";

export function MatchPage({ matchId }: { readonly matchId: number }) {
  const { i18n, t } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  usePageView(matchId);
  useWatch(useMemo(() => [matchId], [matchId]));
  const details = usePageData("matchDetails", { matchId });
  useMatchTab(matchId, details.data);
  const context = useMemo(() => ({ matchId, details }), [matchId, details]);
  if (details.failure?.reason === "notFound") throw notFound({ routeId: "/football/match/$matchId" });
  // Only then the height of the header, and the place of what is below it, is known.
  const waits = details.data === undefined && details.failure === undefined;
  return (
    <MatchPageContext value={context}>
      <article className={styles["page"]}>
        <MatchHeader matchId={matchId} details={details.data} />
        <PageTabs
          label={t`Match`}
          tabs={(details.data?.tabs ?? []).map((tab) => {
            const path = `${matchPath(matchId)}/${tab}`;
            return { key: tab, label: i18n._(TAB_NAMES[tab]), path, current: pathname === path };
          })}
        />
        <div className={styles["body"]} data-waits={waits || undefined}>
          <Outlet />
        </div>
      </article>
    </MatchPageContext>
  );
}
