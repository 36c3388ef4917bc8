// Describes the server's calls in the OpenAPI 3.1 format, and the stream as text.

import { ACTIVITY_PATHS } from "../apiPaths/activities.ts";
import { flag, listOf, object, string, whole } from "../apiPaths/parts.ts";
import { POST_PATHS } from "../apiPaths/posts.ts";
import { REPLY_PATHS } from "../apiPaths/replies.ts";
import { TOPIC_PATHS } from "../apiPaths/topics.ts";
import type { DescribedPaths } from "./describedCalls.ts";
import { REFUSALS } from "../members/refusals.ts";
import { ENGLISH } from "../words/english.ts";

/** Descriptions of calls whose routes fill their files and so hold none. */
export const LISTED_CALLS: Readonly<Record<string, object>> = {
  ...POST_PATHS,
  ...REPLY_PATHS,
  ...TOPIC_PATHS,
  ...ACTIVITY_PATHS,
};

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

/** The whole description of these calls, ready for JSON. */
export const describeApi = (paths: DescribedPaths) => ({
  openapi: "3.1.0",
  info: {
    title: "Touchline reference backend",
    version: "1.2.0",
    description: [
      ...STREAM_DESCRIPTION,
      ...MEMBERS_DESCRIPTION,
      ...REFUSAL_CODES.map(([code, words]) => `${code}: ${words}`),
    ].join("\n\n"),
  },
  servers: [{ url: "/" }],
  paths,
  components: {
    schemas: SCHEMAS,
    securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
  },
});
