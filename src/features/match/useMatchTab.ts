// Title and icon of a match's browser tab: score and minute, also while the tab is hidden.
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import { phaseLabel } from "#components/match/phaseLabel.ts";
import { useMatchTitle } from "#state/live/client/hooks.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { matchIcon } from "./matchIcon.ts";

const OWN_ICON = "/images/icon.svg";

/** Updates document title and icon with the match; the next page restores the product's own. */
export function useMatchTab(matchId: number, details: MatchDetails | undefined): void {
  const { t, i18n } = useLingui();
  const latest = useMatchTitle();
  const title = latest?.matchId === matchId ? latest : undefined;
  const score = title?.score ? `${title.score.home}–${title.score.away}` : "";
  const minute = title === undefined || title.minute === 0 ? "" : formatMinute(title.minute);
  const state = minute === "" ? (title === undefined ? "" : phaseLabel(title.phase, i18n)) : `${minute}′`;
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
