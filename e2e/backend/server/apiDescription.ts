// Describes the server's calls in the OpenAPI 3.1 format, and the stream as text.

import { ACCOUNT_PATHS } from "../apiPaths/account.ts";
import { ACTIVITY_PATHS } from "../apiPaths/activities.ts";
import { MATCH_PATHS } from "../apiPaths/matchDetails.ts";
import { LANGUAGE_PATHS } from "../apiPaths/languages.ts";
import { LEAGUE_PATHS } from "../apiPaths/leagues.ts";
import { MEMBERS_ONLY } from "../apiPaths/memberParts.ts";
import { ODDS_PATHS } from "../apiPaths/odds.ts";
import {
  BUSTER,
  call,
  flag,
  LANG,
  listOf,
  object,
  PROVIDER,
  string,
  text,
  whole,
} from "../apiPaths/parts.ts";
import { PEOPLE_PATHS } from "../apiPaths/people.ts";
import { POST_PATHS } from "../apiPaths/posts.ts";
import { SEARCH_PATHS } from "../apiPaths/search.ts";
import { TEAM_PATHS } from "../apiPaths/teams.ts";
import { REFUSALS } from "../members/refusals.ts";
import { ENGLISH } from "../words/english.ts";

const SCHEDULE = { $ref: "#/components/schemas/Schedule" };
const PATHS: Record<string, object> = {
  "/api/football/fixture": {
    get: call(
      "The matches of one day in the viewer's zone, in every state",
      {
        date: text("Calendar day, today when absent", false, "2026-11-21"),
        timezone: text("Zone id, e8 when absent", false, "e0"),
        ...LANG,
        ...BUSTER,
      },
      SCHEDULE,
    ),
  },
  "/api/football/live": {
    get: call("All matches in states 1 to 5, whatever their day", { ...LANG, ...BUSTER }, SCHEDULE),
  },
  "/api/football/matches": {
    get: call(
      "The matches asked for, whatever their day (assumed)",
      { ids: text("Match ids joined by commas, at most 500", true, "1001,1002"), ...LANG },
      SCHEDULE,
    ),
  },
  "/api/football/liveChange": {
    get: call("Live-change records of the last 60 s, joined by !", BUSTER, {
      type: "string",
      description:
        "Fields joined by ^: 0 id, 1 state, 2 match time, 3 start time, 4-5 scores, 6-7 half-time scores, 8-9 red cards, 10-11 yellow cards, 13 line-up, 17 explanation, 21 added time; times YYYYMMDDHHmm at UTC+8",
    }),
  },
  "/api/football/oddsChange": {
    get: call(
      "Odds records of the last 60 s, id^home^draw^away, joined by !",
      { ...PROVIDER, ...BUSTER },
      string,
    ),
  },
  "/api/football/odds": {
    get: call("The full odds list of a provider, id^home^draw^away, joined by !", PROVIDER, string),
  },
  ...MATCH_PATHS,
  ...ODDS_PATHS,
  ...SEARCH_PATHS,
  ...LEAGUE_PATHS,
  ...TEAM_PATHS,
  ...POST_PATHS,
  ...ACCOUNT_PATHS,
  ...PEOPLE_PATHS,
  ...ACTIVITY_PATHS,
  ...LANGUAGE_PATHS,
  "/api/common/ipLocate": { get: call("The visitor's country by name", {}, string) },
  "/api/common/websocketToken": { get: call("A token for the stream, valid for an hour", {}, string) },
};

const IDS_BODY = {
  requestBody: { required: true, content: { "application/json": { schema: listOf(whole) } } },
};

