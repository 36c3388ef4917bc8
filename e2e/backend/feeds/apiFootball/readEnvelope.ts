/** Reads what encloses every answer of API-Football: failures told with status 200, and the budget in headers. */
import type { FeedAnswer, FeedBudget, FeedRead } from "../contract.ts";
import { DAY_MS, fault, MINUTE_MS, parse, statusFault } from "../reading/answers.ts";
import { isObject, items, text } from "../reading/json.ts";

/** Calls a day of the free plan, and ours. */
const THEIR_DAY = 100;
const OUR_DAY = 80;
/** Of a paid plan's calls. */
const OUR_SHARE = 0.8;

const count = (value: string | null): number | undefined =>
  value !== null && /^\d{1,9}$/.test(value) ? Number(value) : undefined;

const nextMidnight = (at: number): number => (Math.floor(at / DAY_MS) + 1) * DAY_MS;

export function budget({ headers, receivedAt }: FeedAnswer): FeedBudget | undefined {
  const left = count(headers.get("x-ratelimit-requests-remaining"));
  const day = count(headers.get("x-ratelimit-requests-limit")) ?? THEIR_DAY;
  const minute = count(headers.get("x-ratelimit-limit"));
  if (left === undefined) return undefined;
  const ours = day > THEIR_DAY ? Math.floor(day * OUR_SHARE) : OUR_DAY;
  const share = {
    left: Math.max(0, left - (day - ours)),
    untilMs: nextMidnight(receivedAt),
  };
  if (day <= THEIR_DAY) return share;
  const perMinute = Math.max(1, Math.floor((minute ?? 10) * OUR_SHARE));
  return {
    ...share,
    limits: [
      { calls: ours, perMs: DAY_MS, resetsAtUtcMidnight: true },
      { calls: perMinute, perMs: MINUTE_MS },
    ],
  };
}

/** The failure in `errors`, an object or a list; undefined if there is none. */
function toldFault(errors: unknown, receivedAt: number): (FeedRead & { ok: false }) | undefined {
  const keys = isObject(errors) ? Object.keys(errors) : items(errors).map((each) => text(each) ?? "?");
  if (keys.length === 0) return undefined;
  const told = keys.join(" ").toLowerCase();
  if (/\bplan\b/.test(told)) return fault("PLAN");
  if (/\brequests\b/.test(told)) return fault("QUOTA", nextMidnight(receivedAt));
  if (/\bratelimit\b/.test(told)) return fault("THROTTLED");
  if (/\btoken\b|\baccess\b/.test(told)) return fault("KEY");
  return fault("UNREADABLE");
}

/** The items of `response`, or the failure. */
export function readEnvelope(answer: FeedAnswer): readonly unknown[] | (FeedRead & { ok: false }) {
  const failed = statusFault(answer);
  if (failed !== undefined) return failed;
  const json = parse(answer.body);
  if (!isObject(json)) return fault("UNREADABLE");
  const told = toldFault(json["errors"], answer.receivedAt);
  if (told !== undefined) return told;
  return Array.isArray(json["response"]) ? items(json["response"]) : fault("UNREADABLE");
}
