// Reads a league's table.
// See docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import type { StandingRow, Standings, ZoneKind } from "#domain/league/standings.ts";
import {
  count,
  flag,
  id,
  arrayOf,
  oneOf,
  orElse,
  orNone,
  type Reads,
  team,
  text,
  whole,
} from "../wire/pageParts.ts";
import { form, formLetter } from "./leagueParts.ts";

const zone: Reads<ZoneKind> = oneOf({
  champions: "champions",
  championsQualifying: "championsQualifying",
  continental: "continental",
  continentalQualifying: "continentalQualifying",
  promotion: "promotion",
  promotionPlayoff: "promotionPlayoff",
  relegationPlayoff: "relegationPlayoff",
  relegation: "relegation",
});

const playing: Reads<StandingRow["playing"]> = orNone(
  v.pipe(
    v.object({ scheduleId: id, result: formLetter }),
    v.transform((wire) => ({ matchId: wire.scheduleId, result: wire.result })),
  ),
);

const row: Reads<StandingRow> = v.pipe(
  v.object({
    rank: id,
    lastRank: orElse(orNone(id), undefined),
    team,
    total: count,
    win: count,
    draw: count,
    loss: count,
    getScore: count,
    lossScore: count,
    // A deduction can lead below 0.
    integral: whole,
    deduct: orElse(count, 0),
    // An unknown zone is read as none.
    zone: orElse(orNone(zone), undefined),
    recent: orElse(form, []),
    playing: orElse(playing, undefined),
  }),
  v.transform((wire) => ({
    place: wire.rank,
    placeBefore: wire.lastRank,
    team: wire.team,
    played: wire.total,
    won: wire.win,
    drawn: wire.draw,
    lost: wire.loss,
    goalsFor: wire.getScore,
    goalsAgainst: wire.lossScore,
    points: wire.integral,
    deducted: wire.deduct,
    zone: wire.zone,
    form: wire.recent,
    playing: wire.playing,
  })),
);

const rows = arrayOf(row);

export const standings: Reads<Standings> = v.pipe(
  v.object({
    sclassId: id,
    season: text,
    total: rows,
    home: rows,
    away: rows,
    live: orNone(rows),
    zones: arrayOf(zone),
    deductions: arrayOf(v.object({ team, points: count, reason: text })),
    isComputed: orElse(flag, false),
  }),
  v.transform(({ sclassId, isComputed, ...wire }) => ({ leagueId: sclassId, computed: isComputed, ...wire })),
);
