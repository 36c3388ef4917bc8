// Reads a match's slowly changing facts and the tabs that have data.
import * as v from "valibot";
import { MATCH_TABS, type MatchDetails, type MatchTab } from "#domain/match/matchDetails.ts";
import {
  count,
  flag,
  id,
  instant,
  leagueOfMatch,
  arrayOf,
  oneOf,
  orElse,
  orNone,
  pair,
  type Reads,
  sideTeam,
  text,
} from "../wire/pageParts.ts";

const tab: Reads<MatchTab> = oneOf(
  Object.fromEntries(MATCH_TABS.map((name) => [name, name])) as Readonly<Record<MatchTab, MatchTab>>,
);

const venue = v.object({
  name: v.pipe(text, v.nonEmpty()),
  city: orElse(text, ""),
  capacity: orElse(count, 0),
});

/** A match without a readable list of tabs still has the tabs for posts and analysis. */
export const matchDetails: Reads<MatchDetails> = v.pipe(
  v.object({
    scheduleId: id,
    league: leagueOfMatch,
    season: orElse(text, ""),
    round: orElse(orNone(count), undefined),
    isCup: orElse(flag, false),
    homeTeam: sideTeam,
    guestTeam: sideTeam,
    startTime: orElse(orNone(instant), undefined),
    venue: orElse<v.InferOutput<typeof venue> | undefined>(venue, undefined),
    referee: orElse(text, ""),
    attendance: orElse(orNone(count), undefined),
    tabs: orElse<readonly MatchTab[]>(arrayOf(tab), ["analysis", "posts"]),
  }),
  v.transform((wire) => ({
    matchId: wire.scheduleId,
    league: wire.league,
    season: wire.season,
    round: wire.round,
    cup: wire.isCup,
    teams: pair(wire.homeTeam, wire.guestTeam),
    kickoffAt: wire.startTime,
    venue: wire.venue,
    referee: wire.referee === "" ? undefined : wire.referee,
    attendance: wire.attendance,
    tabs: MATCH_TABS.filter((name) => name === "posts" || wire.tabs.includes(name)),
  })),
);
