// The names of the tabs of a league page, and the tabs that a league has.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LeagueProfile } from "#domain/league/league.ts";
import { LEAGUE_TABS, type LeagueTab } from "./leagueSearch.ts";

export const LEAGUE_TAB_NAMES: Readonly<Record<LeagueTab, MessageDescriptor>> = {
  fixtures: msg`Fixtures and results`,
  standings: msg`Standings`,
  players: msg`Players`,
  statistics: msg`Statistics`,
};

/** A cup has no table. */
export function tabsOf({ cup }: Pick<LeagueProfile, "cup">): readonly LeagueTab[] {
  return cup ? LEAGUE_TABS.filter((tab) => tab !== "standings") : LEAGUE_TABS;
}
