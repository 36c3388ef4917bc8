// Validates the body of a control action, so that a mistyped test fails at once with a clear message.
import { UNITS } from "../creators/terms.ts";
import {
  CONTENT_MODES,
  MEDIA_KINDS,
  POST_TYPES,
  RELATED_TYPES,
  REPLY_RULES,
  VISIBILITIES,
} from "../community/terms.ts";
import type { ControlAction } from "../control/controlActions.ts";
import { NOTICE_TYPES } from "../database/notices.ts";
import { FAULT_KINDS } from "../control/faults.ts";
import { STREAM_FAULT_KINDS } from "../control/streamFaults.ts";
import { METHODS, REASONS, WITHDRAW_STATUSES } from "../wallet/terms.ts";

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isText: Check = (value) => typeof value === "string";
const isSwitch: Check = (value) => typeof value === "boolean";
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isTexts: Check = (value) =>
  typeof value === "object" && value !== null && Object.values(value).every(isText);
const isIds: Check = (value) => Array.isArray(value) && value.every(isNumber);
const isTextList: Check = (value) => Array.isArray(value) && value.every(isText);
const isSubject: Check = (value) =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  RELATED_TYPES.some((type) => type === value.type) &&
  "id" in value &&
  isNumber(value.id);
const oneOf =
  (...options: readonly unknown[]): Check =>
  (value) =>
    options.includes(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const isFees: Check = (value) =>
  Array.isArray(value) &&
  value.every(
    (fee: Readonly<Record<string, unknown>> | null) =>
      isCount(fee?.["num"]) &&
      oneOf(...UNITS)(fee?.["unit"]) &&
      isText(fee?.["price"]) &&
      optional(isText)(fee?.["firstTimePrice"]),
  );

const isMedia: Check = (value) =>
  Array.isArray(value) &&
  value.every(
    (medium: Readonly<Record<string, unknown>> | null) =>
      oneOf(...MEDIA_KINDS)(medium?.["kind"]) &&
      ["src", "poster", "alt"].every((name) => isText(medium?.[name])) &&
      ["width", "height"].every((name) => isNumber(medium?.[name])) &&
      isSwitch(medium?.["embedded"]),
  );

const side = oneOf("home", "away");
const counted = optional(isCount);

const MATCH_NUMBERS = [
  "state",
  "minute",
  "kickoffAt",
  "periodStartedAt",
  "homeScore",
  "guestScore",
  "homeHalf",
  "guestHalf",
  "homeRed",
  "guestRed",
  "homeYellow",
  "guestYellow",
  "injuryTime",
  "leagueId",
  "homeId",
  "awayId",
] as const;

const SHAPES: Readonly<Record<ControlAction, Readonly<Record<string, Check>>>> = {
  goal: { matchId: isNumber, side },
  cancelGoal: { matchId: isNumber, side },
  card: { matchId: isNumber, side, color: oneOf("red", "yellow") },
  phase: { matchId: isNumber, state: isNumber, minute: counted },
  match: {
    matchId: isNumber,
    ...Object.fromEntries(MATCH_NUMBERS.map((name) => [name, optional(isNumber)])),
    hasLineup: optional(isSwitch),
    neutral: optional(isSwitch),
    homeRank: optional(isText),
    guestRank: optional(isText),
    explain: optional(isText),
  },
  odds: { matchId: isNumber, provider: oneOf(8, 47, 9), home: isNumber, draw: isNumber, away: isNumber },
  rename: { teams: optional(isTexts), leagues: optional(isTexts), countries: optional(isTexts) },
  longNames: { letters: isIds },
  freeze: { on: isSwitch },
  only: { matchIds: optional(isIds) },
  manyMatches: { count: isCount },
  load: { framesPerSecond: isCount, recordsPerFrame: isCount, seed: optional(isNumber) },
  burst: { records: isCount },
  tick: {},
  quirks: { looseTypes: optional(isSwitch), commaOdds: optional(isSwitch) },
  dictionary: { lang: isText, entries: isTexts },
  languages: { codes: optional(isTextList) },
  clock: { shiftMs: isNumber },
  fault: {
    path: isText,
    kind: oneOf(...FAULT_KINDS),
    ms: counted,
    status: optional(isNumber),
    headers: optional(isTexts),
    count: counted,
  },
  clearFaults: {},
  streamFault: { kind: oneOf(...STREAM_FAULT_KINDS), on: isSwitch, count: counted },
  closeSockets: { code: isNumber, reason: optional(isText) },
  send: { base64: optional(isText), text: optional(isText) },
  bomb: { bytes: counted },
  heartbeat: {},
  deploy: { keepOld: isSwitch, endOffline: optional(isSwitch) },
  expireTokens: {},
  expireSessions: { userId: optional(isNumber) },
  tokenLifetime: { ms: counted },
  ageCodes: { ms: isNumber, email: optional(isText) },
  clearTries: {},
  member: {
    name: isText,
    email: optional(isText),
    password: optional(isText),
    birthday: optional(isText),
    avatar: optional(isText),
    countryId: optional(isNumber),
  },
  removeMember: { userId: isNumber },
  notice: {
    userId: isNumber,
    type: oneOf(...NOTICE_TYPES),
    actorId: optional(isNumber),
    postId: optional(isNumber),
    replyId: optional(isNumber),
    text: optional(isText),
  },
  activity: { name: oneOf("invite", "post"), startsInMs: isNumber, endsInMs: isNumber },
  inviteFriends: { userId: isNumber, count: isCount },
  writePosts: { userId: isNumber, count: isCount, likes: counted, replies: counted },
  post: {
    count: counted,
    userId: optional(isNumber),
    title: optional(isText),
    content: optional(isText),
    contentMode: optional(oneOf(...CONTENT_MODES)),
    summary: optional(isText),
    media: optional(isMedia),
    visibility: optional(oneOf(...VISIBILITIES)),
    postType: optional(oneOf(...POST_TYPES)),
    replyRule: optional(oneOf(...REPLY_RULES)),
    isSpoiler: optional(isSwitch),
    about: optional(isSubject),
    topicId: optional(isNumber),
    likes: counted,
  },
  reply: {
    postId: isNumber,
    parentId: optional(isNumber),
    userId: optional(isNumber),
    count: counted,
    content: optional(isText),
    contentMode: optional(oneOf(...CONTENT_MODES)),
    media: optional(isMedia),
  },
  like: {
    postId: optional(isNumber),
    replyId: optional(isNumber),
    userId: optional(isNumber),
    count: counted,
    like: optional(isSwitch),
  },
  deletePost: { postId: isNumber, isDeleted: optional(isSwitch) },
  deleteReply: { replyId: isNumber },
  mute: { userId: isNumber, mutedId: isNumber, forMs: counted },
  creator: { userId: isNumber, on: isSwitch },
  subscription: { userId: isNumber, creatorId: isNumber, forMs: counted },
  fees: { userId: isNumber, list: isFees },
  sale: { userId: isNumber, creatorId: isNumber, num: counted },
  order: {
    orderId: isNumber,
    status: oneOf("PAID", "PROCESSING", "FAILED", "CANCELED"),
    afterMs: counted,
    times: counted,
  },
  refund: { orderId: isNumber },
  wallet: {
    userId: isNumber,
    available: optional(Number.isInteger),
    onHold: optional(Number.isInteger),
    lockForMs: counted,
  },
  payoutAccount: {
    userId: isNumber,
    method: oneOf(...METHODS),
    ageMs: counted,
    countryId: counted,
    isRefused: optional(isSwitch),
  },
  withdrawState: {
    withdrawId: isNumber,
    status: oneOf(...WITHDRAW_STATUSES),
    reason: optional(oneOf(...REASONS)),
  },
  takeViolations: {},
  reset: {},
  resetCounters: {},
};

/** One sentence about the first error in an action's body; undefined if it is valid. */
export function controlProblem(action: ControlAction, body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return `${action} takes a JSON object`;
  const shape = SHAPES[action];
  const fields = body as Record<string, unknown>;
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(shape, name));
  if (unknown !== undefined) return `${action} does not take ${unknown}`;
  const wrong = Object.entries(shape).find(([name, check]) => !check(fields[name]));
  return wrong === undefined ? undefined : `${action}: ${wrong[0]} is missing or not of its kind`;
}
