// Schemas shared by the answers for match, league, team and player pages.
import { flag, listOf, object, string, whole } from "./parts.ts";

export const number = { type: "number" };
export const orNull = (schema: object): object => ({ oneOf: [schema, { type: "null" }] });
export const country = object({ id: whole, name: string, flag: string });
export const league = object({ sclassId: whole, sclassName: string, logo: string, country });
export const team = object({ teamId: whole, teamName: string, logo: string });
export const player = object({ playerId: whole, playerName: string, photo: string });

export const fixture = object({
  scheduleId: whole,
  league,
  round: orNull(whole),
  startTime: orNull({ ...string, description: "YYYYMMDDHHmm at UTC+8" }),
  matchState: whole,
  homeTeam: team,
  guestTeam: team,
  homeScore: orNull(whole),
  guestScore: orNull(whole),
  homeHalfScore: orNull(whole),
  guestHalfScore: orNull(whole),
  winner: { ...whole, description: "1 home, 2 away, 0 where extra time or penalties decided nothing" },
  isNeutrality: flag,
});
export const fixtures = listOf(fixture);

export const form = { ...string, description: "Letters W, D and L, newest last", examples: ["WDLWW"] };
export const quarters = {
  ...listOf(whole),
  description: "By quarter of an hour: 0–15, 16–30, 31–45+, 46–60, 61–75, 76–90+",
};

export const row = object({
  rank: whole,
  lastRank: orNull(whole),
  team,
  total: whole,
  win: whole,
  draw: whole,
  loss: whole,
  getScore: whole,
  lossScore: whole,
  integral: { ...whole, description: "Points, deductions taken off" },
  deduct: whole,
  zone: orNull(string),
  recent: form,
  playing: orNull(object({ scheduleId: whole, result: string })),
});

export const tallies = listOf(
  object({
    player,
    team,
    matches: whole,
    goals: whole,
    penalties: whole,
    assists: whole,
    yellowCard: whole,
    redCard: whole,
  }),
);

export const venueFigures = object({
  total: whole,
  win: whole,
  draw: whole,
  loss: whole,
  getScore: whole,
  lossScore: whole,
  cleanSheets: whole,
  withoutGoal: whole,
  over25: whole,
  bothScored: whole,
});

export const figures = object({
  matches: whole,
  starts: whole,
  minutes: whole,
  goals: whole,
  assists: whole,
  yellowCard: whole,
  redCard: whole,
  rating: orNull(number),
});
