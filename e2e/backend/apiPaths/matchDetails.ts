// Describes the calls of a match page and of its summary and line-ups tabs.
import { call, flag, LANG, listOf, object, string, text, whole } from "./parts.ts";

const MATCH = { scheduleId: text("Match id", true, "1001"), ...LANG };
const number = { type: "number" };
const orNull = (shape: object): object => ({ oneOf: [shape, { type: "null" }] });

const team = object({ teamId: whole, teamName: string, logo: string });
const person = { playerId: whole, playerName: string, photo: string };
const gameTime = { ...string, description: 'Match minute, such as "67" or "45+2"' };
const league = object({
  sclassId: whole,
  sclassName: string,
  logo: string,
  country: object({ id: whole, name: string, flag: string }),
});

const missing = listOf(object({ ...person, reason: { ...whole, description: "1 injured, 2 suspended" } }));
const sheetPlayer = {
  ...person,
  shirt: whole,
  position: { ...string, enum: ["G", "D", "M", "F"] },
  isCaptain: flag,
  rating: orNull(number),
  goals: whole,
  ownGoals: whole,
  assists: whole,
  yellowCards: whole,
  redCards: whole,
  onTime: gameTime,
  offTime: gameTime,
};
const sheet = orNull(
  object({
    formation: string,
    coach: string,
    starters: listOf(
      object({
        ...sheetPlayer,
        line: { ...whole, description: "0 the keeper, 1 the defence …" },
        place: { ...whole, description: "From the team's own right, from 0" },
      }),
    ),
    bench: listOf(object(sheetPlayer)),
  }),
);

export const MATCH_PATHS: Record<string, object> = {
  "/api/football/match/detail": {
    get: call(
      "The slow facts of one match and the tabs it has data for (assumed)",
      MATCH,
      object({
        scheduleId: whole,
        league,
        season: string,
        round: orNull(whole),
        isCup: flag,
        homeTeam: team,
        guestTeam: team,
        startTime: orNull({ ...string, description: "YYYYMMDDHHmm at UTC+8" }),
        venue: orNull(object({ name: string, city: string, capacity: whole })),
        referee: string,
        attendance: orNull(whole),
        tabs: listOf(string),
      }),
    ),
  },
  "/api/football/match/summary": {
    get: call(
      "What happened in a match, and its figures (assumed)",
      MATCH,
      object({
        scheduleId: whole,
        incidents: listOf(
          object({
            id: string,
            type: {
              ...whole,
              description:
                "1 goal, 2 red card, 3 yellow card, 4 kick-off, 6 end, 11 own goal, 12 penalty scored, 13 penalty missed, 14 second yellow card, 15 substitution, 16 goal cancelled, 17 added time, 18 half-time, 19 second half, 20 extra time, 21 shoot-out",
            },
            target: { ...whole, description: "1 home, 2 away, 0 none; an own goal counts for who gains it" },
            gameTime,
            player: orNull(object(person)),
            other: orNull(object(person)),
            homeScore: whole,
            guestScore: whole,
            injuryTime: whole,
          }),
        ),
        periods: listOf(
          object({
            period: { ...whole, description: "1 first half, 2 second half, 3 extra time, 4 penalties" },
            homeScore: whole,
            guestScore: whole,
          }),
        ),
        statistics: listOf(object({ type: string, home: number, guest: number })),
        momentum: listOf(
          object({ minute: whole, value: { ...whole, description: "100 all home, -100 all away" } }),
        ),
        shootOut: listOf(object({ target: whole, scored: flag, player: orNull(object(person)) })),
      }),
    ),
  },
  "/api/football/match/lineups": {
    get: call(
      "Both teams' sheets once they are out, and who is missing (assumed)",
      MATCH,
      object({
        scheduleId: whole,
        expectedTime: orNull({ ...string, description: "YYYYMMDDHHmm at UTC+8" }),
        home: sheet,
        guest: sheet,
        homeMissing: missing,
        guestMissing: missing,
      }),
    ),
  },
};
