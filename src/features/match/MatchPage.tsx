// A match page: the live header, the tabs the match has, and the tab chosen.
import { useLingui } from "@lingui/react/macro";
import { Link, notFound, Outlet } from "@tanstack/react-router";
import { useMemo } from "react";
import { useWatch } from "#state/live/useWatch.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { usePageView } from "#state/usePageView.ts";
import { MatchHeader } from "./MatchHeader.tsx";
import { MatchPageContext } from "./matchContext.ts";
import styles from "./MatchPage.module.css";
import { TAB_NAMES } from "./matchTabs.ts";
import { useMatchTab } from "./useMatchTab.ts";

/** SPEC §9: not found where the call says so; envelope code 404. */
const NOT_FOUND = 404;

export function MatchPage({ matchId }: { readonly matchId: number }) {
  const { i18n, t } = useLingui();
  usePageView(matchId);
  useWatch(useMemo(() => [matchId], [matchId]));
  const details = usePageData("matchDetails", { matchId });
  useMatchTab(matchId, details.data);
  const context = useMemo(() => ({ matchId, details }), [matchId, details]);
  if (details.failure?.code === NOT_FOUND) throw notFound({ routeId: "/football/match/$matchId" });
  return (
    <MatchPageContext value={context}>
      <article className={styles["page"]}>
        <MatchHeader matchId={matchId} details={details.data} />
        <nav aria-label={t`Match`} className={styles["tabs"]}>
          {details.data?.tabs.map((tab) => (
            <Link
              key={tab}
              to={`/football/match/$matchId/${tab}`}
              params={{ matchId: String(matchId) }}
              className={styles["tab"]}
              replace
              resetScroll={false}
            >
              {i18n._(TAB_NAMES[tab])}
            </Link>
          ))}
        </nav>
        <div className={styles["body"]}>
          <Outlet />
        </div>
      </article>
    </MatchPageContext>
  );
}
