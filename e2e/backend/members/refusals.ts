// Refusals of members' calls: the code on the wire and the message for the member.
import { type Envelope, refusal } from "../server/envelope.ts";
import { type Words, words } from "../words/words.ts";
import type { WordsKey } from "../words/english.ts";

/** Product codes; 400 (invalid field), 401 (signed out) and 404 (not found) are the same in all calls. */
export const REFUSALS = {
  signedOut: 401,
  wrongSignIn: 4001,
  emailTaken: 4002,
  wrongCode: 4003,
  codeExpired: 4004,
  codeUsed: 4005,
  tooSoon: 4006,
  tooManyTries: 4007,
  codeTries: 4008,
  noEmail: 4009,
  badTicket: 4010,
  wrongPassword: 4011,
  noPassword: 4012,
  sameEmail: 4013,
  badProviderCode: 4014,
  emailOfOther: 4015,
  boundElsewhere: 4016,
  boundAlready: 4017,
  lastWayIn: 4018,
  pictureTooLarge: 4019,
  notAPicture: 4020,
  yourself: 4021,
  postDeleted: 4022,
  notYours: 4023,
  repliesClosed: 4024,
  fansOnly: 4025,
  tooMuch: 4026,
  changedMeanwhile: 4027,
  keyReused: 4028,
  listChanged: 4029,
  slowDown: 4030,
  inviteUnknown: 4031,
  inviteUsedUp: 4032,
  activityClosed: 4033,
  rewardClaimed: 4034,
  rewardNotReached: 4035,
  videoTooLarge: 4036,
  notAVideo: 4037,
  videoTooLong: 4038,
  quotaFull: 4039,
  settingsMissing: 5019,
  alreadySubscribed: 5020,
  priceChanged: 5021,
  paymentOpen: 5022,
  ownCreator: 5023,
  notOnOffer: 5024,
  tooYoung: 5025,
  notCreator: 5026,
  belowLeast: 5030,
  aboveAvailable: 5031,
  walletLocked: 5032,
  quoteOver: 5033,
  withdrawalOpen: 5034,
  tooManyAccounts: 5035,
  accountUnusable: 5036,
  aboveMost: 5037,
  notCancelable: 5038,
} as const satisfies Partial<Record<WordsKey, number>>;

export type RefusalName = keyof typeof REFUSALS;

/** A refusal of the table as an answer; `msg` replaces the table's message by a more exact one. */
export function refuse(name: RefusalName, values?: Words["values"]): Envelope {
  return refusal(REFUSALS[name], words(name, values));
}

/** Refuses because one field is missing or invalid. */
export function refuseField(msg: string | Words): Envelope {
  return refusal(400, msg);
}
