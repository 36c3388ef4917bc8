// Names the refusals of the server that pages and core do more about than to show its words.
// See docs/wire.md for the code of each.
import type { Refusal } from "#domain/refusals.ts";
import { type Failure, failure, type Result } from "./result.ts";

const CODES: Readonly<Record<Refusal, number>> = {
  emailTaken: 4002,
  wrongCode: 4003,
  codeExpired: 4004,
  codeUsed: 4005,
  codeTooSoon: 4006,
  codeTries: 4008,
  noAccount: 4009,
  badTicket: 4010,
  wrongPassword: 4011,
  sameEmail: 4013,
  lastWayIn: 4018,
  postDeleted: 4022,
  changedMeanwhile: 4027,
  keyUsed: 4028,
  listChanged: 4029,
  inviteUnknown: 4031,
  inviteUsedUp: 4032,
  activityClosed: 4033,
  settingsMissing: 5019,
  priceChanged: 5021,
  paymentOpen: 5022,
  notOnOffer: 5024,
  notCreator: 5026,
  belowLeast: 5030,
  aboveAvailable: 5031,
  quoteOver: 5033,
  aboveMost: 5037,
};

const NAMES: ReadonlyMap<number, Refusal> = new Map(
  Object.entries(CODES).map(([name, code]) => [code, name as Refusal]),
);

/** The same result; a refusal whose code has a name bears it. */
export function named<T>(result: Result<T>): Result<T> {
  const refusal = result.ok || result.reason !== "refused" ? undefined : NAMES.get(result.code);
  return refusal === undefined || result.ok ? result : { ...result, refusal };
}

/** The failure of a call that the server refuses for a reason with a name. */
export const refusedAs = (refusal: Refusal, message: string): Failure => ({
  ...failure("refused", message, CODES[refusal]),
  refusal,
});
