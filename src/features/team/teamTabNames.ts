// Names of the tabs of a team page.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TeamTab } from "./teamSearch.ts";

export const TEAM_TAB_NAMES: Readonly<Record<TeamTab, MessageDescriptor>> = {
  fixtures: msg`Fixtures and results`,
  squad: msg`Squad`,
  standings: msg`Standings`,
  statistics: msg`Statistics`,
  transfers: msg`Transfers`,
};
