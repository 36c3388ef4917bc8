// GET /api/football/match/detail, summary and lineups: the match page and two of its tabs.
import type { FastifyInstance } from "fastify";
import { call, flag, LANG, listOf, object, string, text, whole } from "../apiPaths/parts.ts";
import { described } from "../server/describedCalls.ts";
import { answer, refusal } from "../server/envelope.ts";
import { withQuirks } from "../server/schedule.ts";
import type { Services } from "../server/services.ts";
import { readLang } from "./footballQuery.ts";
import { words } from "../words/words.ts";

type Query = { Querystring: Record<string, unknown> };

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
  shirt: orNull(whole),
  position: orNull({ ...string, enum: ["G", "D", "M", "F"] }),
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
        line: orNull({ ...whole, description: "0 the keeper, 1 the defence …; null for no known place" }),
        place: orNull({ ...whole, description: "From the team's own right, from 0" }),
      }),
    ),
    bench: listOf(object(sheetPlayer)),
  }),
);

const CALLS = {
  detail: {
    write: "matchDetails",
    description: call(
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
  summary: {
    write: "matchSummary",
    description: call(
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
  lineups: {
    write: "matchLineups",
    description: call(
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
} as const;

export function matchDetailsRoutes(app: FastifyInstance, services: Services): void {
  for (const [name, { write, description }] of Object.entries(CALLS)) {
    app.get<Query>(`/api/football/match/${name}`, described(description), async ({ query }) => {
      const id = query["scheduleId"];
      const lang = readLang(query);
      if (typeof id !== "string" || !/^[1-9]\d{0,14}$/.test(id)) {
        return refusal(400, "scheduleId is a match id");
      }
      if (!lang.ok) return refusal(400, lang.msg);
      const data = await services.details[write](Number(id), { now: services.now(), lang: lang.value });
      if (data === undefined) return refusal(404, words("noMatch"));
      return answer(services.quirks.looseTypes ? withQuirks(data) : data);
    });
  }
}
