// The addresses of every page that exists, for commands and tests that go through all of them.
import type { RichMatch } from "../backend/testing/feedClient.ts";

const SETTINGS =
  "theme contest contest/sport contest/format contest/provider contest/notifications contest/notifications/football language timezone".split(
    " ",
  );

/** What there is to read, and where to write. */
const INFO = ["faq", "about", "download", "privacy", "service-agreement", "feedback"] as const;

/** Every page by name, without locale prefix; those of football show a match being played, its league, a team, a player. */
export function allRoutes({
  matchId,
  leagueId,
  homeId,
  playerId,
}: RichMatch): Readonly<Record<string, string>> {
  const match = `/football/match/${matchId}`;
  const league = `/football/league/${leagueId}`;
  const team = `/football/team/${homeId}`;
  const tabs = (page: string, path: string, names: readonly string[]): [string, string][] =>
    names.map((name) => [`${page}-${name}`, `${path}?tab=${name}`]);
  return {
    scores: "/",
    alternate: "/index_s",
    live: "/live",
    favorites: "/favorites",
    missing: "/no-such-page",
    login: "/login",
    ...Object.fromEntries(INFO.map((path) => [path, `/${path}`])),
    ...Object.fromEntries(
      ["odds", "summary", "lineups", "analysis", "standings", "posts"].map((tab) => [
        `match-${tab}`,
        `${match}/${tab}`,
      ]),
    ),
    league,
    ...Object.fromEntries(tabs("league", league, ["standings", "players", "statistics"])),
    "league-posts": `${league}/posts`,
    team,
    ...Object.fromEntries(tabs("team", team, ["squad", "standings", "statistics", "transfers"])),
    "team-posts": `${team}/posts`,
    player: `/football/player/${playerId}`,
    settings: "/settings",
    ...Object.fromEntries(
      SETTINGS.map((path) => [`settings-${path.replaceAll("/", "-")}`, `/settings/${path}`]),
    ),
  };
}
