// Reads the analysis of a match: head-to-head meetings, form of both teams, next matches.
// See docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import type { MatchAnalysis } from "#domain/match/analysis.ts";
import { fixture, id, arrayOf, orElse, pair, type Reads } from "../wire/pageParts.ts";

const fixtures = arrayOf(fixture);

export const matchAnalysis: Reads<MatchAnalysis> = v.pipe(
  v.object({
    scheduleId: id,
    sclassId: id,
    homeTeamId: orElse(id, 0),
    guestTeamId: orElse(id, 0),
    meetings: fixtures,
    homeRecent: fixtures,
    guestRecent: fixtures,
    homeNext: fixtures,
    guestNext: fixtures,
  }),
  v.transform((wire) => ({
    matchId: wire.scheduleId,
    leagueId: wire.sclassId,
    teamIds: pair(wire.homeTeamId, wire.guestTeamId),
    meetings: wire.meetings,
    recent: pair(wire.homeRecent, wire.guestRecent),
    next: pair(wire.homeNext, wire.guestNext),
  })),
);
