// The names of the tabs of a league page.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LeagueTab } from "#domain/league/league.ts";

export const LEAGUE_TAB_NAMES: Readonly<Record<LeagueTab, MessageDescriptor>> = {
  fixtures: msg`Fixtures and results`,
  standings: msg`Standings`,
  players: msg`Players`,
  statistics: msg`Statistics`,
};
