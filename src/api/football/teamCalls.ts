// The calls of team pages (CONTRACT §4, assumed).
import type { Params } from "../transport/http.ts";
import { readWith } from "../wire/pageParts.ts";
import { teamFixtures, teamProfile, teamSquad, teamTransfers } from "./team.ts";
import { teamStatistics } from "./teamStatistics.ts";
import { assumed, type PageCallTable } from "../transport/pageCall.ts";

const ofTeam = ({ teamId }: { teamId: number }): Params => ({ teamId });

export const TEAM_CALLS: PageCallTable<
  "teamProfile" | "teamFixtures" | "teamSquad" | "teamStatistics" | "teamTransfers"
> = {
  teamProfile: {
    endpoint: assumed("/api/football/team/detail"),
    params: ofTeam,
    read: readWith(teamProfile),
  },
  teamFixtures: {
    endpoint: assumed("/api/football/team/schedule"),
    params: ofTeam,
    read: readWith(teamFixtures),
  },
  teamSquad: { endpoint: assumed("/api/football/team/squad"), params: ofTeam, read: readWith(teamSquad) },
  teamStatistics: {
    endpoint: assumed("/api/football/team/statistics"),
    params: ofTeam,
    read: readWith(teamStatistics),
  },
  teamTransfers: {
    endpoint: assumed("/api/football/team/transfers"),
    params: ofTeam,
    read: readWith(teamTransfers),
  },
};
