// A match page: the live header, the match's tabs, and the content of the chosen tab.
import { isRowHidden, useHidesToday, useShowScore } from "#components/spoilers/hiddenScores.ts";
import { HiddenPart } from "#components/spoilers/HiddenPart.tsx";
import { useLingui } from "@lingui/react/macro";
import { notFound, Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { matchPath } from "#components/page/pageLinks.ts";
import { PageTabs } from "#components/page/PageTabs.tsx";
import { useWatch } from "#state/live/client/useWatch.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { MatchHeader } from "./MatchHeader.tsx";
import { MatchPageContext } from "./matchContext.ts";
import styles from "./MatchPage.module.css";
import { TAB_NAMES } from "./matchTabs.ts";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import { phaseLabel } from "#components/match/phaseLabel.ts";
import { useListInfo, useMatch, useMatchTitle } from "#state/live/client/hooks.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { matchIcon } from "./matchIcon.ts";

const OWN_ICON = "/images/icon.svg";

/** Updates document title and icon with the match; the next page restores the product's own. */
function useMatchTab(matchId: number, details: MatchDetails | undefined): void {
  const { t, i18n } = useLingui();
  const latest = useMatchTitle();
  const title = latest?.matchId === matchId ? latest : undefined;
  const score = title?.score ? `${title.score.home}–${title.score.away}` : "";
  const minute = title === undefined || title.minute <= 0 ? "" : formatMinute(title.minute);
  const state = minute === "" ? (title === undefined ? "" : phaseLabel(title, i18n)) : `${minute}′`;
  const names = details ? `${details.teams.home.name} – ${details.teams.away.name}` : "";
  const parts = [state, score, names].filter((part) => part !== "").join(" ");
  usePageTitle(parts === "" ? t`Match – Touchline` : t`${parts} – Touchline`);

  const running = minute !== "" || title?.phase === "halfTime";
  useEffect(() => {
    setIcon(score === "" ? OWN_ICON : matchIcon(score.replace("–", "-"), minute, running));
  }, [score, minute, running]);
  useEffect(() => () => setIcon(OWN_ICON), []);
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null && link.getAttribute("href") !== href) link.href = href;
}

export function MatchPage({ matchId }: { readonly matchId: number }) {
  const { i18n, t } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useMemo(() => [matchId], [matchId]);
  usePageView(shown);
  useWatch(shown);
  const status = useListInfo()?.status;
  const details = usePageData("matchDetails", { matchId });
  useMatchTab(matchId, details.data);
  const row = useMatch(matchId);
  const show = useShowScore();
  // Whether its score is hidden is said by its row.
  const waitsForRow = useHidesToday() && row === undefined && status !== "failed";
  const context = useMemo(() => ({ matchId, details }), [matchId, details]);
  if (details.failure?.reason === "notFound") throw notFound({ routeId: "/football/match/$matchId" });
  // Then the height of the header, and the place of what is below it, is not known: a row may bring a note.
  const waitsForList = row === undefined && (status === undefined || status === "loading");
  const waits = (details.data === undefined && details.failure === undefined) || waitsForList;
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
          {isRowHidden(row) ? <HiddenPart onShow={() => show(matchId)} /> : waitsForRow ? null : <Outlet />}
        </div>
      </article>
    </MatchPageContext>
  );
}