for (const [path, things] of [
  ["matchs", "matches"],
  ["leagues", "leagues"],
  ["teams", "teams"],
] as const) {
  PATHS[`/v1/api/sport/${path}/followed`] = {
    get: call(`Ids of the ${things} the member follows`, {}, listOf(whole), MEMBERS_ONLY),
  };
  for (const verb of ["follow", "unfollow"] as const) {
    PATHS[`/v1/api/sport/${path}/${verb}`] = {
      post: call(`Makes the member ${verb} ${things}; answers with what is followed now`, {}, listOf(whole), {
        ...MEMBERS_ONLY,
        ...IDS_BODY,
      }),
    };
  }
}

const team = object({ teamId: whole, teamName: string, logo: string });

const SCHEMAS = {
  Schedule: object({
    scheduleList: listOf({ $ref: "#/components/schemas/ScheduleItem" }),
    sclassList: listOf(
      object({
        sclassId: whole,
        sclassName: string,
        ifShow: flag,
        color: string,
        countryId: whole,
        isLevel1: flag,
        sort: whole,
      }),
    ),
    countries: listOf(object({ id: whole, name: string, sort: whole, flag: string })),
  }),
  ScheduleItem: object({
    scheduleId: whole,
    matchInfo: object({
      matchState: { ...whole, description: "-14 to 5, docs/product.md#match-states" },
      matchTime: { ...string, description: "Start of the running period, YYYYMMDDHHmm at UTC+8" },
      startTime: { ...string, description: "Scheduled kick-off, YYYYMMDDHHmm at UTC+8" },
      hasLineup: flag,
      homeScore: whole,
      guestScore: whole,
      homeHalfScore: whole,
      guestHalfScore: whole,
      homeRedCard: whole,
      guestRedCard: whole,
      homeYellowCard: whole,
      guestYellowCard: whole,
      injuryTime: whole,
      homeRank: string,
      guestRank: string,
      explainList: string,
    }),
    homeTeam: team,
    guestTeam: team,
    sclassId: whole,
    sclassName: string,
    isNeutrality: flag,
    odds: {
      oneOf: [
        object({
          scheduleId: whole,
          home: { type: "number" },
          draw: { type: "number" },
          away: { type: "number" },
        }),
        { type: "null" },
      ],
    },
  }),
};

/** Text about the stream, which OpenAPI cannot describe. */
export const STREAM_DESCRIPTION: readonly string[] = [
  "GET /stream?channels=football_live_change&token=… upgrades to a websocket. /api/common/websocketToken returns a token; an invalid one closes the socket with 4401.",
  'Text "ok" is the heartbeat, every 5 s. Every other message is binary: zlib-deflated JSON {"channel":"football_live_change","data":"<live-change records>"}, at most twice per second, with the records that changed since the previous message.',
  'The client may send {"type":0,"channels":[…]} as text to change its channels.',
  "Pictures are SVG files under /img/fbteam, fbleague, fbcountry, fbregion and fbplayer.",
];

/** Codes of refusals of members' calls. */
export const REFUSAL_CODES: readonly (readonly [code: number, words: string])[] = Object.entries(
  REFUSALS,
).map(([name, code]) => [code, ENGLISH[name as keyof typeof REFUSALS]]);

/** Text about members, in addition to their calls. */
export const MEMBERS_DESCRIPTION: readonly string[] = [
  "Tokens are valid for 30 days. Signing out revokes one, a new password all others, removing the account all. Codes the server would send by e-mail can be read at /__mailbox (JSON at /__mailbox.json?email=…) and in its log.",
  "The sign-in page of a platform is /__provider/{platform}/authorize?redirect_uri=…&state=….",
];

/** The whole description, ready for JSON. */
export const API_DESCRIPTION = {
  openapi: "3.1.0",
  info: {
    title: "Touchline stand-in backend",
    version: "1.2.0",
    description: [
      ...STREAM_DESCRIPTION,
      ...MEMBERS_DESCRIPTION,
      ...REFUSAL_CODES.map(([code, words]) => `${code}: ${words}`),
    ].join("\n\n"),
  },
  servers: [{ url: "/" }],
  paths: PATHS,
  components: {
    schemas: SCHEMAS,
    securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
  },
};
