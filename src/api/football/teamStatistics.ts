// Reads a team's statistics of the season.
// See docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import type { TeamStatistics, VenueFigures } from "#domain/team/team.ts";
import { count, arrayOf, player, type Reads, text } from "../wire/pageParts.ts";
import { quarters } from "./leagueParts.ts";

const figures: Reads<VenueFigures> = v.pipe(
  v.object({
    total: count,
    win: count,
    draw: count,
    loss: count,
    getScore: count,
    lossScore: count,
    cleanSheets: count,
    withoutGoal: count,
    over25: count,
    bothScored: count,
  }),
  v.transform(({ total, win, draw, loss, getScore, lossScore, ...wire }) => ({
    ...wire,
    played: total,
    won: win,
    drawn: draw,
    lost: loss,
    goalsFor: getScore,
    goalsAgainst: lossScore,
  })),
);

export const teamStatistics: Reads<TeamStatistics> = v.pipe(
  v.object({
    season: text,
    total: figures,
    home: figures,
    away: figures,
    yellowCard: count,
    redCard: count,
    goalsForByQuarter: quarters,
    goalsAgainstByQuarter: quarters,
    topScorers: arrayOf(v.object({ player, goals: count })),
  }),
  v.transform(({ yellowCard, redCard, ...wire }) => ({
    ...wire,
    yellowCards: yellowCard,
    redCards: redCard,
  })),
);
